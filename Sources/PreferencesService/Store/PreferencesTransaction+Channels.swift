import CarillonAPI
import ServiceKit
import Storage

/// Rows of `channel_settings`. Columns are read by position, as in ``DocumentRow``.
enum ChannelSettingRow {
    static let columns = "s.muted, s.muted_until_ms, s.notify_all, s.starred"

    static func choice(_ row: Row, from first: Int) -> ChannelChoice {
        ChannelChoice(
            muted: row[first], mutedUntilMs: row[first + 1], notifyAll: row[first + 2], starred: row[first + 3])
    }
}

extension PreferencesTransaction {
    /// The user's setting of a channel; the empty choice when there is none.
    func channel(_ channelId: String, of user: StoredUser) throws -> ChannelChoice {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT \(ChannelSettingRow.columns) FROM channel_settings AS s
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND channel_id = ?
                    """), arguments: user.arguments + [channelId])
        return row.map { ChannelSettingRow.choice($0, from: 0) } ?? ChannelChoice()
    }

    /// All channel settings of a user, by channel id.
    func channels(of user: StoredUser) throws -> [ChannelSetting] {
        var settings: [ChannelSetting] = []
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT s.channel_id, \(ChannelSettingRow.columns) FROM channel_settings AS s
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY channel_id
                    """), arguments: user.arguments)
        while let row = try rows.next() { settings.append(.init(channelId: row[0], choice: ChannelSettingRow.choice(row, from: 1))) }
        return settings
    }

    /// Changes one channel's setting together with the document's version, so that a send in flight is checked again (PREF-06).
    ///
    /// - Returns: the setting afterwards, and the document's version.
    /// - Throws: `conflict` for a user who was erased, or has settings for too many channels.
    func changeChannel(
        _ channelId: String, of user: StoredUser, at now: Instant, _ change: (inout ChannelChoice) -> Void
    ) throws -> (choice: ChannelChoice, version: Int64) {
        var choice = try channel(channelId, of: user)
        var document = try document(of: user)
        let before = choice
        change(&choice)
        if choice != before {
            try refuseErased(user, at: now)
            if before == ChannelChoice() { try checkRoomForChannel(of: user) }
            try save(choice, of: user, channelId: channelId)
            document.countChange(at: now)
            try save(document, of: user)
        }
        return (choice, document.version)
    }

    private func checkRoomForChannel(of user: StoredUser) throws {
        let count = try Int.fetchOne(
            database.cachedStatement(sql: "SELECT count(*) FROM channel_settings WHERE organization_id = ? AND app_id = ? AND user_id = ?"),
            arguments: user.arguments)
        guard count ?? 0 >= ChannelChoice.mostChannels else { return }
        throw APIError(
            .conflict, field: "channel_id",
            "the user has settings for \(ChannelChoice.mostChannels) channels, and there is no room for more; clear some first")
    }

    /// Saves one channel's setting; the empty choice has no row.
    func save(_ choice: ChannelChoice, of user: StoredUser, channelId: String) throws {
        guard choice != ChannelChoice() else {
            try database.cachedStatement(
                sql: "DELETE FROM channel_settings WHERE organization_id = ? AND app_id = ? AND user_id = ? AND channel_id = ?"
            ).execute(arguments: user.arguments + [channelId])
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
            arguments: user.arguments + [channelId, choice.muted, choice.mutedUntilMs, choice.notifyAll, choice.starred])
    }

    // MARK: Mutes that end

    static let expiredMutesSQL = """
        SELECT s.organization_id, s.app_id, s.user_id, s.channel_id, \(ChannelSettingRow.columns)
        FROM channel_settings AS s INDEXED BY channel_mutes_by_end WHERE s.muted_until_ms <= ? LIMIT ?
        """

    /// Deletes expired mutes. They have no effect any more, so no version changes.
    ///
    /// - Returns: how many, at most `limit`.
    func endExpiredMutes(at now: Instant, limit: Int) throws -> Int {
        let expired = try Row.fetchAll(database.cachedStatement(sql: Self.expiredMutesSQL), arguments: [now.milliseconds, limit])
        for row in expired {
            var choice = ChannelSettingRow.choice(row, from: 4)
            (choice.muted, choice.mutedUntilMs) = (false, nil)
            try save(choice, of: StoredUser(organization: row[0], app: row[1], id: row[2]), channelId: row[3])
        }
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
    func followers(
        of channelIds: [String], after: String, limit: Int?, tenant: Tenant
    ) throws -> [String: PreferencesV1.ChannelFollowers] {
        var followers = Dictionary(uniqueKeysWithValues: channelIds.map { ($0, PreferencesV1.ChannelFollowers(channelId: $0)) })
        // One row more than the limit shows whether there is a next page.
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: Self.followersSQL),
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
