import CarillonAPI
import ServiceKit

/// The unread counters of notifications, and the number of the badge (RCPT-14, RCPT-15).
struct BadgeRule: Sendable, Hashable {
    /// The badge of an app without badges.
    static let noBadge: Int32 = -1
    /// The counter of unread entries in the notification centre (RCPT-15). The name of a policy's counter is never empty.
    static let inboxCounter = ""

    /// The app's counters; nil: none. ``inboxCounter`` alone with `badge_mode` `inbox_unread`.
    var counters: [String]?
    var cap: Int

    init(counters: [String]?, cap: Int) {
        self.counters = counters
        self.cap = cap
    }

    init(_ policy: Policy) {
        let counters: [String]? =
            switch policy.badgeMode {
            case .off: nil
            case .counters: policy.badgeCounters
            case .inboxUnread: policy.inboxEnabled ? [Self.inboxCounter] : nil
            }
        self.init(counters: counters, cap: policy.badgeCap)
    }

    /// The counters that hosts and users see and change; nil: none.
    var namedCounters: [String]? { counters == [Self.inboxCounter] ? nil : counters }

    /// The rule of an app for one of its notifications. The badge of a silent push is its sender's (EVAL-43), unless it is the user's own (RCPT-17).
    func of(_ record: ReceiptsV1.NotificationRecord) -> BadgeRule {
        record.silentPush && !record.isBadgeUpdate ? BadgeRule(counters: nil, cap: cap) : self
    }

    /// The counter of a notification, or nil. Notifications that were skipped because the user was looking at the chat, or had muted or switched it
    /// off, are not unread (C-26). Those skipped by quiet hours or dedup are. A silent push never is.
    func counter(of record: ReceiptsV1.NotificationRecord) -> String? {
        record.silentPush ? nil : counter(record.badgeCounter, skipped: record.skipReason)
    }

    /// As above, of a type's counter.
    func counter(_ name: String, skipped reason: CommonV1.SkipReason) -> String? {
        guard let counters = namedCounters, counters.contains(name) else { return nil }
        switch reason {
        case .userActive, .preferenceDisabled, .channelMuted: return nil
        default: return name
        }
    }

    /// The number to show for these counters' values.
    func badge(_ values: [String: Int64]) -> Int32 {
        counters == nil ? Self.noBadge : Int32(clamping: min(trueCount(values), Int64(cap)))
    }

    /// The sum without the cap of the badge ("99+"). Never negative.
    func trueCount(_ values: [String: Int64]) -> Int64 {
        guard let counters else { return 0 }
        return max(0, counters.reduce(0) { $0 + (values[$1] ?? 0) })
    }
}
