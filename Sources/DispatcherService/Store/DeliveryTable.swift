import GRDB
import ServiceKit
import Storage

/// Deliveries: one for each device of a push. Their rows are short, because a settlement writes them again.
enum DeliveryTable {
    /// The highest position of a delivery; 0: there is none.
    static func lastPosition(_ database: Database) throws -> Int64 {
        try database.firstRow("SELECT coalesce(max(position), 0) FROM deliveries") { $0[0] } ?? 0
    }

    /// A new delivery.
    struct New {
        var row: Int64
        var device: String
        /// Nil where no sender exists for the address: the delivery is recorded as failed.
        var route: Int64?
        var rank: PriorityRank
        var position: Int64
        /// When the queue expires it.
        var queuedUntil: Instant
        /// Empty where no other delivery replaces it.
        var collapseKey = ""
    }

    private static let insertSQL = """
        INSERT INTO deliveries
          (delivery_row, push_device_id, route_row, rank, position, state, expires_at_ms, finished_at_ms, reason, sequence, collapse_key)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    static func insert(_ delivery: New, now: Instant, _ database: Database) throws {
        let hasSender = delivery.route != nil
        try database.runDirectly(insertSQL) {
            $0.add(delivery.row)
            $0.add(delivery.device)
            $0.add(delivery.route)
            $0.add(delivery.rank.rawValue)
            $0.add(delivery.position)
            $0.add((hasSender ? DeliveryState.queued : .failed).rawValue)
            $0.add(delivery.queuedUntil.milliseconds)
            $0.add(hasSender ? nil as Int64? : now.milliseconds)
            if hasSender { $0.add(nil as Int64?) } else { $0.add(FailureReason.noSender) }
            $0.add(!hasSender)
            $0.add(delivery.collapseKey.isEmpty ? nil as String? : delivery.collapseKey)
        }
    }

    /// The deliveries of a push, in order: row and device.
    static func devices(ofPush push: Int64, _ database: Database) throws -> [(row: Int64, device: String)] {
        try database.rows(
            "SELECT delivery_row, push_device_id FROM deliveries d WHERE \(DeliveryKey.deliveries(of: "?1")) ORDER BY delivery_row", [push]
        ) { ($0[0], $0[1]) }
    }

    /// The deliveries of a push, in order, with their states. A leased one counts as queued.
    static func deliveries(ofPush push: Int64, _ database: Database) throws -> [StoredDelivery] {
        try database.rows(
            """
            SELECT push_device_id, state, reason, provider_code FROM deliveries d
            WHERE \(DeliveryKey.deliveries(of: "?1")) ORDER BY delivery_row
            """, [push]
        ) {
            StoredDelivery(
                pushDeviceID: $0[0], state: DeliveryState(rawValue: $0[1]) ?? .queued, reason: $0[2] ?? "", providerCode: $0[3] ?? "")
        }
    }

    // MARK: Claims

    /// Reads the index alone.
    private static let readySQL = """
        SELECT delivery_row, position FROM deliveries INDEXED BY deliveries_ready
        WHERE state = 0 AND route_row = ? AND rank = ? AND position > ? ORDER BY position LIMIT ?
        """

    /// The ready deliveries of a band after a position, in their order. Leased ones are among them.
    static func ready(
        in band: Band, after position: Int64, limit: Int, _ database: Database, _ found: (_ row: Int64, _ position: Int64) throws -> Void
    ) throws {
        try database.readDirectly(readySQL) {
            $0.add(band.route)
            $0.add(band.rank.rawValue)
            $0.add(position)
            $0.add(Int64(limit))
        } _: { row in
            try found(row.number(0), row.number(1))
        }
    }

    private static let claimedSQL = """
        SELECT d.attempts, d.sequence, d.push_device_id, d.expires_at_ms, p.cancelled, p.message, d.replaced
        FROM deliveries d JOIN pushes p ON p.push_row = \(DeliveryKey.push) WHERE d.delivery_row = ?
        """

    /// A delivery with what an attempt needs; nil: there is no such delivery.
    ///
    /// - Parameter readsMessage: whether the encoded push is read.
    static func claimed(row: Int64, route: Int64, readsMessage: Bool, _ database: Database) throws -> ClaimedDelivery? {
        var claimed: ClaimedDelivery?
        try database.readDirectly(claimedSQL) {
            $0.add(row)
        } _: { stored in
            claimed = ClaimedDelivery(
                row: row, routeRow: route, pushRow: DeliveryKey.push(ofDelivery: row), pushDeviceID: stored.text(2),
                attempts: Int(stored.number(0)), sequence: stored.number(1), isCancelled: stored.flag(4),
                queuedUntil: Instant(milliseconds: stored.number(3)), message: readsMessage ? stored.bytes(5) : nil, isReplaced: stored.flag(6))
        }
        return claimed
    }

    // MARK: Retries

    /// Deliveries whose wait is over, at most `limit`, the earliest first: row and route.
    static func due(by now: Instant, limit: Int, _ database: Database) throws -> [(row: Int64, route: Int64)] {
        try database.rows(
            "SELECT delivery_row, route_row FROM deliveries WHERE state = 2 AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?",
            [now.milliseconds, limit]
        ) { ($0[0], $0[1]) }
    }

    /// Makes a delivery ready at a new place in its band.
    static func makeReady(row: Int64, position: Int64, _ database: Database) throws {
        try database.run("UPDATE deliveries SET state = 0, due_at_ms = NULL, position = ? WHERE delivery_row = ?", [position, row])
    }

    /// Makes a delivery ready at its old place in its band.
    static func makeReady(row: Int64, _ database: Database) throws {
        try database.run("UPDATE deliveries SET state = 0, due_at_ms = NULL WHERE delivery_row = ?", [row])
    }

    /// Deliveries of a route that wait for a retry after an attempt that ended with one of these codes.
    static func waiting(onRoute route: Int64, after codes: Set<String>, _ database: Database) throws -> [Int64] {
        try database.rows("SELECT delivery_row, provider_code FROM deliveries WHERE state = 2 AND route_row = ?", [route]) {
            (row: $0[0] as Int64, code: $0[1] as String?)
        }.filter { codes.contains($0.code ?? "") }.map { $0.row }
    }

    /// Moves the due times of retries. Deliveries that wait for the end of quiet hours keep their time.
    static func moveRetriesBack(by duration: Duration, _ database: Database) throws {
        try database.run(
            "UPDATE deliveries SET due_at_ms = due_at_ms - ? WHERE state = 2 AND provider_code IS NOT ?",
            [duration.wholeMilliseconds, WaitCode.quietHours])
    }

    /// The earliest instant at which an indexed delivery becomes due or ends after `now`.
    static func nextDue(after now: Instant, _ database: Database) throws -> Instant? {
        try database.firstRow(
            """
            SELECT (SELECT min(due_at_ms) FROM deliveries WHERE state = 2),
                   (SELECT min(expires_at_ms) FROM deliveries WHERE listed = 1 AND state IN (0, 2) AND expires_at_ms > ?)
            """, [now.milliseconds]
        ) { row in
            [row[0] as Int64?, row[1] as Int64?].compactMap(\.self).min().map { Instant(milliseconds: $0) }
        } ?? nil
    }
}
