import CarillonAPI

/// A notification's row, as far as reports need it.
struct NotificationKey: Sendable {
    var row: Int64
    /// Number of its app in the store.
    var tenant: Int64
    var userID: String
    var pushID: String
    var createdAt: Int64
    var skipReason: CommonV1.SkipReason
    var status: CommonV1.DeliveryStatus
    /// Whether there are rows of devices besides its first one; what is known of it as a whole is one.
    var hasMoreDevices: Bool
    /// Id of the first attempt of its first device; empty: there was none.
    var firstAttemptID: String
}
