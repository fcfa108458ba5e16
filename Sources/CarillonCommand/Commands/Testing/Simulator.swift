import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon sim`.
struct Simulator: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sim", abstract: "The provider simulators: the requests they got, scripted faults, simulated browsers and devices.",
        subcommands: [
            SimulatorRequests.self, SimulatorStatistics.self, SimulatorFault.self, SimulatorFaults.self, SimulatorBrowser.self, SimulatorDevice.self,
            SimulatorReset.self,
        ])

    /// Names of what is simulated.
    static let providers = ["apns", "fcm", "oauth", "web_push", "expo", "expo_receipts", "smtp", "webhook"]
}

/// `carillon sim requests`.
struct SimulatorRequests: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requests", abstract: "The last requests that the simulators got.")
        .example("carillon sim requests --provider apns --limit 5")
    @OptionGroup var system: SystemOptions
    @Option(help: "apns, fcm, oauth, web_push, expo, expo_receipts, smtp or webhook.") var provider = ""
    @Option(
        help: """
            Only this kind: alert, background, validation, validate_only, access_token, receipts, topic, mail, webhook, channel, or a push type of
            APNs.
            """)
    var kind = ""
    @Option(parsing: .unconditional, help: "How many requests.") var limit = 20
    @Option(help: "The first requests after this number, as the list shows it; without it, the last requests.") var after: Int64?

    func validate() throws {
        try requireWord(kind, of: "--kind", among: SimulatorRequestView.kinds)
        if limit < 1 { throw ValidationError("--limit \(limit): name 1 or more") }
        if let after, after < 0 { throw ValidationError("--after \(after): requests are numbered from 1") }
        try requireWord(provider, of: "--provider", among: Simulator.providers)
    }

    func run() async throws {
        let simulator = try system.clients().simulator
        let view = try await Self.page(limit: limit, after: after, kind: kind) { sequence in
            try await simulator.listRequests(.init(provider: provider, afterSequence: sequence, limit: 1_000)).requests
        }
        if system.json { return try printJSON(view) }
        print(view.text(empty: Self.empty(after, isNarrowed: !kind.isEmpty || !provider.isEmpty), SimulatorRequestView.table))
    }

    /// The last requests, or the first after a number.
    ///
    /// - Parameter read: answers requests after a number, oldest first, none at the end.
    static func page(
        limit: Int, after: Int64?, kind: String, _ read: (Int64) async throws -> [SimulatorV1.RecordedRequest]
    ) async throws -> ListPage<SimulatorRequestView> {
        var rows: [SimulatorRequestView] = []
        var sequence = after ?? 0
        while true {
            let requests = try await read(sequence)
            guard let last = requests.last else { return ListPage(rows, next: "") }
            sequence = last.sequence
            rows += requests.map(SimulatorRequestView.init).filter { kind.isEmpty || $0.kind == kind }
            if after == nil {
                rows = rows.suffix(limit)
            } else if rows.count > limit {
                rows.removeSubrange(limit...)
                return ListPage(rows, next: rows.last.map { "\($0.number)" } ?? "")
            }
        }
    }

    /// The sentence where there are no requests.
    static func empty(_ after: Int64?, isNarrowed: Bool) -> String {
        (isNarrowed ? "no such requests" : "no requests") + (after.map { " after \($0)" } ?? "") + " yet"
    }
}

/// `carillon sim browser`.
struct SimulatorBrowser: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "browser", abstract: "Subscribe a simulated browser, and print what its page posts to /push/web-subscriptions.",
        discussion: """
            The page of the app posts it with the header Origin, which must be one of the pages of `carillon apps web`. The simulated push service \
            decrypts what it gets: `carillon sim requests --provider web_push` shows it.
            """
    )
    .example("carillon sim browser KEY")
    @OptionGroup var system: SystemOptions
    @Argument(help: "The app's public key, as `carillon apps web` shows it.") var vapidPublicKey: String

    /// A browser's `PushSubscription.toJSON()`, with the browser's name.
    struct View: Encodable {
        struct Keys: Encodable {
            var p256dh, auth: String
        }
        var endpoint: String
        var keys: Keys
        var browser = "Chrome"
    }

    func run() async throws {
        let answer = try await system.clients().simulator.subscribe(.init(vapidPublicKey: vapidPublicKey))
        try printJSON(View(endpoint: answer.endpoint, keys: .init(p256dh: answer.p256dh, auth: answer.auth)))
    }
}

/// `carillon sim reset`.
struct SimulatorReset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "reset", abstract: "Forget recorded requests, faults and simulated devices.")
        .example("carillon sim reset")
    @OptionGroup var system: SystemOptions

    func run() async throws {
        _ = try await system.clients().simulator.reset(.init())
        if system.json { return try printJSON(["reset": true]) }
        print("recorded requests, faults and simulated devices are forgotten")
    }
}
