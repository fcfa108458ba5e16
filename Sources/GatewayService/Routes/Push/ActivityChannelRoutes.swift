import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/activity-channels`: broadcast channels of Live Activities, which Apple keeps, and pushes to them (DISP-37).
struct ActivityChannelRoutes {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (channels, tenants) = (peers.activityChannels, peers.tenants)
        endpoints.on(.post, "/push/activity-channels") { http in
            let (tenant, environment) = try await Self.posted(by: http, tenants)
            let request = DispatcherV1.CreateActivityChannelRequest(
                tenant: tenant, environment: environment, storesLatest: try http.body.bool("stores_latest") ?? false)
            let made = try await channels.createActivityChannel(request, options: try http.context.options).channel
            return .ok(Self.view(made ?? .init(), in: environment))
        }
        endpoints.on(.get, "/push/activity-channels") { http in
            let (tenant, environment) = try await Self.queried(by: http, tenants)
            let request = DispatcherV1.ListActivityChannelsRequest(tenant: tenant, environment: environment)
            let ids = try await channels.listActivityChannels(request, options: try http.context.options).channelIds
            return .items(
                ids.map { id -> JSONValue in ["channel_id": .string(id), "environment": .string(Self.name(of: environment))] })
        }
        endpoints.on(.get, "/push/activity-channels/{channel_id}") { http in
            let (tenant, environment) = try await Self.queried(by: http, tenants)
            let request = DispatcherV1.GetActivityChannelRequest(
                tenant: tenant, environment: environment, channelId: try http.parameter("channel_id"))
            let found = try await channels.getActivityChannel(request, options: try http.context.options).channel
            return .ok(Self.view(found ?? .init(), in: environment))
        }
        endpoints.on(.delete, "/push/activity-channels/{channel_id}") { http in
            let (tenant, environment) = try await Self.queried(by: http, tenants)
            let request = DispatcherV1.DeleteActivityChannelRequest(
                tenant: tenant, environment: environment, channelId: try http.parameter("channel_id"))
            _ = try await channels.deleteActivityChannel(request, options: try http.context.options)
            return .noContent
        }
        endpoints.on(.post, "/push/activity-channels/{channel_id}/broadcast") { http in
            let (tenant, environment) = try await Self.posted(by: http, tenants)
            var request = DispatcherV1.SendActivityBroadcastRequest(
                tenant: tenant, environment: environment, channelId: try http.parameter("channel_id"))
            guard let change = try http.body.object("live_activity") else { throw http.body.missing("live_activity") }
            // Devices start the activity themselves.
            request.liveActivity = try ActivityPushRoute.activity(change, events: [.update, .end])
            request.urgent = try http.body.bool("urgent") ?? false
            request.ttlSeconds = try http.body.integer("time_to_live", as: Int32.self) ?? 0
            _ = try await channels.sendActivityBroadcast(request, options: try http.context.options)
            return .ok()
        }
    }

    /// The app and the environment of the channels, of a POST in the body.
    ///
    /// - Throws: `forbidden` for a host system whose service key has not the scope of events.
    private static func posted(
        by http: EndpointRequest, _ tenants: RegistryV1.Tenants.Client
    ) async throws -> (CommonV1.Tenant, CommonV1.AddressEnvironment) {
        try http.context.caller.requireSubmitter()
        let environment = try DeviceRoutes.environment(http.body)
        return (try await SubmitNotificationRoute.tenant(of: http, tenants), environment)
    }

    /// As ``posted(by:_:)``, in the query: GET and DELETE have no body.
    private static func queried(
        by http: EndpointRequest, _ tenants: RegistryV1.Tenants.Client
    ) async throws -> (CommonV1.Tenant, CommonV1.AddressEnvironment) {
        try http.context.caller.requireSubmitter()
        var environment = CommonV1.AddressEnvironment.unspecified
        if http.query.has("environment") {
            environment = .init(try http.query.choice("environment", CommonV1.AddressEnvironment.self).required(field: "environment"))
        }
        return (try await http.administered(by: tenants), environment)
    }

    private static func view(_ channel: DispatcherV1.ActivityChannel, in environment: CommonV1.AddressEnvironment) -> JSONValue {
        [
            "channel_id": .string(channel.channelId), "environment": .string(name(of: environment)),
            "stores_latest": .bool(channel.storesLatest),
        ]
    }

    private static func name(of environment: CommonV1.AddressEnvironment) -> String { environment == .sandbox ? "sandbox" : "production" }
}
