import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Events of apps whose policy cannot be read, beside events of others")
struct UnreadablePolicyTests {
    private static let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")

    private static func event(_ id: String, of app: CommonV1.Tenant) -> EvaluatorV1.Event {
        var event = ChatApp.message(id)
        event.tenant = app
        return event
    }

    @Test("EVAL-02 the events of such an app are for later, and the others are accepted")
    func otherApps() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(), for: Self.other)
            evaluator.policies.fail(RPCError(code: .deadlineExceeded, message: "slow"), for: Self.other)
            let response = try await evaluator.submit(
                Self.event("e1", of: Self.other), Self.event("e2", of: ChatApp.tenant), Self.event("e3", of: Self.other))
            #expect(response.accepted.map(\.eventId) == ["e2"])
            #expect(response.rejected.map { "\($0.index) \($0.reason)" } == ["0 unavailable", "2 unavailable"])
        }
    }

    @Test("GW-04 the key of such a request is free: the same request takes the events once the policy can be read")
    func idempotencyKey() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(), for: Self.other)
            evaluator.policies.fail(RPCError(code: .unavailable, message: "away"), for: Self.other)
            let request = EvaluatorV1.SubmitEventsRequest(events: [Self.event("e1", of: Self.other), Self.event("e2", of: ChatApp.tenant)])
            let options = CallOptions(metadata: ["idempotency-key": "k"])
            let first = try await evaluator.client.submitEvents(request, options: options)
            #expect(first.accepted.map(\.eventId) == ["e2"])
            evaluator.policies.fail(nil, for: Self.other)
            let second = try await evaluator.client.submitEvents(request, options: options)
            #expect(second.accepted.map(\.duplicate) == [false, true] && second.rejected.isEmpty)
            // Now the key has its answer.
            #expect(try await evaluator.client.submitEvents(request, options: options) == second)
            try await evaluator.settled()
        }
    }

    @Test("A request for such an app alone fails as a whole")
    func onlyApp() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.fail(RPCError(code: .unavailable, message: "away"), for: ChatApp.tenant)
            await #expect { _ = try await evaluator.submit(ChatApp.message("e1")) } throws: { ($0 as? RPCError)?.code == .unavailable }
        }
    }
}
