import ServiceKit

/// The bounds of the instants in a list; nil: no bound.
struct TimeBounds: Sendable, Hashable {
    var from: Instant?
    /// Not included.
    var until: Instant?

    /// The time of the same length before these; nil: they have no begin.
    ///
    /// - Parameter now: the end of bounds without one.
    func before(now: Instant) -> TimeBounds? {
        from.map { from in TimeBounds(from: from - ((until ?? now) - from), until: from) }
    }
}
