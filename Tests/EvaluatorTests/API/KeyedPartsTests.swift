import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Parts of a submission with keys of their own")
struct KeyedPartsTests {
    private func keyed(_ key: String, _ first: UInt32, _ events: UInt32, at instant: Instant = EvaluatorFixture.start) -> EvaluatorV1.KeyedEvents {
        .init(idempotencyKey: key, first: first, events: events, acceptedAtMs: instant.milliseconds)
    }

    /// The host system's own request under a key.
    private func submit(_ ids: String..., key: String, to client: EvaluatorV1.Evaluator.Client) async throws -> EvaluatorV1.SubmitEventsResponse {
        try await client.submitEvents(.init(events: ids.map { ChatApp.message($0) }), options: CallOptions(metadata: ["idempotency-key": key]))
    }

    @Test("GW-04 DR-03 Requests that the gateway passes on together each have their answer under their key, for the host system's own repeat")
    func answers() async throws {
        try await withEvaluator { evaluator in
            let gateway = evaluator.client(as: "system", user: "")
            let events = ["free", "a", "", "b", "end"].map { ChatApp.message($0) }
            let answer = try await gateway.submitEvents(.init(events: events, keyed: [keyed("k1", 1, 2), keyed("k2", 3, 1)]))
            #expect(answer.accepted.map(\.index) == [0, 1, 3, 4] && answer.rejected.map(\.index) == [2])
            let first = try await submit("a", "", key: "k1", to: gateway)
            #expect(first.accepted.map(\.duplicate) == [false], "the stored answer")
            #expect(first.accepted.map(\.carillonEventId) == [answer.accepted[1].carillonEventId])
            #expect(first.accepted.map(\.index) == [0] && first.rejected.map(\.index) == [1])
            let second = try await submit("b", key: "k2", to: gateway)
            #expect(second.accepted.map(\.carillonEventId) == [answer.accepted[2].carillonEventId] && second.accepted.map(\.index) == [0])
            let accepted = try await evaluator.statistics.eventsAccepted
            #expect(accepted == 4)
            try await evaluator.settled()
        }
    }

    @Test("GW-04 DR-03 A key of another request refuses the call and stores none of its events; a repeated group has no effect")
    func mismatch() async throws {
        try await withEvaluator { evaluator in
            let gateway = evaluator.client(as: "system", user: "")
            let first = try await submit("a", key: "k1", to: gateway)
            let other = EvaluatorV1.SubmitEventsRequest(
                events: [ChatApp.message("x"), ChatApp.message("y")], keyed: [keyed("k2", 0, 1), keyed("k1", 1, 1)])
            await #expect { _ = try await gateway.submitEvents(other) } throws: { ($0 as? RPCError)?.reason == "idempotency_mismatch" }
            let stored = try await evaluator.statistics.eventsAccepted
            #expect(stored == 1)
            // After a crash the gateway passes on again what it had passed on.
            let again = try await gateway.submitEvents(
                .init(events: [ChatApp.message("a"), ChatApp.message("b")], keyed: [keyed("k1", 0, 1), keyed("k3", 1, 1)]))
            #expect(again.accepted.map(\.duplicate) == [true, false])
            let repeated = try await submit("a", key: "k1", to: gateway)
            #expect(repeated == first)
            try await evaluator.settled()
        }
    }

    @Test("DR-03 The events of a part live from the gateway's acceptance")
    func acceptedAt() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let gateway = evaluator.client(as: "system", user: "")
            let events = ["old", "young"].map { ChatApp.message($0, channel: "ch_\($0)", mentions: [ChatApp.mention("bob")]) }
            let (old, young) = (evaluator.clock.now - .days(8), evaluator.clock.now - .days(6))
            _ = try await gateway.submitEvents(.init(events: events, keyed: [keyed("k1", 0, 1, at: old), keyed("k2", 1, 1, at: young)]))
            try await evaluator.settled()
            let enqueued = evaluator.peers.with { $0.enqueued.count }
            #expect(enqueued == 1)
        }
    }

    @Test("DR-03 Parts are accepted from the gateway alone, in the order of their events and without overlap")
    func refused() async throws {
        try await withEvaluator { evaluator in
            let gateway = evaluator.client(as: "system", user: "")
            let events = [ChatApp.message("a"), ChatApp.message("b")]
            let malformed = [
                [keyed("k", 0, 3)], [keyed("k", 0, 0)], [keyed("k", 1, 1), keyed("l", 0, 1)], [keyed("k", 0, 2), keyed("l", 1, 1)], [keyed("", 0, 1)],
            ]
            for parts in malformed {
                await #expect { _ = try await gateway.submitEvents(.init(events: events, keyed: parts)) } throws: {
                    ($0 as? RPCError)?.reason == "invalid_argument"
                }
            }
            await #expect { _ = try await evaluator.client.submitEvents(.init(events: events, keyed: [keyed("k", 0, 1)])) } throws: {
                ($0 as? RPCError)?.reason == "forbidden"
            }
            let accepted = try await evaluator.statistics.eventsAccepted
            #expect(accepted == 0)
        }
    }
}
