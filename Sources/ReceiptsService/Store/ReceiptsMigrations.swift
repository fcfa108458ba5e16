import ServiceKit
import Storage

/// The ledger's schema. Rows lie in the order in which notifications were recorded; what belongs to a notification lies beside it,
/// keyed by its row.
enum ReceiptsMigrations {
    static let all = [
        Migration(
            "2026-01-ledger",
            """
            CREATE TABLE notifications (
              id INTEGER PRIMARY KEY,
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
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
              -- Number of the SkipReason, 0 where a push goes out.
              skip_reason INTEGER NOT NULL,
              -- Number of the DeliveryStatus of the push as a whole.
              status INTEGER NOT NULL,
              -- What was answered when it was recorded, and is again.
              badge INTEGER NOT NULL,
              created_at_ms INTEGER NOT NULL,
              expires_at_ms INTEGER NOT NULL,
              UNIQUE (organization_id, app_id, notification_id)
            );
            -- Within a key, rows are in the order of their creation.
            CREATE INDEX notifications_by_user ON notifications (organization_id, app_id, user_id);
            CREATE INDEX notifications_by_status ON notifications (organization_id, app_id, status);
            CREATE INDEX notifications_by_event ON notifications (organization_id, app_id, event_id);
            CREATE INDEX notifications_by_push ON notifications (organization_id, app_id, push_id) WHERE push_id <> '';

            -- One row a push device; push_device_id is empty for what clients reported without a device that could be told.
            CREATE TABLE devices (
              notification_row INTEGER NOT NULL REFERENCES notifications (id),
              push_device_id TEXT NOT NULL,
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              device_id TEXT NOT NULL,
              push_id TEXT NOT NULL,
              platform TEXT NOT NULL,
              provider TEXT NOT NULL,
              status INTEGER NOT NULL,
              sequence INTEGER NOT NULL DEFAULT 0,
              attempts INTEGER NOT NULL DEFAULT 0,
              sent_at_ms INTEGER,
              delivered_at_ms INTEGER,
              displayed_at_ms INTEGER,
              opened_at_ms INTEGER,
              dismissed_at_ms INTEGER,
              failed_at_ms INTEGER,
              failure_reason TEXT NOT NULL DEFAULT '',
              provider_code TEXT NOT NULL DEFAULT '',
              provider_message_id TEXT NOT NULL DEFAULT '',
              provider_latency_ms INTEGER NOT NULL DEFAULT 0,
              delivery_evidence TEXT NOT NULL DEFAULT '',
              action_taken TEXT NOT NULL DEFAULT '',
              opens INTEGER NOT NULL DEFAULT 0,
              clamped INTEGER NOT NULL DEFAULT 0,
              PRIMARY KEY (notification_row, push_device_id)
            ) WITHOUT ROWID;

            -- Every attempt the dispatcher reported; its id makes a repeated report harmless.
            CREATE TABLE attempts (
              notification_row INTEGER NOT NULL REFERENCES notifications (id),
              push_device_id TEXT NOT NULL,
              attempt_id TEXT NOT NULL,
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
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

            -- What a client said with its first report of a kind (RCPT-07).
            CREATE TABLE client_reports (
              notification_row INTEGER NOT NULL REFERENCES notifications (id),
              push_device_id TEXT NOT NULL,
              kind TEXT NOT NULL,
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              occurred_at_ms INTEGER NOT NULL,
              received_at_ms INTEGER NOT NULL,
              app_state TEXT NOT NULL,
              dismiss_method TEXT NOT NULL,
              deep_link_target TEXT NOT NULL,
              PRIMARY KEY (notification_row, push_device_id, kind)
            ) WITHOUT ROWID;

            CREATE TABLE unread_counters (
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              user_id TEXT NOT NULL,
              counter TEXT NOT NULL,
              value INTEGER NOT NULL,
              PRIMARY KEY (organization_id, app_id, user_id, counter)
            ) WITHOUT ROWID;

            -- Exact statistics, changed in the same transactions as what they count.
            CREATE TABLE statistics (
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              name TEXT NOT NULL,
              value INTEGER NOT NULL,
              PRIMARY KEY (organization_id, app_id, name)
            ) WITHOUT ROWID;
            """),
        .idempotencyKeys,
        DeliveryLog.migration,
        Purge.migration,
        LedgerStatistics.confirmationsMigration,
        ErasedUsers.migration,
        AgedNotifications.migration,
        TelemetryTable.migration,
        .idempotencyReach,
        AgedTelemetry.migration,
        DeviceCountersTable.migration,
        Quarantine.migration,
    ]
}
