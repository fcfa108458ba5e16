import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The evaluator's schema. Rows are in the order of acceptance (sequential keys beside the public ids), because events are decided in that order.
enum EvaluatorMigrations {
    /// One step for the tables of this service, and the steps that all services share.
    static let all = [
        Migration(
            "0001 evaluator",
            """
            -- Events of hosts. state: 0 usual (decided or pending, as evaluation_progress says), 1 dropped from the quarantine, 2 in the quarantine.
            CREATE TABLE events (
              id INTEGER PRIMARY KEY,
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              event_id TEXT NOT NULL,
              carillon_event_id TEXT NOT NULL,
              event_type TEXT NOT NULL,
              accepted_at_ms INTEGER NOT NULL,
              accepted_monotonic_ns INTEGER NOT NULL,
              state INTEGER NOT NULL DEFAULT 0,
              payload BLOB NOT NULL,
              UNIQUE (organization_id, app_id, event_id)
            );
            -- These ids begin with the time of acceptance, and so do the ids of an event's notifications: this index finds the event of both.
            CREATE UNIQUE INDEX events_by_carillon_id ON events (carillon_event_id);
            -- An app's events in the order of acceptance.
            CREATE INDEX events_by_app ON events (organization_id, app_id);

            -- Events after this row are pending. Those up to it are decided, but for the rows in pending_events.
            CREATE TABLE evaluation_progress (
              id INTEGER PRIMARY KEY CHECK (id = 1),
              through INTEGER NOT NULL
            );
            INSERT INTO evaluation_progress VALUES (1, 0);
            CREATE TABLE pending_events (event_row INTEGER PRIMARY KEY);

            -- What was decided for each target of an event; user_id is empty where the event was decided as a whole.
            -- reason: number of the SkipReason, 0 where a push went out. event_row: of an event, which is never deleted. A declared reference would
            -- look the event up for each decision.
            CREATE TABLE decisions (
              event_row INTEGER NOT NULL,
              ordinal INTEGER NOT NULL,
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              notification_id TEXT NOT NULL,
              push_id TEXT NOT NULL,
              user_id TEXT NOT NULL,
              type_id TEXT NOT NULL,
              reason INTEGER NOT NULL,
              device_count INTEGER NOT NULL,
              decided_at_ms INTEGER NOT NULL,
              detail TEXT NOT NULL,
              -- Of a notification that is or was deferred: since when, until when by the last review, and in words.
              -- carried_by: the notification that it was merged into.
              deferred_since_ms INTEGER,
              deferred_until_ms INTEGER,
              deferral_words TEXT NOT NULL DEFAULT '',
              carried_by TEXT NOT NULL DEFAULT '',
              PRIMARY KEY (event_row, ordinal)
            ) WITHOUT ROWID;
            -- Merged notifications. The time in the id of any other one finds its event.
            CREATE INDEX decisions_of_merged ON decisions (notification_id) WHERE ordinal >= \(MergedDelivery.firstOrdinal);

            -- Dedup records: when a notification for this user and context was last sent, in the events' own time.
            CREATE TABLE dedup_records (
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              user_id TEXT NOT NULL,
              context TEXT NOT NULL,
              sent_at_ms INTEGER NOT NULL,
              PRIMARY KEY (organization_id, app_id, user_id, context)
            ) WITHOUT ROWID;

            -- Batches of decisions that receipts or dispatcher do not have yet. AUTOINCREMENT: the publisher goes by rising ids, and rows are
            -- deleted.
            CREATE TABLE decision_outbox (
              id INTEGER PRIMARY KEY AUTOINCREMENT,
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              notifications INTEGER NOT NULL,
              bytes INTEGER NOT NULL,
              records BLOB NOT NULL,
              pushes BLOB NOT NULL,
              -- JSON array: all users of a message that comes from the quarantine. A record alone has no id of the child and the sender that its
              -- texts name.
              named_users TEXT NOT NULL DEFAULT '[]'
            );

            -- Exact statistics, changed in the same transactions as what they count.
            CREATE TABLE counters (
              organization_id TEXT NOT NULL,
              app_id TEXT NOT NULL,
              name TEXT NOT NULL,
              value INTEGER NOT NULL,
              PRIMARY KEY (organization_id, app_id, name)
            ) WITHOUT ROWID;

            \(EventProgressTable.schema)
            \(RetentionProgressTable.schema)
            \(deferralsOfFirstVersion)
            """),
        .idempotencyKeys, ErasedUsers.migration, Quarantine.migration, Outbox<ReceiptsV1.Outcome>.migration,
        // One table for everything that falls due (decision 0082). Deferred notifications are its first kind.
        Migration(
            "0002 due items",
            """
            \(DueItemTable.items.schema)
            INSERT INTO due_items (id, organization_id, app_id, user_id, kind, due_at_ms, event_row, ordinal, since_ms, details)
              SELECT id, organization_id, app_id, user_id, '\(DueItemKind.quietHours.rawValue)', due_at_ms, event_row, ordinal, deferred_at_ms,
                json_object('action', action, 'priority', priority, 'timezone', timezone, 'type', type_id, 'until_ms', until_ms)
              FROM deferrals ORDER BY id;
            DROP TABLE deferrals;
            DROP TABLE deferrals_counts;
            -- Of an event that is or was scheduled. Until its time its state is 3.
            ALTER TABLE events ADD COLUMN scheduled_for_ms INTEGER;
            """),
        PushCountTable.migration, BroadcastTable.migration, DeletedEntityTable.migration, SilentPushTable.migration, ItemTable.migration,
        DecisionTable.cancellationMigration, ItemTable.reportsMigration,
    ]

    /// Deferred notifications, as version 0.1.0 stored them. Step 0002 moves them.
    private static let deferralsOfFirstVersion = """
        CREATE TABLE deferrals (
          id INTEGER PRIMARY KEY,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          user_id TEXT NOT NULL,
          -- Milliseconds since 1970.
          due_at_ms INTEGER NOT NULL,
          event_row INTEGER NOT NULL REFERENCES events (id),
          ordinal INTEGER NOT NULL,
          type_id TEXT NOT NULL,
          priority INTEGER NOT NULL,
          action TEXT NOT NULL CHECK (action IN ('hold', 'hold_batch')),
          deferred_at_ms INTEGER NOT NULL,
          until_ms INTEGER NOT NULL,
          timezone TEXT NOT NULL,
          UNIQUE (event_row, ordinal)
        );
        CREATE INDEX deferrals_by_due_time ON deferrals (due_at_ms, organization_id, app_id, user_id);
        CREATE INDEX deferrals_by_user ON deferrals (organization_id, app_id, user_id);

        -- The number of items of each app. A count would read all items. Triggers keep it.
        CREATE TABLE deferrals_counts (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          count INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id)
        ) WITHOUT ROWID;
        CREATE TRIGGER deferrals_added AFTER INSERT ON deferrals BEGIN
          INSERT INTO deferrals_counts VALUES (NEW.organization_id, NEW.app_id, 1)
          ON CONFLICT (organization_id, app_id) DO UPDATE SET count = count + 1;
        END;
        CREATE TRIGGER deferrals_removed AFTER DELETE ON deferrals BEGIN
          UPDATE deferrals_counts SET count = count - 1 WHERE organization_id = OLD.organization_id AND app_id = OLD.app_id;
        END;
        """
}
