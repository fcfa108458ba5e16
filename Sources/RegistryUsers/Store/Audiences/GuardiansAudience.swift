import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension AudienceStatement {
    /// The guardians of a child, as long as relationship, child and guardian are active.
    static func guardians(of child: String, _ tenant: CommonV1.Tenant) -> AudienceStatement {
        AudienceStatement(
            sql: """
                SELECT r.guardian_user_id FROM relationships AS r
                LEFT JOIN users AS c ON c.organization_id = r.organization_id AND c.app_id = r.app_id AND c.user_id = r.child_user_id
                LEFT JOIN users AS a ON a.organization_id = r.organization_id AND a.app_id = r.app_id AND a.user_id = r.guardian_user_id
                WHERE r.organization_id = ? AND r.app_id = ? AND r.child_user_id = ? AND r.kind = 'guardian' AND r.status = 'active'
                    AND \(Guardianships.childIsActive) AND coalesce(a.status, 'active') = 'active'
                """, userColumn: "r.guardian_user_id", arguments: [tenant.organizationId, tenant.appId, child])
    }
}
