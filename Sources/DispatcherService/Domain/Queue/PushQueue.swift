import CarillonAPI
import ServiceKit

/// The durable queue of pushes, with one delivery for each push device (DISP-01, ARCH-13). ``SQLitePushQueue`` implements it for one
/// dispatcher, ``JetStreamPushQueue`` for many.
///
/// A delivery is in one state at a time: queued → leased → (waiting → queued →) finished. Calls that change deliveries return when the change is
/// on disk; leases may be in memory.
protocol PushQueue: Sendable {
    /// Adds pushes. Idempotent by push id and push device id: a known delivery stays as it is, finished or not. A new delivery with a collapse key
    /// replaces older ones to its device: those that are not in flight are not sent any more, at the latest when they are claimed (EVAL-55).
    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect

    /// Leases ready deliveries, per route in order of band, then of submission.
    func claim(_ requests: [ClaimRequest], leaseUntil: Instant) async throws -> [ClaimedDelivery]

    /// Stores the results of leased deliveries together with their reports, in one transaction.
    func settle(_ settlement: Settlement) async throws

    /// Makes deliveries ready whose wait is over, and expires those past their time to live (DISP-28). Works in bounded steps:
    /// `HousekeepingEffect.isComplete` is false when more is due.
    func housekeep(now: Instant) async throws -> HousekeepingEffect

    /// The clock was set back by `duration`: deliveries that wait for another attempt become due earlier by as much. Deliveries that wait for the end
    /// of quiet hours keep their time.
    func moveRetriesBack(by duration: Duration) async throws

    /// The provider of these routes works again: deliveries that wait for a retry because an attempt ended with one of these codes are ready at once,
    /// at their old places, so that the oldest leave first. A shared queue keeps the dates of parked ones (more than a minute away).
    ///
    /// - Returns: the routes of those deliveries.
    func endRetryWaits(onRoutes rows: Set<Int64>, after codes: Set<String>) async throws -> [ReadyRoute]

    /// Gives back all leases of this owner, at its start and at its end. Returns their number.
    func releaseAllLeases() async throws -> Int

    /// Extends the leases of deliveries in flight.
    func renewLeases(_ rows: [Int64], until: Instant) async throws

    /// Gives back expired leases, except those of deliveries in flight. Returns the routes of those deliveries.
    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute]

    /// Cancels the unsent deliveries of these notifications, also those that are enqueued later. A delivery in flight gets no further attempt.
    ///
    /// - Returns: for each notification the number of deliveries that ended; nil: they end, and were not counted.
    func cancel(_ notificationIDs: [String], of tenant: CommonV1.Tenant, now: Instant) async throws -> [Int?]

    /// Routes with ready deliveries. Read at start.
    func readyRoutes() async throws -> [ReadyRoute]

    /// Forgets routes that the caller does not use, except those with deliveries that are unfinished or dead letters.
    ///
    /// - Returns: the rows of the forgotten routes. No later route has one of them.
    func forgetRoutes(where isUnused: @Sendable (ReadyRoute) -> Bool) async throws -> [Int64]

    /// - Parameter app: nil: all apps.
    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts

    /// The unfinished deliveries of a notification, in the order in which they were enqueued.
    func unsent(ofNotification id: String, of tenant: CommonV1.Tenant) async throws -> [UnsentEntry]

    /// The push whose id begins so, with its deliveries; nil: there is none. Of several, any one.
    ///
    /// - Parameter idPrefix: ends with `_`, which hexadecimal digits follow.
    func push(idPrefix: String) async throws -> StoredPush?

    /// One page of dead letters, oldest first.
    ///
    /// - Parameter tenant: nil: of all apps.
    func deadLetters(
        of tenant: CommonV1.Tenant?, matching filter: DeadLetterFilter, after row: Int64, limit: Int
    ) async throws -> [DeadLetterEntry]

    /// Makes dead letters ready again with no attempts counted. Those past their time to live, and those that newer ones replaced, stay dead letters.
    func requeue(_ selection: DeadLetterSelection, now: Instant) async throws -> RequeueEffect

    /// Takes dead letters off the list for good. Their deliveries stay failed, and a repeated push is not sent again.
    ///
    /// - Returns: the number of dead letters.
    func drop(_ selection: DeadLetterSelection) async throws -> Int

    /// Drops what it remembers for a while: cached pushes that were not claimed, because their users may be erased meanwhile; test pushes and
    /// cancellations. Called every few seconds.
    func forgetOld()
}

extension PushQueue {
    /// Of all apps.
    func counts() async throws -> QueueCounts { try await counts(of: nil) }

    /// Dead letters of every provider and time.
    func deadLetters(of tenant: CommonV1.Tenant?, after row: Int64, limit: Int) async throws -> [DeadLetterEntry] {
        try await deadLetters(of: tenant, matching: DeadLetterFilter(), after: row, limit: limit)
    }
}
