import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon dead-letters`.
struct DeadLetters: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dead-letters", abstract: "Pushes that ran out of attempts.", subcommands: [DeadLettersList.self, DeadLettersRequeue.self],
        defaultSubcommand: DeadLettersList.self)
}

/// `carillon dead-letters list`.
struct DeadLettersList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the pushes that ran out of attempts, a page at a time.")
        .example("carillon dead-letters list")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @OptionGroup var page: PageOptions

    struct Row: Encodable { var pushId, userId, reason, providerCode, failedAt: String; var attempts: Int32 }

    func run() async throws {
        let clients = try system.clients()
        let request = DispatcherV1.DeadLettersRequest(tenant: try await tenant.resolve(clients), pageSize: page.limit, pageToken: page.after)
        let answer = try await page.read { try await clients.dispatcher.deadLetters(request) }
        let rows = answer.deadLetters.map {
            Row(
                pushId: $0.pushId, userId: $0.userId, reason: $0.reason, providerCode: $0.providerCode,
                failedAt: Instant(milliseconds: $0.failedAtMs).rfc3339, attempts: $0.attempts)
        }
        let view = ListPage(rows, next: answer.nextPageToken)
        if system.json { return try printJSON(view) }
        print(view.text(empty: "no dead letters", after: page.after, Self.table))
    }

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["push", "user", "reason", "code", "attempts", "failed at"])
        for row in rows { table.add([row.pushId, row.userId, row.reason, row.providerCode, String(row.attempts), row.failedAt]) }
        return table
    }
}

/// `carillon dead-letters requeue`.
struct DeadLettersRequeue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requeue", abstract: "Put pushes that ran out of attempts back into the queue.")
        .example("carillon dead-letters requeue --all")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Push ids, as `list` shows them.") var pushes: [String] = []
    @Flag(help: "All of the app's.") var all = false

    func validate() throws {
        if pushes.isEmpty, !all { throw ValidationError("name push ids, or --all") }
        if !pushes.isEmpty, all { throw ValidationError("name push ids, or --all, not both") }
    }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        let effect = await NamedEffect(of: pushes, all: all) { ids, all in
            try await clients.dispatcher.requeue(.init(tenant: owner, pushIds: ids, all: all)).requeued
        }
        try show(effect)
    }

    /// Prints the effect.
    ///
    /// - Throws: the error of a call; exit code 1 where a push was not requeued.
    func show(_ effect: NamedEffect<String>) throws { try effect.show(.requeued, json: system.json, missing: Self.missing) }

    /// The list shows cancelled dead letters and those past their time to live too.
    static func missing(_ push: String) -> String { "\(push) not requeued: unknown, cancelled or past its time to live" }
}
