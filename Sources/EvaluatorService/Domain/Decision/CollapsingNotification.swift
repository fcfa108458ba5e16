import CarillonAPI
import ServiceKit

/// A notification with a collapse key that was decided: those of its user that wait and have the same key are not sent any more (EVAL-55).
struct CollapsingNotification: Sendable, Hashable {
    /// The place of a decision.
    struct Place: Sendable, Hashable {
        var eventRow: Int64
        var ordinal: Int
    }

    var user: UserKey
    var collapseKey: String
    /// Of its own decision.
    var place: Place
    var notificationID: String
    /// When its life began. Deferred notifications that were created at or before this instant are older.
    var createdAt: Instant
    /// Whether its push leaves now. Otherwise it waits, too, and what older notifications showed goes to further devices.
    var isPushed: Bool
}

extension TargetDecision {
    /// What it replaces; nil where it has no collapse key, or is the further push of a notification.
    ///
    /// - Parameter deferred: the deferred notification that is decided again.
    func collapsing(of deferred: DeferredNotification? = nil, isPushed: Bool) -> CollapsingNotification? {
        guard let key = event.event.content?.collapseKey, !key.isEmpty, !event.event.isForFurtherDevices else { return nil }
        return CollapsingNotification(
            user: userKey, collapseKey: key,
            place: .init(eventRow: deferred?.eventRow ?? event.row, ordinal: deferred?.ordinal ?? ordinal), notificationID: notificationID,
            createdAt: createdAt, isPushed: isPushed)
    }
}
