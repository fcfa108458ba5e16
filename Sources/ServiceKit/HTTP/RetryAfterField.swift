/// The `Retry-After` header (RFC 9110 §10.2.3).
package enum RetryAfterField {
    /// Seconds, or a date in the preferred format of HTTP, as the time to wait from `now`: at least zero. Nil for other text.
    package static func wait(_ value: String, now: Instant) -> Duration? {
        if !value.isEmpty, value.utf8.allSatisfy(ASCII.isDigit) {
            // A number too large for an integer is one that nobody waits for.
            return .seconds(Int64(value) ?? Int64.max)
        }
        return instant(ofDate: value).map { max($0 - now, .zero) }
    }

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
