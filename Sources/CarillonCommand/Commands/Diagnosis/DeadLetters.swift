import ArgumentParser
import CarillonAPI
import Foundation
import Providers
import RPC
import ServiceKit
import SystemControl

/// `carillon dead-letters`.
struct DeadLetters: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dead-letters", abstract: "Pushes that ran out of attempts.",
        subcommands: [DeadLettersList.self, DeadLettersExport.self, DeadLettersRequeue.self, DeadLettersDrop.self],
        defaultSubcommand: DeadLettersList.self)
}

/// The dead letters that a command is about: those that match every option that is given.
struct DeadLetterOptions: ParsableArguments {
    @Option(help: "Only of this provider: \(ProviderList.words).") var provider = ""
    @Option(help: "Only with this reason, as `list` shows it.") var reason = ""
    @Option(help: "Only with this last code of the provider, as `list` shows it.") var code = ""
    @OptionGroup var interval: IntervalOptions

    func validate() throws { try requireWord(provider, of: "--provider", among: ProviderList.all.map { $0.id.rawValue }) }

    /// Whether no option is given.
    var isEmpty: Bool { [provider, reason, code].allSatisfy(\.isEmpty) && interval.since == nil && interval.until == nil }

    func filter(_ system: SystemOptions) async throws -> DispatcherV1.DeadLetterFilter {
        let bounds = try await interval.bounds(system)
        return .init(provider: provider, reason: reason, providerCode: code, failedFromMs: bounds.from, failedBeforeMs: bounds.until)
    }
}

/// A dead letter, as JSON.
struct DeadLetterRow: Encodable {
    var pushId, userId, provider, reason, providerCode, failedAt: String
    var attempts: Int32
    var pushDeviceId = "", notificationId = "", organization = "", app = ""
}

extension DeadLetterRow {
    init(_ letter: DispatcherV1.DeadLetter) {
        self.init(
            pushId: letter.pushId, userId: letter.userId, provider: letter.provider, reason: letter.reason, providerCode: letter.providerCode,
            failedAt: Instant(milliseconds: letter.failedAtMs).rfc3339, attempts: letter.attempts, pushDeviceId: letter.pushDeviceId,
            notificationId: letter.notificationId, organization: letter.tenant?.organizationId ?? "", app: letter.tenant?.appId ?? "")
    }
}

/// `carillon dead-letters list`.
struct DeadLettersList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the pushes that ran out of attempts, a page at a time.")
        .example("carillon dead-letters list --provider fcm --since 2h")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var narrowing: DeadLetterOptions
    @OptionGroup var page: PageOptions

    typealias Row = DeadLetterRow

    func run() async throws {
        let clients = try system.clients()
        let request = DispatcherV1.DeadLettersRequest(
            tenant: try await tenant.resolve(clients), pageSize: page.limit, pageToken: page.after, filter: try await narrowing.filter(system))
        let answer = try await page.read { try await clients.dispatcher.deadLetters(request) }
        let view = ListPage(answer.deadLetters.map { Row($0) }, next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(view.text(empty: narrowing.isEmpty ? "no dead letters" : "no such dead letters", after: page.after, Self.table))
    }

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["push", "user", "provider", "reason", "code", "attempts", "failed at"])
        for row in rows { table.add([row.pushId, row.userId, row.provider, row.reason, row.providerCode, String(row.attempts), row.failedAt]) }
        return table
    }
}

/// `carillon dead-letters export`.
struct DeadLettersExport: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print all dead letters as JSON lines, without the pushes' texts. Without --everywhere: those of one app."
    )
    .example("carillon dead-letters export --everywhere --since 7d")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var narrowing: DeadLetterOptions
    @Flag(help: "Those of all organizations and apps.") var everywhere = false

    /// Dead letters of one call, the most that the dispatcher answers.
    private static let pageSize: Int32 = 1_000

    func validate() throws {
        if everywhere, tenant.app != nil || tenant.organization != nil { throw ValidationError("name an app, or --everywhere, not both") }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = everywhere ? CommonV1.Tenant() : try await tenant.resolve(clients)
        var request = DispatcherV1.DeadLettersRequest(tenant: owner, pageSize: Self.pageSize, filter: try await narrowing.filter(system))
        repeat {
            let answer = try await clients.dispatcher.deadLetters(request)
            for letter in answer.deadLetters { print(try Self.line(letter)) }
            request.pageToken = answer.nextPageToken
        } while !request.pageToken.isEmpty
    }

    /// A dead letter on one line.
    static func line(_ letter: DispatcherV1.DeadLetter) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // As `list --json` and the HTTP API.
        encoder.keyEncodingStrategy = .convertToSnakeCase
        return String(decoding: try encoder.encode(DeadLetterRow(letter)), as: UTF8.self)
    }
}

/// The dead letters that a command changes.
struct DeadLetterChoice: ParsableArguments {
    @Argument(help: "Push ids, as `list` shows them.") var pushes: [String] = []
    @Flag(help: "All of the app's that match the other options.") var all = false
    @OptionGroup var narrowing: DeadLetterOptions

    func validate() throws {
        if pushes.isEmpty, !all { throw ValidationError("name push ids, or --all") }
        if !pushes.isEmpty, all { throw ValidationError("name push ids, or --all, not both") }
        if !pushes.isEmpty, !narrowing.isEmpty { throw ValidationError("--provider, --reason, --code, --since and --until go with --all") }
    }

    /// Changes the chosen dead letters of an app.
    ///
    /// - Parameter call: one call of the dispatcher, which answers how many it changed.
    func effect(
        of tenant: TenantOptions, _ system: SystemOptions, clients: OperatorClients,
        _ call: (_ owner: CommonV1.Tenant, _ ids: [String], _ all: Bool, _ filter: DispatcherV1.DeadLetterFilter) async throws -> Int64
    ) async throws -> NamedEffect<String> {
        let (owner, filter) = (try await tenant.resolve(clients), try await narrowing.filter(system))
        return await NamedEffect(of: pushes, all: all) { ids, all in try await call(owner, ids, all, filter) }
    }
}

/// `carillon dead-letters requeue`.
struct DeadLettersRequeue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requeue", abstract: "Put pushes that ran out of attempts back into the queue.")
        .example("carillon dead-letters requeue --all --provider fcm")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var choice: DeadLetterChoice

    func run() async throws {
        let clients = try system.clients()
        let effect = try await choice.effect(of: tenant, system, clients: clients) { owner, ids, all, filter in
            try await clients.dispatcher.requeue(.init(tenant: owner, pushIds: ids, all: all, filter: filter)).requeued
        }
        try show(effect)
    }

    /// Prints the effect.
    ///
    /// - Throws: the error of a call; exit code 1 where a push was not requeued.
    func show(_ effect: NamedEffect<String>) throws { try effect.show(.requeued, json: system.json, missing: Self.missing) }

    /// The list shows cancelled dead letters and those past their time to live too.
    static func missing(_ push: String) -> String { "\(push) not requeued: no dead letter of this app, cancelled, or past its time to live" }
}

/// `carillon dead-letters drop`.
struct DeadLettersDrop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Take pushes that ran out of attempts off the list. They stay failed, and cannot be requeued any more."
    )
    .example("carillon dead-letters drop --all --reason attempts_used_up --until 7d")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var choice: DeadLetterChoice

    func run() async throws {
        let clients = try system.clients()
        let effect = try await choice.effect(of: tenant, system, clients: clients) { owner, ids, all, filter in
            try await clients.dispatcher.dropDeadLetters(.init(tenant: owner, pushIds: ids, all: all, filter: filter)).dropped
        }
        try show(effect)
    }

    /// Prints the effect.
    ///
    /// - Throws: the error of a call; exit code 1 where a push was not dropped.
    func show(_ effect: NamedEffect<String>) throws { try effect.show(.dropped, json: system.json, missing: Self.missing) }

    static func missing(_ push: String) -> String { "\(push) not dropped: it is no dead letter of this app; see `carillon dead-letters list`" }
}
