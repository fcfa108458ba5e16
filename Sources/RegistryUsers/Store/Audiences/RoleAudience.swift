import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension AudienceStatement {
    /// The active users that have a role.
    static func holders(ofRole role: String, _ tenant: CommonV1.Tenant) -> AudienceStatement {
        AudienceStatement(
            sql: "SELECT user_id FROM user_roles WHERE organization_id = ? AND app_id = ? AND role = ?",
            arguments: [tenant.organizationId, tenant.appId, role])
    }
}
