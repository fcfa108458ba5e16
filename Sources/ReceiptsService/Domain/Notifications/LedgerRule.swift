import ServiceKit

/// The settings of an app's policy for the ledger.
struct LedgerRule: Sendable {
    var badge: BadgeRule
    /// Whether notifications are stored (PRIV-10).
    var isKept: Bool

    init(_ policy: Policy) {
        badge = BadgeRule(policy)
        isKept = policy.storesDeliveryData
    }
}
