import Testing

@testable import DispatcherService

@Suite("Leases that consumers heard of")
struct HeardLeasesTests {
    private let start = ContinuousClock.now

    @Test("T39 Leases are certain until two thirds of their time after renewals that the consumer answered, each rank by itself")
    func certain() {
        var leases = HeardLeases(limit: .seconds(20), now: start)
        #expect(leases.certain(at: start + .seconds(19)).count == 4 && leases.certain(at: start + .seconds(20)).isEmpty)
        _ = leases.heard(.normal, at: start + .seconds(10), isRenewal: true)
        // An answer to an acknowledgement renews nothing.
        _ = leases.heard(.urgent, at: start + .seconds(10), isRenewal: false)
        #expect(leases.certain(at: start + .seconds(29)) == [.normal])
        #expect(leases.mayHaveEnded(.urgent, at: start + .seconds(20)) && !leases.mayHaveEnded(.normal, at: start + .seconds(20)))
    }

    @Test("DISP-26 A consumer that answers again is back, once, and not because another one answers")
    func back() {
        var leases = HeardLeases(limit: .seconds(20), now: start)
        leases.missed(.urgent)
        let (other, urgent) = (leases.heard(.normal, at: start, isRenewal: true), leases.heard(.urgent, at: start, isRenewal: false))
        let again = leases.heard(.urgent, at: start, isRenewal: false)
        #expect(!other && urgent && !again && leases.unheard.isEmpty)
    }

    @Test("T39 Each time that leases are given up is another epoch of the rank")
    func epochs() {
        var leases = HeardLeases(limit: .seconds(20), now: start)
        let before = leases.epochs[.low]
        leases.giveUp(.low)
        #expect(leases.epochs[.low] != before && leases.epochs[.urgent] == nil)
    }
}
