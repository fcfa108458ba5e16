import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct StreamWindowTests {
    let now = TestPushes.start
    let steady = SteadyInstant(milliseconds: 0)
    let route = Route(organizationID: "org", appID: "chat", provider: .apns, environment: .production)

    private func delivery(_ id: String, _ priority: CommonV1.Priority = .high, expiresAt: Instant = TestPushes.start + .seconds(100)) throws
        -> StreamDelivery
    {
        let push = try TestPushes.newPush(TestPushes.push(id, priority: priority, expiresAt: expiresAt))
        return try StreamCodec.delivery(0, of: push, route: route)
    }

    private func window(_ ids: [String], _ limits: StreamWindow.Limits = .init()) throws -> StreamWindow {
        var window = StreamWindow(limits: limits)
        for (place, id) in ids.enumerated() { _ = window.add(try delivery(id), streamSequence: place + 1, route: 1, at: steady) }
        return window
    }

    private func claim(_ window: inout StreamWindow, _ limit: Int = 100, avoiding: Set<Int64> = []) -> [String] {
        window.claim(ClaimRequest(routeRow: 1, limit: limit, avoiding: avoiding), leaseUntil: now + .seconds(60), at: steady)
            .map(\.content.push.message.pushId)
    }

    @Test("Claims are in stream order by band, whatever the order of arrival")
    func order() throws {
        var window = StreamWindow()
        for (sequence, id, priority) in [(5, "n5", CommonV1.Priority.normal), (3, "h3", .high), (1, "l1", .low), (2, "n2", .normal)] {
            _ = window.add(try delivery(id, priority), streamSequence: sequence, route: 1, at: steady)
        }
        #expect(claim(&window) == ["h3", "n2", "n5", "l1"])
        #expect(claim(&window).isEmpty)
    }

    @Test("A delivery that is given back is at its old place, a retry behind all that arrived before it is due")
    func places() throws {
        var window = try window(["a", "b", "c"])
        #expect(claim(&window, 2) == ["a", "b"])
        window.giveBack(1, attempts: 0, sequence: 1)
        window.wait(2, until: now + .seconds(5), DeliveryProgress(attempts: 1, sequence: 1, code: "500"))
        #expect(window.nextDue == now + .seconds(5))
        #expect(window.makeDue(by: now + .seconds(4)).isEmpty)
        #expect(window.makeDue(by: now + .seconds(5)) == [1])
        #expect(claim(&window) == ["a", "c", "b"])
        #expect(window[2]?.progress.attempts == 1)
    }

    @Test("Deliveries to avoid come last")
    func avoiding() throws {
        var window = try window(["a", "b", "c"])
        #expect(claim(&window, 2, avoiding: [1]) == ["b", "c"])
        #expect(claim(&window, 2, avoiding: [1]) == ["a"])
    }

    @Test("A redelivered message is recognized while it is here, also when its result is stored")
    func redelivery() throws {
        var window = try window(["a"])
        #expect(window.add(try delivery("a"), streamSequence: 1, route: 1, at: steady) == .known(row: 1))
        window.finish(1)
        #expect(window.add(try delivery("a"), streamSequence: 1, route: 1, at: steady) == .finished(row: 1))
        window.forget(1)
        #expect(window.add(try delivery("a"), streamSequence: 1, route: 1, at: steady) == .added(row: 2))
    }

    @Test("One route does not fill the window, and low deliveries leave room for urgent ones")
    func limits() throws {
        var window = try window(["a", "b"], .init(held: 4, ofRoute: 2))
        #expect(window.add(try delivery("c"), streamSequence: 3, route: 1, at: steady) == .routeFull)
        #expect(window.add(try delivery("c"), streamSequence: 9, route: 1, isEnding: true, at: steady) == .added(row: 3), "what ends needs no room")
        window.forget(3)
        #expect(window.add(try delivery("d"), streamSequence: 4, route: 2, at: steady) == .added(row: 4))
        _ = window.add(try delivery("e"), streamSequence: 5, route: 2, at: steady)
        #expect(window.add(try delivery("f"), streamSequence: 6, route: 3, at: steady) == .full)
        window.forget(5)
        #expect([PriorityRank.urgent, .normal, .low, .silent].map { window.room(for: $0) } == [1, 0, 0, 0])
        #expect(claim(&window) == ["a", "b"])
        #expect([PriorityRank.urgent, .normal, .low].map { window.room(for: $0) } == [3, 2, 1], "what is in flight needs no room")
    }

    @Test("A route that claims nothing is stalled: it has room for a few deliveries until something of it is claimed")
    func stalled() throws {
        var window = try window(["a", "b"], .init(held: 100, ofRoute: 10, ofStalledRoute: 2))
        for (place, id) in ["c", "d", "e"].enumerated() {
            _ = window.add(try delivery(id), streamSequence: 5 - place, route: 2, at: steady)
        }
        let later = steady + .seconds(5)
        _ = window.claim(ClaimRequest(routeRow: 1, limit: 1), leaseUntil: now, at: later)
        let stalled = window.stall(unclaimedSince: later - .milliseconds(1))
        #expect(stalled.map(\.content.push.message.pushId) == ["e", "d", "c"], "in the order of the stream")
        for entry in stalled { window.forget(entry.row) }
        #expect(window.room(ofRoute: 1) == 9 && window.room(ofRoute: 2) == 2)
        #expect(window.add(try delivery("f"), streamSequence: 6, route: 2, at: later) == .added(row: 6))
        _ = window.claim(ClaimRequest(routeRow: 2, limit: 1), leaseUntil: now, at: later)
        #expect(window.room(ofRoute: 2) == 10)
    }

    @Test("Parked deliveries come back when half of the route's share is free, and a few when nobody knows whether the route claims")
    func roomForParked() throws {
        var window = try window(["a", "b", "c"], .init(held: 100, ofRoute: 4, ofStalledRoute: 1))
        #expect(window.roomForParked(ofRoute: 1, isTrial: false, returning: 0) == 0)
        #expect(claim(&window, 1) == ["a"])
        #expect(window.roomForParked(ofRoute: 1, isTrial: false, returning: 0) == 2)
        #expect(window.roomForParked(ofRoute: 1, isTrial: false, returning: 1) == 0, "those on their way back fill it, too")
        #expect(window.roomForParked(ofRoute: 2, isTrial: false, returning: 1) == 3)
        #expect(window.roomForParked(ofRoute: 2, isTrial: true, returning: 0) == 1)
        #expect(window.roomForParked(ofRoute: 2, isTrial: true, returning: 1) == 0)
    }

    @Test("A slow route has what it claims in two seconds, and its whole share again when it has run out of deliveries")
    func slowRoute() throws {
        var window = try window((0..<20).map { "p\($0)" }, .init(held: 100, ofRoute: 40, ofSlowRoute: 3))
        func claim(_ limit: Int, after milliseconds: Int64) {
            let later = SteadyInstant(milliseconds: milliseconds)
            _ = window.claim(ClaimRequest(routeRow: 1, limit: limit), leaseUntil: now + .seconds(60), at: later)
        }
        for second in 0..<2 { claim(5, after: Int64(second) * 1_000) }
        #expect(window.share(ofRoute: 1) == 40, "nobody knows its pace")
        claim(1, after: 2_000)
        #expect(window.share(ofRoute: 1) == 10)
        #expect(window.room(ofRoute: 1) == 1)
        claim(1, after: 6_000)
        #expect(window.share(ofRoute: 1) == 3, "1 in 4 s")
        #expect(window.add(try delivery("other"), streamSequence: 90, route: 1, at: steady) == .routeFull)
        claim(100, after: 6_001)
        #expect(window.share(ofRoute: 1) == 40)
    }

    @Test("A window has a part of what all dispatchers may have, and a route a part of that")
    func partOfAll() {
        #expect(StreamWindow.Limits().within(50_000) == StreamWindow.Limits())
        #expect(StreamWindow.Limits().within(100) == StreamWindow.Limits(held: 50, ofRoute: 12, ofSlowRoute: 12, ofStalledRoute: 8))
    }

    @Test("Ended deliveries are those that nobody sends; in flight they go on")
    func ends() throws {
        var window = try window(["a", "b", "c"])
        #expect(claim(&window, 1) == ["a"])
        window.wait(2, until: now + .seconds(200), DeliveryProgress(attempts: 1, sequence: 1))
        #expect(window.nextDue == now + .seconds(100))
        #expect(window.ended(by: now + .seconds(100)).map(\.row).sorted() == [2, 3])
        #expect(window.giveBackEnded(by: now + .seconds(60), except: [1]).isEmpty)
        #expect(window.giveBackEnded(by: now + .seconds(60), except: []) == [1])
    }

    @Test("A cancellation takes what is idle and marks what is in flight")
    func cancellation() throws {
        var window = try window(["a", "a2"])
        #expect(claim(&window, 1) == ["a"])
        let key = DeliveryKeys.notification("notif_a", of: TestPushes.tenant)
        #expect(window.cancel(notifications: [key]).map(\.isIdle) == [false])
        #expect(window[1]?.isCancelled == true && window[2]?.isCancelled == false)
        let idle = window.cancel(notifications: [key, DeliveryKeys.notification("notif_a2", of: TestPushes.tenant)]).filter(\.isIdle)
        #expect(idle.map(\.row) == [2])
        #expect(window.cancel(notifications: [DeliveryKeys.notification("notif_a2", of: .init(organizationId: "o", appId: "chat"))]).isEmpty)
    }

    @Test("A clock that is set back moves retries, and not the end of quiet hours")
    func clockStep() throws {
        var window = try window(["a", "b"])
        _ = claim(&window)
        window.wait(1, until: now + .seconds(5), DeliveryProgress(attempts: 1, sequence: 1, code: "500"))
        window.wait(2, until: now + .seconds(5), DeliveryProgress(attempts: 0, sequence: 1, code: WaitCode.quietHours))
        window.moveRetriesBack(by: .seconds(5))
        _ = window.makeDue(by: now)
        #expect(claim(&window) == ["a"])
    }

    @Test("DISP-30 after an outage retries of the lane are ready at their old places; those with other codes and other routes keep their waits")
    func endRetryWaits() throws {
        var window = try window(["a", "b", "c", "d"])
        _ = claim(&window, 3)
        window.wait(1, until: now + .seconds(60), DeliveryProgress(attempts: 1, sequence: 1, code: "503"))
        window.wait(2, until: now + .seconds(60), DeliveryProgress(attempts: 1, sequence: 1, code: "TooManyRequests"))
        window.wait(3, until: now + .seconds(60), DeliveryProgress(attempts: 1, sequence: 1, code: "503"))
        let other = window.endRetryWaits(onRoutes: [2], after: ["503"])
        let ended = window.endRetryWaits(onRoutes: [1], after: ["503"])
        #expect(other.isEmpty && ended == [1])
        #expect(claim(&window) == ["a", "c", "d"])
    }

    @Test("A record of a delivery is read as it was written, and a clock that was set back does not make its wait longer")
    func record() throws {
        let record = DeliveryRecord(
            streamSequence: 7, progress: DeliveryProgress(attempts: 2, sequence: 3, code: "500"), due: now + .seconds(30), wait: .seconds(30))
        #expect(DeliveryRecord(record.json) == record)
        #expect(DeliveryRecord([1, 2]) == nil)
        #expect(record.remaining(at: now + .seconds(30)) == nil)
        #expect(record.remaining(at: now - .seconds(3_600)) == now - .seconds(3_570))
    }
}
