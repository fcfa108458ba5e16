import CarillonAPI
import ServiceKit

/// The durable queue of pushes, one delivery a push device (DISP-01, ARCH-13). One implementation stands on SQLite; a shared
/// engine (JetStream, PostgreSQL) is another implementation of the same calls.
///
/// A delivery is in one state at a time: queued → leased → (waiting → queued →) finished. All calls that change something return
/// when the change is on disk.
protocol PushQueue: Sendable {
    /// Takes pushes in. Idempotent on push id and push device id: what is known already stays as it is, finished or not.
    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect

    /// Leases ready deliveries, per route in order of band, then of submission.
    func claim(_ requests: [ClaimRequest], leaseUntil: Instant) async throws -> [ClaimedDelivery]

    /// Writes down what became of leased deliveries, together with the reports that follow from it, in one transaction.
    func settle(_ settlement: Settlement) async throws

    /// Makes deliveries ready whose wait is over, and ends those past their time to live (DISP-28). Works in bounded steps:
    /// `HousekeepingEffect.isComplete` is false when more is due.
    func housekeep(now: Instant) async throws -> HousekeepingEffect

    /// The clock was set back by `duration`: deliveries that wait for another attempt become due earlier by as much. Deliveries that wait for the end
    /// of quiet hours keep their time.
    func moveRetriesBack(by duration: Duration) async throws

    /// At start: gives back the leases of this owner's previous life. Returns how many.
    func releaseLeasesOfPreviousLife() async throws -> Int

    /// Extends leases of deliveries that are still being worked on.
    func renewLeases(_ rows: [Int64], until: Instant) async throws

    /// Gives back leases that ran out, except those of deliveries that this process still works on. Returns the routes that have work again.
    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute]

    /// Ends what has not been sent yet of these notifications; what is being sent is not sent again. Returns deliveries ended.
    func cancel(organizationID: String, appID: String, notificationIDs: [String], now: Instant) async throws -> Int

    /// Routes with ready deliveries, for a start.
    func readyRoutes() async throws -> [ReadyRoute]

    /// - Parameter app: nil: all apps.
    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts

    /// What has neither been sent nor ended of a notification, in the order of its devices' arrival.
    func unsent(organizationID: String, appID: String, notificationID: String) async throws -> [UnsentEntry]

    /// One page of dead letters, oldest first. An empty app id lists all tenants.
    func deadLetters(organizationID: String, appID: String, after row: Int64, limit: Int) async throws -> [DeadLetterEntry]

    /// Makes dead letters ready again with a fresh set of attempts; those past their time to live stay where they are.
    func requeue(_ selection: DeadLetterSelection, now: Instant) async throws -> RequeueEffect

    /// Lets go of pushes that are in memory for speed alone and were not claimed: their users may be erased meanwhile. Called every few seconds.
    func forgetOldPushes()

    /// Removes pushes that cannot be enqueued again with effect: past their time to live and finished, dead letters past their
    /// retention. Returns how many were removed; bounded per call.
    func prune(now: Instant) async throws -> Int
}

extension PushQueue {
    /// Of all apps.
    func counts() async throws -> QueueCounts { try await counts(of: nil) }
}
