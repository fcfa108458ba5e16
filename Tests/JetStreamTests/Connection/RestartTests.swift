import JetStream
import TestConditions
import TestFolders
import TestNATS
import Testing

@Suite("A server that is killed and started again")
struct RestartTests {
    @Test("The client connects again, waiting requests fail, subscriptions survive, nothing acknowledged is lost")
    func restart() async throws {
        let server = try await TestServer()
        let log = EventLog()
        let connection = try await server.connect(log)
        let client = JetStreamClient(connection, timeout: .seconds(60))
        var stream = StreamConfiguration(name: "Q", subjects: ["q.>"])
        stream.retention = .workQueue
        _ = try await client.ensureStream(stream)
        _ = try await client.ensureConsumer("Q", ConsumerConfiguration(name: "workers"))
        let consumer = try PullConsumer(connection, stream: "Q", name: "workers")
        let received = EventLog()
        _ = try await connection.subscribe("after") { received.add(.slowConsumer(subject: $0.subject)) }
        _ = try await connection.subscribe("silent") { _ in }

        // Publishers repeat each message, with its id, until it is acknowledged; the server is killed meanwhile.
        let publishers = Task {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for publisher in 0..<8 {
                    group.addTask {
                        for number in 0..<200 { try await publish("\(publisher)-\(number)", client) }
                    }
                }
                try await group.waitForAll()
            }
        }
        let fetch = Task { try await consumer.fetch(100_000, expires: .seconds(60)) }
        let silent = Task { try await connection.request("silent", timeout: .seconds(60)) }
        try await eventually("some are stored") { try await client.streamInfo("Q").lastSequence > 100 }
        try await server.kill()
        #expect([.disconnected, .notConnected].contains(try await failure { _ = try await silent.value }.kind))
        try await log.wait("the connection breaks") { $0 == .disconnected }
        #expect(try await failure { try await connection.publish("after") }.kind == .notConnected)
        try await server.start()
        try await log.wait("the client is back") { $0 == .reconnected(url: server.url) }
        try await publishers.value
        // What the fetch got before the kill is delivered again after AckWait only, so it counts.
        var numbers: Set<String> = []
        for message in try await fetch.value.messages {
            numbers.insert(String(decoding: message.payload, as: UTF8.self))
            try await message.ackConfirmed()
        }
        while numbers.count < 1_600 {
            for message in try await consumer.fetch(500, expires: .seconds(1)).messages {
                numbers.insert(String(decoding: message.payload, as: UTF8.self))
                try await message.ackConfirmed()
            }
        }
        let info = try await client.streamInfo("Q")
        #expect(info.messages == 0 && info.lastSequence == 1_600)
        try await connection.publish("after")
        try await received.wait("the subscription survived") { _ in true }
        #expect(connection.pendingRequests == 0)
        await connection.close()
    }

    private func publish(_ id: String, _ client: JetStreamClient) async throws {
        while true {
            do {
                _ = try await client.publish("q.a", payload: bytes(id), options: PublishOptions(messageID: id))
                return
            } catch let error as NATSError where error.isRetryable {
                try await eventually("the client is connected") { client.connection.isConnected }
            }
        }
    }

    @Test("A client that the restarted server refuses tries until it is let in")
    func refusedMeanwhile() async throws {
        let server = try await TestServer("include \"users.conf\"\n", files: ["users.conf": "authorization { user: u, password: p }\n"])
        let log = EventLog()
        let connection = try await server.connect(log) { $0.authentication = .password(user: "u", password: "p") }
        try await server.kill()
        try server.folder.write("authorization { user: u, password: other }\n", to: "users.conf")
        try await server.start()
        try await log.wait("the refusal") { if case .connectFailed(let error) = $0 { error.kind == .authenticationRefused } else { false } }
        #expect(!connection.isConnected)
        try await server.kill()
        try server.folder.write("authorization { user: u, password: p }\n", to: "users.conf")
        try await server.start()
        try await eventually("the client is back") { connection.isConnected }
        try await JetStreamClient(connection).checkAvailable()
    }
}
