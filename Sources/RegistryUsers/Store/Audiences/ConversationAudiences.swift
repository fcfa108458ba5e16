import ServiceKit
import Storage

extension AudienceQuery {
    /// The members of a conversation channel.
    static func members(ofChannel channel: String, _ tenant: Tenant) -> AudienceQuery {
        AudienceQuery(
            sql: "SELECT user_id FROM channel_members WHERE organization_id = ? AND app_id = ? AND channel_id = ?",
            arguments: [tenant.organization, tenant.app, channel])
    }

    /// The followers of a thread.
    static func followers(ofThread thread: String, _ tenant: Tenant) -> AudienceQuery {
        AudienceQuery(
            sql: "SELECT user_id FROM thread_followers WHERE organization_id = ? AND app_id = ? AND thread_id = ?",
            arguments: [tenant.organization, tenant.app, thread])
    }
}
