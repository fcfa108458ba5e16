@testable import JetStream
import TestNATS
import Testing

@Suite("Answers that are not as the protocol has them")
struct MalformedReplyTests {
    @Test("An answer of any form is an error, not a crash")
    func replies() async throws {
        let server = try await TestServer(jetStream: false)
        let api = try await server.connect()
        let client = JetStreamClient(try await server.connect())
        let answers = [
            "", "nil", "[]", "{", "{}", "\u{0}", #"{"config":{}}"#, #"{"config":{"name":"S"},"state":7}"#,
            #"{"config":{"name":"S","retention":"forever"},"state":{}}"#, #"{"message":{"subject":"s","seq":1,"data":"*","time":"?"}}"#,
            #"{"message":{"subject":"s","seq":1e300,"data":"","time":"2024-01-01T00:00:00Z"}}"#, #"{"purged":"many"}"#,
            #"{"stream":"S","seq":99999999999999999999}"#, #"{"stream_name":"S","config":{"deliver_policy":"sometimes","name":"c"}}"#,
            String(repeating: "[", count: 10_000),
        ]
        for answer in answers {
            let subscription = try await api.subscribe(">") { message in
                guard let reply = message.reply else { return }
                Task { try await api.publish(reply, payload: bytes(answer)) }
            }
            try await api.flush()
            let calls: [() async throws -> Void] = [
                { _ = try await client.streamInfo("S") }, { _ = try await client.purge("S") }, { _ = try await client.message("S", sequence: 1) },
                { _ = try await client.publish("s", payload: []) }, { _ = try await client.consumerInfo("S", "c") },
                { _ = try await PullConsumer(client.connection, stream: "S", name: "c").fetch(1, expires: .seconds(60)) },
            ]
            for call in calls { #expect(try await failure { try await call() }.kind == .malformedReply, "\(answer.prefix(80))") }
            subscription.unsubscribe()
            try await api.flush()
        }
        #expect(client.connection.pendingRequests == 0)
    }

    @Test("Errors of the server keep code and words, and odd ones are refusals")
    func errors() {
        func error(_ json: String) -> NATSError? {
            do throws(NATSError) {
                _ = try Reply(NATSMessage(subject: "i", payload: bytes(json)), subject: "stream.a")
                return nil
            } catch { return error }
        }
        let full = error(#"{"error":{"code":503,"err_code":10077,"description":"maximum bytes exceeded"}}"#)
        #expect(full?.kind == .streamFull && full?.status == 503)
        let disk = error(#"{"error":{"code":503,"err_code":10077,"description":"no space left on device"}}"#)
        #expect(disk?.kind == .refused && disk?.isRetryable == true)
        #expect(error(#"{"error":{"code":500,"err_code":10023,"description":"insufficient resources"}}"#)?.isRetryable == true)
        #expect(error(#"{"error":{"code":400,"err_code":10003}}"#)?.description == "stream.a: an error without description (code 10003)")
        #expect(error(#"{"error":{}}"#)?.kind == .refused)
        #expect(error(#"{"error":"no"}"#) == nil)
    }

    @Test(
        "Subjects for acknowledgements are read with and without a domain, and others are none",
        arguments: [
            ("$JS.ACK.S.c.2.30.4.1700000000000000000.5", true), ("$JS.ACK.hub.hash.S.c.2.30.4.1700000000000000000.5.rand", true),
            ("$JS.ACK.hub.hash.S.c.2.30.4.1700000000000000000.5", true), ("$JS.ACK.S.c.2.30.4.1700000000000000000", false),
            ("$JS.ACK.S.c.2.30.4.x.5", false), ("$JS.ACK.S.c.99999999999999999999.30.4.1.5", false), ("$JS.ACK..c.2.30.4.1.5", false),
            ("$JS.ACK", false), ("$JS.ACK.........", false), (String(repeating: ".", count: 9_000), false),
        ])
    func deliveries(subject: String, isDelivery: Bool) {
        let delivery = Delivery(parsing: subject)
        #expect((delivery != nil) == isDelivery)
        guard let delivery else { return }
        #expect(delivery.stream == "S" && delivery.consumer == "c" && delivery.deliveredCount == 2 && delivery.streamSequence == 30)
        #expect(delivery.consumerSequence == 4 && delivery.storedAt == 1_700_000_000_000_000_000 && delivery.pending == 5)
    }

    @Test(
        "Times are read as RFC 3339 has them",
        arguments: [
            ("1970-01-01T00:00:00Z", 0), ("2024-02-29T10:11:12.123456789Z", 1_709_201_472_123_456_789),
            ("2024-02-29T10:11:12.5Z", 1_709_201_472_500_000_000),
            ("2024-02-29T12:11:12+02:00", 1_709_201_472_000_000_000), ("0001-01-01T00:00:00Z", nil), ("2024-13-01T00:00:00Z", nil),
            ("2024-02-29T10:11:12", nil), ("2024-02-29T10:11:12.", nil), ("2024-02-29T10:11:12.1234567891Z", nil), ("", nil),
            ("2024-02-29T10:11:12+0", nil), ("x024-02-29T10:11:12Z", nil),
        ] as [(String, Int64?)])
    func times(text: String, expected: Int64?) {
        #expect(parseTime(text) == expected)
    }

    @Test("Base64 is read with its padding, and other texts are none")
    func base64() {
        #expect(decodeBase64("") == [])
        #expect(
            decodeBase64("AA==") == [0] && decodeBase64("AAE=") == [0, 1] && decodeBase64("AAH/") == [0, 1, 255] && decodeBase64("AAE") == [0, 1])
        for text in ["A", "A===", "=A", "A-", "AA==A", "é"] { #expect(decodeBase64(text) == nil) }
    }

    @Test("Addresses are shown without user and password")
    func redacted() {
        #expect(NATSLibrary.redacted("nats://u:p@host:4222") == "nats://host:4222")
        #expect(NATSLibrary.redacted("u:p@host") == "host" && NATSLibrary.redacted("nats://host") == "nats://host")
    }
}
