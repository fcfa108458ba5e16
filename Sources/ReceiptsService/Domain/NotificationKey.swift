import CarillonAPI

/// A notification's row, as far as reports need it.
struct NotificationKey: Sendable {
    var row: Int64
    var userID: String
    var pushID: String
    var createdAt: Int64
    var skipReason: CommonV1.SkipReason
    var status: CommonV1.DeliveryStatus
}
