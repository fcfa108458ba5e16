import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    func upsertDirectory(
        _ request: RegistryV1.UpsertDirectoryRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertDirectoryResponse {
        try BatchLimit.check(request.channels.count + request.threads.count, field: "channels")
        let channels = try await BatchItems(request.channels) { channel in
            try context.requireScope(tenant: channel.tenant)
            _ = try await policies.entry(for: channel.tenant ?? .init())
            return try DirectoryDraft.checked(channel)
        }
        // Indexes of threads follow those of channels.
        let threads = try await BatchItems(request.threads, firstIndex: request.channels.count) { thread in
            try context.requireScope(tenant: thread.tenant)
            _ = try await policies.entry(for: thread.tenant ?? .init())
            return try DirectoryDraft.checked(thread)
        }
        let (now, tombstones) = (now, tombstones)
        return try await store.write { database in
            var response = RegistryV1.UpsertDirectoryResponse()
            if request.answerStored {
                response.channels = Array(repeating: .init(), count: request.channels.count)
                response.threads = Array(repeating: .init(), count: request.threads.count)
            }
            let ofChannels = try channels.write { index, asked in
                var channel = asked
                try DirectoryTable.requireChannel(for: channel, database)
                channel.addMembers = try tombstones.living(channel.addMembers, tenant: channel.tenant ?? .init(), now: now, database)
                let change = try DirectoryTable.upsert(channel, database)
                if request.answerStored { response.channels[index] = try DirectoryTable.stored(channel, after: change, database) }
            }
            let ofThreads = try threads.write { index, asked in
                var thread = asked
                thread.addFollowers = try tombstones.living(thread.addFollowers, tenant: thread.tenant ?? .init(), now: now, database)
                let change = try DirectoryTable.upsert(thread, database)
                if request.answerStored { response.threads[index] = try DirectoryTable.stored(thread, after: change, database) }
            }
            response.results = ofChannels + ofThreads
            return response
        }
    }

    /// Most ids in one call, because each may have a hundred thousand members and a transaction must be short.
    private static let mostRemoved = 1_000

    func removeDirectory(
        _ request: RegistryV1.RemoveDirectoryRequest, context: ServerContext
    ) async throws -> RegistryV1.RemoveDirectoryResponse {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(request.channelIds.count + request.threadIds.count, most: Self.mostRemoved, field: "channel_ids")
        for id in request.channelIds { try FieldRules.checkHostID(id, field: "channel_ids") }
        for id in request.threadIds { try FieldRules.checkHostID(id, field: "thread_ids") }
        _ = try await policies.entry(for: request.tenant ?? .init())
        try await store.write { database in
            try DirectoryTable.remove(channels: request.channelIds, threads: request.threadIds, of: request.tenant ?? .init(), database)
        }
        return .init()
    }

    func checkMembership(
        _ request: RegistryV1.CheckMembershipRequest, context: ServerContext
    ) async throws -> RegistryV1.CheckMembershipResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        return try await store.read { database in
            .init(
                channelKnown: try DirectoryTable.isKnown(channel: request.channelId, tenant: tenant, database),
                member: try DirectoryTable.isMember(request.userId, of: request.channelId, tenant: tenant, database))
        }
    }

    func resolveAudience(
        _ request: RegistryV1.ResolveAudienceRequest, context: ServerContext
    ) async throws -> RegistryV1.ResolveAudienceResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let users = try await store.read { database in
            try AudienceStatement.of(request.audience, tenant: tenant, database).page(after: page.after, limit: page.limit, database)
        }
        let part = page.cut(users, at: \.self)
        return .init(userIds: part.items, nextPageToken: part.nextToken)
    }
}
