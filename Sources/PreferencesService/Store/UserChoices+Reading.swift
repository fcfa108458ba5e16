import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The users of a batch of send checks, read with a fixed number of statements for any number of users.
extension UserChoices {
    static let choicesSQL = """
        SELECT d.user_id, \(DocumentTable.columns), (SELECT count(*) FROM (
            SELECT 1 FROM channel_settings AS s
            WHERE s.organization_id = d.organization_id AND s.app_id = d.app_id AND s.user_id = d.user_id
            LIMIT \(mostChannels + 1)))
        FROM json_each(?) AS wanted
        CROSS JOIN documents AS d ON d.organization_id = ? AND d.app_id = ? AND d.user_id = wanted.value
        """

    /// Columns before the count that ``choicesSQL`` adds: the user's id and ``DocumentTable/columns``.
    private static let documentColumns = 9

    static let channelsOfUsersSQL = """
        SELECT s.user_id, s.channel_id, \(ChannelSettingTable.columns) FROM json_each(?) AS wanted
        CROSS JOIN channel_settings AS s ON s.organization_id = ? AND s.app_id = ? AND s.user_id = wanted.value
        """

    static let singleChannelsSQL = """
        SELECT s.user_id, s.channel_id, \(ChannelSettingTable.columns) FROM json_each(?) AS wanted
        CROSS JOIN channel_settings AS s ON s.organization_id = ? AND s.app_id = ?
            AND s.user_id = json_extract(wanted.value, '$[0]') AND s.channel_id = json_extract(wanted.value, '$[1]')
        """

    /// Reads users that are not cached. The result has an entry for each. A user without a document has no channel settings, because every choice
    /// writes a document.
    static func read(
        _ ids: Set<String>, tenant: CommonV1.Tenant, sharing sets: ChoiceSets, at now: Instant, _ database: Database
    ) throws -> [String: UserChoices] {
        var users = Dictionary(uniqueKeysWithValues: ids.map { ($0, UserChoices(readAt: now)) })
        var withFewChannels: [String] = []
        let documents = try Row.fetchCursor(
            database.cachedStatement(sql: choicesSQL), arguments: [JSONArray.text(ids), tenant.organizationId, tenant.appId])
        while let row = try documents.next() {
            var known = UserChoices(
                version: row[7], choices: try sets.set(row, from: 1), readAt: now)
            let channels: Int = row[documentColumns]
            if channels > mostChannels {
                known.channels = .many
            } else if channels > 0 {
                withFewChannels.append(row[0])
            }
            users[row[0]] = known
        }
        guard !withFewChannels.isEmpty else { return users }
        var settings: [String: [String: ChannelChoice]] = [:]
        let channels = try Row.fetchCursor(
            database.cachedStatement(sql: channelsOfUsersSQL),
            arguments: [JSONArray.text(withFewChannels), tenant.organizationId, tenant.appId])
        while let row = try channels.next() { settings[row[0], default: [:]][row[1]] = ChannelSettingTable.choice(row, from: 2) }
        for (user, channels) in settings { users[user]?.channels = .few(channels) }
        return users
    }

    /// Single channel settings of users who have too many for the cache.
    static func channels(_ keys: Set<ChannelKey>, tenant: CommonV1.Tenant, _ database: Database) throws -> [ChannelKey: ChannelChoice] {
        guard !keys.isEmpty else { return [:] }
        var found: [ChannelKey: ChannelChoice] = [:]
        let channels = try Row.fetchCursor(
            database.cachedStatement(sql: singleChannelsSQL),
            arguments: [JSONArray.text(pairs: keys.map { ($0.userId, $0.channelId) }), tenant.organizationId, tenant.appId])
        while let row = try channels.next() {
            found[ChannelKey(userId: row[0], channelId: row[1])] = ChannelSettingTable.choice(row, from: 2)
        }
        return found
    }
}
