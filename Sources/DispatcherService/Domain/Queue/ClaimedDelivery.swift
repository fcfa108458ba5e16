import ServiceKit

struct ClaimRequest: Sendable, Hashable {
    var routeRow: Int64
    var limit: Int
    /// Deliveries to lease only when the limit is not reached without them.
    var avoiding: Set<Int64> = []
}

/// A leased delivery with everything needed to send it. Its message is still encoded, so that the writer's thread need not decode it.
struct ClaimedDelivery: Sendable {
    var row: Int64
    var routeRow: Int64
    var pushRow: Int64
    var pushDeviceID: String
    /// Attempts that counted, before this one.
    var attempts: Int
    /// The last sequence number reported for this push device.
    var sequence: Int64
    var isCancelled: Bool
    /// When the queue expires it.
    var queuedUntil: Instant
    /// `DispatcherV1.Push`; nil when an earlier delivery of the same claim carries it, or ``recent`` does.
    var message: [UInt8]?
    /// Instead of `message`: the push as it was enqueued a moment ago.
    var recent: QueuedPush?
    /// The place of the target in ``recent``, where it is known.
    var place: Int?
    /// A newer delivery to the device has its collapse key (EVAL-55).
    var isReplaced = false
}

/// A route with its row number.
struct ReadyRoute: Sendable, Hashable {
    var row: Int64
    var route: Route
}
