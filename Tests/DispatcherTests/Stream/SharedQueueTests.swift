import CarillonAPI
import DurableWork
import JetStream
import Logging
import Protobuf
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// Several queues on one stream, servers that die, and what a stream does alone.
@Suite struct SharedQueueTests {
    let now = TestPushes.start

    /// Two dispatchers' queues on one server.
    private func pair(
        _ change: (inout StreamSettings) -> Void = { _ in }
    ) async throws -> (ContractQueue, ContractQueue, TestServer) {
        let server = try await TestServer()
        return (
            try await ContractQueue(.jetstream, server: server, change), try await ContractQueue(.jetstream, server: server, change), server
        )
    }

    private func pushes(_ count: Int) throws -> [NewPush] {
        try (0..<count).map { try TestPushes.newPush(TestPushes.push("p\($0)", devices: ["a", "b"])) }
    }

    /// Runs the feeder of a queue while the body runs.
    private func feeding(_ queue: ContractQueue, _ body: () async throws -> Void) async throws {
        let feeder = Task {
            try? await queue.stream?.queue.feed { _ in
            } opening: { _ in
                .open
            } joined: {
            }
        }
        do {
            try await body()
        } catch {
            feeder.cancel()
            await feeder.value
            throw error
        }
        feeder.cancel()
        await feeder.value
    }

    @Test("DISP-02 two dispatchers share the stream: each delivery is claimed by one of them, and none is left")
    func shared() async throws {
        let (first, second, _) = try await pair { $0.window.held = 60 }
        #expect(try await first.queue.enqueue(try pushes(200), now: now).inserted == 400)
        var claimed: [String] = []
        var each = [0, 0]
        try await eventually("all are claimed") {
            for (place, queue) in [first, second].enumerated() {
                try await queue.arrive()
                for delivery in try await queue.claim(limit: 1_000) {
                    claimed.append(try delivery.name)
                    each[place] += 1
                    try await queue.settle(delivery, .sent)
                }
            }
            return claimed.count >= 400
        }
        #expect(Set(claimed).count == 400 && claimed.count == 400)
        #expect(each.allSatisfy { $0 > 0 })
        try await eventually("the stream is empty") { try await first.queue.counts().queued == 0 }
    }

    @Test("DISP-02 DISP-23 a dispatcher dies with a delivery between two attempts: another one goes on with its attempts and sequence")
    func death() async throws {
        let (first, second, _) = try await pair { $0.ackWait = .seconds(1) }
        try await first.enqueue(TestPushes.push("p1"), TestPushes.push("p2"))
        let claimed = try await first.claim()
        #expect(claimed.count == 2)
        try await first.settle(claimed[0], .retry(at: now, code: "InternalServerError"), attempts: 3)
        await first.die()
        let taken = try await second.claimAll(2)
        #expect(Dictionary(uniqueKeysWithValues: try taken.map { (try $0.pushID, $0.attempts) }) == ["p1": 3, "p2": 0])
        #expect(taken.map(\.sequence).sorted() == [0, 1])
    }

    @Test("DISP-23 a retry that is far away waits outside of the queue, and any dispatcher takes it when it is due")
    func distantRetry() async throws {
        let (first, second, _) = try await pair { $0.longestLocalWait = .zero }
        try await first.enqueue(TestPushes.push("p1"))
        try await first.settle(try await first.claim()[0], .retry(at: now + .milliseconds(600), code: "500"))
        #expect(first.stream?.queue.state.withLock { $0.window.isEmpty } == true)
        let unsent = try await second.queue.unsent(ofNotification: "notif_p1", of: TestPushes.tenant)
        #expect(unsent.map(\.state) == [.waiting] && unsent.first?.attempts == 1 && unsent.first?.providerCode == "500")
        #expect(try await first.parked == 1)
        second.stream?.clock.advance(by: .milliseconds(600))
        // Dates of parked deliveries are rounded up to five seconds.
        second.stream?.clock.advance(by: .seconds(5))
        try await second.park()
        let again = try await second.claimAll(1)
        #expect(again.map(\.attempts) == [1] && again.map(\.sequence) == [1])
    }

    @Test("A stop gives everything back at once: another dispatcher need not wait for the end of the leases")
    func stop() async throws {
        let (first, second, _) = try await pair { $0.ackWait = .seconds(600) }
        try await first.enqueue(TestPushes.push("p1"), TestPushes.push("p2"))
        #expect(try await first.claim(limit: 1).count == 1)
        #expect(try await first.queue.releaseAllLeases() == 1)
        #expect(try await second.claimAll(2).count == 2)
    }

    @Test("ACC-125 the server is killed and started again: nothing that was acknowledged is lost, meanwhile calls fail as unavailable")
    func serverKilled() async throws {
        let (first, second, server) = try await pair { $0.ackWait = .seconds(2) }
        #expect(try await first.queue.enqueue(try pushes(50), now: now).inserted == 100)
        try await first.arrive()
        for delivery in try await first.claim(limit: 30) { try await first.settle(delivery, .sent) }
        try await server.kill()
        let error = await #expect(throws: APIError.self) { try await first.queue.enqueue(try pushes(1), now: now) }
        #expect(error?.reason == .unavailable)
        try await server.start()
        try await eventually("both are connected") {
            first.stream?.queue.connection.isConnected == true && second.stream?.queue.connection.isConnected == true
        }
        await first.die()
        let left = try await second.claimAll(70).map { try $0.name }
        #expect(Set(left).count == left.count && left.count >= 70)
    }

    @Test("DISP-26 a result whose acknowledgement was lost is acknowledged again, and nothing is sent twice")
    func lostAcknowledgement() async throws {
        let server = try await TestServer()
        let queue = try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(1) }
        try await queue.enqueue(TestPushes.push("p1"))
        let claimed = try await queue.claim()[0]
        try await server.kill()
        try await queue.settle(claimed, .sent)
        try await server.start()
        try await eventually("the acknowledgement comes after all") {
            if queue.stream?.queue.connection.isConnected == true {
                try? await queue.arrive()
                await queue.stream?.queue.renew()
                await queue.stream?.queue.repeatSteps()
            }
            return queue.stream?.queue.state.withLock { $0.window.isEmpty } == true
        }
        #expect(try await queue.claim().isEmpty)
        try await eventually("the stream is empty") { try await queue.stream?.session.client.streamInfo("NOTIFICATIONS").messages == 0 }
    }

    @Test("DISP-25 dead letters are shared, listed in pages, counted by app, and requeued with no attempts, once")
    func deadLetters() async throws {
        let (first, second, _) = try await pair()
        try await first.enqueue(TestPushes.push("p1"), TestPushes.push("p2"), TestPushes.push("p3", expiresAt: now + .seconds(5)))
        for delivery in try await first.claim() {
            try await first.settle(delivery, .failed(reason: "attempts_used_up", code: "500", deadLetterUntil: now + .days(1)), attempts: 4)
        }
        let page = try await second.queue.deadLetters(of: TestPushes.tenant, after: 0, limit: 2)
        let rest = try await second.queue.deadLetters(of: nil, after: page.last?.row ?? 0, limit: 2)
        #expect((page + rest).map(\.pushID) == ["p1", "p2", "p3"])
        #expect(page.first?.attempts == 4 && page.first?.providerCode == "500" && page.first?.reason == "attempts_used_up")
        #expect(try await second.queue.counts(of: TestPushes.tenant).deadLetters == 3)
        #expect(try await second.queue.counts(of: .init(organizationId: "org", appId: "other")).deadLetters == 0)
        let selection = DeadLetterSelection(tenant: TestPushes.tenant, pushIDs: ["p1", "p3"])
        #expect(try await second.queue.requeue(selection, now: now + .seconds(6)).requeued == 1)
        #expect(try await second.queue.requeue(selection, now: now + .seconds(6)).requeued == 0)
        let again = try await second.claimAll(1)
        #expect(again.map(\.attempts) == [0] && again.map(\.sequence) == [1])
        #expect(try await first.queue.counts().deadLetters == 2)
    }

    @Test("DISP-04 a cancellation reaches the dispatcher that has the delivery, and whoever fetches one later")
    func cancelledElsewhere() async throws {
        let (first, second, _) = try await pair { $0.window.held = 2 }
        _ = try await first.queue.enqueue([try TestPushes.newPush(TestPushes.push("p1", devices: ["a", "b", "c"]))], now: now)
        try await feeding(second) {
            try await eventually("the other one has two") { try await second.queue.readyRoutes().count == 1 }
            #expect(try await first.queue.cancel(["notif_p1"], of: TestPushes.tenant, now: now) == [3])
            try await eventually("all are cancelled") {
                try await first.outcomes().count + second.outcomes().count == 3
            }
        }
        #expect(try await (first.outcomes() + second.outcomes()).allSatisfy { $0.status == .cancelled })
        try await eventually("the stream is empty") { try await first.queue.counts().queued == 0 }
    }

    @Test("DISP-02 while a dispatcher lives, its heartbeats keep its deliveries, ready, in flight and between attempts, from all others")
    func heartbeats() async throws {
        let (first, second, _) = try await pair { $0.ackWait = .seconds(1) }
        _ = try await first.queue.enqueue(["p1", "p2", "p3"].map { try TestPushes.newPush(TestPushes.push($0)) }, now: now)
        try await feeding(first) {
            var mine: [ClaimedDelivery] = []
            try await eventually("two are claimed") {
                mine += try await first.claim(limit: 2 - mine.count)
                return mine.count == 2
            }
            try await first.settle(mine[0], .retry(at: now + .seconds(30), code: "500"))
            // Three times the wait after which others would get them.
            let end = ContinuousClock.now + .seconds(3)
            try await eventually("time passes") {
                try await second.arrive()
                return .now > end
            }
            #expect(try await second.queue.readyRoutes().isEmpty)
            #expect(try await second.queue.housekeep(now: now).nextDue == nil, "nor does one wait there")
            let consumer = try await second.stream?.session.client.consumerInfo(StreamSubjects.pushes, StreamSubjects.consumer(.urgent))
            #expect(consumer?.ackPending == 3 && consumer?.redelivered == 0)
        }
    }

    @Test("A stream that was deleted and begins anew: a new message with the number of an old one is another delivery")
    func recreated() async throws {
        let queue = try await ContractQueue(.jetstream)
        try await queue.enqueue(TestPushes.push("p1"))
        let old = try await queue.claim()[0]
        let stream = try #require(queue.stream)
        try await stream.session.client.deleteStream(StreamSubjects.pushes)
        _ = try await stream.queue.prepare()
        try await queue.enqueue(TestPushes.push("p2"))
        try await queue.settle(old, .sent)
        #expect(try await queue.claim().map { try $0.pushID } == ["p2"])
        #expect(try await stream.session.client.streamInfo(StreamSubjects.pushes).messages == 1)
    }

    @Test("DISP-28 a delivery that ended before it was fetched expires when it is")
    func expiredInStream() async throws {
        let (first, second, _) = try await pair()
        _ = try await first.queue.enqueue([try TestPushes.newPush(TestPushes.push("p1", expiresAt: now + .seconds(10)))], now: now)
        second.stream?.clock.advance(by: .seconds(10))
        try await second.arrive()
        #expect(try await second.outcomes().map(\.status) == [.expired])
        #expect(try await second.claim().isEmpty)
        try await eventually("the stream is empty") { try await first.queue.counts().queued == 0 }
    }

    @Test("providers.md §7.1 a delivery that no dispatcher survives is a dead letter after the last permitted delivery, with its outcome")
    func maximumDeliveries() async throws {
        let server = try await TestServer()
        let change: (inout StreamSettings) -> Void = { ($0.ackWait, $0.maxDeliver) = (.seconds(1), 2) }
        for _ in 0..<2 {
            let victim = try await ContractQueue(.jetstream, server: server, change)
            try await victim.enqueue(TestPushes.push("p1"))
            #expect(try await victim.claimAll(1).count == 1)
            await victim.die()
        }
        let survivor = try await ContractQueue(.jetstream, server: server, change)
        try await feeding(survivor) {
            try await eventually("it is a dead letter") { try await survivor.queue.deadLetters(of: nil, after: 0, limit: 10).count == 1 }
        }
        #expect(try await survivor.outcomes().map(\.failureReason) == ["attempts_used_up"])
        #expect(try await survivor.queue.counts().queued == 0)
    }

    @Test("PRIV-09 the unsent deliveries and dead letters of a user are erased by their subjects")
    func erasure() async throws {
        let (first, second, _) = try await pair()
        try await first.enqueue(TestPushes.push("p1"), TestPushes.push("p2", user: "bob"), TestPushes.push("p3"))
        try await first.settle(try await first.claim(limit: 1)[0], .failed(reason: "x", code: "", deadLetterUntil: now + .days(1)))
        #expect(try await second.stream?.queue.erase(user: "alice", of: TestPushes.tenant) == 2)
        #expect(try await second.queue.counts().deadLetters == 0)
        #expect(try await second.stream?.session.client.streamInfo("NOTIFICATIONS").messages == 1)
    }

    @Test("PRIV-09 a delivery that becomes a dead letter after its sender was erased is withdrawn")
    func erasedSender() async throws {
        let queue = try await ContractQueue(.jetstream)
        var push = TestPushes.push("p1")
        push.contents[0].data["sender_id"] = "carol"
        try await queue.enqueue(push)
        let claimed = try await queue.claim()[0]
        try await queue.store.write { _ = try ErasedUsers.add(UserKey("carol", of: TestPushes.tenant), at: now, $0) }
        try await queue.settle(claimed, .failed(reason: "x", code: "", deadLetterUntil: now + .days(1)))
        let client = try #require(queue.stream?.session.client)
        let letter = try #require(try await client.nextMessage(StreamSubjects.dead, subject: StreamSubjects.allDead, from: 1))
        let stored = try DispatcherV1.Push(bytes: letter.payload)
        #expect(stored.isWithdrawn && !stored.isAbout("carol") && stored.userId == "alice")
        #expect(try await queue.queue.deadLetters(of: nil, after: 0, limit: 10).map(\.pushID) == ["p1"])
    }
}
