extension RegistryMigrations {
    /// The tables of earlier tokens, and of verdicts on tokens.
    static let tokens = [pastTokens, verdicts].joined(separator: "\n")

    private static let pastTokens = """
        -- Tokens that a device no longer has, kept for audit and never sendable (REG-18, C-39).
        CREATE TABLE revoked_tokens (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            push_device_id TEXT NOT NULL,
            push_token_type TEXT NOT NULL,
            token_hash BLOB NOT NULL,
            reason TEXT NOT NULL,
            -- The provider's code, where the provider revoked it.
            revoked_code TEXT NOT NULL DEFAULT '',
            registered_at_ms INTEGER NOT NULL,
            revoked_at_ms INTEGER NOT NULL
        );
        CREATE INDEX revoked_tokens_by_user ON revoked_tokens (organization_id, app_id, user_id);
        CREATE INDEX revoked_tokens_by_age ON revoked_tokens (revoked_at_ms);
        CREATE INDEX revoked_tokens_by_device ON revoked_tokens (push_device_id, revoked_at_ms);
        -- Attempts whose failure was counted, so that a repeated report counts once (REG-21, ARCH-04).
        CREATE TABLE counted_failures (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            attempt_id TEXT NOT NULL,
            counted_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, attempt_id)
        ) WITHOUT ROWID;
        CREATE INDEX counted_failures_by_age ON counted_failures (counted_at_ms);
        -- Dead tokens counted by day (REG-33): the journal forgets who logged out or was erased.
        CREATE TABLE expired_token_counts (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- Days since 1970, UTC.
            day INTEGER NOT NULL,
            tokens INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, day)
        ) WITHOUT ROWID;
        """

    /// The tables for undoing invalidations (REG-20).
    private static let verdicts = """
        -- Verdicts that wait for an operator (REG-20, mass guard).
        CREATE TABLE pending_invalidations (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            provider TEXT NOT NULL,
            push_device_id TEXT NOT NULL,
            address_version INTEGER NOT NULL,
            reason TEXT NOT NULL,
            observed_at_ms INTEGER NOT NULL,
            pending_since_ms INTEGER NOT NULL,
            verdict TEXT NOT NULL DEFAULT 'dead',
            UNIQUE (organization_id, app_id, provider, push_device_id)
        );
        CREATE INDEX pending_invalidations_by_device ON pending_invalidations (push_device_id);
        -- What verdicts took out of sending, for as long as an operator may undo it. Where the verdict removed the row, `device` is that row in
        -- JSON, and its token's hash and sealed address stand beside; else these three are empty.
        CREATE TABLE invalidation_journal (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            provider TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            push_device_id TEXT NOT NULL,
            address_version INTEGER NOT NULL,
            reason TEXT NOT NULL,
            device TEXT,
            token_hash BLOB,
            address BLOB,
            invalidated_at_ms INTEGER NOT NULL
        );
        CREATE INDEX invalidation_journal_by_provider ON invalidation_journal (app_id, provider, invalidated_at_ms);
        CREATE INDEX invalidation_journal_by_owner ON invalidation_journal (app_id, user_id, device_id);
        CREATE INDEX invalidation_journal_by_token ON invalidation_journal (app_id, token_hash) WHERE token_hash IS NOT NULL;
        CREATE INDEX invalidation_journal_by_age ON invalidation_journal (invalidated_at_ms);
        CREATE INDEX invalidation_journal_by_device ON invalidation_journal (push_device_id);
        -- Where verdicts wait, or are believed for a while without asking. No row: the guard decides.
        CREATE TABLE invalidation_modes (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            provider TEXT NOT NULL,
            mode TEXT NOT NULL,
            until_ms INTEGER,
            reason TEXT NOT NULL,
            since_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, provider)
        ) WITHOUT ROWID;
        """
}
