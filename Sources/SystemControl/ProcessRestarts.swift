import Foundation
import ServiceKit
import Synchronization

/// Starts processes of a system again that ended by themselves, each after a pause, and gives up when one process ends again and again
/// (docs/decisions/0078-restarts-by-up.md).
package final class ProcessRestarts: Sendable {
    /// When a process is started again.
    package struct Limits: Sendable {
        /// Before the first restart; each further pause is twice as long.
        package var firstPause = Duration.seconds(1)
        package var longestPause = Duration.seconds(30)
        /// After a life this long the next pause is the first one again.
        package var longLife = Duration.seconds(60)
        /// So many ends of one process within ``window`` are too many.
        package var ends = 5
        package var window = Duration.seconds(60)

        package init() {}
    }

    /// The ends of one process.
    package struct History: Sendable {
        private let limits: Limits
        private var backoff: Backoff
        private var ends: [ContinuousClock.Instant] = []

        package init(_ limits: Limits = Limits()) {
            self.limits = limits
            backoff = Backoff(first: limits.firstPause, longest: limits.longestPause)
        }

        /// The pause until the process is started again; nil: it has ended too often.
        ///
        /// - Parameter lived: the time from its start to its end.
        package mutating func pause(afterEndAt now: ContinuousClock.Instant, lived: Duration) -> Duration? {
            ends = ends.filter { now - $0 < limits.window } + [now]
            if lived >= limits.longLife { backoff.reset() }
            return ends.count < limits.ends ? backoff.advance() : nil
        }
    }

    private let system: CarillonSystem
    private let limits: Limits
    private let report: @Sendable (String) -> Void
    private let giveUp: @Sendable (SystemError) -> Void
    private let state = Mutex(State())

    private struct State {
        var histories: [String: History] = [:]
        /// The last process of each name whose end was reported.
        var reported: [String: ServiceProcess] = [:]
        var restarts: [String: Task<Void, Never>] = [:]
        var isCancelled = false
    }

    /// - Parameters:
    ///   - report: gets a line of text about each end and each restart.
    ///   - giveUp: gets the error of a process that ends again and again. The other processes still run.
    package init(
        of system: CarillonSystem, limits: Limits = Limits(), report: @escaping @Sendable (String) -> Void,
        giveUp: @escaping @Sendable (SystemError) -> Void
    ) {
        self.system = system
        self.limits = limits
        self.report = report
        self.giveUp = giveUp
    }

    /// Starts the process again after a pause. Returns at once.
    package func restart(after ending: CarillonSystem.Ending) {
        let process = ending.process
        state.withLock { $0.reported[process.name] = process }
        schedule(process.name, lived: ending.lived) { pause in
            "\(process.name) (pid \(process.pid)) ended by itself, \(SystemError.words(of: ending.status)): starting it again in "
                + "\(pause.components.seconds) s; its log is \(process.log.path)"
        } orGiveUp: { [limits] in
            .endedRepeatedly(
                service: process.name, times: limits.ends, seconds: Int(limits.window.components.seconds), status: ending.status,
                log: process.log.path, lastLines: process.lastLogLines())
        }
    }

    /// Whether the end of this process was reported.
    package func hasReported(_ process: ServiceProcess) -> Bool { state.withLock { $0.reported[process.name] === process } }

    /// Prevents further restarts.
    package func cancel() {
        let restarts = state.withLock { state in
            state.isCancelled = true
            return Array(state.restarts.values)
        }
        for restart in restarts { restart.cancel() }
    }

    private func schedule(_ name: String, lived: Duration, _ line: (Duration) -> String, orGiveUp error: () -> SystemError) {
        let pause = state.withLock { $0.histories[name, default: History(limits)].pause(afterEndAt: .now, lived: lived) }
        guard let pause else { return giveUp(error()) }
        report(line(pause))
        state.withLock { state in
            guard !state.isCancelled else { return }
            state.restarts[name] = Task {
                guard (try? await Task.sleep(for: pause)) != nil else { return }
                await start(name)
            }
        }
    }

    private func start(_ name: String) async {
        let process: ServiceProcess
        do {
            process = try system.launch(name)
        } catch SystemError.stopping {
            return
        } catch {
            // It counts as an end: the executable may be missing while somebody builds it.
            let problem = (error as? SystemError) ?? .couldNotStart(service: name, cause: "\(error)")
            return schedule(name, lived: .zero) {
                "\(problem.sentence); trying again in \($0.components.seconds) s"
            } orGiveUp: {
                problem
            }
        }
        do {
            try await system.untilReady(name)
            if process.exitStatus == nil, !system.isStopping { report("\(name) runs again, pid \(process.pid)") }
        } catch SystemError.exitedEarly {
            // The system announces this end, too.
        } catch {
            if !system.isStopping { report("\(error)") }
        }
    }
}
