import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `message_receipts`: how messages to users about their notifications ended (RCPT-02, DISP-32). They do not count in the status of a push
/// (RCPT-04).
enum MessageReceiptTable {
    static let migration = Migration(
        "0005 receipts of messages",
        """
        CREATE TABLE message_receipts (
          -- The first recorded push of the notification.
          notification_row INTEGER NOT NULL REFERENCES notifications (id),
          -- email or webhook.
          channel TEXT NOT NULL,
          -- Number of the DeliveryStatus.
          status INTEGER NOT NULL,
          attempts INTEGER NOT NULL,
          failure_reason TEXT NOT NULL,
          -- The server's answer, such as smtp_550; empty: there is none.
          provider_code TEXT NOT NULL,
          -- The cause in words; empty: there is none.
          provider_message TEXT NOT NULL,
          occurred_at_ms INTEGER NOT NULL,
          PRIMARY KEY (notification_row, channel)
        ) WITHOUT ROWID;
        """)

    /// Why there was a message, as the webhook's `reason`.
    static let reasonMigration = Migration(
        "reasons of messages", "ALTER TABLE message_receipts ADD COLUMN message_reason TEXT NOT NULL DEFAULT '';")

    /// Stores the end of a message. The first one counts.
    ///
    /// - Returns: whether it is the first.
    static func insert(_ outcome: ReceiptsV1.Outcome, row: Int64, _ database: Database) throws -> Bool {
        let inserted = try database.countChanges(
            """
            INSERT INTO message_receipts (notification_row, channel, status, attempts, failure_reason, provider_code, provider_message,
              occurred_at_ms, message_reason)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
            """,
            [
                row, outcome.channel, outcome.status.rawValue, outcome.attemptNumber, outcome.failureReason, outcome.providerCode,
                outcome.providerErrorMessage, outcome.occurredAtMs, outcome.messageReason,
            ])
        return inserted > 0
    }

    /// The receipts of a notification's messages, without the ids of notification and user.
    ///
    /// - Parameter row: of a push of the notification. Only the first recorded one has some.
    static func receipts(notificationRow row: Int64, _ database: Database) throws -> [ReceiptsV1.DeviceReceipt] {
        var receipts: [ReceiptsV1.DeviceReceipt] = []
        try database.readDirectly(
            """
            SELECT channel, status, attempts, failure_reason, provider_code, occurred_at_ms, provider_message, message_reason
            FROM message_receipts WHERE notification_row = ?
            """
        ) {
            $0.add(row)
        } _: { found in
            let status = CommonV1.DeliveryStatus(rawValue: Int32(clamping: found.number(1)))
            let (attempts, at) = (Int32(clamping: found.number(2)), found.number(5))
            var receipt = ReceiptsV1.DeviceReceipt(
                status: status, sentToProviderAtMs: status == .sent ? at : nil, failedAtMs: status == .sent ? nil : at,
                failureReason: found.text(3), providerErrorCode: found.text(4), attempts: attempts, channel: found.text(0),
                providerErrorMessage: found.text(6), retryCount: max(0, attempts - 1))
            receipt.messageReason = found.text(7)
            receipts.append(receipt)
        }
        return receipts
    }

    static func delete(notificationRow row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM message_receipts WHERE notification_row = ?", [row])
    }
}
