import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Synchronization
import Testing

@testable import GatewayService

/// Receipts that answer each stream with the same messages, and then an error; nil: they end it.
private final class Messages: ReceiptsV1.UserStreams.ServiceProtocol {
    private let messages: [ReceiptsV1.StreamUserResponse]
    private let end: APIError?
    private let asked = Mutex<[ReceiptsV1.StreamUserRequest]>([])

    init(_ messages: [ReceiptsV1.StreamUserResponse], end: APIError? = nil) {
        self.messages = messages
        self.end = end
    }

    var requests: [ReceiptsV1.StreamUserRequest] { asked.withLock { $0 } }

    func streamUser(
        _ request: ReceiptsV1.StreamUserRequest, response: ResponseWriter<ReceiptsV1.StreamUserResponse>, context: ServerContext
    ) async throws {
        asked.withLock { $0.append(request) }
        for message in messages { try await response.write(message) }
        if let end { throw end }
    }
}

/// The providers that are down, one answer after the other; the last one stays.
private final class Outage: Sendable {
    private let answers: Mutex<[[String]]>

    init(_ answers: [String]...) { self.answers = Mutex(answers) }

    var next: [String] { answers.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? [] } }
}

/// How often somebody looked.
private final class Looks: Sendable {
    private let count = Mutex(0)

    /// The number of this look.
    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}

/// What a stream passed on.
private final class Passed: Sendable {
    private let state = Mutex<[String]>([])

    var texts: [String] { state.withLock { $0 } }

    func take(_ events: [StreamEvent]) { state.withLock { $0 += events.map { $0.text(camelCase: false) } } }
}

@Suite("GW-06 The stream of an open app")
struct UserStreamTests {
    private static let messages: [ReceiptsV1.StreamUserResponse] = [
        .init(position: "4", badge: .init(unread: 1, badge: 1, label: "1")),
        .init(
            events: [
                .init(id: 5, kind: .added, notificationId: "ntf_1", entry: .init(notificationId: "ntf_1", typeId: "leave", title: "Leave\n1")),
                .init(id: 6, kind: .added, notificationId: "ntf_2"),
                .init(id: 7, kind: .dismissed, notificationId: "ntf_2"),
                .init(id: 8, kind: .readAll, categoryId: "leave", untilMs: 1_770_000_000_000),
                .init(id: 9, kind: .withdrawn, notificationId: "ntf_1"), .init(id: 10, kind: .init(rawValue: 99)),
            ], position: "11", badge: .init(unread: 0, badge: 0, label: "0")),
        .init(position: "12"),
    ]

    private static let text = """
        retry: 1000

        event: badge
        id: 4
        data: {"badge":1,"unread":1,"label":"1"}

        event: inbox
        id: 5
        data: {"change":"added","notification_id":"ntf_1","entry":{"notification_id":"ntf_1","notification_type":"leave","category":null,\
        "title":"Leave\\n1","body":"","icon_key":null,"entity_type":null,"entity_id":null,"deep_link":null,"fallback_deep_link":null,\
        "created_at":null,"read_at":null,"expires_at":null,"push_status":null,"push_skip_reason":null}}

        event: inbox
        id: 6
        data: {"change":"added","notification_id":"ntf_2","entry":null}

        event: inbox
        id: 7
        data: {"change":"dismissed","notification_id":"ntf_2"}

        event: inbox
        id: 8
        data: {"change":"read_all","category":"leave","until":"2026-02-02T02:40:00.000Z"}

        event: withdraw
        id: 9
        data: {"notification_id":"ntf_1"}

        event: badge
        id: 11
        data: {"badge":0,"unread":0,"label":"0"}

        :
        id: 12

        event: end
        data: {"code":"conflict"}


        """

    /// Tells an app that comes back to hide its banner.
    private static let allIsWell = "event: banner\ndata: {\"push_available\":true,\"banner\":null,\"providers_down\":[]}\n\n"

    private func peers(_ receipts: Messages, down: [String] = []) -> ScriptedPeers {
        ScriptedPeers(streams: InProcessChannel(services: [receipts], principal: Principal(service: "gateway"))) { request in
            request is DispatcherV1.PushAvailabilityRequest ? DispatcherV1.PushAvailabilityResponse(providersDown: down) : nil
        }
    }

    @Test("GW-06 RCPT-12 RCPT-17 Over HTTP/2 an app gets badge, inbox and withdraw as server-sent events, and is told why its stream ends")
    func overHTTP2() async throws {
        let receipts = Messages(Self.messages, end: APIError(.conflict, field: "user_id", "the user was erased"))
        try await TestGateway.with(peers(receipts)) { gateway in
            let answer = try await gateway.request("GET", "/stream?device_type=web", user: "ann", headers: [("last-event-id", "3")])
            #expect(answer.status == 200 && answer.headers["content-type"] == "text/event-stream" && answer.headers["cache-control"] == "no-store")
            let badge = "event: badge\nid: 4\ndata: {\"badge\":1,\"unread\":1,\"label\":\"1\"}\n\n"
            #expect(answer.body == Self.text.replacing(badge, with: badge + Self.allIsWell))
            let request = try #require(receipts.requests.first)
            #expect(request.userId == "ann" && request.tenant?.appId == "acme-chat" && request.after == "3")
            #expect(request.deviceType == .web)
        }
    }

    @Test("GW-06 Over HTTP/1.1 the events come as they happen")
    func overHTTP1() async throws {
        let receipts = Messages(Self.messages, end: APIError(.conflict, "the user was erased"))
        try await TestGateway.with(peers(receipts)) { gateway in
            let caller = try await WireCaller(gateway.address)
            let head = "GET /api/v1/stream HTTP/1.1\r\nhost: gateway\r\nauthorization: Bearer sk_acme\r\nx-user-id: ann\r\n\r\n"
            try await caller.send(Array(head.utf8))
            let text = try await caller.read { $0.contains("event: end") }
            #expect(text.contains("HTTP/1.1 200") && text.lowercased().contains("transfer-encoding: chunked"))
            for part in Self.text.split(separator: "\n\n") { #expect(text.contains(part), "\(part)") }
            #expect(receipts.requests.map(\.after) == [""])
            await caller.close()
        }
    }

    @Test("GW-06 A place that is not kept any more is a reset, behind which the stream goes on")
    func reset() async throws {
        let receipts = Messages([.init(position: "40", reset: true, badge: .init(badge: -1, label: "0"))])
        try await TestGateway.with(peers(receipts)) { gateway in
            let answer = try await gateway.request("GET", "/stream", user: "ann", headers: [("last-event-id", "nonsense")])
            let events = [
                "retry: 1000", "event: reset\nid: 40\ndata: {\"code\":\"events_lost\"}",
                "event: badge\nid: 40\ndata: {\"badge\":-1,\"unread\":0,\"label\":\"0\"}",
            ]
            #expect(answer.body == events.map { $0 + "\n\n" }.joined() + Self.allIsWell)
        }
    }

    @Test("GW-06 DR-06 A stream that cannot begin is an error with its status: too many of a user 429 with a time to wait, an erased user 409")
    func refused() async throws {
        let full = Messages([], end: APIError(.rateLimited, "this user has 50 streams", retryAfter: .seconds(30)))
        try await TestGateway.with(peers(full)) { gateway in
            let answer = try await gateway.request("GET", "/stream", user: "ann")
            #expect(answer.status == 429 && answer.headers["retry-after"] == "30" && answer.body.contains(#""code":"rate_limited""#))
            // A host system is no user.
            #expect(try await gateway.request("GET", "/stream").status == 403)
        }
        let erased = Messages([], end: APIError(.conflict, field: "user_id", "the user was erased"))
        try await TestGateway.with(peers(erased)) { gateway async throws in
            #expect(try await gateway.request("GET", "/stream", user: "ann").status == 409)
        }
    }

    @Test("DR-01 ACC-122 (partly: the system's own outage) An app that opens in an outage is told to show the banner, in its user's language")
    func banner() async throws {
        try await TestGateway.with(peers(Messages([.init(position: "1")]), down: ["apns"])) { gateway in
            let answer = try await gateway.request("GET", "/stream", user: "ann", headers: [("accept-language", "es")])
            let data = #"{"push_available":false,"banner":"Las notificaciones push no están disponibles temporalmente","providers_down":["apns"]}"#
            #expect(answer.body == "retry: 1000\n\nevent: banner\ndata: \(data)\n\n")
        }
    }

    private func pass(
        _ messages: [ReceiptsV1.StreamUserResponse], _ outage: Outage = Outage([]), after: String = "",
        recheck: @escaping UserStream.Recheck = { _, _ in }
    ) async throws -> [String] {
        let dispatcher = ScriptedPeers { request in
            request is DispatcherV1.PushAvailabilityRequest ? DispatcherV1.PushAvailabilityResponse(providersDown: outage.next) : nil
        }
        let stream = UserStream(
            streams: .init(InProcessChannel(services: [Messages(messages)], principal: Principal(service: "gateway"))),
            availability: PushAvailability(dispatcher: .init(dispatcher), metrics: MetricsRegistry(), lifetime: .zero), recheck: recheck,
            authorization: "Bearer t", actingFor: nil, acceptLanguage: "")
        let passed = Passed()
        try await stream.pass(.init(after: after), CallOptions()) { passed.take($0) }
        return passed.texts
    }

    @Test("DR-01 The banner comes when an outage begins, once, and goes when it ends")
    func outage() async throws {
        let beats = [ReceiptsV1.StreamUserResponse](repeating: .init(position: "1"), count: 5)
        let texts = try await pass(beats, Outage([], ["fcm"], ["fcm"], [], []))
        let beat = ":\nid: 1\n\n"
        let begin = #"{"push_available":false,"banner":"Push notifications temporarily unavailable","providers_down":["fcm"]}"#
        let end = #"{"push_available":true,"banner":null,"providers_down":[]}"#
        #expect(texts == [beat, "event: banner\ndata: \(begin)\n\n", beat, "event: banner\ndata: \(end)\n\n", beat])
    }

    @Test("DR-01 GW-06 An app that comes back after the end of an outage is told once to hide its banner, and during one to go on showing it")
    func comesBack() async throws {
        let beats = [ReceiptsV1.StreamUserResponse](repeating: .init(position: "8"), count: 3)
        let beat = ":\nid: 8\n\n"
        #expect(try await pass(beats, after: "7") == [Self.allIsWell, beat, beat])
        let still = #"{"push_available":false,"banner":"Push notifications temporarily unavailable","providers_down":["fcm"]}"#
        #expect(try await pass(beats, Outage(["fcm"]), after: "7") == ["event: banner\ndata: \(still)\n\n", beat, beat])
        #expect(try await pass(beats) == [beat, beat, beat], "a new stream begins without a banner")
    }

    @Test("SEC-04 GW-06 The credential is looked at again while the stream goes on, and a revoked one ends it; an issuer that is away does not")
    func revoked() async throws {
        let beats = [ReceiptsV1.StreamUserResponse](repeating: .init(position: "1"), count: 3 * UserStream.uncheckedBeats)
        let looks = Looks()
        let ended = try await pass(beats) { authorization, actingFor in
            #expect(authorization == "Bearer t" && actingFor == nil)
            if looks.next() == 1 { throw RPCError(code: .unavailable, message: "the registry is away") }
            throw APIError(.unauthenticated, "the service key is not valid")
        }
        #expect(ended.count == 2 * UserStream.uncheckedBeats + 1 && ended.last == "event: end\ndata: {\"code\":\"unauthenticated\"}\n\n")
        let good = try await pass(beats)
        #expect(good.count == beats.count && good.last == ":\nid: 1\n\n")
    }

    @Test("ARCH-12 The members of events are spelled as the app's answers are")
    func style() {
        let events = StreamEvent.changes(in: .init(events: [.init(id: 5, kind: .read, notificationId: "ntf_1")], position: "5"))
        #expect(events.map { $0.text(camelCase: true) } == ["event: inbox\nid: 5\ndata: {\"change\":\"read\",\"notificationId\":\"ntf_1\"}\n\n"])
    }
}
