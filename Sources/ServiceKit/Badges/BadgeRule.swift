public import CarillonAPI

/// The unread counters of notifications, and the number of the badge (RCPT-14, RCPT-15).
///
/// Receipts count by it. The evaluator's previews show the badge of a first notification by it.
public struct BadgeRule: Sendable, Hashable {
    /// The badge of an app without badges.
    public static let noBadge: Int32 = -1
    /// The counter of unread entries in the notification centre (RCPT-15). The name of a policy's counter is never empty.
    public static let inboxCounter = ""

    /// The app's counters; nil: none. ``inboxCounter`` alone with `badge_mode` `inbox_unread`.
    public let counters: [String]?
    /// The largest badge.
    public let cap: Int

    /// A rule with counters; nil: without badges.
    public init(counters: [String]?, cap: Int) {
        self.counters = counters
        self.cap = cap
    }

    /// The rule of an app.
    public init(_ policy: Policy) {
        let counters: [String]? =
            switch policy.badgeMode {
            case .off: nil
            case .counters: policy.badgeCounters
            case .inboxUnread: policy.inboxEnabled ? [Self.inboxCounter] : nil
            }
        self.init(counters: counters, cap: policy.badgeCap)
    }

    /// The counters that hosts and users see and change; nil: none.
    public var namedCounters: [String]? { counters == [Self.inboxCounter] ? nil : counters }

    /// The counter of a notification, or nil. Notifications that were skipped because the user was looking at the chat, or had muted or switched it
    /// off, are not unread (C-26). Those skipped by quiet hours or dedup are.
    ///
    /// - Parameter name: the type's counter.
    public func counter(_ name: String, skipped reason: CommonV1.SkipReason) -> String? {
        guard let counters = namedCounters, counters.contains(name) else { return nil }
        switch reason {
        case .userActive, .preferenceDisabled, .channelMuted: return nil
        default: return name
        }
    }

    /// The number to show for these counters' values.
    public func badge(_ values: [String: Int64]) -> Int32 {
        counters == nil ? Self.noBadge : Int32(clamping: min(trueCount(values), Int64(cap)))
    }

    /// The badge of a notification of a type with this counter, for a user who has nothing else unread; nil: the app shows none.
    public func firstBadge(_ name: String) -> Int32? {
        guard let counters else { return nil }
        let unread = counters == [Self.inboxCounter] ? Self.inboxCounter : name
        return badge([unread: 1])
    }

    /// The sum without the cap of the badge ("99+"). Never negative.
    public func trueCount(_ values: [String: Int64]) -> Int64 {
        guard let counters else { return 0 }
        return max(0, counters.reduce(0) { $0 + (values[$1] ?? 0) })
    }
}
