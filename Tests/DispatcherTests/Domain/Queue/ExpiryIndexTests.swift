import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct ExpiryIndexTests {
    private let soon = Instant(milliseconds: 1_000)
    private let urgent = Band(route: 7, rank: .urgent)
    private let low = Band(route: 7, rank: .low)

    @Test("DISP-28 at the start every delivery may have ended")
    func start() {
        var index = ExpiryIndex()
        #expect(index.isUnknown && index.firstEnd.map { $0 < soon } == true)
        index.completedAll()
        #expect(!index.isUnknown && index.firstEnd == nil && index.bands(endingBy: soon).isEmpty)
    }

    @Test("DISP-28 a band is due at the earliest end of its new deliveries, until they are indexed")
    func bands() {
        var index = ExpiryIndex()
        index.completedAll()
        index.added(to: urgent, endingAt: soon + .seconds(2))
        index.added(to: urgent, endingAt: soon + .seconds(1))
        index.added(to: urgent, endingAt: soon + .seconds(3))
        index.added(to: low, endingAt: soon + .seconds(2))
        #expect(index.firstEnd == soon + .seconds(1) && index.bands(endingBy: soon).isEmpty)
        #expect(index.bands(endingBy: soon + .seconds(1)) == [urgent])
        #expect(index.position(in: urgent) == .min)
        index.indexed(urgent, upTo: 12)
        #expect(index.bands(endingBy: soon + .seconds(1)) == [urgent], "there may be more")
        index.completed(urgent)
        #expect(index.position(in: urgent) == 12 && index.firstEnd == soon + .seconds(2) && index.bands(endingBy: soon + .seconds(9)) == [low])
    }
}
