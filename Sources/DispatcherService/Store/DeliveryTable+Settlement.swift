import GRDB
import ServiceKit
import Storage

extension DeliveryTable {
    /// Stores the result of a delivery. `state < 3`: a delivery that was finished meanwhile stays finished.
    static func settle(_ delivery: DeliverySettlement, now: Instant, _ database: Database) throws {
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
            try finish(delivery, as: .failed, reason: reason, code: code, isDeadLetter: deadLetterUntil != nil, now: now, database)
            if let deadLetterUntil {
                try PushTable.keep(push: DeliveryKey.push(ofDelivery: delivery.row), until: deadLetterUntil, database)
            }
        case .expired:
            try finish(delivery, as: .expired, now: now, database)
        case .cancelled:
            try finish(delivery, as: .cancelled, now: now, database)
        case .skipped(let reason):
            try finish(delivery, as: .skipped, reason: reason, now: now, database)
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

    private static func finish(
        _ delivery: DeliverySettlement, as state: DeliveryState, reason: String? = nil, code: String? = nil, isDeadLetter: Bool = false,
        now: Instant, _ database: Database
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
