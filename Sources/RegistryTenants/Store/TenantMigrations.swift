/// The tables of organizations and apps, of the audit log and of erasures. Every table has organization and app (ARCH-07). The column is empty for
/// a row without an app or organization.
///
/// Both halves of the registry share one store file. `RegistryMigrations` in the upper half makes one step of the tables of both.
package enum TenantMigrations {
    package static let tables = [organizations, catalogues, keys, auditLog, erasures].joined(separator: "\n")

    // MARK: Organizations and apps

    /// With their policy overrides (REG-01, REG-02).
    private static let organizations = """
        CREATE TABLE organizations (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL UNIQUE,
            app_id TEXT NOT NULL DEFAULT '',
            name TEXT NOT NULL,
            timezone TEXT NOT NULL,
            default_locale TEXT NOT NULL,
            status TEXT NOT NULL,
            profile TEXT NOT NULL,
            policy_overrides TEXT NOT NULL,
            revision INTEGER NOT NULL,
            created_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL
        );
        CREATE TABLE apps (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL REFERENCES organizations (organization_id),
            app_id TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            profile TEXT NOT NULL,
            profile_version INTEGER NOT NULL,
            policy_overrides TEXT NOT NULL,
            apns_topic TEXT NOT NULL,
            apns_environment TEXT NOT NULL,
            fcm_project_id TEXT NOT NULL,
            default_android_channel_id TEXT NOT NULL,
            deep_link_scheme TEXT NOT NULL,
            token_issuer TEXT NOT NULL,
            token_jwks TEXT NOT NULL,
            revision INTEGER NOT NULL,
            created_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            expo_project TEXT NOT NULL DEFAULT '',
            vapid_public_key TEXT NOT NULL DEFAULT '',
            web_fallback_base_url TEXT NOT NULL DEFAULT '',
            allowed_origins TEXT NOT NULL DEFAULT '[]',
            service_worker_path TEXT NOT NULL DEFAULT '',
            -- What the `aud` claim of the app's user tokens must include (GW-03, RFC 8725 §3.9); empty accepts anything.
            token_audience TEXT NOT NULL DEFAULT ''
        );
        CREATE INDEX apps_by_organization ON apps (organization_id, app_id);
        """

    /// Apps' own entries of their catalogues, one row for each app, because they are read and written together. Also feature flags (ARCH-11).
    private static let catalogues = """
        CREATE TABLE own_catalogues (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            content BLOB NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id)
        ) WITHOUT ROWID;
        CREATE TABLE feature_flags (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            user_ids TEXT NOT NULL,
            percent INTEGER NOT NULL,
            otherwise TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, name)
        ) WITHOUT ROWID;
        """

    private static let keys = """
        -- Keys of host systems, as hashes.
        CREATE TABLE service_keys (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            key_id TEXT NOT NULL UNIQUE,
            secret_hash TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            scopes TEXT NOT NULL,
            created_at_ms INTEGER NOT NULL,
            revoked_at_ms INTEGER
        );
        -- The secrets of issuers that sign tokens with HS256 (GW-03): sealed as tokens of devices are.
        CREATE TABLE token_secrets (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL UNIQUE,
            address BLOB NOT NULL,
            updated_at_ms INTEGER NOT NULL
        );
        -- Keys that subscriptions of browsers were made with (REG-37).
        CREATE TABLE vapid_keys (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            key_id TEXT NOT NULL,
            public_key TEXT NOT NULL,
            since_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, key_id)
        ) WITHOUT ROWID;
        """

    // MARK: Audit log and erasures

    /// The audit log (SEC-10). Rows are only added, and removed by age. The trigger refuses changes, except for a name that an erasure replaces by a
    /// hash.
    private static let auditLog = """
        CREATE TABLE audit_log (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            at_ms INTEGER NOT NULL,
            actor TEXT NOT NULL,
            origin TEXT NOT NULL,
            action TEXT NOT NULL,
            subject TEXT NOT NULL,
            details TEXT NOT NULL,
            -- The actor's own app: a name alone is another person's in each app. Both are empty for an actor of no app.
            home_organization_id TEXT NOT NULL DEFAULT '',
            home_app_id TEXT NOT NULL DEFAULT ''
        );
        CREATE INDEX audit_log_by_tenant ON audit_log (organization_id, app_id, id);
        CREATE INDEX audit_log_by_age ON audit_log (at_ms);
        CREATE INDEX audit_log_by_subject ON audit_log (subject, action, at_ms);
        CREATE INDEX audit_log_by_actor ON audit_log (organization_id, app_id, actor);
        CREATE INDEX audit_log_by_home ON audit_log (home_organization_id, home_app_id, actor);
        CREATE TRIGGER audit_log_is_append_only BEFORE UPDATE ON audit_log
        WHEN NOT (
            new.id = old.id AND new.organization_id = old.organization_id AND new.app_id = old.app_id AND new.at_ms = old.at_ms
            AND new.home_organization_id = old.home_organization_id AND new.home_app_id = old.home_app_id
            AND new.origin = old.origin AND new.action = old.action AND new.details = old.details
            AND (new.actor = old.actor OR new.actor GLOB 'erased:*') AND (new.subject = old.subject OR new.subject GLOB 'erased:*'))
        BEGIN SELECT RAISE(ABORT, 'audit_log: rows are never changed'); END;
        """

    /// Erasures of users (PRIV-09).
    private static let erasures = """
        -- Once every service has confirmed, the keyed hash is all that is left of the user. Until then the id and the mail address are there for
        -- those that have not.
        CREATE TABLE erasures (
            erasure_id TEXT PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_hash TEXT NOT NULL,
            user_id TEXT NOT NULL,
            requested_at_ms INTEGER NOT NULL,
            state BLOB NOT NULL,
            email TEXT NOT NULL DEFAULT ''
        ) WITHOUT ROWID;
        CREATE UNIQUE INDEX erasures_by_user ON erasures (organization_id, app_id, user_hash);
        CREATE INDEX erasures_by_age ON erasures (requested_at_ms);
        CREATE INDEX erasures_pending ON erasures (requested_at_ms) WHERE user_id <> '';
        """
}
