public import ServiceKit

/// A moment as read from both clocks.
public struct Moment: Sendable, Hashable {
    /// The date: for stores, answers and providers.
    public var date: Instant
    /// Monotonic time: for rates, pauses and ages (DR-07).
    public var steady: SteadyInstant

    /// A moment from two readings.
    public init(date: Instant, steady: SteadyInstant) { (self.date, self.steady) = (date, steady) }

    /// Now.
    public init(_ clock: any DomainClock) { self.init(date: clock.now, steady: clock.steadyNow) }
}
