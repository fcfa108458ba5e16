import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The tables `channels` and `threads`, and their members (REG-05).
enum DirectoryTable {
    /// - Parameter key: organization, app and channel.
    static func isKnown(channel key: StatementArguments, _ database: Database) throws -> Bool {
        try database.firstRow("SELECT 1 FROM channels WHERE organization_id = ? AND app_id = ? AND channel_id = ?", key) { _ in true } ?? false
    }

    /// Members can be removed only from an existing channel. A misspelled id would otherwise make an empty channel.
    ///
    /// - Throws: `not_found` naming the channel, for a change of members only without added ones.
    static func requireChannel(for change: RegistryV1.Channel, _ database: Database) throws {
        guard change.membersOnly, change.addMembers.isEmpty else { return }
        let tenant = change.tenant ?? .init()
        guard try isKnown(channel: [tenant.organizationId, tenant.appId, change.channelId], database) else {
            throw APIError(.notFound, field: "channel_id", "there is no channel “\(change.channelId)” in this app")
        }
    }

    /// The number of an app's channels, counted in pages.
    static func countChannels(of tenant: CommonV1.Tenant, _ store: Store) async throws -> Int64 {
        let size = 10_000
        var (all, last, found) = (Int64(0), "", size)
        while found == size {
            let page = try await store.read { [last] database in
                try database.firstRow(
                    """
                    SELECT count(*), coalesce(max(channel_id), '') FROM (
                        SELECT channel_id FROM channels WHERE organization_id = ? AND app_id = ? AND channel_id > ? ORDER BY channel_id LIMIT ?)
                    """, [tenant.organizationId, tenant.appId, last, size]
                ) { (found: $0[0] as Int, last: $0[1] as String) }
            }
            found = page?.found ?? 0
            all += Int64(found)
            last = page?.last ?? ""
        }
        return all
    }

    static func isMember(_ userId: String, of channelId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.firstRow(
            "SELECT 1 FROM channel_members WHERE organization_id = ? AND app_id = ? AND channel_id = ? AND user_id = ?",
            [tenant.organizationId, tenant.appId, channelId, userId]
        ) { _ in true } ?? false
    }

    static func isKnown(channel channelId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try isKnown(channel: [tenant.organizationId, tenant.appId, channelId], database)
    }

    /// Writes a channel. Absent values do not change; a new channel is public and has no name.
    ///
    /// - Parameter channel: checked.
    static func upsert(_ channel: RegistryV1.Channel, _ database: Database) throws -> MemberList.Change {
        let tenant = channel.tenant ?? .init()
        let key: StatementArguments = [tenant.organizationId, tenant.appId, channel.channelId]
        let name = channel.membersOnly ? nil : channel.name
        let type = channel.membersOnly ? nil : channel.channelType.known?.name
        try database.run(
            """
            INSERT INTO channels (organization_id, app_id, channel_id, name, channel_type)
            VALUES (?1, ?2, ?3, coalesce(?4, ''), coalesce(?5, 'public'))
            ON CONFLICT (organization_id, app_id, channel_id) DO UPDATE SET name = coalesce(?4, name), channel_type = coalesce(?5, channel_type)
            """, key + [name, type])
        return try MemberList.channelMembers.change(
            of: key, adding: channel.addMembers, removing: channel.removeMembers, replacing: channel.replaceMembers, database)
    }

    /// Writes a thread.
    ///
    /// - Throws: `invalid_argument` for followers of an unknown thread without its channel; nothing is written.
    static func upsert(_ thread: RegistryV1.Thread, _ database: Database) throws -> MemberList.Change {
        let tenant = thread.tenant ?? .init()
        let key: StatementArguments = [tenant.organizationId, tenant.appId, thread.threadId]
        if thread.channelId.isEmpty, !thread.addFollowers.isEmpty, try channel(ofThread: key, database) == nil {
            throw APIError(.invalidArgument, field: "channel_id", "is required: there is no thread “\(thread.threadId)” yet")
        }
        if !thread.channelId.isEmpty {
            try database.run(
                """
                INSERT INTO threads (organization_id, app_id, thread_id, channel_id) VALUES (?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, thread_id) DO UPDATE SET channel_id = excluded.channel_id
                """, key + [thread.channelId])
        }
        return try MemberList.threadFollowers.change(
            of: key, adding: thread.addFollowers, removing: thread.removeFollowers, replacing: thread.replaceFollowers, database)
    }

    private static func channel(ofThread key: StatementArguments, _ database: Database) throws -> String? {
        try database.firstRow("SELECT channel_id FROM threads WHERE organization_id = ? AND app_id = ? AND thread_id = ?", key) { $0[0] }
    }

    /// A channel after a change.
    static func stored(_ channel: RegistryV1.Channel, after change: MemberList.Change, _ database: Database) throws -> RegistryV1.StoredChannel {
        let tenant = channel.tenant ?? .init()
        let key: StatementArguments = [tenant.organizationId, tenant.appId, channel.channelId]
        var stored = RegistryV1.StoredChannel(
            channelId: channel.channelId, memberCount: try MemberList.channelMembers.count(of: key, database), membersAdded: Int64(change.added),
            membersRemoved: Int64(change.removed))
        let row = try database.firstRow("SELECT name, channel_type FROM channels WHERE organization_id = ? AND app_id = ? AND channel_id = ?", key) {
            (name: $0[0] as String, type: try CommonV1.ChannelType(stored: $0[1]))
        }
        if let row { (stored.name, stored.channelType) = row }
        return stored
    }

    /// A thread after a change.
    static func stored(_ thread: RegistryV1.Thread, after change: MemberList.Change, _ database: Database) throws -> RegistryV1.StoredThread {
        let tenant = thread.tenant ?? .init()
        let key: StatementArguments = [tenant.organizationId, tenant.appId, thread.threadId]
        return .init(
            threadId: thread.threadId, channelId: try channel(ofThread: key, database) ?? "",
            followerCount: try MemberList.threadFollowers.count(of: key, database), followersAdded: Int64(change.added),
            followersRemoved: Int64(change.removed))
    }

    /// Removes channels with their members, and threads with their followers. Threads of a removed channel stay: they are the host's own.
    static func remove(channels: [String], threads: [String], of tenant: CommonV1.Tenant, _ database: Database) throws {
        for (table, column, ids) in [
            ("channel_members", "channel_id", channels), ("channels", "channel_id", channels), ("thread_followers", "thread_id", threads),
            ("threads", "thread_id", threads),
        ] where !ids.isEmpty {
            try database.run(
                "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND \(column) IN (SELECT value FROM json_each(?))",
                [tenant.organizationId, tenant.appId, JSONArray.text(ids)])
        }
    }
}
