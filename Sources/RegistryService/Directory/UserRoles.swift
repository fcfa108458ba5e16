import CarillonAPI
import Storage

/// Rows of `user_roles`: the active users of each role, so that an audience of a role is one look-up.
enum UserRoles {
    /// Brings the rows in line with a user who is about to be written. Costs one look-up where roles and status stay as they are, which is
    /// the usual upsert.
    ///
    /// - Parameter encoded: the user's roles as the column `users.roles` will hold them.
    static func replace(of user: RegistryV1.User, encoded: String, tenant: Tenant, _ database: Database) throws {
        let key: StatementArguments = [tenant.organization, tenant.app, user.userId]
        let before = try database.firstRow(
            "SELECT roles, status FROM users WHERE organization_id = ? AND app_id = ? AND user_id = ?", key
        ) { (roles: $0[0] as String, status: $0[1] as String) }
        if let before {
            guard before.roles != encoded || before.status != user.status else { return }
            try database.run(
                """
                DELETE FROM user_roles WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    AND role IN (SELECT value FROM json_each(?))
                """, key + [before.roles])
        }
        guard user.status == "active", !user.roles.isEmpty else { return }
        try database.run(
            """
            INSERT OR IGNORE INTO user_roles (organization_id, app_id, user_id, role) SELECT ?, ?, ?, value FROM json_each(?)
            """, key + [encoded])
    }
}
