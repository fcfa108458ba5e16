import CarillonAPI
import DurableWork
import RegistryTenants
import Storage

extension RegistryMigrations {
    /// The outbox of guardianships that ended. Those that ended before anybody was told are in it from the start.
    static let endedGuardianships = Migration("ended guardianships") { database in
        try database.execute(sql: Outbox<PreferencesV1.EndedGuardianship>.schema)
        let ended = try database.rows(
            """
            SELECT organization_id, app_id, guardian_user_id, child_user_id, coalesce(ended_at_ms, updated_at_ms) FROM relationships
            WHERE status = 'ended' ORDER BY id
            """, []
        ) { row in
            PreferencesV1.EndedGuardianship(
                tenant: .init(organizationId: row[0], appId: row[1]), guardianUserId: row[2], childUserId: row[3], endedAtMs: row[4])
        }
        for item in ended { try Outbox.insert(item, database) }
    }
}
