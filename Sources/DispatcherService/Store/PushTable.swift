import CarillonAPI
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Pushes with their encoded messages. A push's row is also its idempotency record: while it is kept, the same push is not queued again.
enum PushTable {
    private static let insertSQL = """
        INSERT INTO pushes (push_row, organization_id, app_id, push_id, notification_id, user_id, created_at_ms, keep_until_ms, message)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
        """

    /// The highest row; 0: there is none.
    static func lastRow(_ database: Database) throws -> Int64 {
        try database.firstRow("SELECT coalesce(max(push_row), 0) FROM pushes") { $0[0] } ?? 0
    }

    /// Inserts a push.
    ///
    /// - Parameter message: the encoded push.
    /// - Returns: false when the push is known; then nothing is changed.
    static func insert(_ push: NewPush, row: Int64, message: [UInt8], now: Instant, _ database: Database) throws -> Bool {
        let tenant = push.tenant
        try database.runDirectly(insertSQL) {
            $0.add(row)
            $0.add(tenant.organizationId)
            $0.add(tenant.appId)
            $0.add(push.push.message.pushId)
            $0.add(push.push.message.notificationId)
            $0.add(push.push.message.userId)
            $0.add(now.milliseconds)
            $0.add(push.knownUntil.milliseconds)
            $0.add(message)
        }
        return database.changesCount > 0
    }

    /// The row of a known push.
    static func row(of push: NewPush, _ database: Database) throws -> Int64 {
        let found: Int64? = try database.firstRow(
            "SELECT push_row FROM pushes WHERE push_id = ? AND app_id = ? AND organization_id = ?",
            [push.push.message.pushId, push.tenant.appId, push.tenant.organizationId]
        ) { $0[0] }
        guard let found else { throw UnreadableStore("push \(push.push.message.pushId) is known and cannot be found") }
        return found
    }

    /// A push whose id begins so, and its encoded message.
    ///
    /// - Parameter idPrefix: ends with `_`, which hexadecimal digits follow.
    static func push(idPrefix: String, _ database: Database) throws -> (row: Int64, message: [UInt8])? {
        try database.firstRow("SELECT push_row, message FROM pushes WHERE push_id BETWEEN ?1 AND ?1 || 'g' LIMIT 1", [idPrefix]) {
            ($0[0], try $0.bytes(at: 1))
        }
    }

    /// The encoded message; nil: there is no such push.
    static func message(ofPush row: Int64, _ database: Database) throws -> [UInt8]? {
        try database.firstRow("SELECT message FROM pushes WHERE push_row = ?", [row]) { try $0.bytes(at: 0) }
    }

    static func setMessage(ofPush row: Int64, _ message: [UInt8], _ database: Database) throws {
        try database.run("UPDATE pushes SET message = ? WHERE push_row = ?", [Data(message), row])
    }

    /// Adds targets to the message of a known push.
    ///
    /// - Parameter push: with these targets alone, as it is sent to them.
    static func add(_ push: DispatcherV1.Push, toPush row: Int64, _ database: Database) throws {
        let known = try message(ofPush: row, database) ?? []
        guard !known.isEmpty else {
            // It was forgotten when the deliveries before were finished.
            return try database.run("UPDATE pushes SET message = ?, user_id = ? WHERE push_row = ?", [Data(push.bytes()), push.userId, row])
        }
        var addition = DispatcherV1.Push()
        addition.targets = push.targets
        // Protobuf: two encoded messages in a row decode as one message with the targets of both.
        try setMessage(ofPush: row, known + addition.bytes(), database)
    }

    /// Marks the pushes of a notification as cancelled, so that deliveries in flight get no further attempt.
    ///
    /// - Returns: whether there is one.
    static func cancel(notification: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.countChanges(
            "UPDATE pushes SET cancelled = 1 WHERE notification_id = ? AND app_id = ? AND organization_id = ?",
            [notification, tenant.appId, tenant.organizationId]) > 0
    }

    // MARK: Retention

    /// Keeps a push until the instant at least.
    static func keep(push row: Int64, until instant: Instant, _ database: Database) throws {
        try database.run("UPDATE pushes SET keep_until_ms = max(keep_until_ms, ?) WHERE push_row = ?", [instant.milliseconds, row])
    }

    /// When the first push may be deleted; nil: there is no push.
    static func firstEnd(_ database: Database) throws -> Instant? {
        // Without pushes there is one row with NULL.
        try database.firstRow("SELECT min(keep_until_ms) FROM pushes") { row in (row[0] as Int64?).map { Instant(milliseconds: $0) } } ?? nil
    }

    /// Deletes content and user of a push of an app, if all of its deliveries are finished and none is a dead letter. The row stays, so that the push
    /// is not queued again.
    static func forget(push row: Int64, of app: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            """
            UPDATE pushes SET message = x'', user_id = '' WHERE push_row = ? AND app_id = ? AND organization_id = ?
              AND NOT EXISTS (
                SELECT 1 FROM deliveries d WHERE \(DeliveryKey.deliveries(of: "pushes.push_row")) AND (d.state < 3 OR d.dead_letter = 1))
            """, [row, app.appId, app.organizationId])
    }

    /// Deletes pushes whose idempotency and dead-letter retention are over, unless one of their deliveries is unfinished.
    ///
    /// - Returns: the number of deleted pushes, at most `limit`.
    static func deleteFinished(by now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM pushes WHERE push_row IN (
              SELECT p.push_row FROM pushes p WHERE p.keep_until_ms <= ?
                AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE \(DeliveryKey.deliveries(of: "p.push_row")) AND d.state < 3)
              ORDER BY p.keep_until_ms LIMIT ?)
            """, [now.milliseconds, limit])
    }
}
