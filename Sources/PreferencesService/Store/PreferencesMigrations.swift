import ServiceKit
import Storage

/// The tables of preferences. A user who never changed anything has no row: the defaults are the catalogue's and the policy's.
enum PreferencesMigrations {
    static let all: [Migration] = [
        Migration("0001 documents and channel settings", documentsAndChannels),
        .idempotencyKeys,
        Migration("0002 choices as messages", run: ChoicesAsMessages.run),
        Migration("0003 permissions and prompts", PermissionTables.sql),
        Migration("0004 erased users", ErasedUsers.sql),
        Migration("0005 opt-outs before there was a history", run: OptOutHistoryStep.run),
        Migration("0006 guardian consents", ConsentTables.sql), .cacheHolders, Outbox.migration(PushSwitchOutbox.table), PushSwitchOutbox.backlog,
        TelemetrySource.migration, .idempotencyReach, PushSwitchOutbox.stamps, Migration("mutes by their end", mutesByEnd),
        Migration("consents by address", ConsentTables.byAddress), Quarantine.migration,
    ]

    /// Most settings have no mute with an end.
    private static let mutesByEnd = """
        CREATE INDEX channel_mutes_by_end ON channel_settings (muted_until_ms) WHERE muted_until_ms IS NOT NULL;
        """

    private static let documentsAndChannels = """
        CREATE TABLE documents (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            push_enabled INTEGER NOT NULL,
            email_enabled INTEGER NOT NULL,
            -- What the user chose among types, categories, quiet hours and sounds, as JSON.
            choices TEXT NOT NULL,
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
        CREATE INDEX channel_followers ON channel_settings (organization_id, app_id, channel_id, user_id, notify_all, starred)
            WHERE notify_all = 1 OR starred = 1;
        """
}
