import CarillonAPI
import RPC
import ServiceKit
import Storage

extension RegistryHandlers {
    /// What one message of the stream holds at most, so that it stays well below 4 MiB (ARCH-02): an entry with its
    /// devices is some hundred bytes, a member id up to 200.
    private static let usersAMessage = 500
    private static let devicesAMessage = 2_000
    private static let membersAMessage = 10_000

    func resolve(
        _ request: RegistryV1.ResolveRequest, response: ResponseWriter<RegistryV1.ResolveResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        try Self.checkBatch(
            request.channelIds.count + request.threadIds.count + request.userIds.count + request.describedChannelIds.count,
            field: "user_ids")
        let tenant = Tenant(request.tenant)
        let ttl = try await policies.entry(for: tenant).policy.presenceTTLSeconds
        let nowMs = nowMs
        let (channels, threads, users) = try await store.read { database in
            let channels = try ResolveQueries.channels(request.channelIds, tenant: tenant, database)
            let described = try ResolveQueries.channels(
                request.describedChannelIds, includingMembers: false, tenant: tenant, database)
            let threads = try ResolveQueries.threads(request.threadIds, tenant: tenant, database)
            var seen = Set<String>()
            var ids: [String] = []
            func want(_ users: [String]) {
                for user in users where seen.insert(user).inserted { ids.append(user) }
            }
            want(request.userIds)
            if request.includeMembers {
                for channel in channels { want(channel.members) }
                for thread in threads { want(thread.followers) }
            }
            let users = try ResolveQueries.users(
                ids, tenant: tenant, nowMs: nowMs, presenceTTLSeconds: ttl, database)
            return (channels + described, threads, users)
        }
        try await write(channels, threads, to: response)
        try await write(users, to: response)
    }

    /// Audiences first. One of more than 10,000 members comes in several entries of the same id.
    private func write(
        _ channels: [RegistryV1.ResolvedChannel], _ threads: [RegistryV1.ResolvedThread],
        to response: ResponseWriter<RegistryV1.ResolveResponse>
    ) async throws {
        var message = RegistryV1.ResolveResponse()
        var room = Self.membersAMessage
        func flush() async throws {
            guard !message.channels.isEmpty || !message.threads.isEmpty else { return }
            try await response.write(message)
            message = .init()
            room = Self.membersAMessage
        }
        for channel in channels {
            var rest = channel.members[...]
            repeat {
                var part = channel
                part.members = Array(rest.prefix(room))
                rest = rest.dropFirst(room)
                room -= part.members.count + 1
                message.channels.append(part)
                if room <= 0 { try await flush() }
            } while !rest.isEmpty
        }
        for thread in threads {
            var rest = thread.followers[...]
            repeat {
                var part = thread
                part.followers = Array(rest.prefix(room))
                rest = rest.dropFirst(room)
                room -= part.followers.count + 1
                message.threads.append(part)
                if room <= 0 { try await flush() }
            } while !rest.isEmpty
        }
        try await flush()
    }

    private func write(
        _ users: [RegistryV1.ResolvedUser], to response: ResponseWriter<RegistryV1.ResolveResponse>
    ) async throws {
        var message = RegistryV1.ResolveResponse()
        var devices = 0
        for user in users {
            if message.users.count == Self.usersAMessage || devices + user.devices.count > Self.devicesAMessage {
                try await response.write(message)
                message = .init()
                devices = 0
            }
            message.users.append(user)
            devices += user.devices.count
        }
        if !message.users.isEmpty { try await response.write(message) }
    }

    func listSendable(
        _ request: RegistryV1.ListSendableRequest, context: ServerContext
    ) async throws -> RegistryV1.ListSendableResponse {
        try context.requireScope(tenant: request.tenant)
        guard request.userIds.count <= 1_000 else {
            throw APIError(.payloadTooLarge, field: "user_ids", "has at most 1,000 users; larger audiences are resolved by Resolve")
        }
        let tenant = Tenant(request.tenant)
        let nowMs = nowMs
        let users = try await store.read { database in
            var seen = Set<String>()
            let ids = request.userIds.filter { seen.insert($0).inserted }
            return try ResolveQueries.users(ids, tenant: tenant, nowMs: nowMs, presenceTTLSeconds: 0, database)
        }
        return .init(devices: users.flatMap(\.devices))
    }

    func checkDevices(
        _ request: RegistryV1.CheckDevicesRequest, context: ServerContext
    ) async throws -> RegistryV1.CheckDevicesResponse {
        try context.requireScope(tenant: request.tenant)
        try Self.checkBatch(request.devices.count, field: "devices")
        let tenant = Tenant(request.tenant)
        let verdicts = try await store.read { try DeviceVerdicts.judge(request.devices, tenant: tenant, $0) }
        return .init(verdicts: verdicts)
    }
}
