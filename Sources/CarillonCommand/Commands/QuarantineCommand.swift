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
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List messages in quarantine, oldest first.")
        .example("carillon quarantine list --service evaluator")
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
        print(rows.isEmpty ? "nothing is in quarantine" : Self.table(rows).text)
    }

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["service", "id", "outbox", "refused by", "app", "user", "reason", "tries", "bytes", "since", "detail"])
        for row in rows {
            table.add([
                row.service, String(row.id), row.outbox, row.peer, row.app, row.user, row.reason, String(row.tries), Format.count(row.bytes),
                row.firstAt, row.field.isEmpty ? row.detail : "\(row.field): \(row.detail)",
            ])
        }
        return table
    }

    static func row(_ message: CommonV1.QuarantinedMessage, of service: QuarantineCommand.Service) -> Row {
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

/// What became of the messages that an operator named.
struct QuarantineEffect: Sendable, Equatable {
    var count: Int64 = 0
    /// Ids that are not in the quarantine.
    var unknown: [Int64] = []

    /// Changes messages, one call for each id: its answer says whether the id is there.
    ///
    /// - Parameter change: a call about some ids, or about all; answers how many messages it changed.
    init(of choice: QuarantineChoice, _ change: (_ ids: [Int64], _ all: Bool) async throws -> Int64) async throws {
        guard !choice.all else {
            count = try await change([], true)
            return
        }
        var named: Set<Int64> = []
        for id in choice.ids where named.insert(id).inserted {
            let changed = try await change([id], false)
            if changed == 0 { unknown.append(id) }
            count += changed
        }
    }

    private struct Answer: Encodable {
        var requeued, dropped: Int64?
        var unknown: [Int64]
    }

    /// Prints the effect, unknown ids on the error output too.
    ///
    /// - Throws: exit code 1 where an id is unknown.
    func show(isDrop: Bool, of service: QuarantineCommand.Service, json: Bool) throws {
        if json {
            try printJSON(Answer(requeued: isDrop ? nil : count, dropped: isDrop ? count : nil, unknown: unknown))
        } else {
            print("\(count) \(isDrop ? "dropped" : "requeued")")
        }
        guard !unknown.isEmpty else { return }
        for id in unknown { Carillon.say("carillon: \(service.rawValue) has no message \(id) in quarantine") }
        throw ExitCode(1)
    }
}

/// `carillon quarantine requeue`.
struct QuarantineRequeue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requeue", abstract: "Send messages in quarantine again, behind what waits.")
        .example("carillon quarantine requeue evaluator 17")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @OptionGroup var choice: QuarantineChoice

    func run() async throws {
        let clients = try system.clients()
        let (quarantine, tenant) = (clients.quarantine(of: choice.service.rawValue), try await scope.tenant(clients))
        let effect = try await QuarantineEffect(of: choice) { ids, all in
            try await quarantine.requeueQuarantined(.init(tenant: tenant, outbox: scope.outbox ?? "", ids: ids, all: all)).requeued
        }
        try effect.show(isDrop: false, of: choice.service, json: system.json)
    }
}

/// `carillon quarantine drop`.
struct QuarantineDrop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Delete messages in quarantine: their receiver never hears of them."
    )
    .example("carillon quarantine drop evaluator --all --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @OptionGroup var choice: QuarantineChoice

    func run() async throws {
        let clients = try system.clients()
        let (quarantine, tenant) = (clients.quarantine(of: choice.service.rawValue), try await scope.tenant(clients))
        let effect = try await QuarantineEffect(of: choice) { ids, all in
            try await quarantine.dropQuarantined(.init(tenant: tenant, outbox: scope.outbox ?? "", ids: ids, all: all)).dropped
        }
        try effect.show(isDrop: true, of: choice.service, json: system.json)
    }
}
