import ServiceKit

extension TimeBounds {
    /// The bounds that a request names, in milliseconds; 0 or less: no bound.
    init(fromMs: Int64, untilMs: Int64) {
        func bound(_ milliseconds: Int64) -> Instant? { milliseconds > 0 ? Instant(milliseconds: milliseconds) : nil }
        self.init(from: bound(fromMs), until: bound(untilMs))
    }
}
