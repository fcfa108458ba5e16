import Foundation
import ServiceKit
import Storage

extension SQLitePushQueue {
    func claim(_ requests: [ClaimRequest], leaseUntil: Instant) async throws -> [ClaimedDelivery] {
        try await store.write { database in
            var claimed: [ClaimedDelivery] = []
            claimed.reserveCapacity(requests.reduce(0) { $0 + $1.limit })
            var seen: Set<Int64> = []
            for request in requests where request.limit > 0 {
                if request.avoiding.isEmpty {
                    try SQLitePushQueue.claim(request, leaseUntil: leaseUntil, seen: &seen, into: &claimed, in: database)
                } else {
                    try SQLitePushQueue.claimOthers(request, leaseUntil: leaseUntil, seen: &seen, into: &claimed, in: database)
                }
            }
            return claimed
        }
    }

    private static let ready = """
        SELECT d.delivery_row, d.push_row, d.attempts, d.sequence, d.push_device_id, d.target, p.cancelled, p.message, d.rank, d.position
        FROM deliveries d INDEXED BY deliveries_ready JOIN pushes p ON p.push_row = d.push_row
        WHERE d.state = 0 AND d.route_row = ? ORDER BY d.rank, d.position LIMIT ?
        """

    private static func delivery(_ row: Row, of request: ClaimRequest, seen: inout Set<Int64>) -> ClaimedDelivery {
        let pushRow: Int64 = row[1]
        let cancelled: Int64 = row[6]
        return ClaimedDelivery(
            row: row[0], routeRow: request.routeRow, pushRow: pushRow, pushDeviceID: row[4], attempts: row[2], sequence: row[3],
            isCancelled: cancelled != 0, target: row.bytes(5), message: seen.insert(pushRow).inserted ? row.bytes(7) : nil)
    }

    /// The first `limit` ready deliveries of a route, then one update over exactly that stretch of the line.
    private static func claim(
        _ request: ClaimRequest, leaseUntil: Instant, seen: inout Set<Int64>, into claimed: inout [ClaimedDelivery], in database: Database
    ) throws {
        let cursor = try Row.fetchCursor(database.cachedStatement(sql: ready), arguments: [request.routeRow, request.limit])
        var last: (rank: Int64, position: Int64)?
        while let row = try cursor.next() {
            claimed.append(delivery(row, of: request, seen: &seen))
            last = (row[8], row[9])
        }
        guard let last else { return }
        try database.cachedStatement(
            sql: """
                UPDATE deliveries INDEXED BY deliveries_ready SET state = 1, lease_until_ms = ?
                WHERE state = 0 AND route_row = ? AND (rank, position) <= (?, ?)
                """
        ).execute(arguments: [leaseUntil.milliseconds, request.routeRow, last.rank, last.position])
    }

    /// The first `limit` ready deliveries of a route that are not to be avoided, then those that are. A few at a time: each is updated by itself.
    private static func claimOthers(
        _ request: ClaimRequest, leaseUntil: Instant, seen: inout Set<Int64>, into claimed: inout [ClaimedDelivery], in database: Database
    ) throws {
        let rows = try Row.fetchAll(
            database.cachedStatement(sql: ready), arguments: [request.routeRow, request.limit + request.avoiding.count])
        let (others, avoided) = (rows.filter { !request.avoiding.contains($0[0]) }, rows.filter { request.avoiding.contains($0[0]) })
        let update = try database.cachedStatement(sql: "UPDATE deliveries SET state = 1, lease_until_ms = ? WHERE delivery_row = ?")
        for row in (others + avoided).prefix(request.limit) {
            let delivery = delivery(row, of: request, seen: &seen)
            claimed.append(delivery)
            try update.execute(arguments: [leaseUntil.milliseconds, delivery.row])
        }
    }

    func releaseLeasesOfPreviousLife() async throws -> Int {
        try await store.write { database in
            try database.execute(sql: "UPDATE deliveries SET state = 0, lease_until_ms = NULL WHERE state = 1")
            return database.changesCount
        }
    }

    func renewLeases(_ rows: [Int64], until: Instant) async throws {
        guard !rows.isEmpty else { return }
        try await store.write { database in
            let update = try database.cachedStatement(
                sql: "UPDATE deliveries SET lease_until_ms = ? WHERE delivery_row = ? AND state = 1")
            for row in rows { try update.execute(arguments: [until.milliseconds, row]) }
        }
    }

    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute] {
        let routes = try await store.write { database in
            let overdue = try Row.fetchAll(
                database.cachedStatement(
                    sql: "SELECT delivery_row, route_row FROM deliveries WHERE state = 1 AND lease_until_ms <= ? LIMIT ?"),
                arguments: [now.milliseconds, SQLitePushQueue.stepLimit + inFlight.count])
            let update = try database.cachedStatement(
                sql: "UPDATE deliveries SET state = 0, lease_until_ms = NULL WHERE delivery_row = ?")
            var routes: Set<Int64> = []
            for row in overdue {
                let delivery: Int64 = row[0]
                guard !inFlight.contains(delivery) else { continue }
                try update.execute(arguments: [delivery])
                routes.insert(row[1])
            }
            return routes
        }
        return readyRoutes(rows: routes)
    }
}
