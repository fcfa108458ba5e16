public import ServiceKit

/// One moment by both clocks.
public struct Moment: Sendable, Hashable {
    /// What is stored, shown, or told the provider.
    public var date: Instant
    /// What rates, pauses and ages go by (DR-07).
    public var steady: SteadyInstant

    /// A moment whose two readings are known.
    public init(date: Instant, steady: SteadyInstant) { (self.date, self.steady) = (date, steady) }

    /// Now.
    public init(_ clock: any DomainClock) { self.init(date: clock.now, steady: clock.steadyNow) }
}
