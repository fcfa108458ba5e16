import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Pushes to Live Activities and extensions", .serialized)
struct ActivityPushTests {
    private static func update(_ state: String, urgent: Bool = false) -> DispatcherV1.SendActivityRequest {
        .init(
            tenant: TestPushes.tenant, userIds: ["alice", "bob", "alice"], name: "order-17",
            liveActivity: .init(event: .update, contentState: state), urgent: urgent)
    }

    @discardableResult
    private func send(_ request: DispatcherV1.SendActivityRequest, _ fixture: DispatcherFixture, key: String? = nil) async throws -> Int64 {
        let context = ServerContext(
            method: DispatcherV1.ActivityPushes.Method.sendActivity, metadata: key.map { ["idempotency-key": $0] } ?? [:],
            principal: Principal(service: "operator"))
        return try await fixture.components.activityPushes.sendActivity(request, context: context).addresses
    }

    private func bodies(_ fixture: DispatcherFixture) async throws -> [String] {
        try await fixture.requests("apns").map { String(decoding: $0.body, as: UTF8.self) }
    }

    @Test("DISP-37 T47 an update goes to the activity's token, on its own topic, with priority 5, and breaks none of Apple's rules")
    func update() async throws {
        try await withFixture { fixture in
            let addresses = try await send(Self.update(#"{"eta":5}"#), fixture)
            #expect(addresses == 1, "Bob has no such activity, and Alice counts once")
            #expect(fixture.audit.all.last == "activity.sent order-17" && fixture.audit.details.last?.hasSuffix(" to 1 users") == true)
            try await fixture.until("it is sent") { try await fixture.requests("apns").count == 1 }
            let sent = try #require(try await fixture.requests("apns").first)
            #expect(sent.status == 200 && sent.token == TestPushes.token(of: "addr_1"))
            #expect(sent.headers["apns-topic"] == DispatcherFixture.topic + ".push-type.liveactivity")
            #expect(sent.headers["apns-push-type"] == "liveactivity" && sent.headers["apns-priority"] == "5")
            let seconds = TestPushes.start.milliseconds / 1_000
            #expect(sent.headers["apns-expiration"] == String(seconds + 3_600))
            #expect(
                String(decoding: sent.body, as: UTF8.self) == #"{"aps":{"content-state":{"eta":5},"event":"update","timestamp":\#(seconds)}}"#)
            #expect(try await fixture.statistics().violations.isEmpty)
            try await fixture.quiet()
            #expect(fixture.peers.outcomes.isEmpty, "the ledger does not know it")
        }
    }

    @Test("DISP-37 DISP-11 the activity of an iPhone that registered through FCM gets its update through FCM, whose rules it keeps")
    func throughFCM() async throws {
        try await withFixture { fixture in
            var request = Self.update(#"{"eta":5}"#)
            request.name = "order-18"
            try await send(request, fixture)
            try await fixture.until("it is sent") { try await fixture.requests("fcm").count == 1 }
            let sent = try #require(try await fixture.requests("fcm").first)
            let token = TestPushes.token(of: "fcm_live")
            #expect(sent.status == 200 && sent.token == token)
            let seconds = TestPushes.start.milliseconds / 1_000
            #expect(
                String(decoding: sent.body, as: UTF8.self)
                    == #"{"message":{"apns":{"headers":{"apns-expiration":"\#(seconds + 3_600)","apns-priority":"5"},"#
                    + #""live_activity_token":"\#(TestPushes.activityToken)","#
                    + #""payload":{"aps":{"content-state":{"eta":5},"event":"update","timestamp":\#(seconds)}}},"token":"\#(token)"}}"#)
            #expect(try await fixture.requests("apns").isEmpty)
            #expect(try await fixture.statistics().violations.isEmpty)

            // The token is dead: the address ends, and no other one.
            try await fixture.fault("fcm", status: 404, reason: "UNREGISTERED")
            request.urgent = true
            try await send(request, fixture)
            try await fixture.until("it is reported") { fixture.peers.reports.contains { $0.pushDeviceId == "fcm_live" && $0.verdict == .dead } }
            let urgent = try #require(try await fixture.requests("fcm").last)
            #expect(String(decoding: urgent.body, as: UTF8.self).contains(#""apns-priority":"10""#))
        }
    }

    @Test("T47 of updates that follow each other within 15 seconds the newest is sent; an urgent one does not wait")
    func coalesced() async throws {
        try await withFixture { fixture in
            for number in 1...4 {
                try await send(Self.update(#"{"eta":\#(number)}"#), fixture)
                try await fixture.quiet()
            }
            #expect(try await bodies(fixture).count == 1)
            try await fixture.advance(by: .seconds(14))
            #expect(try await bodies(fixture).count == 1)
            try await fixture.advance(by: .seconds(1))
            let sent = try await bodies(fixture)
            #expect(sent.count == 2 && sent[1].contains(#""eta":4"#), "\(sent)")
            try await send(Self.update(#"{"eta":5}"#, urgent: true), fixture)
            try await fixture.until("the urgent one is sent") { try await bodies(fixture).count == 3 }
            #expect(try await fixture.requests("apns").last?.headers["apns-priority"] == "10")
        }
    }

    @Test("T47 DISP-09 a push that the provider failed is tried again after its own wait, not after 15 seconds")
    func retried() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 500, reason: "InternalServerError")
            try await send(Self.update(#"{"eta":1}"#), fixture)
            try await fixture.advance(by: .seconds(5))
            let sent = try await fixture.requests("apns")
            #expect(sent.map(\.status) == [500, 200])
            // The address has had its push.
            try await send(Self.update(#"{"eta":2}"#), fixture)
            try await fixture.advance(by: .seconds(9))
            #expect(try await bodies(fixture).count == 2)
        }
    }

    @Test("T47 a push that a check refused has not used the activity's turn")
    func refused() async throws {
        try await withFixture { fixture in
            fixture.peers.child("alice", consented: false)
            try await send(Self.update(#"{"eta":1}"#), fixture)
            try await fixture.quiet()
            #expect(try await bodies(fixture).isEmpty)
            fixture.peers.child("alice", consented: true)
            try await send(Self.update(#"{"eta":2}"#), fixture)
            try await fixture.quiet()
            #expect(try await bodies(fixture).count == 1)
        }
    }

    @Test("DISP-37 the end of an activity replaces an update that waits, and goes out at once")
    func end() async throws {
        try await withFixture { fixture in
            for number in 1...2 {
                try await send(Self.update(#"{"eta":\#(number)}"#), fixture)
                try await fixture.quiet()
            }
            var end = Self.update("")
            end.liveActivity = .init(event: .end, dismissalAtMs: TestPushes.start.milliseconds + 60_000)
            try await send(end, fixture)
            try await fixture.advance(by: .seconds(60))
            let sent = try await bodies(fixture)
            #expect(sent.count == 2 && sent[1].contains(#""event":"end""#) && sent[1].contains("dismissal-date"), "\(sent)")
        }
    }

    @Test("T37 GW-04 a call that is repeated with its idempotency key sends nothing again; two calls of one kind do")
    func repeated() async throws {
        try await withFixture { fixture in
            let ring = DispatcherV1.SendActivityRequest(
                tenant: TestPushes.tenant, userIds: ["alice"], name: "order-17", kind: .voip, payload: #"{"caller":"Bob"}"#)
            for _ in 1...2 { try await send(ring, fixture, key: "call-1") }
            try await fixture.quiet()
            #expect(try await bodies(fixture) == [#"{"caller":"Bob"}"#])
            for _ in 1...2 { try await send(ring, fixture) }
            try await fixture.until("each call rings") { try await bodies(fixture).count == 3 }
            #expect(try await fixture.requests("apns").allSatisfy { $0.headers["apns-topic"] == DispatcherFixture.topic + ".voip" })
            #expect(try await fixture.statistics().violations.isEmpty)
        }
    }

    @Test("DISP-09 T25 a dead token of an activity is reported under the address, and the push is not repeated")
    func dead() async throws {
        try await withFixture { fixture in
            try await fixture.fault("apns", status: 410, reason: "Unregistered")
            try await send(Self.update(#"{"eta":1}"#), fixture)
            try await fixture.until("the registry is told") { fixture.peers.reports.count == 1 }
            let report = try #require(fixture.peers.reports.first)
            #expect(report.pushDeviceId == "addr_1" && report.verdict == .dead && report.reason == "Unregistered")
            try await fixture.advance(by: .seconds(600))
            #expect(try await bodies(fixture).count == 1)
        }
    }

    @Test("PRIV-05 a child without a guardian's consent gets no push of an activity")
    func consent() async throws {
        try await withFixture { fixture in
            fixture.peers.child("alice", consented: false)
            try await send(Self.update(#"{"eta":1}"#), fixture)
            try await fixture.quiet()
            #expect(try await bodies(fixture).isEmpty)
        }
    }

    @Test(
        "DISP-37 each kind has its push type, topic, priority and lifetime",
        arguments: [
            (RegistryV1.ActivityKind.complication, "complication", ".complication", "5", #"{"aps":{}}"#),
            (.fileProvider, "fileprovider", ".pushkit.fileprovider", "5", #"{"container-identifier":"c"}"#),
            (.location, "location", ".location-query", "5", #"{"aps":{}}"#), (.pushToTalk, "pushtotalk", ".voip-ptt", "10", #"{"aps":{}}"#),
            (.widgets, "widgets", ".push-type.widgets", "5", ""), (.controls, "controls", ".push-type.controls", "5", ""),
        ])
    func kinds(kind: RegistryV1.ActivityKind, type: String, suffix: String, priority: String, payload: String) async throws {
        try await withFixture { fixture in
            try await send(.init(tenant: TestPushes.tenant, userIds: ["alice"], name: "order-17", kind: kind, payload: payload), fixture)
            try await fixture.until("it is sent") { try await fixture.requests("apns").count == 1 }
            let sent = try #require(try await fixture.requests("apns").first)
            #expect(sent.status == 200 && sent.headers["apns-push-type"] == type && sent.headers["apns-priority"] == priority)
            #expect(sent.headers["apns-topic"] == DispatcherFixture.topic + suffix)
            if kind == .pushToTalk { #expect(sent.headers["apns-expiration"] == "0") }
            #expect(try await fixture.statistics().violations.isEmpty)
        }
    }
}
