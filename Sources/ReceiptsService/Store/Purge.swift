import CarillonAPI
import ServiceKit
import Storage

/// Removes what is past its retention (RCPT-19), and remembers up to when, so that a report that comes later is known to speak of
/// something that was here once (RCPT-06).
enum Purge {
    static let schema = """
        CREATE TABLE purges (
          tenant INTEGER PRIMARY KEY,
          -- Notifications created before this instant were removed.
          before_ms INTEGER NOT NULL
        );
        """

    /// Everybody the ledger has ever had a notification of.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try Row.fetchAll(
            database, sql: "SELECT organization_id, app_id FROM tenants JOIN statistics ON tenant = id WHERE name = ?",
            arguments: [StatisticName.notifications.text]
        ).map { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// Removes the oldest notifications created before an instant, with all that belongs to them. Statistics stay; what
    /// was still open counts as cancelled.
    ///
    /// - Parameters:
    ///   - keepsOpen: Leave what is not resolved yet (a retention of no days).
    ///   - limit: Notifications one call removes at most, so that writes of others get their turn.
    /// - Returns: How many it removed.
    static func remove(
        _ tenant: CommonV1.Tenant, before: Int64, keepsOpen: Bool, limit: Int, _ database: Database
    ) throws -> Int {
        let number = try TenantTable.findOrInsert(tenant, database)
        try database.cachedStatement(
            sql: """
                INSERT INTO purges (tenant, before_ms) VALUES (?, ?)
                ON CONFLICT (tenant) DO UPDATE SET before_ms = MAX(before_ms, excluded.before_ms)
                """
        ).execute(arguments: [number, before])
        let open = keepsOpen ? "AND status NOT IN (\(CommonV1.DeliveryStatus.open.map { String($0.rawValue) }.joined(separator: ", ")))" : ""
        let rows = try Int64.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT id FROM notifications WHERE tenant = ? AND created_at_ms < ? \(open)
                    ORDER BY created_at_ms LIMIT ?
                    """), arguments: [number, before, limit])
        var statistics = StatisticsChanges()
        for row in rows {
            try DeviceTable.cancelOpen(notificationRow: row, of: number, &statistics, database)
            for table in ["client_reports", "attempts", "devices"] {
                try database.cachedStatement(sql: "DELETE FROM \(table) WHERE notification_row = ?").execute(arguments: [row])
            }
            try database.cachedStatement(sql: "DELETE FROM notifications WHERE id = ?").execute(arguments: [row])
        }
        try statistics.apply(database)
        return rows.count
    }

    /// Whether an id that the ledger does not have is of a time that it no longer knows, or knows without names. Our ids tell when they were
    /// made.
    static func mayHaveHad(_ id: String, _ tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        guard let made = id.split(separator: "_").last.flatMap({ ULID($0) })?.milliseconds else { return false }
        let before = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT before_ms FROM purges WHERE tenant = \(TenantTable.number)"),
            arguments: [tenant.organizationId, tenant.appId])
        let unnamed = try AgedNotifications.anonymizedBefore(tenant, database)
        return made < max(before ?? .min, unnamed ?? .min)
    }
}
