import ArgumentParser
import CarillonAPI
import Providers
import RPC
import ServiceKit
import SystemControl

/// `carillon queues`.
struct Queues: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "queues", abstract: "What each lane to a provider does, and why it waits; pause and resume lanes.",
        subcommands: [QueuesList.self, QueuesPause.self, QueuesResume.self], defaultSubcommand: QueuesList.self)
}

/// `carillon queues list`.
struct QueuesList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Show what each lane to a provider does, and why it waits."
    )
    .example("carillon queues list --app shop")
    @OptionGroup var system: SystemOptions
    @Option(help: "Only the lanes of this app.") var app: String?
    @Option(help: "Organization of the app.") var organization: String?

    func run() async throws {
        let clients = try system.clients()
        let view = QueuesView(try await clients.dispatcher.queueStatus(.init(tenant: try await tenant(app, organization, clients))))
        if system.json { return try printJSON(view) }
        print(view.text)
    }
}

/// The app of a command that is about all apps where none is named; nil for all.
private func tenant(_ app: String?, _ organization: String?, _ clients: OperatorClients) async throws -> CommonV1.Tenant? {
    guard app != nil || organization != nil else { return nil }
    var options = TenantOptions()
    (options.app, options.organization) = (app, organization)
    return try await options.resolve(clients)
}

/// The lanes that a pause is about.
struct LaneOptions: ParsableArguments {
    @Option(help: "Only lanes to this provider: \(ProviderList.words).") var provider: String?
    @Option(help: "Only this environment: production or sandbox of APNs, the host of a push service of browsers.") var environment: String?
    @Option(help: "Only the pushes of this app.") var app: String?
    @Option(help: "Organization of the app.") var organization: String?
    @Option(help: "Why, for other operators and the audit log.") var reason: String?

    func validate() throws {
        if environment != nil, provider == nil { throw ValidationError("--environment needs --provider") }
    }

    func request(paused: Bool, _ clients: OperatorClients) async throws -> DispatcherV1.PauseLanesRequest {
        .init(
            paused: paused, provider: provider ?? "", environment: environment ?? "", tenant: try await tenant(app, organization, clients),
            reason: reason ?? "")
    }

    /// For people.
    var words: String {
        let parts = [provider, environment, app.map { "of \($0)" }].compactMap(\.self)
        return parts.isEmpty ? "all lanes" : "lanes " + parts.joined(separator: " ")
    }
}

/// `carillon queues pause`.
struct QueuesPause: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pause", abstract: "Let pushes wait, of all lanes or of some, until you resume.",
        discussion: "Pushes in flight finish. It holds for all dispatchers, and after a restart. Pushes that wait expire with their time to live."
    )
    .example("carillon queues pause --provider fcm --app shop --reason 'new project'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var lanes: LaneOptions

    func run() async throws {
        let clients = try system.clients()
        let request = try await lanes.request(paused: true, clients)
        let answer = try await clients.dispatcher.pauseLanes(request)
        if system.json { return try printJSON(PauseView(request)) }
        print(TerminalText.oneLine("\(lanes.words) \(answer.changed ? "paused" : "were paused already")"))
    }
}

/// `carillon queues resume`.
struct QueuesResume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "End a pause: name the same lanes.",
        discussion: "A pause of all lanes and one of some lanes are apart, and each ends by itself. `carillon queues` shows which lanes are paused."
    )
    .example("carillon queues resume --provider fcm --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var lanes: LaneOptions

    func run() async throws {
        let clients = try system.clients()
        let request = try await lanes.request(paused: false, clients)
        let answer = try await clients.dispatcher.pauseLanes(request)
        if !answer.changed { throw Self.noSuchPause(answer.pauses) }
        if system.json { return try printJSON(PauseView(request)) }
        print(TerminalText.oneLine("\(lanes.words) resumed"))
    }

    /// Exit code 4.
    ///
    /// - Parameter pauses: those in force.
    static func noSuchPause(_ pauses: [DispatcherV1.LanePause]) -> RPCError {
        let named = pauses.map { PauseView($0).lanes }.joined(separator: ", ")
        return RPCError(code: .notFound, message: pauses.isEmpty ? "no such pause: no lane is paused" : "no such pause; paused are: \(named)")
    }
}

/// A pause of lanes, or its end, for people and programs.
struct PauseView: Encodable {
    var paused = true
    var provider, environment, organization, app, reason: String
    /// Nil where it is not known.
    var since: String?

    init(_ pause: DispatcherV1.LanePause) {
        (provider, environment, reason) = (pause.provider, pause.environment, pause.reason)
        (organization, app) = (pause.tenant?.organizationId ?? "", pause.tenant?.appId ?? "")
        since = Instant(milliseconds: pause.sinceMs).rfc3339
    }

    init(_ request: DispatcherV1.PauseLanesRequest) {
        (paused, provider, environment, reason) = (request.paused, request.provider, request.environment, request.reason)
        (organization, app) = (request.tenant?.organizationId ?? "", request.tenant?.appId ?? "")
    }

    /// The lanes, as the options name them.
    var lanes: String {
        let parts = [provider, environment, app.isEmpty ? "" : "of \(organization)/\(app)"].filter { !$0.isEmpty }
        return parts.isEmpty ? "all lanes" : parts.joined(separator: " ")
    }

    var text: String {
        TerminalText.oneLine("paused: \(lanes)\(since.map { " since \($0)" } ?? "")\(reason.isEmpty ? "" : ": \(reason)")")
    }
}

/// The queue of the dispatchers and their lanes, for people and programs.
struct QueuesView: Encodable {
    var queued, inFlight, waitingRetry, deadLetters: Int64
    /// Nil when nothing is queued.
    var oldestQueuedAt: String?
    var lanes: [LaneView]
    /// Pauses in force, also of lanes that have no pushes yet.
    var pauses: [PauseView]
    /// Dispatchers whose part is missing in the numbers.
    var silentDispatchers: [String]

    init(_ status: DispatcherV1.QueueStatusResponse) {
        queued = status.queued
        inFlight = status.leased
        waitingRetry = status.waitingRetry
        deadLetters = status.deadLetters
        oldestQueuedAt = status.oldestQueuedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        lanes = status.lanes.map(LaneView.init)
        pauses = status.pauses.map { PauseView($0) }
        silentDispatchers = status.dispatchers.filter(\.silent).map(\.name)
    }

    var text: String {
        var lines = [
            "\(Format.count(queued)) queued\(oldestQueuedAt.map { ", the oldest since \($0)" } ?? ""), \(Format.count(inFlight)) in flight, "
                + "\(Format.count(waitingRetry)) waiting for a retry, \(Format.counted(deadLetters, "dead letter"))"
        ]
        lines += silentDispatchers.map { TerminalText.oneLine("\($0) does not answer: its part is missing") }
        let paused = pauses.map(\.text)
        guard !lanes.isEmpty else { return (lines + ["no lanes in use"] + paused).joined(separator: "\n") }
        var table = TextTable([
            "lane", "state", "sent last minute", "failed", "waiting", "waiting for a retry", "oldest", "in flight", "connections", "next probe",
            "why",
        ])
        for lane in lanes {
            table.add([
                lane.lane, lane.state.replacing("_", with: " "), Format.count(lane.sentLastMinute), Format.count(lane.failedLastMinute),
                Format.count(lane.waiting), Format.count(lane.waitingRetry), lane.oldestQueuedAt ?? "", String(lane.inFlight),
                String(lane.connections), lane.nextProbeAt ?? "", lane.obstacle,
            ])
        }
        return (lines + [table.text] + paused).joined(separator: "\n")
    }
}
