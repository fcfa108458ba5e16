import CarillonAPI
import ServiceKit
import Storage

extension AudienceQuery {
    /// The active users that have a role.
    static func holders(ofRole role: String, _ tenant: CommonV1.Tenant) -> AudienceQuery {
        AudienceQuery(
            sql: "SELECT user_id FROM user_roles WHERE organization_id = ? AND app_id = ? AND role = ?",
            arguments: [tenant.organizationId, tenant.appId, role])
    }
}
