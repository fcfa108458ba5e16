import CarillonAPI
import RPC
import ServiceKit
import Synchronization
import TestConditions
import Testing

@testable import GatewayService

@Suite("Service keys while the registry does not answer", .timeLimit(.minutes(1)))
struct UncheckedKeyTests {
    /// The registry's answers about keys.
    private final class Keys: Sendable {
        enum Mode: Sendable {
            case valid, revoked, unavailable
            /// Questions wait for ``release(_:)``.
            case hangs
        }
        private let state = Mutex((mode: Mode.valid, questions: [OneShot<Void>]()))

        func set(_ mode: Mode) { state.withLock { $0.mode = mode } }

        /// Answers the questions that wait, and later ones.
        func release(_ mode: Mode) {
            let questions = state.withLock { state in
                defer { state = (mode, []) }
                return state.questions
            }
            for question in questions { question.resolve(.success(())) }
        }

        /// Returns for a valid key.
        func check() async throws {
            let question = state.withLock { state -> OneShot<Void>? in
                guard case .hangs = state.mode else { return nil }
                let question = OneShot<Void>()
                state.questions.append(question)
                return question
            }
            try await question?.value()
            switch state.withLock({ $0.mode }) {
            case .revoked: throw RPCError(code: .unauthenticated, message: "the service key is not known")
            case .unavailable: throw RPCError(code: .unavailable, message: "no connection")
            case .valid, .hangs: return
            }
        }
    }

    private func peers(_ keys: Keys, _ evaluator: TestEvaluator) -> ScriptedPeers {
        ScriptedPeers { request in
            if let request = request as? EvaluatorV1.SubmitEventsRequest { return try evaluator.answer(request) }
            if request is RegistryV1.VerifyServiceKeyRequest { try await keys.check() }
            return nil
        }
    }

    private func post(_ gateway: TestGateway, _ id: String, key: String = "sk_acme") async throws -> TestAnswer {
        try await gateway.request("POST", "/events", #"{"event_id":"\#(id)","event_type":"message.sent","channel_id":"ch"}"#, key: key)
    }

    /// Each request asks the registry.
    private static let ages = HostKeyDirectory.Ages(fresh: .zero, patience: .seconds(1))

    @Test("DR-03 A registry that hangs, or is away, holds back no events of a key that it verified before; other keys and requests get 503")
    func away() async throws {
        for isHanging in [true, false] {
            let (keys, evaluator) = (Keys(), TestEvaluator())
            try await TestGateway.with(peers(keys, evaluator), keyAges: Self.ages) { gateway in
                #expect(try await post(gateway, "a").status == 202)
                keys.set(isHanging ? .hangs : .unavailable)
                evaluator.failure = RPCError(code: .unavailable, message: "no connection")
                let spooled = try await post(gateway, "b")
                #expect(spooled.status == 202 && spooled.body.contains("spooled"), "\(spooled)")
                evaluator.failure = nil
                try await eventually("the evaluator has the event") { evaluator.taken == ["a", "b"] && gateway.spool.problem == nil }
                #expect(try await post(gateway, "c").status == 202)
                for answer in [try await post(gateway, "d", key: "sk_other"), try await gateway.request("GET", "/items")] {
                    #expect(answer.status == 503 && answer.body.contains("the service key cannot be checked now"), "\(answer)")
                }
                keys.release(.valid)
                #expect(try await post(gateway, "d", key: "sk_other").status == 202)
                #expect(evaluator.taken == ["a", "b", "c", "d"])
            }
        }
    }

    @Test("SEC-04 A revoked key is refused at the next question, and by a late answer to one that hung; then it counts no more")
    func revoked() async throws {
        let (keys, evaluator) = (Keys(), TestEvaluator())
        try await TestGateway.with(peers(keys, evaluator), keyAges: Self.ages) { gateway in
            #expect(try await post(gateway, "a").status == 202)
            keys.set(.revoked)
            #expect(try await post(gateway, "b").status == 401)
            keys.set(.unavailable)
            #expect(try await post(gateway, "c").status == 503)
            keys.set(.valid)
            #expect(try await post(gateway, "d").status == 202)
            keys.set(.hangs)
            #expect(try await post(gateway, "e").status == 202)
            keys.release(.revoked)
            try await eventually("the late answer counts") { try await post(gateway, "f").status == 401 }
            keys.set(.unavailable)
            #expect(try await post(gateway, "g").status == 503)
        }
    }

    @Test("SEC-04 A key that the registry verified too long ago is no longer taken unchecked")
    func old() async throws {
        let (keys, evaluator) = (Keys(), TestEvaluator())
        try await TestGateway.with(peers(keys, evaluator), keyAges: .init(fresh: .zero, old: .zero)) { gateway in
            let first = try await post(gateway, "a")
            keys.set(.unavailable)
            let second = try await post(gateway, "b")
            #expect([first.status, second.status] == [202, 503])
            #expect(evaluator.taken == ["a"])
        }
    }
}
