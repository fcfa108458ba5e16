import CarillonAPI
import Testing

@testable import EvaluatorService

@Suite("The order of events behind large ones")
struct LargeEventsTests {
    private static func event(
        _ row: Int64, channel: String = "", thread: String = "", entity: String = "", mentions: [String] = []
    ) -> PendingEvent {
        var event = ChatApp.message("e_\(row)", channel: channel, thread: thread, mentions: mentions.map(ChatApp.mention))
        if !entity.isEmpty { (event.entityType, event.entityId) = ("message", entity) }
        return PendingEvent(
            row: row, carillonEventID: "evt_\(row)", acceptedAt: EvaluatorFixture.start, acceptedMonotonic: 0, event: event)
    }

    /// An event comes, and has to wait or not.
    private static func hold(_ event: PendingEvent, _ expected: Bool, _ events: inout LargeEvents) {
        let isHeld = events.hold(event)
        #expect(isHeld == expected, "row \(event.row)")
    }

    @Test(
        "events of the same channel or thread, or about the same entity, wait; others overtake",
        arguments: [["c", "", ""], ["", "t", ""], ["", "", "x"]])
    func contexts(_ shared: [String]) {
        let (channel, thread, entity) = (shared[0], shared[1], shared[2])
        var events = LargeEvents()
        events.add(Self.event(1, channel: "c", thread: "t", entity: "x"))
        Self.hold(Self.event(2, channel: "other", thread: "other", entity: "other"), false, &events)
        Self.hold(Self.event(3), false, &events)
        Self.hold(Self.event(4, channel: channel, thread: thread, entity: entity), true, &events)
        #expect(events.ready(limit: 10).isEmpty && events.firstLarge == 1)
        events.remove([1])
        #expect(events.ready(limit: 10) == [4] && events.firstLarge == nil)
        // It keeps its own order until it is sent on.
        Self.hold(Self.event(5, channel: channel, thread: thread, entity: entity), true, &events)
        #expect(events.ready(limit: 10) == [4, 5] && events.ready(limit: 1) == [4])
        events.remove([4, 5])
        #expect(events.isEmpty)
        Self.hold(Self.event(6, channel: channel, thread: thread, entity: entity), false, &events)
    }

    @Test("an event waits behind one that waits, also where it has nothing in common with the large one")
    func chain() {
        var events = LargeEvents()
        events.add(Self.event(1, channel: "a"))
        Self.hold(Self.event(2, channel: "a", entity: "x"), true, &events)
        Self.hold(Self.event(3, channel: "b", entity: "x"), true, &events)
        #expect(events.ready(limit: 10).isEmpty)
        events.remove([1])
        #expect(events.ready(limit: 10) == [2, 3])
    }

    @Test("large events follow one another; what waited for the first one does not wait for the others")
    func severalLarge() {
        var events = LargeEvents()
        events.add(Self.event(1, channel: "a"))
        events.add(Self.event(2, channel: "b"))
        Self.hold(Self.event(3, channel: "b"), true, &events)
        Self.hold(Self.event(4, channel: "a"), true, &events)
        #expect(events.firstLarge == 1)
        events.remove([1])
        #expect(events.firstLarge == 2 && events.ready(limit: 10) == [4])
        // It is for many as well.
        events.setLarge(4)
        #expect(events.firstLarge == 2 && events.ready(limit: 10).isEmpty)
        events.remove([2])
        #expect(events.firstLarge == 4 && events.ready(limit: 10) == [3])
    }

    @Test("the number of events in memory is bounded")
    func bounds() {
        var events = LargeEvents()
        events.add(Self.event(1, channel: "a"))
        let behind = Self.event(2, channel: "a")
        for _ in 2..<LargeEvents.mostEvents { _ = events.hold(behind) }
        #expect(!events.isFull)
        _ = events.hold(behind)
        #expect(events.isFull)
    }

    @Test("of the events that overtook, the one with the fewest users is kept: it shows whether the peers answer")
    func control() {
        var events = LargeEvents()
        events.answered([Self.event(2, channel: "c", mentions: ["ann", "bob"])])
        #expect(events.control?.row == 2)
        events.answered([Self.event(3, channel: "c", mentions: ["ann"]), Self.event(4, channel: "c", mentions: ["ann", "bob", "eve"])])
        // Nobody is looked up for one that names nobody.
        events.answered([Self.event(5, channel: "c")])
        #expect(events.control?.row == 3)
    }
}
