import CarillonAPI
import ServiceKit
import Storage

/// Deletes notifications past their retention (RCPT-19), and stores the limit, so that a later report on a deleted notification is recognized
/// (RCPT-06).
enum Purge {
    static let schema = """
        CREATE TABLE purges (
          tenant INTEGER PRIMARY KEY,
          -- Notifications created before this instant were removed.
          before_ms INTEGER NOT NULL
        );
        """

    /// Every app that ever had a notification in the ledger.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try Row.fetchAll(
            database, sql: "SELECT organization_id, app_id FROM tenants JOIN statistics ON tenant = id WHERE name = ?",
            arguments: [StatisticName.notifications.text]
        ).map { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// Deletes the oldest notifications created before an instant, with their devices, attempts and reports. Statistics stay; open notifications
    /// count as cancelled.
    ///
    /// - Parameters:
    ///   - keepsOpen: Keep open notifications, for a retention of 0 days.
    ///   - limit: Most notifications of one call, so that other writes get their turn.
    /// - Returns: The number of deleted notifications.
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
        try StatisticsTable.add(statistics, database)
        return rows.count
    }

    /// Whether an unknown id may be of a purged or anonymized notification. The time in the id decides, so an id that Carillon did not make gives
    /// false.
    static func mayHaveHad(_ id: String, _ tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        guard let made = id.split(separator: "_").last.flatMap({ ULID($0) })?.milliseconds else { return false }
        let before = try Int64.fetchOne(
            database.cachedStatement(sql: "SELECT before_ms FROM purges WHERE tenant = \(TenantTable.number)"),
            arguments: [tenant.organizationId, tenant.appId])
        let unnamed = try AgedNotifications.anonymizedBefore(tenant, database)
        return made < max(before ?? .min, unnamed ?? .min)
    }
}
