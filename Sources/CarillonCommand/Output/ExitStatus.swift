import Foundation
import RPC
import SystemControl

/// The exit codes of `carillon` (CTL-01), as `carillon --help` and docs/operations.md list them.
enum ExitStatus: Int32, CaseIterable {
    case done = 0
    case failed = 1
    case invalidInput = 2
    case unreachable = 3
    case refused = 4
    /// 128 + SIGINT, as in a shell.
    case interrupted = 130

    var meaning: String {
        switch self {
        case .done: "done"
        case .failed: "failed, or done in part"
        case .invalidInput: "the command line, an input or a setting is invalid"
        case .unreachable: "no system or service can be reached"
        case .refused: "a service refused, or the named object does not exist"
        case .interrupted: "interrupted"
        }
    }

    /// The status of a call's error. Unknown and internal errors are failures.
    init(of code: Status.Code) {
        self =
            switch code {
            case .unavailable, .deadlineExceeded: .unreachable
            case .permissionDenied, .unauthenticated, .invalidArgument, .outOfRange, .failedPrecondition, .notFound, .alreadyExists, .aborted,
                .resourceExhausted:
                .refused
            default: .failed
            }
    }

    /// The status of a system's error.
    init(of error: SystemError) {
        self =
            switch error {
            case .notRunning, .systemNotRunning, .noSystem, .noAddress, .noAnswer, .noConnection: .unreachable
            // Services end with 2 for a wrong setting or run folder: an input of the command that started them. Which of the two errors comes first
            // is chance.
            case .exitedEarly(_, 2, _, _), .ended(_, 2, _, _), .endedRepeatedly(_, _, _, 2, _, _), .folderUnusable, .folderUnsafe, .noRunFolder,
                .unknownPrincipal:
                .invalidInput
            default: .failed
            }
    }

    /// Asks a service that a command can do without. The command shows what it knows, and then throws the error.
    ///
    /// - Returns: the answer, or the error of a service that cannot be reached.
    /// - Throws: all other errors.
    static func unlessUnreachable<Answer>(_ ask: () async throws -> Answer) async throws -> (Answer?, RPCError?) {
        do {
            return (try await ask(), nil)
        } catch let error as RPCError where ExitStatus(of: error.code) == .unreachable {
            return (nil, error)
        }
    }

    /// The table of the help.
    static var table: String {
        allCases.map { "  \($0.rawValue)".padding(toLength: 7, withPad: " ", startingAt: 0) + $0.meaning }.joined(separator: "\n")
    }
}
