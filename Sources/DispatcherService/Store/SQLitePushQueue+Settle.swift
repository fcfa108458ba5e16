import CarillonAPI
import ServiceKit
import Storage

extension SQLitePushQueue {
    func settle(_ settlement: Settlement) async throws {
        guard !settlement.isEmpty else { return }
        try await store.write { [self] database in
            for delivery in settlement.deliveries {
                try apply(delivery, now: settlement.now, in: database)
            }
            for message in settlement.outcomes { try OutcomeOutbox.insert(message, into: .outcomes, of: database) }
            for message in settlement.tokenReports { try OutcomeOutbox.insert(message, into: .tokenReports, of: database) }
        }
    }

    /// `state < 3`: a delivery that somebody finished meanwhile stays finished.
    private func apply(_ delivery: DeliverySettlement, now: Instant, in database: Database) throws {
        switch delivery.change {
        case .sent:
            try database.cachedStatement(
                sql: """
                    UPDATE deliveries SET state = 3, attempts = ?, sequence = ?, finished_at_ms = ?, lease_until_ms = NULL
                    WHERE delivery_row = ? AND state < 3
                    """
            ).execute(arguments: [delivery.attempts, delivery.sequence, now.milliseconds, delivery.row])
        case .failed(let reason, let code, let deadLetterUntil):
            try finish(delivery, as: .failed, reason: reason, code: code, isDeadLetter: deadLetterUntil != nil, now: now, in: database)
            if let deadLetterUntil {
                try database.cachedStatement(
                    sql: """
                        UPDATE pushes SET keep_until_ms = max(keep_until_ms, ?)
                        WHERE push_row = (SELECT push_row FROM deliveries WHERE delivery_row = ?)
                        """
                ).execute(arguments: [deadLetterUntil.milliseconds, delivery.row])
            }
        case .expired:
            try finish(delivery, as: .expired, reason: nil, code: nil, isDeadLetter: false, now: now, in: database)
        case .cancelled:
            try finish(delivery, as: .cancelled, reason: nil, code: nil, isDeadLetter: false, now: now, in: database)
        case .skipped(let reason):
            try finish(delivery, as: .skipped, reason: reason, code: nil, isDeadLetter: false, now: now, in: database)
        case .retry(let at, let code):
            try database.cachedStatement(
                sql: """
                    UPDATE deliveries SET state = 2, attempts = ?, sequence = ?, due_at_ms = ?, provider_code = ?,
                                          lease_until_ms = NULL
                    WHERE delivery_row = ? AND state < 3
                    """
            ).execute(arguments: [delivery.attempts, delivery.sequence, at.milliseconds, code, delivery.row])
        case .release:
            try database.cachedStatement(
                sql: "UPDATE deliveries SET state = 0, attempts = ?, sequence = ?, lease_until_ms = NULL WHERE delivery_row = ? AND state = 1"
            ).execute(arguments: [delivery.attempts, delivery.sequence, delivery.row])
        }
    }

    private func finish(
        _ delivery: DeliverySettlement, as state: DeliveryState, reason: String?, code: String?, isDeadLetter: Bool, now: Instant,
        in database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                UPDATE deliveries SET state = ?, attempts = ?, sequence = ?, finished_at_ms = ?, reason = ?, provider_code = ?,
                                      dead_letter = ?, lease_until_ms = NULL, due_at_ms = NULL
                WHERE delivery_row = ? AND state < 3
                """
        ).execute(arguments: [
            state.rawValue, delivery.attempts, delivery.sequence, now.milliseconds, reason, code, isDeadLetter ? 1 : 0, delivery.row,
        ])
    }
}

// MARK: What ends without an attempt

extension SQLitePushQueue {
    func housekeep(now: Instant) async throws -> HousekeepingEffect {
        let (rows, effect) = try await store.write { [self] database -> (Set<Int64>, HousekeepingEffect) in
            var effect = HousekeepingEffect()
            let ended = try SQLitePushQueue.end(
                .expired, where: "d.state IN (0, 2) AND d.expires_at_ms <= \(now.milliseconds)", arguments: [], now: now, in: database)
            effect.expired = ended
            let due = try Row.fetchAll(
                database.cachedStatement(
                    sql: "SELECT delivery_row, route_row FROM deliveries WHERE state = 2 AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?"),
                arguments: [now.milliseconds, SQLitePushQueue.stepLimit])
            // To the tail of its band: what failed does not stand before what was never tried (T33).
            let update = try database.cachedStatement(
                sql: "UPDATE deliveries SET state = 0, due_at_ms = NULL, position = ? WHERE delivery_row = ?")
            var rows: Set<Int64> = []
            for row in due {
                let delivery: Int64 = row[0]
                try update.execute(arguments: [nextPosition(), delivery])
                rows.insert(row[1])
            }
            effect.isComplete = ended < SQLitePushQueue.stepLimit && due.count < SQLitePushQueue.stepLimit
            let next = try Row.fetchOne(
                database.cachedStatement(
                    sql: """
                        SELECT (SELECT min(due_at_ms) FROM deliveries WHERE state = 2),
                               (SELECT min(expires_at_ms) FROM deliveries WHERE state IN (0, 2))
                        """))
            let dueAt: Int64? = next?[0]
            let endsAt: Int64? = next?[1]
            effect.nextDue = [dueAt, endsAt].compactMap { $0 }.min().map { Instant(milliseconds: $0) }
            return (rows, effect)
        }
        var complete = effect
        complete.ready = readyRoutes(rows: rows)
        return complete
    }

    func moveRetriesBack(by duration: Duration) async throws {
        try await store.write { database in
            try database.execute(
                sql: "UPDATE deliveries SET due_at_ms = due_at_ms - ? WHERE state = 2 AND provider_code IS NOT ?",
                arguments: [duration.wholeMilliseconds, WaitCode.quietHours])
        }
    }

    func cancel(organizationID: String, appID: String, notificationIDs: [String], now: Instant) async throws -> Int {
        try await store.write { database in
            var ended = 0
            for notification in notificationIDs {
                try database.cachedStatement(
                    sql: "UPDATE pushes SET cancelled = 1 WHERE notification_id = ? AND app_id = ? AND organization_id = ?"
                ).execute(arguments: [notification, appID, organizationID])
                guard database.changesCount > 0 else { continue }
                ended += try SQLitePushQueue.end(
                    .cancelled, where: "d.state IN (0, 2) AND p.notification_id = ? AND p.app_id = ? AND p.organization_id = ?",
                    arguments: [notification, appID, organizationID], now: now, in: database)
            }
            return ended
        }
    }

    /// Ends deliveries that are not leased, and reports it, in one transaction.
    private static func end(
        _ state: DeliveryState, where condition: String, arguments: StatementArguments, now: Instant, in database: Database
    ) throws -> Int {
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT d.delivery_row, d.organization_id, d.app_id, p.push_id, p.notification_id, d.push_device_id, p.user_id,
                       d.attempts, d.sequence, r.provider, d.provider_code
                FROM deliveries d JOIN pushes p ON p.push_row = d.push_row LEFT JOIN routes r ON r.route_row = d.route_row
                WHERE \(condition) LIMIT \(SQLitePushQueue.stepLimit)
                """, arguments: arguments)
        let update = try database.cachedStatement(
            sql: "UPDATE deliveries SET state = ?, sequence = sequence + 1, finished_at_ms = ?, due_at_ms = NULL WHERE delivery_row = ?")
        for row in rows {
            let sequence: Int64 = row[8]
            let attempts: Int = row[7]
            let delivery: Int64 = row[0]
            try update.execute(arguments: [state.rawValue, now.milliseconds, delivery])
            // A probe has no notification, and no outcome is reported of it.
            let notification: String = row[4]
            guard !notification.isEmpty else { continue }
            let outcome = ReceiptsV1.Outcome(
                tenant: CommonV1.Tenant(organizationId: row[1], appId: row[2]), pushId: row[3], notificationId: row[4],
                pushDeviceId: row[5], userId: row[6], status: state == .expired ? .expired : .cancelled,
                attemptNumber: Int32(clamping: attempts), provider: row[9] ?? "", providerCode: row[10] ?? "",
                occurredAtMs: now.milliseconds, sequence: sequence + 1, skipReason: state == .expired ? .ttlExpired : .cancelled)
            try OutcomeOutbox.insert(
                OutboxMessage(organizationID: row[1], appID: row[2], bytes: try outcome.bytes()), into: .outcomes, of: database)
        }
        return rows.count
    }
}
