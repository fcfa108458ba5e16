import ServiceKit

/// Where a delivery stands, as stored. The raw values are part of the schema: partial indexes name them.
enum DeliveryState: Int64, Sendable, Hashable {
    case queued = 0
    /// Never stored here: the leases are in memory (``ClaimLedger``). Lists of unsent deliveries name it.
    case leased = 1
    /// Between two attempts, until its due time.
    case waiting = 2
    case sent = 3
    case failed = 4
    case expired = 5
    case cancelled = 6
    /// The send-time check said no.
    case skipped = 7
}

struct UnsentEntry: Sendable, Hashable {
    var pushID: String
    var pushDeviceID: String
    var route: ReadyRoute
    var state: DeliveryState
    var attempts: Int
    var providerCode: String
    var dueAt: Instant?
    var queuedAt: Instant
}
