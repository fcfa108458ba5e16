/// What can go wrong with a system of processes, each with what to do.
public enum SystemError: Error, CustomStringConvertible, Sendable {
    case executableMissing(name: String, path: String)
    case couldNotStart(service: String, cause: String)
    case exitedEarly(service: String, status: Int32, log: String, lastLines: String)
    case ended(service: String, status: Int32, log: String, lastLines: String)
    case notDrained(service: String, status: Int32, log: String, lastLines: String)
    case stopping(service: String)
    case folderInUse(runFolder: String, by: String)
    case folderUnusable(runFolder: String, cause: String)
    case backupUnusable(folder: String, cause: String)
    case restoreRefused(cause: String)
    case notReady(service: String, seconds: Int, log: String)
    case notRunning(service: String)
    case noSystem(runFolder: String)
    case notQuiet(seconds: Int, busy: String)
    case noAddress(name: String, extra: [String: String])
    case badKeyFile(path: String, cause: String)

    /// Whether no system was there to answer: exit code 3 of the command line.
    public var isUnreachable: Bool {
        switch self {
        case .notRunning, .noSystem, .noAddress: true
        default: false
        }
    }

    /// An exit status in words; above 128 a signal ended the process.
    private static func words(of status: Int32) -> String { status > 128 ? "by signal \(status - 128)" : "with status \(status)" }

    public var description: String {
        switch self {
        case .executableMissing(let name, let path):
            "executable '\(name)' not found at \(path): build it with `make release`, or name its folder in CARILLON_BIN"
        case .couldNotStart(let service, let cause): "\(service) could not be started: \(cause)"
        case .exitedEarly(let service, let status, let log, let lastLines):
            "\(service) ended with status \(status) before it was ready; its log is \(log):\n\(lastLines)"
        case .ended(let service, let status, let log, let lastLines):
            "\(service) ended by itself, \(Self.words(of: status)), and the system was stopped; its log is \(log):\n\(lastLines)"
        case .notDrained(let service, let status, let log, let lastLines):
            "\(service) did not stop as it was asked to, it ended \(Self.words(of: status)); its log is \(log):\n\(lastLines)"
        case .stopping(let service): "\(service) was not started: the system is being stopped"
        case .folderInUse(let runFolder, let owner):
            "a system runs in the run folder \(runFolder) already (\(owner)): use it, stop it, or name another folder with --run-dir"
        case .folderUnusable(let runFolder, let cause): "the run folder \(runFolder) cannot be used: \(cause); create it, or name another one"
        case .backupUnusable(let folder, let cause): "the backup \(folder) cannot be used: \(cause)"
        case .restoreRefused(let cause): "nothing was restored: \(cause)"
        case .notReady(let service, let seconds, let log): "\(service) was not ready after \(seconds) s; its log is \(log)"
        case .notRunning(let service): "\(service) is not running in this run folder: start it with `carillon up`"
        case .noSystem(let runFolder):
            "no system in the run folder \(runFolder): start one with `carillon up`, or name another folder with --run-dir or CARILLON_RUN"
        case .notQuiet(let seconds, let busy): "the system did not come to rest within \(seconds) s: \(busy)"
        case .noAddress(let name, let extra): "the service names no usable \(name) address in its run file: it has \(extra); start it again"
        case .badKeyFile(let path, let cause): "key file \(path): \(cause); `carillon keys init` makes what is missing"
        }
    }
}
