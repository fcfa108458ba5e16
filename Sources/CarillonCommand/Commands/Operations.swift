import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon stats`.
struct Statistics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "stats", abstract: "Counts of every service.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    func run() async throws {
        let clients = try system.clients()
        let summary = try await SystemSummary(clients, tenant: try await tenant.resolve(clients))
        if system.json { return try printJSON(summary) }
        print(summary.text)
    }
}

/// `carillon dead-letters`.
struct DeadLetters: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Pushes that ran out of attempts.", subcommands: [DeadLettersList.self, DeadLettersRequeue.self],
        defaultSubcommand: DeadLettersList.self)
}

/// `carillon dead-letters list`.
struct DeadLettersList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List them.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    struct Row: Encodable { var pushId, userId, reason, providerCode, failedAt: String; var attempts: Int32 }

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        var rows: [Row] = []
        var page = ""
        repeat {
            let answer = try await clients.dispatcher.deadLetters(.init(tenant: owner, pageSize: 500, pageToken: page))
            rows += answer.deadLetters.map {
                Row(
                    pushId: $0.pushId, userId: $0.userId, reason: $0.reason, providerCode: $0.providerCode,
                    failedAt: Instant(milliseconds: $0.failedAtMs).rfc3339, attempts: $0.attempts)
            }
            page = answer.nextPageToken
        } while !page.isEmpty
        if system.json { return try printList(rows) }
        if rows.isEmpty { return print("no dead letters") }
        var table = TextTable(["push", "user", "reason", "code", "attempts", "failed at"])
        for row in rows { table.add([row.pushId, row.userId, row.reason, row.providerCode, String(row.attempts), row.failedAt]) }
        print(table.text)
    }
}

/// `carillon dead-letters requeue`.
struct DeadLettersRequeue: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "requeue", abstract: "Put them back into the queue.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Push ids.") var pushes: [String] = []
    @Flag(help: "All of the app's.") var all = false

    func validate() throws {
        if pushes.isEmpty, !all { throw ValidationError("name push ids, or --all") }
    }

    func run() async throws {
        let clients = try system.clients()
        let count = try await clients.dispatcher.requeue(.init(tenant: tenant.resolve(clients), pushIds: pushes, all: all)).requeued
        if system.json { return try printJSON(["requeued": count]) }
        print("\(count) requeued")
    }
}

/// `carillon token`: an access token of a demo user, for the gateway.
struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Sign an access token for a user with the run folder's demo issuer.")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "Roles.") var role: [String] = ["member"]
    @Flag(help: "For a system administrator of the whole platform, by the run folder's platform issuer; --app is where they look first.")
    var platform = false

    /// A token with whose it is.
    struct Issued: Encodable {
        var token, userId: String
        /// Nil for administrators of the platform who look nowhere first.
        var appId: String?
    }

    func run() async throws {
        let issued = try await issue()
        // The token alone, so that a shell can put it into a header.
        try system.json ? printJSON(issued) : print(issued.token)
    }

    func issue() async throws -> Issued {
        let now = Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
        if platform {
            let tokens = try PlatformTokens(runFolder: system.runFolder)
            return Issued(token: try tokens.token(administrator: user, app: tenant.app, now: now), userId: user, appId: tenant.app)
        }
        let owner = try await tenant.resolve(system.clients())
        let token = try UserTokens(runFolder: system.runFolder).token(user: user, app: owner.appId, roles: role, now: now)
        return Issued(token: token, userId: user, appId: owner.appId)
    }
}

/// `carillon clock`.
struct ClockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clock", abstract: "The virtual clock of a test-mode system.", subcommands: [ClockNow.self, ClockStatus.self, ClockAdvance.self])

    /// Prints where virtual time stands.
    static func show(_ now: Instant, json: Bool) throws {
        if json { return try printJSON(["now": now.rfc3339]) }
        print(now.rfc3339)
    }

    /// The clock of the processes that run in a folder now.
    static func time(_ system: SystemOptions) throws -> VirtualTime {
        let clients = try system.clients()
        let names = ([CarillonSystem.simulator] + CarillonSystem.services).filter { system.folder.record(of: $0) != nil }
        guard !names.isEmpty else { throw SystemError.notRunning(service: "Carillon") }
        return VirtualTime { names.map { VirtualTime.Member(name: $0, channel: clients.channel(to: $0)) } }
    }
}

/// `carillon clock now`.
struct ClockNow: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "now", abstract: "Virtual now.")
    @OptionGroup var system: SystemOptions
    func run() async throws { try ClockCommand.show(try await ClockCommand.time(system).now(), json: system.json) }
}

/// `carillon clock status`.
struct ClockStatus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "status", abstract: "Who is busy, and who waits for which instant.")
    @OptionGroup var system: SystemOptions

    struct Row: Encodable {
        var service, now, nextDue: String
        var busy, workCounter, awaitingProvider, withheld: Int64
    }

    func run() async throws {
        let rows = try await ClockCommand.time(system).statuses().map { polled in
            let status = polled.status
            return Row(
                service: polled.name, now: Instant(milliseconds: status.nowMs).rfc3339,
                nextDue: status.nextDueMs.map { Instant(milliseconds: $0).rfc3339 } ?? "", busy: status.busy, workCounter: status.workCounter,
                awaitingProvider: status.awaitingProvider, withheld: status.withheld)
        }
        if system.json { return try printList(rows) }
        var table = TextTable(["service", "now", "next due", "busy", "work", "at providers", "withheld"])
        for row in rows {
            table.add([
                row.service, row.now, row.nextDue, String(row.busy), String(row.workCounter), String(row.awaitingProvider), String(row.withheld),
            ])
        }
        print(table.text)
    }
}

/// `carillon clock advance`.
struct ClockAdvance: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "advance", abstract: "Move virtual time forward, from due instant to due instant, and wait until all is quiet.")
    @OptionGroup var system: SystemOptions
    @Argument(help: "How far: 90s, 30m, 12h, 7d.") var by: String

    func run() async throws {
        let units: [Character: Int64] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400, "w": 604_800]
        guard let unit = by.last.flatMap({ units[$0] }), let count = Int64(by.dropLast()), count > 0 else {
            throw InputError("'\(by)' is not a duration such as 90s, 30m, 12h, 7d")
        }
        let time = try ClockCommand.time(system)
        try await time.advance(by: .seconds(count * unit))
        try ClockCommand.show(try await time.now(), json: system.json)
    }
}
