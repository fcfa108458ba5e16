import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

extension UserPreferencesService {
    func muteChannel(
        _ request: PreferencesV1.MuteChannelRequest, context: ServerContext
    ) async throws -> PreferencesV1.MuteChannelResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        try FieldRules.checkHostID(request.channelId, field: "channel_id")
        let (user, now) = (UserKey(request.userId, of: request.tenant), clock.now)
        let hasEnd = request.muted && !request.duration.isEmpty
        let mutedUntil = hasEnd ? now + (try MuteDuration.read(request.duration)) : nil
        guard try await directory.isMember(request.userId, of: request.channelId, tenant: request.tenant) else {
            throw APIError(.forbidden, field: "channel_id", "the user is not a member of this channel")
        }
        _ = try await policies.current(for: request.tenant ?? .init())
        return try await store.writeOnce(for: context, clock: clock) { database in
            let changed = try ChoiceRecording.changeChannel(request.channelId, of: user, at: now, database) { choice in
                choice.muted = request.muted
                choice.mutedUntil = mutedUntil
            }
            return PreferencesV1.MuteChannelResponse(
                setting: changed.choice.message(channelId: request.channelId, at: now), version: changed.version)
        }.response
    }

    func updateChannelSettings(
        _ request: PreferencesV1.UpdateChannelSettingsRequest, context: ServerContext
    ) async throws -> PreferencesV1.UpdateChannelSettingsResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        try FieldRules.checkHostID(request.channelId, field: "channel_id")
        _ = try await policies.current(for: request.tenant ?? .init())
        let (user, now) = (UserKey(request.userId, of: request.tenant), clock.now)
        let changed = try await store.write { database in
            try ChoiceRecording.changeChannel(request.channelId, of: user, at: now, database) { choice in
                choice.notifyAll = request.notifyAll ?? choice.notifyAll
                choice.starred = request.starred ?? choice.starred
            }
        }
        return .init(setting: changed.choice.message(channelId: request.channelId, at: now), version: changed.version)
    }

    /// The most users that a request for followers may limit itself to.
    private static let mostFollowers: UInt32 = 10_000

    func listChannelFollowers(
        _ request: PreferencesV1.ListChannelFollowersRequest, context: ServerContext
    ) async throws -> PreferencesV1.ListChannelFollowersResponse {
        try context.requireScope(tenant: request.tenant)
        try BatchLimit.check(request.channelIds.count, most: 1_000, field: "channel_ids")
        guard request.usersLimit <= Self.mostFollowers else {
            throw APIError(.invalidValue, field: "users_limit", "is at most \(Self.mostFollowers); 0 is everybody")
        }
        let tenant = request.tenant ?? .init()
        var seen = Set<String>()
        let channelIds = request.channelIds.filter { seen.insert($0).inserted }
        let limit = request.usersLimit > 0 ? Int(request.usersLimit) : nil
        let followers = try await store.read {
            try ChannelSettingTable.followers(of: channelIds, after: request.usersAfter, limit: limit, tenant: tenant, $0)
        }
        return .init(channels: request.channelIds.map { followers[$0] ?? .init(channelId: $0) })
    }
}
