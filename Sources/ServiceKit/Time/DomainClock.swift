/// The time that the domain lives in: quiet hours, delays, leases, expiry, provider time-outs (ARCH-05). In test mode it
/// is virtual and stands still until it is moved. RPC deadlines, keepalive and latencies never use it.
public protocol DomainClock: Sendable {
    /// What time it is.
    var now: Instant { get }

    /// Returns once `now` is at or after `instant`; at once if it is already.
    ///
    /// - Throws: `CancellationError` when the task is cancelled.
    func sleep(until instant: Instant) async throws

    /// Calls `action` once when `now` is at or after `instant`, unless cancelled before. It is called on no particular
    /// thread and must not block. Virtual clocks call it before ``VirtualClock/set(_:)`` returns.
    func notify(at instant: Instant, _ action: @escaping @Sendable () -> Void) -> ClockTimer
}

extension DomainClock {
    /// Sleeps for a stretch of domain time.
    ///
    /// - Throws: as ``sleep(until:)``.
    public func sleep(for duration: Duration) async throws {
        try await sleep(until: now + duration)
    }
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
