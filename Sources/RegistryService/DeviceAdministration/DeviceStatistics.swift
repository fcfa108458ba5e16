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

    /// Devices are read once, user by user as their index has them, so that users are counted without remembering any.
    private static let devicesSQL = """
        SELECT d.user_id, d.device_type, d.platform, d.status, d.permission_status,
            d.notifications_enabled AND NOT d.push_off AND d.address IS NOT NULL AND d.permission_status IN ('granted', 'provisional'),
            coalesce(u.status = 'active', 0)
        FROM devices AS d LEFT JOIN users AS u
            ON u.organization_id = d.organization_id AND u.app_id = d.app_id AND u.user_id = d.user_id
        WHERE d.organization_id = ? AND d.app_id = ? ORDER BY d.user_id
        """

    func read(_ tenant: Tenant, _ database: Database) throws -> RegistryV1.AppDeviceStats {
        let key: StatementArguments = [tenant.organization, tenant.app]
        var pass = Pass()
        let rows = try Row.fetchCursor(database.cachedStatement(sql: Self.devicesSQL), arguments: key)
        while let row = try rows.next() { pass.add(row) }
        pass.endUser()

        var stats = RegistryV1.AppDeviceStats()
        stats.tenant = tenant.message
        stats.activeDevices = pass.activeDevices
        stats.byType = try shown(pass.types, "device_type", among: "status = 'active'", key, database)
        stats.byPlatform = try shown(pass.platforms, "platform", among: "status = 'active'", key, database)
        stats.byStatus = try shown(pass.statuses, "status", among: "1", key, database)
        stats.multiDeviceUsers = pass.multiDeviceUsers
        stats.pushEnabledUsers = pass.pushEnabledUsers
        stats.permissionDeterminedDevices = pass.permissionDetermined
        stats.permissionDeniedDevices = pass.permissionDenied
        stats.activeUsers =
            try database.firstRow("SELECT count(*) FROM users WHERE organization_id = ? AND app_id = ? AND status = 'active'", key) {
                $0[0] as Int64
            } ?? 0
        // What verdicts took out of sending is in the journal, the devices that they deleted included.
        stats.tokensExpiredThisWeek =
            try database.firstRow(
                "SELECT count(*) FROM invalidation_journal WHERE organization_id = ? AND app_id = ? AND invalidated_at_ms > ?",
                key + [nowMs - Self.weekMs]
            ) { $0[0] as Int64 } ?? 0
        let registrations = try RegistrationTally.read(tenant, nowMs: nowMs, database)
        (stats.registrationsAttempted, stats.registrationsTaken) = (registrations.attempted, registrations.taken)
        return stats
    }

    /// The groups of a column as they may be shown, the largest first and `other` last.
    private func shown(
        _ groups: [String: Pass.Group], _ column: String, among condition: String, _ key: StatementArguments, _ database: Database
    ) throws -> [RegistryV1.DeviceGroup] {
        let all = groups.map { RegistryV1.DeviceGroup(name: $0.key, devices: $0.value.devices, users: $0.value.users) }
            .sorted { ($1.users, $0.name) < ($0.users, $1.name) }
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

    /// Users with a device in any of these groups: fewer than the groups' users together where somebody has several.
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

/// One reading of all devices of an app, in the order of their users.
private struct Pass {
    struct Group {
        var devices: Int64 = 0
        var users: Int64 = 0
        /// The user that was counted last.
        var lastUser: Int64 = -1
    }

    var activeDevices: Int64 = 0
    var permissionDetermined: Int64 = 0
    var permissionDenied: Int64 = 0
    var multiDeviceUsers: Int64 = 0
    var pushEnabledUsers: Int64 = 0
    var types: [String: Group] = [:]
    var platforms: [String: Group] = [:]
    var statuses: [String: Group] = [:]

    private var user: String?
    /// Numbers the users as they come.
    private var userNumber: Int64 = 0
    private var activeOfUser: Int64 = 0
    private var isUserReachable = false

    mutating func add(_ row: Row) {
        let owner: String = row[0]
        if owner != user {
            endUser()
            user = owner
            userNumber += 1
        }
        let status: String = row[3]
        let permission: String = row[4]
        Self.count(status, userNumber, in: &statuses)
        if status == DeviceStatus.active.rawValue {
            activeDevices += 1
            activeOfUser += 1
            Self.count(row[1], userNumber, in: &types)
            Self.count(row[2], userNumber, in: &platforms)
            if row[5], row[6] { isUserReachable = true }
        }
        if status != DeviceStatus.revoked.rawValue, permission != "not_determined" {
            permissionDetermined += 1
            if permission == "denied" { permissionDenied += 1 }
        }
    }

    /// No more devices of this user.
    mutating func endUser() {
        if activeOfUser > 1 { multiDeviceUsers += 1 }
        if isUserReachable { pushEnabledUsers += 1 }
        activeOfUser = 0
        isUserReachable = false
    }

    private static func count(_ name: String, _ user: Int64, in groups: inout [String: Group]) {
        var group = groups[name] ?? Group()
        group.devices += 1
        if group.lastUser != user {
            group.users += 1
            group.lastUser = user
        }
        groups[name] = group
    }
}
