import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Deliveries on their way back into the queue") struct ReturningDeliveriesTests {
    let now = ContinuousClock.now

    private func returning(_ deliveries: (Int, String, PriorityRank)...) -> ReturningDeliveries {
        var returning = ReturningDeliveries()
        for (sequence, route, rank) in deliveries { returning.broughtBack(sequence, route: route, rank, at: now) }
        return returning
    }

    @Test("They count for their route until this process gets them, or one behind them: then another process has them")
    func fetched() {
        var returning = returning((11, "a", .urgent), (12, "b", .urgent), (13, "a", .low), (15, "a", .urgent))
        #expect(returning.count == 4 && returning.count(ofRoute: "a") == 3 && returning.count(ofRoute: "b") == 1)
        returning.fetched(upTo: 14, .urgent)
        #expect(returning.count == 2 && returning.count(ofRoute: "a") == 2 && returning.count(ofRoute: "b") == 0)
        returning.fetched(upTo: 14, .low)
        returning.fetched(upTo: 15, .urgent)
        #expect(returning.count == 0 && returning.count(ofRoute: "a") == 0)
    }

    @Test("One that this process got before the queue's answer does not count")
    func fetchedFirst() {
        var returning = ReturningDeliveries()
        returning.fetched(upTo: 5, .urgent)
        returning.fetched(upTo: 3, .urgent)
        returning.broughtBack(5, route: "a", .urgent, at: now)
        #expect(returning.count == 0)
        returning.broughtBack(5, route: "a", .normal, at: now)
        #expect(returning.count(ofRoute: "a") == 1)
    }

    @Test("One that another process got counts for three seconds")
    func old() {
        var returning = returning((1, "a", .urgent), (2, "a", .low))
        returning.forgetOld(now: now + ReturningDeliveries.lifetime - .milliseconds(1))
        #expect(returning.count(ofRoute: "a") == 2)
        returning.forgetOld(now: now + ReturningDeliveries.lifetime)
        #expect(returning.count == 0 && returning.count(ofRoute: "a") == 0)
    }
}
