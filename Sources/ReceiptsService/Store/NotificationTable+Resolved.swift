import CarillonAPI
import GRDB
import Providers
import ServiceKit
import Storage

/// Resolved notifications: nothing more is awaited of any of their pushes.
extension NotificationTable {
    /// SQL that is true for a row `n` of a resolved notification: no push and no device is open, no provider may still refuse what it accepted, and
    /// no mail waits in place of a push. ?1 is the instant.
    private static let isResolved = """
        NOT EXISTS (
          SELECT 1 FROM notifications p WHERE p.notification_id = n.notification_id AND p.tenant = n.tenant AND (
            CASE WHEN p.push_device_id = '' THEN p.status IN (\(open)) ELSE \(waits("p", status: "p.device_status")) END
            OR EXISTS (
              SELECT 1 FROM devices d WHERE d.notification_row = p.id AND d.push_device_id <> '' AND (\(waits("d", status: "d.status"))))))
          AND NOT EXISTS (
            SELECT 1 FROM tenants t JOIN fallback_mails f
              ON f.organization_id = t.organization_id AND f.app_id = t.app_id AND f.notification_id = n.notification_id
            WHERE t.id = n.tenant)
        """

    private static let open = CommonV1.DeliveryStatus.open.map { String($0.rawValue) }.joined(separator: ", ")

    /// SQL that is true for a device of which an outcome is awaited.
    ///
    /// - Parameter table: the alias of the table.
    private static func waits(_ table: String, status: String) -> String {
        let receipts = ProviderList.all.compactMap { adapter in
            adapter.receiptLifetime.map { "\(table).provider = '\(adapter.id.rawValue)' AND \(table).sent_at_ms > ?1 - \($0.wholeMilliseconds)" }
        }
        let awaited = receipts.isEmpty ? "0" : receipts.map { "(\($0))" }.joined(separator: " OR ")
        return "(\(status) IN (\(open)) OR \(status) = \(CommonV1.DeliveryStatus.sent.rawValue) AND (\(awaited)))"
    }

    private static let ofApp = "SELECT id FROM notifications n WHERE tenant = ?2 AND superseded = 0 AND \(isResolved) ORDER BY created_at_ms LIMIT ?3"
    private static let one = "SELECT id FROM notifications n WHERE tenant = ?2 AND notification_id = ?3 AND superseded = 0 AND \(isResolved)"

    /// The newest rows of resolved notifications of an app, the oldest first.
    ///
    /// - Parameter tenant: number of the app.
    static func resolved(_ tenant: Int64, at now: Instant, limit: Int, _ database: Database) throws -> [Int64] {
        try database.rows(ofApp, [now, tenant, limit]) { $0[0] as Int64 }
    }

    /// The newest row of a notification that is resolved; nil: it is not, or is unknown.
    static func resolved(_ notificationID: String, of tenant: Int64, at now: Instant, _ database: Database) throws -> Int64? {
        try database.firstRow(one, [now, tenant, notificationID]) { $0[0] as Int64 }
    }
}
