#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The clock of the machine.
public final class SystemClock: DomainClock {
    /// Sleeps look at the clock again this often, so that a step of the machine's clock moves them too.
    private static let longestSleep = Duration.seconds(30)

    public init() {}

    public var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
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

    /// Calls back in real time.
    public func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer {
        let task = Task {
            try await sleep(until: instant)
            action()
        }
        return ClockTimer { task.cancel() }
    }
}
