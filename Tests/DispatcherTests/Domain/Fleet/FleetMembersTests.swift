import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Members of a fleet") struct FleetMembersTests {
    private let start = ContinuousClock.now
    private let clock = TestPushes.start

    private func member(_ id: String, version: String = "1", ahead: Duration = .zero) -> FleetMember {
        FleetMember(id: id, name: "host-\(id)", version: version, clock: clock + ahead, started: clock)
    }

    @discardableResult
    private func hear(_ members: inout FleetMembers, _ member: FleetMember, after: Duration, isLive: Bool = true) -> [FleetMembers.Warning] {
        members.heard(member, at: start + after, ownClock: clock, isLive: isLive)
    }

    /// Own heartbeats in their interval.
    private func hearOwn(_ members: inout FleetMembers, from: Int, to: Int) {
        for second in stride(from: from, through: to, by: 2) { hear(&members, members.own, after: .seconds(second)) }
    }

    @Test("A share is one part for each living member; a member that is silent for 10 s, or says that it stopped, is gone")
    func shares() {
        var members = FleetMembers(own: member("a"))
        #expect(members.share == 1)
        hearOwn(&members, from: 0, to: 0)
        hear(&members, member("b"), after: .seconds(1))
        hear(&members, member("c"), after: .seconds(1))
        #expect(members.share == 1.0 / 3 && members.living.map(\.id) == ["b", "c"])
        members.left("c")
        #expect(members.share == 0.5)
        hearOwn(&members, from: 2, to: 10)
        #expect(members.share == 0.5)
        hearOwn(&members, from: 12, to: 12)
        #expect(members.share == 1)
    }

    @Test("While the own heartbeats do not come back, nobody counts as gone; after an interruption the others have their whole time again")
    func interruption() {
        var members = FleetMembers(own: member("a"))
        hearOwn(&members, from: 0, to: 0)
        hear(&members, member("b"), after: .seconds(1))
        #expect(members.share == 0.5)
        // The watch was interrupted for a minute.
        hearOwn(&members, from: 60, to: 70)
        #expect(members.share == 0.5)
        hearOwn(&members, from: 72, to: 72)
        #expect(members.share == 1)
    }

    @Test("Another version is told once, and again when it changes")
    func versions() {
        var members = FleetMembers(own: member("a"))
        let other = member("b", version: "2")
        #expect(hear(&members, other, after: .zero) == [.otherVersion(other)])
        #expect(hear(&members, other, after: .seconds(2)) == [])
        #expect(hear(&members, member("b"), after: .seconds(4)) == [])
        #expect(hear(&members, other, after: .seconds(6)) == [.otherVersion(other)])
    }

    @Test("A clock that is wrong by a minute is known from the first heartbeat, also from an old one; a late heartbeat is no wrong clock")
    func wrongClock() {
        var members = FleetMembers(own: member("a"))
        hear(&members, member("b", ahead: .seconds(-70)), after: .zero, isLive: false)
        #expect(!members.clocksDiffer)
        hear(&members, member("b", ahead: .seconds(300)), after: .zero, isLive: false)
        #expect(members.clocksDiffer)
        hear(&members, member("b", ahead: .seconds(3)), after: .seconds(2))
        #expect(!members.clocksDiffer)
        hear(&members, member("b", ahead: .seconds(-60)), after: .seconds(4))
        #expect(members.clocksDiffer)
        members.left("b")
        #expect(!members.clocksDiffer)
    }

    @Test("A clock that differs by more than 2 s in two heartbeats is told once, with the difference", arguments: [3, -3, 600])
    func clocks(_ seconds: Int) {
        var members = FleetMembers(own: member("a"))
        let wrong = member("b", ahead: .seconds(seconds))
        #expect(hear(&members, wrong, after: .zero, isLive: false) == [])
        #expect(hear(&members, wrong, after: .seconds(2)) == [])
        #expect(hear(&members, wrong, after: .seconds(4)) == [.otherClock(wrong, ahead: .seconds(seconds))])
        #expect(hear(&members, wrong, after: .seconds(6)) == [])
        #expect(hear(&members, member("b", ahead: .seconds(2)), after: .seconds(8)) == [])
        #expect(hear(&members, wrong, after: .seconds(10)) == [])
        #expect(hear(&members, wrong, after: .seconds(12)) == [.otherClock(wrong, ahead: .seconds(seconds))])
    }
}
