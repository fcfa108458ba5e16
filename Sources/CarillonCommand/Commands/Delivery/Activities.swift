import ArgumentParser
import CarillonAPI
import Providers
import ServiceKit
import SystemControl

/// `carillon activities` (DISP-37).
struct Activities: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Live Activities and extensions on Apple's devices: send to them, and manage broadcast channels.",
        subcommands: [
            ActivitiesRegister.self, ActivitiesSend.self, ActivitiesChannels.self, ActivitiesCreate.self, ActivitiesShow.self,
            ActivitiesDelete.self, ActivitiesBroadcast.self,
        ])
}

/// The change of a Live Activity, as options.
struct LiveActivityOptions: ParsableArguments {
    @Option(help: "start (no broadcast takes it), update or end.") var event = ""
    @Option(help: "The state of the activity: a JSON object of the app's type.") var state = ""
    @Option(help: "Title of an alert beside the change.") var title = ""
    @Option(help: "Body of the alert.") var body = ""
    @Option(help: "With start: the app's type of attributes; the token's name when not given.") var attributesType = ""
    @Option(help: "With start: the attributes, a JSON object.") var attributes = ""
    @Option(help: "With start: the broadcast channel that the activity follows (iOS 18).") var channel = ""
    @Flag(help: "With start: the app gets a token for updates (iOS 18).") var updateToken = false
    @Flag(help: "Send it at once and with priority 10.") var urgent = false

    func validate() throws {
        if DispatcherV1.ActivityEvent(name: event) == nil { throw ValidationError("--event \(event) is none of start, update, end") }
    }

    /// Options by the fields of the request, in the words of the rules that services check.
    private static let options = [
        "live_activity.event": "--event", "live_activity.content_state": "--state", "live_activity.attributes_type": "--attributes-type",
        "live_activity.attributes": "--attributes", "live_activity.alert_title": "--title", "live_activity.alert_body": "--body",
        "live_activity.input_push_token": "--update-token", "live_activity.input_push_channel": "--channel",
        "live_activity": "--state and the other options together", "kind": "--kind", "payload": "--payload",
    ]

    /// Checks options by the rules of the service, before it is called.
    ///
    /// - Throws: `ValidationError` that names the option.
    static func check(_ rules: () throws(APIError) -> Void) throws {
        do throws(APIError) { try rules() } catch {
            let words = error.message.replacing("START", with: "start").replacing("UPDATE", with: "update").replacing("END", with: "end")
                .replacing("input_push_token", with: "--update-token")
            let option = error.field.map { options[$0] ?? $0 }
            throw ValidationError([option, words].compactMap(\.self).joined(separator: ": "))
        }
    }

    /// Nil without an event.
    var activity: DispatcherV1.LiveActivity? {
        guard let event = DispatcherV1.ActivityEvent(name: event), event != .unspecified else { return nil }
        return .init(
            event: event, contentState: state, attributesType: attributesType, attributes: attributes, alertTitle: title, alertBody: body,
            inputPushToken: updateToken, inputPushChannel: channel)
    }
}

/// The environment of an app's channels, as an option.
struct ChannelOptions: ParsableArguments {
    @Flag(help: "Apple's sandbox, for apps in development.") var sandbox = false

    var environment: CommonV1.AddressEnvironment { sandbox ? .sandbox : .production }
}

/// `carillon activities send`.
struct ActivitiesSend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Start, update or end users' Live Activities, or send to an extension of the app.",
        discussion: """
            Of updates within 15 seconds for one activity the newest is sent, unless one is urgent. A time to live, the times of `stale_at` and \
            `dismissal_at`, and an alert's sound are fields of POST /push/activities alone.
            """
    )
    .example("carillon activities send order-7 --user ann --event update --state '{\"eta\":5}'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var live: LiveActivityOptions
    @Argument(help: "The name that the app gave to the token: the id of an activity, or the type of its attributes to start one.") var name: String
    @Option(help: "A user who gets it; repeat it for several.") var user: [String] = []
    @Option(help: "In place of --event: voip, complication, file_provider, location, push_to_talk, widgets or controls.") var kind = ""
    @Option(help: "With --kind: the payload, a JSON object.") var payload = ""

    func validate() throws {
        if user.isEmpty { throw ValidationError("name who gets it with --user") }
        if live.event.isEmpty == kind.isEmpty { throw ValidationError("name the event with --event, or the kind of token with --kind") }
        do throws(APIError) { _ = try RegistryV1.ActivityKind(clientWord: kind, field: "--kind") } catch {
            throw ValidationError("--kind '\(kind)': \(error.message)")
        }
        try LiveActivityOptions.check { () throws(APIError) in _ = try ActivityPush.content(of: request(to: nil), now: SystemClock().now) }
    }

    /// - Parameter owner: nil: not known yet.
    private func request(to owner: CommonV1.Tenant?) -> DispatcherV1.SendActivityRequest {
        var change = live.activity
        // Tokens that start activities are registered under this type.
        if change?.event == .start, change?.attributesType.isEmpty == true { change?.attributesType = name }
        return DispatcherV1.SendActivityRequest(
            tenant: owner, userIds: user, name: name, liveActivity: change, kind: RegistryV1.ActivityKind(name: kind) ?? .unspecified,
            payload: payload, urgent: live.urgent)
    }

    struct Row: Encodable { var addresses: Int64 }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let answer = try await clients.activityPushes.sendActivity(request(to: owner))
        if system.json {
            try printJSON(Row(addresses: answer.addresses))
        } else {
            print(Self.words(answer.addresses, name))
        }
        // A script must not take it for sent.
        if answer.addresses == 0 { throw ExitCode.failure }
    }

    static func words(_ addresses: Int64, _ name: String) -> String {
        guard addresses > 0 else { return "no device of these users has a token named '\(name)': their app posts it (POST /push/activity-tokens)" }
        return "goes to \(Format.counted(addresses, "token"))"
    }
}

/// `carillon activities channels`.
struct ActivitiesChannels: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "channels", abstract: "List an app's broadcast channels at Apple.")
        .example("carillon activities channels --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var channel: ChannelOptions

    struct Row: Encodable { var channelId: String }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let ids = try await clients.activityChannels.listActivityChannels(.init(tenant: owner, environment: channel.environment)).channelIds
        if system.json { return try printList(ids.map { Row(channelId: $0) }) }
        print(ids.isEmpty ? "no channels" : ids.joined(separator: "\n"))
    }
}

/// `carillon activities create`.
struct ActivitiesCreate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a broadcast channel at Apple, and show its id.")
        .example("carillon activities create --stores-latest --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var channel: ChannelOptions
    @Flag(help: "Apple keeps the newest push for devices that are offline.") var storesLatest = false

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let answer = try await clients.activityChannels.createActivityChannel(
            .init(tenant: owner, environment: channel.environment, storesLatest: storesLatest))
        let id = answer.channel?.channelId ?? ""
        if system.json { return try printJSON(ActivitiesChannels.Row(channelId: id)) }
        print(id)
    }
}

/// `carillon activities show`.
struct ActivitiesShow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "show", abstract: "Say what Apple knows of a broadcast channel.")
        .example("carillon activities show CHANNEL_ID --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var channel: ChannelOptions
    @Argument(help: "The channel's id.") var id: String

    struct Row: Encodable {
        var channelId: String
        var storesLatest: Bool
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let found = try await clients.activityChannels.getActivityChannel(
            .init(tenant: owner, environment: channel.environment, channelId: id)
        ).channel
        let row = Row(channelId: id, storesLatest: found?.storesLatest ?? false)
        if system.json { return try printJSON(row) }
        print(row.storesLatest ? "Apple keeps the newest push for devices that are offline" : "Apple keeps no push")
    }
}

/// `carillon activities delete`.
struct ActivitiesDelete: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a broadcast channel at Apple, for ever.")
        .example("carillon activities delete CHANNEL_ID --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var channel: ChannelOptions
    @Argument(help: "The channel's id.") var id: String

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        _ = try await clients.activityChannels.deleteActivityChannel(
            .init(tenant: owner, environment: channel.environment, channelId: id))
        if system.json { return try printJSON(ActivitiesChannels.Row(channelId: id)) }
        print("deleted")
    }
}

/// `carillon activities broadcast`.
struct ActivitiesBroadcast: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "broadcast", abstract: "Update or end the Live Activities of all who follow a broadcast channel."
    )
    .example("carillon activities broadcast CHANNEL_ID --event update --state '{\"score\":1}'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var channel: ChannelOptions
    @OptionGroup var live: LiveActivityOptions
    @Argument(help: "The channel's id.") var id: String
    @Option(help: "How long Apple keeps it, in seconds; a channel that stores nothing takes 0.") var ttl: Int32 = 0

    func validate() throws {
        guard let activity = live.activity else { throw ValidationError("name the event with --event: update or end") }
        try LiveActivityOptions.check { () throws(APIError) in
            _ = try ActivityChannels.content(activity, urgent: live.urgent, now: SystemClock().now)
        }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        _ = try await clients.activityChannels.sendActivityBroadcast(
            .init(
                tenant: owner, environment: channel.environment, channelId: id, liveActivity: live.activity, urgent: live.urgent, ttlSeconds: ttl))
        if system.json { return try printJSON(ActivitiesChannels.Row(channelId: id)) }
        print("Apple has taken it")
    }
}
