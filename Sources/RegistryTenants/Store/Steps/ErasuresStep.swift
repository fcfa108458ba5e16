import Cryptography
package import Storage

extension RegistryMigrations {
    /// Erasures of users (PRIV-09), and what lets the audit log forget a name without losing a record.
    package static let erasures = Migration(
        "0019 erasures",
        """
        -- Whom there was: the keyed hash alone, once every service has confirmed. Until then the id, for those that have not.
        CREATE TABLE erasures (
            erasure_id TEXT PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_hash TEXT NOT NULL,
            user_id TEXT NOT NULL,
            requested_at_ms INTEGER NOT NULL,
            state BLOB NOT NULL
        ) WITHOUT ROWID;
        CREATE UNIQUE INDEX erasures_by_user ON erasures (organization_id, app_id, user_hash);
        CREATE INDEX erasures_by_age ON erasures (requested_at_ms);
        CREATE INDEX erasures_pending ON erasures (requested_at_ms) WHERE user_id <> '';

        CREATE INDEX audit_log_by_actor ON audit_log (organization_id, app_id, actor);
        DROP TRIGGER audit_log_is_append_only;
        CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE ON audit_log
        WHEN NOT (
            new.id = old.id AND new.organization_id = old.organization_id AND new.app_id = old.app_id AND new.at_ms = old.at_ms
            AND new.origin = old.origin AND new.action = old.action AND new.details = old.details
            AND (new.actor = old.actor OR new.actor GLOB 'erased:*') AND (new.subject = old.subject OR new.subject GLOB 'erased:*'))
        BEGIN SELECT RAISE(ABORT, 'audit_log: rows are never changed'); END;
        """)

    /// Where else somebody is known by their address alone: kept like the id, until every service has confirmed.
    package static let erasedAddresses = Migration("erased addresses", "ALTER TABLE erasures ADD COLUMN email TEXT NOT NULL DEFAULT '';")
}
