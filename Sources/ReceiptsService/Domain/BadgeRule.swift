import CarillonAPI
import ServiceKit

/// Which notifications count as unread and what number a badge shows (RCPT-14, RCPT-15).
struct BadgeRule: Sendable, Hashable {
    /// What the badge is where the app shows none.
    static let noBadge: Int32 = -1

    /// Nil where the app counts nothing.
    var counters: [String]?
    var cap: Int

    init(counters: [String]?, cap: Int) {
        self.counters = counters
        self.cap = cap
    }

    init(_ policy: Policy) {
        self.init(counters: policy.badgeMode == .counters ? policy.badgeCounters : nil, cap: policy.badgeCap)
    }

    /// The counter a notification adds to, or nil. What the user was looking at, muted or switched off is not unread (C-26); what
    /// quiet hours or the dedup window kept quiet is.
    func counter(of record: ReceiptsV1.NotificationRecord) -> String? {
        guard let counters, counters.contains(record.badgeCounter) else { return nil }
        switch record.skipReason {
        case .userActive, .preferenceDisabled, .channelMuted: return nil
        default: return record.badgeCounter
        }
    }

    /// The number to show for these counters' values.
    func badge(_ values: [String: Int64]) -> Int32 {
        counters == nil ? Self.noBadge : Int32(clamping: min(trueCount(values), Int64(cap)))
    }

    /// The sum without the cap: "99+" stands for this. Never negative.
    func trueCount(_ values: [String: Int64]) -> Int64 {
        guard let counters else { return 0 }
        return max(0, counters.reduce(0) { $0 + (values[$1] ?? 0) })
    }
}
