/// The tables of permissions and prompts.
enum PermissionTables {
    static let sql = """
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
}
