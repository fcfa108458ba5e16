import CarillonAPI
import Storage

/// What is counted of an app's devices (REG-33, OBS-08).
struct DeviceStatistics: Sendable {
    /// Administrators of an organization see no group of fewer users than this: it would say something of persons (REG-32).
    static let smallestShownGroup: Int64 = 5
    private static let weekMs: Int64 = 7 * 86_400_000

    let nowMs: Int64
    /// Smaller groups are merged into `other`; 1 merges none.
    let smallestGroup: Int64

    func read(_ tenant: Tenant, _ database: Database) throws -> RegistryV1.AppDeviceStats {
        let key: StatementArguments = [tenant.organization, tenant.app]
        func count(_ sql: String, _ more: StatementArguments = []) throws -> Int64 {
            try database.firstRow(sql, key + more) { $0[0] as Int64 } ?? 0
        }
        var stats = RegistryV1.AppDeviceStats()
        stats.tenant = tenant.message
        stats.activeDevices = try count("SELECT count(*) FROM devices WHERE organization_id = ? AND app_id = ? AND status = 'active'")
        stats.byType = try groups(of: "device_type", among: "status = 'active'", key, database)
        stats.byPlatform = try groups(of: "platform", among: "status = 'active'", key, database)
        stats.byStatus = try groups(of: "status", among: "1", key, database)
        stats.multiDeviceUsers = try count(
            """
            SELECT count(*) FROM (
                SELECT 1 FROM devices WHERE organization_id = ? AND app_id = ? AND status = 'active' GROUP BY user_id HAVING count(*) > 1)
            """)
        stats.activeUsers = try count("SELECT count(*) FROM users WHERE organization_id = ? AND app_id = ? AND status = 'active'")
        stats.pushEnabledUsers = try count(
            """
            SELECT count(DISTINCT d.user_id) FROM devices AS d
            CROSS JOIN users AS u ON u.organization_id = d.organization_id AND u.app_id = d.app_id AND u.user_id = d.user_id
                AND u.status = 'active'
            WHERE d.organization_id = ? AND d.app_id = ? AND d.status = 'active' AND d.notifications_enabled AND d.address IS NOT NULL
                AND d.permission_status IN ('granted', 'provisional')
            """)
        stats.permissionDeterminedDevices = try count(
            """
            SELECT count(*) FROM devices WHERE organization_id = ? AND app_id = ? AND status <> 'revoked'
                AND permission_status <> 'not_determined'
            """)
        stats.permissionDeniedDevices = try count(
            "SELECT count(*) FROM devices WHERE organization_id = ? AND app_id = ? AND status <> 'revoked' AND permission_status = 'denied'")
        // What verdicts took out of sending is in the journal, the devices that they deleted included.
        stats.tokensExpiredThisWeek = try count(
            "SELECT count(*) FROM invalidation_journal WHERE organization_id = ? AND app_id = ? AND invalidated_at_ms > ?",
            [nowMs - Self.weekMs])
        let registrations = try RegistrationTally.read(tenant, nowMs: nowMs, database)
        (stats.registrationsAttempted, stats.registrationsTaken) = (registrations.attempted, registrations.taken)
        return stats
    }

    /// The groups of a column, the largest first and `other` last.
    private func groups(
        of column: String, among condition: String, _ key: StatementArguments, _ database: Database
    ) throws -> [RegistryV1.DeviceGroup] {
        let all = try database.rows(
            """
            SELECT \(column), count(*), count(DISTINCT user_id) FROM devices WHERE organization_id = ? AND app_id = ? AND \(condition)
            GROUP BY 1 ORDER BY 3 DESC, 1
            """, key
        ) { RegistryV1.DeviceGroup(name: $0[0], devices: $0[1], users: $0[2]) }
        var shown = all.filter { $0.users >= smallestGroup }
        var merged = Array(all[shown.count...])
        guard !merged.isEmpty else { return shown }
        var users = try Self.users(of: column, merged.map(\.name), condition, key, database)
        // An `other` that is itself too small gets the next larger group as well: else it could be told by subtraction.
        while users < smallestGroup, let next = shown.popLast() {
            merged.append(next)
            users = try Self.users(of: column, merged.map(\.name), condition, key, database)
        }
        return shown + [.init(name: "other", devices: merged.reduce(0) { $0 + $1.devices }, users: users)]
    }

    private static func users(
        of column: String, _ names: [String], _ condition: String, _ key: StatementArguments, _ database: Database
    ) throws -> Int64 {
        try database.firstRow(
            """
            SELECT count(DISTINCT user_id) FROM devices WHERE organization_id = ? AND app_id = ? AND \(condition)
                AND \(column) IN (SELECT value FROM json_each(?))
            """, key + [JSONArray.text(names)]
        ) { $0[0] as Int64 } ?? 0
    }
}
