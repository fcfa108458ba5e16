import CarillonAPI
import DurableWork
import GRDB
import Providers
import ServiceKit
import Storage

/// Receipts that providers have not given yet, each due at its next poll. The kind of an item is the provider. A row is inserted with the result of
/// its delivery, and deleted with the receipt, or when the provider does not keep it any longer.
enum AwaitedReceiptTable {
    static let items = DueItems(
        table: "awaited_receipts",
        columns: """
            receipt_id      TEXT NOT NULL,
            environment     TEXT NOT NULL,
            push_id         TEXT NOT NULL,
            -- Empty: the ledger does not have the notification.
            notification_id TEXT NOT NULL,
            push_device_id  TEXT NOT NULL,
            attempt_id      TEXT NOT NULL,
            attempt         INTEGER NOT NULL,
            sequence        INTEGER NOT NULL,
            address_version INTEGER NOT NULL,
            accepted_at_ms  INTEGER NOT NULL,
            ends_at_ms      INTEGER NOT NULL
            """)

    static let migration = Migration("awaited receipts", items.schema)

    static func insert(_ receipt: AwaitedReceipt, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO awaited_receipts (organization_id, app_id, user_id, kind, due_at_ms, receipt_id, environment, push_id, notification_id,
              push_device_id, attempt_id, attempt, sequence, address_version, accepted_at_ms, ends_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                receipt.route.organizationID, receipt.route.appID, receipt.userID, receipt.route.provider.rawValue, receipt.dueAt.milliseconds,
                receipt.id, receipt.route.environment.rawValue, receipt.pushID, receipt.notificationID, receipt.pushDeviceID, receipt.attemptID,
                receipt.attempt, receipt.sequence, receipt.addressVersion, receipt.acceptedAt.milliseconds, receipt.endsAt.milliseconds,
            ])
    }

    /// The receipts of a provider that are due, the earliest first.
    static func due(_ provider: String, at now: Instant, limit: Int, _ database: Database) throws -> [AwaitedReceipt] {
        try database.rows(
            """
            SELECT id, receipt_id, organization_id, app_id, kind, environment, user_id, push_id, notification_id, push_device_id, attempt_id, attempt,
              sequence, address_version, accepted_at_ms, due_at_ms, ends_at_ms
            FROM awaited_receipts WHERE kind = ? AND due_at_ms <= ? ORDER BY due_at_ms LIMIT ?
            """, [provider, now.milliseconds, limit]
        ) { row in
            AwaitedReceipt(
                row: row[0], id: row[1],
                route: Route(
                    organizationID: row[2], appID: row[3], provider: ProviderID(rawValue: row[4]),
                    environment: ProviderEnvironment(rawValue: row[5])),
                userID: row[6], pushID: row[7], notificationID: row[8], pushDeviceID: row[9], attemptID: row[10], attempt: row[11],
                sequence: row[12], addressVersion: row[13], acceptedAt: Instant(milliseconds: row[14]), dueAt: Instant(milliseconds: row[15]),
                endsAt: Instant(milliseconds: row[16]))
        }
    }

    /// In the export and erasure of a user. An erased user's device is gone, so nothing waits for its receipts.
    static let userData = items.userData(
        export: UserDataTable.rows(
            [
                "push_id": "push_id", "notification_id": "notification_id", "push_device_id": "push_device_id", "provider": "kind",
                "receipt_id": "receipt_id", "accepted_at_ms": "accepted_at_ms",
            ],
            from: """
                awaited_receipts INDEXED BY awaited_receipts_by_user
                WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3
                """, scanning: TableScan("awaited_receipts INDEXED BY awaited_receipts_by_user", key: ["id"], scope: .user)))
}
