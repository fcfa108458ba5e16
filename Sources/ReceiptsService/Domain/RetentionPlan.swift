import ServiceKit

/// What an app's policy wants done with notifications of an age, at one instant: first the user's name goes and the content, at last the row.
struct RetentionPlan: Sendable, Hashable {
    /// Notifications created before are removed (RCPT-19), milliseconds.
    let removesBefore: Int64
    /// Only what is resolved: a retention of no days.
    let keepsOpen: Bool
    /// Of notifications created before, title and body are emptied (PRIV-01); nil where the row goes as early.
    let emptiesBefore: Int64?
    /// Notifications created before name nobody any more (PRIV-08); nil where the policy does not ask for it, or the row goes as early.
    let anonymizesBefore: Int64?

    init(_ policy: Policy, now: Instant) {
        let log = policy.deliveryLogRetentionDays
        func before(_ days: Int) -> Int64 { (now - .days(days)).milliseconds }
        removesBefore = before(log)
        keepsOpen = log == 0
        emptiesBefore = policy.contentRetentionDays < log ? before(policy.contentRetentionDays) : nil
        anonymizesBefore = policy.anonymizeUserAfterDays.flatMap { $0 < log ? before($0) : nil }
    }
}
