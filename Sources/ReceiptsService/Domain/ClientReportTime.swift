/// When something happened on a client, as far as its clock can be believed (RCPT-06). Milliseconds.
enum ClientReportTime {
    /// A phone's clock may be this far ahead before it is taken for wrong.
    static let toleratedFuture: Int64 = 5 * 60 * 1_000

    /// - Parameters:
    ///   - claimed: What the client says; 0 or less means now.
    ///   - created: When the notification was made: nothing can have happened to it before.
    static func read(_ claimed: Int64, created: Int64, now: Int64) -> (instant: Int64, isClamped: Bool) {
        guard claimed > 0 else { return (now, false) }
        if claimed > now + toleratedFuture { return (now, true) }
        if claimed < created { return (created, true) }
        return (claimed, false)
    }
}
