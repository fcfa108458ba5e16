import RPC
import Synchronization

/// Wakes a worker when there is new work. Signals coalesce: after any number of signals the next wait returns once. Only one task may
/// wait; for several, use an ``AsyncSemaphore``. Writers signal after the commit that makes the work visible.
///
///     while !Task.isCancelled {
///         await signal.round(on: clock, activity) { WorkSignal.Due(date: await doWhatIsDue()) }
///     }
public struct WorkSignal: Sendable {
    /// When a worker works again without a signal; nil: never. It waits for the earlier one.
    public struct Due: Sendable, Hashable {
        /// A date; it moves with the machine's clock.
        public var date: Instant?
        /// A monotonic time, for pauses and rates.
        public var steady: SteadyInstant?

        /// By default only after a signal.
        public init(date: Instant? = nil, steady: SteadyInstant? = nil) {
            self.date = date
            self.steady = steady
        }
    }

    private final class Shared: Sendable {
        enum State {
            case quiet
            case signalled
            case waiting(OneShot<Void>)
        }
        let state = Mutex(State.quiet)
        let activity: ActivityTracker?

        init(activity: ActivityTracker?) { self.activity = activity }
    }

    private let shared: Shared

    /// - Parameter activity: the runtime's. Counts a signal as work at once, so that the process does not look quiet before the worker wakes.
    public init(activity: ActivityTracker? = nil) {
        shared = Shared(activity: activity)
    }

    /// Wakes the waiting worker, or lets its next wait return at once.
    public func signal() {
        let waiter = shared.state.withLock { state -> OneShot<Void>? in
            switch state {
            case .quiet:
                shared.activity?.begin()
                state = .signalled
                return nil
            case .signalled:
                return nil
            case .waiting(let waiter):
                state = .quiet
                return waiter
            }
        }
        // A waiter whose task was just cancelled does not take the signal: it stays for the next wait.
        if let waiter, !wake(waiter) { signal() }
    }

    /// Returns after a signal, and also when the task is cancelled.
    public func wait() async {
        guard !Task.isCancelled else { return }
        shared.activity?.settle()
        let waiter = OneShot<Void>()
        let (isSignalled, replaced) = shared.state.withLock { state -> (Bool, OneShot<Void>?) in
            switch state {
            case .signalled:
                state = .quiet
                return (true, nil)
            case .quiet:
                state = .waiting(waiter)
                return (false, nil)
            case .waiting(let other):
                state = .waiting(waiter)
                return (false, other)
            }
        }
        // Only one task can wait. An earlier one is woken, searches for work again and returns.
        if let replaced { wake(replaced) }
        if !isSignalled {
            do {
                try await withTaskCancellationHandler {
                    try await waiter.value()
                } onCancel: {
                    withdraw(waiter)
                }
            } catch {
                return
            }
        }
        shared.activity?.land()
    }

    /// Runs one round of a worker: the work, then the wait. The timers are set before the work ends: a process that looks idle has all of them, and
    /// virtual time does not pass a due time (decision 0003).
    ///
    /// Returns after a signal, or when the clock reaches a due time, or when the task is cancelled.
    ///
    /// - Parameters:
    ///   - activity: counts the work.
    ///   - work: what is due now. Returns when the worker works again.
    /// - Throws: what `work` throws, without a wait.
    public func round(
        on clock: any DomainClock, _ activity: ActivityTracker, isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Due
    ) async rethrows {
        let timers = try await activity.perform { setTimers(for: try await work(), on: clock) }
        defer { for timer in timers { timer.cancel() } }
        await wait()
    }

    /// Returns after a signal, or when the clock reaches either time (nil: never), or when the task is cancelled. For waits within a unit of work;
    /// otherwise see ``round(on:_:isolation:_:)``.
    ///
    /// - Parameters:
    ///   - instant: a date; it moves with the machine's clock.
    ///   - steady: a monotonic time, for pauses and rates.
    public func wait(until instant: Instant?, orAt steady: SteadyInstant? = nil, on clock: any DomainClock) async {
        let timers = setTimers(for: Due(date: instant, steady: steady), on: clock)
        defer { for timer in timers { timer.cancel() } }
        await wait()
    }

    /// The date is registered last: an observer that sees it sees both.
    private func setTimers(for due: Due, on clock: any DomainClock) -> [ClockTimer] {
        [due.steady.map { clock.notify(at: $0) { signal() } }, due.date.map { clock.notify(at: $0) { signal() } }].compactMap(\.self)
    }

    /// False when its task was cancelled first.
    @discardableResult
    private func wake(_ waiter: OneShot<Void>) -> Bool {
        shared.activity?.begin()
        if waiter.resolve(.success(())) { return true }
        shared.activity?.end()
        return false
    }

    private func withdraw(_ waiter: OneShot<Void>) {
        shared.state.withLock { state in
            if case .waiting(let current) = state, current === waiter { state = .quiet }
        }
        waiter.resolve(.failure(CancellationError()))
    }
}
