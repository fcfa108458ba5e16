import CarillonAPI
import ServiceKit

@testable import DispatcherService

/// The dispatcher's queue, with gates before two of its calls and after one.
final class DoorQueue: PushQueue {
    let queue: any PushQueue
    let renewals = Gate()
    let settlements = Gate()
    /// After the call: the settlement is stored, and its caller waits.
    let settled = Gate()

    init(_ queue: any PushQueue) { self.queue = queue }

    func renewLeases(_ rows: [Int64], until: Instant) async throws {
        await renewals.pass()
        try await queue.renewLeases(rows, until: until)
    }

    func settle(_ settlement: Settlement) async throws {
        await settlements.pass()
        try await queue.settle(settlement)
        await settled.pass()
    }

    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect { try await queue.enqueue(pushes, now: now) }
    func claim(_ requests: [ClaimRequest], leaseUntil: Instant) async throws -> [ClaimedDelivery] {
        try await queue.claim(requests, leaseUntil: leaseUntil)
    }
    func housekeep(now: Instant) async throws -> HousekeepingEffect { try await queue.housekeep(now: now) }
    func moveRetriesBack(by duration: Duration) async throws { try await queue.moveRetriesBack(by: duration) }
    func endRetryWaits(onRoutes rows: Set<Int64>, after codes: Set<String>) async throws -> [ReadyRoute] {
        try await queue.endRetryWaits(onRoutes: rows, after: codes)
    }
    func releaseAllLeases() async throws -> Int { try await queue.releaseAllLeases() }
    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute] {
        try await queue.requeueExpiredLeases(now: now, except: inFlight)
    }
    func cancel(_ notificationIDs: [String], of tenant: CommonV1.Tenant, now: Instant) async throws -> [Int?] {
        try await queue.cancel(notificationIDs, of: tenant, now: now)
    }
    func readyRoutes() async throws -> [ReadyRoute] { try await queue.readyRoutes() }
    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts { try await queue.counts(of: app) }
    func unsent(ofNotification id: String, of tenant: CommonV1.Tenant) async throws -> [UnsentEntry] {
        try await queue.unsent(ofNotification: id, of: tenant)
    }
    func push(idPrefix: String) async throws -> StoredPush? { try await queue.push(idPrefix: idPrefix) }
    func deadLetters(
        of tenant: CommonV1.Tenant?, matching filter: DeadLetterFilter, after row: Int64, limit: Int
    ) async throws -> [DeadLetterEntry] {
        try await queue.deadLetters(of: tenant, matching: filter, after: row, limit: limit)
    }
    func drop(_ selection: DeadLetterSelection) async throws -> Int { try await queue.drop(selection) }
    func requeue(_ selection: DeadLetterSelection, now: Instant) async throws -> RequeueEffect { try await queue.requeue(selection, now: now) }
    func forgetRoutes(where isUnused: @Sendable (ReadyRoute) -> Bool) async throws -> [Int64] { try await queue.forgetRoutes(where: isUnused) }
    func forgetOld() { queue.forgetOld() }
}
