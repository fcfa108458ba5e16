import ArgumentParser
import Foundation
import Synchronization
import SystemControl
import UnixSignals

/// A system that runs as long as a command. It is stopped when the command ends, when the user interrupts it, and when one of its processes ends by
/// itself. With ``restartProcesses()`` such a process is started again, and the system is stopped when one ends again and again.
struct Foreground {
    /// Why a system was stopped before its command was done.
    enum Ending {
        case interrupted
        case ended(SystemError)
    }

    /// The system.
    let system: CarillonSystem
    private let watch: Task<Ending?, Never>
    private let beginRestarts: @Sendable () -> Void

    /// From now on processes that end by themselves are started again.
    func restartProcesses() { beginRestarts() }

    /// Waits until the system was stopped early, and returns the reason; nil when the command ended first.
    func untilStopped() async -> Ending? { await watch.value }

    /// Runs `work`, which starts the system, and then stops the system.
    ///
    /// - Returns: Whether it was interrupted.
    /// - Throws: The error of `work`, or `SystemError.ended` or `.endedRepeatedly` with the service's name and log when a service ended before.
    static func run(_ system: CarillonSystem, _ work: (Foreground) async throws -> Void) async throws -> Bool {
        let (endings, first) = AsyncStream.makeStream(of: Ending.self, bufferingPolicy: .bufferingOldest(1))
        // Before anything is started: an unhandled signal would end this process and leave the services running.
        let signals = await interruptions()
        let wasKilled = Atomic(false)
        let interruption = Task {
            var count = 0
            for await _ in signals {
                count += 1
                if count == 1 {
                    first.yield(.interrupted)
                    continue
                }
                if wasKilled.exchange(true, ordering: .relaxed) { Foundation.exit(ExitStatus.interrupted.rawValue) }
                Carillon.say("killing what still runs")
                system.kill()
                // The command ends even if it is still busy.
                Task {
                    try await Task.sleep(for: .seconds(3))
                    Foundation.exit(ExitStatus.interrupted.rawValue)
                }
            }
        }
        let restarts = ProcessRestarts(of: system, report: Carillon.say) { first.yield(.ended($0)) }
        let hasRestarts = Atomic(false)
        let supervision = Task {
            for await ending in system.unexpectedEndings {
                if hasRestarts.load(ordering: .relaxed) { restarts.restart(after: ending) } else { first.yield(.ended(ending.error)) }
            }
        }
        let watch = Task { () -> Ending? in
            guard let ending = await endings.first(where: { _ in true }) else { return nil }
            switch ending {
            case .interrupted: Carillon.say("stopping; once more kills everything at once")
            case .ended(.ended(let service, _, _, _)): Carillon.say("\(service) ended by itself: stopping the others")
            case .ended(.endedRepeatedly(let service, _, _, _, _, _)): Carillon.say("\(service) ends again and again: stopping the others")
            case .ended: Carillon.say("a process cannot be started: stopping the others")
            }
            restarts.cancel()
            await system.stop(report: Carillon.say)
            return ending
        }
        defer {
            interruption.cancel()
            supervision.cancel()
        }
        var failure: (any Error)?
        do {
            try await work(Foreground(system: system, watch: watch) { hasRestarts.store(true, ordering: .relaxed) })
        } catch {
            failure = error
        }
        watch.cancel()
        let ending = await watch.value
        let statuses = await system.stop(report: Carillon.say)
        if wasKilled.load(ordering: .relaxed) { throw ExitCode(ExitStatus.interrupted.rawValue) }
        switch ending {
        case .ended(let error): throw error
        case .interrupted: break
        case nil: if let failure { throw failure }
        }
        // Before a service is ready, the signal itself ends it. Afterwards it must drain and end with 0.
        let fine = [0, 128 + SIGTERM]
        for (name, status) in statuses.sorted(by: { $0.key < $1.key }) where !fine.contains(status) {
            // A process that had ended before, and waited for its restart, was told.
            guard let process = system.process(name), !restarts.hasReported(process) else { continue }
            throw SystemError.notDrained(service: name, status: status, log: process.log.path, lastLines: process.lastLogLines())
        }
        return ending != nil
    }

    /// Ctrl-C, SIGTERM, and SIGHUP when a terminal closes, unless `nohup` ignores it. Services read their certificates again at a SIGHUP, so it
    /// would not end them.
    private static func interruptions() async -> UnixSignalsSequence {
        var current = sigaction()
        sigaction(SIGHUP, nil, &current)
        let isIgnored = current.__sigaction_handler.sa_handler.map { unsafeBitCast($0, to: Int.self) } == unsafeBitCast(SIG_IGN, to: Int.self)
        return isIgnored ? await UnixSignalsSequence(trapping: .sigint, .sigterm) : await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
    }
}
