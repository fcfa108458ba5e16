import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Acceptance of events")
struct EventAcceptanceTests {
    @Test("EVAL-58 ACC-083 The same event again gets the first answer and sends nothing")
    func idempotency() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let event = ChatApp.message("e1", mentions: [ChatApp.mention("bob")])
            let first = try await evaluator.submit(event, event)
            #expect(first.accepted.map(\.duplicate) == [false, true])
            #expect(Set(first.accepted.map(\.carillonEventId)).count == 1)
            #expect(first.accepted[0].carillonEventId.hasPrefix("evt_"))
            try await evaluator.settled()
            let again = try await evaluator.submit(event)
            #expect(again.accepted[0].duplicate)
            #expect(again.accepted[0].carillonEventId == first.accepted[0].carillonEventId)
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
            #expect(try await evaluator.statistics.eventsAccepted == 1)
        }
    }

    private func submit(_ evaluator: EvaluatorFixture, _ events: EvaluatorV1.Event...) async throws -> EvaluatorV1.SubmitEventsResponse {
        try await evaluator.client.submitEvents(.init(events: events), options: CallOptions(metadata: ["idempotency-key": "k"]))
    }

    @Test("EVAL-58 GW-04 The same key has the first answer while the setting says so, also when the app takes no more events")
    func idempotencyKey() async throws {
        try await withEvaluator { evaluator in
            let settings: [String: PolicyValue] = ["request_idempotency_ttl_seconds": 60]
            evaluator.policies.set(try ChatApp.app(settings))
            #expect(try await submit(evaluator, ChatApp.message("")).rejected.count == 1, "nothing accepted, nothing remembered")
            let first = try await submit(evaluator, ChatApp.message("e1"), ChatApp.message(""))
            #expect(first.accepted.map(\.duplicate) == [false])
            evaluator.policies.set(try ChatApp.app(settings, suspended: true))
            #expect(try await submit(evaluator, ChatApp.message("e1"), ChatApp.message("")) == first)
            evaluator.policies.set(try ChatApp.app(settings))
            await #expect { _ = try await submit(evaluator, ChatApp.message("e2")) } throws: { ($0 as? RPCError)?.reason == "idempotency_mismatch" }
            #expect(try await evaluator.statistics.eventsAccepted == 1)
            evaluator.clock.advance(by: .seconds(60))
            #expect(try await submit(evaluator, ChatApp.message("e2")).accepted.map(\.duplicate) == [false], "the key is free again")
            try await evaluator.settled()
        }
    }

    @Test("GW-04 Equal calls at one time are one submission, and the evaluator comes to rest after them")
    func equalCalls() async throws {
        try await withEvaluator { evaluator in
            let answers = try await withThrowingTaskGroup(of: EvaluatorV1.SubmitEventsResponse.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        try await evaluator.client.submitEvents(
                            .init(events: [ChatApp.message("e1"), ChatApp.message("e2")]), options: CallOptions(metadata: ["idempotency-key": "k"]))
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(answers.count == 1)
            #expect(answers.first?.accepted.map(\.duplicate) == [false, false])
            try await evaluator.settled()
            #expect(try await evaluator.statistics.eventsAccepted == 2)
        }
    }

    @Test("DR-03 An event that waited in the gateway's spool lives from its acceptance there, and the gateway alone is believed")
    func acceptedByGateway() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            func submit(_ id: String, after wait: Duration, as client: EvaluatorV1.Evaluator.Client) async throws {
                var options = CallOptions(metadata: ["idempotency-key": id])
                let accepted = evaluator.clock.now - wait
                options.metadata.addString("\(accepted.milliseconds)", forKey: AuthorizationInterceptor.acceptedAtKey)
                // A channel each: they are no repeats of each other.
                let message = ChatApp.message(id, channel: "ch_\(id)", mentions: [ChatApp.mention("bob")])
                let answer = try await client.submitEvents(.init(events: [message]), options: options)
                #expect(answer.accepted.map(\.duplicate) == [false])
                try await evaluator.settled()
            }
            let gateway = evaluator.client(as: "system", user: "")
            try await submit("old", after: .days(8), as: gateway)
            #expect(evaluator.peers.with { $0.enqueued.count } == 0, "its life was over")
            try await submit("young", after: .days(6), as: gateway)
            try await submit("other", after: .days(8), as: evaluator.client)
            #expect(evaluator.peers.with { $0.enqueued.count } == 2)
            // The host system's own repeat is the same request under the key.
            let repeated = try await gateway.submitEvents(
                .init(events: [ChatApp.message("young", channel: "ch_young", mentions: [ChatApp.mention("bob")])]),
                options: CallOptions(metadata: ["idempotency-key": "young"]))
            #expect(repeated.accepted.map(\.duplicate) == [false], "the stored answer")
        }
    }

    @Test("EVAL-02 Bad items are reported by index and field, the others are accepted")
    func partialBatch() async throws {
        try await withEvaluator { evaluator in
            var stranger = ChatApp.message("e3")
            stranger.tenant = .init(organizationId: "org_1", appId: "unknown")
            let response = try await evaluator.submit(
                ChatApp.message("e0"), ChatApp.message(""), ChatApp.message("e2", channel: ""), stranger, ChatApp.message("e4"))
            #expect(response.accepted.map(\.index) == [0, 4])
            #expect(response.rejected.map(\.index) == [1, 2, 3])
            #expect(response.rejected.map(\.field) == ["event_id", "channel_id", "tenant.app_id"])
            #expect(response.rejected.map(\.reason) == ["invalid_argument", "invalid_argument", "not_found"])
        }
    }

    @Test("SEC-06 EVAL-02 ids with control characters are refused one by one, each by its field")
    func invisibleIDs() async throws {
        try await withEvaluator { evaluator in
            var message = ChatApp.message("e2", channel: "ch_2")
            message.data["message_id"] = "m\u{1B}[2J"
            let response = try await evaluator.submit(
                ChatApp.message("e\n1", channel: "ch_1"), message, ChatApp.message("e3", channel: "ch\u{202E}3"),
                ChatApp.message("e\u{85}4", channel: "ch_4"), ChatApp.message("e5", channel: "ch_5"))
            #expect(response.accepted.map(\.eventId) == ["e5"])
            #expect(response.rejected.map { "\($0.index) \($0.field)" } == ["0 event_id", "1 data.message_id", "2 channel_id", "3 event_id"])
            #expect(response.rejected.allSatisfy { $0.reason == "invalid_argument" })
        }
    }

    @Test("The same event id in two apps is two events")
    func tenants() async throws {
        try await withEvaluator { evaluator in
            let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")
            evaluator.policies.set(try ChatApp.app(), for: other)
            var event = ChatApp.message("e1")
            let first = try await evaluator.submit(event)
            event.tenant = other
            let second = try await evaluator.submit(event)
            #expect(!second.accepted[0].duplicate)
            #expect(second.accepted[0].carillonEventId != first.accepted[0].carillonEventId)
            try await evaluator.settled()
            #expect(try await evaluator.statistics.eventsAccepted == 1)
            #expect(try await evaluator.client.statistics(.init()).eventsAccepted == 2)
            await #expect(throws: RPCError.self) {
                _ = try await evaluator.client.explain(.init(tenant: other, id: first.accepted[0].carillonEventId))
            }
        }
    }

    @Test("Too many events in one request are refused whole")
    func requestLimit() async throws {
        try await withEvaluator { evaluator in
            let events = (0...EventLimits.eventsPerRequest).map { ChatApp.message("e\($0)") }
            do {
                _ = try await evaluator.client.submitEvents(.init(events: events))
                Issue.record("accepted")
            } catch let error as RPCError {
                #expect(error.reason == "payload_too_large")
                #expect(error.field == "events")
            }
        }
    }
}
