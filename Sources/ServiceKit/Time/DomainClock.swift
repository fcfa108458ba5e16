/// The time of the domain: quiet hours, delays, leases, expiry, provider timeouts (ARCH-05). In test mode it is virtual and stands still until it is
/// moved. RPC deadlines, keepalive and latencies never use it.
public protocol DomainClock: Sendable {
    /// The present time.
    var now: Instant { get }

    /// Monotonic time, for rates, pauses, timeouts and ages: steps of the machine's clock do not move it (DR-07). A virtual clock has one time for
    /// both.
    var steadyNow: SteadyInstant { get }

    /// Returns once `now` is at or after `instant`; at once if it is already.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func sleep(until instant: Instant) async throws

    /// Returns after a duration of monotonic time.
    ///
    /// - Throws: as ``sleep(until:)``.
    func sleep(for duration: Duration) async throws

    /// Calls `action` once when `now` is at or after `instant`, unless cancelled before. It is called on no particular
    /// thread and must not block. Virtual clocks call it before ``VirtualClock/set(_:)`` returns.
    func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer

    /// As ``notify(at:_:)``, by monotonic time.
    func notify(at instant: SteadyInstant, _ action: @escaping @Sendable () -> Void) -> ClockTimer
}

/// A pending ``DomainClock/notify(at:_:)``.
public struct ClockTimer: Sendable {
    private let onCancel: @Sendable () -> Void

    /// - Parameter onCancel: cancels the timer.
    public init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    /// Cancels the action, unless it is running or has run.
    public func cancel() { onCancel() }
}
