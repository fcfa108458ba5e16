import CarillonAPI
import Testing

@testable import GatewayService

@Suite("GW-02 Fields in errors of services", .timeLimit(.minutes(1)))
struct FieldNameTests {
    struct Refusal: Sendable, CustomTestStringConvertible {
        let method: String
        let path: String
        let json: String?
        /// The service's field, and the client's.
        let field: String
        let http: String

        init(_ method: String, _ path: String, _ json: String?, _ field: String, _ http: String) {
            (self.method, self.path, self.json, self.field, self.http) = (method, path, json, field, http)
        }

        var testDescription: String { "\(method) \(path) \(json ?? "") \(field)" }
    }

    @Test(
        "GW-02 A service's refusal names the parameter or the field that the client wrote",
        arguments: [
            Refusal("GET", "/admin/devices?cursor=x", nil, "page_token", "cursor"),
            Refusal("GET", "/admin/devices?limit=7", nil, "page_size", "limit"),
            Refusal("GET", "/admin/devices?last_used_from=2026-01-01T00:00:00Z", nil, "filter.last_used_from_ms", "last_used_from"),
            Refusal("GET", "/admin/devices?organization_id=o&app_id=A", nil, "filter.tenant.app_id", "app_id"),
            Refusal("GET", "/admin/audit?until=2026-01-01T00:00:00Z", nil, "until_ms", "until"),
            Refusal("GET", "/admin/audit?actor_app_id=A", nil, "actor_tenant.app_id", "actor_app_id"),
            Refusal("PUT", "/admin/apps/shop", #"{"apns_topic":"x"}"#, "app.apns_topic", "apns_topic"),
            Refusal("PUT", "/admin/organizations/acme", #"{"name":"x"}"#, "organization.name", "name"),
            Refusal("PATCH", "/admin/apps/shop/policy", #"{"set":{"wait_ms":1}}"#, "set.wait_ms", "set.wait_ms"),
            Refusal("PUT", "/admin/types/vip", #"{"priority":"high","category_id":"x"}"#, "types.vip.category_id", "category_id"),
            Refusal(
                "PUT", "/admin/types/vip", #"{"priority":"high","templates":[{"locale":"en","title":"x"}]}"#, "templates.vip/en.title",
                "templates[0].title"),
            Refusal("PUT", "/admin/categories/vips", #"{"name":"x"}"#, "types.vip.category_id", "types.vip.category_id"),
            Refusal("DELETE", "/admin/types/vip", nil, "remove.type_ids", "type_id"),
            Refusal("POST", "/push/opened", #"{"notification_id":"n"}"#, "occurred_at_ms", "opened_at"),
            Refusal("POST", "/push/devices", #"{"platform":"ios","token":"t","os_version":"1"}"#, "platform_version", "os_version"),
            Refusal("POST", "/push/devices", #"{"platform":"ios","token":"t","platformVersion":"1"}"#, "platform_version", "platform_version"),
            Refusal("POST", "/push/devices", #"{"platform":"ios","push_token":"t"}"#, "token", "push_token"),
            Refusal("PUT", "/push/devices/d/token", #"{"token":"t"}"#, "token", "token"),
            Refusal("PUT", "/users/me/notifications", #"{"push_enabled":true}"#, "if_version", "If-Match"),
            Refusal("POST", "/users/kid/consents", #"{"action":"grant"}"#, "child_user_id", "user_id"),
            Refusal("POST", "/push/test", #"{}"#, "push_device_ids", "device_ids"),
            Refusal("POST", "/events", #"{"event_id":"e","event_type":"t","override_reason":"x"}"#, "event.occurred_at_ms", "occurred_at"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "user_ids[0]", "user_id[0]"),
            Refusal("POST", "/notifications", #"{"user_ids":["a"]}"#, "user_ids[0]", "user_ids[0]"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.title", "title"),
            Refusal("POST", "/notifications", #"{"user_id":"a","type_id":"x"}"#, "type_id", "type_id"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "type_id", "notification_type"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.android.vibration_ms", "platform_config.android.vibrate"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.ios.relevance_score", "platform_config.ios.relevance_score"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.web.badge_url", "platform_config.web.badge"),
            Refusal(
                "POST", "/push/activities", #"{"user_id":"a","name":"n","live_activity":{"event":"update"}}"#, "live_activity.alert_title",
                "live_activity.alert.title"),
            Refusal(
                "POST", "/push/activities", #"{"user_id":"a","name":"n","live_activity":{"event":"update"}}"#, "live_activity.stale_at_ms",
                "live_activity.stale_at"),
            Refusal(
                "POST", "/push/activity-channels/Y2g%3D/broadcast", #"{"live_activity":{"event":"end"}}"#, "live_activity.dismissal_at_ms",
                "live_activity.dismissal_at"),
            Refusal("POST", "/push/activity-channels/Y2g%3D/broadcast", #"{"live_activity":{"event":"end"}}"#, "ttl_seconds", "time_to_live"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.ios.apple.loc_args", "platform_config.ios.loc_args"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.ios.apple.message_id", "platform_config.ios.apns_id"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.ios.apple.expiration_ms", "platform_config.ios.apns_expiration"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.android.details.proxy", "platform_config.android.proxy"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.android.details.event_time_ms", "platform_config.android.event_time"),
            Refusal("POST", "/notifications", #"{"user_id":"a"}"#, "content.web.renotify", "platform_config.web.renotify"),
            Refusal("POST", "/admin/apps/shop/profile", #"{"profile":"school","version":99}"#, "profile_version", "version"),
            Refusal("DELETE", "/directory/channels/c", nil, "channel_ids", "channel_id"),
            Refusal("GET", "/inbox?category=x", nil, "category_id", "category"),
            Refusal("GET", "/inbox?ids=n1", nil, "notification_ids", "ids"),
            Refusal("POST", "/inbox/read", #"{"ids":["n1"]}"#, "marks", "ids"),
            Refusal("POST", "/inbox/read", #"{"marks":[{"notification_id":"n1"}]}"#, "marks[0].notification_id", "marks[0].notification_id"),
            Refusal("POST", "/inbox/read", #"{"ids":["n1","n2"]}"#, "marks[1].notification_id", "ids[1]"),
            Refusal(
                "POST", "/inbox/read", #"{"ids":["n1","n2"],"marks":[{"notification_id":"n3"}]}"#, "marks[2].notification_id",
                "marks[0].notification_id"),
            Refusal("PUT", "/presence", #"{"status":"online"}"#, "last_activity_at_ms", "last_activity_at"),
        ])
    func refused(_ refusal: Refusal) async throws {
        let peers = ScriptedPeers { request in
            switch request {
            case is RegistryV1.VerifyServiceKeyRequest, is RegistryV1.GetPolicyRequest, is RegistryV1.GetCatalogueRequest,
                is RegistryV1.GetAppRequest:
                return nil
            default: throw APIError(.invalidValue, field: refusal.field, "is no value").rpcError
            }
        }
        try await TestGateway.with(peers) { gateway in
            // Only host systems write the directory, and to Live Activities.
            let isOfHosts = refusal.path.hasPrefix("/directory") || refusal.path.hasPrefix("/push/activit")
            let user = isOfHosts ? nil : "ann"
            let answer = try await gateway.request(refusal.method, refusal.path, refusal.json, user: user)
            #expect(answer.refusal == "\(refusal.http) invalid_value", "\(answer)")
        }
    }

    @Test("GW-02 ARCH-16 A refused item has its path in the body, by which a single item is refused too")
    func items() async throws {
        let peers = ScriptedPeers { request in
            let refused = CommonV1.ItemResult(index: 0, reason: "invalid_argument", field: "occurred_at_ms", message: "occurred_at_ms is late")
            let member = CommonV1.ItemResult(index: 0, reason: "invalid_value", field: "add_members", message: "is no user")
            switch request {
            case let request as EvaluatorV1.SubmitEventsRequest:
                let others = request.events.indices.dropFirst().map { EvaluatorV1.SubmittedEvent(index: UInt32($0), eventId: "good") }
                return EvaluatorV1.SubmitEventsResponse(accepted: Array(others), rejected: [refused])
            case is ReceiptsV1.ReportTelemetryRequest: return ReceiptsV1.ReportTelemetryResponse(rejected: [refused])
            case is RegistryV1.UpsertDirectoryRequest: return RegistryV1.UpsertDirectoryResponse(results: [member])
            default: return nil
            }
        }
        func event(_ id: String) -> String { #"{"event_id":"\#(id)","event_type":"t"}"# }
        try await TestGateway.with(peers) { gateway in
            let single = try await gateway.request("POST", "/events", event("a"))
            #expect(
                single.status == 400 && single.refusal == "occurred_at invalid_argument" && single.body.contains("occurred_at is late"), "\(single)")
            let listed = try await gateway.request("POST", "/events", #"{"events":[\#(event("a"))]}"#)
            #expect(listed.refusal == "events[0].occurred_at invalid_argument", "\(listed)")
            // The first is refused by the gateway, the second by the evaluator.
            let batch = try await gateway.request("POST", "/events", #"{"events":[{"event_id":7},\#(event("b")),\#(event("c"))]}"#)
            #expect(batch.status == 202 && batch.body.contains(#""accepted":1"#), "\(batch)")
            for field in ["events[0].event_id", "events[1].occurred_at"] { #expect(batch.body.contains(#""field":"\#(field)""#), "\(batch)") }
            let telemetry = try await gateway.request("POST", "/telemetry", #"[{"event_id":"a","event_type":"t","properties":{}}]"#)
            #expect(telemetry.status == 207 && telemetry.body.contains(#""field":"items[0].timestamp""#), "\(telemetry)")
            let members = try await gateway.request("PUT", "/directory/channels/c/members", #"{"members":["a b"]}"#)
            #expect(members.refusal == "members invalid_value", "\(members)")
            let added = try await gateway.request("PUT", "/directory/channels/c/members", #"{"add":["a b"]}"#)
            #expect(added.refusal == "add invalid_value", "\(added)")
        }
    }
}
