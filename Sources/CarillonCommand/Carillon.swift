import ArgumentParser
import Foundation
import RPC
import ServiceKit
import SystemControl

/// `carillon`: what people touch first.
public struct Carillon: AsyncParsableCommand {
    /// The commands.
    public static let configuration = CommandConfiguration(
        commandName: "carillon", abstract: "Run, use and understand a Carillon push-notification system.", version: CarillonVersion.current,
        subcommands: [
            Up.self, Demo.self, Replay.self, Keys.self, Backup.self, Organizations.self, Apps.self, ServiceKeys.self, Users.self, Groups.self,
            Devices.self,
            Preferences.self,
            Send.self, PushCommand.self, Explain.self, Trace.self, Receipts.self, TelemetryCommand.self, Credentials.self, Policy.self, Flags.self,
            Statistics.self,
            DeadLetters.self, QuarantineCommand.self, Simulator.self, ClockCommand.self, Token.self, AuditCommand.self, Completions.self,
        ])

    public init() {}

    /// Parses the command line, runs the command, and ends the process with CTL-01's exit codes:
    /// 0 ok, 1 failed, 2 usage, 3 unreachable, 4 refused.
    public static func runAndExit() async -> Never {
        do {
            var command = try parseAsRoot()
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

    /// Says what went wrong and answers the exit code.
    static func report(_ error: any Error) -> Int32 {
        if let code = error as? ExitCode { return code.rawValue }
        if let convertible = error as? any RPCErrorConvertible { return report(convertible.rpcError) }
        if let refused = error as? RPCError { return report(refused) }
        if let input = error as? InputError {
            say("carillon: \(input)")
            return 2
        }
        if exitCode(for: error) == .failure {
            say("carillon: \(words(of: error))")
            return (error as? SystemError)?.isUnreachable == true ? 3 : 1
        }
        let text = fullMessage(for: error)
        let code = exitCode(for: error)
        if code == .success {
            print(text)
            return 0
        }
        say(text)
        return code == .validationFailure ? 2 : 1
    }

    /// Errors of files come as codes and dictionaries; people want the file and what is wrong with it.
    static func words(of error: any Error) -> String {
        guard let error = error as? CocoaError else { return "\(error)" }
        let path = (error.filePath ?? error.url?.path).map { "\($0): " } ?? ""
        let cause = (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
        return path + cause
    }

    private static func report(_ error: RPCError) -> Int32 {
        let field = error.field.map { " (field \($0))" } ?? ""
        let reason = error.reason.map { "\($0): " } ?? ""
        say("carillon: \(reason)\(error.message)\(field)")
        switch error.code {
        case .unavailable, .deadlineExceeded: return 3
        case .permissionDenied, .unauthenticated, .invalidArgument, .failedPrecondition, .notFound, .alreadyExists, .resourceExhausted: return 4
        default: return 1
        }
    }

    /// Writes a line to standard error, safe for a terminal.
    static func say(_ text: String) {
        FileHandle.standardError.write(Data((TerminalText.safe(text) + "\n").utf8))
    }
}
