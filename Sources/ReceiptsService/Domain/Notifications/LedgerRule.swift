import ServiceKit

/// The settings of an app's policy for the ledger.
struct LedgerRule: Sendable {
    var badge: BadgeRule
    /// Whether notifications are stored (PRIV-10).
    var isKept: Bool
    /// Most notifications of a category on a device without a summary (EVAL-54); 0: any number.
    var deviceGroupMax: Int
    var telemetry: TelemetryRule
    var fallback: FallbackRule

    init(_ policy: Policy) {
        badge = BadgeRule(policy)
        isKept = policy.storesDeliveryData
        deviceGroupMax = policy.deviceGroupMax
        telemetry = TelemetryRule(policy)
        fallback = FallbackRule(policy)
    }
}
