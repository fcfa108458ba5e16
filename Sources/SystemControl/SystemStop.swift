import Foundation
import ServiceKit

/// Stops processes: asks each to drain, reports which still run, and kills those that do not answer.
package struct SystemStop: Sendable {
    /// How long a process may take.
    package struct Limits: Sendable {
        /// From SIGTERM to SIGKILL for a process that answers. A service ends its own drain after 30 s (ARCH-10).
        package var drain = Duration.seconds(35)
        /// From the last answer to SIGKILL, for a frozen process.
        package var silence = Duration.seconds(10)
        /// Time between two checks of a process.
        package var interval = Duration.seconds(1)
        /// When the processes that still run are named for the first time; most end earlier.
        package var firstReport = Duration.seconds(3)
        /// From one report to the next.
        package var nextReport = Duration.seconds(5)

        package init() {}
    }

    private let processes: [ServiceProcess]
    private let limits: Limits
    private let isAnswering: @Sendable (ServiceProcess) async -> Bool
    private let report: @Sendable (String) -> Void

    /// - Parameters:
    ///   - isAnswering: checks whether a process answers, within a few seconds; true when that is unknown.
    ///   - report: gets a line of text about processes that are still running or killed.
    package init(
        _ processes: [ServiceProcess], limits: Limits = Limits(), isAnswering: @escaping @Sendable (ServiceProcess) async -> Bool,
        report: @escaping @Sendable (String) -> Void
    ) {
        self.processes = processes
        self.limits = limits
        self.isAnswering = isAnswering
        self.report = report
    }

    /// Stops all processes at the same time.
    ///
    /// - Returns: their exit statuses, in the order of the processes.
    package func run() async -> [Int32] {
        let reporting = Task { try await reportWaiting() }
        defer { reporting.cancel() }
        return await processes.concurrentMap { process in
            if let status = process.exitStatus { return status }
            process.send(SIGTERM)
            let watch = Task { try await killWhenSilent(process) }
            defer { watch.cancel() }
            return await process.wait()
        }
    }

    private func killWhenSilent(_ process: ServiceProcess) async throws {
        let began = ContinuousClock.now
        var lastAnswer = began
        while true {
            try await Task.sleep(for: limits.interval)
            if await isAnswering(process) { lastAnswer = .now }
            try Task.checkCancellation()
            guard process.exitStatus == nil else { return }
            let now = ContinuousClock.now
            if now - lastAnswer >= limits.silence {
                report("\(process.label) has not answered for \(limits.silence.components.seconds) s: killing it")
                return process.send(SIGKILL)
            }
            if now - began >= limits.drain {
                report("\(process.label) has not stopped within \(limits.drain.components.seconds) s: killing it")
                return process.send(SIGKILL)
            }
        }
    }

    private func reportWaiting() async throws {
        try await Task.sleep(for: limits.firstReport)
        while true {
            let names = processes.filter { $0.exitStatus == nil }.map(\.label)
            guard !names.isEmpty else { return }
            report("waiting for \(names.joined(separator: ", "))")
            try await Task.sleep(for: limits.nextReport)
        }
    }
}

extension ServiceProcess {
    /// `dispatcher (pid 4711)`.
    fileprivate var label: String { "\(name) (pid \(pid))" }
}
