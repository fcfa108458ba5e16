import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("EVAL-11 Whether the host should mail a notification")
struct EmailDecisionTests {
    @Test("EVAL-11 The ledger learns whether the user wants mail, also where no push goes out; a user who was refused before has no decision")
    func recorded() async throws {
        try await withEvaluator { evaluator in
            for user in ["wants", "off", "quiet"] { evaluator.peers.add(ChatApp.user(user)) }
            evaluator.peers.add(ChatApp.user("phoneless", devices: []))
            var gone = ChatApp.user("gone")
            gone.active = false
            evaluator.peers.add(gone)
            var child = ChatApp.user("child")
            child.guardianConsentRequired = true
            evaluator.peers.add(child)
            evaluator.peers.with {
                $0.settings["child", default: .init()].email = true
                for user in ["wants", "quiet", "phoneless"] { $0.settings[user, default: .init()].email = true }
                $0.settings["quiet", default: .init()].quiet = true
            }
            try await evaluator.submit(ChatApp.message("m1", mentions: ["wants", "off", "quiet", "phoneless", "gone", "child"].map(ChatApp.mention)))
            try await evaluator.settled()
            let records = evaluator.peers.with { $0.recorded }
            let decisions = Dictionary(uniqueKeysWithValues: records.map { ($0.userId, $0.email) })
            #expect(decisions["wants"] == .wanted && decisions["off"] == .off && decisions["quiet"] == .wanted)
            #expect(decisions["phoneless"] == .wanted && decisions["gone"] == .unspecified)
            #expect(decisions["child"] == .unspecified, "without a consent nobody is mailed")
        }
    }
}
