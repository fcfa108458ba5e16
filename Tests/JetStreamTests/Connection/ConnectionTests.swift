import Foundation
import JetStream
import Synchronization
import TestConditions
import TestNATS
import Testing

@Suite("Connections")
struct ConnectionTests {
    @Test("Requests are answered; without a listener, in time or at all they fail, and leave nothing behind")
    func requests() async throws {
        let server = try await TestServer(jetStream: false)
        let connection = try await server.connect()
        let other = try await server.connect()
        let echo = try await other.subscribe("echo.*") { message in
            guard let reply = message.reply else { return }
            Task { try await other.publish(reply, headers: message.headers + [NATSHeader("Subject", message.subject)], payload: message.payload) }
        }
        _ = try await other.subscribe("silent") { _ in }
        try await other.flush()
        let answer = try await connection.request(
            "echo.a", headers: [NATSHeader("One", "1"), NATSHeader("One", "2")], payload: [0, 1, 255], timeout: .seconds(30))
        #expect(answer.payload == [0, 1, 255] && answer.header("Subject") == "echo.a" && answer.status == nil)
        #expect(answer.headers.filter { $0.name == "One" }.map(\.value) == ["1", "2"])
        let none = try await failure { _ = try await connection.request("nobody", timeout: .seconds(30)) }
        #expect(none.kind == .noResponders && none.subject == "nobody")
        let start = ContinuousClock.now
        let late = try await failure { _ = try await connection.request("silent", timeout: .milliseconds(200)) }
        #expect(late.kind == .timeout && late.subject == "silent" && ContinuousClock.now - start >= .milliseconds(200))
        let cancelled = Task { try await connection.request("silent", timeout: .seconds(60)) }
        try await eventually("the request waits") { connection.pendingRequests == 1 }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        await #expect(throws: CancellationError.self) {
            try await Task {
                withUnsafeCurrentTask { $0?.cancel() }
                return try await connection.request("silent", timeout: .seconds(60))
            }.value
        }
        #expect(connection.pendingRequests == 0)
        echo.unsubscribe()
        try await other.flush()
        #expect(try await failure { _ = try await connection.request("echo.a", timeout: .seconds(30)) }.kind == .noResponders)
    }

    @Test("Too many requests are refused")
    func overload() async throws {
        let server = try await TestServer(jetStream: false)
        let connection = try await server.connect { $0.maxRequests = 2 }
        _ = try await connection.subscribe("silent") { _ in }
        let waiting = (0..<2).map { _ in Task { try await connection.request("silent", timeout: .seconds(60)) } }
        try await eventually("two requests wait") { connection.pendingRequests == 2 }
        let error = try await failure { _ = try await connection.request("silent", timeout: .seconds(60)) }
        #expect(error.kind == .overloaded && error.isRetryable)
        let closing = Task { await connection.close(within: .milliseconds(100)) }
        for task in waiting { #expect(try await failure { _ = try await task.value }.kind == .closed) }
        await closing.value
        #expect(try await failure { try await connection.publish("a") }.kind == .closed)
        await connection.close()
    }

    @Test("A connection that is closed waits for the answers, and writes what was published")
    func closing() async throws {
        let server = try await TestServer(jetStream: false)
        let log = EventLog()
        let connection = try await server.connect(log)
        let other = try await server.connect()
        let received = Mutex(0)
        _ = try await other.subscribe("count") { _ in received.withLock { $0 += 1 } }
        _ = try await other.subscribe("slow") { message in
            Task { try await other.publish(message.reply ?? "", payload: bytes("done")) }
        }
        try await other.flush()
        let answer = Task { try await connection.request("slow", timeout: .seconds(60)) }
        for _ in 0..<100 { try await connection.publish("count") }
        try await eventually("the request was sent or answered") { connection.pendingRequests <= 1 }
        await connection.close(within: .seconds(30))
        do { #expect(try await answer.value.payload == bytes("done")) } catch let error as NATSError { #expect(error.kind == .closed) }
        try await eventually("all are received") { received.withLock { $0 } == 100 }
        #expect(log.all == [.connected(url: server.url), .closed])
    }

    @Test("A server that is not there is named; in the background the client waits for it")
    func unreachable() async throws {
        let server = try await TestServer()
        try await server.kill()
        let error = try await failure { _ = try await server.connect { $0.authentication = .password(user: "u", password: "secret") } }
        #expect(error.kind == .unreachable && error.isRetryable && "\(error)".contains("127.0.0.1:\(server.port)"))
        let log = EventLog()
        let connection = try await server.connect(log) { $0.firstConnect = .inBackground }
        #expect(!connection.isConnected)
        #expect(try await failure { try await connection.publish("a") }.kind == .notConnected)
        #expect(try await failure { _ = try await connection.request("a", timeout: .seconds(60)) }.kind == .notConnected)
        let received = EventLog()
        _ = try await connection.subscribe("early") { received.add(.slowConsumer(subject: $0.subject)) }
        try await log.wait("a failed attempt") { if case .connectFailed(let error) = $0 { error.kind == .unreachable } else { false } }
        try await server.start()
        try await eventually("the client is connected") { connection.isConnected }
        try await connection.publish("early")
        try await received.wait("the subscription works") { _ in true }
        try await JetStreamClient(connection).checkAvailable()
        await connection.close()
    }

    @Test("Options that cannot be used are refused, also in the background")
    func options() async throws {
        func kind(_ change: (inout NATSOptions) -> Void) async throws -> NATSError {
            var options = NATSOptions(servers: ["nats://127.0.0.1:1"], name: "test")
            options.firstConnect = .inBackground
            change(&options)
            return try await failure { _ = try await NATSConnection.connect(options) }
        }
        #expect(try await kind { $0.servers = [] }.kind == .invalidArgument)
        #expect(try await kind { $0.servers = ["nats://a b:4222"] }.kind == .invalidArgument)
        #expect(try await kind { $0.tls = NATSOptions.TLS(caPath: "/nowhere/ca.pem") }.message.contains("/nowhere/ca.pem"))
        #expect(try await kind { $0.tls = NATSOptions.TLS(certificatePath: "/nowhere/c.pem") }.message.contains("has no key"))
    }

    @Test("A wrong password is refused at once; in the background the client goes on until it is right")
    func authentication() async throws {
        let server = try await TestServer("authorization { user: u, password: right }\n")
        func wrong(_ options: inout NATSOptions) { options.authentication = .password(user: "u", password: "wrong") }
        let error = try await failure { _ = try await server.connect { wrong(&$0) } }
        #expect(error.kind == .authenticationRefused && !error.isRetryable && !"\(error)".contains("wrong"))
        #expect(try await failure { _ = try await server.connect() }.kind == .authenticationRefused)
        #expect(try await failure { _ = try await server.connect { $0.authentication = .token("t") } }.kind == .authenticationRefused)
        let missing = try await failure { _ = try await server.connect { $0.authentication = .credentials(path: "/nowhere/a.creds") } }
        #expect("\(missing)".contains("/nowhere/a.creds"))
        let log = EventLog()
        let connection = try await server.connect(log) {
            wrong(&$0)
            $0.firstConnect = .inBackground
        }
        try await eventually("three attempts") {
            log.all.count { if case .connectFailed(let error) = $0 { error.kind == .authenticationRefused } else { false } } >= 3
        }
        #expect(!connection.isConnected)
        await connection.close()
        let right = try await server.connect { $0.authentication = .password(user: "u", password: "right") }
        try await JetStreamClient(right).checkAvailable()
    }

    @Test("A denied subject fails its requests at once, with the subject, and is reported")
    func permissions() async throws {
        let server = try await TestServer(
            """
            authorization { users: [{ user: u, password: p, permissions: {
                publish: { deny: ["secret.>", "$JS.API.STREAM.CREATE.>"] }, subscribe: { deny: "secret.>" } } }] }

            """)
        let log = EventLog()
        let connection = try await server.connect(log) { $0.authentication = .password(user: "u", password: "p") }
        let error = try await failure { _ = try await connection.request("secret.a", timeout: .seconds(60)) }
        #expect(error.kind == .permissionDenied && error.subject == "secret.a" && !error.isRetryable)
        let client = JetStreamClient(connection, timeout: .seconds(60))
        let create = try await failure { _ = try await client.createStream(StreamConfiguration(name: "S", subjects: ["s"])) }
        #expect(create.kind == .permissionDenied)
        #expect(try await client.streamInfo("S", orNil: true) == nil)
        _ = try await connection.subscribe("secret.b") { _ in }
        try await log.wait("the denied subscription") {
            if case .failed(let error) = $0 { error.kind == .permissionDenied && error.subject == "secret.b" } else { false }
        }
        #expect(connection.isConnected)
    }

    @Test("A server without JetStream says so")
    func noJetStream() async throws {
        let server = try await TestServer(jetStream: false)
        let client = JetStreamClient(try await server.connect())
        let error = try await failure { try await client.checkAvailable() }
        #expect(error.kind == .jetStreamUnavailable && !error.isRetryable)
        let stream = try await failure { _ = try await client.ensureStream(StreamConfiguration(name: "S", subjects: ["s"])) }
        #expect(stream.kind == .jetStreamUnavailable && stream.message.contains("no JetStream"))
        let account = try await TestServer("accounts { A { users: [{ user: u, password: p }] } }\n")
        let connection = try await account.connect { $0.authentication = .password(user: "u", password: "p") }
        #expect(try await failure { try await JetStreamClient(connection).checkAvailable() }.kind == .jetStreamUnavailable)
    }

    @Test("A client that is dropped without closing ends its connection")
    func dropped() async throws {
        let server = try await TestServer(jetStream: false)
        let log = EventLog()
        do { _ = try await server.connect(log) }
        try await log.wait("the end") { $0 == .closed }
    }
}

extension JetStreamClient {
    /// The stream, or nil when it does not exist.
    fileprivate func streamInfo(_ name: String, orNil: Bool) async throws -> StreamInfo? {
        do { return try await streamInfo(name) } catch let error as NATSError where error.kind == .streamNotFound { return nil }
    }
}
