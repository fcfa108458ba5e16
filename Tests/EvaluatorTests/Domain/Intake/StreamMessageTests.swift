import CarillonAPI
import EventRules
import Protobuf
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Messages of a stream")
struct StreamMessageTests {
    private static let stored = Instant(milliseconds: 1_780_000_000_000)
    private static let now = Instant(milliseconds: 1_780_000_060_000)

    private func message(_ payload: [UInt8], type: String? = nil, id: String? = nil) -> StreamMessage {
        StreamMessage(stream: "MESSAGES", sequence: 42, storedAt: Self.stored, contentType: type, messageID: id, payload: payload)
    }

    private func event(
        _ message: StreamMessage, _ apps: [String] = ["acme/chat"], now: Instant = StreamMessageTests.now
    ) throws -> EvaluatorV1.Event {
        try message.event(of: try #require(IntakeApps(apps)), now: now)
    }

    private func json(_ members: String = "") -> [UInt8] { Array(#"{"event_type":"message.sent"\#(members)}"#.utf8) }

    @Test("EVAL-58 An event without an id gets the message's, or else its place in the stream with the time, which a repeat has, too")
    func ids() throws {
        #expect(try event(message(json())).eventId == "nats:MESSAGES:42:1780000000000")
        #expect(try event(message(json(), id: "m1")).eventId == "m1")
        for id in ["", "\u{7}", String(repeating: "m", count: 1_000)] {
            #expect(try event(message(json(), id: id)).eventId == "nats:MESSAGES:42:1780000000000", "NATS allows it, and an event does not")
        }
        #expect(try event(message(json(#","event_id":"e1""#), id: "m1")).eventId == "e1")
        #expect(try event(message(EvaluatorV1.Event(eventType: "x").bytes(), id: "m1")).eventId == "m1")
        #expect(try event(message(EvaluatorV1.Event(eventId: "e1", eventType: "x").bytes())).eventId == "e1")
        #expect(try EventRules.eventIDBytes >= event(message(json())).eventId.utf8.count + 100)
    }

    @Test("EVAL-02 An event without a time happened when the stream took it; a server whose clock is ahead means now")
    func times() throws {
        #expect(try event(message(json())).occurredAtMs == Self.stored.milliseconds)
        #expect(try event(message(json(#","occurred_at":"2026-02-01T10:30:00Z""#))).occurredAtMs == 1_769_941_800_000)
        #expect(try event(message(EvaluatorV1.Event(occurredAtMs: 7).bytes())).occurredAtMs == 7)
        #expect(try event(message(json()), now: Self.stored - .seconds(1)).occurredAtMs == 0)
    }

    @Test(
        "SEC-05 What an event leaves out of its app is filled in where one listed app fits; others are refused",
        arguments: [
            (["acme/chat"], "", "", "acme/chat"), (["acme/chat"], "", "chat", "acme/chat"), (["acme/chat"], "acme", "", "acme/chat"),
            (["acme/chat", "acme/forum"], "", "forum", "acme/forum"), (["acme/chat", "acme/forum"], "acme", "", nil),
            (["acme/chat", "other/chat"], "", "chat", nil), (["acme/chat", "other/chat"], "other", "chat", "other/chat"),
            (["acme/chat"], "acme", "forum", nil), (["acme/chat"], "other", "chat", nil), (["*"], "other", "chat", "other/chat"),
            (["*"], "", "chat", "/chat"), (["*"], "", "", nil), (["*"], "a b", "chat", nil),
        ] as [([String], String, String, String?)])
    func apps(_ listed: [String], _ organization: String, _ app: String, _ expected: String?) throws {
        let apps = try #require(IntakeApps(listed))
        func member(_ name: String, _ value: String) -> String { value.isEmpty ? "" : #","\#(name)":"\#(value)""# }
        let written = [
            message(json(member("organization_id", organization) + member("app_id", app))),
            message(try EvaluatorV1.Event(tenant: .init(organizationId: organization, appId: app), eventType: "x").bytes()),
        ]
        for message in written {
            let tenant = try event(message, listed).tenant ?? .init()
            if let expected {
                try apps.check(tenant)
                #expect("\(tenant.organizationId)/\(tenant.appId)" == expected)
            } else {
                #expect(throws: APIError.self) { try apps.check(tenant) }
            }
        }
    }

    @Test("ARCH-16 A form that is none, a message that is too long and an override are named")
    func refusals() throws {
        func refusal(_ message: StreamMessage) -> APIError? { #expect(throws: APIError.self) { try event(message) } }
        #expect(refusal(message(json(), type: "text/xml"))?.reason == .unsupportedMediaType)
        #expect(refusal(message(json(), type: "application/protobuf"))?.message.contains("no carillon.evaluator.v1.Event") == true)
        #expect(refusal(message(Array("[]".utf8), type: "application/json"))?.reason == .invalidArgument)
        #expect(refusal(message([UInt8](repeating: 0x20, count: StreamMessage.mostBytes + 1)))?.reason == .payloadTooLarge)
        #expect(refusal(message(json(#","override_reason":"""#)))?.field == "override_reason")
        #expect(try event(message(json(), type: "Application/JSON ; charset=utf-8")).eventType == "message.sent")
    }
}
