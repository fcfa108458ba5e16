import ServiceKit

/// The settings of an app's policy for the ledger.
struct LedgerRule: Sendable {
    var badge: BadgeRule
    /// Nil: badges change with visible pushes alone.
    var badgeUpdates: BadgeUpdateRule?
    /// Whether notifications are stored (PRIV-10).
    var isKept: Bool
    /// Whether the app has a notification centre (EVAL-12).
    var hasInbox: Bool
    /// Most notifications of a category on a device without a summary (EVAL-54); 0: any number.
    var deviceGroupMax: Int
    var telemetry: TelemetryRule
    var fallback: FallbackRule
    var resolved: ResolvedRule
    /// Whether pushes of the badge name what devices close (RCPT-12).
    var withdrawsFromDevices: Bool { hasInbox && badgeUpdates?.pushesChanges == true }

    init(_ policy: Policy) {
        badge = BadgeRule(policy)
        badgeUpdates = BadgeUpdateRule(policy)
        isKept = policy.storesDeliveryData
        hasInbox = policy.inboxEnabled
        deviceGroupMax = policy.deviceGroupMax
        telemetry = TelemetryRule(policy)
        fallback = FallbackRule(policy)
        resolved = ResolvedRule(policy)
    }
}
