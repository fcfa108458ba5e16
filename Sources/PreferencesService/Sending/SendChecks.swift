import CarillonAPI
import ServiceKit
import Storage

/// May these users be pushed (EVAL-17, checks 2, 3 and 5)? Two statements for a batch of any size.
enum SendChecks {
    /// The most questions of one call.
    static let largestBatch = 1_000

    static let documentsSQL = """
        SELECT d.user_id, \(DocumentRows.columns) FROM json_each(?) AS wanted
        CROSS JOIN documents AS d ON d.organization_id = ? AND d.app_id = ? AND d.user_id = wanted.value
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

    /// What is stored of the users and channels that questions ask about.
    struct Stored: Sendable {
        var documents: [String: PreferenceDocument] = [:]
        var channels: [ChannelKey: ChannelChoice] = [:]
    }

    static func read(_ questions: [PreferencesV1.SendQuestion], tenant: Tenant, _ database: Database) throws -> Stored {
        var stored = Stored()
        let users = Set(questions.map(\.userId))
        let documents = try Row.fetchCursor(
            database.cachedStatement(sql: documentsSQL),
            arguments: [JSONArray.text(users), tenant.organization, tenant.app])
        while let row = try documents.next() { stored.documents[row[0]] = try DocumentRows.read(row, from: 1) }

        let keys = Set(questions.compactMap { $0.channelId.isEmpty ? nil : ChannelKey(userId: $0.userId, channelId: $0.channelId) })
        guard !keys.isEmpty else { return stored }
        let channels = try Row.fetchCursor(
            database.cachedStatement(sql: channelsSQL),
            arguments: [JSONArray.text(pairs: keys.map { ($0.userId, $0.channelId) }), tenant.organization, tenant.app])
        while let row = try channels.next() {
            stored.channels[ChannelKey(userId: row[0], channelId: row[1])] = ChannelSettingRows.read(row, from: 2)
        }
        return stored
    }

    /// One answer.
    static func answer(
        _ question: PreferencesV1.SendQuestion, stored: Stored, governing: AppPolicy, at instant: Instant
    ) -> PreferencesV1.SendAnswer {
        let document = stored.documents[question.userId]
        let preferences = EffectivePreferences(document ?? PreferenceDocument(), governing, roles: question.roles)
        let channel = stored.channels[ChannelKey(userId: question.userId, channelId: question.channelId)] ?? ChannelChoice()
        let known = question.typeIds.compactMap(governing.catalogue.type)
        let candidates = known.filter { preferences.gate(of: $0) == .unspecified }
        let chosen = candidates.first { preferences.isPushEnabled(for: $0, notifyAll: channel.notifyAll) }
        let told = chosen ?? known.first
        let sound = told.map(preferences.sound)
        var answer = PreferencesV1.SendAnswer(
            typeId: chosen?.typeId ?? "", channelMuted: channel.isMuted(atMs: instant.milliseconds),
            allowCritical: preferences.quietHours.allowCritical, pushEnabled: preferences.document.pushEnabled,
            emailEnabled: told.map(preferences.isEmailEnabled) ?? false, sound: (sound ?? nil) ?? "",
            version: document?.version ?? 0,
            // Only where every candidate is forbidden: else a permitted one is chosen, or none is switched on.
            gate: candidates.isEmpty ? known.first.map(preferences.gate) ?? .unspecified : .unspecified, silent: sound == .some(nil),
            vibrationMs: told.map(preferences.vibration) ?? [],
            deviceScope: preferences.deviceScope)
        addQuietHours(of: preferences, zones: UserZones(user: question.userTimezone, device: question.deviceTimezone), at: instant, to: &answer)
        return answer
    }

    private static func addQuietHours(
        of preferences: EffectivePreferences, zones: UserZones, at instant: Instant, to answer: inout PreferencesV1.SendAnswer
    ) {
        let zone = preferences.quietZone(of: zones)
        let end = preferences.quietWindow(in: zone.zone)?.end(ofWindowCovering: instant)
        answer.quietHoursActive = end != nil
        answer.quietUntilMs = end?.milliseconds
        answer.quietTimezone = zone.zone.name
        answer.quietTimezoneSource = zone.source.rawValue
        answer.unknownTimezones = zone.unknown
    }
}
