import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("RCPT-09 Success at the first attempt")
struct FirstAttemptTests {
    private typealias Ledger = ReceiptsFixture

    private func counts(_ ledger: ReceiptsFixture) async throws -> ReceiptsV1.FirstAttempts {
        try #require(try await ledger.statistics.firstAttempts)
    }

    @Test("ACC-100 RCPT-09 OBS-08 Of 1,000 pushes, 30 of which fail at first, 97 % succeed at the first attempt, and the goal of 95 % is met")
    func share() async throws {
        try await withLedger { ledger in
            #expect(try await counts(ledger).successRate == nil)
            let ids = (0..<1_000).map { "n\($0)" }
            _ = try await ledger.client().recordNotification(.init(notifications: ids.map { Ledger.record($0) }))
            let first = ids.enumerated().map { index, id in Ledger.outcome(id, index < 30 ? .queued : .sent, sequence: 1) }
            _ = try await ledger.client().recordOutcome(.init(outcomes: first))
            // A repeated report counts once.
            _ = try await ledger.client().recordOutcome(.init(outcomes: first))
            _ = try await ledger.client().recordOutcome(.init(outcomes: ids.prefix(30).map { Ledger.outcome($0, .sent, sequence: 2, number: 2) }))
            let share = try await counts(ledger)
            #expect(share.attempted == 1_000 && share.succeeded == 970 && share.successRate == 0.97)
            #expect(share.target == "≥ 95 %" && share.met == true)
        }
    }

    @Test("RCPT-09 A refusal at the first attempt is none, nor is an acceptance that is taken back; a device that has the push has it")
    func ends() async throws {
        try await withLedger { ledger in
            for id in ["n1", "n2", "n3", "n4", "n5"] { _ = try await ledger.badges(Ledger.record(id)) }
            try await ledger.outcomes(
                Ledger.outcome("n1", .failed, sequence: 1), Ledger.outcome("n2", .sent, sequence: 1), Ledger.outcome("n3", .sent, sequence: 1),
                Ledger.outcome("n4", .failed, sequence: 1))
            // Never tried.
            try await ledger.outcomes(Ledger.outcome("n5", .expired, sequence: 1, attempt: "", number: 0))
            #expect(try await counts(ledger).succeeded == 2)
            try await ledger.outcomes(Ledger.outcome("n2", .failed, sequence: 2))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n3", .opened))
            #expect(try await counts(ledger).succeeded == 1)
            _ = try await ledger.client().reportClientEvent(Ledger.report("n4", .delivered))
            let last = try await counts(ledger)
            #expect(last.succeeded == 2 && last.attempted == 4 && last.met == false)
        }
    }
}
