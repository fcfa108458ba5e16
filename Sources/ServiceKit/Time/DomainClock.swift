/// The time that the domain lives in: quiet hours, delays, leases, expiry, provider time-outs (ARCH-05). In test mode it
/// is virtual and stands still until it is moved. RPC deadlines, keepalive and latencies never use it.
public protocol DomainClock: Sendable {
    /// What time it is.
    var now: Instant { get }

    /// The time by which rates, pauses, time-outs and ages are measured: it passes as `now` does, and no step of the machine's clock moves
    /// it (DR-07). A virtual clock has one time for both.
    var steadyNow: SteadyInstant { get }

    /// Returns once `now` is at or after `instant`; at once if it is already.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func sleep(until instant: Instant) async throws

    /// Returns once so much steady time has passed.
    ///
    /// - Throws: as ``sleep(until:)``.
    func sleep(for duration: Duration) async throws

    /// Calls `action` once when `now` is at or after `instant`, unless cancelled before. It is called on no particular
    /// thread and must not block. Virtual clocks call it before ``VirtualClock/set(_:)`` returns.
    func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer

    /// As ``notify(at:_:)``, by steady time.
    func notify(at instant: SteadyInstant, _ action: @escaping @Sendable () -> Void) -> ClockTimer
}

/// A pending ``DomainClock/notify(at:_:)``.
public struct ClockTimer: Sendable {
    private let onCancel: @Sendable () -> Void

    /// A timer that `onCancel` takes back.
    public init(onCancel: @escaping @Sendable () -> Void) {
        self.onCancel = onCancel
    }

    /// The action will not be called, unless it is being called already. Harmless afterwards.
    public func cancel() { onCancel() }
}
