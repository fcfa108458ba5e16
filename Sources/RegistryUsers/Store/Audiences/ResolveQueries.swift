import CarillonAPI
import Foundation
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The look-ups behind `Resolve`: a fixed number of statements for any number of ids.
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
        SELECT wanted.key, u.status = 'active', u.roles, u.display_name, u.locale, u.timezone, u.birth_date, u.under_13,
          coalesce(u.last_inactive_at_ms, 0), u.reduce_motion, u.emoji_ok
        FROM json_each(?) AS wanted
        CROSS JOIN users AS u ON u.organization_id = ? AND u.app_id = ? AND u.user_id = wanted.value
        """

    static let presenceSQL = """
        SELECT wanted.key, p.status, p.active_channel, p.last_activity_at_ms, p.reported_at_ms FROM json_each(?) AS wanted
        CROSS JOIN presence AS p ON p.organization_id = ? AND p.app_id = ? AND p.user_id = wanted.value AND p.reported_at_ms >= ?
        """

    static func arguments(_ ids: some Sequence<String>, _ tenant: CommonV1.Tenant) -> StatementArguments {
        [JSONArray.text(ids), tenant.organizationId, tenant.appId]
    }

    /// Names and types of channels, without their members.
    static func channels(_ ids: [String], tenant: CommonV1.Tenant, _ database: Database) throws -> [RegistryV1.ResolvedChannel] {
        guard !ids.isEmpty else { return [] }
        var known: [String: RegistryV1.ResolvedChannel] = [:]
        for (id, name, type) in try database.rows(
            channelsSQL, arguments(ids, tenant), { ($0[0] as String, $0[1] as String, $0[2] as String) })
        {
            known[id] = .init(channelId: id, known: true, name: name, channelType: try .init(stored: type))
        }
        return ids.map { known[$0] ?? .init(channelId: $0) }
    }

    /// The members of channels among some users.
    static func members(
        _ questions: [RegistryV1.MembershipQuestion], tenant: CommonV1.Tenant, _ database: Database
    ) throws -> [AudiencePages.Part] {
        guard !questions.isEmpty else { return [] }
        let pairs = questions.flatMap { question in question.userIds.map { (question.channelId, $0) } }
        let rows = try database.rows(
            membershipsSQL, [JSONArray.text(pairs: pairs), tenant.organizationId, tenant.appId], { ($0[0] as String, $0[1] as String) })
        return Dictionary(grouping: rows, by: \.0).map { .init(id: $0.key, users: $0.value.map(\.1)) }
    }

    /// The channels of threads, without their followers.
    static func threads(_ ids: [String], tenant: CommonV1.Tenant, _ database: Database) throws -> [RegistryV1.ResolvedThread] {
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
    ///   - devices: of these users, in the order of the ids.
    ///   - presence: decides which reports count.
    ///   - consentAge: decides who needs a guardian's consent; nil: nobody does.
    static func users(
        _ ids: [String], devices: [UserDevices], tenant: CommonV1.Tenant, now: Instant, presence: PresenceTimes,
        consentAge: ConsentAge? = nil, _ database: Database
    ) throws -> [RegistryV1.ResolvedUser] {
        guard !ids.isEmpty else { return [] }
        let json = JSONArray.text(ids)
        var users = ids.map { RegistryV1.ResolvedUser(userId: $0) }
        var rolesByText: [String: [String]] = ["[]": []]
        try database.readDirectly(usersSQL) { values in
            for text in [json, tenant.organizationId, tenant.appId] { values.add(text) }
        } _: { row in
            let index = Int(row.number(0))
            let roles = row.text(2)
            if let known = rolesByText[roles] {
                users[index].roles = known
            } else {
                users[index].roles = try JSONColumn.list(roles)
                rolesByText[roles] = users[index].roles
            }
            users[index].known = true
            users[index].active = row.flag(1)
            users[index].displayName = row.text(3)
            users[index].locale = row.text(4)
            users[index].timezone = row.text(5)
            users[index].lastInactiveAtMs = row.number(8)
            users[index].reduceMotion = row.flag(9)
            users[index].emojiOk = row.optionalFlag(10)
            if let consentAge {
                users[index].guardianConsentRequired = consentAge.requiresConsent(
                    birthDate: row.optionalText(6), under13: row.optionalFlag(7), timezone: users[index].timezone)
            }
        }
        for index in users.indices {
            users[index].permissionDenied = devices[index].known.permissionDenied
            if users[index].active { users[index].devices = try devices[index].devices() }
        }
        try readPresence(into: &users, [json, tenant.organizationId, tenant.appId], now: now, times: presence, database)
        return users
    }

    private static func readPresence(
        into users: inout [RegistryV1.ResolvedUser], _ key: [String], now: Instant, times: PresenceTimes, _ database: Database
    ) throws {
        var reports: [Int: [PresenceReport]] = [:]
        try database.readDirectly(presenceSQL) { values in
            for text in key { values.add(text) }
            values.add(now - times.readAge)
        } _: { row in
            reports[Int(row.number(0)), default: []].append(
                PresenceReport(
                    status: try .init(stored: row.text(1)), activeChannel: row.text(2), lastActivityAt: row.instant(3),
                    reportedAt: row.instant(4)))
        }
        for index in users.indices {
            users[index].presence = PresenceMerge.merged(reports[index] ?? [], now: now, ttlSeconds: times.ttlSeconds)
        }
    }
}
