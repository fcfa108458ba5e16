import HTTP2
public import ServiceKit

/// The `Retry-After` header (RFC 9110 §10.2.3).
public enum RetryAfter {
    /// Shortest wait. Without it `Retry-After: 0`, or a date that has passed by this machine's clock, would use up all attempts of a message at once.
    public static let shortest: Duration = .seconds(1)
    /// Longest accepted wait. A longer one would exceed every message's time to live.
    public static let longest: Duration = .seconds(24 * 3600)

    /// The wait that an answer asks for; nil: none, or one that cannot be read.
    static func read(_ headers: HTTP2Headers, now: Instant) -> Duration? { headers.first("retry-after").flatMap { parse($0, now: now) } }

    /// Seconds, or a date in the preferred format of HTTP, as the time to wait from `now`: ``shortest`` to ``longest``.
    /// Nil for other text.
    public static func parse(_ value: String, now: Instant) -> Duration? {
        RetryAfterField.wait(value, now: now).map { min(max($0, shortest), longest) }
    }
}
