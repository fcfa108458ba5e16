import ServiceKit

/// The window in which notifications of one key become one (EVAL-29): at most one of them is sent in `dedup_window_seconds`.
///
/// A window begins when a notification is sent. The notifications that come before it ends are collected, and sent as one at its end, which begins
/// the next window. The dedup record of the key is the beginning of the latest window. It lies ahead as soon as a notification is collected, because
/// that window's beginning is certain then. So evaluation and release, which run at the same time, agree about every window.
///
/// Windows are measured by the clock, and not by the times of events: events that are decided late are collected, too.
enum GroupWindow {
    /// - Parameters:
    ///   - begun: when the latest window of the key begins; nil: there was none.
    ///   - waited: how the notification was deferred before; nil for a new one.
    /// - Returns: when the notification is sent with others; nil: it is sent now.
    static func end(at now: Instant, begun: Instant?, window: Duration, emit: GroupEmit, waited: Deferral?) -> Instant? {
        // A window further ahead was stored before the clock was set back.
        guard let begun, begun + window > now, begun <= now + window else {
            // What was deferred has waited long enough, and is sent with all others of the key that are released now.
            return emit == .trailing && waited == nil ? now + window : nil
        }
        // The window that collected this notification is over: with its end began the latest window, or the one before that.
        if case .groupWindow(let own)? = waited, begun == own || begun == own + window { return nil }
        return begun > now ? begun : begun + window
    }
}
