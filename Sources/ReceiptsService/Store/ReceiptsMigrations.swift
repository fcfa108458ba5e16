import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The ledger's schema. Pushes of notifications are stored in the order in which they were recorded. Further devices, attempts and reports are in
/// tables keyed by the push's row.
enum ReceiptsMigrations {
    /// One step for the tables of this service, and the steps that all services share.
    static let all = [
        Migration(
            "0001 receipts",
            """
            \(TenantTable.schema)

            \(NotificationTable.firstSchema)
            \(NotificationTable.indexes)

            -- Push devices except the first. push_device_id is empty in the row of clients' reports whose device is unknown.
            CREATE TABLE devices (
              notification_row INTEGER NOT NULL REFERENCES notifications (id),
              push_device_id TEXT NOT NULL,
              -- tenant and created_at_ms are the notification's, so that one index has the delivery log's order within a status.
              tenant INTEGER NOT NULL,
              device_id TEXT NOT NULL,
              push_id TEXT NOT NULL,
              platform TEXT NOT NULL,
              provider TEXT NOT NULL,
              status INTEGER NOT NULL,
              created_at_ms INTEGER NOT NULL,
              \(DeviceTable.stateColumns),
              \(DeliveryLog.statusColumns("status", where: "TRUE")),
              PRIMARY KEY (notification_row, push_device_id)
            ) WITHOUT ROWID;

            -- Attempts, except the first attempt of a first device.
            CREATE TABLE attempts (
              notification_row INTEGER NOT NULL REFERENCES notifications (id),
              push_device_id TEXT NOT NULL,
              attempt_id TEXT NOT NULL,
              number INTEGER NOT NULL,
              sequence INTEGER NOT NULL,
              status INTEGER NOT NULL,
              provider TEXT NOT NULL,
              provider_status TEXT NOT NULL,
              provider_code TEXT NOT NULL,
              provider_message_id TEXT NOT NULL,
              failure_reason TEXT NOT NULL,
              occurred_at_ms INTEGER NOT NULL,
              latency_ms INTEGER NOT NULL,
              PRIMARY KEY (notification_row, push_device_id, attempt_id)
            ) WITHOUT ROWID;

            -- The first report of each kind on a device (RCPT-07).
            CREATE TABLE client_reports (
              notification_row INTEGER NOT NULL REFERENCES notifications (id),
              push_device_id TEXT NOT NULL,
              kind TEXT NOT NULL,
              occurred_at_ms INTEGER NOT NULL,
              received_at_ms INTEGER NOT NULL,
              app_state TEXT NOT NULL,
              dismiss_method TEXT NOT NULL,
              deep_link_target TEXT NOT NULL,
              PRIMARY KEY (notification_row, push_device_id, kind)
            ) WITHOUT ROWID;

            CREATE TABLE unread_counters (
              tenant INTEGER NOT NULL,
              user_id TEXT NOT NULL,
              counter TEXT NOT NULL,
              value INTEGER NOT NULL,
              PRIMARY KEY (user_id, tenant, counter)
            ) WITHOUT ROWID;

            -- Exact counts, changed in the transactions of what they count.
            CREATE TABLE statistics (
              tenant INTEGER NOT NULL,
              name TEXT NOT NULL,
              value INTEGER NOT NULL,
              PRIMARY KEY (tenant, name)
            ) WITHOUT ROWID;

            \(DeliveryLog.schema)
            \(PurgeTable.schema)
            \(RetentionProgressTable.schema)
            \(PseudonymKeyTable.schema)
            \(TelemetryTable.schema)
            \(DeviceCountersTable.schema)
            """),
        .idempotencyKeys, ErasedUsers.migration, Quarantine.migration,
        // Several pushes of a notification (decision 0080). SQLite cannot change a unique key, so the table is copied.
        Migration(
            "0002 pushes",
            """
            DROP VIEW push_delivery_log;
            \(NotificationTable.schema(named: "notifications_copied"))
            INSERT INTO notifications_copied (\(NotificationTable.storedColumns))
              SELECT \(NotificationTable.storedColumns) FROM notifications ORDER BY id;
            DROP TABLE notifications;
            ALTER TABLE notifications_copied RENAME TO notifications;
            \(NotificationTable.indexes)
            \(DeliveryLog.notificationIndex)
            \(DeliveryLog.view)
            """),
        Migration(
            "0003 e-mail decisions",
            """
            -- Number of the EmailDecision; 0: not decided.
            ALTER TABLE notifications ADD COLUMN email INTEGER NOT NULL DEFAULT 0;
            """),
        DeviceTable.payloadMigration, FallbackMailTable.migration, MessageReceiptTable.migration, Outbox<DispatcherV1.PersonMessage>.migration,
        ReportedActionTable.migration, MessageReceiptTable.reasonMigration,
        Migration(
            "0006 alerts and failure reports",
            """
            \(AlertTable.schema)

            \(FinishedPushTable.schema)

            \(FailureReportTable.schema)
            """),
        InboxTable.migration, MetricCountTable.migration, ResolvedNotificationTable.migration, TelemetryTable.feedMigration,
        TelemetryWebhookTable.migration, BadgeUpdateTable.migration, UserFeedTable.migration,
        UserFeedTable.deviceMigration, TelemetryWebhookTable.questionMigration,
        MessageKeys.migration, ShownBadgeTable.burstMigration, TelemetryTable.indexMigration,
    ]
}
