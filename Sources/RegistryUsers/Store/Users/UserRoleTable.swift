import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `user_roles`: the active users of each role, so that an audience of a role is one lookup.
enum UserRoleTable {
    /// Updates the rows for a user who is about to be written. Costs nothing for unchanged roles and status, which is the usual upsert.
    ///
    /// - Parameter before: the stored user; nil for a new one.
    static func replace(of user: RegistryV1.User, before: RegistryV1.User?, tenant: CommonV1.Tenant, _ database: Database) throws {
        if let before {
            guard before.roles != user.roles || before.status != user.status else { return }
            try database.run(
                """
                DELETE FROM user_roles WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    AND role IN (SELECT value FROM json_each(?))
                """, [tenant.organizationId, tenant.appId, user.userId, JSONArray.text(before.roles)])
        }
        guard user.status == .active else { return }
        for role in user.roles {
            try database.runDirectly("INSERT OR IGNORE INTO user_roles (organization_id, app_id, user_id, role) VALUES (?, ?, ?, ?)") { values in
                for text in [tenant.organizationId, tenant.appId, user.userId, role] { values.add(text) }
            }
        }
    }
}
