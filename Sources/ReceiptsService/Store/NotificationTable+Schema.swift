/// The schema of the table `notifications`.
extension NotificationTable {
    /// The table of version 0.1.0, with one push for a notification.
    static let firstSchema = schema(named: "notifications", "UNIQUE (notification_id, tenant)")

    /// The table with a row for each push.
    static func schema(named name: String) -> String {
        schema(
            named: name,
            """
            -- 0: the first recorded push of the notification. Further pushes count from 1.
            push_number INTEGER NOT NULL DEFAULT 0,
            -- 1: a newer push of the notification follows. One row of a notification has 0.
            superseded INTEGER NOT NULL DEFAULT 0,
            UNIQUE (notification_id, tenant, push_number)
            """)
    }

    /// - Parameter more: Its last columns, and its keys.
    private static func schema(named name: String, _ more: String) -> String {
        """
        CREATE TABLE \(name) (
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
          \(more)
        );
        """
    }

    static let indexes = """
        -- Where an index has a text and the app, the text stands first: SQLite compares keys that begin with a text in one step.
        CREATE INDEX notifications_by_user ON notifications (user_id, tenant, created_at_ms);
        CREATE INDEX notifications_by_event ON notifications (event_id, tenant, created_at_ms);
        CREATE INDEX notifications_by_push ON notifications (push_id) WHERE push_id <> '';
        -- For lists by time, and for retention.
        CREATE INDEX notifications_by_creation ON notifications (tenant, created_at_ms);
        CREATE INDEX notifications_by_status ON notifications (tenant, indexed_status, created_at_ms) WHERE indexed_status IS NOT NULL;
        """

    /// The columns that version 0.1.0 stored.
    static let storedColumns = """
        id, tenant, notification_id, push_id, event_id, user_id, type_id, category_id, channel_id, message_id, priority, title, body, skip_reason,
        status, badge, created_at_ms, expires_at_ms, push_device_id, device_id, platform, provider, device_status, sequence, attempts, sent_at_ms,
        delivered_at_ms, displayed_at_ms, opened_at_ms, dismissed_at_ms, failed_at_ms, failure_reason, provider_code, provider_message,
        provider_message_id, provider_latency_ms, delivery_evidence, action_taken, opens, clamped, attempt_id, attempt_number, attempt_sequence,
        attempt_status, attempt_provider, attempt_provider_status, attempt_provider_code, attempt_provider_message_id, attempt_failure_reason,
        attempt_occurred_at_ms, attempt_latency_ms
        """
}
