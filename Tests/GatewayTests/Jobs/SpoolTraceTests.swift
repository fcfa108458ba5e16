import RPC
import TestConditions
import Testing

@testable import GatewayService
@testable import ServiceKit

@Suite("The spool in traces", .timeLimit(.minutes(1)))
struct SpoolTraceTests {
    private static let trace = "0af7651916cd43dd8448eb211c80319c"

    private func post(_ gateway: TestGateway, _ id: String) async throws -> TestAnswer {
        try await gateway.request(
            "POST", "/events", #"{"event_id":"\#(id)","event_type":"message.sent","channel_id":"ch"}"#,
            headers: [("traceparent", "00-\(Self.trace)-b7ad6b7169203331-01")])
    }

    /// The spans of the spool, once there are so many. Others are dropped.
    private func spans(_ count: Int, of tracer: Tracer) async throws -> [TraceSpan] {
        var found: [TraceSpan] = []
        try await eventually("there are \(count) spans of the spool") {
            found += tracer.take(100).filter { $0.name == "spool events" }
            return found.count >= count
        }
        return found
    }

    @Test("OBS-09 DR-03 The trace of a spooled event shows its time in the spool; one that the evaluator refuses then has the reason")
    func time() async throws {
        let evaluator = TestEvaluator()
        let tracer = Tracer(percent: 100, metrics: MetricsRegistry())
        try await TestGateway.with(evaluator.peers, tracer: tracer) { gateway in
            #expect(try await post(gateway, "direct").status == 202)
            evaluator.failure = RPCError(code: .unavailable, message: "no connection")
            #expect(try await post(gateway, "spooled").body.contains("spooled"))
            gateway.clock.advance(by: .seconds(2 * 86_400))
            evaluator.failure = nil
            let span = try #require(try await spans(1, of: tracer).first)
            #expect(span.context.traceText == Self.trace && span.error == nil)
            #expect(span.ended - span.began == 2 * 86_400 * 1_000_000_000)
            #expect(span.attributes.contains { $0.key == "carillon.app.id" && $0.value == .text("acme-chat") })
            #expect(evaluator.taken == ["direct", "spooled"])

            evaluator.failure = RPCError(code: .unavailable, message: "no connection")
            #expect(try await post(gateway, "refused").body.contains("spooled"))
            evaluator.failure = RPCError.withReason(code: .invalidArgument, reason: "invalid_value", message: "no such event")
            let refused = try #require(try await spans(1, of: tracer).first)
            #expect(refused.context.traceText == Self.trace && refused.error == "invalid_value")
        }
    }
}
