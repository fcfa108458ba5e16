import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The dispatcher's store: pushes, deliveries, outboxes of reports, credentials.
///
/// `state` is a ``DeliveryState``. Each partial index has the deliveries of one state, so that millions of finished deliveries cost a claim
/// nothing.
enum DispatcherMigrations {
    /// One step for the tables of this service, and the steps that all services share.
    static let all: [Migration] = [
        Migration(
            "0001 dispatcher",
            """
            CREATE TABLE routes (
              route_row       INTEGER PRIMARY KEY,
              organization_id TEXT NOT NULL,
              app_id          TEXT NOT NULL,
              provider        TEXT NOT NULL,
              environment     TEXT NOT NULL,
              UNIQUE (app_id, organization_id, provider, environment)
            ) STRICT;

            CREATE TABLE pushes (
              push_row        INTEGER PRIMARY KEY,
              organization_id TEXT NOT NULL,
              app_id          TEXT NOT NULL,
              push_id         TEXT NOT NULL,
              notification_id TEXT NOT NULL,
              user_id         TEXT NOT NULL,
              created_at_ms   INTEGER NOT NULL,
              keep_until_ms   INTEGER NOT NULL,
              cancelled       INTEGER NOT NULL DEFAULT 0,
              message         BLOB NOT NULL,
              UNIQUE (push_id, app_id, organization_id)
            ) STRICT;
            CREATE INDEX pushes_by_notification ON pushes (notification_id);
            CREATE INDEX pushes_by_end ON pushes (keep_until_ms);

            -- Rows are short, because a settlement writes them again. The content for a device is in the push's message.
            CREATE TABLE deliveries (
              -- The push's row and the place in it (``DeliveryKey``).
              delivery_row    INTEGER PRIMARY KEY,
              push_device_id  TEXT NOT NULL,
              route_row       INTEGER,
              rank            INTEGER NOT NULL,
              position        INTEGER NOT NULL,
              state           INTEGER NOT NULL,
              attempts        INTEGER NOT NULL DEFAULT 0,
              sequence        INTEGER NOT NULL DEFAULT 0,
              due_at_ms       INTEGER,
              expires_at_ms   INTEGER NOT NULL,
              finished_at_ms  INTEGER,
              reason          TEXT,
              provider_code   TEXT,
              dead_letter     INTEGER NOT NULL DEFAULT 0,
              -- Whether it is in the index of ends (``ExpiryIndex``).
              listed          INTEGER NOT NULL DEFAULT 0
            ) STRICT;
            CREATE INDEX deliveries_ready   ON deliveries (route_row, rank, position) WHERE state = 0;
            CREATE INDEX deliveries_waiting ON deliveries (due_at_ms) WHERE state = 2;
            CREATE INDEX deliveries_ending  ON deliveries (expires_at_ms) WHERE listed = 1 AND state IN (0, 2);
            CREATE INDEX deliveries_dead    ON deliveries (delivery_row) WHERE dead_letter = 1;
            -- For counts of one app's waiting deliveries and dead letters without a scan of other apps' rows.
            CREATE INDEX deliveries_waiting_by_route ON deliveries (route_row) WHERE state = 2;
            CREATE INDEX deliveries_dead_by_route ON deliveries (route_row) WHERE dead_letter = 1;
            CREATE TRIGGER deliveries_of_push AFTER DELETE ON pushes BEGIN
              DELETE FROM deliveries WHERE \(DeliveryKey.deliveries(of: "OLD.push_row", "delivery_row"));
            END;

            CREATE TABLE credentials (
              credential_row  INTEGER PRIMARY KEY,
              organization_id TEXT NOT NULL,
              app_id          TEXT NOT NULL,
              provider        TEXT NOT NULL,
              credential_id   TEXT NOT NULL,
              fingerprint     TEXT NOT NULL,
              sealed          BLOB NOT NULL,
              created_at_ms   INTEGER NOT NULL,
              replaced_at_ms  INTEGER,
              UNIQUE (organization_id, app_id, provider, credential_id)
            ) STRICT;
            -- The same app id in another organization is another app: neither replaces the other's credential.
            CREATE UNIQUE INDEX credentials_current ON credentials (organization_id, app_id, provider) WHERE replaced_at_ms IS NULL;
            """ + Outbox<ReceiptsV1.Outcome>.schema + Outbox<RegistryV1.TokenReport>.schema),
        .idempotencyKeys, ErasedUsers.migration, Quarantine.migration, FleetPosition.migration, FinishedMessages.migration,
        CancellationTable.migration, FleetPosition.logMigration, FleetPosition.timeMigration, DeliveryTable.collapseMigration,
        AwaitedReceiptTable.migration, DesktopMessageTable.migration, PersonMessageTable.migration, CredentialTable.datesMigration,
        LaneOrderTable.migration, Outbox<ReceiptsV1.AlertReport>.migration, PersonMessageTable.serverMigration,
    ]
}
