import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PreferencesHandlers {
    func muteChannel(
        _ request: PreferencesV1.MuteChannelRequest, context: ServerContext
    ) async throws -> PreferencesV1.MuteChannelResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Self.checkUser(request.userId)
        try Self.checkChannel(request.channelId)
        let nowMs = nowMs
        var until: Int64?
        if request.muted, !request.duration.isEmpty { until = nowMs + (try MuteDuration.milliseconds(request.duration)) }
        guard try await directory.isMember(request.userId, of: request.channelId, tenant: request.tenant) else {
            throw APIError(.forbidden, field: "channel_id", "the user is not a member of this channel")
        }
        let mutedUntil = until
        _ = try await policies.current(for: request.tenant ?? .init())
        return try await store.writeOnce(for: context, clock: clock) { database in
            let (setting, version) = try Self.change(request.tenant, request.userId, request.channelId, nowMs: nowMs, database) { choice in
                choice.muted = request.muted
                choice.mutedUntilMs = mutedUntil
            }
            return PreferencesV1.MuteChannelResponse(setting: setting, version: version)
        }.response
    }

    func updateChannelSettings(
        _ request: PreferencesV1.UpdateChannelSettingsRequest, context: ServerContext
    ) async throws -> PreferencesV1.UpdateChannelSettingsResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try Self.checkUser(request.userId)
        try Self.checkChannel(request.channelId)
        _ = try await policies.current(for: request.tenant ?? .init())
        let nowMs = nowMs
        let (setting, version) = try await store.write { database in
            try Self.change(request.tenant, request.userId, request.channelId, nowMs: nowMs, database) { choice in
                choice.notifyAll = request.notifyAll ?? choice.notifyAll
                choice.starred = request.starred ?? choice.starred
            }
        }
        return .init(setting: setting, version: version)
    }

    func listChannelFollowers(
        _ request: PreferencesV1.ListChannelFollowersRequest, context: ServerContext
    ) async throws -> PreferencesV1.ListChannelFollowersResponse {
        try context.requireScope(tenant: request.tenant)
        guard request.channelIds.count <= 1_000 else {
            throw APIError(.payloadTooLarge, field: "channel_ids", "has at most 1,000 channels")
        }
        guard request.usersLimit <= Self.mostFollowers else {
            throw APIError(.invalidValue, field: "users_limit", "is at most \(Self.mostFollowers); 0 is everybody")
        }
        let tenant = Tenant(request.tenant)
        var seen = Set<String>()
        let channelIds = request.channelIds.filter { seen.insert($0).inserted }
        let followers = try await store.read {
            try ChannelSettingRows.followers(
                $0, channelIds: channelIds, after: request.usersAfter, limit: request.usersLimit > 0 ? Int(request.usersLimit) : nil,
                tenant: tenant)
        }
        return .init(channels: request.channelIds.map { followers[$0] ?? .init(channelId: $0) })
    }

    /// The most users that a request for followers may limit itself to.
    static let mostFollowers: UInt32 = 10_000

    /// The most channels one user may have settings for: more are a mistake or an attack, and each read of the document brings them all.
    static let mostChannels = 10_000

    private static func checkRoom(for userId: String, tenant: Tenant, _ database: Database) throws {
        guard try ChannelSettingRows.count(database, userId: userId, tenant: tenant) >= mostChannels else { return }
        throw APIError(
            .conflict, field: "channel_id", "the user has settings for \(mostChannels) channels, and there is no room for more; clear some first")
    }

    static func checkChannel(_ channelId: String) throws(APIError) {
        guard !channelId.isEmpty else { throw APIError(.invalidArgument, field: "channel_id", "is required") }
        guard channelId.utf8.count <= 200, !channelId.utf8.contains(0x20), HostID.isAllowed(channelId) else {
            throw APIError(
                .invalidValue, field: "channel_id",
                "is 1 to 200 characters without spaces, control characters and marks of writing direction, some visible, and neither . nor ..")
        }
    }

    /// Changes one channel's settings together with the document's version, so that a send in flight is judged again (PREF-06).
    private static func change(
        _ tenant: CommonV1.Tenant?, _ userId: String, _ channelId: String, nowMs: Int64, _ database: Database,
        _ change: (inout ChannelChoice) -> Void
    ) throws -> (PreferencesV1.ChannelSetting, Int64) {
        let key = Tenant(tenant)
        var choice = try ChannelSettingRows.find(database, userId: userId, channelId: channelId, tenant: key)
        var document = try DocumentRows.find(database, userId: userId, tenant: key)
        let before = choice
        change(&choice)
        if choice != before {
            try UserErasure.refuseErased(userId, tenant: key, nowMs: nowMs, database)
            if before == ChannelChoice() { try checkRoom(for: userId, tenant: key, database) }
            try ChannelSettingRows.write(choice, userId: userId, channelId: channelId, tenant: key, database)
            document.version += 1
            document.updatedAtMs = nowMs
            try DocumentRows.write(document, userId: userId, tenant: key, database)
        }
        return (choice.message(channelId: channelId, atMs: nowMs), document.version)
    }
}
