import CarillonAPI
import ServiceKit
import Storage

extension PreferenceDocument {
    /// Gives an opt-out that came without its time one: without it nobody would know how long not to ask again (PREF-14, PREF-16).
    fileprivate mutating func dateOptOut(before: PreferenceDocument, nowMs: Int64) {
        guard !pushEnabled, optedOutAtMs == nil else { return }
        let known = before.pushEnabled ? nil : before.optedOutAtMs
        optedOutAtMs = choices.optOutHistoryMs.max() ?? known ?? nowMs
        if choices.optOutHistoryMs.isEmpty { choices.optOutHistoryMs = before.pushEnabled ? [] : before.choices.optOutHistoryMs }
        if choices.optOutHistoryMs.isEmpty { choices.optOutHistoryMs = [optedOutAtMs ?? nowMs] }
    }
}

/// Users as they leave this store and enter another.
enum StoredUsers {
    /// Users of one message of an export: some hundred bytes each, up to some megabytes with very many channels.
    static let page = 200

    /// The users after one that fit a message, in the order of their ids: one at least, whom the limits of choices keep small enough. Those who
    /// only have channel settings are none: every choice writes a document.
    static func page(after userId: String, only: String, tenant: Tenant, _ database: Database) throws -> [PreferencesV1.StoredUser] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT d.user_id, \(DocumentRows.columns) FROM documents AS d
                    WHERE organization_id = ? AND app_id = ? AND user_id > ? AND (? = '' OR user_id = ?)
                    ORDER BY user_id LIMIT \(page)
                    """), arguments: [tenant.organization, tenant.app, userId, only, only])
        var users: [PreferencesV1.StoredUser] = []
        var bytes = 0
        while let row = try rows.next() {
            var user = message(try DocumentRows.read(row, from: 1), userId: row[0])
            user.channelSettings = try ChannelSettingRows.all(database, userId: user.userId, tenant: tenant).map {
                .init(
                    channelId: $0.channelId, muted: $0.choice.muted, mutedUntilMs: $0.choice.mutedUntilMs, notifyAll: $0.choice.notifyAll,
                    starred: $0.choice.starred)
            }
            bytes += user.encodedSize()
            guard users.isEmpty || bytes <= MessagePages.bytes else { break }
            users.append(user)
        }
        return users
    }

    private static func message(_ document: PreferenceDocument, userId: String) -> PreferencesV1.StoredUser {
        .init(
            userId: userId, pushEnabled: document.pushEnabled, emailEnabled: document.emailEnabled,
            promotionalOptIn: document.promotionalOptIn, language: document.language, optedOutAtMs: document.optedOutAtMs,
            version: document.version, updatedAtMs: document.updatedAtMs, choices: document.choices)
    }

    /// What a user's document becomes when it is replaced: checked like any update, but that it may name what the app offers no more.
    ///
    /// - Returns: the document, `before` itself where nothing changes, and what it names that is gone.
    static func replaced(
        _ before: PreferenceDocument, by user: PreferencesV1.StoredUser, governing: AppPolicy, nowMs: Int64
    ) throws(APIError) -> (document: PreferenceDocument, gone: [APIError]) {
        let choices = user.choices ?? .init()
        let update = try DocumentUpdate(
            .init(
                userId: user.userId, emailEnabled: user.emailEnabled, notifications: choices.types, categories: choices.categories,
                quietHours: choices.quietHours, promotionalOptIn: user.promotionalOptIn, language: user.language, sound: choices.sound,
                deviceScope: choices.deviceScope.isEmpty ? nil : choices.deviceScope, digestTime: choices.digestTime,
                vibration: choices.vibration, reduceMotion: choices.reduceMotion,
                reset: [
                    "language", "notifications", "categories", "quiet_hours", "sound", "device_scope", "digest_time", "vibration",
                    "reduce_motion",
                ]), governing: governing, isRestoration: true)
        var document = try update.applied(to: before, nowMs: nowMs)
        document.pushEnabled = user.pushEnabled
        document.optedOutAtMs = user.optedOutAtMs
        document.choices.optOutHistoryMs = Array(choices.optOutHistoryMs.prefix(PreferenceDocument.optOutsKept))
        document.dateOptOut(before: before, nowMs: nowMs)
        (document.version, document.updatedAtMs) = (before.version, before.updatedAtMs)
        guard document != before else { return (before, update.gone) }
        document.version += 1
        document.updatedAtMs = nowMs
        return (document, update.gone)
    }

    /// What is told of a user who was taken with choices that the app does not offer: one line, however many there are.
    static func warning(_ gone: [APIError], at index: Int) -> CommonV1.ItemResult? {
        guard let first = gone.first else { return nil }
        let fields = gone.prefix(Self.mostNamed).compactMap(\.field).joined(separator: ", ")
        let others = gone.count > Self.mostNamed ? " and \(gone.count - Self.mostNamed) more" : ""
        var warning = first.itemResult(index)
        warning.message = "kept, though the app does not offer it: \(fields)\(others)"
        return warning
    }

    /// Choices that a warning names.
    private static let mostNamed = 10

    /// What a user's channel settings become.
    ///
    /// - Throws: `invalid_value` for too many, or ids that are none.
    static func channels(of user: PreferencesV1.StoredUser) throws(APIError) -> [String: ChannelChoice] {
        guard user.channelSettings.count <= PreferencesHandlers.mostChannels else {
            throw APIError(.invalidValue, field: "channel_settings", "has at most \(PreferencesHandlers.mostChannels) channels")
        }
        var channels: [String: ChannelChoice] = [:]
        for setting in user.channelSettings {
            try PreferencesHandlers.checkChannel(setting.channelId)
            try PreferencesHandlers.checkInstant(setting.mutedUntilMs, field: "muted_until_ms")
            let choice = ChannelChoice(
                muted: setting.muted, mutedUntilMs: setting.muted ? setting.mutedUntilMs : nil, notifyAll: setting.notifyAll,
                starred: setting.starred)
            if choice != ChannelChoice() { channels[setting.channelId] = choice }
        }
        return channels
    }
}
