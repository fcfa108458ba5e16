import CarillonAPI
import ServiceKit

extension ReceiptsV1.UserBadge {
    /// The badge of a user with these counters, and what is unread: in the notification centre, or by the counters in an app without one.
    init(_ values: [String: Int64], _ policy: Policy) {
        let rule = BadgeRule(policy)
        let unread = policy.inboxEnabled ? values[BadgeRule.inboxCounter] ?? 0 : rule.trueCount(values)
        self.init(unread: unread, badge: rule.badge(values), label: unread > policy.badgeCap ? "\(policy.badgeCap)+" : "\(unread)")
    }
}
