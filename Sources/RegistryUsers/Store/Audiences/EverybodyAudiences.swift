import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension AudienceStatement {
    /// The active users of an app.
    static func wholeApp(_ tenant: CommonV1.Tenant) -> AudienceStatement {
        AudienceStatement(
            sql: "SELECT user_id FROM users WHERE organization_id = ? AND app_id = ? AND status = 'active'",
            arguments: [tenant.organizationId, tenant.appId])
    }

    /// The active users of all apps of an organization, each once.
    ///
    /// - Throws: `invalid_argument` for personal accounts, which have no organization.
    static func wholeOrganization(_ tenant: CommonV1.Tenant) throws(APIError) -> AudienceStatement {
        guard !tenant.organizationId.isEmpty else {
            throw APIError(.invalidArgument, field: "whole_organization", "personal accounts have no organization")
        }
        return AudienceStatement(
            sql: "SELECT DISTINCT user_id FROM users INDEXED BY active_users_of_organization WHERE organization_id = ? AND status = 'active'",
            arguments: [tenant.organizationId])
    }
}
