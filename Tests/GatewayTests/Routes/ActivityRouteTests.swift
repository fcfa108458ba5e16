import CarillonAPI
import Testing

@testable import GatewayService

@Suite("Live Activities over HTTP", .timeLimit(.minutes(1)))
struct ActivityRouteTests {
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")

    /// A dispatcher with one channel, `Y+g/aA==`.
    private static func channels() -> ScriptedPeers {
        ScriptedPeers { request in
            switch request {
            case let request as DispatcherV1.CreateActivityChannelRequest:
                DispatcherV1.CreateActivityChannelResponse(channel: .init(channelId: "bmV3", storesLatest: request.storesLatest))
            case let request as DispatcherV1.GetActivityChannelRequest:
                DispatcherV1.GetActivityChannelResponse(channel: .init(channelId: request.channelId, storesLatest: true))
            case is DispatcherV1.ListActivityChannelsRequest: DispatcherV1.ListActivityChannelsResponse(channelIds: ["bmV3", "b2xk"])
            default: nil
            }
        }
    }

    @Test("DISP-37 GW-06 a host system makes, lists, reads and deletes broadcast channels; an id may have all characters of base64")
    func management() async throws {
        try await TestGateway.with(Self.channels()) { gateway in
            let made = try await gateway.request("POST", "/push/activity-channels", #"{"environment":"sandbox","stores_latest":true}"#)
            #expect(made.status == 200 && made.body.contains(#""channel_id":"bmV3","environment":"sandbox","stores_latest":true"#), "\(made)")
            let creation = gateway.peers.requests(DispatcherV1.CreateActivityChannelRequest.self)
            #expect(creation == [.init(tenant: Self.tenant, environment: .sandbox, storesLatest: true)])

            let listed = try await gateway.request("GET", "/push/activity-channels?environment=sandbox")
            #expect(listed.body.contains(#"{"channel_id":"b2xk","environment":"sandbox"}"#) && !listed.body.contains("warnings"), "\(listed)")
            let lists = gateway.peers.requests(DispatcherV1.ListActivityChannelsRequest.self)
            #expect(lists == [.init(tenant: Self.tenant, environment: .sandbox)])

            let path = "/push/activity-channels/Y%2Bg%2FaA%3D%3D"
            let read = try await gateway.request("GET", path)
            #expect(read.status == 200 && read.body.contains(#""environment":"production","stores_latest":true"#), "\(read)")
            let reads = gateway.peers.requests(DispatcherV1.GetActivityChannelRequest.self)
            #expect(reads == [.init(tenant: Self.tenant, channelId: "Y+g/aA==")])

            let deleted = try await gateway.request("DELETE", path + "?environment=sandbox")
            #expect(deleted.status == 204)
            let deletions = gateway.peers.requests(DispatcherV1.DeleteActivityChannelRequest.self)
            #expect(deletions == [.init(tenant: Self.tenant, environment: .sandbox, channelId: "Y+g/aA==")])
        }
    }

    @Test("DISP-37 a push to a channel has the change of the activity, its lifetime and its environment")
    func broadcast() async throws {
        try await TestGateway.with { gateway in
            let body = #"""
                {"environment":"sandbox","urgent":true,"time_to_live":60,"live_activity":
                {"event":"update","content_state":{"score":1},"alert":{"title":"Goal","body":"1 : 0"}}}
                """#
            let sent = try await gateway.request("POST", "/push/activity-channels/Y2g%3D/broadcast", body)
            #expect(sent.status == 200 && sent.body == #"{"ok":true}"#, "\(sent)")
            let change = DispatcherV1.LiveActivity(
                event: .update, contentState: #"{"score":1}"#, alertTitle: "Goal", alertBody: "1 : 0")
            let expected = DispatcherV1.SendActivityBroadcastRequest(
                tenant: Self.tenant, environment: .sandbox, channelId: "Y2g=", liveActivity: change, urgent: true, ttlSeconds: 60)
            #expect(gateway.peers.requests(DispatcherV1.SendActivityBroadcastRequest.self) == [expected])
        }
    }

    @Test("ARCH-16 GW-02 an environment that Apple does not have is refused, also an empty one, and a push to a channel needs a change")
    func refused() async throws {
        try await TestGateway.with { gateway in
            let calls = [
                try await gateway.request("POST", "/push/activity-channels", #"{"environment":"test"}"#),
                try await gateway.request("GET", "/push/activity-channels?environment=test"),
                try await gateway.request("GET", "/push/activity-channels?environment="),
                try await gateway.request("POST", "/push/activity-channels/Y2g%3D/broadcast", #"{"urgent":true}"#),
            ]
            #expect(
                calls.map(\.refusal) == [
                    "environment invalid_value", "environment invalid_value", "environment invalid_argument", "live_activity invalid_argument",
                ])
            #expect(gateway.peers.requests(DispatcherV1.ListActivityChannelsRequest.self).isEmpty)
        }
    }

    @Test("GW-03 a service key without the scope of events sends to no Live Activity, and neither makes nor deletes channels")
    func scope() async throws {
        let peers = ScriptedPeers { request in
            guard request is RegistryV1.VerifyServiceKeyRequest else { return nil }
            return RegistryV1.VerifyServiceKeyResponse(key: .init(keyId: "k1", tenant: Self.tenant, scopes: [.directory]))
        }
        try await TestGateway.with(peers) { gateway in
            let update = #"{"user_id":"ann","name":"order","live_activity":{"event":"update","content_state":{}}}"#
            let calls: [(String, String, String?)] = [
                ("POST", "/push/activities", update), ("POST", "/push/activity-channels", "{}"), ("GET", "/push/activity-channels", nil),
                ("GET", "/push/activity-channels/Y2g%3D", nil), ("DELETE", "/push/activity-channels/Y2g%3D", nil),
                ("POST", "/push/activity-channels/Y2g%3D/broadcast", update),
            ]
            for (method, path, body) in calls {
                let answer = try await gateway.request(method, path, body)
                #expect(answer.status == 403, "\(method) \(path): \(answer)")
            }
            #expect(gateway.peers.requests(DispatcherV1.SendActivityRequest.self).isEmpty)
            #expect(gateway.peers.requests(DispatcherV1.DeleteActivityChannelRequest.self).isEmpty)
        }
    }

    @Test("ROLE-01 PRIV-09 a system administrator names the app: in the body of a POST, else in the query")
    func administrators() async throws {
        try await TestGateway.with(Self.channels()) { gateway in
            let token = try TestGateway.platformToken()
            let shop = CommonV1.Tenant(organizationId: "acme", appId: "shop")
            let update = #"{"app_id":"shop","user_id":"ann","name":"order","live_activity":{"event":"end"}}"#
            #expect(try await gateway.request("POST", "/push/activities", update, key: token).status == 202)
            #expect(gateway.peers.requests(DispatcherV1.SendActivityRequest.self).map(\.tenant) == [shop])
            #expect(try await gateway.request("POST", "/push/activity-channels", #"{"app_id":"shop"}"#, key: token).status == 200)
            #expect(gateway.peers.requests(DispatcherV1.CreateActivityChannelRequest.self).map(\.tenant) == [shop])
            #expect(try await gateway.request("GET", "/push/activity-channels?app_id=shop", key: token).status == 200)
            #expect(gateway.peers.requests(DispatcherV1.ListActivityChannelsRequest.self).map(\.tenant) == [shop])
            let unnamed = try await gateway.request("DELETE", "/push/activity-channels/Y2g%3D", key: token)
            #expect(unnamed.status == 400 && unnamed.refusal == "app_id invalid_argument", "\(unnamed)")
        }
    }
}
