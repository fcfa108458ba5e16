import ServiceKit

/// The retention of an app's notifications by its policy, at one instant: first user and content are deleted, later the row.
struct RetentionPlan: Sendable, Hashable {
    /// Notifications created before are removed (RCPT-19).
    let removesBefore: Instant
    /// Removes resolved notifications only (``ResolvedRule/isDeleted``): a retention of no days.
    let keepsOpen: Bool
    /// Title and body of notifications created before are emptied (PRIV-01); nil: the row is removed as early.
    let emptiesBefore: Instant?
    /// Notifications that were created before this instant are anonymized (PRIV-08); nil: never, or the rows are deleted by then.
    let anonymizesBefore: Instant?
    /// Entries of the notification centre created before are deleted (RCPT-10).
    let removesEntriesBefore: Instant

    init(_ policy: Policy, now: Instant) {
        let log = policy.deliveryLogRetentionDays
        func before(_ days: Int) -> Instant { now - .days(days) }
        removesBefore = before(log)
        removesEntriesBefore = before(policy.inboxRetentionDays)
        keepsOpen = log == 0
        emptiesBefore = policy.contentRetentionDays < log ? before(policy.contentRetentionDays) : nil
        anonymizesBefore = policy.anonymizeUserAfterDays.flatMap { $0 < log ? before($0) : nil }
    }
}
