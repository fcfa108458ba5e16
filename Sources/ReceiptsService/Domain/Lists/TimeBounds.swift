import ServiceKit

/// The bounds of the instants in a list; nil: no bound.
struct TimeBounds: Sendable, Hashable {
    var from: Instant?
    /// Not included.
    var until: Instant?
}
