import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("The trace of an event")
struct EventTraceTests {
    private static let ofCall = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
    private static let own = "00-1af7651916cd43dd8448eb211c80319c-c7ad6b7169203331-00"

    /// Submits an event for bob.
    ///
    /// - Returns: the trace contexts of the pushes, and the trace that is explained.
    private func trace(_ event: EvaluatorV1.Event, metadata: Metadata) async throws -> (pushes: [String], explained: String) {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let answer = try await evaluator.client.submitEvents(.init(events: [event]), options: CallOptions(metadata: metadata))
            #expect(answer.accepted.count == 1)
            try await evaluator.settled()
            let explained = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: event.eventId))
            return (evaluator.peers.with { $0.enqueued.map(\.traceparent) }, explained.traceId)
        }
    }

    private var event: EvaluatorV1.Event { ChatApp.message("e1", mentions: [ChatApp.mention("bob")]) }

    @Test("OBS-09 A push is in the trace of the call that brought its event, and the explanation names the trace")
    func call() async throws {
        let found = try await trace(event, metadata: ["traceparent": Self.ofCall])
        #expect(found.pushes == [Self.ofCall])
        #expect(found.explained == "0af7651916cd43dd8448eb211c80319c")
    }

    @Test("OBS-09 An event's own trace comes before that of its call")
    func own() async throws {
        var event = event
        event.traceparent = Self.own
        let found = try await trace(event, metadata: ["traceparent": Self.ofCall])
        #expect(found.pushes == [Self.own])
        #expect(found.explained == "1af7651916cd43dd8448eb211c80319c")
    }

    @Test("OBS-09 An event without a trace begins one; so does one whose trace is malformed", arguments: ["", "no trace", "00-0-0-0"])
    func made(traceparent: String) async throws {
        var event = event
        event.traceparent = traceparent
        let found = try await trace(event, metadata: traceparent.isEmpty ? [:] : ["traceparent": traceparent])
        let push = try #require(found.pushes.first)
        let context = try #require(TraceContext(traceparent: push), "\(push)")
        #expect(context.traceText == found.explained)
        #expect(!context.isSampled, "nothing is exported")
    }
}
