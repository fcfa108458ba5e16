import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon prefs`.
struct Preferences: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prefs", abstract: "What a user wants to be told.",
        subcommands: [PreferencesShow.self, PreferencesSet.self, PreferencesMute.self])
}

/// `carillon prefs show`.
struct PreferencesShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Show a user's preferences, defaults filled in.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String

    struct Shown: Encodable {
        var userId: String
        var pushEnabled, emailEnabled: Bool
        var notifications: [String: Bool]
        var quietHours: String
        var mutedChannels: [String]
        var version: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        guard let document = try await clients.preferences.getPreferences(.init(tenant: tenant.resolve(clients), userId: user)).document else {
            return
        }
        let quiet = document.quietHours
        let shown = Shown(
            userId: user, pushEnabled: document.pushEnabled, emailEnabled: document.emailEnabled,
            notifications: Dictionary(document.notifications.map { ($0.typeId, $0.push ?? false) }) { $1 },
            quietHours: quiet?.enabled == true ? "\(quiet?.start ?? "")–\(quiet?.end ?? "") \(quiet?.timezone ?? "")" : "off",
            mutedChannels: document.channelSettings.filter(\.muted).map(\.channelId), version: document.version)
        if system.json { return try printJSON(shown) }
        print(
            "push \(shown.pushEnabled ? "on" : "off"), e-mail \(shown.emailEnabled ? "on" : "off"), quiet hours \(shown.quietHours), version \(shown.version)"
        )
        var table = TextTable(["type", "push"])
        for (type, isOn) in shown.notifications.sorted(by: { $0.key < $1.key }) { table.add([type, isOn ? "on" : "off"]) }
        print(table.text)
        if !shown.mutedChannels.isEmpty { print("muted: \(shown.mutedChannels.joined(separator: ", "))") }
    }
}

/// `carillon prefs set`.
struct PreferencesSet: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "set", abstract: "Change a user's preferences; what is not named stays.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "Master switch: on or off.") var push: String?
    @Option(name: .customLong("type"), help: "A type's switch, mention=off; may be repeated.") var types: [String] = []
    @Option(help: "Quiet hours, 22:00-08:00, or off.") var quietHours: String?
    @Option(help: "IANA zone of the quiet hours, alone or with --quiet-hours; empty for the user's own.") var timezone: String?

    func run() async throws {
        let clients = try system.clients()
        var request = PreferencesV1.UpdatePreferencesRequest()
        request.tenant = try await tenant.resolve(clients)
        request.userId = user
        request.pushEnabled = try push.map { try Self.isOn($0, "--push") }
        request.notifications = try types.map { text in
            let parts = text.split(separator: "=")
            guard parts.count == 2 else { throw ValidationError("--type '\(text)' is not TYPE=on or TYPE=off") }
            return .init(typeId: String(parts[0]), push: try Self.isOn(String(parts[1]), "--type"))
        }
        request.quietHours = try quietHoursUpdate()
        let version = try await clients.preferences.updatePreferences(request).document?.version ?? 0
        print("version \(version)")
    }

    /// Nil where the command line says nothing of quiet hours.
    private func quietHoursUpdate() throws -> PreferencesV1.QuietHoursUpdate? {
        guard quietHours != nil || timezone != nil else { return nil }
        var update = PreferencesV1.QuietHoursUpdate(timezone: timezone)
        if quietHours == "off" {
            update.enabled = false
        } else if let quietHours {
            let times = quietHours.split(separator: "-")
            guard times.count == 2 else { throw ValidationError("--quiet-hours '\(quietHours)' is not HH:MM-HH:MM or off") }
            (update.enabled, update.start, update.end) = (true, String(times[0]), String(times[1]))
        }
        return update
    }

    private static func isOn(_ text: String, _ option: String) throws -> Bool {
        switch text {
        case "on": true
        case "off": false
        default: throw ValidationError("\(option) '\(text)' is neither on nor off")
        }
    }
}

/// `carillon prefs mute`.
struct PreferencesMute: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "mute", abstract: "Mute a channel for a user, or end the mute.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Argument(help: "Channel id.") var channel: String
    @Option(help: "How long, as 30m, 1h, 2d; for ever when not given.") var duration = ""
    @Flag(help: "End the mute.") var end = false

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.preferences.muteChannel(
            .init(tenant: tenant.resolve(clients), userId: user, channelId: channel, muted: !end, duration: duration))
        let until = answer.setting?.mutedUntilMs.map { " until \(Instant(milliseconds: $0).rfc3339)" } ?? ""
        print("\(channel) \(answer.setting?.muted == true ? "muted" : "not muted")\(until)")
    }
}
