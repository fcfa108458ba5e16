import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct ParkingLotTests {
    let now = TestPushes.start

    @Test("A delivery comes back once, at its date rounded up to five seconds")
    func dates() {
        var lot = ParkingLot()
        lot.parked(1, route: "a", waitsForLane: false, until: now + .seconds(7))
        lot.parked(2, route: "a", waitsForLane: false, until: now + .seconds(5))
        lot.parked(3, route: "a", waitsForLane: true, until: .distantFuture)
        #expect(lot.takeDue(by: now + .milliseconds(4_999)).isEmpty)
        #expect(lot.takeDue(by: now + .seconds(5)) == [2])
        #expect(lot.takeDue(by: now + .seconds(60)) == [1])
        #expect(lot.takeDue(by: now + .seconds(60)).isEmpty)
    }

    @Test("Of many deliveries with one date some come back at a time, and each once")
    func sameDate() {
        var lot = ParkingLot()
        for sequence in 1...5 { lot.parked(sequence, route: "a", waitsForLane: false, until: now + .seconds(5)) }
        lot.parked(6, route: "a", waitsForLane: false, until: now + .seconds(10))
        #expect(lot.takeDue(by: now + .seconds(10), most: 2) == [1, 2])
        #expect(lot.takeDue(by: now + .seconds(10), most: 2) == [3, 4])
        #expect(lot.takeDue(by: now + .seconds(10), most: 2) == [5, 6])
        #expect(lot.takeDue(by: now + .seconds(10), most: 2).isEmpty)
    }

    @Test("T10 the number of known dates is bounded: the latest are dropped, and read anew when their time comes")
    func bounded() {
        var lot = ParkingLot(limit: 2)
        for second in [30, 10, 20, 40] { lot.parked(second, route: "a", waitsForLane: false, until: now + .seconds(second)) }
        #expect(!lot.mustReadAnew(at: now + .seconds(29)))
        #expect(!lot.mustReadAnew(at: now + .seconds(30)), "those that are known come first")
        #expect(lot.takeDue(by: now + .seconds(29)) == [10, 20])
        #expect(lot.mustReadAnew(at: now + .seconds(30)))
    }

    @Test("A route is known while deliveries of it wait for its lane; one that is parked meanwhile is not forgotten")
    func routes() {
        var lot = ParkingLot()
        lot.parked(1, route: "dates", waitsForLane: false, until: now)
        lot.parked(2, route: "lane", waitsForLane: true, until: now)
        #expect(Array(lot.waitingRoutes) == ["lane"] && lot.mayHave(route: "lane"))
        let mark = lot.mark(of: "lane")
        lot.parked(3, route: "lane", waitsForLane: true, until: now)
        lot.forget(route: "lane", since: mark)
        #expect(lot.mayHave(route: "lane"))
        lot.forget(route: "lane", since: lot.mark(of: "lane"))
        #expect(lot.waitingRoutes.isEmpty)
    }

    @Test("DR-07 the clock is set back: what waits for a date comes back earlier by as much")
    func clockStep() {
        var lot = ParkingLot()
        lot.parked(1, route: "a", waitsForLane: false, until: now + .seconds(3_600))
        lot.moveBack(by: .seconds(3_500))
        #expect(lot.takeDue(by: now + .seconds(99)).isEmpty)
        #expect(lot.takeDue(by: now + .seconds(100)) == [1])
    }

    @Test("Cancelled notifications are forgotten when no delivery of them can be left")
    func cancelled() {
        var cancelled = CancelledNotifications()
        let start = ContinuousClock.now
        cancelled.insert("a", until: start + .seconds(1))
        cancelled.insert("b", until: start + .seconds(3))
        cancelled.forgetOld(now: start + .seconds(2))
        #expect(!cancelled.contains("a") && cancelled.contains("b"))
    }
}
