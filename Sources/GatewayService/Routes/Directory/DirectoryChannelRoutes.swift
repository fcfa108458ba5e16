import CarillonAPI
import Hummingbird
import ServiceKit

/// `/directory/channels`: channels and their members, written by the host system (REG-05).
struct DirectoryChannelRoutes {
    let registry: RegistryV1.Registry.Client

    func add(to endpoints: Endpoints) {
        let registry = registry
        endpoints.on(.put, "/directory/channels/{channel_id}") { http in
            var channel = try Self.channel(http)
            channel.name = try DirectoryBody.name(http.body)
            channel.channelType = try http.body.choice("channel_type") ?? .unspecified
            try DirectoryBody.readMembers(of: &channel, http.body)
            return try await Self.write(channel, http, registry)
        }
        endpoints.on(.put, "/directory/channels/{channel_id}/members") { http in
            var channel = try Self.channel(http)
            channel.membersOnly = true
            try DirectoryBody.readMembers(of: &channel, http.body)
            return try await Self.write(channel, http, registry)
        }
        // 204 also when there is no such channel, so that a call can be repeated.
        endpoints.on(.delete, "/directory/channels/{channel_id}") { http in
            let channel = try Self.channel(http)
            let request = RegistryV1.RemoveDirectoryRequest(tenant: channel.tenant, channelIds: [channel.channelId])
            _ = try await registry.removeDirectory(request, options: try http.context.options)
            return .noContent
        }
        // The body must name members or say "all", so that a lost body does not empty a channel. 404 when there is no such channel: the id may be
        // misspelled.
        endpoints.on(.delete, "/directory/channels/{channel_id}/members") { http in
            var channel = try Self.channel(http)
            channel.membersOnly = true
            if let members = try DirectoryBody.removed("members", http.body) {
                channel.removeMembers = members
            } else {
                channel.replaceMembers = true
            }
            _ = try await Self.write(channel, http, registry)
            return .noContent
        }
    }

    private static func channel(_ http: EndpointRequest) throws -> RegistryV1.Channel {
        try http.context.caller.requireScope(.directory)
        var channel = RegistryV1.Channel()
        channel.tenant = try http.context.tenant
        channel.channelId = try http.parameter("channel_id")
        return channel
    }

    private static func write(_ channel: RegistryV1.Channel, _ http: EndpointRequest, _ registry: RegistryV1.Registry.Client) async throws -> Answer {
        let answer = try await registry.upsertDirectory(.init(channels: [channel], answerStored: true), options: try http.context.options)
        try http.check(answer.results)
        return .ok(JSONView.channel(answer.channels.first ?? .init()))
    }
}
