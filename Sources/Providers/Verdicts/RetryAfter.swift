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
        if !value.isEmpty, value.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
            // A number too large for an integer means the longest wait.
            return bounded(Int64(value).map { .seconds($0) } ?? longest)
        }
        return instant(ofDate: value).map { bounded($0 - now) }
    }

    private static func bounded(_ wait: Duration) -> Duration { min(max(wait, shortest), longest) }

    /// `Sun, 06 Nov 1994 08:49:37 GMT` (IMF-fixdate).
    private static func instant(ofDate text: String) -> Instant? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        guard parts.count == 6, parts[5] == "GMT", parts[1].utf8.count == 2, parts[3].utf8.count == 4,
            let month = months.firstIndex(of: String(parts[2]))
        else { return nil }
        let number = month + 1
        return Instant(rfc3339: "\(parts[3])-\(number < 10 ? "0" : "")\(number)-\(parts[1])T\(parts[4])Z")
    }
}
