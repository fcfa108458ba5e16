import CarillonAPI
import Logging
import RPC
import ServiceKit
import TestConditions
import TestFolders
import Testing

@testable import GatewayService

@Suite("The spool of events", .timeLimit(.minutes(2)))
struct SpoolReplayTests {
    private let away = RPCError(code: .unavailable, message: "no connection")

    private func event(_ id: String) -> String { #"{"event_id":"\#(id)","event_type":"message.sent","channel_id":"ch"}"# }

    private func post(_ gateway: TestGateway, _ id: String) async throws -> TestAnswer { try await gateway.request("POST", "/events", event(id)) }

    private func value(_ name: String, _ gateway: TestGateway) -> String? {
        gateway.metrics.prometheusText().split(separator: "\n").first { $0.hasPrefix("\(name) ") }.map { String($0.dropFirst(name.count + 1)) }
    }

    @Test("ACC-123 DR-03 While the evaluator is away the answer is 202 spooled; when it is back it gets each event once, in order")
    func replay() async throws {
        let evaluator = TestEvaluator()
        try await TestGateway.with(evaluator.peers) { gateway in
            let direct = try await post(gateway, "before")
            #expect(direct.status == 202 && !direct.body.contains("spooled"))
            evaluator.failure = away
            let first = try await post(gateway, "e0")
            #expect(first.status == 202)
            let results = #"[{"index":0,"event_id":"e0","carillon_event_id":null,"duplicate":null}]"#
            #expect(first.body == #"{"ok":true,"status":"spooled","event_id":"e0","accepted":1,"results":\#(results)}"#)
            let batch = try await gateway.request("POST", "/events", #"{"events":[\#(event("e1")),{"event_id":7},\#(event("e2"))]}"#)
            #expect(batch.status == 202 && batch.body.contains(#""status":"spooled""#) && batch.body.contains(#""accepted":2"#), "\(batch)")
            #expect(batch.body.contains(#""index":1,"code":"invalid_"#), "an unreadable item is refused at once: \(batch)")
            #expect(value("carillon_spool_events", gateway) == "3")
            #expect(gateway.spool.problem?.hasPrefix("3 events (") == true, "operators see it in /readyz")
            evaluator.failure = nil
            try await eventually("the spool is empty") { value("carillon_spool_events", gateway) == "0" }
            #expect(evaluator.taken == ["before", "e0", "e1", "e2"])
            #expect(gateway.spool.problem == nil)
            // Spooled events live from the time at which they were accepted.
            #expect(evaluator.events.map { $0.occurredAtMs == gateway.clock.now.milliseconds } == [false, true, true, true])
            let after = try await post(gateway, "after")
            #expect(after.status == 202 && !after.body.contains("spooled"))
            #expect(evaluator.taken.last == "after")
        }
    }

    @Test(
        "DR-03 A store that is locked and a call without an answer are spooled as well; too many requests are the host system's business",
        arguments: [
            (RPCError(code: .deadlineExceeded, message: "late"), 202), (APIError(.storageBusy, "locked").rpcError, 202),
            (APIError(.rateLimited, "too many").rpcError, 429), (APIError(.organizationSuspended, "suspended").rpcError, 403),
        ])
    func outages(_ failure: RPCError, status: Int) async throws {
        let evaluator = TestEvaluator()
        evaluator.failure = failure
        try await TestGateway.with(evaluator.peers) { gateway in
            let answer = try await post(gateway, "e")
            #expect(answer.status == status, "\(answer)")
        }
    }

    @Test("DR-03 Who may not submit events, and a malformed one, are refused before the spool")
    func checks() async throws {
        let evaluator = TestEvaluator()
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers) { gateway in
            let user = try await gateway.request("POST", "/events", event("e"), user: "ann")
            #expect(user.status == 403)
            let malformed = try await gateway.request("POST", "/events", #"{"event_type":"message.sent"}"#)
            #expect(malformed.status == 400)
            let other = try await gateway.request("POST", "/events", #"{"event_id":"e","event_type":"t","app_id":"other"}"#)
            #expect(other.status == 404)
            #expect(value("carillon_spool_events", gateway) == "0" && evaluator.calls == 0)
        }
    }

    @Test("DR-03 A full spool is 503 with Retry-After; spool.max_bytes 0 leaves the evaluator's own error", arguments: [0, 600])
    func full(_ bytes: Int) async throws {
        let evaluator = TestEvaluator()
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers, spool: SpoolLimits(bytes: bytes)) { gateway in
            var last = try await post(gateway, "e0")
            if bytes > 0 {
                #expect(last.status == 202)
                last = try await post(gateway, "e1")
                #expect(last.body.contains("spool.max_bytes"), "\(last)")
                #expect(value("carillon_spool_full_total", gateway) == "1")
            }
            #expect(last.status == 503 && last.headers["retry-after"] != nil)
        }
    }

    @Test("DR-03 The next process of the gateway passes on what the one before had spooled")
    func restart() async throws {
        let (evaluator, stores) = (TestEvaluator(), try TemporaryFolder())
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers, stores: stores) { gateway in
            for id in ["a", "b"] {
                let answer = try await post(gateway, id)
                #expect(answer.status == 202)
            }
        }
        #expect(evaluator.taken.isEmpty)
        try await TestGateway.with(evaluator.peers, stores: stores) { gateway in
            #expect(value("carillon_spool_events", gateway) == "2")
            evaluator.failure = nil
            // It comes behind them, also in the process that did not take them.
            let third = try await post(gateway, "c")
            #expect(third.status == 202)
            try await eventually("all are taken") { evaluator.taken.count == 3 && value("carillon_spool_events", gateway) == "0" }
            #expect(evaluator.taken == ["a", "b", "c"])
        }
        try await TestGateway.with(evaluator.peers, stores: stores) { gateway in #expect(value("carillon_spool_events", gateway) == "0") }
    }

    @Test("DR-03 An event that the evaluator refuses later is told with its id, and not sent again; the others are taken")
    func refused() async throws {
        let evaluator = TestEvaluator(refused: ["bad": APIError(.unknownType, field: "type_id", "no such type")])
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers) { gateway in
            for id in ["a", "bad", "b"] { _ = try await post(gateway, id) }
            evaluator.failure = nil
            try await eventually("the spool is empty") { value("carillon_spool_events", gateway) == "0" }
            #expect(evaluator.taken == ["a", "b"])
            try await eventually("it is told") { !gateway.log.texts(.error).isEmpty }
            let told = gateway.log.texts(.error)
            #expect(told.count == 1 && told[0].contains("event_id=bad") && told[0].contains("unknown_type"), "\(told)")
            #expect(value(#"carillon_spool_refused_total{reason="unknown_type"}"#, gateway) == "1")
        }
    }

    @Test("DR-03 An event that the evaluator fails for does not block those behind it, and is not lost")
    func failing() async throws {
        let evaluator = TestEvaluator(failing: ["poison"])
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers) { gateway in
            for id in ["a", "poison", "b"] { _ = try await post(gateway, id) }
            evaluator.failure = nil
            try await eventually("the others are taken") { evaluator.taken == ["a", "b"] }
            try await eventually("it alone waits") { value("carillon_spool_events", gateway) == "1" }
        }
    }

    @Test("DR-03 An event that the evaluator fails for is dropped and told when it is older than spool.max_age_seconds, and not before")
    func failingForTooLong() async throws {
        let evaluator = TestEvaluator(failing: ["poison"])
        evaluator.failure = away
        try await TestGateway.with(evaluator.peers, spool: SpoolLimits(age: .seconds(60))) { gateway in
            for id in ["a", "poison", "b"] { _ = try await post(gateway, id) }
            gateway.clock.advance(by: .seconds(61))
            let late = try await post(gateway, "late")
            #expect(late.status == 503 && late.body.contains("spool.max_age_seconds"), "\(late)")
            // However old they are, events that the evaluator takes are not lost.
            evaluator.failure = nil
            try await eventually("the spool is empty") { value("carillon_spool_events", gateway) == "0" }
            #expect(evaluator.taken == ["a", "b"])
            try await eventually("it is told") { !gateway.log.texts(.error).isEmpty }
            #expect(gateway.log.texts(.error).map { $0.contains("reason=internal") } == [true])
        }
    }
}
