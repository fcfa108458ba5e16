import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage
import TestConditions
import TestFolders
import Testing

@testable import GatewayService

@Suite("What is checked before an event is spooled", .timeLimit(.minutes(2)))
struct SpoolChecksTests {
    private static let away = RPCError(code: .unavailable, message: "no connection")

    /// An event, with further members.
    private static func event(_ id: String, _ more: String = "") -> String {
        #"{"event_id":"\#(id)","event_type":"message.sent","channel_id":"ch"\#(more.isEmpty ? "" : "," + more)}"#
    }

    private static let text = String(repeating: "x", count: 17_000)
    private static let tooLarge = event("large", #""data":{"text":"\#(text)"}"#)
    private static let users = [String](repeating: "\"u\"", count: 5_001).joined(separator: ",")

    /// Runs a gateway whose evaluator is away.
    private func withoutEvaluator(
        _ evaluator: TestEvaluator = TestEvaluator(), _ body: (TestGateway, TestEvaluator) async throws -> Void
    ) async throws {
        evaluator.failure = Self.away
        try await TestGateway.with(evaluator.peers) { try await body($0, evaluator) }
    }

    private func value(_ name: String, _ gateway: TestGateway) -> String? {
        gateway.metrics.prometheusText().split(separator: "\n").first { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    private func back(_ evaluator: TestEvaluator, _ gateway: TestGateway) async throws {
        evaluator.failure = nil
        try await eventually("the spool is empty") { value("carillon_spool_events", gateway) == "0" }
    }

    /// An event that no app takes.
    struct Unacceptable: Sendable {
        let json: String
        let status: Int
        let refusal: String
    }

    @Test(
        "DR-03 EVAL-02 An event that no app takes is refused with the evaluator's own error, also while the evaluator is away",
        arguments: [
            Unacceptable(json: tooLarge, status: 413, refusal: "data payload_too_large"),
            Unacceptable(json: event("e", #""channel_members":[\#(users)]"#), status: 400, refusal: "channel_members invalid_argument"),
            Unacceptable(json: event("e", #""scheduled_for":"2027-02-04T00:00:00.000Z""#), status: 422, refusal: "scheduled_for invalid_value"),
            Unacceptable(json: event(String(repeating: "e", count: 201)), status: 400, refusal: "event_id invalid_argument"),
            Unacceptable(json: #"{"event_id":"e","event_type":"build.failed"}"#, status: 400, refusal: "event_type invalid_argument"),
            Unacceptable(json: #"{"event_id":"e","event_type":"message.sent"}"#, status: 400, refusal: "channel_id invalid_argument"),
        ])
    func constants(_ sent: Unacceptable) async throws {
        try await withoutEvaluator { gateway, evaluator in
            let answer = try await gateway.request("POST", "/events", sent.json)
            #expect(answer.status == sent.status && answer.refusal == sent.refusal, "\(answer)")
            #expect(value("carillon_spool_events", gateway) == "0" && gateway.spool.problem == nil)
            // An event that the evaluator may take is spooled.
            let good = try await gateway.request("POST", "/events", Self.event("good"))
            #expect(good.status == 202 && good.body.contains("spooled"), "\(good)")
            try await back(evaluator, gateway)
            #expect(evaluator.taken == ["good"])
        }
    }

    @Test("DR-03 ARCH-16 In a batch the 202 has what no app takes by its index, and what the evaluator says of it later is no loss to tell")
    func batch() async throws {
        let evaluator = TestEvaluator(refused: [
            "large": APIError(.payloadTooLarge, field: "data", "too large"), "unknown": APIError(.unknownType, field: "type_id", "no such type"),
        ])
        try await withoutEvaluator(evaluator) { gateway, _ in
            let batch = "{\"events\":[\(Self.event("a")),\(Self.tooLarge),\(Self.event("unknown")),\(Self.event("b"))]}"
            let answer = try await gateway.request("POST", "/events", batch, headers: [("idempotency-key", "k")])
            #expect(answer.status == 202 && answer.body.contains(#""status":"spooled""#) && answer.body.contains(#""accepted":3"#), "\(answer)")
            #expect(answer.body.contains(#""index":1,"code":"payload_too_large","field":"events[1].data""#), "\(answer)")
            try await back(evaluator, gateway)
            #expect(evaluator.taken == ["a", "b"])
            // The request is the one that a repeat under the key is compared with.
            let requests = gateway.peers.requests(EvaluatorV1.SubmitEventsRequest.self)
            #expect(requests.last?.events.map(\.eventId) == ["a", "large", "unknown", "b"])
            try await eventually("the event that policy refuses is told") { !gateway.log.texts(.error).isEmpty }
            let told = gateway.log.texts(.error)
            #expect(told.count == 1 && told[0].contains("event_id=unknown"), "\(told)")
            #expect(value(#"carillon_spool_refused_total{reason="unknown_type"}"#, gateway) == "1")
            #expect(value(#"carillon_spool_refused_total{reason="payload_too_large"}"#, gateway) == nil)
        }
    }

    @Test("DR-03 What a 202 accepted is told when it is refused later, also where the rules became stricter in between; what it refused is not")
    func stricterRules() async throws {
        let (long, told) = (String(repeating: "r", count: 201), String(repeating: "t", count: 201))
        let error = APIError(.invalidArgument, field: "event_id", "too long")
        let (evaluator, stores) = (TestEvaluator(refused: [long: error, told: error]), try TemporaryFolder())
        // An earlier version answered these: to the second request with a refusal of its first event.
        var second = try SpooledRequests.request([long, told])
        second.refused = [0]
        let requests = [try SpooledRequests.request(["a", "b"]), second]
        let store = try Store(path: stores.file("gateway.sqlite"), migrations: GatewayMigrations.all)
        for request in requests { try await store.write { try SpoolTable.insert(request, $0) } }
        await store.close()
        try await TestGateway.with(evaluator.peers, stores: stores) { gateway in
            try await eventually("it is told") { !gateway.log.texts(.error).isEmpty }
            let lines = gateway.log.texts(.error)
            #expect(lines.count == 1 && lines[0].contains("event_id=\(told)"), "\(lines)")
            #expect(value(#"carillon_spool_refused_total{reason="invalid_argument"}"#, gateway) == "1")
            #expect(evaluator.taken == ["a", "b"])
        }
    }

    @Test("DR-03 A batch of which no app takes anything is not spooled")
    func nothing() async throws {
        try await withoutEvaluator { gateway, _ in
            let answer = try await gateway.request("POST", "/events", "{\"events\":[\(Self.tooLarge),\(Self.tooLarge)]}")
            #expect(answer.status == 202 && answer.body.contains(#""accepted":0"#) && !answer.body.contains("spooled"), "\(answer)")
            #expect(value("carillon_spool_events", gateway) == "0" && gateway.spool.problem == nil)
        }
    }

    @Test("GW-04 DR-03 A spooled request that comes again under its key is answered the same and kept once; another request under the key is 409")
    func keys() async throws {
        try await withoutEvaluator { gateway, evaluator in
            let key = [("idempotency-key", "k1")]
            let first = try await gateway.request("POST", "/events", Self.event("a"), headers: key)
            let again = try await gateway.request("POST", "/events", Self.event("a"), headers: key)
            #expect(first.status == 202 && again.status == 202 && again.body == first.body, "\(again)")
            #expect(value("carillon_spool_events", gateway) == "1" && value("carillon_spool_accepted_total", gateway) == "1")
            let other = try await gateway.request("POST", "/events", Self.event("b"), headers: key)
            #expect(other.status == 409 && other.refusal == "Idempotency-Key idempotency_mismatch", "\(other)")
            // The keys of another app are its own, and a request without a key is no repeat.
            let elsewhere = try await gateway.request("POST", "/events", Self.event("c"), key: "sk_personal", headers: key)
            let keyless = try await gateway.request("POST", "/events", Self.event("d"))
            #expect(elsewhere.status == 202 && keyless.status == 202)
            #expect(value("carillon_spool_events", gateway) == "3" && gateway.spool.storeProblem == nil)
            try await back(evaluator, gateway)
            #expect(evaluator.taken.sorted() == ["a", "c", "d"])
            #expect(gateway.log.texts(.error).isEmpty)
        }
    }
}
