import CarillonAPI
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
    /// A retention of no days: events are due when their notifications can wait nowhere any more, and not at midnight (RCPT-20).
    let endsWithLife: Bool

    init(_ app: AppPolicy, now: Instant) {
        let policy = app.policy
        let life = Self.longestLife(in: app)
        func before(_ days: Int) -> Instant { now - (days == 0 ? life : max(.days(days), Self.longestDeferral)) }
        let decisions = min(policy.anonymizeUserAfterDays ?? .max, policy.deliveryLogRetentionDays)
        self.before = [.content: before(policy.contentRetentionDays), .decisions: before(decisions)]
        endsWithLife = policy.contentRetentionDays == 0 || decisions == 0
    }

    /// The longest time to live of an app's types. Receipts and the dispatcher know when a notification is resolved, the evaluator does not: until
    /// then the notification may be cancelled, snoozed, or lose its entity.
    private static func longestLife(in app: AppPolicy) -> Duration {
        let lives = app.catalogue.types.map { $0.ttlSeconds ?? Int64(app.policy.ttlSecondsByPriority[$0.priority]) }
        return lives.max().map { Duration.seconds($0) } ?? longestDeferral
    }
}
