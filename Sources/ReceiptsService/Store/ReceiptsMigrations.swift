import DurableWork
import ServiceKit
import Storage

/// The ledger's schema. Notifications are stored in the order in which they were recorded. Further devices, attempts and reports are in tables keyed
/// by the notification's row.
enum ReceiptsMigrations {
    /// One step for the tables of this service, and the steps that all services share.
    static let all = [
        Migration(
            "0001 receipts",
            """
            \(TenantTable.schema)

            CREATE TABLE notifications (
              id INTEGER PRIMARY KEY,
              tenant INTEGER NOT NULL,
              notification_id TEXT NOT NULL,
              push_id TEXT NOT NULL,
              event_id TEXT NOT NULL,
              user_id TEXT NOT NULL,
              type_id TEXT NOT NULL,
              category_id TEXT NOT NULL,
              channel_id TEXT NOT NULL,
              message_id TEXT NOT NULL,
              priority INTEGER NOT NULL,
              title TEXT NOT NULL,
              body TEXT NOT NULL,
              -- Number of the SkipReason; 0: pushed.
              skip_reason INTEGER NOT NULL,
              -- Number of the push's DeliveryStatus.
              status INTEGER NOT NULL,
              -- The badge of the first answer. A repeated record gets the same.
              badge INTEGER NOT NULL,
              created_at_ms INTEGER NOT NULL,
              expires_at_ms INTEGER NOT NULL,
              -- The first push device and its state, so that a push to one device is one row. push_device_id is empty without a device.
              push_device_id TEXT NOT NULL DEFAULT '',
              device_id TEXT NOT NULL DEFAULT '',
              platform TEXT NOT NULL DEFAULT '',
              provider TEXT NOT NULL DEFAULT '',
              device_status INTEGER NOT NULL DEFAULT 0,
              \(DeviceTable.stateColumns),
              -- The first attempt of the first device.
              \(AttemptTable.firstSchema),
              -- The status; NULL for pending and sent, which most pushes are, so that the index stays small.
              indexed_status INTEGER GENERATED ALWAYS AS (CASE WHEN status IN (1, 5) THEN NULL ELSE status END) VIRTUAL,
              \(DeliveryLog.statusColumns("device_status", where: "push_device_id <> ''")),
              UNIQUE (notification_id, tenant)
            );
            -- Where an index has a text and the app, the text stands first: SQLite compares keys that begin with a text in one step.
            CREATE INDEX notifications_by_user ON notifications (user_id, tenant, created_at_ms);
            CREATE INDEX notifications_by_event ON notifications (event_id, tenant, created_at_ms);
            CREATE INDEX notifications_by_push ON notifications (push_id) WHERE push_id <> '';
            -- For lists by time, and for retention.
            CREATE INDEX notifications_by_creation ON notifications (tenant, created_at_ms);
            CREATE INDEX notifications_by_status ON notifications (tenant, indexed_status, created_at_ms) WHERE indexed_status IS NOT NULL;

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
    ]
}
