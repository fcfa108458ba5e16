import CarillonAPI
import JetStream
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestNATS
import Testing

@testable import DispatcherService

/// Deliveries that wait outside of the queue for a lane or a date, and dispatchers that end between two steps.
@Suite("Parked deliveries") struct ParkingTests {
    let now = TestPushes.start

    private func pair(
        _ change: (inout StreamSettings) -> Void = { _ in }
    ) async throws -> (ContractQueue, ContractQueue) {
        let server = try await TestServer()
        return (
            try await ContractQueue(.jetstream, server: server, change), try await ContractQueue(.jetstream, server: server, change)
        )
    }

    /// Parks these pushes at a queue whose lane claims nothing.
    private func park(_ queue: ContractQueue, _ pushes: DispatcherV1.Push...) async throws {
        _ = try await queue.queue.enqueue(try pushes.map { try TestPushes.newPush($0) }, now: now)
        try await queue.arrive()
        queue.stream?.clock.advance(by: .seconds(5))
        try await queue.park()
        #expect(try await queue.parked == pushes.map(\.targets.count).reduce(0, +))
    }

    /// The lane is open: claims the deliveries that come back, until `count` were claimed.
    private func claimAll(_ count: Int, _ queues: ContractQueue...) async throws -> [ClaimedDelivery] {
        var claimed: [ClaimedDelivery] = []
        try await eventually("\(count) deliveries come") {
            for queue in queues {
                try await queue.park(.open)
                try await queue.arrive()
                for delivery in try await queue.claim(limit: 1_000) {
                    claimed.append(delivery)
                    try await queue.settle(delivery, .sent)
                }
            }
            return claimed.count >= count
        }
        return claimed
    }

    @Test("DISP-23 Deliveries that wait for their lane come back at once, though many before them wait for a date")
    func behindDates() async throws {
        let queue = try await ContractQueue(.jetstream) { $0.longestLocalWait = .zero }
        for number in 0..<300 { try await queue.enqueue(TestPushes.push("later\(number)")) }
        for delivery in try await queue.claimAll(300) { try await queue.settle(delivery, .retry(at: now + .seconds(3_600), code: "503")) }
        try await eventually("all wait") { try await queue.parked == 300 }
        for number in 0..<5 { try await queue.enqueue(TestPushes.push("now\(number)")) }
        queue.stream?.clock.advance(by: .seconds(5))
        try await queue.park()
        #expect(try await queue.parked == 305)
        try await queue.park(.open)
        try await queue.arrive()
        #expect(try await queue.claim().map { try $0.pushID }.sorted() == (0..<5).map { "now\($0)" })
    }

    /// Nothing is left, and nothing comes any more.
    private func expectNothing(_ queues: ContractQueue...) async throws {
        for queue in queues {
            try await queue.park(.open)
            try await queue.arrive()
            #expect(try await queue.claim().isEmpty)
        }
        try await eventually("nothing is left") {
            let queued = try await queues.first?.stream?.session.client.streamInfo(StreamSubjects.pushes).messages
            let parked = try await queues.first?.parked
            return queued == 0 && parked == 0
        }
    }

    /// The message of the first delivery in the queue, as a dispatcher gets it that ends before it can acknowledge it.
    private func fetchOne(_ queue: ContractQueue) async throws -> JetStreamMessage {
        let stream = try #require(queue.stream)
        let consumer = try #require(stream.session.consumers[.urgent])
        return try #require(try await consumer.fetch(1, expires: .seconds(5)).messages.first)
    }

    @Test("A route that claims nothing parks its deliveries: they leave the queue, and come back in their order when the lane opens")
    func roundTrip() async throws {
        let (first, second) = try await pair()
        try await park(first, TestPushes.push("p1"), TestPushes.push("p2"), TestPushes.push("low", priority: .low), TestPushes.push("p3"))
        #expect(try await first.stream?.session.client.streamInfo(StreamSubjects.pushes).messages == 0)
        #expect(try await first.queue.readyRoutes().isEmpty)
        try await second.park(.closed)
        #expect(try await second.parked == 4)
        #expect(try await claimAll(4, second).map { try $0.pushID } == ["p1", "p2", "p3", "low"])
        try await expectNothing(first, second)
    }

    @Test("ARCH-10 counts and lists show parked deliveries as queued, of the app and of all")
    func counts() async throws {
        let (first, second) = try await pair()
        try await park(first, TestPushes.push("p1"), TestPushes.push("p2"))
        for queue in [first, second] {
            #expect(try await queue.queue.counts().queued == 2)
            #expect(try await queue.queue.counts().oldestQueuedAt == now)
        }
        #expect(try await first.queue.counts(of: TestPushes.tenant).queued == 2)
        #expect(try await first.queue.counts(of: .init(organizationId: "org", appId: "other")).queued == 0)
        let unsent = try await second.queue.unsent(ofNotification: "notif_p1", of: TestPushes.tenant)
        #expect(unsent.map(\.state) == [.queued] && unsent.first?.queuedAt == now)
    }

    @Test("DISP-23 attempts, sequence and code of a delivery survive parking")
    func progress() async throws {
        let (first, second) = try await pair()
        try await first.enqueue(TestPushes.push("p1"))
        try await first.settle(try await first.claim()[0], .retry(at: now, code: "InternalServerError"), attempts: 3)
        _ = try await first.queue.housekeep(now: now)
        first.stream?.clock.advance(by: .seconds(5))
        try await first.park()
        let unsent = try await second.queue.unsent(ofNotification: "notif_p1", of: TestPushes.tenant)
        #expect(unsent.map(\.attempts) == [3] && unsent.first?.providerCode == "InternalServerError")
        let again = try await claimAll(1, second)
        #expect(again.map(\.attempts) == [3] && again.map(\.sequence) == [1])
    }

    @Test("DISP-28 a parked delivery expires within seconds of its end while its lane is closed, and receipts hear of it once")
    func expiry() async throws {
        let (first, second) = try await pair()
        try await park(first, TestPushes.push("p1", expiresAt: now + .seconds(60)), TestPushes.push("p2"))
        for queue in [first, second] { queue.stream?.clock.set(now + .seconds(60)) }
        for queue in [first, second] {
            try await queue.park(.closed)
            try await queue.arrive()
        }
        #expect(try await (first.outcomes() + second.outcomes()).map(\.status) == [.expired])
        #expect(try await first.parked == 1)
    }

    @Test("DISP-04 parked deliveries of a cancelled notification end at once, though the lane is closed, also one that is parked afterwards")
    func cancellation() async throws {
        let (first, second) = try await pair()
        try await park(first, TestPushes.push("p1", devices: ["a", "b"]).with(\.notificationId, "n"), TestPushes.push("p2"))
        #expect(try await second.queue.cancel(["n"], of: TestPushes.tenant, now: now) == [2])
        try await second.arrive()
        #expect(try await second.outcomes().map(\.status) == [.cancelled, .cancelled])
        #expect(try await first.parked == 1)
        // The first one was about to park another delivery of it.
        _ = try await first.queue.enqueue([try TestPushes.newPush(TestPushes.push("late").with(\.notificationId, "n"))], now: now)
        let message = try await fetchOne(first)
        let delivery = try #require(StreamCodec.delivery(message.payload, { message.header($0) }))
        let record = DeliveryRecord(streamSequence: 0, progress: .init())
        let session = try #require(first.stream?.session)
        await first.stream?.queue.park([.init(message: message, delivery: delivery, record: record)], session)
        second.stream?.clock.advance(by: .seconds(10))
        try await second.park(.closed)
        try await second.arrive()
        #expect(try await second.outcomes().count == 3)
    }

    @Test("PRIV-09 an erasure removes the user's parked deliveries")
    func erasure() async throws {
        let (first, second) = try await pair()
        try await park(first, TestPushes.push("p1"), TestPushes.push("p2", user: "bob"))
        #expect(try await second.stream?.queue.erase(user: "alice", of: TestPushes.tenant) == 1)
        #expect(try await claimAll(1, second).map { try $0.pushID } == ["p2"])
        try await expectNothing(first, second)
    }

    @Test("A full stream of parked deliveries refuses more: they stay in the queue, and nothing is lost")
    func full() async throws {
        let (first, second) = try await pair { $0.maxBytes = 20_000 }
        var count = 0
        while try await first.parked == count, count < 200 {
            try await first.stream?.queue.measure(try #require(first.stream?.session))
            _ = try await first.queue.enqueue((0..<15).map { try TestPushes.newPush(TestPushes.push("p\(count + $0)")) }, now: now)
            count += 15
            try await first.arrive()
            first.stream?.clock.advance(by: .seconds(5))
            try await first.park()
        }
        #expect(count < 200)
        #expect(try await first.queue.counts().queued == count)
        let claimed = try await claimAll(count, first, second)
        #expect(Set(try claimed.map { try $0.name }).count == count && claimed.count == count)
    }

    // MARK: A dispatcher ends between two steps

    @Test("T39 the dispatcher ends after it parked a delivery and before it acknowledged it: the delivery is sent once, whatever opens first")
    func endsWhileParking() async throws {
        let (first, second) = try await pair { $0.ackWait = .seconds(1) }
        _ = try await first.queue.enqueue([try TestPushes.newPush(TestPushes.push("p1"))], now: now)
        let message = try await fetchOne(first)
        let delivery = try #require(StreamCodec.delivery(message.payload, { message.header($0) }))
        let parked = StreamCodec.parked(delivery, DeliveryRecord(streamSequence: 0, progress: .init()), storedAt: message.storedAt)
        let client = try #require(first.stream?.session.client)
        _ = try await client.publish(parked.subject, headers: parked.headers, payload: parked.payload, options: parked.options)
        await first.die()
        // While the queue has the message, the parked one does not come back.
        try await second.park(.open)
        #expect(try await second.parked == 1)
        #expect(try await claimAll(1, second).map { try $0.pushID } == ["p1"])
        try await expectNothing(second)
    }

    @Test("T39 the dispatcher ends after it brought a delivery back and before it deleted the parked message: the delivery is sent once")
    func endsWhileBringingBack() async throws {
        let (first, second) = try await pair { $0.duplicateWindow = .milliseconds(100) }
        try await park(first, TestPushes.push("p1"))
        let stream = try #require(first.stream)
        let stored = try #require(
            try await stream.session.client.nextMessage(StreamSubjects.parked, subject: StreamSubjects.allParked, from: 1))
        let back = try #require(StreamCodec.broughtBack(ParkedMessage(stored)))
        _ = try await stream.session.client.publish(back.subject, headers: back.headers, payload: back.payload, options: back.options)
        await first.die()
        // Longer than NATS knows the message's id.
        let end = ContinuousClock.now + .milliseconds(300)
        try await eventually("time passes") { .now > end }
        try await second.arrive()
        #expect(try await second.parked == 0, "who has the message deletes the parked one")
        #expect(try await claimAll(1, second).map { try $0.pushID } == ["p1"])
        try await expectNothing(second)
    }

    @Test("T39 a parked delivery that is brought back twice is in the queue once, and one that is parked again stays parked")
    func twice() async throws {
        let (first, second) = try await pair()
        try await park(first, TestPushes.push("p1"))
        let (one, other) = (try #require(first.stream), try #require(second.stream))
        let stored = try #require(
            try await one.session.client.nextMessage(StreamSubjects.parked, subject: StreamSubjects.allParked, from: 1))
        #expect(try await one.queue.bringBack([ParkedMessage(stored)], one.session) == [true])
        #expect(try await other.queue.bringBack([ParkedMessage(stored)], other.session) == [true])
        #expect(try await one.session.client.streamInfo(StreamSubjects.pushes).messages == 1)
        try await first.arrive()
        first.stream?.clock.advance(by: .seconds(5))
        try await first.park(.closed)
        #expect(try await other.queue.bringBack([ParkedMessage(stored)], other.session) == [true])
        #expect(try await first.parked == 1)
        #expect(try await claimAll(1, second).count == 1)
        try await expectNothing(first, second)
    }

    @Test("A push that the evaluator repeats while its delivery is parked is not sent twice")
    func repeated() async throws {
        let (first, second) = try await pair { $0.duplicateWindow = .milliseconds(100) }
        try await park(first, TestPushes.push("p1"))
        let end = ContinuousClock.now + .milliseconds(300)
        try await eventually("NATS has forgotten the first call") { .now > end }
        _ = try await first.queue.enqueue([try TestPushes.newPush(TestPushes.push("p1"))], now: now)
        #expect(try await claimAll(1, second).count == 1)
        try await expectNothing(first, second)
    }

    @Test("No more come back than a route has room for, though those on their way back have not arrived")
    func onTheirWay() async throws {
        let (first, second) = try await pair { $0.window.ofRoute = 10 }
        _ = try await first.queue.enqueue((0..<30).map { try TestPushes.newPush(TestPushes.push("p\($0)")) }, now: now)
        try await eventually("all are parked") {
            try await first.arrive()
            first.stream?.clock.advance(by: .seconds(5))
            try await first.park()
            return try await first.parked == 30
        }
        for _ in 0..<3 { try await second.park(.open) }
        #expect(try await second.parked == 20)
        let claimed = try await claimAll(30, second).map { try $0.name }
        #expect(Set(claimed).count == 30 && claimed.count == 30)
        try await expectNothing(first, second)
    }

    @Test("DISP-26 a push that is repeated after NATS forgot it is known while its delivery is parked for a date; others of the call are enqueued")
    func repeatedLater() async throws {
        let (first, second) = try await pair { ($0.duplicateWindow, $0.longestLocalWait) = (.milliseconds(100), .zero) }
        try await first.enqueue(TestPushes.push("p1"))
        try await first.settle(try await first.claim()[0], .retry(at: now + .seconds(60), code: "500"))
        #expect(try await first.parked == 1)
        let end = ContinuousClock.now + .milliseconds(300)
        try await eventually("NATS has forgotten the first call") { .now > end }
        // Neither dispatcher follows the parked stream yet.
        let effect = try await second.enqueue(TestPushes.push("p1", devices: ["dev_1", "dev_2"]), at: now + .seconds(1))
        #expect(effect.inserted == 1)
        #expect(try await second.claim().map(\.pushDeviceID) == ["dev_2"])
        #expect(try await first.parked == 1)
    }

    @Test("T39 a dispatcher that loses NATS while it brings deliveries back loses none: another one goes on, and each is claimed once")
    func diesWhileBringingBack() async throws {
        let (first, second) = try await pair {
            $0.ackWait = .seconds(1)
            $0.window.ofRoute = 40
        }
        _ = try await first.queue.enqueue((0..<300).map { try TestPushes.newPush(TestPushes.push("p\($0)")) }, now: now)
        try await eventually("all are parked") {
            try await first.arrive()
            first.stream?.clock.advance(by: .seconds(5))
            try await first.park()
            return try await first.parked == 300
        }
        let feeder = Task {
            try? await first.stream?.queue.feed { _ in
            } opening: { _ in
                .open
            } joined: {
            }
        }
        try await eventually("some are back") { try await second.parked < 300 }
        await first.die()
        feeder.cancel()
        await feeder.value
        let claimed = try await claimAll(300, second).map { try $0.name }
        #expect(claimed.count == 300 && Set(claimed).count == 300)
        try await expectNothing(second)
    }
}

extension DispatcherV1.Push {
    fileprivate func with<Value>(_ path: WritableKeyPath<DispatcherV1.Push, Value>, _ value: Value) -> DispatcherV1.Push {
        var push = self
        push[keyPath: path] = value
        return push
    }
}
