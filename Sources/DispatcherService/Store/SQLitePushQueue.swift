import CarillonAPI
import GRDB
import Protobuf
import ServiceKit
import Storage
import Synchronization

/// ``PushQueue`` on the dispatcher's own store (DISP-01, engine `sqlite`). The process that opened the store is its only owner, so leases are in
/// memory (``ClaimLedger``), and a claim writes nothing.
///
/// A call that changes rows is one write. Writes that arrive together share a transaction (group commit), so a call costs at most one fsync,
/// however many rows it has.
final class SQLitePushQueue: PushQueue {
    let store: Store
    private let memory: Mutex<Memory>
    /// Leases begin on the writer's thread, so a claim sees the rows of every settlement before it.
    let ledger = Mutex(ClaimLedger())
    let recent = Mutex(RecentPushes())
    /// Changed on the writer's thread.
    let expiries = Mutex(ExpiryIndex())
    /// The instant from which the first push may be deleted, as the maintenance scheduler knows it.
    private let firstEnd = Mutex<Instant?>(nil)
    /// Wakes the maintenance scheduler when a push may be deleted before ``firstEnd``.
    private let maintenance: WorkSignal

    /// What the writer remembers between calls. After a failed transaction it may be ahead of the file, which is harmless: positions and row numbers
    /// may have gaps.
    private struct Memory {
        /// The position of the next delivery that is queued, over all routes.
        var nextPosition: Int64
        /// Row numbers are not reused while the process runs: a delivery in flight may belong to a push that was deleted.
        var nextPushRow: Int64
        var routes: [Route: Int64]
        var routesByRow: [Int64: Route]
        /// Whether a notification was cancelled: most often none is, and new pushes need no look-up.
        var hasCancellations: Bool
    }

    /// Most rows of one housekeeping or maintenance step, so that other writes wait only a short time.
    static let stepLimit = 5_000

    /// Blocks; call it while starting.
    ///
    /// - Parameter maintenance: of the scheduler of ``MaintenanceJob/dispatcher(_:queue:clock:)``.
    init(store: Store, maintenance: WorkSignal = WorkSignal()) async throws {
        self.store = store
        self.maintenance = maintenance
        memory = Mutex(
            try await store.read { database in
                let routes = try RouteTable.all(database)
                return Memory(
                    nextPosition: try DeliveryTable.lastPosition(database) + 1, nextPushRow: try PushTable.lastRow(database) + 1,
                    routes: Dictionary(uniqueKeysWithValues: routes.map { ($0.route, $0.row) }),
                    routesByRow: Dictionary(uniqueKeysWithValues: routes.map { ($0.row, $0.route) }),
                    hasCancellations: try !CancellationTable.isEmpty(database))
            })
        // A cancelled or withdrawn push must not leave as it was enqueued, so the next claim reads it from the store.
        try store.watchUpdates(of: ["message", "cancelled"], in: "pushes") { [weak self] in self?.forgetRecentPushes() }
    }

    func nextPosition() -> Int64 {
        memory.withLock { memory in
            defer { memory.nextPosition += 1 }
            return memory.nextPosition
        }
    }

    func nextPushRow() -> Int64 {
        memory.withLock { memory in
            defer { memory.nextPushRow += 1 }
            return memory.nextPushRow
        }
    }

    var hasCancellations: Bool { memory.withLock(\.hasCancellations) }

    /// A notification is about to be cancelled.
    func addingCancellations() { memory.withLock { $0.hasCancellations = true } }

    /// The first cancellation is in the store.
    func addedFirstCancellation() { maintenance.signal() }

    // MARK: Routes

    /// The row number of a route, which is inserted when it is new. Runs on the writer's thread.
    func routeRow(_ route: Route, in database: Database) throws -> Int64 {
        if let known = memory.withLock({ $0.routes[route] }) { return known }
        // Not remembered here, because this transaction may still fail. `remember` is called after the commit.
        return try RouteTable.row(of: route, database)
    }

    func remember(_ routes: some Sequence<ReadyRoute>) {
        memory.withLock {
            for route in routes {
                $0.routes[route.route] = route.row
                $0.routesByRow[route.row] = route.route
            }
        }
    }

    func forgetRoutes(where isUnused: @Sendable (ReadyRoute) -> Bool) async throws -> [Int64] {
        let known = memory.withLock { $0.routesByRow.map { ReadyRoute(row: $0.key, route: $0.value) } }
        let unused = known.filter(isUnused).prefix(Self.stepLimit).map(\.row)
        guard !unused.isEmpty else { return [] }
        return try await store.write { [self] database in
            let forgotten = try RouteTable.deleteUnused(unused, database)
            // On the writer's thread: the next push to such a route inserts it anew.
            memory.withLock { memory in
                for row in forgotten {
                    if let route = memory.routesByRow.removeValue(forKey: row) { memory.routes[route] = nil }
                }
            }
            ledger.withLock { ledger in for row in forgotten { ledger.forget(route: row) } }
            expiries.withLock { expiries in for row in forgotten { expiries.forget(route: row) } }
            return forgotten
        }
    }

    func readyRoutes(rows: some Sequence<Int64>) -> [ReadyRoute] {
        memory.withLock { memory in
            rows.compactMap { row in memory.routesByRow[row].map { ReadyRoute(row: row, route: $0) } }
        }
    }

    func readyRoutes() async throws -> [ReadyRoute] { try await store.read(RouteTable.ready) }

    /// Rows of the routes of an app; nil: of all apps.
    private func routeRows(of app: CommonV1.Tenant?) -> [Int64] {
        memory.withLock { memory in memory.routesByRow.filter { app == nil || $0.value.tenant == app }.map(\.key) }
    }

    // MARK: Results

    func settle(_ settlement: Settlement) async throws {
        guard !settlement.isEmpty else { return }
        let reports = try SettlementReports(settlement)
        try await store.write { database in
            for delivery in settlement.deliveries { try DeliveryTable.settle(delivery, now: settlement.now, database) }
            for app in settlement.forgetting {
                for delivery in settlement.deliveries { try PushTable.forget(push: DeliveryKey.push(ofDelivery: delivery.row), of: app, database) }
            }
            try reports.insert(database)
        }
        ledger.withLock { ledger in
            for delivery in settlement.deliveries {
                if case .release = delivery.change { ledger.giveBack(delivery.row) } else { ledger.end(delivery.row) }
            }
        }
    }

    // MARK: Dead letters

    func deadLetters(
        of tenant: CommonV1.Tenant?, matching filter: DeadLetterFilter, after row: Int64, limit: Int
    ) async throws -> [DeadLetterEntry] {
        try await store.read { try DeliveryTable.deadLetters(of: tenant, matching: filter, after: row, limit: limit, $0) }
    }

    func drop(_ selection: DeadLetterSelection) async throws -> Int {
        try await store.write { try DeliveryTable.drop(selection, $0) }
    }

    func requeue(_ selection: DeadLetterSelection, now: Instant) async throws -> RequeueEffect {
        let (rows, count) = try await store.write { [self] database -> (Set<Int64>, Int) in
            let ledger = ledger.withLock { $0 }
            var rows: Set<Int64> = []
            var count = 0
            for dead in try DeliveryTable.deadLetters(selection, database) where !ledger.isLeased(dead.row) {
                let message = try PushTable.message(ofPush: DeliveryKey.push(ofDelivery: dead.row), database) ?? []
                let expiresAt = Instant(milliseconds: try DispatcherV1.Push(bytes: message).expiresAtMs)
                guard expiresAt > now else { continue }
                // It may wait as long as it was first allowed to, but not beyond the push's time to live.
                try DeliveryTable.requeue(
                    row: dead.row, position: nextPosition(), queuedUntil: min(expiresAt, now + dead.patience), database)
                rows.insert(dead.route)
                count += 1
            }
            return (rows, count)
        }
        return RequeueEffect(requeued: count, ready: readyRoutes(rows: rows))
    }

    // MARK: Counts

    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts { try await counts(of: app, ledger.withLock { $0 }) }

    /// - Parameter ledger: A copy from before the call. Tests pass an older one.
    func counts(of app: CommonV1.Tenant?, _ ledger: ClaimLedger) async throws -> QueueCounts {
        let routes = routeRows(of: app)
        return try await store.read { try DeliveryTable.counts(of: app, routes: routes, ledger, $0) }
    }

    func unsent(ofNotification id: String, of tenant: CommonV1.Tenant) async throws -> [UnsentEntry] {
        let ledger = ledger.withLock { $0 }
        return try await store.read { try DeliveryTable.unsent(ofNotification: id, of: tenant, ledger, $0) }
    }

    func push(idPrefix: String) async throws -> StoredPush? {
        try await store.read { database in
            guard let push = try PushTable.push(idPrefix: idPrefix, database) else { return nil }
            return StoredPush(
                message: try DispatcherV1.Push(bytes: push.message), deliveries: try DeliveryTable.deliveries(ofPush: push.row, database))
        }
    }

    // MARK: Retention

    /// A push was stored that may be deleted at the instant.
    func mayDelete(at end: Instant) {
        let isEarlier = firstEnd.withLock { first in
            if let first, first <= end { return false }
            first = end
            return true
        }
        if isEarlier { maintenance.signal() }
    }

    /// When the first push may be deleted; nil: there is no push.
    func nextDeletion(_ database: Database) throws -> Instant? {
        let end = try PushTable.firstEnd(database)
        firstEnd.withLock { $0 = end }
        return end
    }
}
