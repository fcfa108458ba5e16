extension RegistryMigrations {
    /// The tables of users, their groups and channels, and their presence.
    static let users = [people, directory, relationships, groups, presence].joined(separator: "\n")

    // MARK: People

    /// Users (REG-03), and their roles by role.
    ///
    /// Each send asks whether its user is inactive. The few inactive users have an index, so no row is read for it.
    private static let people = """
        CREATE TABLE users (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            roles TEXT NOT NULL,
            display_name TEXT NOT NULL,
            email TEXT,
            locale TEXT,
            timezone TEXT,
            status TEXT NOT NULL,
            inactive_reason TEXT NOT NULL,
            created_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            birth_date TEXT,
            under_13 INTEGER,
            emoji_ok INTEGER,
            reduce_motion INTEGER NOT NULL DEFAULT 0,
            UNIQUE (organization_id, app_id, user_id)
        );
        CREATE INDEX users_inactive ON users (organization_id, app_id, user_id) WHERE status <> 'active';
        CREATE INDEX active_users_of_organization ON users (organization_id, user_id) WHERE status = 'active';
        -- Of active users alone: nobody asks for the others.
        CREATE TABLE user_roles (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            role TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, role, user_id)
        ) WITHOUT ROWID;
        -- Push on and off as users have it in their settings (REG-30): those who ever turned push off, or on again.
        CREATE TABLE push_switches (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            is_off INTEGER NOT NULL,
            changed_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_id)
        ) WITHOUT ROWID;
        """

    // MARK: Channels, groups and relationships

    /// Channels and threads with their members (REG-03).
    private static let directory = """
        CREATE TABLE channels (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            channel_id TEXT NOT NULL,
            name TEXT NOT NULL,
            channel_type TEXT NOT NULL,
            UNIQUE (organization_id, app_id, channel_id)
        );
        CREATE TABLE channel_members (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            channel_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, channel_id, user_id)
        ) WITHOUT ROWID;
        CREATE TABLE threads (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            thread_id TEXT NOT NULL,
            channel_id TEXT NOT NULL,
            UNIQUE (organization_id, app_id, thread_id)
        );
        CREATE TABLE thread_followers (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            thread_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, thread_id, user_id)
        ) WITHOUT ROWID;
        """

    /// Guardians and children (REG-04). Ended relationships stay, so that earlier pushes can be explained.
    private static let relationships = """
        CREATE TABLE relationships (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            relationship_id TEXT NOT NULL,
            guardian_user_id TEXT NOT NULL,
            child_user_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            status TEXT NOT NULL,
            verified_at_ms INTEGER,
            ended_at_ms INTEGER,
            created_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            UNIQUE (organization_id, app_id, relationship_id),
            UNIQUE (organization_id, app_id, child_user_id, guardian_user_id, kind)
        );
        CREATE INDEX relationships_of_guardian ON relationships (organization_id, app_id, guardian_user_id, child_user_id);
        """

    /// Named groups and their members (REG-05). A group of kind `role` has no rows of members, because the users with the role are its members.
    private static let groups = """
        CREATE TABLE user_groups (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            group_id TEXT NOT NULL,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            role TEXT NOT NULL,
            UNIQUE (organization_id, app_id, group_id)
        );
        CREATE TABLE group_members (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            group_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, group_id, user_id)
        ) WITHOUT ROWID;
        CREATE INDEX groups_of_user ON group_members (organization_id, app_id, user_id, group_id);
        """

    // MARK: Presence

    private static let presence = """
        CREATE TABLE presence (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            status TEXT NOT NULL,
            active_channel TEXT NOT NULL,
            last_activity_at_ms INTEGER NOT NULL,
            reported_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_id, device_id)
        ) WITHOUT ROWID;
        CREATE INDEX presence_by_age ON presence (reported_at_ms);
        """
}
