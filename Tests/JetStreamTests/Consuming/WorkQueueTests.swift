import JetStream
import TestConditions
import TestNATS
import Testing

@Suite("Work queues")
struct WorkQueueTests {
    /// A work queue with a consumer on a server of its own.
    private struct Queue {
        let server: TestServer
        let client: JetStreamClient
        let consumer: PullConsumer

        init(_ change: (inout ConsumerConfiguration) -> Void = { _ in }) async throws {
            server = try await TestServer()
            client = JetStreamClient(try await server.connect())
            var stream = StreamConfiguration(name: "Q", subjects: ["q.>"])
            stream.retention = .workQueue
            _ = try await client.ensureStream(stream)
            var configuration = ConsumerConfiguration(name: "workers")
            configuration.filterSubject = "q.>"
            change(&configuration)
            _ = try await client.ensureConsumer("Q", configuration)
            consumer = try PullConsumer(client.connection, stream: "Q", name: "workers")
        }

        func publish(_ texts: String...) async throws {
            for text in texts { _ = try await client.publish("q.a", headers: [NATSHeader("Number", text)], payload: bytes(text)) }
        }

        /// The next message, which must come.
        func next(within limit: Duration = .seconds(30)) async throws -> JetStreamMessage {
            try #require(try await consumer.fetch(1, expires: limit).messages.first)
        }
    }

    @Test("A fetch gives messages with what the server knows about them; acknowledged ones are gone")
    func fetch() async throws {
        let queue = try await Queue()
        try await queue.publish("1", "2", "3")
        let batch = try await queue.consumer.fetch(2, expires: .seconds(30))
        #expect(batch.ending == .complete)
        #expect(batch.messages.map(\.payload) == [bytes("1"), bytes("2")])
        let first = try #require(batch.messages.first)
        #expect(first.subject == "q.a" && first.stream == "Q" && first.consumer == "workers" && first.header("Number") == "1")
        #expect(first.deliveredCount == 1 && first.streamSequence == 1 && first.consumerSequence == 1 && first.pending == 2)
        #expect(try await queue.client.message("Q", sequence: 1)?.storedAt == first.storedAt)
        for message in batch.messages { try await message.ackConfirmed() }
        #expect(try await queue.client.streamInfo("Q").messages == 1)
        try await queue.next().ack()
        try await eventually("the stream is empty") { try await queue.client.streamInfo("Q").messages == 0 }
        #expect(queue.client.connection.pendingRequests == 0)
    }

    @Test("The server says why a fetch has no more messages")
    func endings() async throws {
        let queue = try await Queue { $0.maxWaiting = 1 }
        #expect(try await queue.consumer.fetch(5, expires: .zero).ending == .noMessages)
        #expect(try await queue.consumer.fetch(5, expires: .milliseconds(50)).ending == .expired)
        try await queue.publish("1", "2")
        let part = try await queue.consumer.fetch(5, expires: .milliseconds(200))
        #expect(part.messages.count == 2 && part.ending == .expired)
        for message in part.messages { try await message.ackConfirmed() }
        try await queue.publish("1", "2")
        let there = try await queue.consumer.fetch(5, expires: .zero)
        #expect(there.messages.count == 2 && (there.ending == .noMessages || there.ending == .expired))
        for message in there.messages { try await message.ackConfirmed() }
        _ = try await queue.client.publish("q.a", payload: [UInt8](repeating: 1, count: 10_000))
        #expect(try await queue.consumer.fetch(1, expires: .seconds(30), maxBytes: 1_000).ending == .maxBytes)

        // A second connection waits while the first one does.
        _ = try await queue.client.purge("Q")
        let other = try await queue.server.connect()
        async let waiting = queue.consumer.fetch(1, expires: .seconds(30))
        try await eventually("the first fetch waits") { try await queue.client.consumerInfo("Q", "workers").waiting == 1 }
        guard case .limited(let text) = try await PullConsumer(other, stream: "Q", name: "workers").fetch(1, expires: .seconds(30)).ending else {
            throw TestServer.Failed("the second fetch was not limited")
        }
        #expect(text.contains("MaxWaiting"))
        let overlapping = try await failure { _ = try await queue.consumer.fetch(1, expires: .seconds(30)) }
        #expect(overlapping.kind == .overlappingFetch)
        try await queue.client.deleteConsumer("Q", "workers")
        #expect(try await waiting.ending == .consumerDeleted)
        #expect(try await failure { _ = try await queue.consumer.fetch(1, expires: .milliseconds(50)) }.kind == .consumerNotFound)
    }

    @Test("A message that is refused with a delay comes again after it, and one that is refused without at once")
    func nak() async throws {
        let queue = try await Queue()
        try await queue.publish("1")
        let start = ContinuousClock.now
        try await queue.next().nak(delay: .milliseconds(400))
        let second = try await queue.next()
        #expect(ContinuousClock.now - start >= .milliseconds(400))
        #expect(second.deliveredCount == 2 && second.streamSequence == 1 && second.consumerSequence == 2)
        try await second.nakConfirmed()
        #expect(try await queue.next().deliveredCount == 3)
    }

    @Test("A message without acknowledgement comes again after the wait, which progress starts again")
    func redelivery() async throws {
        let queue = try await Queue { $0.ackWait = .seconds(4) }
        try await queue.publish("1")
        let start = ContinuousClock.now
        let first = try await queue.next()
        #expect(try await queue.consumer.fetch(1, expires: .seconds(1)).messages.isEmpty)
        try first.inProgress()
        let second = try await queue.next()
        #expect(ContinuousClock.now - start >= .seconds(4.9))
        #expect(second.deliveredCount == 2)
        try await second.ackConfirmed()
    }

    @Test("An ended message is gone; one that was delivered too often stays in the stream without further deliveries")
    func ends() async throws {
        let queue = try await Queue {
            $0.maxDeliver = 2
            $0.ackWait = .seconds(60)
        }
        let advised = EventLog()
        let subscription = try await queue.client.connection.subscribe("$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.>") { message in
            advised.add(.slowConsumer(subject: message.subject))
        }
        try await queue.publish("1", "2")
        try await queue.next().termConfirmed()
        #expect(try await queue.client.streamInfo("Q").messages == 1)
        try await queue.next().nakConfirmed()
        let last = try await queue.next()
        #expect(last.deliveredCount == 2)
        try await last.nakConfirmed()
        // The server notices with the next fetch.
        #expect(try await queue.consumer.fetch(1, expires: .milliseconds(100)).messages.isEmpty)
        try await advised.wait("the advisory") { $0 == .slowConsumer(subject: "$JS.EVENT.ADVISORY.CONSUMER.MAX_DELIVERIES.Q.workers") }
        subscription.unsubscribe()
        #expect(try await queue.client.message("Q", sequence: 2)?.payload == bytes("2"))
        try await queue.client.deleteMessage("Q", sequence: 2)
        #expect(try await queue.client.streamInfo("Q").messages == 0)
    }

    @Test("A fetch of what is there waits for a first message, and not for a full batch")
    func available() async throws {
        let queue = try await Queue()
        #expect(try await queue.consumer.fetchAvailable(5, expires: .milliseconds(50)).ending == .expired)
        async let waiting = queue.consumer.fetchAvailable(5, expires: .seconds(600))
        try await eventually("the fetch waits") { try await queue.client.consumerInfo("Q", "workers").waiting == 1 }
        try await queue.publish("1")
        let first = try await waiting
        #expect(first.messages.count == 1 && first.ending == .noMessages)
        for number in 2...101 { try await queue.publish("\(number)") }
        let more = try await queue.consumer.fetchAvailable(2, expires: .seconds(600))
        #expect(more.messages.map(\.payload) == [bytes("2"), bytes("3")] && more.ending == .complete)
    }

    @Test("At the limit of unacknowledged messages a fetch of what is there ends at once, and a further one waits for an acknowledgement")
    func limit() async throws {
        let queue = try await Queue { $0.maxAckPending = 2 }
        for number in 1...100 { try await queue.publish("\(number)") }
        let start = ContinuousClock.now
        let first = try await queue.consumer.fetchAvailable(10, expires: .seconds(600))
        #expect(first.messages.map(\.payload) == [bytes("1"), bytes("2")])
        #expect(ContinuousClock.now - start < .seconds(2), "not the client's patience")
        #expect(try await queue.client.consumerInfo("Q", "workers").waiting == 0, "the server keeps no request")
        async let second = queue.consumer.fetchAvailable(10, expires: .seconds(600))
        try await eventually("the fetch waits") { try await queue.client.consumerInfo("Q", "workers").waiting == 1 }
        for message in first.messages { try await message.ackConfirmed() }
        let third = try #require(try await second.messages.first)
        #expect(third.payload == bytes("3") && third.deliveredCount == 1)
        #expect(queue.client.connection.pendingRequests == 0)
    }

    @Test("A fetch that is cancelled gives its messages back at once")
    func cancelled() async throws {
        let queue = try await Queue { $0.ackWait = .seconds(60) }
        try await queue.publish("1")
        let fetch = Task { try await queue.consumer.fetch(2, expires: .seconds(60)) }
        try await eventually("the message is delivered") { try await queue.client.consumerInfo("Q", "workers").ackPending == 1 }
        fetch.cancel()
        await #expect(throws: CancellationError.self) { try await fetch.value }
        // The server does not know of the cancellation, and delivers the next message to that fetch: it is given back, too.
        try await queue.publish("2")
        let other = try PullConsumer(try await queue.server.connect(), stream: "Q", name: "workers")
        var sequences: Set<Int> = []
        while sequences.count < 2 {
            for message in try await other.fetch(2, expires: .seconds(30)).messages {
                #expect(message.deliveredCount >= 2 || message.streamSequence == 2)
                sequences.insert(message.streamSequence)
                try await message.ackConfirmed()
            }
        }
        #expect(queue.client.connection.pendingRequests == 0)
    }
}
