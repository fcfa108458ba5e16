import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The tables `user_groups` and `group_members` (REG-05).
enum GroupTable {
    /// With the present number of members; in a group of kind `role`, of users with the role.
    private static let columns = """
        g.organization_id, g.app_id, g.group_id, g.name, g.kind, g.role,
        CASE g.kind WHEN 'role' THEN (SELECT count(*) FROM user_roles AS r
            WHERE r.organization_id = g.organization_id AND r.app_id = g.app_id AND r.role = g.role)
        ELSE (SELECT count(*) FROM group_members AS m
            WHERE m.organization_id = g.organization_id AND m.app_id = g.app_id AND m.group_id = g.group_id) END
        """

    private static func read(_ row: Row) throws -> RegistryV1.Group {
        .init(
            tenant: .init(organizationId: row[0], appId: row[1]), groupId: row[2], name: row[3], kind: try .init(stored: row[4]), role: row[5],
            memberCount: row[6])
    }

    static func find(_ id: String, tenant: CommonV1.Tenant, _ database: Database) throws -> RegistryV1.Group? {
        try database.firstRow(
            "SELECT \(columns) FROM user_groups AS g WHERE g.organization_id = ? AND g.app_id = ? AND g.group_id = ?",
            [tenant.organizationId, tenant.appId, id], read)
    }

    /// A page in the order of group ids: of all groups, or of those that name a user as a member.
    static func page(
        userId: String, tenant: CommonV1.Tenant, after: String, limit: Int, _ database: Database
    ) throws -> [RegistryV1.Group] {
        let key: StatementArguments = [tenant.organizationId, tenant.appId]
        guard userId.isEmpty else {
            return try database.rows(
                """
                SELECT \(columns) FROM group_members AS own
                CROSS JOIN user_groups AS g ON g.organization_id = own.organization_id AND g.app_id = own.app_id
                    AND g.group_id = own.group_id
                WHERE own.organization_id = ? AND own.app_id = ? AND own.user_id = ? AND own.group_id > ?
                ORDER BY own.group_id LIMIT ?
                """, key + [userId, after, limit], read)
        }
        return try database.rows(
            """
            SELECT \(columns) FROM user_groups AS g WHERE g.organization_id = ? AND g.app_id = ? AND g.group_id > ?
            ORDER BY g.group_id LIMIT ?
            """, key + [after, limit], read)
    }

    /// Writes a checked change.
    ///
    /// - Throws: `not_found` for a change of members of an unknown group; `invalid_value` for members of a role, or for a role without the kind
    ///   `role`. Nothing is written then.
    static func apply(_ change: RegistryV1.GroupChange, _ database: Database) throws {
        let group = change.group ?? .init()
        let tenant = group.tenant ?? .init()
        let key: StatementArguments = [tenant.organizationId, tenant.appId, group.groupId]
        let known = try database.firstRow("SELECT name, kind, role FROM user_groups WHERE organization_id = ? AND app_id = ? AND group_id = ?", key) {
            RegistryV1.Group(name: $0[0], kind: try .init(stored: $0[1]), role: $0[2])
        }
        if change.membersOnly {
            guard let known else {
                throw APIError(.notFound, field: "group_id", "there is no group “\(group.groupId)” in this app")
            }
            guard known.kind != .role else { throw GroupDraft.noMembersByName }
        } else {
            let group = try GroupDraft.merged(change, over: known)
            try database.run(
                """
                INSERT INTO user_groups (organization_id, app_id, group_id, name, kind, role) VALUES (?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, group_id) DO UPDATE SET name = excluded.name, kind = excluded.kind,
                    role = excluded.role
                """, key + [group.name, group.kind.name, group.role])
            // A group that changes to the kind `role` loses its named members.
            if group.kind == .role { try MemberList.groupMembers.clear(key, database) }
        }
        try MemberList.groupMembers.change(
            of: key, adding: change.addMembers, removing: change.removeMembers, replacing: change.replaceMembers, database)
    }

    /// - Throws: `not_found`.
    static func remove(_ id: String, tenant: CommonV1.Tenant, _ database: Database) throws {
        let key: StatementArguments = [tenant.organizationId, tenant.appId, id]
        guard
            try database.countChanges("DELETE FROM user_groups WHERE organization_id = ? AND app_id = ? AND group_id = ?", key) == 1
        else { throw APIError(.notFound, field: "group_id", "there is no group “\(id)” in this app") }
        try MemberList.groupMembers.clear(key, database)
    }
}
