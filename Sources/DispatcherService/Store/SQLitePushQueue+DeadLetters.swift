import CarillonAPI
import Foundation
import Protobuf
import ServiceKit
import Storage
import Synchronization

extension SQLitePushQueue {
    func deadLetters(organizationID: String, appID: String, after row: Int64, limit: Int) async throws -> [DeadLetterEntry] {
        try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT d.delivery_row, p.organization_id, p.app_id, p.push_id, p.notification_id, p.user_id, d.push_device_id,
                           d.reason, d.provider_code, d.attempts, d.finished_at_ms
                    FROM deliveries d JOIN pushes p ON p.push_row = \(DeliveryKey.push)
                    WHERE d.dead_letter = 1 AND d.delivery_row > ? AND (? = '' OR (p.app_id = ? AND p.organization_id = ?))
                    ORDER BY d.delivery_row LIMIT ?
                    """, arguments: [row, appID, appID, organizationID, limit]
            ).map { row in
                DeadLetterEntry(
                    row: row[0], organizationID: row[1], appID: row[2], pushID: row[3], notificationID: row[4], userID: row[5],
                    pushDeviceID: row[6], reason: row[7] ?? "", providerCode: row[8] ?? "", attempts: row[9],
                    failedAt: Instant(milliseconds: row[10] ?? 0))
            }
        }
    }

    func requeue(_ selection: DeadLetterSelection, now: Instant) async throws -> RequeueEffect {
        let (rows, count) = try await store.write { [self] database -> (Set<Int64>, Int) in
            let dead = try Self.dead(selection, database)
            let update = try database.cachedStatement(
                sql: """
                    UPDATE deliveries SET state = 0, attempts = 0, position = ?, expires_at_ms = ?, dead_letter = 0, reason = NULL,
                                          provider_code = NULL, finished_at_ms = NULL, listed = 1
                    WHERE delivery_row = ?
                    """)
            let ledger = ledger.withLock { $0 }
            var rows: Set<Int64> = []
            var count = 0
            for row in dead {
                let delivery: Int64 = row[0]
                let wantedUntil = try Self.wantedUntil(push: DeliveryKey.push(ofDelivery: delivery), database)
                guard wantedUntil > now, !ledger.isLeased(delivery) else { continue }
                // It may wait as long as it was first allowed to, but not beyond the push's time to live.
                let queuedUntil = min(wantedUntil, now + .milliseconds(row[2] as Int64))
                try update.execute(arguments: [nextPosition(), queuedUntil.milliseconds, delivery])
                rows.insert(row[1])
                count += 1
            }
            return (rows, count)
        }
        return RequeueEffect(requeued: count, ready: readyRoutes(rows: rows))
    }

    /// Columns `delivery_row`, `route_row` and the longest time in the queue in milliseconds, ordered by delivery.
    private static func dead(_ selection: DeadLetterSelection, _ database: Database) throws -> [Row] {
        let app = [selection.appID, selection.appID, selection.organizationID]
        guard let pushIDs = selection.pushIDs else {
            return try Row.fetchAll(database, sql: deadSQL(ofOnePush: false), arguments: StatementArguments(app))
        }
        let statement = try database.cachedStatement(sql: deadSQL(ofOnePush: true))
        return try Set(pushIDs).flatMap { try Row.fetchAll(statement, arguments: StatementArguments([$0] + app)) }
            .sorted { ($0[0] as Int64) < ($1[0] as Int64) }
    }

    /// SQL of dead letters that are not cancelled, of one push or of all.
    static func deadSQL(ofOnePush: Bool) -> String {
        """
        SELECT d.delivery_row, d.route_row, d.expires_at_ms - p.created_at_ms
        FROM \(ofOnePush
            ? "pushes p CROSS JOIN deliveries d ON \(DeliveryKey.deliveries(of: "p.push_row"))"
            : "deliveries d JOIN pushes p ON p.push_row = \(DeliveryKey.push)")
        WHERE \(ofOnePush ? "p.push_id = ? AND " : "")d.dead_letter = 1 AND p.cancelled = 0 AND (? = '' OR (p.app_id = ? AND p.organization_id = ?))
        ORDER BY d.delivery_row
        """
    }

    /// End of a push's time to live. The queue's own limit may be earlier.
    private static func wantedUntil(push row: Int64, _ database: Database) throws -> Instant {
        let message = try Data.fetchOne(database.cachedStatement(sql: "SELECT message FROM pushes WHERE push_row = ?"), arguments: [row])
        return Instant(milliseconds: try DispatcherV1.Push(bytes: Array(message ?? Data())).expiresAtMs)
    }

    func prune(now: Instant) async throws -> Int {
        try await store.write { database in
            try database.cachedStatement(
                sql: """
                    DELETE FROM pushes WHERE push_row IN (
                      SELECT p.push_row FROM pushes p WHERE p.keep_until_ms <= ?
                        AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE \(DeliveryKey.deliveries(of: "p.push_row")) AND d.state < 3)
                      ORDER BY p.keep_until_ms LIMIT \(SQLitePushQueue.stepLimit))
                    """
            ).execute(arguments: [now.milliseconds])
            return database.changesCount
        }
    }
}
