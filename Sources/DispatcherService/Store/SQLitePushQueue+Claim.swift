import ServiceKit
import Storage
import Synchronization

extension SQLitePushQueue {
    /// Reads on the writer's thread, so that it sees every earlier settlement and lease.
    func claim(_ requests: [ClaimRequest], leaseUntil: Instant) async throws -> [ClaimedDelivery] {
        let requests = requests.filter { $0.limit > 0 }
        do {
            let claimed = try await store.write { [self] database in
                var claims = Claims(capacity: requests.reduce(0) { $0 + $1.limit })
                try ledger.withLock { ledger in
                    for request in requests {
                        if request.avoiding.isEmpty {
                            try self.claim(request, leaseUntil: leaseUntil, &ledger, &claims, database)
                        } else {
                            try self.claimOthers(request, leaseUntil: leaseUntil, &ledger, &claims, database)
                        }
                    }
                }
                return claims.deliveries
            }
            ledger.withLock { $0.endClaim() }
            return claimed
        } catch {
            // The leases may have begun before the transaction failed.
            ledger.withLock { $0.undoClaim() }
            throw error
        }
    }

    /// The deliveries of a claim. The first delivery of each push that is read from the store carries the push's message.
    private struct Claims {
        var deliveries: [ClaimedDelivery] = []
        private var pushes: Set<Int64> = []

        init(capacity: Int) { deliveries.reserveCapacity(min(capacity, 1_000)) }

        /// Adds a delivery that was just enqueued, without a look at its row: nothing was tried or reported yet, and a cancelled one is not ready.
        mutating func add(_ recent: RecentPushes.Delivery, row: Int64, of request: ClaimRequest) {
            deliveries.append(
                ClaimedDelivery(
                    row: row, routeRow: request.routeRow, pushRow: DeliveryKey.push(ofDelivery: row),
                    pushDeviceID: recent.push.device(at: recent.place),
                    attempts: 0, sequence: 0, isCancelled: false, queuedUntil: recent.queuedUntil, message: nil, recent: recent.push,
                    place: recent.place))
        }

        /// Reads a delivery from the store.
        mutating func add(row: Int64, of request: ClaimRequest, _ database: Database) throws {
            let readsMessage = pushes.insert(DeliveryKey.push(ofDelivery: row)).inserted
            if let stored = try DeliveryTable.claimed(row: row, route: request.routeRow, readsMessage: readsMessage, database) {
                deliveries.append(stored)
            }
        }
    }

    /// Fewest ready deliveries of one reading. Leased ones among them are skipped.
    private static let leastRead = 32

    /// Finds ready deliveries of a band that are not leased, in their order.
    ///
    /// - Parameters:
    ///   - limit: About as many are wanted.
    ///   - found: Takes a delivery, and returns whether more are wanted.
    /// - Returns: the position of the last delivery that was looked at, leased or not.
    private func findReady(
        in band: Band, after start: Int64, limit: Int, _ ledger: inout ClaimLedger, _ database: Database,
        found: (Int64, inout ClaimLedger) throws -> Bool
    ) throws -> Int64 {
        var (position, isMore) = (start, true)
        while isMore {
            let page = max(limit, Self.leastRead)
            var read = 0
            try DeliveryTable.ready(in: band, after: position, limit: page, database) { row, place in
                read += 1
                guard isMore else { return }
                position = place
                if !ledger.isLeased(row) { isMore = try found(row, &ledger) }
            }
            if read < page { isMore = false }
        }
        return position
    }

    /// Claims the first `limit` ready deliveries of a route, band by band.
    private func claim(
        _ request: ClaimRequest, leaseUntil: Instant, _ ledger: inout ClaimLedger, _ claims: inout Claims, _ database: Database
    ) throws {
        var left = request.limit
        for band in Band.all(ofRoute: request.routeRow) where left > 0 {
            let passed = ledger.passed(in: band)
            let last = try findReady(in: band, after: passed, limit: left, &ledger, database) { row, ledger in
                try lease(row, of: request, until: leaseUntil, &ledger, &claims, database)
                left -= 1
                return left > 0
            }
            if last > passed { ledger.pass(last, in: band) }
        }
    }

    /// Claims up to `limit` ready deliveries of a route: first those that are not to be avoided, then the others. Starts at the route's first
    /// delivery, which is acceptable because such claims are small.
    private func claimOthers(
        _ request: ClaimRequest, leaseUntil: Instant, _ ledger: inout ClaimLedger, _ claims: inout Claims, _ database: Database
    ) throws {
        var (others, avoided): ([Int64], [Int64]) = ([], [])
        for band in Band.all(ofRoute: request.routeRow) where others.count < request.limit {
            _ = try findReady(in: band, after: .min, limit: request.limit, &ledger, database) { row, _ in
                if request.avoiding.contains(row) { avoided.append(row) } else { others.append(row) }
                return others.count < request.limit
            }
        }
        for row in (others + avoided).prefix(request.limit) {
            try lease(row, of: request, until: leaseUntil, &ledger, &claims, database)
        }
    }

    private func lease(
        _ row: Int64, of request: ClaimRequest, until: Instant, _ ledger: inout ClaimLedger, _ claims: inout Claims, _ database: Database
    ) throws {
        if let recent = recent.withLock({ $0.take(row) }) {
            claims.add(recent, row: row, of: request)
        } else {
            try claims.add(row: row, of: request, database)
        }
        ledger.lease(row, route: request.routeRow, until: until)
    }

    func releaseAllLeases() async throws -> Int { ledger.withLock { $0.giveBackAll() } }

    func renewLeases(_ rows: [Int64], until: Instant) async throws { ledger.withLock { $0.renew(rows, until: until) } }

    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute] {
        readyRoutes(rows: ledger.withLock { $0.giveBackEnded(by: now, except: inFlight) })
    }
}
