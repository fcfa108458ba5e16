import CarillonAPI
import ServiceKit

/// The columns of a notification's row that reports need.
struct NotificationKey: Sendable {
    var row: Int64
    /// Number of its app in the store.
    var tenant: Int64
    var userID: String
    var pushID: String
    var createdAt: Instant
    var skipReason: CommonV1.SkipReason
    var status: CommonV1.DeliveryStatus
    /// Whether there are further rows of devices; reports on the whole notification have one.
    var hasMoreDevices: Bool
    /// Id of the first attempt of its first device; empty: there was none.
    var firstAttemptID: String
}
