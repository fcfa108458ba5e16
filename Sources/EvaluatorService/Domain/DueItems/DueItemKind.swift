/// The kinds of items that fall due. The raw values are stored: a kind that was released keeps its word.
///
/// A new kind needs a case here, and a ``DueItemHandler``. It shares the table, the scan and the worker of all kinds.
enum DueItemKind: String, Sendable, CaseIterable {
    /// A notification that waits for the end of its user's quiet hours (EVAL-22).
    case quietHours = "quiet_hours"
    /// A notification that waits for the end of its group window (EVAL-29).
    case groupWindow = "group_window"
    /// A notification that waits because its user has many (EVAL-31).
    case userRate = "user_rate"
    /// A notification above a cap that waits for its user's summary of the day (EVAL-30).
    case capSummary = "cap_summary"
    /// A notification that waits until its user's clock shows a time (EVAL-44).
    case localTime = "local_time"
    /// A notification of a broadcast that waits for its part of the broadcast's time (EVAL-16).
    case spread
    /// A push to one of its user's devices that goes to the others unless a device confirms it (EVAL-26).
    case escalation
    /// A silent push whose devices had as many as an hour allows (EVAL-43).
    case silentPush = "silent_push"
    /// The reminder of a user's items that are due on a day (EVAL-46).
    case reminder
    /// The summary of a teacher's day (EVAL-47).
    case daySummary = "day_summary"
    /// A manager's digest (EVAL-49).
    case digest
    /// The warning of documents that expire (EVAL-50).
    case expiryWarning = "expiry_warning"
    /// An event that waits for the time that its host chose (EVAL-44).
    case scheduledEvent = "scheduled_event"
    /// A broadcast in one app, when its next users are taken (EVAL-16).
    case broadcast
}

/// A stored item that cannot be read.
struct UnreadableDueItem: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}
