import ServiceKit

extension TimeBounds {
    /// The bounds that a request names in milliseconds since 1970; 0 or less: no bound.
    init(milliseconds from: Int64, until: Int64) {
        func bound(_ milliseconds: Int64) -> Instant? { milliseconds > 0 ? Instant(milliseconds: milliseconds) : nil }
        self.init(from: bound(from), until: bound(until))
    }
}
