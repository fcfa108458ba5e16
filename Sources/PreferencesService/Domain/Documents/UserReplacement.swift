import CarillonAPI
import ServiceKit

/// The replacement of all stored choices of one user by an import.
struct UserReplacement: Sendable {
    private let user: PreferencesV1.StoredUser
    private let app: AppPolicy
    private let now: Instant
    /// The new channel settings.
    private let channels: [String: ChannelChoice]

    /// The result of a replacement.
    struct Outcome: Sendable {
        /// The document afterwards; the unchanged one when nothing changes.
        var document: PreferenceDocument
        /// Channel settings that change; the empty choice for a deleted one.
        var changedChannels: [ChannelSetting]
        /// Choices that the app no longer offers.
        var withdrawn: [APIError]
    }

    /// Checks everything that can be checked without the stored choices.
    ///
    /// - Throws: ``APIError`` naming the field.
    init(_ user: PreferencesV1.StoredUser, app: AppPolicy, at now: Instant) throws(APIError) {
        try FieldRules.checkUser(user.userId)
        try FieldRules.checkInstant(user.optedOutAtMs, field: "opted_out_at_ms")
        try FieldRules.checkInstant(user.updatedAtMs, field: "updated_at_ms")
        for instant in user.choices?.optOutHistoryMs ?? [] { try FieldRules.checkInstant(instant, field: "opt_out_history_ms") }
        guard user.version >= 0 else { throw APIError(.invalidValue, field: "version", "must not be negative") }
        channels = try Self.channels(of: user)
        self.user = user
        self.app = app
        self.now = now
    }

    var userId: String { user.userId }

    /// The user after the replacement. The document is checked like an update, but may have choices that the app no longer offers.
    func applied(to before: PreferenceDocument, channels channelsBefore: [ChannelSetting]) throws(APIError) -> Outcome {
        var (document, withdrawn) = try replaced(before)
        let old = Dictionary(channelsBefore.map { ($0.channelId, $0.choice) }) { $1 }
        var changed = channels.filter { old[$0.key] != $0.value }.map { ChannelSetting(channelId: $0.key, choice: $0.value) }
        changed += old.keys.filter { channels[$0] == nil }.map { ChannelSetting(channelId: $0, choice: ChannelChoice()) }
        // A change of a channel is a new version of the document (PREF-06).
        if document == before, !changed.isEmpty { document.countChange(at: now) }
        return Outcome(document: document, changedChannels: changed, withdrawn: withdrawn)
    }

    private func replaced(_ before: PreferenceDocument) throws(APIError) -> (document: PreferenceDocument, withdrawn: [APIError]) {
        let choices = user.choices ?? .init()
        let update = try DocumentUpdate(
            .init(
                userId: user.userId, emailEnabled: user.emailEnabled, notifications: choices.types, categories: choices.categories,
                quietHours: choices.quietHours, promotionalOptIn: user.promotionalOptIn, language: user.language, sound: choices.sound,
                deviceScope: choices.deviceScope == .unspecified ? nil : choices.deviceScope, digestTime: choices.digestTime,
                vibration: choices.vibration, reduceMotion: choices.reduceMotion,
                reset: [
                    "language", "notifications", "categories", "quiet_hours", "sound", "device_scope", "digest_time", "vibration",
                    "reduce_motion",
                ]), app: app, isRestoration: true)
        var document = try update.applied(to: before, at: now)
        document.pushEnabled = user.pushEnabled
        document.optedOutAt = user.optedOutAtMs.map(Instant.init(milliseconds:))
        document.choices.optOutHistoryMs = Array(choices.optOutHistoryMs.prefix(PreferenceDocument.optOutsKept))
        document.dateOptOut(before: before, at: now)
        (document.version, document.updatedAt) = (before.version, before.updatedAt)
        if document != before { document.countChange(at: now) }
        return (document, update.withdrawn)
    }

    /// The new channel settings of a user.
    ///
    /// - Throws: `invalid_value` for too many settings or an invalid id.
    private static func channels(of user: PreferencesV1.StoredUser) throws(APIError) -> [String: ChannelChoice] {
        guard user.channelSettings.count <= ChannelChoice.mostChannels else {
            throw APIError(.invalidValue, field: "channel_settings", "has at most \(ChannelChoice.mostChannels) channels")
        }
        var channels: [String: ChannelChoice] = [:]
        for setting in user.channelSettings {
            try FieldRules.checkHostID(setting.channelId, field: "channel_id")
            try FieldRules.checkInstant(setting.mutedUntilMs, field: "muted_until_ms")
            let choice = ChannelChoice(
                muted: setting.muted, mutedUntil: setting.muted ? setting.mutedUntilMs.map(Instant.init(milliseconds:)) : nil,
                notifyAll: setting.notifyAll, starred: setting.starred)
            if choice != ChannelChoice() { channels[setting.channelId] = choice }
        }
        return channels
    }

    // MARK: Warnings

    /// Most choices that a warning names.
    private static let mostNamed = 10

    /// The warning about an imported user with choices that the app does not offer: one line for any number of choices.
    static func warning(_ withdrawn: [APIError], at index: Int) -> CommonV1.ItemResult? {
        guard let first = withdrawn.first else { return nil }
        let fields = withdrawn.prefix(Self.mostNamed).compactMap(\.field).joined(separator: ", ")
        let others = withdrawn.count > Self.mostNamed ? " and \(withdrawn.count - Self.mostNamed) more" : ""
        var warning = first.itemResult(index)
        warning.message = "kept, though the app does not offer it: \(fields)\(others)"
        return warning
    }
}

extension PreferenceDocument {
    /// Dates an opt-out that has no time, because the next prompt depends on the time (PREF-14, PREF-16).
    fileprivate mutating func dateOptOut(before: PreferenceDocument, at now: Instant) {
        guard !pushEnabled, optedOutAt == nil else { return }
        let known = before.pushEnabled ? nil : before.optedOutAt
        let date = choices.optOutHistoryMs.max().map(Instant.init(milliseconds:)) ?? known ?? now
        optedOutAt = date
        if choices.optOutHistoryMs.isEmpty { choices.optOutHistoryMs = before.pushEnabled ? [] : before.choices.optOutHistoryMs }
        if choices.optOutHistoryMs.isEmpty { choices.optOutHistoryMs = [date.milliseconds] }
    }
}
