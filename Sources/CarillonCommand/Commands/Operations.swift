import ArgumentParser
import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon stats`.
struct Statistics: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Count an app's events, pushes and receipts, and what the queue holds."
    )
    .example("carillon stats --app shop")
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
        commandName: "dead-letters", abstract: "Pushes that ran out of attempts.", subcommands: [DeadLettersList.self, DeadLettersRequeue.self],
        defaultSubcommand: DeadLettersList.self)
}

/// `carillon dead-letters list`.
struct DeadLettersList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "List the pushes that ran out of attempts.")
        .example("carillon dead-letters list")
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
        print(rows.isEmpty ? "no dead letters" : Self.table(rows).text)
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

/// `carillon token`: an access token of a demo user, for the gateway.
struct Token: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Sign an access token for a user with the run folder's demo issuer.")
        .example("carillon token alice")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Option(help: "A role of the user; may be repeated; member when not given.") var role: [String] = []
    @Flag(help: "A token of the platform's issuer, for an administrator of all organizations; --app names the app they see first.")
    var platform = false

    func validate() throws {
        guard HostID.canBeUser(user) else {
            throw ValidationError("'\(user)' is no user id: 1 to 200 letters, digits and . _ : % @ -, and neither . nor ..")
        }
        if platform, !role.isEmpty { throw ValidationError("--role goes without --platform: an administrator of the platform has no other role") }
    }

    /// A token and its user.
    struct Issued: Encodable {
        var token, userId: String
        /// Nil for a token of an administrator of the platform without a first app.
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
        let tokens = try UserTokens(runFolder: system.runFolder)
        let app = try await appID()
        let token = try tokens.token(user: user, app: app, roles: role.isEmpty ? ["member"] : role, now: now)
        return Issued(token: token, userId: user, appId: app)
    }

    /// The app that is named, or the only one. An app that is named is taken unchecked while the registry does not run.
    private func appID() async throws -> String {
        if let app = tenant.app ?? TenantOptions.inheritedApp, !system.folder.isRunning("registry") { return app }
        return try await tenant.resolve(system.clients()).appId
    }
}

/// `carillon clock`.
struct ClockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clock", abstract: "The virtual clock of a system in test mode (`carillon up --test-mode`).",
        subcommands: [ClockNow.self, ClockStatus.self, ClockAdvance.self])

    /// Prints the virtual time.
    static func show(_ now: Instant, json: Bool) throws {
        if json { return try printJSON(["now": now.rfc3339]) }
        print(now.rfc3339)
    }

    /// Calls the clocks of the processes. Only a system in test mode has them.
    ///
    /// - Parameters:
    ///   - command: the command that needs the clocks, for the error.
    ///   - otherwise: another way, for the error.
    /// - Throws: `failed_precondition` where the system runs on real time; what `call` throws.
    static func inTestMode<Answer>(_ command: String, otherwise: String = "", _ call: () async throws -> Answer) async throws -> Answer {
        do {
            return try await call()
        } catch let error as RPCError where error.code == .unimplemented {
            throw RPCError(
                code: .failedPrecondition,
                message: "this system runs on real time: `\(command)` needs one started with `carillon up --test-mode`\(otherwise)")
        }
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
    static let configuration = CommandConfiguration(commandName: "now", abstract: "Print the virtual time.")
        .example("carillon clock now")
    @OptionGroup var system: SystemOptions
    func run() async throws {
        let now = try await ClockCommand.inTestMode("clock") { try await ClockCommand.time(system).now() }
        try ClockCommand.show(now, json: system.json)
    }
}

/// `carillon clock status`.
struct ClockStatus: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show which services are busy, and the instant that each waits for."
    )
    .example("carillon clock status")
    @OptionGroup var system: SystemOptions

    struct Row: Encodable {
        var service, now, nextDue: String
        var busy, workCounter, awaitingProvider, withheld: Int64
    }

    func run() async throws {
        let statuses = try await ClockCommand.inTestMode("clock") { try await ClockCommand.time(system).statuses() }
        let rows = statuses.map { polled in
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
        commandName: "advance", abstract: "Move virtual time forward, from due instant to due instant, and wait until all is quiet.",
        discussion: "At most \(longest / 86_400)d at once."
    )
    .example("carillon clock advance 12h")
    @OptionGroup var system: SystemOptions
    @Argument(help: "How far: 90s, 30m, 12h, 7d.") var by: String

    /// The most seconds of one advance, a leap year. All work that falls due on the way is done, so a longer one would run for hours.
    static let longest: Int64 = 366 * 86_400

    /// The duration in seconds.
    ///
    /// - Throws: ``InputError`` for a text that is no duration, or too long.
    func seconds() throws -> Int64 {
        guard let seconds = DurationText.seconds(by) else {
            guard DurationText.isTooLong(by) else { throw InputError("'\(by)' is not a duration such as 90s, 30m, 12h, 7d") }
            throw Self.tooFar(by)
        }
        guard seconds <= Self.longest else { throw Self.tooFar(by) }
        return seconds
    }

    private static func tooFar(_ by: String) -> InputError {
        InputError("'\(by)' is too far: at most \(longest / 86_400)d at once; run the command again to go on")
    }

    func run() async throws {
        let seconds = try seconds()
        let time = try ClockCommand.time(system)
        let now = try await ClockCommand.inTestMode("clock") {
            let start = try await time.now()
            let progress = Progress("virtual seconds", total: Int(seconds), quiet: system.json)
            try await time.advance(to: start + .seconds(seconds)) { now in
                progress.reach(Int((now.milliseconds - start.milliseconds) / 1_000), note: now.rfc3339)
            }
            progress.finish()
            return try await time.now()
        }
        try ClockCommand.show(now, json: system.json)
    }
}
