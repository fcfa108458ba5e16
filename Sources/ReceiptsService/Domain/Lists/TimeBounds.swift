import ServiceKit

/// The bounds of the instants in a list; nil: no bound.
struct TimeBounds: Sendable, Hashable {
    var from: Instant?
    /// Not included.
    var until: Instant?

    /// The time of the same length before the hour in which these begin; nil: they have no begin.
    ///
    /// - Parameter now: the end of bounds without one.
    func before(now: Instant) -> TimeBounds? {
        guard let from else { return nil }
        let hour = Duration.seconds(3_600).wholeMilliseconds
        let begin = Instant(milliseconds: from.milliseconds / hour * hour)
        return TimeBounds(from: begin - ((until ?? now) - from), until: begin)
    }
}
