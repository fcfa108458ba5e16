import Foundation
import NIOConcurrencyHelpers

/// One service as a child process: started with its log file, watched, stopped by its own pid.
public final class ServiceProcess: Sendable {
    /// The service's name, which is its executable's.
    public let name: String
    /// Where its standard output and error go.
    public let log: URL
    private let state: NIOLockedValueBox<State>

    private struct State {
        var process: Process
        var exitStatus: Int32?
        var waiters: [CheckedContinuation<Int32, Never>] = []
    }

    /// Starts the executable.
    ///
    /// - Throws: `SystemError.couldNotStart`.
    public init(name: String, executable: URL, arguments: [String], environment: [String: String] = [:], log: URL) throws {
        self.name = name
        self.log = log
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        if !FileManager.default.fileExists(atPath: log.path) { _ = FileManager.default.createFile(atPath: log.path, contents: nil) }
        self.state = NIOLockedValueBox(State(process: process))
        do {
            let output = try FileHandle(forWritingTo: log)
            try output.seekToEnd()
            process.standardOutput = output
            process.standardError = output
            let state = self.state
            process.terminationHandler = { ended in
                let status = ended.terminationReason == .uncaughtSignal ? 128 + ended.terminationStatus : ended.terminationStatus
                let waiters = state.withLockedValue { state in
                    state.exitStatus = status
                    defer { state.waiters = [] }
                    return state.waiters
                }
                for waiter in waiters { waiter.resume(returning: status) }
            }
            try process.run()
        } catch {
            throw SystemError.couldNotStart(service: name, cause: "\(error)")
        }
    }

    /// The process's id.
    public var pid: Int32 { state.withLockedValue { $0.process.processIdentifier } }

    /// The exit status once it ended; 128 + the signal's number when a signal ended it.
    public var exitStatus: Int32? { state.withLockedValue { $0.exitStatus } }

    /// Waits for the end.
    public func wait() async -> Int32 {
        await withCheckedContinuation { waiter in
            let status = state.withLockedValue { state -> Int32? in
                if state.exitStatus == nil { state.waiters.append(waiter) }
                return state.exitStatus
            }
            if let status { waiter.resume(returning: status) }
        }
    }

    /// Asks it to drain (SIGTERM), and kills it when it has not ended within `seconds`.
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

    /// Ends it at once, as a crash would (SIGKILL).
    public func kill() async {
        if exitStatus == nil { Foundation.kill(pid, SIGKILL) }
        _ = await wait()
    }

    /// The last lines of its log, for error messages.
    public func lastLogLines(_ count: Int = 8) -> String {
        guard let text = try? String(contentsOf: log, encoding: .utf8) else { return "" }
        return text.split(separator: "\n").suffix(count).joined(separator: "\n")
    }
}
