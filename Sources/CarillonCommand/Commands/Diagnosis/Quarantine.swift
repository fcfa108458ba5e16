import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon quarantine`.
struct QuarantineCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "quarantine", abstract: "Messages between services that their receiver refuses for good.",
        discussion: """
            Each service sets its own messages aside, so that they hold up no others. Look for the reason, mend it, and requeue them; or drop \
            those that nobody needs any more.
            """,
        subcommands: [QuarantineList.self, QuarantineRequeue.self, QuarantineDrop.self], defaultSubcommand: QuarantineList.self)

    /// The services that have outboxes.
    enum Service: String, CaseIterable, ExpressibleByArgument {
        case registry, preferences, evaluator, dispatcher, receipts

        /// The names of its outboxes, as docs/operations.md has them.
        var outboxes: [String] {
            switch self {
            case .registry: ["alert_outbox", "ended_guardianships", "permission_outbox", "person_message_outbox", "telemetry_outbox"]
            case .preferences: ["person_message_outbox", "push_switch_outbox", "telemetry_outbox"]
            case .evaluator: ["decision_outbox", "events", "notifications", "outcome_outbox", "pushes"]
            case .dispatcher: ["alert_outbox", "outcome_outbox", "token_outbox"]
            case .receipts: ["device_counters", "person_message_outbox"]
            }
        }
    }
}

/// The process, the outbox and the app whose messages a command is about.
struct QuarantineScope: ParsableArguments {
    @Option(help: "Only this one of several dispatchers, as `list` names it, such as dispatcher-2.") var instance: String?
    @Option(help: "Only this outbox, as `list` names it.") var outbox: String?
    @Option(help: "Only this organization.") var organization: String?
    @Option(help: "Only this app.") var app: String?

    /// Refuses an outbox that the services do not have. It is called after a call that found no message in the outbox, so an outbox that a service
    /// has is never refused.
    ///
    /// - Throws: `not_found` that names the outboxes there are.
    func requireOutbox(of services: [QuarantineCommand.Service]) throws {
        guard let outbox, !services.contains(where: { $0.outboxes.contains(outbox) }) else { return }
        let known = Set(services.flatMap(\.outboxes)).sorted()
        let meant = UnknownWord.suggestion(for: outbox, among: known)
        let owner = services.count == 1 ? services[0].rawValue : "no service"
        throw RPCError(
            code: .notFound,
            message: "\(owner) has \(services.count == 1 ? "no" : "an") outbox '\(outbox)': there are \(known.joined(separator: ", "))\(meant)")
    }

    /// The tenant that the options name. Without `--app`: every app that the caller may access.
    func tenant(_ clients: OperatorClients) async throws -> CommonV1.Tenant {
        guard app != nil else { return .init(organizationId: organization ?? "") }
        var options = TenantOptions()
        (options.organization, options.app) = (organization, app)
        return try await options.resolve(clients)
    }
}

/// `carillon quarantine list`.
struct QuarantineList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List messages in quarantine, process by process, oldest first.")
        .example("carillon quarantine list --service evaluator")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @Option(help: "Only messages that this service sends.") var service: QuarantineCommand.Service?
    @OptionGroup var page: PageOptions

    struct Row: Encodable {
        var service: String
        /// The process that has the message: the service's name, or that of one of several dispatchers.
        var instance: String
        var id: Int64
        var outbox, peer, organization, app, user, reason, field, detail, firstAt, lastAt: String
        var tries: UInt32
        var bytes: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        let tenant = try await scope.tenant(clients)
        let services = service.map { [$0] } ?? QuarantineCommand.Service.allCases
        let found = try await QuarantineInstances(of: services, only: scope.instance, clients, system).instances
        let instances = Dictionary(uniqueKeysWithValues: found.map { ($0.name, $0) })
        let pages = ChainedPages<Row>(services: found.map(\.name)) { name, limit, token in
            guard let instance = instances[name] else { return ([], "") }
            let answer = try await instance.quarantine.listQuarantine(
                .init(tenant: tenant, outbox: scope.outbox ?? "", pageSize: limit, pageToken: token))
            return (answer.messages.map { Self.row($0, of: instance.service, in: instance.name) }, answer.nextPageToken)
        }
        let view = try await page.read { try await pages.page(limit: page.limit, after: page.after) }
        if view.items.isEmpty, page.after.isEmpty { try scope.requireOutbox(of: services) }
        if system.json { return try printJSON(view) }
        print(view.text(empty: "nothing is in quarantine", after: page.after, Self.table))
    }

    static func table(_ rows: [Row]) -> TextTable {
        var table = TextTable(["service", "id", "outbox", "refused by", "app", "user", "reason", "tries", "bytes", "since", "detail"])
        for row in rows {
            table.add([
                row.instance, String(row.id), row.outbox, row.peer, row.app, row.user, row.reason, String(row.tries), Format.count(row.bytes),
                row.firstAt, row.field.isEmpty ? row.detail : "\(row.field): \(row.detail)",
            ])
        }
        return table
    }

    static func row(_ message: CommonV1.QuarantinedMessage, of service: String, in instance: String) -> Row {
        Row(
            service: service, instance: instance, id: message.id, outbox: message.outbox, peer: message.peer,
            organization: message.tenant?.organizationId ?? "", app: message.tenant?.appId ?? "", user: message.userId, reason: message.reason,
            field: message.field, detail: message.detail, firstAt: Instant(milliseconds: message.firstAtMs).rfc3339,
            lastAt: Instant(milliseconds: message.lastAtMs).rfc3339,
            tries: message.tries, bytes: message.bytes)
    }
}

/// The messages of a service that a command is about.
struct QuarantineChoice: ParsableArguments {
    @Argument(help: "The service that sends them.") var service: QuarantineCommand.Service
    @Argument(help: "Ids, as `list` shows them. Of several dispatchers, each id is looked for in all.") var ids: [Int64] = []
    @Flag(help: "All messages of the service, or of the outbox and app that are named.") var all = false

    func validate() throws {
        if ids.isEmpty, !all { throw ValidationError("name ids, or --all") }
        if !ids.isEmpty, all { throw ValidationError("name ids, or --all, not both") }
    }

    /// Prints the effect on the messages.
    ///
    /// - Throws: the error of a call; exit code 1 where an id is unknown.
    func show(_ effect: NamedEffect<Int64>, _ verb: NamedEffect<Int64>.Verb, json: Bool) throws {
        try effect.show(verb, json: json) { "\(service.rawValue) has no message \($0) in quarantine: see `carillon quarantine list`" }
    }
}

/// `carillon quarantine requeue`.
struct QuarantineRequeue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requeue", abstract: "Send messages in quarantine again, behind those that wait.")
        .example("carillon quarantine requeue evaluator 17")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @OptionGroup var choice: QuarantineChoice

    func run() async throws {
        let clients = try system.clients()
        let (tenant, outbox) = (try await scope.tenant(clients), scope.outbox ?? "")
        let instances = try await QuarantineInstances(of: [choice.service], only: scope.instance, clients, system)
        var dropped: Int64 = 0
        var effect = try await instances.change(choice.ids, all: choice.all, tenant: tenant, outbox: outbox) { instance, ids, all in
            let answer = try await instance.quarantine.requeueQuarantined(.init(tenant: tenant, outbox: outbox, ids: ids, all: all))
            dropped += answer.dropped
            return answer.requeued + answer.dropped
        }
        effect.droppedInstead = dropped
        effect.count -= dropped
        if effect.count == 0, dropped == 0, effect.failure == nil { try scope.requireOutbox(of: [choice.service]) }
        try choice.show(effect, .requeued, json: system.json)
    }
}

/// `carillon quarantine drop`.
struct QuarantineDrop: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "drop", abstract: "Delete messages in quarantine: their receiver never gets them."
    )
    .example("carillon quarantine drop evaluator --all --app shop")
    @OptionGroup var system: SystemOptions
    @OptionGroup var scope: QuarantineScope
    @OptionGroup var choice: QuarantineChoice

    func run() async throws {
        let clients = try system.clients()
        let (tenant, outbox) = (try await scope.tenant(clients), scope.outbox ?? "")
        let instances = try await QuarantineInstances(of: [choice.service], only: scope.instance, clients, system)
        let effect = try await instances.change(choice.ids, all: choice.all, tenant: tenant, outbox: outbox) { instance, ids, all in
            try await instance.quarantine.dropQuarantined(.init(tenant: tenant, outbox: outbox, ids: ids, all: all)).dropped
        }
        if effect.count == 0, effect.failure == nil { try scope.requireOutbox(of: [choice.service]) }
        try choice.show(effect, .dropped, json: system.json)
    }
}
