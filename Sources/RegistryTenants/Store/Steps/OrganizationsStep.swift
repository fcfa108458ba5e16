import Cryptography
package import Storage

extension RegistryMigrations {
    /// Organizations and apps with their policy overrides (REG-01, REG-02).
    package static let organizations = Migration(
        "0001 organizations and apps",
        """
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
            updated_at_ms INTEGER NOT NULL
        );
        CREATE INDEX apps_by_organization ON apps (organization_id, app_id);
        """)
}
