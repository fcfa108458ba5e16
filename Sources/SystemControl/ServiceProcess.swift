public import Foundation
import ServiceKit
import Synchronization

/// A child process with a log file.
///
/// A service stops when this process ends, also after a crash: its standard input is a pipe whose other end this process keeps, and
/// `--stop-with-input` makes the service stop at the end of its input.
public final class ServiceProcess: Sendable {
    /// The service's name, which is its executable's, or that of a further instance.
    public let name: String
    /// The file for its standard output and error.
    public let log: URL
    /// The instant of its start.
    let startedAt = ContinuousClock.now
    /// The log's length before the start, bytes. Earlier starts wrote what comes before.
    private let logStart: UInt64
    private let state: Mutex<State>

    /// The most bytes of a log that are read for an error message.
    private static let longestExcerpt: UInt64 = 65_536

    /// The flag of programs that stop when their standard input ends.
    private static let tie = "--stop-with-input"

    /// The pipe. Nothing is written to it. Children have the reading end. The writing end is closed at `exec`, so no child keeps it open.
    private static let lifeline: Pipe = {
        let pipe = Pipe()
        for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
        return pipe
    }()

    private struct State {
        var process: Process
        var exitStatus: Int32?
        var observers: [@Sendable (Int32) -> Void] = []
    }

    /// Starts the executable.
    ///
    /// - Parameter name: of a service (`RunFolder.serviceNames`) or its instance when it is one, and so stops with this process.
    /// - Throws: `SystemError.couldNotStart`.
    public init(name: String, executable: URL, arguments: [String], environment: [String: String] = [:], log: URL) throws {
        self.name = name
        self.log = log
        let process = Process()
        process.executableURL = executable
        // The flag comes first, because the last argument may lack its value.
        let arguments = RunFolder.serviceNames.contains(ServiceInstance(named: name).service) ? [Self.tie] + arguments : arguments
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = arguments.contains(Self.tie) ? Self.lifeline.fileHandleForReading : FileHandle.nullDevice
        if !FileManager.default.fileExists(atPath: log.path) { _ = FileManager.default.createFile(atPath: log.path, contents: nil) }
        state = Mutex(State(process: process))
        do {
            let output = try FileHandle(forWritingTo: log)
            logStart = try output.seekToEnd()
            process.standardOutput = output
            process.standardError = output
            process.terminationHandler = { [self] ended in
                let status = ended.terminationReason == .uncaughtSignal ? 128 + ended.terminationStatus : ended.terminationStatus
                let observers = state.withLock { state in
                    state.exitStatus = status
                    defer { state.observers = [] }
                    return state.observers
                }
                for observer in observers { observer(status) }
            }
            try process.run()
        } catch {
            throw SystemError.couldNotStart(service: name, cause: FileProblem.description(of: error))
        }
    }

    /// The process's id.
    public var pid: Int32 { state.withLock { $0.process.processIdentifier } }

    /// The exit status of an ended process; 128 + the signal's number when a signal ended it.
    public var exitStatus: Int32? { state.withLock { $0.exitStatus } }

    /// Waits for the end of the process, also in a cancelled task.
    public func wait() async -> Int32 {
        await withCheckedContinuation { waiter in whenEnded { waiter.resume(returning: $0) } }
    }

    /// Calls the observer once with the exit status; immediately when the process has ended already. The observer must not block.
    func whenEnded(_ observer: @escaping @Sendable (Int32) -> Void) {
        let status = state.withLock { state -> Int32? in
            if state.exitStatus == nil { state.observers.append(observer) }
            return state.exitStatus
        }
        if let status { observer(status) }
    }

    /// Sends a signal to the process, unless it has ended.
    package func send(_ signal: Int32) {
        if exitStatus == nil { Foundation.kill(pid, signal) }
    }

    /// Asks the process to drain (SIGTERM), and kills it when it has not ended within `seconds`.
    @discardableResult
    public func stop(within seconds: Int = 35) async -> Int32 {
        if let exitStatus { return exitStatus }
        Foundation.kill(pid, SIGTERM)
        let patience = Task { [self] in
            try await Task.sleep(for: .seconds(seconds))
            Foundation.kill(pid, SIGKILL)
        }
        defer { patience.cancel() }
        return await wait()
    }

    /// Ends the process at once, as a crash would (SIGKILL).
    public func kill() async {
        send(SIGKILL)
        _ = await wait()
    }

    /// The last lines that this process wrote to its log, for error messages; none of earlier starts.
    public func lastLogLines(_ count: Int = 8) -> String {
        guard let file = try? FileHandle(forReadingFrom: log) else { return "" }
        defer { try? file.close() }
        let end = (try? file.seekToEnd()) ?? 0
        // A file that is shorter than before was replaced or emptied: all of it is new.
        let start = end < logStart ? 0 : logStart
        let last = end < Self.longestExcerpt ? 0 : end - Self.longestExcerpt
        guard (try? file.seek(toOffset: max(start, last))) != nil, let data = try? file.readToEnd() else { return "" }
        return String(decoding: data, as: UTF8.self).split(separator: "\n").suffix(count).joined(separator: "\n")
    }
}
