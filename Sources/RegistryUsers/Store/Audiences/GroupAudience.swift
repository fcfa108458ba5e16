import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

extension AudienceStatement {
    /// The members of a named group; for the kind `role`, all users with the role. An unknown group has no members.
    static func members(ofGroup group: String, _ tenant: CommonV1.Tenant, _ database: Database) throws -> AudienceStatement {
        let key: StatementArguments = [tenant.organizationId, tenant.appId, group]
        let role = try database.firstRow(
            "SELECT role FROM user_groups WHERE organization_id = ? AND app_id = ? AND group_id = ? AND kind = 'role'", key
        ) { $0[0] as String }
        if let role { return holders(ofRole: role, tenant) }
        return AudienceStatement(
            sql: "SELECT user_id FROM group_members WHERE organization_id = ? AND app_id = ? AND group_id = ?", arguments: key)
    }
}
