import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon devices verdicts` (REG-20).
struct DevicesVerdicts: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verdicts", abstract: "Tokens that providers call dead: let these verdicts wait, apply them, undo them.",
        discussion: """
            When a provider calls too many tokens of an app dead, its verdicts wait for you: look for a wrong topic, project or environment, then \
            resume. Devices that verdicts took out of sending can be brought back for 7 days.
            """,
        subcommands: [VerdictsList.self, VerdictsPause.self, VerdictsResume.self, VerdictsUndo.self], defaultSubcommand: VerdictsList.self)
}

/// `carillon devices verdicts list`.
struct VerdictsList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Count by provider the verdicts that wait and those that can be undone."
    )
    .example("carillon devices verdicts list")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions

    struct Row: Encodable {
        var provider, mode, reason, since, until, oldestUndoable: String
        var pending, undoable: Int64
    }

    func run() async throws {
        let clients = try system.clients()
        let states = try await clients.tokenVerdicts.listTokenVerdicts(.init(tenant: tenant.resolve(clients))).states
        func text(_ milliseconds: Int64?) -> String { milliseconds.map { Instant(milliseconds: $0).rfc3339 } ?? "" }
        let rows = states.map { state in
            Row(
                provider: state.provider, mode: state.mode.name, reason: state.reason, since: text(state.sinceMs), until: text(state.untilMs),
                oldestUndoable: text(state.oldestUndoableMs), pending: state.pending, undoable: state.undoable)
        }
        if system.json { return try printList(rows) }
        if rows.isEmpty { return print("nothing waits, and nothing can be undone") }
        var table = TextTable(["provider", "mode", "since", "waiting", "can be undone", "the oldest", "why"])
        for row in rows {
            let since = row.until.isEmpty ? row.since : "\(row.since) until \(row.until)"
            table.add([
                row.provider, row.mode, since, Format.count(row.pending), Format.count(row.undoable), row.oldestUndoable, row.reason,
            ])
        }
        print(table.text)
    }
}

/// `carillon devices verdicts pause`.
struct VerdictsPause: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "pause", abstract: "Let a provider's verdicts wait until you resume.")
        .example("carillon devices verdicts pause apns --reason 'new topic'")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The provider, as the list names it.") var provider: String
    @Option(help: "Why, for the record.") var reason = "paused by an operator"

    func run() async throws {
        let clients = try system.clients()
        _ = try await clients.tokenVerdicts.pauseInvalidation(.init(tenant: tenant.resolve(clients), provider: provider, reason: reason))
        if system.json { return try printJSON(["provider": provider, "mode": "paused"]) }
        print("verdicts of \(provider) wait")
    }
}

/// `carillon devices verdicts resume`.
struct VerdictsResume: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "resume", abstract: "Forget the verdicts that wait, or apply them; later ones are applied at once."
    )
    .example("carillon devices verdicts resume apns --apply")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The provider, as the list names it.") var provider: String
    @Flag(help: "Apply the verdicts that wait; without it they are forgotten.") var apply = false
    @Option(help: "For so many seconds, apply every further verdict, however many come; at most 86400.") var trust: Int32 = 0

    func run() async throws {
        let clients = try system.clients()
        let count = try await clients.tokenVerdicts.resumeInvalidation(
            .init(tenant: tenant.resolve(clients), provider: provider, apply: apply, trustSeconds: trust)
        ).devices
        if system.json { return try printJSON(["devices": count]) }
        print(apply ? "\(Format.counted(count, "device")) taken out of sending" : "\(Format.counted(count, "verdict")) forgotten")
    }
}

/// `carillon devices verdicts undo`.
struct VerdictsUndo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "undo", abstract: "Bring back the devices that verdicts took out of sending.",
        discussion: "Devices that registered again, logged out or went to another user meanwhile are left alone."
    )
    .example("carillon devices verdicts undo apns --since 2h")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "The provider, as the list names it.") var provider: String
    @Option(help: Moment.help("From this time on, at most 7 days ago"), transform: Moment.parse) var since: Moment

    func run() async throws {
        let clients = try system.clients()
        let answer = try await clients.tokenVerdicts.undoInvalidations(
            .init(tenant: tenant.resolve(clients), provider: provider, sinceMs: since.milliseconds(system)))
        if system.json { return try printJSON(["restored": answer.restored, "skipped": answer.skipped]) }
        print("\(Format.counted(answer.restored, "device")) can be sent to again, \(answer.skipped) left as they are")
    }
}
