import JetStream
import TestConditions
import TestNATS
import Testing

@Suite("Streams")
struct StreamTests {
    @Test("A purge removes the messages of a filter and says how many; messages are found by sequence and subject")
    func messages() async throws {
        let server = try await TestServer()
        let client = JetStreamClient(try await server.connect())
        _ = try await client.createStream(StreamConfiguration(name: "S", subjects: ["s.>"]))
        for number in 1...9 {
            let headers = [NATSHeader("Number", "\(number)"), NATSHeader("Empty", "")]
            _ = try await client.publish("s.\(number % 3)", headers: headers, payload: [UInt8](repeating: UInt8(number), count: number))
        }
        let fifth = try #require(try await client.message("S", sequence: 5))
        #expect(fifth.subject == "s.2" && fifth.sequence == 5 && fifth.payload == [5, 5, 5, 5, 5])
        #expect(fifth.header("Number") == "5" && fifth.header("Empty") == "" && fifth.headers.count == 2)
        #expect(try await client.lastMessage("S", subject: "s.2")?.sequence == 8)
        #expect(try await client.nextMessage("S", subject: "s.2", from: 3)?.sequence == 5)
        let info = try await client.streamInfo("S", countingSubjects: "s.*")
        #expect(info.subjects == ["s.0": 3, "s.1": 3, "s.2": 3] && info.totalSubjects == 3 && info.messages == 9)
        #expect(try await client.streamInfo("S", countingSubjects: "s.1").subjects == ["s.1": 3])
        #expect(try await client.streamInfo("S").subjects.isEmpty)

        #expect(try await client.purge("S", subject: "s.1") == 3)
        #expect(try await client.purge("S", subject: "s.1") == 0)
        #expect(try await client.purge("S", subject: "s.2", keep: 1) == 2)
        try await client.deleteMessage("S", sequence: 9)
        try await client.deleteMessage("S", sequence: 6, erases: true)
        for sequence in [1, 9, 77] { #expect(try await client.message("S", sequence: sequence) == nil) }
        #expect(try await client.lastMessage("S", subject: "s.1") == nil)
        #expect(try await client.nextMessage("S", subject: "s.2", from: 9) == nil)
        #expect(try await client.purge("S") == 2)
        try await client.deleteStream("S")
        let error = try await failure { _ = try await client.streamInfo("S") }
        #expect(error.kind == .streamNotFound && error.code == 10_059 && error.subject == "S")
    }

    @Test("A stream that exists with other limits is not used, and the error names each of them")
    func otherLimits() async throws {
        let server = try await TestServer()
        let client = JetStreamClient(try await server.connect())
        var configuration = StreamConfiguration(name: "S", subjects: ["s.>", "t"])
        configuration.retention = .workQueue
        configuration.discard = .new
        configuration.maxBytes = 1_000_000
        configuration.maxAge = .seconds(3_600)
        configuration.duplicateWindow = .seconds(600)
        #expect(try await client.ensureStream(configuration).configuration == configuration)
        configuration.subjects.reverse()
        _ = try await client.ensureStream(configuration)
        configuration.maxBytes = 2_000_000
        configuration.discard = .old
        let error = try await failure { _ = try await client.ensureStream(configuration) }
        #expect(error.kind == .otherConfiguration && !error.isRetryable)
        #expect(error.message == "the stream S exists with discard new, not old; max_bytes 1000000, not 2000000")
        let taken = try await failure { _ = try await client.createStream(configuration) }
        #expect(taken.kind == .otherConfiguration && taken.code == 10_058)
        #expect(try await client.updateStream(configuration).configuration == configuration)
        _ = try await client.ensureStream(configuration)
        // A server alone refuses copies.
        var copies = StreamConfiguration(name: "C", subjects: ["c"])
        copies.replicas = 3
        #expect(try await failure { _ = try await client.ensureStream(copies) }.code == 10_074)
        let overlap = try await failure { _ = try await client.createStream(StreamConfiguration(name: "T", subjects: ["s.a"])) }
        #expect(overlap.code == 10_065 && overlap.kind == .refused && !overlap.isRetryable)
        #expect(try await failure { _ = try await client.streamInfo("a.b") }.kind == .invalidArgument)
    }

    @Test("A consumer that exists with another configuration is not used")
    func consumers() async throws {
        let server = try await TestServer()
        let client = JetStreamClient(try await server.connect())
        var stream = StreamConfiguration(name: "Q", subjects: ["q.>"])
        stream.retention = .workQueue
        _ = try await client.ensureStream(stream)
        var configuration = ConsumerConfiguration(name: "workers")
        configuration.filterSubject = "q.high.>"
        configuration.ackWait = .seconds(7)
        configuration.maxDeliver = 5
        configuration.maxAckPending = 17
        #expect(try await client.ensureConsumer("Q", configuration).configuration == configuration)
        #expect(try await client.ensureConsumer("Q", configuration).configuration == configuration)
        configuration.ackWait = .seconds(8)
        let error = try await failure { _ = try await client.ensureConsumer("Q", configuration) }
        #expect(error.message == "the consumer workers exists with ack_wait 7.0 seconds, not 8.0 seconds")
        #expect(try await client.createConsumer("Q", configuration).configuration.ackWait == .seconds(8))
        var second = ConsumerConfiguration(name: "second")
        second.filterSubject = "q.high.>"
        #expect(try await failure { _ = try await client.createConsumer("Q", second) }.code == 10_100)
        try await client.deleteConsumer("Q", "workers")
        #expect(try await failure { _ = try await client.consumerInfo("Q", "workers") }.kind == .consumerNotFound)
        #expect(try await failure { _ = try await client.consumerInfo("None", "workers") }.kind == .streamNotFound)
    }
}
