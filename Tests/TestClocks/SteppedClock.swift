package import ServiceKit
import Synchronization

/// The clock of a machine on whose wall somebody moves the hands: dates jump, steady time goes on with the virtual clock below.
package final class SteppedClock: DomainClock {
    private let steady: VirtualClock
    private let offset = Mutex(Duration.zero)

    /// As ``SystemClock``: how soon whoever sleeps until a date notices a step.
    private static let longestSleep = Duration.seconds(30)

    package init(_ steady: VirtualClock) { self.steady = steady }

    /// Sets the date forward (positive) or back.
    package func step(by duration: Duration) { offset.withLock { $0 += duration } }

    package var now: Instant { steady.now + offset.withLock { $0 } }
    package var steadyNow: SteadyInstant { steady.steadyNow }

    package func sleep(until instant: Instant) async throws {
        while instant > now { try await steady.sleep(for: min(instant - now, Self.longestSleep)) }
    }

    package func sleep(for duration: Duration) async throws { try await steady.sleep(for: duration) }

    package func notify(at instant: SteadyInstant, _ action: @escaping @Sendable () -> Void) -> ClockTimer { steady.notify(at: instant, action) }

    package func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        let timer = Timer()
        look(at: instant, timer, action)
        return ClockTimer { timer.cancel() }
    }

    private func look(at instant: Instant, _ timer: Timer, _ action: @escaping @Sendable () -> Void) {
        let wait = min(instant - now, Self.longestSleep)
        timer.follow(
            steady.notify(at: steady.now + wait) { [self] in
                if now >= instant { action() } else { look(at: instant, timer, action) }
            })
    }

    /// The timer of the present sleep.
    private final class Timer: Sendable {
        private struct State {
            var current: ClockTimer?
            var isCancelled = false
        }

        private let state = Mutex(State())

        func follow(_ timer: ClockTimer) {
            let isCancelled = state.withLock { state in
                state.current = timer
                return state.isCancelled
            }
            if isCancelled { timer.cancel() }
        }

        func cancel() {
            let current = state.withLock { state in
                state.isCancelled = true
                return state.current
            }
            current?.cancel()
        }
    }
}
