/// The tables of guardians' consents (PREF-17).
enum ConsentTables {
    static let sql = """
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
        -- The record of who did what; rows are never changed.
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
        """

    /// For the erasure of whom an address belongs to, where no account was asked.
    static let byAddress = """
        CREATE INDEX consents_of_address ON consents (organization_id, app_id, guardian_email)
            WHERE guardian_user_id = '' AND guardian_email <> '';
        """
}
