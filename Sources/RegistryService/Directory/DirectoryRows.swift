import CarillonAPI
import Storage

/// Rows of channels, threads and their members (REG-05).
enum DirectoryRows {
    private static let channelTypes = ["dm", "group_dm", "public", "private"]

    static func checked(_ channel: RegistryV1.Channel) throws(APIError) -> RegistryV1.Channel {
        var channel = channel
        try Identifiers.checkHostID(channel.channelId, field: "channel_id")
        channel.name = try Identifiers.text(channel.name, field: "name", limit: 200)
        if channel.channelType.isEmpty { channel.channelType = "public" }
        guard channelTypes.contains(channel.channelType) else {
            throw APIError(.invalidValue, field: "channel_type", "is one of \(channelTypes.joined(separator: ", "))")
        }
        for user in channel.addMembers { try Identifiers.checkUser(user, field: "add_members") }
        for user in channel.removeMembers { try Identifiers.checkUser(user, field: "remove_members") }
        return channel
    }

    static func checked(_ thread: RegistryV1.Thread) throws(APIError) -> RegistryV1.Thread {
        try Identifiers.checkHostID(thread.threadId, field: "thread_id")
        if !thread.channelId.isEmpty || !thread.addFollowers.isEmpty { try Identifiers.checkHostID(thread.channelId, field: "channel_id") }
        for user in thread.addFollowers { try Identifiers.checkUser(user, field: "add_followers") }
        for user in thread.removeFollowers { try Identifiers.checkUser(user, field: "remove_followers") }
        return thread
    }

    static func upsert(_ channel: RegistryV1.Channel, _ database: Database) throws {
        let tenant = Tenant(channel.tenant)
        let key: StatementArguments = [tenant.organization, tenant.app, channel.channelId]
        let otherwise = channel.membersOnly ? "NOTHING" : "UPDATE SET name = excluded.name, channel_type = excluded.channel_type"
        try database.run(
            """
            INSERT INTO channels (organization_id, app_id, channel_id, name, channel_type) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, channel_id) DO \(otherwise)
            """, key + [channel.name, channel.channelType])
        try MemberList.channelMembers.change(
            of: key, adding: channel.addMembers, removing: channel.removeMembers, replacing: channel.replaceMembers, database)
    }

    static func upsert(_ thread: RegistryV1.Thread, _ database: Database) throws {
        let tenant = Tenant(thread.tenant)
        let key: StatementArguments = [tenant.organization, tenant.app, thread.threadId]
        if !thread.channelId.isEmpty {
            try database.run(
                """
                INSERT INTO threads (organization_id, app_id, thread_id, channel_id) VALUES (?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, thread_id) DO UPDATE SET channel_id = excluded.channel_id
                """, key + [thread.channelId])
        }
        try MemberList.threadFollowers.change(
            of: key, adding: thread.addFollowers, removing: thread.removeFollowers, replacing: thread.replaceFollowers, database)
    }

    /// Removes channels with their members, and threads with their followers. Threads of a removed channel stay: they are the host's own.
    static func remove(channels: [String], threads: [String], of tenant: Tenant, _ database: Database) throws {
        for (table, column, ids) in [
            ("channel_members", "channel_id", channels), ("channels", "channel_id", channels), ("thread_followers", "thread_id", threads),
            ("threads", "thread_id", threads),
        ] where !ids.isEmpty {
            try database.run(
                "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND \(column) IN (SELECT value FROM json_each(?))",
                [tenant.organization, tenant.app, JSONArray.text(ids)])
        }
    }
}
