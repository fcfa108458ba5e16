import Storage
import Testing

@testable import ServiceKit

/// A table that changes in place, so that an expectation may ask it.
private final class Owner {
    typealias Table = HolderTable<String>
    typealias Moment = ContinuousClock.Instant
    private var table = Table(lease: .seconds(2))

    var count: Int { table.count }
    var nextLeaseEnd: Moment? { table.nextLeaseEnd }

    func expectEarlierHolders(now: Moment) { table.expectEarlierHolders(now: now) }
    func open(_ name: String, now: Moment) -> (stream: Table.StreamID, released: [String])? { table.open(name, now: now) }
    func left(_ stream: Table.StreamID, now: Moment) -> [String] { table.left(stream, now: now) }
    func take(_ stream: Table.StreamID) -> Table.Notice? { table.take(stream) }
    func release(now: Moment) -> [String] { table.release(now: now) }

    func heard(_ stream: Table.StreamID, beat: UInt64, acknowledged: UInt64, now: Moment) -> [String]? {
        table.heard(stream, beat: beat, acknowledged: acknowledged, now: now)
    }

    @discardableResult
    func commit(_ changes: StoreChanges, _ answer: String, now: Moment) -> (released: [String], toTell: [Table.StreamID]) {
        table.commit(changes, answer, now: now)
    }
}

/// The owner's side without clock and wires: answers are names.
@Suite("ARCH-09 Who is waited for before a write is answered")
struct HolderTableTests {
    private let start = ContinuousClock.now
    private let table = Owner()
    private let ann = StoreChanges([ChangedUser(organization: "acme", app: "chat", user: "ann")])
    private let ben = StoreChanges([ChangedUser(organization: "acme", app: "chat", user: "ben")])

    private func after(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test("ARCH-09 without holders a write is answered at once")
    func alone() {
        let (released, toTell) = table.commit(ann, "a", now: start)
        #expect(released == ["a"])
        #expect(toTell.isEmpty)
    }

    @Test("ARCH-09 a write waits until every holder has acknowledged it, in whatever order they do")
    func everyHolder() throws {
        let one = try #require(table.open("one", now: start)).stream
        let two = try #require(table.open("two", now: start)).stream
        let (released, toTell) = table.commit(ann, "a", now: start)
        #expect(released.isEmpty)
        #expect(Set(toTell) == [one, two])
        let notice = try #require(table.take(one))
        #expect(notice == .init(sequence: 1, changes: ann))
        #expect(table.take(one) == nil)
        #expect(table.commit(ben, "b", now: after(0.1)).released.isEmpty)
        // What a slow holder has not been told yet goes in one message.
        #expect(table.take(two)?.changes.users.map(\.user).sorted() == ["ann", "ben"])
        #expect(table.heard(two, beat: 0, acknowledged: 2, now: after(0.1)) == [])
        #expect(table.heard(one, beat: 0, acknowledged: 1, now: after(0.2)) == ["a"])
        #expect(table.heard(one, beat: 0, acknowledged: 2, now: after(0.3)) == ["b"])
    }

    @Test("ARCH-09 a holder that is not heard delays a write by its lease at most, and is none afterwards")
    func cutOff() throws {
        let one = try #require(table.open("one", now: start)).stream
        let two = try #require(table.open("two", now: start)).stream
        #expect(table.heard(two, beat: 1, acknowledged: 0, now: after(1)) == [])
        #expect(table.commit(ann, "a", now: after(1)).released.isEmpty)
        #expect(table.heard(two, beat: 0, acknowledged: 1, now: after(1.1)) == [])
        #expect(table.nextLeaseEnd == after(2))
        #expect(table.release(now: after(1.9)).isEmpty)
        #expect(table.release(now: after(2)) == ["a"])
        #expect(table.heard(one, beat: 5, acknowledged: 1, now: after(2.1)) == nil, "its beat is not echoed any more")
        #expect(table.take(one) == nil)
        #expect(table.commit(ben, "b", now: after(2.2)).toTell == [two])
    }

    @Test("ARCH-09 a holder that goes on beating and never acknowledges delays a write by two leases at most, and is none afterwards")
    func beatsWithoutAcknowledging() throws {
        let one = try #require(table.open("one", now: start)).stream
        table.commit(ann, "a", now: start)
        var answered: [String] = []
        var cutOffAt: Double?
        for tick in 1...40 where cutOffAt == nil {
            let seconds = Double(tick) * 0.25
            if let released = table.heard(one, beat: UInt64(tick), acknowledged: 0, now: after(seconds)) {
                answered += released
                // Its cache would go on trusting what it keeps if a beat were echoed whose lease is not granted.
                if seconds >= 2 { #expect(table.take(one)?.beat ?? 0 < 8) } else { _ = table.take(one) }
            } else {
                cutOffAt = seconds
                answered += table.release(now: after(seconds))
            }
        }
        #expect(answered == ["a"])
        #expect(cutOffAt == 3.75, "the last beat that was granted came before 2 s")
        #expect(table.count == 0)
        #expect(table.commit(ben, "b", now: after(5)).released == ["b"])
    }

    @Test("ARCH-09 a holder that acknowledges late, but does, is renewed again")
    func acknowledgesLate() throws {
        let one = try #require(table.open("one", now: start)).stream
        table.commit(ann, "a", now: start)
        #expect(table.heard(one, beat: 1, acknowledged: 0, now: after(1.5)) == [])
        #expect(table.heard(one, beat: 2, acknowledged: 1, now: after(3)) == ["a"])
        #expect(table.take(one)?.beat == 2)
        table.commit(ben, "b", now: after(4.5))
        #expect(table.heard(one, beat: 3, acknowledged: 2, now: after(4.9)) == ["b"], "its lease runs from 3 s on")
    }

    @Test("ARCH-09 a beat is echoed after whatever changed before it was heard, never before")
    func echo() throws {
        let one = try #require(table.open("one", now: start)).stream
        table.commit(ann, "a", now: start)
        #expect(table.heard(one, beat: 7, acknowledged: 0, now: start) == [])
        #expect(table.take(one) == .init(beat: 7, sequence: 1, changes: ann))
    }

    @Test("ARCH-09 a write that changed nothing waits for those before it: it may have found them made")
    func sameAgain() throws {
        let one = try #require(table.open("one", now: start)).stream
        table.commit(ann, "no", now: start)
        #expect(table.commit(StoreChanges(), "no again", now: start).released.isEmpty)
        #expect(table.heard(one, beat: 0, acknowledged: 1, now: after(0.1)) == ["no", "no again"])
        #expect(table.commit(StoreChanges(), "nothing", now: start).released == ["nothing"])
    }

    @Test("ARCH-09 who says good-bye, or comes again, is not waited for; whose stream broke off is")
    func comings() throws {
        let one = try #require(table.open("one", now: start)).stream
        table.commit(ann, "a", now: start)
        #expect(table.left(one, now: start) == ["a"])
        let again = try #require(table.open("one", now: start)).stream
        table.commit(ann, "b", now: start)
        let (third, released) = try #require(table.open("one", now: after(0.1)))
        #expect(released == ["b"], "the same process keeps nothing of its earlier stream")
        #expect(table.heard(again, beat: 0, acknowledged: 2, now: after(0.2)) == nil)
        #expect(table.heard(third, beat: 0, acknowledged: 0, now: after(0.2)) == [])
    }

    @Test("ARCH-09 after a restart writes wait until leases of the life before are over")
    func restart() {
        table.expectEarlierHolders(now: start)
        #expect(table.commit(StoreChanges(), "repeated", now: after(0.5)).released.isEmpty)
        #expect(table.commit(ann, "a", now: after(1)).released.isEmpty)
        #expect(table.nextLeaseEnd == after(2))
        #expect(table.release(now: after(2)) == ["repeated", "a"])
        #expect(table.count == 0)
    }

    @Test("ARCH-09 the number of holders is bounded, and so is what a holder is told at once")
    func bounds() throws {
        for index in 0..<HolderTable<String>.mostHolders { try #require(table.open("\(index)", now: start) != nil) }
        #expect(table.open("one more", now: start) == nil)
        let many = StoreChanges((0...StoreChanges.mostUsers).map { ChangedUser(organization: "acme", app: "chat", user: "u\($0)") })
        #expect(many.everything)
        #expect(many.users.isEmpty)
    }
}

/// The holder's side of the lease.
@Suite("ARCH-09 Until when a holder trusts what it keeps")
struct HeldLeaseTests {
    private let start = ContinuousClock.now

    @Test("ARCH-09 trust counts from the moment a beat was sent, however late its echo comes")
    func anchored() {
        var lease = HeldLease(margin: .milliseconds(500))
        #expect(!lease.isLive(at: start))
        let first = lease.beat(at: start)
        #expect(!lease.isLive(at: start), "nobody has answered yet")
        lease.echoed(first, lease: .seconds(2))
        #expect(lease.isLive(at: start + .milliseconds(1_499)))
        #expect(!lease.isLive(at: start + .milliseconds(1_500)))
        let second = lease.beat(at: start + .milliseconds(250))
        _ = lease.beat(at: start + .milliseconds(500))
        // The echo was on its way for three seconds: it is worth nothing.
        lease.echoed(second, lease: .seconds(2))
        #expect(!lease.isLive(at: start + .milliseconds(3_500)))
        #expect(lease.isLive(at: start + .milliseconds(1_749)))
    }

    @Test("ARCH-09 a lost stream ends all trust, also that of echoes still on their way")
    func lost() {
        var lease = HeldLease(margin: .zero)
        let beat = lease.beat(at: start)
        lease.echoed(beat, lease: .seconds(2))
        let inFlight = lease.beat(at: start)
        lease.lost()
        #expect(!lease.isLive(at: start))
        lease.echoed(inFlight, lease: .seconds(2))
        #expect(!lease.isLive(at: start))
        lease.echoed(99, lease: .seconds(2))
        #expect(!lease.isLive(at: start))
    }
}
