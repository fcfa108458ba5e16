import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import Synchronization

// Deliveries that become due, and deliveries that end without an attempt.
extension SQLitePushQueue {
    func housekeep(now: Instant) async throws -> HousekeepingEffect {
        do {
            let (rows, effect) = try await store.write { [self] database in try housekeep(now: now, in: database) }
            var complete = effect
            complete.ready = readyRoutes(rows: rows)
            return complete
        } catch {
            // What was indexed may not be in the file.
            expiries.withLock { $0 = ExpiryIndex() }
            throw error
        }
    }

    /// - Returns: the routes of deliveries that became ready, and the effect without them.
    private func housekeep(now: Instant, in database: Database) throws -> (Set<Int64>, HousekeepingEffect) {
        let ledger = ledger.withLock { $0 }
        let isIndexed = try indexEnds(by: now, in: database)
        let ended = try DeliveryTable.ended(by: now, limit: Self.stepLimit, ledger, database)
        try end(ended, as: .expired, now: now, in: database)
        let due = try DeliveryTable.due(by: now, limit: Self.stepLimit, database)
        var routes: Set<Int64> = []
        // The settlement of a leased one is stored and about to end the lease. The next housekeeping makes it ready.
        for (row, route) in due where !ledger.isLeased(row) {
            // To the tail of its band: a retry does not go before deliveries that were never tried.
            try DeliveryTable.makeReady(row: row, position: nextPosition(), database)
            routes.insert(route)
        }
        let nextEnd = expiries.withLock { $0.firstEnd }
        var effect = HousekeepingEffect(expired: ended.count)
        effect.nextDue = [try DeliveryTable.nextDue(after: now, database), nextEnd].compactMap { $0 }.min()
        effect.isComplete = isIndexed && ended.count < Self.stepLimit && due.count < Self.stepLimit
        return (routes, effect)
    }

    /// Indexes the ends of ready deliveries of the bands in which one may have ended. At most ``stepLimit`` of them.
    ///
    /// - Returns: false when there are more.
    private func indexEnds(by now: Instant, in database: Database) throws -> Bool {
        let index = expiries.withLock { $0 }
        guard let first = index.firstEnd, first <= now else { return true }
        let bands = index.isUnknown ? try RouteTable.all(database).flatMap { Band.all(ofRoute: $0.row) } : index.bands(endingBy: now)
        var left = Self.stepLimit
        for band in bands {
            var last = index.position(in: band)
            var rows: [Int64] = []
            try DeliveryTable.ready(in: band, after: last, limit: left, database) { row, position in
                rows.append(row)
                last = position
            }
            for row in rows { try DeliveryTable.index(row: row, database) }
            expiries.withLock { $0.indexed(band, upTo: last) }
            left -= rows.count
            guard left > 0 else { return false }
            expiries.withLock { $0.completed(band) }
        }
        if index.isUnknown { expiries.withLock { $0.completedAll() } }
        return true
    }

    func moveRetriesBack(by duration: Duration) async throws {
        try await store.write { try DeliveryTable.moveRetriesBack(by: duration, $0) }
    }

    func endRetryWaits(onRoutes rows: Set<Int64>, after codes: Set<String>) async throws -> [ReadyRoute] {
        guard !rows.isEmpty, !codes.isEmpty else { return [] }
        let ended = try await store.write { [self] database in
            let ledger = ledger.withLock { $0 }
            let ended = try rows.filter { route in
                try DeliveryTable.waiting(onRoute: route, after: codes, database).reduce(false) { isAny, row in
                    // The settlement of a leased one is stored and about to end the lease. It follows its own wait.
                    guard !ledger.isLeased(row) else { return isAny }
                    try DeliveryTable.makeReady(row: row, database)
                    return true
                }
            }
            return Set(ended)
        }
        // Claims have passed the old places.
        ledger.withLock { ledger in for route in ended { ledger.startOver(route) } }
        return readyRoutes(rows: ended)
    }

    func cancel(_ notificationIDs: [String], of tenant: CommonV1.Tenant, now: Instant) async throws -> [Int?] {
        let isFirst = !hasCancellations
        let counts = try await store.write { [self] database in
            // A push that is enqueued after this transaction looks for it.
            addingCancellations()
            return try notificationIDs.map { notification in
                try CancellationTable.insert(notification, of: tenant, at: now, database)
                return try endUnsent(of: notification, of: tenant, now: now, in: database)
            }
        }
        if isFirst { addedFirstCancellation() }
        return counts
    }

    /// Cancels the pushes of a notification.
    ///
    /// - Returns: the number of deliveries that end here. The others are found cancelled when they are claimed.
    func endUnsent(of notification: String, of tenant: CommonV1.Tenant, now: Instant, in database: Database) throws -> Int {
        guard try PushTable.cancel(notification: notification, of: tenant, database) else { return 0 }
        let ledger = ledger.withLock { $0 }
        let ended = try DeliveryTable.unfinished(ofNotification: notification, of: tenant, limit: Self.stepLimit, ledger, database)
        try end(ended, as: .cancelled, now: now, in: database)
        return ended.count
    }

    /// Ends the older deliveries to a device with the collapse key of a new one. Those in flight get no further attempt (EVAL-55).
    ///
    /// - Returns: the number of deliveries that end here. The others are found replaced when they are claimed.
    func replace(_ collapseKey: String, device: String, of tenant: CommonV1.Tenant, now: Instant, in database: Database) throws -> Int {
        guard try DeliveryTable.replace(device: device, collapseKey: collapseKey, of: tenant, database) else { return 0 }
        let ledger = ledger.withLock { $0 }
        let ended = try DeliveryTable.replaced(
            device: device, collapseKey: collapseKey, of: tenant, limit: Self.stepLimit, ledger, database)
        try end(ended, as: .replaced, now: now, in: database)
        return ended.count
    }

    /// Ends deliveries without an attempt, and writes their outcomes to the outbox.
    private func end(_ endings: [DeliveryTable.Ending], as end: DeliveryTable.End, now: Instant, in database: Database) throws {
        let outcomes = try DeliveryTable.end(endings, as: end, now: now, database)
        for batch in try OutboxRow.rows(outcomes) { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
    }
}
