import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import Synchronization

extension SQLitePushQueue {
    func settle(_ settlement: Settlement) async throws {
        guard !settlement.isEmpty else { return }
        // Encoded here, so that the writer's thread does not have to.
        let (outcomes, tokenReports) = (try OutboxRow.rows(settlement.outcomes), try OutboxRow.rows(settlement.tokenReports))
        try await store.write { [self] database in
            for delivery in settlement.deliveries {
                try apply(delivery, now: settlement.now, in: database)
            }
            for batch in outcomes { try Outbox<ReceiptsV1.Outcome>.insert(batch, database) }
            for batch in tokenReports { try Outbox<RegistryV1.TokenReport>.insert(batch, database) }
        }
        ledger.withLock { ledger in
            for delivery in settlement.deliveries {
                if case .release = delivery.change { ledger.giveBack(delivery.row) } else { ledger.end(delivery.row) }
            }
        }
    }

    /// `state < 3`: a delivery that was finished meanwhile stays finished.
    private func apply(_ delivery: DeliverySettlement, now: Instant, in database: Database) throws {
        switch delivery.change {
        case .sent:
            // Nothing reads the end of a sent delivery. Without it the row is no longer than before, so that no full page is divided.
            try database.runDirectly(
                "UPDATE deliveries SET state = 3, attempts = ?, sequence = ?, expires_at_ms = 0 WHERE delivery_row = ? AND state < 3"
            ) {
                $0.add(Int64(delivery.attempts))
                $0.add(delivery.sequence)
                $0.add(delivery.row)
            }
        case .failed(let reason, let code, let deadLetterUntil):
            try finish(delivery, as: .failed, reason: reason, code: code, isDeadLetter: deadLetterUntil != nil, now: now, in: database)
            if let deadLetterUntil {
                try database.cachedStatement(
                    sql: """
                        UPDATE pushes SET keep_until_ms = max(keep_until_ms, ?) WHERE push_row = ?
                        """
                ).execute(arguments: [deadLetterUntil.milliseconds, DeliveryKey.push(ofDelivery: delivery.row)])
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
                    UPDATE deliveries SET state = 2, attempts = ?, sequence = ?, due_at_ms = ?, provider_code = ?, listed = 1
                    WHERE delivery_row = ? AND state < 3
                    """
            ).execute(arguments: [delivery.attempts, delivery.sequence, at.milliseconds, code, delivery.row])
        case .release:
            try database.cachedStatement(
                sql: "UPDATE deliveries SET attempts = ?, sequence = ? WHERE delivery_row = ? AND state = 0"
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
                                      dead_letter = ?, due_at_ms = NULL
                WHERE delivery_row = ? AND state < 3
                """
        ).execute(arguments: [
            state.rawValue, delivery.attempts, delivery.sequence, now.milliseconds, reason, code, isDeadLetter ? 1 : 0, delivery.row,
        ])
    }
}
