import ArgumentParser
import CarillonAPI
import ServiceKit
import SystemControl

/// `carillon quarantine`.
struct QuarantineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quarantine", abstract: "Messages between services that their receiver refuses for good.",
        discussion: """
            Each service sets aside its own, so that they stop nothing else. Look for the reason, mend it, and requeue them; or drop what nobody
            needs any more.
            """,
        subcommands: [QuarantineList.self, QuarantineRequeue.self, QuarantineDrop.self], defaultSubcommand: QuarantineList.self)

    /// Those who have outboxes.
    enum Service: String, CaseIterable, ExpressibleByArgument { case registry, preferences, evaluator, dispatcher, receipts }
}

/// Whose messages are meant.
struct QuarantineScope: ParsableArguments {
    @Option(help: "The outbox, as `list` names it; without, all.") var outbox: String?
    @Option(help: "Organization; without, all.") var organization: String?
    @Option(help: "App; without, all.") var app: String?

    /// Without an app: all that the caller may reach.
    func tenant(_ clients: OperatorClients) async throws -> CommonV1.Tenant {
        guard app != nil else { return .init(organizationId: organization ?? "") }
        var options = TenantOptions()
        (options.organization, options.app) = (organization, app)
        return try await options.resolve(clients)
    }
}

/// `carillon quarantine list`.
struct QuarantineList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List them, oldest first.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @Option(help: "The service that sends them; without, all.") var service: QuarantineCommand.Service?

    struct Row: Encodable {
        var service: String
        var id: Int64
        var outbox, peer, organization, app, user, reason, field, detail, firstAt, lastAt: String
        var tries: UInt32
        var bytes: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        let tenant = try await scope.tenant(clients)
        var rows: [Row] = []
        for service in service.map({ [$0] }) ?? QuarantineCommand.Service.allCases {
            let quarantine = clients.quarantine(of: service.rawValue)
            rows += try await everyPage { token in
                let page = try await quarantine.listQuarantine(
                    .init(tenant: tenant, outbox: scope.outbox ?? "", pageSize: 500, pageToken: token))
                return (page.messages.map { Self.row($0, of: service) }, page.nextPageToken)
            }
        }
        if system.json { return try printList(rows) }
        if rows.isEmpty { return print("nothing is in quarantine") }
        var table = TextTable(["service", "id", "outbox", "refused by", "app", "user", "reason", "tries", "bytes", "since", "detail"])
        for row in rows {
            table.add([
                row.service, String(row.id), row.outbox, row.peer, row.app, row.user, row.reason, String(row.tries), Format.count(row.bytes),
                row.firstAt, row.field.isEmpty ? row.detail : "\(row.field): \(row.detail)",
            ])
        }
        print(table.text)
    }

    private static func row(_ message: CommonV1.QuarantinedMessage, of service: QuarantineCommand.Service) -> Row {
        Row(
            service: service.rawValue, id: message.id, outbox: message.outbox, peer: message.peer, organization: message.tenant?.organizationId ?? "",
            app: message.tenant?.appId ?? "", user: message.userId, reason: message.reason, field: message.field, detail: message.detail,
            firstAt: Instant(milliseconds: message.firstAtMs).rfc3339, lastAt: Instant(milliseconds: message.lastAtMs).rfc3339,
            tries: message.tries, bytes: message.bytes)
    }
}

/// Which messages of a service are meant.
struct QuarantineChoice: ParsableArguments {
    @Argument(help: "The service that sends them.") var service: QuarantineCommand.Service
    @Argument(help: "Ids, as `list` shows them.") var ids: [Int64] = []
    @Flag(help: "All of the service's, or of the outbox and app that are named.") var all = false

    func validate() throws {
        if ids.isEmpty, !all { throw ValidationError("name ids, or --all") }
        if !ids.isEmpty, all { throw ValidationError("name ids, or --all, not both") }
    }
}

/// `carillon quarantine requeue`.
struct QuarantineRequeue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requeue", abstract: "Send them again, behind what waits.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @OptionGroup var choice: QuarantineChoice

    func run() async throws {
        let clients = try system.clients()
        let count = try await clients.quarantine(of: choice.service.rawValue).requeueQuarantined(
            .init(tenant: scope.tenant(clients), outbox: scope.outbox ?? "", ids: choice.ids, all: choice.all)
        ).requeued
        if system.json { return try printJSON(["requeued": count]) }
        print("\(count) requeued")
    }
}

/// `carillon quarantine drop`.
struct QuarantineDrop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "drop", abstract: "Delete them: their receiver never hears of them.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @OptionGroup var choice: QuarantineChoice

    func run() async throws {
        let clients = try system.clients()
        let count = try await clients.quarantine(of: choice.service.rawValue).dropQuarantined(
            .init(tenant: scope.tenant(clients), outbox: scope.outbox ?? "", ids: choice.ids, all: choice.all)
        ).dropped
        if system.json { return try printJSON(["dropped": count]) }
        print("\(count) dropped")
    }
}
