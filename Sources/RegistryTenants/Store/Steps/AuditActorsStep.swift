import Cryptography
package import Storage

extension RegistryMigrations {
    /// Of which app an actor of the audit log is (SEC-10): a name alone is another person's in each app. Both columns are empty in records
    /// from before, whose users count as the record's own app's, and for whoever is of no app.
    package static let auditActors = Migration(
        "0023 audit actors",
        """
        ALTER TABLE audit_log ADD COLUMN home_organization_id TEXT NOT NULL DEFAULT '';
        ALTER TABLE audit_log ADD COLUMN home_app_id TEXT NOT NULL DEFAULT '';
        CREATE INDEX audit_log_by_home ON audit_log (home_organization_id, home_app_id, actor);
        DROP TRIGGER audit_log_is_append_only;
        CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE ON audit_log
        WHEN NOT (
            new.id = old.id AND new.organization_id = old.organization_id AND new.app_id = old.app_id AND new.at_ms = old.at_ms
            AND new.home_organization_id = old.home_organization_id AND new.home_app_id = old.home_app_id
            AND new.origin = old.origin AND new.action = old.action AND new.details = old.details
            AND (new.actor = old.actor OR new.actor GLOB 'erased:*') AND (new.subject = old.subject OR new.subject GLOB 'erased:*'))
        BEGIN SELECT RAISE(ABORT, 'audit_log: rows are never changed'); END;
        """)
}
