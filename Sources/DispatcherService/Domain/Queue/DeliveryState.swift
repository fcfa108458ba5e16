/// The stored state of a delivery. The raw values are part of the schema: partial indexes name them.
enum DeliveryState: Int64, Sendable, Hashable {
    case queued = 0
    /// Not stored, because leases are in memory (``ClaimLedger``). Used in lists of unsent deliveries.
    case leased = 1
    /// Between two attempts, until its due time.
    case waiting = 2
    case sent = 3
    case failed = 4
    case expired = 5
    case cancelled = 6
    /// The send-time check refused it.
    case skipped = 7
}
