import ServiceKit

/// A push to enqueue. The message is encoded once for all of its devices.
struct NewPush: Sendable {
    var organizationID: String
    var appID: String
    var pushID: String
    var notificationID: String
    var userID: String
    /// The child that the push is about, when the user gets it as a guardian; else empty.
    var aboutUserID = ""
    var rank: PriorityRank
    /// End of the time to live that the provider is told.
    var expiresAt: Instant
    /// When the queue expires it; not later than ``expiresAt``.
    var queuedUntil: Instant
    /// Until when the queue keeps its row for idempotency, finished or not.
    var knownUntil: Instant
    var push: QueuedPush
    /// ``push``, encoded.
    var message: [UInt8]
    var deliveries: [NewDelivery]
}

struct NewDelivery: Sendable {
    var pushDeviceID: String
    /// Nil where no sender exists for the address: the delivery is recorded as failed at once.
    var route: Route?
}

struct EnqueueEffect: Sendable {
    /// Routes that have ready deliveries now.
    var ready: [ReadyRoute]
    /// Deliveries that are new.
    var inserted: Int
    /// Reports were written, for addresses without a sender.
    var wroteReports: Bool
}
