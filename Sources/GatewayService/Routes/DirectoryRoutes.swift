import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/directory/…`: users, channels with their members, threads with their followers, written by the host system.
struct DirectoryRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        let registry = services.registry
        endpoints.on(.put, "/directory/users/{id}") { http in
            try http.context.caller.requireScope(.directory)
            let user = try DirectoryBody.user(http)
            try Self.check(try await registry.upsertUsers(.init(users: [user]), options: try http.context.options).results)
            return .ok(JSONView.user(try await Self.stored(user, registry, options: try http.context.options)))
        }
        endpoints.on(.put, "/directory/channels/{id}") { http in
            var channel = try Self.channel(http)
            channel.name = try DirectoryBody.name(http.body)
            channel.channelType = try http.body.choice("channel_type") ?? .unspecified
            try DirectoryBody.readMembers(of: &channel, http.body)
            return try await Self.write(channel, http, registry)
        }
        endpoints.on(.put, "/directory/channels/{id}/members") { http in
            var channel = try Self.channel(http)
            channel.membersOnly = true
            try DirectoryBody.readMembers(of: &channel, http.body)
            return try await Self.write(channel, http, registry)
        }
        endpoints.on(.put, "/directory/threads/{id}/followers") { http in
            try http.context.caller.requireScope(.directory)
            let thread = try DirectoryBody.thread(http)
            let answer = try await registry.upsertDirectory(.init(threads: [thread], answerStored: true), options: try http.context.options)
            try Self.check(answer.results)
            return .ok(JSONView.thread(answer.threads.first ?? .init()))
        }
        addRemovals(to: endpoints)
    }

    /// Removing a channel or thread that does not exist answers 204, so that a call can be repeated. Removing members of a channel that does not
    /// exist answers 404: the id may be misspelled.
    private func addRemovals(to endpoints: Endpoints) {
        let registry = services.registry
        endpoints.on(.delete, "/directory/channels/{id}") { http in
            let channel = try Self.channel(http)
            let request = RegistryV1.RemoveDirectoryRequest(tenant: channel.tenant, channelIds: [channel.channelId])
            _ = try await registry.removeDirectory(request, options: try http.context.options)
            return .noContent
        }
        // The body must name members or say "all", so that a lost body does not empty a channel.
        endpoints.on(.delete, "/directory/channels/{id}/members") { http in
            var channel = try Self.channel(http)
            channel.membersOnly = true
            if let members = try Self.removed("members", http.body) { channel.removeMembers = members } else { channel.replaceMembers = true }
            _ = try await Self.write(channel, http, registry)
            return .noContent
        }
        endpoints.on(.delete, "/directory/threads/{id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.RemoveDirectoryRequest(tenant: try http.context.tenant, threadIds: [try http.parameter("id")])
            _ = try await registry.removeDirectory(request, options: try http.context.options)
            return .noContent
        }
        endpoints.on(.delete, "/directory/threads/{id}/followers") { http in
            try http.context.caller.requireScope(.directory)
            var thread = RegistryV1.Thread(tenant: try http.context.tenant, threadId: try http.parameter("id"))
            if let followers = try Self.removed("followers", http.body) {
                thread.removeFollowers = followers
            } else {
                thread.replaceFollowers = true
            }
            try Self.check(try await registry.upsertDirectory(.init(threads: [thread]), options: try http.context.options).results)
            return .noContent
        }
    }

    /// The user in the directory after a change.
    ///
    /// - Throws: `conflict` when the user was erased between the change and this call.
    static func stored(
        _ user: RegistryV1.User, _ registry: RegistryV1.Registry.Client, options: CallOptions
    ) async throws -> RegistryV1.User {
        do {
            return try await registry.getUser(.init(tenant: user.tenant, userId: user.userId), options: options).user ?? user
        } catch let error as any RPCErrorConvertible where error.rpcError.code == .notFound {
            throw APIError(
                .conflict, field: "user_id",
                "the user was erased during this call, and the change is not stored; try again later: the answer then says from when on the "
                    + "user can be stored again")
        }
    }

    /// The users to remove; nil: all of them.
    private static func removed(_ field: String, _ body: JSONObject) throws -> [String]? {
        if let users = try body.strings(field) { return users }
        guard try body.bool("all") == true else {
            throw APIError(.invalidArgument, field: field, "name the users to remove, or say \"all\": true")
        }
        return nil
    }

    private static func channel(_ http: EndpointRequest) throws -> RegistryV1.Channel {
        try http.context.caller.requireScope(.directory)
        var channel = RegistryV1.Channel()
        channel.tenant = try http.context.tenant
        channel.channelId = try http.parameter("id")
        return channel
    }

    private static func write(_ channel: RegistryV1.Channel, _ http: EndpointRequest, _ registry: RegistryV1.Registry.Client) async throws -> Answer {
        let answer = try await registry.upsertDirectory(.init(channels: [channel], answerStored: true), options: try http.context.options)
        try check(answer.results)
        return .ok(JSONView.channel(answer.channels.first ?? .init()))
    }

    static func check(_ results: [CommonV1.ItemResult]) throws {
        if let bad = results.first(where: { !$0.reason.isEmpty }) {
            throw APIError(ErrorReason(code: bad.reason) ?? .invalidArgument, field: bad.field.isEmpty ? nil : bad.field, bad.message)
        }
    }
}
