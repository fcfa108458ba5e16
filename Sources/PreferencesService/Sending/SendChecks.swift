import CarillonAPI
import ServiceKit
import Storage

/// What is stored of those whom a batch of questions concerns: a fixed number of statements for any number of users.
enum SendChecks {
    /// The most questions of one call.
    static let largestBatch = 1_000

    static let documentsSQL = """
        SELECT d.user_id, \(DocumentRows.columns), (SELECT count(*) FROM (
            SELECT 1 FROM channel_settings AS s
            WHERE s.organization_id = d.organization_id AND s.app_id = d.app_id AND s.user_id = d.user_id
            LIMIT \(KnownChoices.mostChannels + 1)))
        FROM json_each(?) AS wanted
        CROSS JOIN documents AS d ON d.organization_id = ? AND d.app_id = ? AND d.user_id = wanted.value
        """

    /// Columns before those that ``documentsSQL`` adds: the user's id and ``DocumentRows/columns``.
    private static let documentColumns = 9

    static let settingsSQL = """
        SELECT s.user_id, s.channel_id, \(ChannelSettingRows.columns) FROM json_each(?) AS wanted
        CROSS JOIN channel_settings AS s ON s.organization_id = ? AND s.app_id = ? AND s.user_id = wanted.value
        """

    static let channelsSQL = """
        SELECT s.user_id, s.channel_id, \(ChannelSettingRows.columns) FROM json_each(?) AS wanted
        CROSS JOIN channel_settings AS s ON s.organization_id = ? AND s.app_id = ?
            AND s.user_id = json_extract(wanted.value, '$[0]') AND s.channel_id = json_extract(wanted.value, '$[1]')
        """

    struct ChannelKey: Hashable, Sendable {
        var userId: String
        var channelId: String
    }

    /// Users that are not in mind; each of them has an entry. Every choice writes a document, so who has none has no channels either.
    static func users(
        _ ids: Set<String>, tenant: Tenant, sets: ChoiceSets, nowMs: Int64, _ database: Database
    ) throws -> [String: KnownChoices] {
        var users = Dictionary(uniqueKeysWithValues: ids.map { ($0, KnownChoices(readAtMs: nowMs)) })
        var withFewChannels: [String] = []
        let documents = try Row.fetchCursor(
            database.cachedStatement(sql: documentsSQL), arguments: [JSONArray.text(ids), tenant.organization, tenant.app])
        while let row = try documents.next() {
            var known = KnownChoices(
                version: row[7], choices: try sets.set(row, from: 1), readAtMs: nowMs)
            let channels: Int = row[documentColumns]
            if channels > KnownChoices.mostChannels {
                known.channels = .many
            } else if channels > 0 {
                withFewChannels.append(row[0])
            }
            users[row[0]] = known
        }
        guard !withFewChannels.isEmpty else { return users }
        var settings: [String: [String: ChannelChoice]] = [:]
        let channels = try Row.fetchCursor(
            database.cachedStatement(sql: settingsSQL), arguments: [JSONArray.text(withFewChannels), tenant.organization, tenant.app])
        while let row = try channels.next() { settings[row[0], default: [:]][row[1]] = ChannelSettingRows.read(row, from: 2) }
        for (user, channels) in settings { users[user]?.channels = .few(channels) }
        return users
    }

    /// Single settings, of users who have too many to be kept in mind.
    static func channels(
        _ keys: Set<ChannelKey>, tenant: Tenant, _ database: Database
    ) throws -> [ChannelKey: ChannelChoice] {
        guard !keys.isEmpty else { return [:] }
        var found: [ChannelKey: ChannelChoice] = [:]
        let channels = try Row.fetchCursor(
            database.cachedStatement(sql: channelsSQL),
            arguments: [JSONArray.text(pairs: keys.map { ($0.userId, $0.channelId) }), tenant.organization, tenant.app])
        while let row = try channels.next() {
            found[ChannelKey(userId: row[0], channelId: row[1])] = ChannelSettingRows.read(row, from: 2)
        }
        return found
    }
}
