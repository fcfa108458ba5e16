import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Counts of the notifications of some events. They are counted from the rows at each call: a row takes about a microsecond.
extension NotificationTable {
    /// Notifications with a push, by the name of the status of their newest one.
    ///
    /// - Parameter prefix: what the ids of the events begin with. It is not empty.
    static func countByStatus(eventIDPrefix prefix: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> [String: Int64] {
        // No id has the last character of Unicode.
        let counts = try database.rows(
            """
            SELECT status, COUNT(*) FROM notifications INDEXED BY notifications_by_event
            WHERE event_id >= ?3 AND event_id < ?4 AND tenant = \(TenantTable.userNumber) AND superseded = 0 AND push_id <> ''
            GROUP BY status
            """, [tenant.organizationId, tenant.appId, prefix, prefix + "\u{10FFFF}"]
        ) { (CommonV1.DeliveryStatus(rawValue: $0[0]).name, $0[1] as Int64) }
        return Dictionary(counts) { $0 + $1 }
    }
}
