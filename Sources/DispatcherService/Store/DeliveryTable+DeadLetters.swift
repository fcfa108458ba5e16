import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension DeliveryTable {
    /// One page of dead letters, oldest first.
    ///
    /// - Parameter tenant: nil: of all apps.
    static func deadLetters(of tenant: CommonV1.Tenant?, after row: Int64, limit: Int, _ database: Database) throws -> [DeadLetterEntry] {
        try database.rows(
            """
            SELECT d.delivery_row, p.organization_id, p.app_id, p.push_id, p.notification_id, p.user_id, d.push_device_id,
                   d.reason, d.provider_code, d.attempts, d.finished_at_ms
            FROM deliveries d JOIN pushes p ON p.push_row = \(DeliveryKey.push)
            WHERE d.dead_letter = 1 AND d.delivery_row > ? AND (? = '' OR (p.app_id = ? AND p.organization_id = ?))
            ORDER BY d.delivery_row LIMIT ?
            """, [row] + app(tenant) + [limit]
        ) { row in
            DeadLetterEntry(
                row: row[0], tenant: .init(organizationId: row[1], appId: row[2]), pushID: row[3], notificationID: row[4], userID: row[5],
                pushDeviceID: row[6], reason: row[7] ?? "", providerCode: row[8] ?? "", attempts: row[9],
                failedAt: Instant(milliseconds: row[10] ?? 0))
        }
    }

    /// The arguments of `(? = '' OR (p.app_id = ? AND p.organization_id = ?))`.
    private static func app(_ tenant: CommonV1.Tenant?) -> StatementArguments {
        let (app, organization) = (tenant?.appId ?? "", tenant?.organizationId ?? "")
        return [app, app, organization]
    }

    /// A dead letter to requeue.
    struct DeadLetter {
        var row: Int64
        var route: Int64
        /// The longest time in the queue.
        var patience: Duration
    }

    /// The selected dead letters that are neither cancelled nor replaced, in order.
    static func deadLetters(_ selection: DeadLetterSelection, _ database: Database) throws -> [DeadLetter] {
        let app = app(selection.tenant)
        func read(_ row: Row) -> DeadLetter { DeadLetter(row: row[0], route: row[1], patience: .milliseconds(row[2] as Int64)) }
        guard let pushIDs = selection.pushIDs else { return try database.rows(deadLetterSQL(ofOnePush: false), app, read) }
        let sql = deadLetterSQL(ofOnePush: true)
        return try Set(pushIDs).flatMap { try database.rows(sql, [$0] + app, read) }.sorted { $0.row < $1.row }
    }

    /// SQL of dead letters that are neither cancelled nor replaced, of one push or of all.
    static func deadLetterSQL(ofOnePush: Bool) -> String {
        """
        SELECT d.delivery_row, d.route_row, d.expires_at_ms - p.created_at_ms
        FROM \(ofOnePush
            ? "pushes p CROSS JOIN deliveries d ON \(DeliveryKey.deliveries(of: "p.push_row"))"
            : "deliveries d JOIN pushes p ON p.push_row = \(DeliveryKey.push)")
        WHERE \(ofOnePush ? "p.push_id = ? AND " : "")d.dead_letter = 1 AND p.cancelled = 0 AND d.replaced = 0
          AND (? = '' OR (p.app_id = ? AND p.organization_id = ?))
        ORDER BY d.delivery_row
        """
    }

    /// Makes a dead letter ready at the tail of its band, with no attempts counted.
    static func requeue(row: Int64, position: Int64, queuedUntil: Instant, _ database: Database) throws {
        try database.run(
            """
            UPDATE deliveries SET state = 0, attempts = 0, position = ?, expires_at_ms = ?, dead_letter = 0, reason = NULL,
                                  provider_code = NULL, finished_at_ms = NULL, listed = 1
            WHERE delivery_row = ?
            """, [position, queuedUntil.milliseconds, row])
    }
}
