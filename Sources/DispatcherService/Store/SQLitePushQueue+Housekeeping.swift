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
            listingFailed()
            throw error
        }
    }

    /// - Returns: the routes of deliveries that became ready, and the effect without them.
    private func housekeep(now: Instant, in database: Database) throws -> (Set<Int64>, HousekeepingEffect) {
        var effect = HousekeepingEffect()
        let isListed = try listEnds(by: now, in: database)
        let ended = try end(
            .expired, "deliveries d CROSS JOIN pushes p ON p.push_row = \(DeliveryKey.push)",
            where: "d.listed = 1 AND d.state IN (0, 2) AND d.expires_at_ms <= ?", arguments: [now.milliseconds], now: now, in: database)
        effect.expired = ended
        let due = try Row.fetchAll(
            database.cachedStatement(
                sql: "SELECT delivery_row, route_row FROM deliveries WHERE state = 2 AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?"),
            arguments: [now.milliseconds, SQLitePushQueue.stepLimit])
        // To the tail of its band: a retry does not go before deliveries that were never tried (T33).
        let update = try database.cachedStatement(
            sql: "UPDATE deliveries SET state = 0, due_at_ms = NULL, position = ? WHERE delivery_row = ?")
        var rows: Set<Int64> = []
        let ledger = ledger.withLock { $0 }
        for row in due {
            let delivery: Int64 = row[0]
            // Its settlement is stored and about to end the lease. The next housekeeping makes it ready.
            guard !ledger.isLeased(delivery) else { continue }
            try update.execute(arguments: [nextPosition(), delivery])
            rows.insert(row[1])
        }
        effect.isComplete = isListed && ended < SQLitePushQueue.stepLimit && due.count < SQLitePushQueue.stepLimit
        let next = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT (SELECT min(due_at_ms) FROM deliveries WHERE state = 2),
                           (SELECT min(expires_at_ms) FROM deliveries WHERE listed = 1 AND state IN (0, 2) AND expires_at_ms > ?)
                    """), arguments: [now.milliseconds])
        let dueAt: Int64? = next?[0]
        let endsAt: Int64? = next?[1]
        let unlisted = ends.withLock { $0.first?.milliseconds }
        effect.nextDue = [dueAt, endsAt, unlisted].compactMap { $0 }.min().map { Instant(milliseconds: $0) }
        return (rows, effect)
    }

    func moveRetriesBack(by duration: Duration) async throws {
        try await store.write { database in
            try database.execute(
                sql: "UPDATE deliveries SET due_at_ms = due_at_ms - ? WHERE state = 2 AND provider_code IS NOT ?",
                arguments: [duration.wholeMilliseconds, WaitCode.quietHours])
        }
    }

    func cancel(organizationID: String, appID: String, notificationIDs: [String], now: Instant) async throws -> Int {
        try await store.write { [self] database in
            var ended = 0
            for notification in notificationIDs {
                try database.cachedStatement(
                    sql: "UPDATE pushes SET cancelled = 1 WHERE notification_id = ? AND app_id = ? AND organization_id = ?"
                ).execute(arguments: [notification, appID, organizationID])
                guard database.changesCount > 0 else { continue }
                // Those that are not ended here are found cancelled when they are claimed from the store.
                recent.withLock { $0 = RecentPushes() }
                ended += try end(
                    .cancelled, "pushes p CROSS JOIN deliveries d ON \(DeliveryKey.deliveries(of: "p.push_row"))",
                    where: "d.state IN (0, 2) AND p.notification_id = ? AND p.app_id = ? AND p.organization_id = ?",
                    arguments: [notification, appID, organizationID], now: now, in: database)
            }
            return ended
        }
    }

    /// Ends deliveries that are not leased and writes their outcomes to the outbox. At most ``stepLimit`` deliveries a call.
    private func end(
        _ state: DeliveryState, _ source: String, where condition: String, arguments: StatementArguments, now: Instant, in database: Database
    ) throws -> Int {
        let rows = try unleased(source, where: condition, arguments: arguments, database)
        let update = try database.cachedStatement(
            sql: "UPDATE deliveries SET state = ?, sequence = sequence + 1, finished_at_ms = ?, due_at_ms = NULL WHERE delivery_row = ?")
        var reports: [ReceiptsV1.Outcome] = []
        for row in rows {
            let sequence: Int64 = row[8]
            let attempts: Int = row[7]
            let delivery: Int64 = row[0]
            try update.execute(arguments: [state.rawValue, now.milliseconds, delivery])
            // Probes and test pushes report no outcome: a probe has no notification, and a test push is not in the ledger. A test push names
            // itself as its notification.
            let (push, notification): (String, String) = (row[3], row[4])
            guard !notification.isEmpty, notification != push else { continue }
            reports.append(
                ReceiptsV1.Outcome(
                    tenant: CommonV1.Tenant(organizationId: row[1], appId: row[2]), pushId: row[3], notificationId: row[4],
                    pushDeviceId: row[5], userId: row[6], status: state == .expired ? .expired : .cancelled,
                    attemptNumber: Int32(clamping: attempts), provider: row[9] ?? "", providerCode: row[10] ?? "",
                    occurredAtMs: now.milliseconds, sequence: sequence + 1, skipReason: state == .expired ? .ttlExpired : .cancelled))
        }
        for batch in try OutboxRow.rows(reports) { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
        return rows.count
    }

    /// Deliveries that are not leased, with the columns of their outcomes.
    private func unleased(_ source: String, where condition: String, arguments: StatementArguments, _ database: Database) throws -> [Row] {
        let cursor = try Row.fetchCursor(
            database,
            sql: """
                SELECT d.delivery_row, p.organization_id, p.app_id, p.push_id, p.notification_id, d.push_device_id, p.user_id,
                       d.attempts, d.sequence, r.provider, d.provider_code
                FROM \(source) LEFT JOIN routes r ON r.route_row = d.route_row
                WHERE \(condition)
                """, arguments: arguments)
        let ledger = ledger.withLock { $0 }
        var rows: [Row] = []
        while rows.count < Self.stepLimit, let row = try cursor.next() {
            if !ledger.isLeased(row[0]) { rows.append(row.copy()) }
        }
        return rows
    }
}
