import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

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
        let names = system.folder.processNames
        guard !names.isEmpty else { throw SystemError.notRunning(service: "Carillon") }
        return VirtualTime { names.map { VirtualTime.Member(name: $0, channel: clients.channel(toProcess: $0)) } }
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
