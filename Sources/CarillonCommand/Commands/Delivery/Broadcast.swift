import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon broadcast` (EVAL-16).
struct BroadcastCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "broadcast", abstract: "One notification for many users: an app, a role, a group, an organization, the platform.",
        subcommands: [BroadcastSend.self, BroadcastStatus.self, BroadcastPause.self, BroadcastResume.self, BroadcastCancel.self])
}

/// `carillon broadcast send`.
struct BroadcastSend: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "send", abstract: "Send a notification to an audience.",
        discussion: """
            Its users are decided like those of an event: opt-outs, quiet hours, caps and the other checks apply. It has at most 80 % of the app's \
            send_rate_per_second, so that other notifications do not wait behind it. With --id the same command again sends nothing new.
            """
    )
    .example("carillon broadcast send --role teacher --title Staff --body 'Coffee is back'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Flag(help: "All active users of the app.") var wholeApp = false
    @Flag(help: "All active users of each app of the organization.") var wholeOrganization = false
    @Flag(help: "All active users of each app.") var wholePlatform = false
    @Option(help: "The active users with this role.") var role: String?
    @Option(help: "The members of this group.") var group: String?
    @Option(help: "The members of this conversation channel.") var channel: String?
    @Option(help: "A user; repeat it for several.") var user: [String] = []
    @Option(help: "Only devices of this kind: ios, android, web or desktop; repeat it for several.") var platform: [String] = []
    @Option(help: "Only users who read this language, such as es; repeat it for several.") var locale: [String] = []
    @Option(help: "The title; without title and body the type's template is shown.") var title: String?
    @Option(help: "The text.") var body: String?
    @Option(help: "A type of the app's catalogue: announcement, system_announcement or admin_notice when not given.") var type: String?
    @Option(help: "low, normal, high or critical (blocking is the same); the type's when not given.") var priority: String?
    @Option(help: "A path of the app that a tap opens, such as requests/42.") var link: String?
    @Option(help: "An id of your own, which makes a repeat harmless.") var id: String?
    @Option(help: "Pushes a second at most.") var rate: Int32?
    @Option(help: "Each push leaves by chance within so many seconds, at most 3600: not all phones open the app at once.") var spread: Int32?
    @Option(help: "Override opt-outs, for this reason; for types marked critical.") var overrideReason: String?

    func validate() throws {
        let audiences = [wholeApp, wholeOrganization, wholePlatform, role != nil, group != nil, channel != nil, !user.isEmpty].count { $0 }
        guard audiences == 1 else {
            throw ValidationError(
                "name one audience: --whole-app, --whole-organization, --whole-platform, --role, --group, --channel or --user")
        }
        guard (title == nil) == (body == nil) else { throw ValidationError("give --title and --body, or neither") }
        for word in platform { try requireWord(word, of: "--platform", among: CommonV1.DeviceType.words) }
        if let rate, rate < 1 { throw ValidationError("--rate is a number of pushes above 0") }
    }

    func run() async throws {
        let clients = try system.clients()
        var request = EvaluatorV1.SubmitBroadcastRequest(
            tenant: wholePlatform ? .init() : try await tenant.resolve(clients), broadcastId: id ?? "", audience: try audience(), typeId: type ?? "",
            ratePerSecond: rate ?? 0, overrideReason: overrideReason ?? "", spreadSeconds: spread ?? 0)
        if let title, let body { request.content = .init(title: title, body: body, deepLinkPath: link ?? "") }
        if let priority { request.priority = try PushSend.priority(priority) }
        let submitted = request
        let answer = try await namingType("--type") { try await clients.broadcasts.submitBroadcast(submitted) }
        let view = BroadcastView(answer.broadcast ?? .init())
        if system.json { return try printJSON(view) }
        print(answer.duplicate ? "known already: nothing new is sent" : "accepted for \(Format.counted(view.apps.count, "app"))")
        print("how far it is: carillon broadcast status \(view.broadcastId)\(wholePlatform ? " --whole-platform" : "")")
    }

    private func audience() throws -> EvaluatorV1.BroadcastAudience {
        var audience = EvaluatorV1.BroadcastAudience()
        if wholeApp { audience.audience = .wholeApp(true) }
        if wholeOrganization { audience.audience = .wholeOrganization(true) }
        if wholePlatform { audience.audience = .wholePlatform(true) }
        if let role { audience.audience = .role(role) }
        if let group { audience.audience = .groupId(group) }
        if let channel { audience.audience = .channelId(channel) }
        if !user.isEmpty { audience.audience = .users(.init(userIds: user)) }
        audience.deviceTypes = try platform.map { try .init(word: $0, field: "platform") }
        audience.locales = locale
        return audience
    }
}

/// The broadcast that a command is about.
struct BroadcastOptions: ParsableArguments {
    @OptionGroup var tenant: TenantOptions
    @Flag(help: "It goes to the whole platform, and is of no app.") var wholePlatform = false
    @Argument(help: "Broadcast id: Carillon's, or your own.") var id: String

    func owner(_ clients: OperatorClients) async throws -> CommonV1.Tenant { wholePlatform ? .init() : try await tenant.resolve(clients) }
}

/// `carillon broadcast status`.
struct BroadcastStatus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "The progress of a broadcast.")
        .example("carillon broadcast status BROADCAST_ID")
    @OptionGroup var system: SystemOptions
    @OptionGroup var broadcast: BroadcastOptions

    func run() async throws {
        let clients = try system.clients()
        let request = EvaluatorV1.GetBroadcastRequest(tenant: try await broadcast.owner(clients), broadcastId: broadcast.id)
        try BroadcastView(try await clients.broadcasts.getBroadcast(request).broadcast ?? .init()).show(asJSON: system.json)
    }
}

/// `carillon broadcast pause`.
struct BroadcastPause: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Take no further users until the broadcast is resumed.", discussion: "What was handed over is sent."
    )
    .example("carillon broadcast pause BROADCAST_ID")
    @OptionGroup var system: SystemOptions
    @OptionGroup var broadcast: BroadcastOptions

    func run() async throws {
        let clients = try system.clients()
        let request = EvaluatorV1.PauseBroadcastRequest(tenant: try await broadcast.owner(clients), broadcastId: broadcast.id)
        try BroadcastView(try await clients.broadcasts.pauseBroadcast(request).broadcast ?? .init()).show(asJSON: system.json)
    }
}

/// `carillon broadcast resume`.
struct BroadcastResume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "resume", abstract: "Go on with a paused broadcast.")
        .example("carillon broadcast resume BROADCAST_ID")
    @OptionGroup var system: SystemOptions
    @OptionGroup var broadcast: BroadcastOptions

    func run() async throws {
        let clients = try system.clients()
        let request = EvaluatorV1.ResumeBroadcastRequest(tenant: try await broadcast.owner(clients), broadcastId: broadcast.id)
        try BroadcastView(try await clients.broadcasts.resumeBroadcast(request).broadcast ?? .init()).show(asJSON: system.json)
    }
}

/// `carillon broadcast cancel`.
struct BroadcastCancel: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cancel", abstract: "Take no further users, and stop what is not sent.",
        discussion: "Devices that were sent to keep the notification. Once the state is cancelled, no attempt begins any more."
    )
    .example("carillon broadcast cancel BROADCAST_ID")
    @OptionGroup var system: SystemOptions
    @OptionGroup var broadcast: BroadcastOptions

    func run() async throws {
        let clients = try system.clients()
        let request = EvaluatorV1.CancelBroadcastRequest(tenant: try await broadcast.owner(clients), broadcastId: broadcast.id)
        try BroadcastView(try await clients.broadcasts.cancelBroadcast(request).broadcast ?? .init()).show(asJSON: system.json)
    }
}
