import CarillonAPI
import GRDB
import Providers
import ServiceKit
import Storage

extension DeliveryTable {
    /// One page of dead letters, oldest first.
    ///
    /// - Parameter tenant: nil: of all apps.
    static func deadLetters(
        of tenant: CommonV1.Tenant?, matching filter: DeadLetterFilter, after row: Int64, limit: Int, _ database: Database
    ) throws -> [DeadLetterEntry] {
        try database.rows(
            """
            SELECT d.delivery_row, p.organization_id, p.app_id, p.push_id, p.notification_id, p.user_id, d.push_device_id,
                   d.reason, d.provider_code, d.attempts, d.finished_at_ms, \(provider)
            FROM deliveries d JOIN pushes p ON p.push_row = \(DeliveryKey.push)
            WHERE d.dead_letter = 1 AND d.delivery_row > ? AND \(isSelected)
            ORDER BY d.delivery_row LIMIT ?
            """, [row] + arguments(tenant, filter) + [limit]
        ) { row in
            DeadLetterEntry(
                row: row[0], tenant: .init(organizationId: row[1], appId: row[2]), pushID: row[3], notificationID: row[4], userID: row[5],
                pushDeviceID: row[6], provider: (row[11] as String?).map(ProviderID.init(rawValue:)), reason: row[7] ?? "",
                providerCode: row[8] ?? "", attempts: row[9], failedAt: Instant(milliseconds: row[10] ?? 0))
        }
    }

    private static let provider = "(SELECT r.provider FROM routes r WHERE r.route_row = d.route_row)"

    /// A condition on dead letters of one app, or of all, that match a filter. Its arguments: ``arguments(_:_:)``.
    private static let isSelected = """
        (? = '' OR (p.app_id = ? AND p.organization_id = ?))
          AND (? IS NULL OR \(provider) = ?) AND (? IS NULL OR d.reason = ?) AND (? IS NULL OR d.provider_code = ?)
          AND (? IS NULL OR d.finished_at_ms >= ?) AND (? IS NULL OR d.finished_at_ms < ?)
        """

    private static func arguments(_ tenant: CommonV1.Tenant?, _ filter: DeadLetterFilter) -> StatementArguments {
        let (from, before) = (filter.failedFrom?.milliseconds, filter.failedBefore?.milliseconds)
        let provider = filter.provider?.rawValue
        let narrowing: StatementArguments = [
            provider, provider, filter.reason, filter.reason, filter.providerCode, filter.providerCode, from, from, before, before,
        ]
        return app(tenant) + narrowing
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
        try selected(selection, deadLetterSQL, database) { row in
            DeadLetter(row: row[0], route: row[1], patience: .milliseconds(row[2] as Int64))
        }.sorted { $0.row < $1.row }
    }

    /// Makes selected dead letters mere failures, also cancelled and replaced ones.
    ///
    /// - Returns: their number.
    static func drop(_ selection: DeadLetterSelection, _ database: Database) throws -> Int {
        let rows = try selected(selection, droppedSQL, database) { $0[0] as Int64 }
        for row in rows { try database.run("UPDATE deliveries SET dead_letter = 0 WHERE delivery_row = ?", [row]) }
        return rows.count
    }

    /// Reads the dead letters of a selection: one statement for each push, or one for all.
    private static func selected<Value>(
        _ selection: DeadLetterSelection, _ sql: (_ ofOnePush: Bool) -> String, _ database: Database, _ read: (Row) throws -> Value
    ) throws -> [Value] {
        let arguments = arguments(selection.tenant, selection.filter)
        guard let pushIDs = selection.pushIDs else { return try database.rows(sql(false), arguments, read) }
        let ofOnePush = sql(true)
        return try Set(pushIDs).flatMap { try database.rows(ofOnePush, [$0] + arguments, read) }
    }

    /// SQL of dead letters that are neither cancelled nor replaced, of one push or of all.
    static func deadLetterSQL(ofOnePush: Bool) -> String {
        """
        SELECT d.delivery_row, d.route_row, d.expires_at_ms - p.created_at_ms
        \(selection(ofOnePush: ofOnePush)) AND p.cancelled = 0 AND d.replaced = 0
        ORDER BY d.delivery_row
        """
    }

    /// SQL of dead letters to drop, of one push or of all.
    static func droppedSQL(ofOnePush: Bool) -> String { "SELECT d.delivery_row \(selection(ofOnePush: ofOnePush))" }

    private static func selection(ofOnePush: Bool) -> String {
        """
        FROM \(ofOnePush
            ? "pushes p CROSS JOIN deliveries d ON \(DeliveryKey.deliveries(of: "p.push_row"))"
            : "deliveries d JOIN pushes p ON p.push_row = \(DeliveryKey.push)")
        WHERE \(ofOnePush ? "p.push_id = ? AND " : "")d.dead_letter = 1 AND \(isSelected)
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
