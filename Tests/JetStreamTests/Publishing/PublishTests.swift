import JetStream
import TestNATS
import Testing

@Suite("Publishing to streams")
struct PublishTests {
    @Test("A message is acknowledged with its sequence, and a second one with its id is a duplicate")
    func duplicates() async throws {
        let server = try await TestServer()
        let connection = try await server.connect()
        let client = JetStreamClient(connection)
        _ = try await client.createStream(StreamConfiguration(name: "S", subjects: ["s.>"]))
        let first = try await client.publish("s.a", payload: bytes("1"), options: PublishOptions(messageID: "one", expectedStream: "S"))
        #expect(first == PublishAck(stream: "S", sequence: 1, isDuplicate: false))
        let again = try await client.publish("s.b", payload: bytes("2"), options: PublishOptions(messageID: "one"))
        #expect(again == PublishAck(stream: "S", sequence: 1, isDuplicate: true))
        #expect(try await client.streamInfo("S").messages == 1)
        await connection.close()
    }

    @Test("Many messages are in flight at a time, and each has its own outcome")
    func batch() async throws {
        let server = try await TestServer()
        let client = JetStreamClient(try await server.connect())
        _ = try await client.createStream(StreamConfiguration(name: "S", subjects: ["s.>"]))
        var messages = (0..<1_000).map { OutgoingMessage(subject: "s.a", payload: bytes("\($0)"), options: PublishOptions(messageID: "\($0)")) }
        messages[500].subject = "elsewhere"
        let outcomes = try await client.publish(messages, inFlight: 64)
        #expect(outcomes.count == 1_000)
        var sequences: Set<Int> = []
        for (index, outcome) in outcomes.enumerated() {
            switch outcome {
            case .success(let ack): sequences.insert(ack.sequence)
            case .failure(let error):
                #expect(index == 500)
                #expect(error.kind == .noResponders && error.subject == "elsewhere" && error.isRetryable)
            }
        }
        #expect(sequences.count == 999)
        #expect(client.connection.pendingRequests == 0)
    }

    @Test("A stream that is full refuses messages, says so, and takes them when it has room")
    func full() async throws {
        let server = try await TestServer()
        let client = JetStreamClient(try await server.connect())
        var configuration = StreamConfiguration(name: "S", subjects: ["s.>"])
        configuration.discard = .new
        configuration.maxMessages = 2
        _ = try await client.createStream(configuration)
        for _ in 0..<2 { _ = try await client.publish("s.a", payload: []) }
        let error = try await failure { _ = try await client.publish("s.a", payload: []) }
        #expect(error.kind == .streamFull && error.code == 10_077 && error.isRetryable)
        #expect(error.description == "s.a: maximum messages exceeded (code 10077)")
        try await client.purge("S", keep: 1)
        _ = try await client.publish("s.a", payload: [])

        var small = StreamConfiguration(name: "B", subjects: ["b.>"])
        small.discard = .new
        small.maxBytes = 1_000
        _ = try await client.createStream(small)
        let bytes = try await failure { for _ in 0..<20 { _ = try await client.publish("b.a", payload: [UInt8](repeating: 7, count: 200)) } }
        #expect(bytes.kind == .streamFull && bytes.message.contains("maximum bytes"))
    }

    @Test("Conditions on the last sequence refuse a message")
    func conditions() async throws {
        let server = try await TestServer()
        let client = JetStreamClient(try await server.connect())
        _ = try await client.createStream(StreamConfiguration(name: "S", subjects: ["s.>"]))
        _ = try await client.publish("s.a", payload: [], options: PublishOptions(messageID: "first"))
        var options = PublishOptions()
        options.expectedLastSequence = 7
        #expect(try await failure { _ = try await client.publish("s.a", payload: [], options: options) }.kind == .wrongLastSequence)
        options.expectedLastSequence = 1
        options.expectedLastMessageID = "other"
        #expect(try await failure { _ = try await client.publish("s.a", payload: [], options: options) }.code == 10_070)
        options.expectedLastMessageID = "first"
        options.expectedLastSubjectSequence = 1
        #expect(try await client.publish("s.a", payload: [], options: options).sequence == 2)
        options = PublishOptions(expectedStream: "T")
        let error = try await failure { _ = try await client.publish("s.a", payload: [], options: options) }
        #expect(error.code == 10_060 && error.kind == .wrongLastSequence && !error.isRetryable)
    }

    @Test("What cannot be sent is refused before it is sent")
    func invalid() async throws {
        let server = try await TestServer("max_payload: 1024\n")
        let connection = try await server.connect()
        for subject in ["", "a b", "a..b", ".a", "a.", "a.*", "a.>", "a\r\nPUB x 0", String(repeating: "a", count: 1_025), "a\u{0}b"] {
            #expect(try await failure { try await connection.publish(subject) }.kind == .invalidArgument)
        }
        for header in [NATSHeader("a:b", "c"), NATSHeader("", "c"), NATSHeader("a", "b\r\nc: d"), NATSHeader("a", "b\u{0}")] {
            #expect(try await failure { try await connection.publish("a", headers: [header]) }.kind == .invalidArgument)
        }
        let large = [UInt8](repeating: 1, count: 1_025)
        #expect(try await failure { try await connection.publish("a", payload: large) }.kind == .payloadTooLarge)
        let request = try await failure { _ = try await connection.request("a", payload: large, timeout: .seconds(60)) }
        #expect(request.kind == .payloadTooLarge && request.subject == "a" && connection.pendingRequests == 0)
        #expect(connection.isConnected)
    }
}
