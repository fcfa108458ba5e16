import CarillonAPI
import ServiceKit

/// A mark of one entry of the notification centre (RCPT-12). Marks of an entry may arrive in any order: each kind has its earliest time.
struct InboxMark: Sendable, Hashable {
    var notificationID: String
    var kind: ReceiptsV1.InboxMarkKind.Known
    /// By the client's clock; 1970 or before: now.
    var occurredAt: Instant
    /// Where the user made it: the app's id of the device, or the server's. Empty: unknown.
    var deviceID = ""
}

/// Marks of all entries of a user as read, or of all of a category.
struct InboxMarkAll: Sendable, Hashable {
    /// Entries created later stay unread.
    var until: Instant
    /// Empty: all.
    var categoryID: String
    /// Not later than now.
    var readAt: Instant
    /// As in ``InboxMark``.
    var deviceID: String

    /// - Parameters:
    ///   - occurredAt: by the client's clock; 1970 or before: now.
    ///   - until: 1970 or before: up to the mark itself.
    init(occurredAt: Instant, until: Instant, categoryID: String, deviceID: String, now: Instant) {
        let unknown = Instant(milliseconds: 0)
        readAt = occurredAt > unknown ? min(occurredAt, now) : now
        self.until = until > unknown ? until : readAt
        self.categoryID = categoryID
        self.deviceID = deviceID
    }
}

extension ReceiptsV1.InboxMarkKind.Known {
    /// The event that tells of a mark.
    var event: ReceiptsV1.UserEventKind.Known {
        switch self {
        case .read: .read
        case .dismissed: .dismissed
        }
    }
}
