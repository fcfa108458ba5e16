import ServiceKit

/// The time of a client's report, corrected for wrong clocks (RCPT-06).
enum ClientReportTime {
    /// How far a client's clock may be ahead.
    static let toleratedFuture = Duration.seconds(5 * 60)

    /// - Parameters:
    ///   - claimed: the client's time; 1970 or before: unknown, which is now.
    ///   - created: the notification's creation, the earliest possible time.
    static func read(_ claimed: Instant, created: Instant, now: Instant) -> (instant: Instant, isClamped: Bool) {
        guard claimed > Instant(milliseconds: 0) else { return (now, false) }
        if claimed > now + toleratedFuture { return (now, true) }
        if claimed < created { return (created, true) }
        return (claimed, false)
    }
}
