import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension DeliveryTable {
    /// A delivery that ends without an attempt, with the fields of its outcome.
    struct Ending {
        var row: Int64
        var tenant: CommonV1.Tenant
        var pushID: String
        var notificationID: String
        var pushDeviceID: String
        var userID: String
        var attempts: Int
        var sequence: Int64
        var provider: String
        var providerCode: String
    }

    /// Why a delivery ends without an attempt.
    enum End {
        case expired
        case cancelled
        /// A newer delivery to the device has its collapse key.
        case replaced
    }

    /// Puts a delivery into the index of ends.
    static func index(row: Int64, _ database: Database) throws {
        try database.runDirectly("UPDATE deliveries SET listed = 1 WHERE delivery_row = ?") { $0.add(row) }
    }

    /// Indexed deliveries past their end, at most `limit`.
    static func ended(by now: Instant, limit: Int, _ ledger: ClaimLedger, _ database: Database) throws -> [Ending] {
        try unleased(
            "deliveries d CROSS JOIN pushes p ON p.push_row = \(DeliveryKey.push)",
            where: "d.listed = 1 AND d.state IN (0, 2) AND d.expires_at_ms <= ?", arguments: [now.milliseconds], limit, ledger, database)
    }

    /// The unfinished deliveries of a notification, at most `limit`.
    static func unfinished(
        ofNotification notification: String, of tenant: CommonV1.Tenant, limit: Int, _ ledger: ClaimLedger, _ database: Database
    ) throws -> [Ending] {
        try unleased(
            "pushes p CROSS JOIN deliveries d ON \(DeliveryKey.deliveries(of: "p.push_row"))",
            where: "d.state IN (0, 2) AND p.notification_id = ? AND p.app_id = ? AND p.organization_id = ?",
            arguments: [notification, tenant.appId, tenant.organizationId], limit, ledger, database)
    }

    /// Deliveries that are not leased.
    static func unleased(
        _ source: String, where condition: String, arguments: StatementArguments, _ limit: Int, _ ledger: ClaimLedger, _ database: Database
    ) throws -> [Ending] {
        let cursor = try Row.fetchCursor(
            database,
            sql: """
                SELECT d.delivery_row, p.organization_id, p.app_id, p.push_id, p.notification_id, d.push_device_id, p.user_id,
                       d.attempts, d.sequence, r.provider, d.provider_code
                FROM \(source) LEFT JOIN routes r ON r.route_row = d.route_row
                WHERE \(condition)
                """, arguments: arguments)
        var endings: [Ending] = []
        while endings.count < limit, let row = try cursor.next() {
            guard !ledger.isLeased(row[0]) else { continue }
            endings.append(
                Ending(
                    row: row[0], tenant: .init(organizationId: row[1], appId: row[2]), pushID: row[3], notificationID: row[4],
                    pushDeviceID: row[5], userID: row[6], attempts: row[7], sequence: row[8], provider: row[9] ?? "",
                    providerCode: row[10] ?? ""))
        }
        return endings
    }

    /// Ends deliveries without an attempt.
    ///
    /// - Returns: their outcomes. Probes and test pushes have none: a probe has no notification, and a test push is not in the ledger.
    static func end(_ endings: [Ending], as end: End, now: Instant, _ database: Database) throws -> [ReceiptsV1.Outcome] {
        let state: DeliveryState =
            switch end {
            case .expired: .expired
            case .cancelled, .replaced: .cancelled
            }
        let update = try database.cachedStatement(
            sql: "UPDATE deliveries SET state = ?, sequence = sequence + 1, finished_at_ms = ?, due_at_ms = NULL WHERE delivery_row = ?")
        for ending in endings { try update.execute(arguments: [state.rawValue, now.milliseconds, ending.row]) }
        return endings.compactMap { $0.outcome(end, now: now) }
    }
}

extension DeliveryTable.Ending {
    /// The outcome. Nil for probes and test pushes: a test push names itself as its notification.
    func outcome(_ end: DeliveryTable.End, now: Instant) -> ReceiptsV1.Outcome? {
        guard !notificationID.isEmpty, notificationID != pushID else { return nil }
        let (status, skipReason): (CommonV1.DeliveryStatus, CommonV1.SkipReason) =
            switch end {
            case .expired: (.expired, .ttlExpired)
            case .cancelled, .replaced: (.cancelled, .cancelled)
            }
        return ReceiptsV1.Outcome(
            tenant: tenant, pushId: pushID, notificationId: notificationID, pushDeviceId: pushDeviceID, userId: userID, status: status,
            attemptNumber: Int32(clamping: attempts), provider: provider, providerCode: providerCode,
            failureReason: end == .replaced ? FailureReason.replaced : "", occurredAtMs: now.milliseconds, sequence: sequence + 1,
            skipReason: skipReason)
    }
}
