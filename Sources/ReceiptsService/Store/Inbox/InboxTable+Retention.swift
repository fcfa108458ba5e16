import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Old entries of the notification centre. Their retention is not that of the delivery log.
extension InboxTable {
    /// Entries that one transaction deletes.
    static let entriesPerWrite = 1_000
    /// Deletions are remembered as long as a record of a notification may come late.
    private static let lateRecords = Duration.days(28)

    /// Apps with entries.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows(
            """
            SELECT organization_id, app_id FROM tenants
            WHERE EXISTS (SELECT 1 FROM inbox_entries INDEXED BY inbox_entries_by_creation WHERE tenant = tenants.id)
            """
        ) { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// Deletes an app's oldest entries that were created before an instant.
    ///
    /// - Returns: how many; fewer than ``entriesPerWrite`` when nothing is left.
    static func deleteOld(_ tenant: CommonV1.Tenant, before: Instant, _ database: Database) throws -> Int {
        guard let number = try TenantTable.find(tenant, database) else { return 0 }
        let old = try database.rows(
            """
            SELECT id, user_id, read_at_ms IS NULL AND hidden = 0 FROM inbox_entries INDEXED BY inbox_entries_by_creation
            WHERE tenant = ? AND created_at_ms < ? ORDER BY created_at_ms LIMIT ?
            """, [number, before, entriesPerWrite]
        ) { (row: $0[0] as Int64, userID: $0[1] as String, isUnread: $0[2] as Bool) }
        for entry in old {
            try database.run("DELETE FROM inbox_entries WHERE id = ?", [entry.row])
            if entry.isUnread { try countLess(1, userID: entry.userID, number, database) }
        }
        return old.count
    }

    /// Forgets deleted entities, and marks without an entry, for which no record can come any more.
    ///
    /// - Returns: how many.
    static func forgetLate(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        let before = now - lateRecords
        let entities = try database.countChanges(
            """
            DELETE FROM inbox_deleted_entities WHERE (entity_id, tenant, entity_type) IN (
              SELECT entity_id, tenant, entity_type FROM inbox_deleted_entities WHERE deleted_at_ms < ? LIMIT ?)
            """, [before, limit])
        guard entities < limit else { return entities }
        return entities + (try InboxMarkTable.deleteOld(before: before, limit: limit - entities, database))
    }
}
