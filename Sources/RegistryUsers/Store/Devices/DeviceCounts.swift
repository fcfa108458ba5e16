import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// Counts of an app's devices and users (REG-33), read in pages, because the log cannot be checkpointed during a read transaction.
///
/// The counts take a few hundred bytes for any number of devices, and allow merging small groups afterwards.
struct DeviceCounts: Sendable, Equatable {
    /// The devices of a column, by its values, and their users by the groups that they have a device in.
    struct Groups: Sendable, Equatable {
        private(set) var devices: [String: Int64] = [:]
        /// The bit of each value. Columns have at most nine values. Beyond 64 values, the last ones would share a bit.
        private var bits: [String: UInt64] = [:]
        private var users: [UInt64: Int64] = [:]
        private var ofUser: UInt64 = 0

        mutating func add(_ name: String) {
            devices[name, default: 0] += 1
            let bit = bits[name] ?? 1 << UInt64(min(bits.count, 63))
            bits[name] = bit
            ofUser |= bit
        }

        mutating func endUser() {
            if ofUser != 0 { users[ofUser, default: 0] += 1 }
            ofUser = 0
        }

        /// Users with a device in any of these groups: fewer than the sum of the groups when a user is in several.
        func users(in names: some Sequence<String>) -> Int64 {
            let wanted = names.reduce(0) { $0 | (bits[$1] ?? 0) }
            return users.reduce(0) { $0 + ($1.key & wanted == 0 ? 0 : $1.value) }
        }
    }

    /// Registrations of any status.
    private(set) var devices: Int64 = 0
    private(set) var activeDevices: Int64 = 0
    private(set) var permissionDetermined: Int64 = 0
    private(set) var permissionDenied: Int64 = 0
    private(set) var multiDeviceUsers: Int64 = 0
    /// Users of the directory, and the active ones of them.
    private(set) var users: Int64 = 0
    private(set) var activeUsers: Int64 = 0
    private(set) var pushEnabledUsers: Int64 = 0
    private(set) var types = Groups()
    private(set) var platforms = Groups()
    private(set) var statuses = Groups()

    private var user: String?
    private var activeOfUser: Int64 = 0
    private var isUserReachable = false

    /// Most devices of a read transaction, and most users, of whom only the status is read.
    static let devicesOfPage = 2_000
    static let usersOfPage = 10_000

    /// In the order of the index by user, so that users are counted without a list of them.
    static let devicesSQL = """
        SELECT d.user_id, d.device_id, d.device_type, d.platform, d.status, d.permission_status,
            d.notifications_enabled AND NOT d.push_off AND d.address IS NOT NULL AND d.permission_status IN ('granted', 'provisional'),
            coalesce(u.status = 'active', 0)
        FROM devices AS d LEFT JOIN users AS u
            ON u.organization_id = d.organization_id AND u.app_id = d.app_id AND u.user_id = d.user_id
        WHERE d.organization_id = ? AND d.app_id = ? AND (d.user_id, d.device_id) > (?, ?)
        ORDER BY d.user_id, d.device_id LIMIT ?
        """

    static let usersSQL = """
        SELECT count(*), coalesce(sum(status = 'active'), 0), coalesce(max(user_id), '') FROM (
            SELECT user_id, status FROM users WHERE organization_id = ? AND app_id = ? AND user_id > ? ORDER BY user_id LIMIT ?)
        """

    /// Counts an app's devices and users. Registrations between two pages may be missing.
    ///
    /// - Parameter page: devices of a read transaction.
    static func read(_ tenant: CommonV1.Tenant, page: Int = devicesOfPage, _ store: Store) async throws -> DeviceCounts {
        var counts = DeviceCounts()
        var last = (user: "", device: "")
        var found = page
        while found == page {
            try Task.checkCancellation()
            (counts, last, found) = try await store.read { [counts, last] database in
                var (counts, last, found) = (counts, last, 0)
                let key: StatementArguments = [tenant.organizationId, tenant.appId, last.user, last.device, page]
                let rows = try Row.fetchCursor(database.cachedStatement(sql: devicesSQL), arguments: key)
                while let row = try rows.next() {
                    counts.add(row)
                    last = (row[0], row[1])
                    found += 1
                }
                return (counts, last, found)
            }
        }
        counts.endUser()
        (counts.users, counts.activeUsers) = try await users(of: tenant, store)
        return counts
    }

    private static func users(of tenant: CommonV1.Tenant, _ store: Store) async throws -> (all: Int64, active: Int64) {
        var (all, active, last, found) = (Int64(0), Int64(0), "", usersOfPage)
        while found == usersOfPage {
            try Task.checkCancellation()
            let page = try await store.read { [last] database in
                try database.firstRow(usersSQL, [tenant.organizationId, tenant.appId, last, usersOfPage]) {
                    (found: $0[0] as Int, active: $0[1] as Int64, last: $0[2] as String)
                }
            }
            found = page?.found ?? 0
            all += Int64(found)
            active += page?.active ?? 0
            last = page?.last ?? ""
        }
        return (all, active)
    }

    private mutating func add(_ row: Row) {
        let owner: String = row[0]
        if owner != user {
            endUser()
            user = owner
        }
        let status: String = row[4]
        let permission: String = row[5]
        devices += 1
        statuses.add(status)
        if status == DeviceStatus.active.name {
            activeDevices += 1
            activeOfUser += 1
            types.add(row[2])
            platforms.add(row[3])
            if row[6], row[7] { isUserReachable = true }
        }
        if status != DeviceStatus.revoked.name, permission != PermissionStatus.notDetermined.name {
            permissionDetermined += 1
            if permission == PermissionStatus.denied.name { permissionDenied += 1 }
        }
    }

    /// The user's devices end here.
    private mutating func endUser() {
        if activeOfUser > 1 { multiDeviceUsers += 1 }
        if isUserReachable { pushEnabledUsers += 1 }
        (activeOfUser, isUserReachable, user) = (0, false, nil)
        types.endUser()
        platforms.endUser()
        statuses.endUser()
    }

    /// The number of an app's registrations, at most `limit`, so that a large app is not counted.
    static func size(_ tenant: CommonV1.Tenant, limit: Int64, _ store: Store) async throws -> Int64 {
        try await store.read { database in
            try database.firstRow(
                "SELECT count(*) FROM (SELECT 1 FROM devices WHERE organization_id = ? AND app_id = ? LIMIT ?)",
                [tenant.organizationId, tenant.appId, limit]
            ) { $0[0] as Int64 } ?? 0
        }
    }
}
