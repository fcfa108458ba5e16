import CarillonAPI
import ServiceKit
import Testing

@testable import ReceiptsService

/// Pushes that a provider accepts after one with a newer badge.
extension BadgeUpdaterTests {
    @Test(
        "RCPT-17 A visible push that is accepted late, after a newer badge was pushed, is followed by one more silent push",
        arguments: [(100, 1, 1), (1_500, 1, 2), (700, 2, 2)] as [(Int64, Int32, Int)])
    func acceptedLate(_ delay: Int64, _ attempt: Int32, _ count: Int) async throws {
        try await withChanges { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await change(.clear, 0, ledger)
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 0)
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, number: attempt, at: Ledger.start + delay))
            ledger.clock.advance(by: .seconds(1_200))
            #expect(try await pushes(ledger) == count)
            if count > 1 { #expect(try await handOver("b2", ledger) == 0) }
            ledger.clock.advance(by: .seconds(1_200))
            #expect(try await pushes(ledger) == count)
            #expect(try await ledger.badgeUpdater.round().next == nil)
        }
    }

    @Test("RCPT-17 A visible push that is accepted late with the present badge, or after no other badge, is followed by none")
    func acceptedLateUnchanged() async throws {
        try await withChanges { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, at: Ledger.start + 5_000))
            #expect(try await pushes(ledger) == 0)
            try await change(.clear, 0, ledger)
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 0)
            #expect(try await ledger.badges(Ledger.record("n3"), Ledger.record("n4")) == [1, 2])
            try await ledger.outcomes(Ledger.outcome("n2", .sent, sequence: 2, at: Ledger.start + 5_000))
            ledger.clock.advance(by: .seconds(1_200))
            #expect(try await pushes(ledger) == 1)
        }
    }

    @Test("RCPT-17 A visible push that is accepted late while a newer badge is handed over is followed by one more silent push")
    func acceptedLateMeanwhile() async throws {
        try await withChanges { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await change(.clear, 0, ledger)
            ledger.badgePeers.refuse {
                ledger.badgePeers.refuse(nil)
                try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, at: Ledger.start + 5_000))
            }
            #expect(try await pushes(ledger) == 0)
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 0)
        }
    }
}
