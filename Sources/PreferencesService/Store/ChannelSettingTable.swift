import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `channel_settings`: a row for each channel of which a user set something. Columns are read by position, as in ``DocumentTable``.
enum ChannelSettingTable {
    static let watched = WatchedTable("channel_settings", columns: ["muted", "muted_until_ms", "notify_all"], newRows: "TRUE")

    /// Columns of ``choice(_:from:)``, of the table as `s`.
    static let columns = "s.muted, s.muted_until_ms, s.notify_all, s.starred"

    /// Reads ``columns``, which begin at `first`.
    static func choice(_ row: Row, from first: Int) -> ChannelChoice {
        ChannelChoice(
            muted: row[first], mutedUntil: row[first + 1], notifyAll: row[first + 2], starred: row[first + 3])
    }

    /// The user's setting of a channel; the empty choice when there is none.
    static func find(_ channelId: String, of user: UserKey, _ database: Database) throws -> ChannelChoice {
        try database.firstRow(
            """
            SELECT \(columns) FROM channel_settings AS s
            WHERE organization_id = ? AND app_id = ? AND user_id = ? AND channel_id = ?
            """, user.arguments + [channelId]
        ) { choice($0, from: 0) } ?? ChannelChoice()
    }

    /// All settings of a user, by channel id.
    static func all(of user: UserKey, _ database: Database) throws -> [ChannelSetting] {
        try database.rows(
            """
            SELECT s.channel_id, \(columns) FROM channel_settings AS s
            WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY channel_id
            """, user.arguments
        ) { ChannelSetting(channelId: $0[0], choice: choice($0, from: 1)) }
    }

    static func count(of user: UserKey, _ database: Database) throws -> Int {
        try database.firstRow(
            "SELECT count(*) FROM channel_settings WHERE organization_id = ? AND app_id = ? AND user_id = ?", user.arguments
        ) { $0[0] as Int } ?? 0
    }

    /// Saves one setting; the empty choice has no row.
    static func save(_ setting: ChannelSetting, of user: UserKey, _ database: Database) throws {
        let choice = setting.choice
        guard choice != ChannelChoice() else {
            try database.run(
                "DELETE FROM channel_settings WHERE organization_id = ? AND app_id = ? AND user_id = ? AND channel_id = ?",
                user.arguments + [setting.channelId])
            return
        }
        try database.run(
            """
            INSERT INTO channel_settings (organization_id, app_id, user_id, channel_id, muted, muted_until_ms, notify_all,
                starred) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, user_id, channel_id) DO UPDATE SET muted = excluded.muted,
                muted_until_ms = excluded.muted_until_ms, notify_all = excluded.notify_all, starred = excluded.starred
            """, user.arguments + [setting.channelId, choice.muted, choice.mutedUntil, choice.notifyAll, choice.starred])
    }

    // MARK: Mutes that end

    static let expiredMutesSQL = """
        SELECT s.organization_id, s.app_id, s.user_id, s.channel_id, \(columns)
        FROM channel_settings AS s INDEXED BY channel_mutes_by_end WHERE s.muted_until_ms <= ? LIMIT ?
        """

    /// Deletes expired mutes. They have no effect any more, so no version changes.
    ///
    /// - Returns: how many, at most `limit`.
    static func endExpiredMutes(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        let expired = try database.rows(expiredMutesSQL, [now, limit]) { row in
            var setting = ChannelSetting(channelId: row[3], choice: choice(row, from: 4))
            (setting.choice.muted, setting.choice.mutedUntil) = (false, nil)
            return (user: UserKey(organization: row[0], app: row[1], id: row[2]), setting: setting)
        }
        for (user, setting) in expired { try save(setting, of: user, database) }
        return expired.count
    }

    // MARK: Followers

    // CROSS JOIN makes the list the outer loop and the index the inner one, so rows are sorted by channel and then by user.
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
    ///   - after: Only users with greater ids.
    ///   - limit: Most users of all channels together; nil: no limit.
    static func followers(
        of channelIds: [String], after: String, limit: Int?, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> [String: PreferencesV1.ChannelFollowers] {
        var followers = Dictionary(uniqueKeysWithValues: channelIds.map { ($0, PreferencesV1.ChannelFollowers(channelId: $0)) })
        // One row more than the limit shows whether there is a next page.
        let found = try database.rows(
            followersSQL, [JSONArray.text(channelIds), tenant.organizationId, tenant.appId, after, limit.map { $0 + 1 } ?? -1]
        ) { (channel: $0[0] as String, user: $0[1] as String) }
        for follower in found.prefix(limit ?? found.count) { followers[follower.channel]?.userIds.append(follower.user) }
        if let limit, found.count > limit {
            let firstIncomplete = channelIds.firstIndex(of: found[limit].channel) ?? 0
            for channel in channelIds[firstIncomplete...] { followers[channel]?.incomplete = true }
        }
        return followers
    }
}
