import CarillonAPI
import Protobuf
import ServiceKit
import Testing

@testable import GatewayService

@Suite("GW-06 Routes of devices that schedule notifications by themselves")
struct LocalRouteTests {
    private static let tenant = CommonV1.Tenant(organizationId: "acme", appId: "acme-chat")
    private static let ack =
        #"{"slotId":"0800","fireAt":1770000000000,"deliveredAt":1770000000250,"deviceTz":"Asia/Tokyo","appVersion":"2.4","buildId":"7"}"#

    // MARK: Content

    private static func serving(_ content: PreferencesV1.LocalContent?) -> ScriptedPeers {
        ScriptedPeers { $0 is PreferencesV1.GetLocalContentRequest ? PreferencesV1.GetLocalContentResponse(content: content) : nil }
    }

    @Test(
        "AGENT-09 A device gets content with its entity tag, and 304 with the tag and without a body where it has that", arguments: ["GET", "POST"])
    func content(_ method: String) async throws {
        let content = PreferencesV1.LocalContent(locale: "en", headline: "News", summary: "Rain", data: #"{"item_id":7}"#, etag: "5f2c")
        try await TestGateway.with(Self.serving(content)) { gateway in
            func ask(_ known: String?) async throws -> TestAnswer {
                try await gateway.request(
                    method, "/local/content", user: "ann", headers: [("accept-language", "de")] + (known.map { [("if-none-match", $0)] } ?? []))
            }
            let first = try await ask(nil)
            #expect(first.status == 200 && first.headers["etag"] == #""5f2c""#)
            // Names of data are the host's own.
            #expect(first.body == #"{"ok":true,"headline":"News","summary":"Rain","locale":"en","data":{"item_id":7}}"#)
            for known in [#""5f2c""#, #"W/"5f2c""#, #""other", "5f2c""#, "*"] {
                let again = try await ask(known)
                #expect(again.status == 304 && again.headers["etag"] == #""5f2c""# && again.body.isEmpty, "\(known)")
            }
            for known in [#""5f2""#, "5f2c", #""other""#] {
                let changed = try await ask(known)
                #expect(changed.status == 200, "\(known)")
            }
            let own = try await gateway.request("POST", "/local/content", #"{"slot":"0800"}"#, user: "ann")
            #expect(own.status == 200 && own.body == first.body, "the profile's own body is no mistake")
            #expect(
                gateway.peers.requests(PreferencesV1.GetLocalContentRequest.self).first
                    == PreferencesV1.GetLocalContentRequest(tenant: Self.tenant, userId: "ann", locales: ["de"]))
        }
    }

    @Test("GW-06 A user without content gets 404")
    func noContent() async throws {
        try await TestGateway.with(Self.serving(nil)) { gateway in
            let answer = try await gateway.request("GET", "/local/content", user: "ann", headers: [("if-none-match", "*")])
            #expect(answer.status == 404 && answer.refusal == "- not_found")
        }
    }

    @Test("GW-06 A host puts content for a user or an audience with a key of the scope events, and gets the tag as devices do")
    func putting() async throws {
        let peers = ScriptedPeers { $0 is PreferencesV1.PutLocalContentRequest ? PreferencesV1.PutLocalContentResponse(etag: "5f2c") : nil }
        try await TestGateway.with(peers) { gateway in
            let put = try await gateway.request(
                "PUT", "/local/content",
                #"{"user_id":"ann","locale":"de","headline":"Neues","summary":"Regen","data":{"b":[1,{"c":null}],"a":"x"}}"#)
            #expect(put.status == 200 && put.body == #"{"ok":true,"etag":"\"5f2c\""}"#)
            let all = try await gateway.request(
                "PUT", "/local/content", #"{"audience":{"whole_app":true},"headline":"News","summary":"Rain"}"#)
            let some = try await gateway.request("PUT", "/local/content", #"{"audience":{"role":"staff"},"headline":"News","summary":"Rain"}"#)
            #expect(all.status == 200 && some.status == 200)
            #expect(
                peers.requests(PreferencesV1.PutLocalContentRequest.self) == [
                    .init(
                        tenant: Self.tenant, userId: "ann", locale: "de", headline: "Neues", summary: "Regen",
                        data: #"{"a":"x","b":[1,{"c":null}]}"#),
                    .init(tenant: Self.tenant, audience: .init(wholeApp: true), headline: "News", summary: "Rain"),
                    .init(tenant: Self.tenant, audience: .init(role: "staff"), headline: "News", summary: "Rain"),
                ])
            let wordless = try await gateway.request("PUT", "/local/content", #"{"user_id":"ann","headline":"News"}"#)
            #expect(wordless.status == 400 && wordless.refusal == "summary invalid_argument")
            let user = try await gateway.request("PUT", "/local/content", #"{"user_id":"ann","headline":"a","summary":"b"}"#, user: "ann")
            #expect(user.status == 403)
        }
    }

    // MARK: Options

    @Test("AGENT-03 ARCH-12 Options are stored in one spelling, and answered in camelCase also in an app with snake_case; none is 404")
    func options() async throws {
        let stored = #"{"contentTemplate":{"body":"b","title":"t"},"storage":"private","times":[{"hour":8,"minute":0}]}"#
        let peers = ScriptedPeers { request in
            (request as? PreferencesV1.PutLocalConfigRequest).map { PreferencesV1.PutLocalConfigResponse(options: $0.options) }
        }
        try await TestGateway.with(peers) { gateway in
            let put = try await gateway.request(
                "PUT", "/local/config", #"{"times":[{"hour":8,"minute":0}],"storage":"private","content_template":{"title":"t","body":"b"}}"#,
                user: "ann")
            #expect(put.status == 200 && put.body == #"{"ok":true,"# + stored.dropFirst())
            #expect(
                peers.requests(PreferencesV1.PutLocalConfigRequest.self) == [.init(tenant: Self.tenant, userId: "ann", options: stored)])
            let wrong = try await gateway.request("PUT", "/local/config", #"{"times":[{"hour":8,"minute":60}]}"#, user: "ann")
            #expect(wrong.status == 422 && wrong.refusal == "times[0].minute invalid_value")
            let none = try await gateway.request("GET", "/local/config", user: "ann")
            #expect(none.status == 404 && none.refusal == "- not_found")
        }
    }

    // MARK: Reports

    @Test("AGENT-21 RCPT-25 A report is telemetry of the caller, is answered 204, and the same one again is the same event")
    func reports() async throws {
        try await TestGateway.with { gateway in
            for user in ["ann", "ann", "ben"] {
                let answer = try await gateway.request("POST", "/local/ack", Self.ack, user: user)
                #expect(answer.status == 204 && answer.body.isEmpty)
            }
            let failure = try await gateway.request(
                "POST", "/local/error",
                #"{"code":"FETCH_TIMEOUT","slotId":"1200","whenMs":1770000000000,"attempt":2,"networkState":"offline","tzOffset":-300,"#
                    + #""appState":"background","timestamp":1770000000001}"#, user: "ann")
            #expect(failure.status == 204)
            let requests = gateway.peers.requests(ReceiptsV1.ReportTelemetryRequest.self)
            #expect(requests.map(\.userId) == ["ann", "ann", "ben", "ann"] && requests.allSatisfy { $0.tenant == Self.tenant })
            let events = requests.flatMap(\.events)
            #expect(events.map(\.eventType) == ["local_delivery", "local_delivery", "local_delivery", "local_error"])
            #expect(events[0] == events[1] && Set(events.map(\.eventId)).count == 3)
            #expect(events[0].occurredAtMs == 1_770_000_000_250 && events[3].occurredAtMs == 1_770_000_000_001)
            #expect(
                events[0].properties
                    == #"{"app_version":"2.4","build_id":"7","delivered_at":1770000000250,"device_tz":"Asia/Tokyo","fire_at":1770000000000,"#
                    + #""slot_id":"0800","user_id":"ann"}"#)
            #expect(
                events[3].properties
                    == #"{"app_state":"background","attempt":2,"code":"FETCH_TIMEOUT","network_state":"offline","slot_id":"1200","#
                    + #""timestamp":1770000000001,"tz_offset":-300,"user_id":"ann","when_ms":1770000000000}"#)
        }
    }

    @Test("AGENT-21 GW-04 Two heartbeats are two events also with the same body; with one idempotency key they are one")
    func heartbeats() async throws {
        try await TestGateway.with { gateway in
            let beat = #"{"deviceTz":"UTC","appVersion":"2.4","buildId":"7","pendingCount":3,"lastFetchAt":null}"#
            for key in [nil, nil, "k1", "k1", "k2"] {
                let answer = try await gateway.request(
                    "POST", "/local/heartbeat", beat, user: "ann", headers: key.map { [("idempotency-key", $0)] } ?? [])
                #expect(answer.status == 204)
            }
            let events = gateway.peers.requests(ReceiptsV1.ReportTelemetryRequest.self).flatMap(\.events)
            let ids = events.map(\.eventId)
            #expect(Set(ids).count == 4 && ids[2] == ids[3])
            #expect(events.first?.properties.contains(#""last_delivery_at":0,"last_fetch_at":0,"pending_count":3"#) == true)
        }
    }

    @Test(
        "AGENT-20 ARCH-16 A report with a wrong or missing member is refused with its name, and nobody is told",
        arguments: [
            ("ack", #""slotId":"0800""#, #""slotId":"2500""#, "slot_id invalid_value"),
            ("ack", #""slotId":"0800","#, "", "slot_id invalid_argument"),
            ("ack", #""fireAt":1770000000000"#, #""fireAt":-1"#, "fire_at invalid_value"),
            ("ack", #""fireAt":1770000000000"#, #""fireAt":"soon""#, "fire_at invalid_argument"),
            ("ack", "Asia/Tokyo", "Mars/X", "device_tz invalid_timezone"),
            ("ack", #","buildId":"7""#, "", "build_id invalid_argument"),
            ("error", #""slotId":"0800","#, #""code":"OUT_OF_COFFEE","#, "code invalid_value"),
            ("error", #""slotId":"0800","#, #""code":"STORAGE_BUSY","#, "when_ms invalid_argument"),
            ("heartbeat", #""slotId":"0800","#, "", "pending_count invalid_argument"),
        ])
    func refused(_ path: String, _ text: String, _ other: String, _ refusal: String) async throws {
        try await TestGateway.with { gateway in
            let answer = try await gateway.request("POST", "/local/\(path)", Self.ack.replacing(text, with: other), user: "ann")
            #expect((400...422).contains(answer.status) && answer.refusal == refusal)
            #expect(gateway.peers.requests(ReceiptsV1.ReportTelemetryRequest.self).isEmpty)
        }
    }
}
