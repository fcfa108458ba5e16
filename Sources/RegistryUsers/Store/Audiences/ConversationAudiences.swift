import CarillonAPI
import GRDB
import ServiceKit
import Storage

extension AudienceStatement {
    /// The members of a conversation channel.
    static func members(ofChannel channel: String, _ tenant: CommonV1.Tenant) -> AudienceStatement {
        AudienceStatement(
            sql: "SELECT user_id FROM channel_members WHERE organization_id = ? AND app_id = ? AND channel_id = ?",
            arguments: [tenant.organizationId, tenant.appId, channel])
    }

    /// The followers of a thread.
    static func followers(ofThread thread: String, _ tenant: CommonV1.Tenant) -> AudienceStatement {
        AudienceStatement(
            sql: "SELECT user_id FROM thread_followers WHERE organization_id = ? AND app_id = ? AND thread_id = ?",
            arguments: [tenant.organizationId, tenant.appId, thread])
    }
}
