import CarillonAPI
import Storage

/// One user's wishes for one conversation channel (PREF-07, PREF-08).
struct ChannelChoice: Sendable, Hashable {
    var muted = false
    /// Nil: a mute without end.
    var mutedUntilMs: Int64?
    var notifyAll = false
    var starred = false

    /// A mute with a duration ends by itself.
    func isMuted(atMs: Int64) -> Bool {
        muted && (mutedUntilMs.map { atMs < $0 } ?? true)
    }

    func message(channelId: String, atMs: Int64) -> PreferencesV1.ChannelSetting {
        let isMuted = isMuted(atMs: atMs)
        return .init(
            channelId: channelId, muted: isMuted, mutedUntilMs: isMuted ? mutedUntilMs : nil, notifyAll: notifyAll,
            starred: starred)
    }
}

/// Rows of `channel_settings`.
enum ChannelSettingRows {
    static let columns = "s.muted, s.muted_until_ms, s.notify_all, s.starred"

    static func read(_ row: Row, from first: Int) -> ChannelChoice {
        ChannelChoice(
            muted: row[first], mutedUntilMs: row[first + 1], notifyAll: row[first + 2], starred: row[first + 3])
    }

    static func find(_ database: Database, userId: String, channelId: String, tenant: Tenant) throws -> ChannelChoice {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT \(columns) FROM channel_settings AS s
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND channel_id = ?
                    """), arguments: [tenant.organization, tenant.app, userId, channelId])
        return row.map { read($0, from: 0) } ?? ChannelChoice()
    }

    /// All of a user's settings, by channel.
    static func all(_ database: Database, userId: String, tenant: Tenant) throws -> [(channelId: String, choice: ChannelChoice)] {
        var settings: [(channelId: String, choice: ChannelChoice)] = []
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT s.channel_id, \(columns) FROM channel_settings AS s
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY channel_id
                    """), arguments: [tenant.organization, tenant.app, userId])
        while let row = try rows.next() { settings.append((row[0], read(row, from: 1))) }
        return settings
    }

    /// How many channels a user has settings for.
    static func count(_ database: Database, userId: String, tenant: Tenant) throws -> Int {
        try Int.fetchOne(
            database.cachedStatement(sql: "SELECT count(*) FROM channel_settings WHERE organization_id = ? AND app_id = ? AND user_id = ?"),
            arguments: [tenant.organization, tenant.app, userId]) ?? 0
    }

    static let expiredMutesSQL = """
        SELECT s.organization_id, s.app_id, s.user_id, s.channel_id, \(columns) FROM channel_settings AS s INDEXED BY channel_mutes_by_end
        WHERE s.muted_until_ms <= ? LIMIT ?
        """

    /// Ends mutes whose time is over: they say nothing any more, so no version changes.
    ///
    /// - Returns: how many, at most `limit`.
    static func purgeExpiredMutes(nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let expired = try Row.fetchAll(database.cachedStatement(sql: expiredMutesSQL), arguments: [nowMs, limit])
        for row in expired {
            var choice = read(row, from: 4)
            (choice.muted, choice.mutedUntilMs) = (false, nil)
            try write(choice, userId: row[2], channelId: row[3], tenant: Tenant(organization: row[0], app: row[1]), database)
        }
        return expired.count
    }

    static func write(
        _ choice: ChannelChoice, userId: String, channelId: String, tenant: Tenant, _ database: Database
    ) throws {
        guard choice != ChannelChoice() else {
            try database.cachedStatement(
                sql: "DELETE FROM channel_settings WHERE organization_id = ? AND app_id = ? AND user_id = ? AND channel_id = ?"
            ).execute(arguments: [tenant.organization, tenant.app, userId, channelId])
            return
        }
        try database.cachedStatement(
            sql: """
                INSERT INTO channel_settings (organization_id, app_id, user_id, channel_id, muted, muted_until_ms, notify_all,
                    starred) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, channel_id) DO UPDATE SET muted = excluded.muted,
                    muted_until_ms = excluded.muted_until_ms, notify_all = excluded.notify_all, starred = excluded.starred
                """
        ).execute(
            arguments: [
                tenant.organization, tenant.app, userId, channelId, choice.muted, choice.mutedUntilMs, choice.notifyAll,
                choice.starred,
            ])
    }

    // The list is the outer loop and the index the inner one (that is what CROSS JOIN says), so rows come by channel and then by user.
    static let followersSQL = """
        SELECT s.channel_id, s.user_id FROM json_each(?) AS wanted
        CROSS JOIN channel_settings AS s INDEXED BY channel_followers
            ON s.organization_id = ? AND s.app_id = ? AND s.channel_id = wanted.value AND s.user_id > ?
        WHERE s.notify_all = 1 OR s.starred = 1
        LIMIT ?
        """

    /// Users that starred each channel or want all of its messages, by rising ids.
    ///
    /// - Parameters:
    ///   - channelIds: each once.
    ///   - after: users up to this id are left out.
    ///   - limit: how many users at most, in all channels together; nil: everybody.
    static func followers(
        _ database: Database, channelIds: [String], after: String, limit: Int?, tenant: Tenant
    ) throws -> [String: PreferencesV1.ChannelFollowers] {
        var followers = Dictionary(uniqueKeysWithValues: channelIds.map { ($0, PreferencesV1.ChannelFollowers(channelId: $0)) })
        // One more than there is room for tells where it ends.
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: followersSQL),
            arguments: [JSONArray.text(channelIds), tenant.organization, tenant.app, after, limit.map { $0 + 1 } ?? -1])
        var count = 0
        while let row = try rows.next() {
            let channel: String = row[0]
            if count == limit {
                for left in channelIds[(channelIds.firstIndex(of: channel) ?? 0)...] { followers[left]?.incomplete = true }
                break
            }
            followers[channel]?.userIds.append(row[1])
            count += 1
        }
        return followers
    }
}
