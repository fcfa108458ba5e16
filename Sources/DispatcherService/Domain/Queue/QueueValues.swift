import CarillonAPI
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

/// A push as it is taken in. The message is encoded once for all of its devices.
struct NewPush: Sendable {
    var organizationID: String
    var appID: String
    var pushID: String
    var notificationID: String
    var userID: String
    /// The child that the push is about, when the user gets it as a guardian; else empty.
    var aboutUserID = ""
    var rank: PriorityRank
    /// End of its time to live, as the provider is told.
    var expiresAt: Instant
    /// When the queue gives it up, not after that.
    var queuedUntil: Instant
    /// Until when the queue knows it, finished or not.
    var knownUntil: Instant
    var push: QueuedPush
    /// The same, encoded.
    var message: [UInt8]
    var deliveries: [NewDelivery]
}

struct NewDelivery: Sendable {
    var pushDeviceID: String
    /// Nil where no sender exists for the address: the delivery is recorded as failed at once.
    var route: Route?
}

/// A route by its row number, with what the dispatcher needs to know of it.
struct ReadyRoute: Sendable, Hashable {
    var row: Int64
    var route: Route
}

struct EnqueueEffect: Sendable {
    /// Routes that have ready deliveries now.
    var ready: [ReadyRoute]
    /// Deliveries that are new.
    var inserted: Int
    /// Reports were written, for addresses without a sender.
    var wroteReports: Bool
}

struct ClaimRequest: Sendable, Hashable {
    var routeRow: Int64
    var limit: Int
    /// Deliveries that are leased only where the limit is not reached without them.
    var avoiding: Set<Int64> = []
}

/// A leased delivery with everything needed to send it, still encoded: decoding is not the writer's work.
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
    /// When the queue gives it up.
    var queuedUntil: Instant
    /// `DispatcherV1.Push`; nil when an earlier delivery of the same claim carries it, or ``recent`` does.
    var message: [UInt8]?
    /// Instead of `message`: the push as it was enqueued a moment ago.
    var recent: QueuedPush?
}

/// What became of one leased delivery.
struct DeliverySettlement: Sendable, Hashable {
    enum Change: Sendable, Hashable {
        case sent
        /// `deadLetterUntil` is set for a dead letter: how long it is kept.
        case failed(reason: String, code: String, deadLetterUntil: Instant?)
        case expired
        case cancelled
        case skipped(reason: String)
        /// Another attempt at the instant; then at the tail of its band.
        case retry(at: Instant, code: String)
        /// Back to the queue at its old place.
        case release
    }

    var row: Int64
    var change: Change
    var attempts: Int
    var sequence: Int64
}

/// A group of results and the reports that follow from them: one transaction.
struct Settlement: Sendable {
    var deliveries: [DeliverySettlement] = []
    /// In the order in which they are to be delivered.
    var outcomes: [ReceiptsV1.Outcome] = []
    var tokenReports: [RegistryV1.TokenReport] = []
    /// Of test pushes, for who waits for them: they are kept nowhere.
    var testOutcomes: [ReceiptsV1.Outcome] = []
    var now: Instant

    var isEmpty: Bool { deliveries.isEmpty && outcomes.isEmpty && tokenReports.isEmpty }
}

struct HousekeepingEffect: Sendable {
    var ready: [ReadyRoute] = []
    var expired = 0
    /// The next instant at which something becomes due or expires.
    var nextDue: Instant?
    /// False: the step's limit was reached, call again.
    var isComplete = true
}

struct QueueCounts: Sendable, Hashable {
    var queued: Int { queuedByRoute.values.reduce(0, +) }
    /// By row of the route.
    var queuedByRoute: [Int64: Int] = [:]
    var leased = 0
    var waiting = 0
    var deadLetters = 0
    /// Creation time of the oldest push that is still queued.
    var oldestQueuedAt: Instant?
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

struct DeadLetterEntry: Sendable, Hashable {
    var row: Int64
    var organizationID: String
    var appID: String
    var pushID: String
    var notificationID: String
    var userID: String
    var pushDeviceID: String
    var reason: String
    var providerCode: String
    var attempts: Int
    var failedAt: Instant
}

struct DeadLetterSelection: Sendable, Hashable {
    var organizationID: String
    /// Empty: every tenant.
    var appID: String
    /// Nil: all dead letters of the tenant.
    var pushIDs: [String]?
}

struct RequeueEffect: Sendable {
    var requeued = 0
    var ready: [ReadyRoute] = []
}
