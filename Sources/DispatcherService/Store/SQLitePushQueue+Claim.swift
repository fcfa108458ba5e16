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

    /// The deliveries of a claim. The first delivery of each push carries the push's message.
    private struct Claims {
        var deliveries: [ClaimedDelivery] = []
        private var pushes: Set<Int64> = []

        init(capacity: Int) { deliveries.reserveCapacity(min(capacity, 1_000)) }

        /// - Parameter recent: The push from ``RecentPushes``, if it is there.
        mutating func add(_ row: Row, of request: ClaimRequest, _ recent: QueuedPush?) throws {
            let delivery: Int64 = row[0]
            let push = DeliveryKey.push(ofDelivery: delivery)
            let cancelled: Int64 = row[6]
            let needsMessage = recent == nil && pushes.insert(push).inserted
            deliveries.append(
                ClaimedDelivery(
                    row: delivery, routeRow: request.routeRow, pushRow: push, pushDeviceID: row[4], attempts: row[2], sequence: row[3],
                    isCancelled: cancelled != 0, queuedUntil: Instant(milliseconds: row[5]),
                    message: try needsMessage ? row.bytes(at: 7) : nil, recent: recent))
        }
    }

    private static let readyDeliveries = """
        SELECT d.delivery_row, d.position, d.attempts, d.sequence, d.push_device_id, d.expires_at_ms, p.cancelled, p.message
        FROM deliveries d INDEXED BY deliveries_ready JOIN pushes p ON p.push_row = \(DeliveryKey.push)
        WHERE d.state = 0 AND d.route_row = ? AND d.rank = ? AND d.position > ? ORDER BY d.position
        """

    /// Claims the first `limit` ready deliveries of a route, band by band.
    private func claim(
        _ request: ClaimRequest, leaseUntil: Instant, _ ledger: inout ClaimLedger, _ claims: inout Claims, _ database: Database
    ) throws {
        var left = request.limit
        for rank in PriorityRank.allCases where left > 0 {
            let rank = Int64(rank.rawValue)
            let cursor = try Row.fetchCursor(
                database.cachedStatement(sql: Self.readyDeliveries),
                arguments: [request.routeRow, rank, ledger.passed(route: request.routeRow, rank: rank)])
            var last: Int64?
            while left > 0, let row = try cursor.next() {
                let delivery: Int64 = row[0]
                last = row[1]
                guard !ledger.isLeased(delivery) else { continue }
                try claims.add(row, of: request, recentPush(of: row))
                ledger.lease(delivery, route: request.routeRow, until: leaseUntil)
                left -= 1
            }
            if let last { ledger.pass(last, route: request.routeRow, rank: rank) }
        }
    }

    /// Claims up to `limit` ready deliveries of a route: first those that are not to be avoided, then the others. Starts at the route's first
    /// delivery, which is acceptable because such claims are small.
    private func claimOthers(
        _ request: ClaimRequest, leaseUntil: Instant, _ ledger: inout ClaimLedger, _ claims: inout Claims, _ database: Database
    ) throws {
        var (others, avoided): ([Row], [Row]) = ([], [])
        for rank in PriorityRank.allCases where others.count < request.limit {
            let cursor = try Row.fetchCursor(
                database.cachedStatement(sql: Self.readyDeliveries), arguments: [request.routeRow, rank.rawValue, Int64.min])
            while others.count < request.limit, let row = try cursor.next() {
                let delivery: Int64 = row[0]
                guard !ledger.isLeased(delivery) else { continue }
                if request.avoiding.contains(delivery) { avoided.append(row.copy()) } else { others.append(row.copy()) }
            }
        }
        for row in (others + avoided).prefix(request.limit) {
            try claims.add(row, of: request, recentPush(of: row))
            ledger.lease(row[0], route: request.routeRow, until: leaseUntil)
        }
    }

    private func recentPush(of row: Row) -> QueuedPush? {
        let (push, device) = (DeliveryKey.push(ofDelivery: row[0]), row[4] as String)
        return recent.withLock { $0.take(row: push, for: device) }
    }

    func releaseAllLeases() async throws -> Int { ledger.withLock { $0.giveBackAll() } }

    func renewLeases(_ rows: [Int64], until: Instant) async throws { ledger.withLock { $0.renew(rows, until: until) } }

    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute] {
        readyRoutes(rows: ledger.withLock { $0.giveBackEnded(by: now, except: inFlight) })
    }
}
