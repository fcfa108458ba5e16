import ServiceKit

/// The window in which notifications of one key become one (EVAL-29): at most one of them is sent in `dedup_window_seconds`.
///
/// A window begins when a notification is sent. The notifications that come before it ends are collected, and sent as one at its end, which begins
/// the next window. Two records of the key say where its windows are. Evaluation and release decide at the same time, each by the records of a
/// moment ago: so a notification may be collected for a window whose group is sent already. It then waits for the next one.
///
/// Windows are measured by the clock, and not by the times of events: events that are decided late are collected, too.
struct GroupWindow: Sendable, Hashable {
    /// When the last notification of the key was sent, or should have been; nil: none was.
    var sent: Instant?
    /// When the collected ones are due. It may be over; nil: none were collected.
    var due: Instant?
    let length: Duration

    /// - Parameter waited: how the notification was deferred before; nil for a new one.
    /// - Returns: when the notification is sent with others; nil: it is sent now.
    func end(at now: Instant, emit: GroupEmit, waited: Deferral?) -> Instant? {
        // A record further ahead was stored before the clock was set back.
        let sent = sent.flatMap { $0 <= now + length ? $0 : nil }
        let due = due.flatMap { $0 <= now + length + length ? $0 : nil }
        let isCollected = waited?.kind == .groupWindow
        if let due, due > now, !isCollected || sent.map({ $0 + length > now }) ?? false { return due }
        if let sent, sent + length > now { return sent + length }
        // What was deferred has waited long enough, and is sent with all others of the key that are released now.
        guard waited == nil else { return nil }
        // The collected ones are about to be sent.
        if let due, due > sent ?? due - length { return due }
        return emit == .trailing ? now + length : nil
    }
}
