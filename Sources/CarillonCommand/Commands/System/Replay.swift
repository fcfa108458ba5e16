import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// `carillon replay`.
struct Replay: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Drive a test-mode system with recorded conversations.", subcommands: [ReplayIRC.self])
}

/// `carillon replay irc FILE… [--links FILE…]`.
struct ReplayIRC: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "irc", abstract: "Replay IRC logs as a chat workspace: nicks become users, messages events, reply links threads.",
        discussion: """
            Evaluation runs on the logs' own time, so the system must be in test mode (`carillon up --test-mode`), or let the \
            command run one of its own in a fresh folder with --standalone. All files are shifted to one base day and merged.
            """
    )
    .example("carillon replay irc 2007-10-01.raw.txt --standalone")

    @OptionGroup var system: SystemOptions

    @Argument(help: "Logs, NAME.raw.txt; NAME is the channel.")
    var files: [String]

    @Option(parsing: .upToNextOption, help: "Reply links, NAME.annotation.txt. Without it, the ones beside the logs are used.")
    var links: [String] = []

    @Option(help: "Virtual seconds per real second; as fast as the system accepts when not given.")
    var speed: Double?

    @Flag(help: "Start a system in a fresh folder, replay, and stop it.")
    var standalone = false

    func validate() throws {
        if files.isEmpty { throw ValidationError("name at least one log") }
        if let speed, speed <= 0 { throw ValidationError("--speed must be greater than 0") }
    }

    func run() async throws {
        let conversations = try LogFiles(files: files, links: links).read()
        if let text = Self.nothingToReplay(conversations) { throw InputError(text) }
        if standalone {
            try await StandaloneSystem.run(quiet: system.json, clockStart: LogFiles.dayBefore(conversations)) { started in
                try await replay(
                    conversations, clients: started.clients, time: started.time, runFolder: started.options.runFolder, usage: { started.usage })
            }
        } else {
            let clients = try system.clients()
            let time = try ClockCommand.time(system)
            try await replay(
                conversations, clients: clients, time: time, runFolder: system.runFolder, usage: { RunningProcesses(system.folder).usage })
        }
    }

    /// Why there is nothing to replay; nil where there is something.
    static func nothingToReplay(_ conversations: [IRCConversation]) -> String? {
        guard conversations.allSatisfy(\.messages.isEmpty) else { return nil }
        let malformed = conversations.flatMap(\.malformed)
        let first = malformed.first.map { "; the first of \(malformed.count) malformed lines: \($0.file), line \($0.line): \($0.explanation)" } ?? ""
        return "no log holds a message\(first)"
    }

    private func replay(
        _ conversations: [IRCConversation], clients: OperatorClients, time: VirtualTime, runFolder: URL, usage: () -> [String: ProcessUsage]
    ) async throws {
        let tenant = CommonV1.Tenant(organizationId: "irc", appId: "irc-chat")
        let now = try await ClockCommand.inTestMode("replay", otherwise: ", or --standalone, which starts one of its own") { try await time.now() }
        let plan = ReplayPlan(conversations: conversations, tenant: tenant, notBefore: now)
        let workspace = Workspace(organization: tenant.organizationId, app: tenant.appId, clients: clients, runFolder: runFolder)
        let before = usage()
        let report = try await ReplayRun(plan: plan, clients: clients, time: time, workspace: workspace, speed: speed, quiet: system.json).run()
        if system.json {
            struct Output: Encodable {
                var report: ReplayReport
                var processes: [String: ProcessUsage]
                var addsUp: Bool
            }
            try printJSON(Output(report: report, processes: usage(), addsUp: report.discrepancies.isEmpty))
        } else {
            print(report.text)
            print("\n" + ProcessTable.text(before: before, after: usage()))
        }
        if !report.discrepancies.isEmpty { throw ExitCode.failure }
    }
}

/// The logs and links that a replay was given.
struct LogFiles {
    let files: [String]
    let links: [String]

    private static let logEnding = ".raw.txt"
    private static let linksEnding = ".annotation.txt"

    /// Reads every log with its links: those that `--links` names for it, or else those beside it. An unreadable file, and links without their
    /// log, are errors that name the file; an unreadable line is not.
    func read() throws -> [IRCConversation] {
        let names = Set(files.map { Self.name($0, ending: Self.logEnding) })
        for path in links where !names.contains(Self.name(path, ending: Self.linksEnding)) {
            throw InputError(
                "--links \(path): no log of that name is replayed; links NAME\(Self.linksEnding) belong to NAME\(Self.logEnding)")
        }
        return try files.map { path in
            let name = Self.name(path, ending: Self.logEnding)
            let linksPath = links.first { Self.name($0, ending: Self.linksEnding) == name } ?? beside(path)
            let parsed = try linksPath.map { IRCLinks(try Self.bytes($0)) } ?? IRCLinks()
            return IRCConversation(name: name, log: try Self.bytes(path), links: parsed, linksName: linksPath ?? "")
        }
    }

    /// The links that stand beside a log.
    private func beside(_ path: String) -> String? {
        guard path.hasSuffix(Self.logEnding) else { return nil }
        let candidate = path.dropLast(Self.logEnding.count) + Self.linksEnding
        return FileManager.default.fileExists(atPath: String(candidate)) ? String(candidate) : nil
    }

    private static func name(_ path: String, ending: String) -> String {
        let last = URL(filePath: path).lastPathComponent
        return last.hasSuffix(ending) ? String(last.dropLast(ending.count)) : last
    }

    private static func bytes(_ path: String) throws -> [UInt8] {
        Array(try InputFile.data(path))
    }

    /// Noon of the day before the first log, where a fresh virtual clock can start.
    static func dayBefore(_ conversations: [IRCConversation]) -> Instant? {
        conversations.compactMap { Instant(rfc3339: $0.name.prefix(10) + "T00:00:00.000Z") }.min()
            .map { Instant(milliseconds: $0.milliseconds - 43_200_000) }
    }
}
