import ServiceKit

/// The events of an app that retention applies to, by its policy at an instant (PRIV-01, PRIV-08).
struct RetentionPlan: Sendable, Hashable {
    enum Kind: String, CaseIterable {
        /// Payloads are emptied.
        case content
        /// Decisions on users are deleted, when the names in receipts, or the receipts, are.
        case decisions
    }

    /// Deferred notifications are composed from their event. None is deferred longer than this.
    static let longestDeferral = Duration.days(8)

    /// Events accepted before this time are due.
    let before: [Kind: Instant]

    init(_ policy: Policy, now: Instant) {
        func before(_ days: Int) -> Instant { now - max(.days(days), Self.longestDeferral) }
        self.before = [
            .content: before(policy.contentRetentionDays),
            .decisions: before(min(policy.anonymizeUserAfterDays ?? .max, policy.deliveryLogRetentionDays)),
        ]
    }
}
