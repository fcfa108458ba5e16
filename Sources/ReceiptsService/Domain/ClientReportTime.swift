/// The time of a client's report, corrected for wrong clocks (RCPT-06). In milliseconds.
enum ClientReportTime {
    /// How far a client's clock may be ahead.
    static let toleratedFuture: Int64 = 5 * 60 * 1_000

    /// - Parameters:
    ///   - claimed: the client's time; 0 or less: now.
    ///   - created: the notification's creation, the earliest possible time.
    static func read(_ claimed: Int64, created: Int64, now: Int64) -> (instant: Int64, isClamped: Bool) {
        guard claimed > 0 else { return (now, false) }
        if claimed > now + toleratedFuture { return (now, true) }
        if claimed < created { return (created, true) }
        return (claimed, false)
    }
}
