import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `local_configs`: the options of devices' schedulers, a row for each user who stored some.
enum LocalConfigTable {
    /// A user's options as JSON; nil: none are stored.
    static func find(_ user: UserKey, _ database: Database) throws -> String? {
        try database.firstRow("SELECT options FROM local_configs WHERE organization_id = ? AND app_id = ? AND user_id = ?", user.arguments) {
            $0[0] as String
        }
    }

    static func save(_ options: LocalOptions, of user: UserKey, at now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO local_configs (organization_id, app_id, user_id, options, updated_at_ms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET options = excluded.options, updated_at_ms = excluded.updated_at_ms
            """, user.arguments + [options.json, now])
    }

    /// Apps with a row.
    static func apps(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT DISTINCT organization_id, app_id FROM local_configs") { .init(organizationId: $0[0], appId: $0[1]) }
    }

    /// Deletes rows of an app that stores none any more.
    ///
    /// - Returns: how many, at most `limit`.
    static func deleteAll(of tenant: CommonV1.Tenant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM local_configs WHERE (organization_id, app_id, user_id) IN (
                SELECT organization_id, app_id, user_id FROM local_configs WHERE organization_id = ? AND app_id = ? LIMIT ?)
            """, [tenant.organizationId, tenant.appId, limit])
    }
}
