import CarillonAPI
import DurableWork
import JetStream
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestNATS
import Testing

@testable import DispatcherService

/// A dispatcher and NATS do not always know the same.
@Suite("A dispatcher that NATS did not hear") struct LostServerTests {
    private let now = TestPushes.start

    @Test("DISP-26 What a dispatcher ended without NATS is not sent again after its restart")
    func endedWithoutNATS() async throws {
        let server = try await TestServer()
        let first = try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(1) }
        try await first.enqueue(TestPushes.push("p1"), TestPushes.push("p2"))
        let claimed = try await first.claim()
        try await server.kill()
        try await first.settle(try #require(claimed.first { try $0.pushID == "p1" }), .sent)
        await first.die()
        try await server.start()
        let again = try await ContractQueue(.jetstream, folder: first.folder, server: server) { $0.ackWait = .seconds(1) }
        #expect(try await again.claimAll(1).map { try $0.pushID } == ["p2"])
        try await eventually("only the other one is in the queue") {
            try await again.arrive()
            return try await again.stream?.session.client.streamInfo(StreamSubjects.pushes).messages == 1
        }
        #expect(try await again.claim().isEmpty)
    }

    @Test("DISP-26 The acknowledgements that NATS forgot at its end are sent again: no other dispatcher gets the messages")
    func forgottenAcknowledgements() async throws {
        let server = try await TestServer()
        let queue = try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(600) }
        let stream = try #require(queue.stream)
        let files = NATSFiles(server, consumersToo: true)
        for number in 0..<20 { try await queue.enqueue(TestPushes.push("p\(number)")) }
        let name = StreamSubjects.consumer(.urgent)
        try await files.untilWritten(consumer: name)
        try await server.kill()
        try files.save()
        try await server.start()
        try await eventually("the queue is connected") { stream.queue.connection.isConnected }
        // The wait for acknowledgements is not over: NATS has delivered each message once.
        for delivery in try await queue.claim() { try await queue.settle(delivery, .sent) }
        try await eventually("all are acknowledged") { try await stream.session.client.streamInfo(StreamSubjects.pushes).messages == 0 }
        try await server.kill()
        try files.restore()
        try await server.start()
        try await eventually("the queue is connected again") { stream.queue.connection.isConnected }
        #expect(try await stream.session.client.streamInfo(StreamSubjects.pushes).messages == 20, "the test made what it wants to show")
        stream.queue.connected()
        try await stream.queue.resume()
        try await eventually("NATS knows it again") { try await stream.session.client.streamInfo(StreamSubjects.pushes).messages == 0 }
    }

    @Test("DISP-23 A delivery that waits for its next attempt in the queue, because nothing can be parked, is not acknowledged again")
    func delayed() async throws {
        let queue = try await ContractQueue(.jetstream) { ($0.longestLocalWait, $0.maxBytes) = (.zero, 10_000_000) }
        let stream = try #require(queue.stream)
        try await queue.enqueue(TestPushes.push("p1"))
        stream.queue.state.withLock { $0.parkedFill.measured(20_000_000) }
        try await queue.settle(try await queue.claim()[0], .retry(at: now + .seconds(3_600), code: "503"))
        #expect(stream.queue.state.withLock { $0.window.isEmpty })
        stream.queue.connected()
        try await stream.queue.resume()
        try await stream.session.client.connection.flush(timeout: .seconds(5))
        #expect(try await stream.session.client.streamInfo(StreamSubjects.pushes).messages == 1)
    }

    @Test("T39 A queue that was lost and made again has other messages with the old numbers: none of them is acknowledged")
    func otherMessages() async throws {
        let queue = try await ContractQueue(.jetstream) { $0.ackWait = .seconds(600) }
        let stream = try #require(queue.stream)
        for number in 0..<5 { try await queue.enqueue(TestPushes.push("p\(number)")) }
        for delivery in try await queue.claimAll(5) { try await queue.settle(delivery, .sent) }
        try await eventually("all are acknowledged") { try await stream.session.client.streamInfo(StreamSubjects.pushes).messages == 0 }
        try await stream.session.client.deleteStream(StreamSubjects.pushes)
        let session = try await stream.queue.prepare()
        for number in 5..<10 { _ = try await queue.queue.enqueue([try TestPushes.newPush(TestPushes.push("p\(number)"))], now: now) }
        // Another dispatcher has them.
        let other = try await ContractQueue(.jetstream, server: stream.server) { $0.ackWait = .seconds(600) }
        #expect(try await other.claimAll(5).count == 5)
        stream.queue.connected()
        try await stream.queue.resume()
        try await session.client.connection.flush(timeout: .seconds(5))
        #expect(try await session.client.streamInfo(StreamSubjects.pushes).messages == 5)
    }

    @Test("DISP-26 The last acknowledgements are kept for as long as NATS does not answer")
    func keptAcknowledgements() async throws {
        let queue = try await ContractQueue(.jetstream)
        try await queue.enqueue(TestPushes.push("p1"))
        try await queue.settle(try await queue.claim()[0], .sent)
        let stream = try #require(queue.stream)
        let count = stream.queue.state.withLock { state in
            let later = ContinuousClock.now + .seconds(60)
            // Nothing was answered in the minute.
            state.recentAcknowledgements.mayBeForgotten(by: [.urgent], at: later)
            state.recentAcknowledgements.add([], of: .urgent, keepingOld: false, at: later)
            return state.recentAcknowledgements.due(at: later + .seconds(1)).count
        }
        #expect(count == 1)
    }

    @Test("DISP-26 A consumer that answers again is told its last acknowledgements twice, 5 s apart, however often it falls silent; others are not")
    func toldAgain() async throws {
        let queue = try await ContractQueue(.jetstream)
        try await queue.enqueue(TestPushes.push("p1"))
        try await queue.settle(try await queue.claim()[0], .sent)
        var recent = try #require(queue.stream).queue.state.withLock(\.recentAcknowledgements)
        let start = ContinuousClock.now
        func told(_ seconds: Int) -> Int {
            let now = start + .seconds(seconds)
            defer { recent.repeated(at: now) }
            return recent.due(at: now).count
        }
        #expect(told(0) == 0 && recent.nextRepeat == nil)
        recent.mayBeForgotten(by: [.urgent], at: start)
        #expect([0, 1, 4, 5, 6, 20].map(told) == [1, 0, 0, 1, 0, 0] && recent.nextRepeat == nil)
        recent.mayBeForgotten(by: [.low], at: start + .seconds(30))
        #expect(told(30) == 0)
        recent.mayBeForgotten(by: [.urgent], at: start + .seconds(40))
        #expect(told(40) == 1)
        recent.mayBeForgotten(by: [.urgent], at: start + .seconds(41))
        #expect([41, 44, 45, 50, 55].map(told) == [0, 0, 1, 1, 0])
    }

    @Test("T39 A dispatcher comes back after another one made a lost queue again: it sends nothing there, and brings what it has not begun")
    func otherQueue() async throws {
        let server = try await TestServer()
        let first = try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(600) }
        let second = try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(600) }
        let (stream, other) = (try #require(first.stream), try #require(second.stream))
        for number in 0..<5 { try await first.enqueue(TestPushes.push("old\(number)")) }
        let claimed = try await first.claim(limit: 3)
        for delivery in claimed[..<2] { try await first.settle(delivery, .sent) }
        try await stream.session.client.deleteStream(StreamSubjects.pushes)
        _ = try await other.queue.prepare()
        for number in 0..<5 { _ = try await second.queue.enqueue([try TestPushes.newPush(TestPushes.push("new\(number)"))], now: now) }
        let connection = stream.session.client.connection

        stream.queue.disconnected()
        stream.queue.connected()
        try await first.settle(claimed[2], .sent)
        await stream.queue.repeatSteps()
        #expect(await stream.queue.renewHeldLeases() == false)
        let arrival = try #require(try await stream.queue.fetch(.urgent, wait: .zero, stream.session))
        try await connection.flush(timeout: .seconds(5))
        #expect(arrival.isEmpty && stream.queue.state.withLock { $0.window.all.count } == 3)
        #expect(try await other.session.client.streamInfo(StreamSubjects.pushes).messages == 5)

        await #expect { try await stream.queue.checkStream() } throws: { ($0 as? NATSError)?.kind == .streamNotFound }
        _ = try await stream.queue.prepare()
        try await first.park(.open)
        #expect(try await second.claimAll(7).map { try $0.pushID }.sorted() == (0..<5).map { "new\($0)" } + ["old3", "old4"])
    }

    @Test("T39 What was fetched before leases were given up is not taken: it comes again")
    func fetchedBefore() async throws {
        let queue = try await ContractQueue(.jetstream) { $0.ackWait = .seconds(1) }
        let stream = try #require(queue.stream)
        _ = try await queue.queue.enqueue([try TestPushes.newPush(TestPushes.push("p1"))], now: now)
        let consumer = try #require(stream.session.consumers[.urgent])
        let batch = try await consumer.fetchAvailable(1, expires: .seconds(5))
        let epoch = stream.queue.state.withLock { $0.leases.epochs[.urgent] }
        stream.queue.giveUpLeases(of: .urgent)
        _ = try await stream.queue.take(batch.messages, fetchedIn: epoch, of: .urgent, stream.session)
        #expect(batch.messages.count == 1 && stream.queue.state.withLock { $0.window.isEmpty })
        #expect(try await queue.claimAll(1).map { try $0.pushID } == ["p1"])
    }

    @Test("DISP-26 An acknowledgement that the consumer did not hear, though the server is there, is sent again: nothing is sent twice")
    func unheard() async throws {
        let server = try await TestServer()
        let queue = try await ContractQueue(.jetstream, server: server)
        let stream = try #require(queue.stream)
        try await queue.enqueue(TestPushes.push("p1"))
        let claimed = try await queue.claim()[0]
        // As without a leader: nobody hears what is sent to the consumer.
        let name = StreamSubjects.consumer(.urgent)
        try await stream.session.client.deleteConsumer(StreamSubjects.pushes, name)
        try await queue.settle(claimed, .sent)
        #expect(stream.queue.state.withLock { $0.window[claimed.row]?.state } == .finished)
        let layout = StreamLayout(settings: stream.queue.settings).consumer(.urgent)
        _ = try await stream.session.client.ensureConsumer(StreamSubjects.pushes, layout)
        try await queue.arrive()
        await stream.queue.repeatSteps()
        #expect(try await queue.claim().isEmpty && stream.queue.state.withLock { $0.window.isEmpty })
        try await eventually("it left the queue") { try await stream.session.client.streamInfo(StreamSubjects.pushes).messages == 0 }
        let other = try await ContractQueue(.jetstream, server: server)
        try await other.arrive()
        #expect(try await other.claim().isEmpty)
    }

    @Test("DISP-26 Leases end while a dispatcher hears nothing: what failed there is another dispatcher's, what was sent there is acknowledged")
    func outdated() async throws {
        let server = try await TestServer()
        let (first, second) = (
            try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(1) },
            try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(1) }
        )
        let stream = try #require(first.stream)
        for id in ["waits", "failed", "dies", "sent"] { try await first.enqueue(TestPushes.push(id)) }
        let claimed = try await first.claimAll(4)
        func delivery(_ id: String) throws -> ClaimedDelivery { try #require(claimed.first { try $0.pushID == id }) }
        // It waits here for its next attempt when the leases end, the others are in flight.
        try await first.settle(try delivery("waits"), .retry(at: now + .seconds(1), code: "503"))
        stream.queue.giveUpLeases(of: .urgent)
        try await first.settle(try delivery("failed"), .retry(at: now + .seconds(1), code: "503"))
        try await first.settle(try delivery("dies"), .failed(reason: "attempts_used_up", code: "500", deadLetterUntil: now + .days(1)), attempts: 4)
        try await first.settle(try delivery("sent"), .sent)
        _ = try await first.queue.requeueExpiredLeases(now: now + .seconds(120), except: [])
        #expect(stream.queue.state.withLock { $0.window.isEmpty && $0.outdated.isEmpty && $0.steps.isEmpty })
        #expect(try await first.queue.housekeep(now: now + .seconds(2)).ready.isEmpty)
        #expect(try await second.claimAll(2).map { try $0.pushID }.sorted() == ["dies", "failed"])
        // The other one knows when its next attempt is due.
        try await eventually("it comes when it is due") {
            try await second.arrive()
            _ = try await second.queue.housekeep(now: now + .seconds(2))
            return try await second.claim().map { try $0.pushID } == ["waits"]
        }
        #expect(try await first.queue.counts().deadLetters == 0)
    }

    @Test("T39 Nothing is claimed whose lease may be over; it is given up, and whoever gets it sends it")
    func leasesOver() async throws {
        let server = try await TestServer()
        let first = try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(2) }
        let second = try await ContractQueue(.jetstream, server: server) { $0.ackWait = .seconds(2) }
        try await first.enqueue(TestPushes.push("p1"))
        first.stream?.queue.state.withLock { _ = $0.leases.heard(.urgent, at: .now - .seconds(2), isRenewal: true) }
        #expect(try await first.claim().isEmpty)
        let feeder = Task {
            // It begins with what it has.
            try? await first.stream?.queue.feed { _ in
            } opening: { _ in
                .closed
            } joined: {
                // It never joins.
                try await AsyncSemaphore(0).acquire()
            }
        }
        #expect(try await second.claimAll(1).map { try $0.pushID } == ["p1"])
        #expect(first.stream?.queue.state.withLock { $0.window.isEmpty } == true)
        feeder.cancel()
        await feeder.value
    }

    @Test("DISP-04 A dispatcher that starts reads what was cancelled before it takes anything")
    func cancelledBefore() async throws {
        let server = try await TestServer()
        let first = try await ContractQueue(.jetstream, server: server)
        _ = try await first.queue.enqueue([try TestPushes.newPush(TestPushes.push("p1"))], now: now)
        let session = try #require(first.stream).session
        for number in 0..<2_000 { _ = try await session.cancellations.put("k\(number)", []) }
        _ = try await session.cancellations.put(DeliveryKeys.notification("notif_p1", of: TestPushes.tenant), [])
        await first.die()
        let second = try await ContractQueue(.jetstream, server: server)
        let ready = Mutex(0)
        let feeder = Task {
            try? await second.stream?.queue.feed { arrival in
                ready.withLock { $0 += arrival.ready.count }
            } opening: { _ in
                .open
            } joined: {
            }
        }
        try await eventually("it is cancelled") { try await second.outcomes().count == 1 }
        feeder.cancel()
        await feeder.value
        #expect(try await second.outcomes().map(\.status) == [.cancelled])
        #expect(ready.withLock { $0 } == 0)
    }

    @Test("DISP-04 A cancellation of a thousand notifications reaches all of them")
    func cancelledTogether() async throws {
        let server = try await TestServer()
        let first = try await ContractQueue(.jetstream, server: server)
        let second = try await ContractQueue(.jetstream, server: server)
        _ = try await first.queue.enqueue(try (0..<100).map { try TestPushes.newPush(TestPushes.push("p\($0 * 10)")) }, now: now)
        let counts = try await first.queue.cancel((0..<1_000).map { "notif_p\($0)" }, of: TestPushes.tenant, now: now)
        #expect(counts.count == 1_000 && counts[1] == 0)
        try await second.stream?.queue.followOnce()
        try await second.arrive()
        #expect(try await second.claim().isEmpty)
        let ended = try await second.outcomes().filter { $0.status == .cancelled }
        #expect(ended.count == 100)
    }

    @Test("DISP-25 A dead letter whose delivery is still in the queue is not requeued, and not lost")
    func requeuedTooEarly() async throws {
        let queue = try await ContractQueue(.jetstream)
        let stream = try #require(queue.stream)
        try await queue.enqueue(TestPushes.push("p1"))
        let claimed = try await queue.claim()[0]
        let entry = try #require(stream.queue.state.withLock { $0.window[claimed.row] })
        let death = StreamCodec.Death(reason: "attempts_used_up", code: "500", attempts: 4, sequence: 1, failedAt: now, keptUntil: now + .days(1))
        let letter = StreamCodec.message(entry.content, death)
        _ = try await stream.session.client.publish(letter.subject, headers: letter.headers, payload: letter.payload, options: letter.options)

        #expect(try await queue.queue.requeue(DeadLetterSelection(), now: now).requeued == 0)
        try await queue.settle(claimed, .failed(reason: "attempts_used_up", code: "500", deadLetterUntil: now + .days(1)), attempts: 4)
        #expect(try await queue.queue.counts().deadLetters == 1)
        #expect(try await queue.queue.requeue(DeadLetterSelection(), now: now).requeued == 1)
        #expect(try await queue.claimAll(1).map { try $0.pushID } == ["p1"])
        #expect(try await queue.queue.counts().deadLetters == 0)
    }
}

extension JetStreamPushQueue {
    /// As after a connection.
    fileprivate func resume() async throws {
        try await checkStream()
        try await acknowledgeAgain()
    }

    /// Reads what was cancelled so far.
    fileprivate func followOnce() async throws {
        struct All: Error {}
        do {
            try await session().cancellations.watch { event in
                guard case .entry(let entry) = event else { throw All() }
                self.state.withLock { $0.cancelled.insert(entry.key, until: .now + .seconds(60)) }
            }
        } catch is All {}
    }
}
