import ArgumentParser
import CarillonAPI
import Providers
import RPC
import ServiceKit
import SystemControl

/// `carillon provider` (CTL-01, DISP-30).
struct ProviderCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "provider", abstract: "Providers that are down, as attempts show or as you know better.",
        subcommands: [ProviderStates.self, ProviderDown.self, ProviderUp.self], defaultSubcommand: ProviderStates.self)
}

/// `carillon provider list`.
struct ProviderStates: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Show which providers are up, and how many pushes wait for them.")
        .example("carillon provider list")
    @OptionGroup var system: SystemOptions

    func run() async throws {
        let clients = try system.clients()
        let rows = try await clients.dispatcher.queueStatus(.init()).providers.map(ProviderView.init)
        if system.json { return try printList(rows) }
        print(ProviderView.text(rows))
    }
}

/// `carillon provider down`.
struct ProviderDown: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "down", abstract: "Call a provider down: nothing is sent to it until you call it up.",
        discussion: """
            For an outage that you read of on the provider's status page. Pushes wait in the queue, no attempt and no probe is made, and it \
            holds for all dispatchers, also after a restart.
            """
    )
    .example("carillon provider down apns --reason 'status page'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var provider: ProviderOptions

    func run() async throws { try await provider.mark(down: true, system) }
}

/// `carillon provider up`.
struct ProviderUp: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "up", abstract: "Call a provider up: its pushes leave, the oldest first.",
        discussion: """
            It also ends an outage that the dispatcher found by itself. Where pushes wait, one leaves as a probe at once, and the others when it is \
            answered. Until then the lane is on trial (`carillon queues`): if the probe fails, the provider counts as down again, and no push \
            has lost an attempt. Where none wait, later failures count as usual.
            """
    )
    .example("carillon provider up apns")
    @OptionGroup var system: SystemOptions
    @OptionGroup var provider: ProviderOptions

    func run() async throws { try await provider.mark(down: false, system) }
}

/// The provider that a command is about.
struct ProviderOptions: ParsableArguments {
    @Argument(help: "The provider: \(ProviderList.words).") var provider: String
    @Option(help: "A part of it: production or sandbox of APNs, the host of a push service of browsers.") var environment: String?
    @Option(help: "Why, for other operators and the audit log.") var reason: String?

    func mark(down: Bool, _ system: SystemOptions) async throws {
        let clients = try system.clients()
        // Before the order: afterwards nothing says what it changed.
        let before = try await clients.dispatcher.queueStatus(.init()).providers.first { $0.provider == provider }
        _ = try await clients.dispatcher.markProvider(
            .init(provider: provider, down: down, environment: environment ?? "", reason: reason ?? ""))
        if system.json { return try printJSON(["provider": provider, "state": down ? "down" : "up"]) }
        let name = [provider, environment].compactMap(\.self).joined(separator: " ")
        print(TerminalText.oneLine("\(name) \(down ? "is called down: its pushes wait" : Self.upWords(before))"))
    }

    /// What an "up" does.
    ///
    /// - Parameter before: the provider before the order; nil: it had no lanes, and nobody had called it down.
    static func upWords(_ before: DispatcherV1.ProviderStatus?) -> String {
        guard let before, before.down else { return "is up already: nothing changed" }
        guard before.waiting > 0 else { return "is called up: no pushes wait, and the next ones leave as usual" }
        guard before.waiting > 1 else { return "is called up: 1 waiting push leaves as a probe, and its answer decides" }
        return "is called up: one of \(Format.count(before.waiting)) waiting pushes leaves as a probe, and with its answer the others"
    }
}

/// A provider, for people and programs.
struct ProviderView: Encodable {
    /// `up`, `down` as attempts show, or `called_down` by an operator.
    var provider, state, reason: String
    /// Nil while it is up.
    var downSince: String?
    var lanes, lanesDown: Int32
    /// Waiting for the first attempt, or for a retry.
    var unsent: Int64

    init(_ status: DispatcherV1.ProviderStatus) {
        provider = status.provider
        state = status.calledDown ? "called_down" : status.down ? "down" : "up"
        reason = status.reason
        downSince = status.downSinceMs.map { Instant(milliseconds: $0).rfc3339 }
        (lanes, lanesDown, unsent) = (status.lanes, status.lanesDown, status.waiting)
    }

    static func text(_ rows: [ProviderView]) -> String {
        guard !rows.isEmpty else { return "no lanes in use" }
        var table = TextTable(["provider", "state", "since", "lanes", "down", "unsent", "why"])
        for row in rows {
            table.add([
                row.provider, row.state.replacing("_", with: " "), row.downSince ?? "", String(row.lanes), String(row.lanesDown),
                Format.count(row.unsent), row.reason,
            ])
        }
        return table.text
    }
}
