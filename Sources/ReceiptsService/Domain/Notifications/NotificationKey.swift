import CarillonAPI
import ServiceKit

/// The columns of a row of `notifications` that reports need: of one push of a notification.
struct NotificationKey: Sendable {
    var row: Int64
    /// Number of its app in the store.
    var tenant: Int64
    var userID: String
    /// Empty: the notification was skipped, or is deferred.
    var pushID: String
    /// Creation of the push.
    var createdAt: Instant
    var skipReason: CommonV1.SkipReason
    var status: CommonV1.DeliveryStatus
    /// Whether the push has further rows of devices; reports on the whole notification have one.
    var hasMoreDevices: Bool
    /// Id of the first attempt of its first device; empty: there was none.
    var firstAttemptID: String
    var typeID: String
    var priority: CommonV1.Priority
}
