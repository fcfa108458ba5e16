import CarillonAPI
import JetStream
import Logging
import NATSKit
import ServiceKit
import Storage
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// Wrong settings, and streams that are not as they should be: clear errors, and nothing lost.
@Suite struct StreamSetupTests {
    private func queue(
        _ settings: StreamSettings, _ logs: LogLines = LogLines(), _ folder: TemporaryFolder
    ) async throws -> JetStreamPushQueue {
        try await JetStreamPushQueue.connect(
            settings, name: "test", store: try folder.openStore(), clock: SystemClock(), logger: Logger(label: "queue") { _ in logs.handler })
    }

    /// The problem of a queue whose feeder runs, once there is one of this kind.
    private func problem(_ settings: StreamSettings, _ text: String) async throws -> LogLines {
        let (folder, logs) = (try TemporaryFolder(), LogLines())
        let queue = try await queue(settings, logs, folder)
        let feeder = Task {
            try? await queue.feed { _ in
            } opening: { _ in
                .open
            } joined: {
            }
        }
        defer { feeder.cancel() }
        try await eventually("the problem is: \(text)") { queue.problem?.contains(text) == true }
        let error = await #expect(throws: APIError.self) {
            try await queue.enqueue([try TestPushes.newPush(TestPushes.push("p1"))], now: TestPushes.start)
        }
        #expect(error?.reason == .unavailable)
        #expect(!logs.all.isEmpty)
        await queue.close()
        return logs
    }

    @Test("A wrong address: not ready, and the evaluator waits")
    func noServer() async throws { _ = try await problem(StreamSettings(servers: ["nats://127.0.0.1:1"]), "127.0.0.1:1") }

    @Test("Wrong credentials are named, in one line")
    func wrongPassword() async throws {
        let server = try await TestServer("authorization { user: carillon, password: right }\n")
        var settings = StreamSettings(servers: [server.url])
        settings.nats.authentication = .password(user: "carillon", password: "wrong")
        let logs = try await problem(settings, "uthorization")
        #expect(logs.count("NATS refuses this dispatcher") == 1, "\(logs.all)")
    }

    @Test("Missing permissions are named with the subject")
    func noPermission() async throws {
        let server = try await TestServer(
            """
            authorization { users: [{ user: carillon, password: right, permissions: { publish: { deny: ["$JS.API.STREAM.CREATE.>"] } } }] }

            """)
        var settings = StreamSettings(servers: [server.url])
        settings.nats.authentication = .password(user: "carillon", password: "right")
        _ = try await problem(settings, "STREAM.CREATE")
    }

    @Test("A server without JetStream is named")
    func noJetStream() async throws {
        let server = try await TestServer(jetStream: false)
        _ = try await problem(StreamSettings(servers: [server.url]), "JetStream")
    }

    @Test("The account of another Carillon system is refused before its pushes are taken; dispatchers of one system share it")
    func otherSystem() async throws {
        let server = try await TestServer()
        var settings = StreamSettings(servers: [server.url])
        settings.owner = QueueOwner(mark: "first")
        let client = JetStreamClient(try await server.connect())
        try await settings.owner.claim(client, replicas: 1)
        try await settings.owner.claim(client, replicas: 1)
        settings.owner = QueueOwner(mark: "second")
        _ = try await problem(settings, "another Carillon system")
        await #expect(throws: NATSError.self) { try await client.streamInfo(StreamSubjects.pushes) }
    }

    @Test("A stream that exists with other limits: the error names each difference and the remedy, and the queue starts once it is changed")
    func otherLimits() async throws {
        let server = try await TestServer()
        let client = JetStreamClient(try await server.connect())
        var other = StreamLayout(settings: StreamSettings(servers: [server.url])).pushes
        other.maxAge = .seconds(3_600)
        _ = try await client.createStream(other)
        let (folder, logs) = (try TemporaryFolder(), LogLines())
        let queue = try await queue(StreamSettings(servers: [server.url]), logs, folder)
        let feeder = Task {
            try? await queue.feed { _ in
            } opening: { _ in
                .open
            } joined: {
            }
        }
        defer { feeder.cancel() }
        try await eventually("the difference is named") { queue.problem?.contains("max_age") == true }
        #expect(queue.problem?.contains("nats stream edit") == true)
        #expect(logs.count("the push queue on NATS cannot be used") == 1)
        other.maxAge = .days(7)
        _ = try await client.updateStream(other)
        try await eventually("the queue is ready") { queue.problem == nil }
        await queue.close()
    }

    @Test("ACC-125 a full queue refuses new pushes with a reason, keeps all that it took, and takes more when there is room")
    func full() async throws {
        let queue = try await ContractQueue(.jetstream) { $0.maxBytes = 20_000 }
        var taken = 0
        let error = await #expect(throws: APIError.self) {
            for index in 0..<100 {
                try await queue.enqueue(TestPushes.push("p\(index)"))
                taken += 1
            }
        }
        #expect(error?.reason == .rateLimited && error?.message.contains("queue.max_bytes") == true)
        let claimed = try await queue.claimAll(taken)
        #expect(claimed.count == taken, "NATS removed none")
        for delivery in claimed { try await queue.settle(delivery, .sent) }
        try await eventually("there is room") {
            try await queue.park()
            return (try? await queue.enqueue(TestPushes.push("later")).inserted) == 1
        }
    }

    @Test("DR-05 settings: copies need JetStream, a user needs a password file")
    func settings() throws {
        func read(_ values: [String: String]) throws -> StreamSettings? {
            try StreamSettings.read(ServiceConfig(service: "dispatcher", values: values))
        }
        #expect(try read([:]) == nil)
        #expect(throws: ConfigurationError.self) { try read(["queue.replicas": "3"]) }
        #expect(throws: ConfigurationError.self) { try read(["queue.engine": "jetstream", "queue.replicas": "2"]) }
        #expect(throws: ConfigurationError.self) { try read(["queue.engine": "jetstream", "queue.nats.user": "carillon"]) }
        let settings = try #require(
            try read(["queue.engine": "jetstream", "queue.replicas": "3", "queue.nats.servers": "nats://a:4222,nats://b:4222"]))
        #expect(settings.replicas == 3 && settings.nats.servers == ["nats://a:4222", "nats://b:4222"])
    }

    @Test("A push is fresh for the duplicate window less 5 minutes, or for half of a short window, also one that the stream's age limits")
    func freshAge() {
        var settings = StreamSettings(servers: [])
        #expect(settings.freshAge == .seconds(300))
        settings.duplicateWindow = .seconds(120)
        #expect(settings.freshAge == .seconds(60))
        (settings.duplicateWindow, settings.maxAge) = (.seconds(86_400), .seconds(3_600))
        #expect(settings.freshAge == .seconds(3_300))
    }
}
