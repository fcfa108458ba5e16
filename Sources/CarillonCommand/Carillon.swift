public import ArgumentParser
import Foundation
import RPC
import ServiceKit
import Storage
import SystemControl

/// The `carillon` command.
public struct Carillon: AsyncParsableCommand {
    /// The commands.
    public static let configuration = CommandConfiguration(
        commandName: "carillon", abstract: "Run, use and understand a Carillon push-notification system.",
        discussion: """
            Commands find a system by its run folder: --run-dir, CARILLON_RUN, or ./run. Those about one app take it from --app or \
            CARILLON_APP; where there is one app alone, it need not be named. --since and --until take an instant, or \
            a duration such as 2h for two hours ago. With --json a list is {"items": […], "next_page": "…"}, and \
            everything else one object.

            For example:
              carillon up --with-demo-data             a system to try things on
              carillon send --user alice --text 'hi'   a message, and who got it
              carillon explain EVENT_ID                why somebody got it, or did not
              carillon devices list alice --json       a list for programs

            Exit codes:
            \(ExitStatus.table)
            """,
        version: CarillonVersion.current,
        groupedSubcommands: [
            CommandGroup(name: "System", subcommands: [Up.self, Demo.self, Replay.self, Keys.self, Backup.self]),
            CommandGroup(
                name: "App",
                subcommands: [
                    Organizations.self, Apps.self, ServiceKeys.self, Credentials.self, Policy.self, Templates.self, Preview.self, Flags.self,
                    Seed.self,
                ]),
            CommandGroup(name: "Directory", subcommands: [Users.self, Groups.self, Devices.self, Preferences.self]),
            CommandGroup(
                name: "Delivery",
                subcommands: [
                    Send.self, Cancel.self, PushCommand.self, Activities.self, BroadcastCommand.self, ItemsCommand.self, Explain.self, Trace.self,
                    Tail.self, Receipts.self, TelemetryCommand.self,
                    Statistics.self, MetricsCommand.self,
                ]),
            CommandGroup(
                name: "Diagnosis",
                subcommands: [
                    Queues.self, ProviderCommand.self, AlertsCommand.self, ReportsCommand.self, DeadLetters.self, QuarantineCommand.self,
                    AuditCommand.self,
                ]),
            CommandGroup(name: "Testing", subcommands: [Simulator.self, ClockCommand.self, Token.self, Completions.self]),
        ])

    public init() {}

    /// Parses the command line, runs the command, and ends the process with one of the exit codes in ``ExitStatus``.
    public static func runAndExit() async -> Never {
        do {
            var command = try command(of: Array(CommandLine.arguments.dropFirst()))
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
            Foundation.exit(0)
        } catch {
            Foundation.exit(report(error))
        }
    }

    /// The names of all commands. The parser's description of them takes a moment to make.
    private static let names = CommandNames(toolInfo: _dumpHelp())

    /// Parses a command line. Beyond the parser it refuses empty values, and says so where a value begins with a dash.
    ///
    /// - Parameter arguments: the command line without the executable's name.
    static func command(of arguments: [String]) throws -> any ParsableCommand {
        if arguments.contains(where: UnusableValue.isDashed), let names {
            if let word = UnknownWord(in: arguments, of: names) { throw InputError("\(word)") }
            try UnusableValue.refuseDashed(names.values(in: arguments))
        }
        let command = try parseAsRoot(arguments)
        if arguments.contains(where: { FreeText.isBlank(String($0.drop { $0 != "=" }.dropFirst())) || FreeText.isBlank($0) }), let names {
            // A loop over pages begins with no token.
            let exempt = ((type(of: command) as? any TakesEmptyText.Type)?.placesOfEmptyText ?? []).union(["--after"])
            try UnusableValue.refuseEmpty(names.values(in: arguments), except: exempt)
        }
        return command
    }

    /// Prints the error and returns the exit code.
    static func report(_ error: any Error) -> Int32 {
        if let code = error as? ExitCode { return code.rawValue }
        return status(of: error).rawValue
    }

    private static func status(of error: any Error) -> ExitStatus {
        // A store that the command itself opened. The words for callers of a service would hide the file and the remedy.
        if let store = error as? StoreError {
            say("carillon: \(store)")
            return .failed
        }
        if let refused = error as? RPCError ?? (error as? any RPCErrorConvertible)?.rpcError {
            let field = refused.field.map { " (field \($0))" } ?? ""
            let reason = refused.reason.map { "\($0): " } ?? ""
            say("carillon: \(reason)\(refused.message)\(field)")
            return ExitStatus(of: refused.code)
        }
        if error is InputError || error is ConfigurationError {
            say("carillon: \(error)")
            return .invalidInput
        }
        let code = exitCode(for: error)
        if code == .failure {
            for text in texts(of: error) { say(text) }
            return (error as? SystemError).map(ExitStatus.init) ?? .failed
        }
        if code == .success {
            // The parser shows the help of a group for a command that the group does not have.
            if let word = unknownCommand(in: Array(CommandLine.arguments.dropFirst())) {
                say("Error: \(word)")
                return .invalidInput
            }
            print(fullMessage(for: error))
            return .done
        }
        say(usageError(error, in: Array(CommandLine.arguments.dropFirst()), names))
        return code == .validationFailure ? .invalidInput : .failed
    }

    /// The first unknown command name of a line that asks for help; nil where all are known.
    ///
    /// - Parameter arguments: the command line without the executable's name.
    static func unknownCommand(in arguments: [String]) -> UnknownWord? {
        var words = Array(arguments.prefix { !$0.hasPrefix("-") })
        if words.first == "help" { words.removeFirst() }
        var command: any ParsableCommand.Type = Carillon.self
        for word in words {
            let children = command.configuration.subcommands
            guard !children.isEmpty else { return nil }
            guard let next = children.first(where: { $0.configuration.commandName ?? "\($0)".lowercased() == word }) else {
                return names.flatMap { UnknownWord(in: words, of: $0) }
            }
            command = next
        }
        return nil
    }

    /// The error of a command line, with the usage. It names an unknown word rather than an option that is missing because of it.
    ///
    /// - Parameters:
    ///   - error: the parser's.
    ///   - arguments: the command line without the executable's name.
    ///   - names: those of all commands.
    static func usageError(_ error: any Error, in arguments: [String], _ names: CommandNames?) -> String {
        let text = fullMessage(for: error)
        guard let names, let word = UnknownWord(in: arguments, of: names) else { return text }
        let usage = text.range(of: "\nUsage:").map { String(text[$0.lowerBound...]) } ?? ""
        return "Error: \(word)\(usage)"
    }

    /// The texts about an error of a command, in order. The sentence comes last, so that it is not lost above lines of a log.
    static func texts(of error: any Error) -> [String] {
        guard let failure = error as? SystemError else { return ["carillon: \(words(of: error))"] }
        return [failure.logExcerpt, "carillon: \(failure.sentence)"].compactMap(\.self)
    }

    /// An error in words. Foundation describes errors of files as codes and dictionaries.
    static func words(of error: any Error) -> String { FileProblem.description(of: error) }

    /// Writes a line to standard error, safe for a terminal.
    static func say(_ text: String) {
        // Flushes the buffered lines of standard output first.
        fflush(nil)
        FileHandle.standardError.write(Data((OpenLine.standardError.end() + TerminalText.safe(text) + "\n").utf8))
    }
}
