package import Foundation
import ServiceKit

/// Errors of a system of processes, each with its remedy.
public enum SystemError: Error, CustomStringConvertible, Sendable {
    case executableMissing(name: String, path: String)
    case couldNotStart(service: String, cause: String)
    case exitedEarly(service: String, status: Int32, log: String, lastLines: String)
    case ended(service: String, status: Int32, log: String, lastLines: String)
    /// A process ended again and again, so many times within so many seconds.
    case endedRepeatedly(service: String, times: Int, seconds: Int, status: Int32, log: String, lastLines: String)
    case notDrained(service: String, status: Int32, log: String, lastLines: String)
    case stopping(service: String)
    case folderInUse(runFolder: String, by: String)
    case folderUnusable(runFolder: String, cause: String)
    /// Other users of the machine can read keys in the folder or replace its files.
    case folderUnsafe(runFolder: String, cause: String)
    case backupUnusable(folder: String, cause: String)
    case restoreRefused(cause: String)
    case notReady(service: String, seconds: Int, log: String)
    case noAnswer(address: String, within: Duration)
    case noConnection(address: String, cause: String)
    case notRunning(service: String)
    /// No service runs in the folder.
    case systemNotRunning(runFolder: String)
    case portsInUse([PortInUse])
    /// A restore into the folder was interrupted; `backup` is the backup's folder.
    case restoreUnfinished(runFolder: String, backup: String)
    case noRunFolder(String)
    case unknownPrincipal(String, known: [String])
    case noSystem(runFolder: String)
    case notQuiet(seconds: Int, busy: String)
    case noAddress(name: String, extra: [String: String])
    case badKeyFile(path: String, cause: String)

    /// An exit status in words; above 128 a signal ended the process.
    static func words(of status: Int32) -> String { status > 128 ? "by signal \(status - 128)" : "with status \(status)" }

    /// The remedy for a service that ended, by its exit status.
    private static func remedy(_ status: Int32) -> String {
        switch status {
        case 2: "correct the setting or the run folder as the log says, and run the command again"
        case 0, 128 + SIGINT, 128 + SIGTERM: "somebody stopped it: run the command again"
        case 128 + SIGKILL: "somebody killed it, or the kernel when memory was short (see `dmesg`): run the command again"
        case 129...: "it crashed: report that with the log, and run the command again"
        default: "correct what the log names, and run the command again"
        }
    }

    /// The last lines of the log of an ended service; nil for none. They come before the ``sentence``.
    public var logExcerpt: String? {
        switch self {
        case .exitedEarly(let service, _, _, let lines), .ended(let service, _, _, let lines), .notDrained(let service, _, _, let lines),
            .endedRepeatedly(let service, _, _, _, _, let lines):
            lines.isEmpty
                ? nil : "the last lines of the log of \(service):\n" + lines.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        default: nil
        }
    }

    /// Moves the log out of a folder that will be removed, beside it, with the folder's name before the service's. Returns the error with the new
    /// path; the same error without a log, or when the log cannot be moved.
    package func movingLog(outOf folder: URL) -> SystemError {
        func moved(_ log: String, _ service: String) -> String {
            let kept = "\(folder.path)-\(service).log"
            do {
                // The folder was closed to other users.
                try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: log)
                try FileManager.default.moveItem(atPath: log, toPath: kept)
                return kept
            } catch {
                return log
            }
        }
        return switch self {
        case .exitedEarly(let service, let status, let log, let lines):
            .exitedEarly(service: service, status: status, log: moved(log, service), lastLines: lines)
        case .ended(let service, let status, let log, let lines):
            .ended(service: service, status: status, log: moved(log, service), lastLines: lines)
        case .notDrained(let service, let status, let log, let lines):
            .notDrained(service: service, status: status, log: moved(log, service), lastLines: lines)
        case .notReady(let service, let seconds, let log): .notReady(service: service, seconds: seconds, log: moved(log, service))
        default: self
        }
    }

    /// The last lines of the log, if any, and the sentence.
    public var description: String { [logExcerpt, sentence].compactMap(\.self).joined(separator: "\n") }

    /// The cause and the remedy.
    public var sentence: String {
        switch self {
        case .executableMissing(let name, let path):
            "executable '\(name)' not found at \(path): build it with `make release`, or name its folder in CARILLON_BIN"
        case .couldNotStart(let service, let cause): "\(service) could not be started: \(cause)"
        case .exitedEarly(let service, let status, let log, _):
            "\(service) ended \(Self.words(of: status)) before it was ready; its log is \(log); \(Self.remedy(status))"
        case .ended(let service, let status, let log, _):
            "\(service) ended by itself, \(Self.words(of: status)), and the other services were stopped; its log is \(log); \(Self.remedy(status))"
        case .endedRepeatedly(let service, let times, let seconds, let status, let log, _):
            "\(service) ended \(times) times within \(seconds) s, at last \(Self.words(of: status)), and the other services were stopped; "
                + "its log is \(log); \(Self.remedy(status))"
        case .notDrained(let service, let status, let log, _):
            "\(service) did not stop as it was asked to, it ended \(Self.words(of: status)); its log is \(log); nothing that it acknowledged is lost"
        case .stopping(let service): "\(service) was not started: the system is being stopped"
        case .folderInUse(let runFolder, let owner):
            "a system runs in the run folder \(runFolder) already (\(owner)): stop it, or name another folder with --run-dir"
        case .folderUnusable(let runFolder, let cause): "the run folder \(runFolder) cannot be used: \(cause); name another one with --run-dir"
        case .folderUnsafe(let runFolder, let cause): "the run folder \(runFolder) is not safe: \(cause)"
        case .backupUnusable(let folder, let cause): "the backup \(folder) cannot be used: \(cause)"
        case .restoreRefused(let cause): "nothing was restored: \(cause)"
        case .notReady(let service, let seconds, let log): "\(service) was not ready after \(seconds) s; its log is \(log)"
        case .noAnswer(let address, let time):
            "no answer from \(address) within \(time): see the log of the service that listens there"
        case .noConnection(let address, let cause):
            "no connection to \(address): \(cause); check that the service that listens there runs, and see its log"
        case .notRunning(let service): "\(service) is not running in this run folder: start it with `carillon up`"
        case .systemNotRunning(let runFolder): "the system in \(runFolder) is not running: start it with `carillon up --run-dir \(runFolder)`"
        case .portsInUse(let ports):
            "addresses of this system are in use:\n\(ports.map { "  \($0)\n" }.joined())"
                + "stop those processes (another `carillon up` takes the same ports), or start with --any-ports, which takes free ones"
        case .restoreUnfinished(let runFolder, let backup):
            "a restore into \(runFolder) was cut off, and some stores are old, some restored: finish it with "
                + "`carillon backup restore \(backup) --run-dir \(runFolder)`"
        case .noRunFolder(let path):
            "no run folder at \(path): name another one with --run-dir or CARILLON_RUN, or make one with `carillon keys init \(path)`"
        case .unknownPrincipal(let name, let known): "there is no certificate for \(name); certificates are for \(known.joined(separator: ", "))"
        case .noSystem(let runFolder):
            "no system in the run folder \(runFolder): start one with `carillon up`, or name another folder with --run-dir or CARILLON_RUN"
        case .notQuiet(let seconds, let busy): "the system did not come to rest within \(seconds) s: \(busy)"
        case .noAddress(let name, let extra): "the service names no usable \(name) address in its run file: it has \(extra); start it again"
        case .badKeyFile(let path, let cause): "key file \(path): \(cause)"
        }
    }

    /// A key file of a run folder that could not be read, with the remedy where the file is missing.
    static func unusableKey(_ path: String, _ error: any Error, runFolder: String) -> SystemError {
        let isMissing = !FileManager.default.fileExists(atPath: path)
        return .badKeyFile(
            path: path, cause: FileProblem.words(of: error) + (isMissing ? "; `carillon keys init \(runFolder)` makes what is missing" : ""))
    }
}
