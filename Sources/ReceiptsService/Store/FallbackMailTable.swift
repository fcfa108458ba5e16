import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// The table `fallback_mails`: mails that go out when no device gets the push of their notification (DISP-32). A mail leaves the table for the
/// outbox, or at the end of the notification's life.
enum FallbackMailTable {
    private static let kind = "fallback"

    static let items = DueItems(
        table: "fallback_mails",
        columns: """
            notification_id TEXT NOT NULL,
            -- When a provider must have accepted the push; NULL: at any time, or it was looked at. due_at_ms is this time, or else the end.
            accepted_by_ms INTEGER,
            -- After this no mail goes out.
            ends_at_ms INTEGER NOT NULL,
            on_all_failed INTEGER NOT NULL,
            on_outage INTEGER NOT NULL,
            -- 1: the push goes to further devices when these do not confirm it (EVAL-26).
            has_further_devices INTEGER NOT NULL,
            -- JSON array: the users whom the text may name.
            about_users TEXT NOT NULL,
            -- The PersonMessage.
            message BLOB NOT NULL,
            UNIQUE (organization_id, app_id, notification_id)
            """)

    static let migration = Migration("0004 mails in place of pushes", items.schema)

    /// Keeps the mail of a notification that was recorded now.
    ///
    /// - Parameters:
    ///   - dueAt: when its push fell due. Time in a deferral does not count.
    /// - Returns: when the table must be looked at for it, where that is earlier than for all others.
    /// - Throws: for a string with a NUL, and what the store throws.
    static func insert(
        _ mail: ReceiptsV1.NotificationMail, of record: ReceiptsV1.NotificationRecord, rule: FallbackRule, dueAt: Instant, at now: Instant,
        _ database: Database
    ) throws -> Instant? {
        let acceptedBy = record.priority == .high ? rule.delay.map { dueAt + $0 } : nil
        let ends = max(min(Instant(milliseconds: record.expiresAtMs), now + FallbackRule.longestLife), acceptedBy ?? now)
        guard rule.onAllFailed || rule.onOutage || acceptedBy != nil else { return nil }
        let (next, due) = (try items.nextDue(database), acceptedBy ?? ends)
        let tenant = record.tenant ?? .init()
        try database.run(
            """
            INSERT INTO fallback_mails (organization_id, app_id, user_id, kind, due_at_ms, notification_id, accepted_by_ms, ends_at_ms,
              on_all_failed, on_outage, has_further_devices, about_users, message)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
            """,
            [
                tenant.organizationId, tenant.appId, record.userId, kind, due, record.notificationId, acceptedBy, ends,
                rule.onAllFailed, rule.onOutage, mail.hasFurtherDevices, JSONArray.text(mail.aboutUserIds),
                Data(try DispatcherV1.PersonMessage(mail, of: record).bytes()),
            ])
        if let next, next <= due { return nil }
        return due
    }

    /// A mail that waits.
    private struct Waiting {
        var row: Int64
        var tenant: CommonV1.Tenant
        var notificationID: String
        var acceptedBy: Instant?
        var endsAt: Instant
        var onAllFailed: Bool
        var onOutage: Bool
        var hasFurtherDevices: Bool
        var message: [UInt8]
    }

    private static let columns = """
        id, organization_id, app_id, notification_id, accepted_by_ms, ends_at_ms, on_all_failed, on_outage, has_further_devices, message
        """

    private static func waiting(_ row: Row) throws -> Waiting {
        Waiting(
            row: row[0], tenant: CommonV1.Tenant(organizationId: row[1], appId: row[2]), notificationID: row[3],
            acceptedBy: (row[4] as Int64?).map { Instant(milliseconds: $0) }, endsAt: Instant(milliseconds: row[5]), onAllFailed: row[6],
            onOutage: row[7], hasFurtherDevices: row[8], message: try row.bytes(at: 9))
    }

    // MARK: Outcomes

    /// Hands the mail of a notification over if none of its devices gets the push.
    static func review(_ notificationID: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
        let found = try database.firstRow(
            "SELECT \(columns) FROM fallback_mails WHERE organization_id = ? AND app_id = ? AND notification_id = ?",
            [tenant.organizationId, tenant.appId, notificationID], waiting)
        guard let mail = found else { return }
        let (pushes, devices) = try Self.devices(of: mail, database)
        // The push for the further devices follows.
        if mail.hasFurtherDevices, pushes < 2 { return }
        switch FallbackCause(of: devices) {
        case .allFailed? where mail.onAllFailed: try send(mail, because: .allFailed, database)
        case .outage? where mail.onOutage: try send(mail, because: .outage, database)
        default: break
        }
    }

    /// Removes the mail of a notification whose push was withdrawn.
    static func remove(_ notificationID: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            "DELETE FROM fallback_mails WHERE organization_id = ? AND app_id = ? AND notification_id = ?",
            [tenant.organizationId, tenant.appId, notificationID])
    }

    // MARK: Time

    /// Hands over the mails whose push no provider accepted in time, and removes those whose time is over.
    ///
    /// - Returns: the number of items that were due, at most `limit`.
    static func settle(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            "SELECT \(columns) FROM fallback_mails WHERE kind = ? AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?", [kind, now, limit], waiting)
        for mail in due {
            if mail.acceptedBy != nil, FallbackCause.isUnaccepted(try devices(of: mail, database).devices) {
                try send(mail, because: .delayed, database)
            } else if mail.endsAt <= now {
                _ = try items.remove([mail.row], database)
            } else {
                // An accepted push may still be refused.
                try database.run("UPDATE fallback_mails SET accepted_by_ms = NULL, due_at_ms = ends_at_ms WHERE id = ?", [mail.row])
            }
        }
        return due.count
    }

    /// The devices of all pushes of a mail's notification, and the number of these pushes.
    private static func devices(of mail: Waiting, _ database: Database) throws -> (pushes: Int, devices: [DeviceState]) {
        guard let tenant = try TenantTable.find(mail.tenant, database) else { return (0, []) }
        let pushes = try NotificationTable.pushes(tenant, notificationID: mail.notificationID, database)
        return (pushes.count, try pushes.flatMap { try DeviceTable.all(notificationRow: $0.row, database).map(\.state) })
    }

    private static func send(_ mail: Waiting, because cause: FallbackCause, _ database: Database) throws {
        guard try items.remove([mail.row], database) > 0 else { return }
        var message = try DispatcherV1.PersonMessage(bytes: mail.message)
        message.reason = cause.rawValue
        try Outbox<DispatcherV1.PersonMessage>.insert(message, database)
    }

    /// In the export and erasure of a user. A mail that may name an erased user does not go out. Its text is that of the notification.
    static let userData = UserDataTable(
        items.table, userColumns: ["user_id", "about_users"],
        export: UserDataTable.rows(
            ["notification_id": "notification_id", "due_at_ms": "due_at_ms", "ends_at_ms": "ends_at_ms"],
            from: "fallback_mails INDEXED BY fallback_mails_by_user WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3"),
        erase: UserDataTable.deleting(
            scanning: TableScan(items.table, key: ["id"]),
            where: """
                organization_id = ?1 AND app_id = ?2 AND (user_id = ?3 OR EXISTS (SELECT 1 FROM json_each(about_users) WHERE value = ?3))
                """))
}
