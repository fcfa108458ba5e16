import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon prefs`.
struct Preferences: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefs", abstract: "Preferences of users: what they want to be notified of, and guardians' consent.",
        subcommands: [
            PreferencesShow.self, PreferencesSet.self, PreferencesMute.self, PreferencesExport.self,
            PreferencesImport.self, PreferencesErase.self, ConsentCommand.self,
        ])
}

/// `carillon prefs show`.
struct PreferencesShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a user's preferences, defaults filled in.")
        .example("carillon prefs show alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String

    struct View: Encodable {
        var userId: String
        var pushEnabled, emailEnabled: Bool
        var notifications, categories: [String: Bool]
        /// Mails about notifications, by type.
        var emailTypes: [String: Bool]
        var quietHours: String
        var quietNow: Bool
        var deviceScope: String
        var promotionalOptIn: Bool
        var language: String?
        var mutedChannels: [String]
        /// The ends of mutes by channel; a mute without an end has none.
        var mutedUntil: [String: String]
        var version: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        try await KnownUsers.require([user], owner, clients)
        guard let document = try await clients.preferences.getPreferences(.init(tenant: owner, userId: user)).document else { return }
        let quiet = document.quietHours
        let view = View(
            userId: user, pushEnabled: document.pushEnabled, emailEnabled: document.emailEnabled,
            notifications: Dictionary(document.notifications.map { ($0.typeId, $0.push ?? false) }) { $1 },
            categories: Dictionary(document.categories.map { ($0.categoryId, $0.enabled) }) { $1 },
            emailTypes: Dictionary(document.notifications.map { ($0.typeId, $0.email ?? false) }) { $1 },
            quietHours: quiet?.enabled == true ? "\(quiet?.start ?? "")–\(quiet?.end ?? "") \(document.quietState?.timezone ?? "")" : "off",
            quietNow: document.quietState?.active ?? false, deviceScope: document.deviceScope.name, promotionalOptIn: document.promotionalOptIn,
            language: document.language, mutedChannels: document.channelSettings.filter(\.muted).map(\.channelId),
            mutedUntil: Self.endsOfMutes(document.channelSettings), version: document.version)
        if system.json { return try printJSON(view) }
        func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
        print(
            "push \(word(view.pushEnabled)), e-mail \(word(view.emailEnabled)), promotions \(word(view.promotionalOptIn)), "
                + "quiet hours \(view.quietHours)\(view.quietNow ? " (now)" : ""), devices \(view.deviceScope), "
                + "language \(view.language ?? "not chosen"), version \(view.version)")
        if !view.categories.isEmpty {
            var table = TextTable(["category", "push"])
            for (name, isOn) in view.categories.sorted(by: { $0.key < $1.key }) { table.add([name, word(isOn)]) }
            print(table.text)
        }
        if !view.notifications.isEmpty {
            var table = TextTable(["type", "push", "e-mail"])
            for (name, isOn) in view.notifications.sorted(by: { $0.key < $1.key }) {
                table.add([name, word(isOn), word(view.emailTypes[name] == true)])
            }
            print(table.text)
        }
        if let muted = Self.mutedText(document.channelSettings) { print(muted) }
    }

    static func endsOfMutes(_ settings: [PreferencesV1.ChannelSetting]) -> [String: String] {
        Dictionary(
            settings.filter(\.muted).compactMap { setting in
                setting.mutedUntilMs.map { (setting.channelId, Instant(milliseconds: $0).rfc3339) }
            }
        ) { $1 }
    }

    /// The muted channels, each with the end of its mute where it has one; nil where none is muted.
    static func mutedText(_ settings: [PreferencesV1.ChannelSetting]) -> String? {
        let ends = endsOfMutes(settings)
        let muted = settings.filter(\.muted).map { setting in
            setting.channelId + (ends[setting.channelId].map { " until \($0)" } ?? "")
        }
        return muted.isEmpty ? nil : "muted: \(muted.joined(separator: ", "))"
    }
}

/// `carillon prefs set`.
struct PreferencesSet: AsyncParsableCommand, TakesEmptyText {
    static let placesOfEmptyText: Set = ["--language", "--timezone"]
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Change a user's preferences; what is not named stays.")
        .example("carillon prefs set alice --type mention=off --quiet-hours 22:00-07:00")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "All pushes: on or off.") var push: String?
    @Option(help: "All mails about notifications: on or off.") var email: String?
    @Option(help: "Promotions: on or off.") var promotions: String?
    @Option(name: .customLong("type"), help: "A type's switch, mention=off; may be repeated.") var types: [String] = []
    @Option(name: .customLong("email-type"), help: "A type's switch for mails, mention=on; may be repeated.") var emailTypes: [String] = []
    @Option(name: .customLong("category"), help: "A category's switch, reactions=on; may be repeated.") var categories: [String] = []
    @Option(help: "Devices to send to: policy, all, most_recent, mobile_only, desktop_only or primary, as far as the app offers them.")
    var deviceScope: String?
    @Option(help: "Language, such as de or pt-BR; '' for none.") var language: String?
    @Option(help: "Quiet hours, 22:00-08:00, or off.") var quietHours: String?
    @Option(help: "Time zone of the quiet hours, such as Europe/Berlin; '' for the user's own.") var timezone: String?

    @Option(help: "For telemetry, where the user changed it: settings_page or notification_action.") var changedFrom = ""

    func validate() throws {
        for (value, option) in [(push, "--push"), (email, "--email"), (promotions, "--promotions")] {
            try requireWord(value, of: option, among: Self.switchWords)
        }
        try requireWord(deviceScope, of: "--device-scope", among: CommonV1.DeviceScope.words)
        try requireWord(changedFrom, of: "--changed-from", among: PreferencesV1.ChoicePlace.words)
    }

    private static let switchWords = ["on", "off"]

    func run() async throws {
        let clients = try system.clients()
        var request = PreferencesV1.UpdatePreferencesRequest()
        request.changedFrom = try .init(word: changedFrom, field: "changed_from")
        request.tenant = try await tenant.resolve(clients)
        request.userId = user
        request.pushEnabled = push.map { $0 == "on" }
        request.emailEnabled = email.map { $0 == "on" }
        request.promotionalOptIn = promotions.map { $0 == "on" }
        request.notifications = try switches()
        request.categories = try categories.map { text in
            let (name, isOn) = try Self.named(text, "--category")
            return .init(categoryId: name, enabled: isOn)
        }
        request.deviceScope = try deviceScope.map { try .init(word: $0, field: "device_scope") }
        request.language = language
        request.quietHours = try quietHoursUpdate()
        try await KnownUsers.require([user], request.tenant ?? .init(), clients)
        let version = try await clients.preferences.updatePreferences(request).document?.version ?? 0
        if system.json { return try printJSON(["version": version]) }
        print("preferences of \(user) are changed: version \(version)")
    }

    /// The switches of types: one for each type that an option names.
    func switches() throws -> [PreferencesV1.TypeSwitch] {
        var found: [String: PreferencesV1.TypeSwitch] = [:]
        for text in types {
            let (name, isOn) = try Self.named(text, "--type")
            found[name, default: .init(typeId: name)].push = isOn
        }
        for text in emailTypes {
            let (name, isOn) = try Self.named(text, "--email-type")
            found[name, default: .init(typeId: name)].email = isOn
        }
        return found.values.sorted { $0.typeId < $1.typeId }
    }

    /// Nil where the command line does not name quiet hours.
    private func quietHoursUpdate() throws -> PreferencesV1.QuietHoursUpdate? {
        guard quietHours != nil || timezone != nil else { return nil }
        var update = PreferencesV1.QuietHoursUpdate(timezone: timezone)
        if quietHours == "off" {
            update.enabled = false
        } else if let quietHours {
            let times = quietHours.split(separator: "-")
            guard times.count == 2 else { throw InputError("--quiet-hours '\(quietHours)' is not HH:MM-HH:MM or off") }
            (update.enabled, update.start, update.end) = (true, String(times[0]), String(times[1]))
        }
        return update
    }

    /// Reads `mention=off`.
    private static func named(_ text: String, _ option: String) throws -> (name: String, isOn: Bool) {
        let parts = text.split(separator: "=").map(String.init)
        guard parts.count == 2, switchWords.contains(parts[1]) else { throw InputError("\(option) '\(text)' is not NAME=on or NAME=off") }
        return (parts[0], parts[1] == "on")
    }
}

/// `carillon prefs erase`.
struct PreferencesErase: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "erase", abstract: "Erase the preferences of somebody who is no longer a user.",
        discussion: """
            For 30 days afterwards the preferences service stores nothing of this id, not even an opt-out. So a user whom the directory still \
            has is refused: `carillon users erase` erases a user from all services.
            """
    )
    .example("carillon prefs erase alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        if let refused = Self.refusal(user, isKnown: try await KnownUsers.contains(user, owner, clients)) { throw refused }
        let answer = try await clients.preferenceData.eraseUser(.init(tenant: owner, userId: user))
        if system.json { return try printJSON(answer.erased) }
        if let before = answer.erasedBeforeAtMs { print("erased before, at \(Instant(milliseconds: before).rfc3339)") }
        var table = TextTable(["what", "rows"])
        for (name, rows) in answer.erased.sorted(by: { $0.key < $1.key }) { table.add([name, "\(rows)"]) }
        print(table.text)
    }

    /// The error for a user whom the directory still has; nil for others. Notifications would go on, and the user could not opt out of them.
    static func refusal(_ user: String, isKnown: Bool) -> RPCError? {
        guard isKnown else { return nil }
        return RPCError(
            code: .failedPrecondition,
            message: "\(user) is still a user, and could not opt out of notifications then: use `carillon users erase \(user)`")
    }
}

/// `carillon prefs mute`.
struct PreferencesMute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "mute", abstract: "Mute a channel for a user, or end the mute.")
        .example("carillon prefs mute alice ch_general --duration 1h")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Argument(help: "Channel id.") var channel: String
    @Option(help: "How long: 30m, 1h, 2d; without an end when not given.") var duration = ""
    @Flag(help: "End the mute.") var end = false

    func validate() throws {
        if !duration.isEmpty, DurationText.seconds(duration) == nil {
            throw ValidationError("--duration '\(duration)' is not a duration such as 30m, 1h, 2d")
        }
    }

    private struct View: Encodable {
        var channelId: String
        var muted: Bool
        /// Nil for a mute without an end.
        var mutedUntil: String?
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        try await KnownUsers.require([user], owner, clients)
        let answer = try await clients.preferences.muteChannel(
            .init(tenant: owner, userId: user, channelId: channel, muted: !end, duration: duration))
        let isMuted = answer.setting?.muted == true
        let until = answer.setting?.mutedUntilMs.map { Instant(milliseconds: $0).rfc3339 }
        if system.json { return try printJSON(View(channelId: channel, muted: isMuted, mutedUntil: until)) }
        print("\(channel) \(isMuted ? "muted" : "not muted")\(until.map { " until \($0)" } ?? "")")
    }
}
