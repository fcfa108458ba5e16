import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `feature_flags` (ARCH-11).
enum FeatureFlagTable {
    static func all(of tenant: CommonV1.Tenant, _ database: Database) throws -> [RegistryV1.FeatureFlag] {
        try database.rows(
            """
            SELECT name, value, user_ids, percent, otherwise FROM feature_flags WHERE organization_id = ? AND app_id = ? ORDER BY name
            """, [tenant.organizationId, tenant.appId]
        ) { row in
            .init(name: row[0], value: row[1], userIds: try JSONColumn.list(row[2]), percent: row[3], otherwise: row[4])
        }
    }

    static func put(_ flag: RegistryV1.FeatureFlag, of tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO feature_flags (organization_id, app_id, name, value, user_ids, percent, otherwise)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [tenant.organizationId, tenant.appId, flag.name, flag.value, JSONColumn.encode(flag.userIds), flag.percent, flag.otherwise])
    }

    static func remove(_ name: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.countChanges(
            "DELETE FROM feature_flags WHERE organization_id = ? AND app_id = ? AND name = ?", [tenant.organizationId, tenant.appId, name]) > 0
    }
}
