import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct ClaimLedgerTests {
    let soon = Instant(milliseconds: 1_000)

    /// A ledger after a claim of deliveries 1…3 of route 7 at positions 11…13.
    private func claimed() -> ClaimLedger {
        var ledger = ClaimLedger()
        for row in Int64(1)...3 { ledger.lease(row, route: 7, until: soon) }
        ledger.pass(13, in: Band(route: 7, rank: .urgent))
        ledger.endClaim()
        return ledger
    }

    @Test("DISP-02 a settled delivery is leased no more, and the line goes on behind the last claim")
    func settled() {
        var ledger = claimed()
        ledger.end(2)
        #expect(!ledger.isLeased(2) && ledger.isLeased(1) && ledger.count == 2)
        #expect(ledger.passed(in: Band(route: 7, rank: .urgent)) == 13)
        #expect(ledger.passed(in: Band(route: 7, rank: .normal)) == .min && ledger.passed(in: Band(route: 8, rank: .urgent)) == .min)
        #expect(ledger.rows.sorted() == [1, 3])
    }

    @Test("DISP-02 a delivery that comes back to its place is found there: its route starts over, others do not")
    func givenBack() {
        var ledger = claimed()
        ledger.pass(20, in: Band(route: 8, rank: .low))
        ledger.giveBack(1)
        #expect(!ledger.isLeased(1) && ledger.isLeased(3))
        #expect(ledger.passed(in: Band(route: 7, rank: .urgent)) == .min && ledger.passed(in: Band(route: 8, rank: .low)) == 20)
        ledger.pass(13, in: Band(route: 7, rank: .urgent))
        ledger.giveBack(99)
        #expect(ledger.passed(in: Band(route: 7, rank: .urgent)) == 13, "one that nobody leased changes nothing")
    }

    @Test("DISP-02 the deliveries of a claim that failed are ready again, those of the claim before are not")
    func undone() {
        var ledger = claimed()
        ledger.undoClaim()
        #expect(ledger.count == 3, "a claim that did not begin leased nothing")
        ledger.lease(4, route: 7, until: soon)
        ledger.pass(14, in: Band(route: 7, rank: .urgent))
        ledger.undoClaim()
        #expect(!ledger.isLeased(4) && ledger.isLeased(1) && ledger.passed(in: Band(route: 7, rank: .urgent)) == .min)
        ledger.undoClaim()
        #expect(ledger.count == 3)
        ledger.pass(20, in: Band(route: 8, rank: .normal))
        ledger.undoClaim()
        #expect(ledger.passed(in: Band(route: 8, rank: .normal)) == .min, "what the same transaction cancelled stands in its line again")
    }

    @Test("DISP-02 leases end at their time unless they are renewed or worked on")
    func ended() {
        var ledger = claimed()
        ledger.renew([1, 99], until: soon + .seconds(1))
        #expect(ledger.giveBackEnded(by: soon - .milliseconds(1), except: []).isEmpty)
        #expect(ledger.giveBackEnded(by: soon, except: [2]) == [7])
        #expect(ledger.isLeased(1) && ledger.isLeased(2) && !ledger.isLeased(3))
        #expect(ledger.giveBackAll() == 2)
        #expect(ledger.count == 0 && ledger.passed(in: Band(route: 7, rank: .urgent)) == .min)
    }
}
