#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The clocks of the machine: `CLOCK_REALTIME`, which can be set, and `CLOCK_BOOTTIME`, which cannot and runs while the machine sleeps.
public final class SystemClock: DomainClock {
    /// Longest single sleep: longer ones check the clock again, so that a step of the machine's clock moves them too.
    private static let longestSleep = Duration.seconds(30)

    public init() {}

    public var now: Instant { Instant(milliseconds: SystemClock.milliseconds(of: CLOCK_REALTIME)) }

    public var steadyNow: SteadyInstant { SteadyInstant(milliseconds: SystemClock.milliseconds(of: CLOCK_BOOTTIME)) }

    private static func milliseconds(of clock: clockid_t) -> Int64 {
        var time = timespec()
        clock_gettime(clock, &time)
        return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
    }

    /// Sleeps in real time.
    public func sleep(until instant: Instant) async throws {
        try Task.checkCancellation()
        while true {
            let remaining = instant - now
            guard remaining > .zero else { return }
            try await Task.sleep(for: min(remaining, SystemClock.longestSleep))
        }
    }

    /// Sleeps in real time, whatever the machine's clock says meanwhile.
    public func sleep(for duration: Duration) async throws { try await sleep(until: steadyNow + duration) }

    private func sleep(until instant: SteadyInstant) async throws {
        try Task.checkCancellation()
        // Repeats when a sleep ends a little early.
        while true {
            let remaining = instant - steadyNow
            guard remaining > .zero else { return }
            try await Task.sleep(for: remaining)
        }
    }

    /// Calls back in real time.
    public func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        let task = Task {
            try await sleep(until: instant)
            action()
        }
        return ClockTimer { task.cancel() }
    }

    /// Calls back in real time, whatever the machine's clock says meanwhile.
    public func notify(at instant: SteadyInstant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        let task = Task {
            try await sleep(until: instant)
            action()
        }
        return ClockTimer { task.cancel() }
    }
}
