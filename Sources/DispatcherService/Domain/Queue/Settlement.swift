import CarillonAPI
import ServiceKit

/// The result of one leased delivery.
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

/// A group of results with their reports. Stored in one transaction.
struct Settlement: Sendable {
    var deliveries: [DeliverySettlement] = []
    /// In the order in which they are to be delivered.
    var outcomes: [ReceiptsV1.Outcome] = []
    var tokenReports: [RegistryV1.TokenReport] = []
    /// Outcomes of test pushes, for the calls that wait for them. They are not stored.
    var testOutcomes: [ReceiptsV1.Outcome] = []
    /// Receipts that the provider gives later.
    var awaited: [AwaitedReceipt] = []
    /// The rows of receipts that came.
    var endedReceipts: [Int64] = []
    /// Apps that keep nothing of a push whose deliveries are all finished (RCPT-20).
    var forgetting: Set<CommonV1.Tenant> = []
    var now: Instant

    var isEmpty: Bool { deliveries.isEmpty && outcomes.isEmpty && tokenReports.isEmpty && awaited.isEmpty && endedReceipts.isEmpty }
}
