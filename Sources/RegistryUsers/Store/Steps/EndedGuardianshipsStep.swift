import CarillonAPI
import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Like any outbox (``Outbox``), but for two people, either of whom may be erased. Those whose guardianship ended before anybody was told
    /// are in it from the start.
    static let endedGuardianships = Migration("ended guardianships") { database in
        try database.execute(
            sql: """
                CREATE TABLE ended_guardianships (
                    outbox_row INTEGER PRIMARY KEY AUTOINCREMENT,
                    organization_id TEXT NOT NULL,
                    app_id TEXT NOT NULL,
                    guardian_user_id TEXT NOT NULL,
                    child_user_id TEXT NOT NULL,
                    message BLOB NOT NULL
                );
                -- For the erasure of a user.
                CREATE INDEX ended_guardianships_by_guardian ON ended_guardianships (organization_id, app_id, guardian_user_id);
                CREATE INDEX ended_guardianships_by_child ON ended_guardianships (organization_id, app_id, child_user_id);
                """)
        let ended = try database.rows(
            """
            SELECT organization_id, app_id, guardian_user_id, child_user_id, coalesce(ended_at_ms, updated_at_ms) FROM relationships
            WHERE status = 'ended' ORDER BY id
            """, []
        ) { row in
            PreferencesV1.EndedGuardianship(
                tenant: .init(organizationId: row[0], appId: row[1]), guardianUserId: row[2], childUserId: row[3], endedAtMs: row[4])
        }
        for item in ended { try GuardianshipOutbox.note(item, database) }
    }
}
