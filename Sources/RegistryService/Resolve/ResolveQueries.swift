import CarillonAPI
import Foundation
import Storage

/// The look-ups behind `Resolve`, `ListSendable` and `CheckDevices`: a fixed number of statements for any number of ids.
enum ResolveQueries {
    static let channelsSQL = """
        SELECT c.channel_id, c.name, c.channel_type FROM json_each(?) AS wanted
        CROSS JOIN channels AS c ON c.organization_id = ? AND c.app_id = ? AND c.channel_id = wanted.value
        """

    static let membershipsSQL = """
        SELECT m.channel_id, m.user_id FROM json_each(?) AS wanted
        CROSS JOIN channel_members AS m ON m.organization_id = ? AND m.app_id = ?
            AND m.channel_id = json_extract(wanted.value, '$[0]') AND m.user_id = json_extract(wanted.value, '$[1]')
        """

    static let threadsSQL = """
        SELECT t.thread_id, t.channel_id FROM json_each(?) AS wanted
        CROSS JOIN threads AS t ON t.organization_id = ? AND t.app_id = ? AND t.thread_id = wanted.value
        """

    static let usersSQL = """
        SELECT u.user_id, u.status, u.roles, u.display_name, u.locale, u.timezone, u.birth_date, u.under_13
        FROM json_each(?) AS wanted
        CROSS JOIN users AS u ON u.organization_id = ? AND u.app_id = ? AND u.user_id = wanted.value
        """

    static let presenceSQL = """
        SELECT p.user_id, p.status, p.active_channel, p.last_activity_at_ms, p.reported_at_ms FROM json_each(?) AS wanted
        CROSS JOIN presence AS p ON p.organization_id = ? AND p.app_id = ? AND p.user_id = wanted.value
        """

    // Devices that cannot be sent to are read too, for their permission alone; those without a token are no devices to send to (ACC-027).
    static let devicesSQL = """
        SELECT d.user_id, d.permission_status,
            d.status = 'active' AND d.notifications_enabled,
            d.push_device_id, d.device_id, d.device_type, d.platform, d.push_token_type, d.address_environment, d.address,
            d.token_hash, d.address_version, d.locale, d.timezone, d.badge_enabled, d.sound_enabled, d.alerts_enabled,
            d.supports_rich_content AND NOT d.below_floor, d.supports_notification_actions, d.max_payload_size, d.last_used_at_ms,
            d.registered_at_ms, d.is_primary
        FROM json_each(?) AS wanted
        CROSS JOIN devices AS d ON d.organization_id = ? AND d.app_id = ? AND d.user_id = wanted.value
        WHERE d.status IN ('active', 'inactive') AND d.address IS NOT NULL
        """

    // The columns of `devicesSQL`, of those alone that can be sent to; a device's registration wrote its user. In the order of the list, and within it of no device in particular.
    static let sendableSQL = """
        SELECT d.user_id, d.permission_status, 1,
            d.push_device_id, d.device_id, d.device_type, d.platform, d.push_token_type, d.address_environment, d.address,
            d.token_hash, d.address_version, d.locale, d.timezone, d.badge_enabled, d.sound_enabled, d.alerts_enabled,
            d.supports_rich_content AND NOT d.below_floor, d.supports_notification_actions, d.max_payload_size, d.last_used_at_ms,
            d.registered_at_ms, d.is_primary
        FROM json_each(?1) AS wanted
        CROSS JOIN devices AS d ON d.organization_id = ?2 AND d.app_id = ?3 AND d.user_id = wanted.value
        WHERE NOT EXISTS (SELECT 1 FROM users AS u INDEXED BY users_inactive
                WHERE u.organization_id = ?2 AND u.app_id = ?3 AND u.user_id = wanted.value AND u.status <> 'active')
            AND d.status = 'active' AND d.notifications_enabled AND d.address IS NOT NULL
            AND d.permission_status IN ('granted', 'provisional')
        """

    /// The devices that may be sent to, user by user in the order of `ids`, most recently used first (REG-26).
    ///
    /// - Parameter ids: each once.
    static func sendable(_ ids: [String], tenant: Tenant, _ database: Database) throws -> [CommonV1.SendableDevice] {
        guard !ids.isEmpty else { return [] }
        var devices: [CommonV1.SendableDevice] = []
        devices.reserveCapacity(ids.count * 3)
        var first = 0
        func endUser() {
            if devices.count - first > 1 { devices[first...].sort(by: isUsedMoreRecently) }
            first = devices.count
        }
        let rows = try Row.fetchCursor(database.cachedStatement(sql: sendableSQL), arguments: arguments(ids, tenant))
        while let row = try rows.next() {
            let device = try sendableDevice(row, permission: row[1])
            if let last = devices.last, last.userId != device.userId { endUser() }
            devices.append(device)
        }
        endUser()
        return devices
    }

    static func arguments(_ ids: some Sequence<String>, _ tenant: Tenant) -> StatementArguments {
        [JSONArray.text(ids), tenant.organization, tenant.app]
    }

    /// Names and types of channels, without their members.
    static func channels(_ ids: [String], tenant: Tenant, _ database: Database) throws -> [RegistryV1.ResolvedChannel] {
        guard !ids.isEmpty else { return [] }
        var known: [String: RegistryV1.ResolvedChannel] = [:]
        for (id, name, type) in try database.rows(
            channelsSQL, arguments(ids, tenant), { ($0[0] as String, $0[1] as String, $0[2] as String) })
        {
            known[id] = .init(channelId: id, known: true, name: name, channelType: type)
        }
        return ids.map { known[$0] ?? .init(channelId: $0) }
    }

    /// Who of some users is a member of channels.
    static func members(
        _ questions: [RegistryV1.MembershipQuestion], tenant: Tenant, _ database: Database
    ) throws -> [AudiencePages.Part] {
        guard !questions.isEmpty else { return [] }
        let pairs = questions.flatMap { question in question.userIds.map { (question.channelId, $0) } }
        let rows = try database.rows(
            membershipsSQL, [JSONArray.text(pairs: pairs), tenant.organization, tenant.app], { ($0[0] as String, $0[1] as String) })
        return Dictionary(grouping: rows, by: \.0).map { .init(id: $0.key, users: $0.value.map(\.1)) }
    }

    /// The channels of threads, without their followers.
    static func threads(_ ids: [String], tenant: Tenant, _ database: Database) throws -> [RegistryV1.ResolvedThread] {
        guard !ids.isEmpty else { return [] }
        var known: [String: RegistryV1.ResolvedThread] = [:]
        for (id, channel) in try database.rows(threadsSQL, arguments(ids, tenant), { ($0[0] as String, $0[1] as String) }) {
            known[id] = .init(threadId: id, known: true, channelId: channel)
        }
        return ids.map { known[$0] ?? .init(threadId: $0) }
    }

    /// Users with roles, languages, presence and sendable devices, most recently used first (REG-26).
    ///
    /// - Parameters:
    ///   - ids: each once.
    ///   - consentAge: who needs a guardian's consent; nil: nobody, or nobody asks.
    static func users(
        _ ids: [String], tenant: Tenant, nowMs: Int64, presenceTTLSeconds: Int, consentAge: ConsentAge? = nil, _ database: Database
    ) throws -> [RegistryV1.ResolvedUser] {
        guard !ids.isEmpty else { return [] }
        let arguments = arguments(ids, tenant)
        var indexes: [String: Int] = [:]
        indexes.reserveCapacity(ids.count)
        var users: [RegistryV1.ResolvedUser] = []
        users.reserveCapacity(ids.count)
        for (index, id) in ids.enumerated() {
            indexes[id] = index
            users.append(.init(userId: id))
        }

        var rolesByText: [String: [String]] = ["[]": []]
        let userRows = try Row.fetchCursor(database.cachedStatement(sql: usersSQL), arguments: arguments)
        while let row = try userRows.next() {
            guard let index = indexes[row[0]] else { continue }
            let roles: String = row[2]
            if rolesByText[roles] == nil { rolesByText[roles] = try JSONColumn.list(roles) }
            users[index].known = true
            users[index].active = row[1] == "active"
            users[index].roles = rolesByText[roles] ?? []
            users[index].displayName = row[3]
            users[index].locale = row[4] ?? ""
            users[index].timezone = row[5] ?? ""
            if let consentAge {
                users[index].guardianConsentRequired = consentAge.requiresConsent(
                    birthDate: row[6], under13: row[7], timezone: users[index].timezone)
            }
        }
        try readDevices(into: &users, indexes: indexes, arguments, database)
        try readPresence(into: &users, indexes: indexes, arguments, nowMs: nowMs, ttlSeconds: presenceTTLSeconds, database)
        return users
    }

    private static func readDevices(
        into users: inout [RegistryV1.ResolvedUser], indexes: [String: Int], _ arguments: StatementArguments,
        _ database: Database
    ) throws {
        // Users that have a device, and those of them that have a permitted one.
        var withDevice = Set<Int>()
        var permitted = Set<Int>()
        let rows = try Row.fetchCursor(database.cachedStatement(sql: devicesSQL), arguments: arguments)
        while let row = try rows.next() {
            guard let index = indexes[row[0]] else { continue }
            withDevice.insert(index)
            let permission: String = row[1]
            guard permission == "granted" || permission == "provisional" else { continue }
            permitted.insert(index)
            if row[2], users[index].active { users[index].devices.append(try sendableDevice(row, permission: permission)) }
        }
        for index in withDevice {
            users[index].permissionDenied = !permitted.contains(index)
            if users[index].devices.count > 1 { users[index].devices.sort(by: isUsedMoreRecently) }
        }
    }

    private static func isUsedMoreRecently(_ left: CommonV1.SendableDevice, _ right: CommonV1.SendableDevice) -> Bool {
        (left.lastUsedAtMs, left.registeredAtMs, left.pushDeviceId) > (right.lastUsedAtMs, right.registeredAtMs, right.pushDeviceId)
    }

    private static func sendableDevice(_ row: Row, permission: String) throws -> CommonV1.SendableDevice {
        guard let type = PushTokenType(rawValue: row[7]) else {
            throw DatabaseError(message: "devices.push_token_type holds a value this version does not know")
        }
        var device = CommonV1.SendableDevice()
        device.userId = row[0]
        device.permissionStatus = permission
        device.pushDeviceId = row[3]
        device.deviceId = row[4]
        device.deviceType = row[5]
        device.platform = row[6]
        device.address = .init(
            type: type.addressType, environment: .init(rawValue: row[8]), envelope: try row.bytes(at: 9),
            tokenHash: tokenHashText(try row.bytes(at: 10)), version: row[11])
        device.locale = row[12]
        device.timezone = row[13]
        device.badgeEnabled = row[14]
        device.soundEnabled = row[15]
        device.alertsEnabled = row[16]
        device.supportsRichContent = row[17]
        device.supportsNotificationActions = row[18]
        device.maxPayloadBytes = row[19]
        device.lastUsedAtMs = row[20]
        device.registeredAtMs = row[21]
        device.isPrimary = row[22]
        return device
    }

    private static func readPresence(
        into users: inout [RegistryV1.ResolvedUser], indexes: [String: Int], _ arguments: StatementArguments, nowMs: Int64,
        ttlSeconds: Int, _ database: Database
    ) throws {
        var reports: [Int: [PresenceReport]] = [:]
        let rows = try Row.fetchCursor(database.cachedStatement(sql: presenceSQL), arguments: arguments)
        while let row = try rows.next() {
            guard let index = indexes[row[0]] else { continue }
            reports[index, default: []].append(
                PresenceReport(status: row[1], activeChannel: row[2], lastActivityAtMs: row[3], reportedAtMs: row[4]))
        }
        for index in users.indices {
            users[index].presence = PresenceMerge.merged(reports[index] ?? [], nowMs: nowMs, ttlSeconds: ttlSeconds)
        }
    }
}
