import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The tables of preferences. A user who never changed anything has no row: the defaults are the catalogue's and the policy's.
enum PreferencesMigrations {
    /// One step for the tables of this service, and the steps that all services share.
    static let all = [
        Migration("0001 preferences", [documents, permissions, consents, pushSwitches].joined(separator: "\n")),
        .idempotencyKeys, ErasedUsers.migration, Outbox<RegistryV1.PushSwitch>.migration,
        TelemetrySource.migration, Quarantine.migration, Outbox<DispatcherV1.PersonMessage>.migration,
        Migration("0002 local scheduling", localScheduling),
    ]

    private static let documents = """
        CREATE TABLE documents (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            push_enabled INTEGER NOT NULL,
            email_enabled INTEGER NOT NULL,
            -- The choices among types, categories, quiet hours and sounds: a StoredChoices message; empty without choices.
            choices BLOB NOT NULL,
            promotional_opt_in INTEGER NOT NULL,
            language TEXT,
            opted_out_at_ms INTEGER,
            version INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            UNIQUE (organization_id, app_id, user_id)
        );
        CREATE TABLE channel_settings (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            channel_id TEXT NOT NULL,
            muted INTEGER NOT NULL,
            muted_until_ms INTEGER,
            notify_all INTEGER NOT NULL,
            starred INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_id, channel_id)
        ) WITHOUT ROWID;
        -- Most settings have no mute with an end.
        CREATE INDEX channel_mutes_by_end ON channel_settings (muted_until_ms) WHERE muted_until_ms IS NOT NULL;
        CREATE INDEX channel_followers ON channel_settings (organization_id, app_id, channel_id, user_id, notify_all, starred)
            WHERE notify_all = 1 OR starred = 1;
        """

    /// Permissions and prompts (PREF-13…PREF-16).
    private static let permissions = """
        CREATE TABLE permission_states (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            status TEXT NOT NULL,
            changed_from TEXT NOT NULL,
            changed_at_ms INTEGER NOT NULL,
            -- The last refusal of a prompt, and the last time the notification settings were opened.
            refused_at_ms INTEGER,
            settings_opened_at_ms INTEGER,
            PRIMARY KEY (organization_id, app_id, user_id, device_id)
        ) WITHOUT ROWID;
        CREATE TABLE permission_changes (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            old_status TEXT NOT NULL,
            new_status TEXT NOT NULL,
            changed_from TEXT NOT NULL,
            changed_at_ms INTEGER NOT NULL
        );
        CREATE INDEX permission_changes_of_device ON permission_changes (organization_id, app_id, user_id, device_id, id);
        CREATE INDEX permission_answers ON permission_changes (organization_id, app_id, changed_at_ms, new_status)
            WHERE changed_from = 'permission_prompt';
        CREATE TABLE prompt_outcomes (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            outcome TEXT NOT NULL,
            at_ms INTEGER NOT NULL
        );
        CREATE INDEX prompt_outcomes_of_device ON prompt_outcomes (organization_id, app_id, user_id, device_id, id);
        CREATE TABLE prompt_activity (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            value_reached INTEGER NOT NULL,
            active_days INTEGER NOT NULL,
            last_active_day INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_id)
        ) WITHOUT ROWID;
        """

    /// Guardians' consents (PREF-17).
    private static let consents = """
        CREATE TABLE consents (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- The child.
            user_id TEXT NOT NULL,
            -- `user ID` or `email ADDRESS`: one row a guardian.
            guardian_key TEXT NOT NULL,
            consent_id TEXT NOT NULL UNIQUE,
            guardian_user_id TEXT NOT NULL,
            guardian_email TEXT NOT NULL,
            method TEXT NOT NULL,
            status TEXT NOT NULL,
            decision TEXT,
            requested_at_ms INTEGER NOT NULL,
            decided_at_ms INTEGER,
            evidence TEXT NOT NULL,
            link_number INTEGER NOT NULL,
            link_expires_at_ms INTEGER,
            link_used_at_ms INTEGER,
            PRIMARY KEY (organization_id, app_id, user_id, guardian_key)
        ) WITHOUT ROWID;
        CREATE INDEX consents_of_guardian ON consents (organization_id, app_id, guardian_user_id) WHERE guardian_user_id <> '';
        -- The history of consents. Rows are never changed.
        CREATE TABLE consent_changes (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            consent_id TEXT NOT NULL,
            at_ms INTEGER NOT NULL,
            action TEXT NOT NULL,
            old_status TEXT NOT NULL,
            new_status TEXT NOT NULL,
            actor TEXT NOT NULL,
            evidence TEXT NOT NULL
        );
        CREATE INDEX consent_changes_of_user ON consent_changes (organization_id, app_id, user_id, consent_id, id);
        -- For the erasure of a guardian who is known by the address only.
        CREATE INDEX consents_of_address ON consents (organization_id, app_id, guardian_email)
            WHERE guardian_user_id = '' AND guardian_email <> '';
        """

    /// The stamp of the last push switch (``PushSwitchStampTable``).
    private static let pushSwitches = """
        CREATE TABLE push_switch_stamp (last_ms INTEGER NOT NULL);
        INSERT INTO push_switch_stamp VALUES (0);
        """

    /// The options of devices' schedulers, and the content that these fetch (GW-06).
    private static let localScheduling = """
        CREATE TABLE local_configs (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            -- JSON, as LocalOptions writes it.
            options TEXT NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_id)
        ) WITHOUT ROWID;
        -- Rows of up to 64 KiB: not in the tree of the key.
        CREATE TABLE local_contents (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- Empty for an audience.
            user_id TEXT NOT NULL,
            -- Of an audience: the users with this role; empty: all users of the app.
            role TEXT NOT NULL,
            locale TEXT NOT NULL COLLATE NOCASE,
            headline TEXT NOT NULL,
            summary TEXT NOT NULL,
            data TEXT NOT NULL,
            etag TEXT NOT NULL,
            put_at_ms INTEGER NOT NULL,
            UNIQUE (organization_id, app_id, user_id, role, locale)
        );
        CREATE INDEX local_contents_by_age ON local_contents (organization_id, app_id, put_at_ms);
        """
}
