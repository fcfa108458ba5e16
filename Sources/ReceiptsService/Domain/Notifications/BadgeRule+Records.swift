import CarillonAPI
import ServiceKit

extension BadgeRule {
    /// The rule of an app for one of its notifications. The badge of a silent push is its sender's (EVAL-43), unless it is the user's own (RCPT-17).
    func of(_ record: ReceiptsV1.NotificationRecord) -> BadgeRule {
        record.silentPush && !record.isBadgeUpdate ? BadgeRule(counters: nil, cap: cap) : self
    }

    /// The counter of a notification, or nil, as ``counter(_:skipped:)``. A silent push has none.
    func counter(of record: ReceiptsV1.NotificationRecord) -> String? {
        record.silentPush ? nil : counter(record.badgeCounter, skipped: record.skipReason)
    }
}
