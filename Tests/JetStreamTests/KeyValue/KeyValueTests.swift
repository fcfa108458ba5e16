import JetStream
import Synchronization
import TestConditions
import TestNATS
import Testing

@Suite("Key-value buckets")
struct KeyValueTests {
    /// The events of a watch.
    private final class Told: Sendable {
        private let events = Mutex<[KeyValueEvent]>([])

        func add(_ event: KeyValueEvent) { events.withLock { $0.append(event) } }

        var all: [KeyValueEvent] { events.withLock { $0 } }

        var last: KeyValueEntry? { if case .entry(let entry)? = all.last { entry } else { nil } }
    }

    private static func bucket(_ server: TestServer, _ change: (inout KeyValueBucket.Options) -> Void = { _ in }) async throws -> KeyValueBucket {
        let bucket = try KeyValueBucket(JetStreamClient(try await server.connect()), name: "settings")
        var options = KeyValueBucket.Options()
        change(&options)
        try await bucket.ensure(options)
        return bucket
    }

    @Test("Values are written, read, changed by revision, and deleted")
    func values() async throws {
        let server = try await TestServer()
        let bucket = try await Self.bucket(server)
        #expect(try await bucket.get("a.b") == nil)
        let first = try await bucket.put("a.b", bytes("1"))
        let entry = try #require(try await bucket.get("a.b"))
        #expect(entry.key == "a.b" && entry.value == bytes("1") && entry.revision == first && entry.operation == .put && entry.storedAt > 0)
        let conflict = try await failure { try await bucket.create("a.b", bytes("2")) }
        #expect(conflict.kind == .wrongLastSequence && conflict.code == 10_071)
        let second = try await bucket.update("a.b", bytes("2"), revision: first)
        #expect(try await failure { try await bucket.update("a.b", bytes("3"), revision: first) }.kind == .wrongLastSequence)
        #expect(try await failure { try await bucket.delete("a.b", revision: first) }.kind == .wrongLastSequence)
        try await bucket.put("c", [])
        #expect(try await bucket.get("c")?.value == [])
        #expect(Set(try await bucket.keys()) == ["a.b", "c"])
        try await bucket.delete("a.b", revision: second)
        #expect(try await bucket.get("a.b") == nil)
        #expect(try await bucket.keys() == ["c"])
        try await bucket.create("a.b", bytes("4"))
        #expect(try await bucket.get("a.b")?.value == bytes("4"))
        try await bucket.purge("a.b")
        #expect(try await bucket.get("a.b") == nil)
        for key in ["", ".a", "a.", "a..b", "a b", "a*", ">", "é"] {
            #expect(try await failure { try await bucket.put(key, []) }.kind == .invalidArgument)
        }
    }

    @Test("The stream of a bucket is as other NATS tools expect it; one with other limits is not used")
    func conventions() async throws {
        let server = try await TestServer()
        let bucket = try await Self.bucket(server) { $0.maxAge = .seconds(60) }
        let configuration = try await bucket.client.streamInfo("KV_settings").configuration
        #expect(configuration.subjects == ["$KV.settings.>"] && configuration.maxMessagesPerSubject == 1 && configuration.discard == .new)
        #expect(configuration.allowsRollup && configuration.deniesDelete && configuration.allowsDirect && !configuration.deniesPurge)
        #expect(configuration.maxAge == .seconds(60) && configuration.duplicateWindow == .seconds(60))
        var other = KeyValueBucket.Options()
        other.history = 5
        #expect(try await failure { try await bucket.ensure(other) }.kind == .otherConfiguration)
        try await bucket.delete("k")
        #expect(try await bucket.client.lastMessage("KV_settings", subject: "$KV.settings.k")?.header("KV-Operation") == "DEL")
        let missing = try KeyValueBucket(bucket.client, name: "missing")
        #expect(try await failure { _ = try await missing.get("k") }.kind == .streamNotFound)
        #expect(try await failure { try await missing.put("k", []) }.kind == .streamNotFound)
        #expect(try await failure { try await missing.watch { _ in } }.kind == .streamNotFound)
        #expect(throws: NATSError.self) { try KeyValueBucket(bucket.client, name: "a.b") }
    }

    @Test("Values end at the bucket's age")
    func age() async throws {
        let server = try await TestServer()
        let bucket = try await Self.bucket(server) { $0.maxAge = .milliseconds(500) }
        try await bucket.put("k", bytes("1"))
        try await eventually("the value is gone") { try await bucket.get("k") == nil }
    }

    @Test("A watch tells what there is and then each change, also over a restart of the server")
    func watch() async throws {
        let server = try await TestServer()
        let bucket = try await Self.bucket(server)
        // More than one fetch has.
        for number in 0..<300 { try await bucket.put("old.\(number % 280)", bytes("\(number)")) }
        let told = Told()
        let watch = Task { try await bucket.watch { told.add($0) } }
        try await eventually("the old values are told") { told.all.contains(.current) }
        #expect(told.all.count == 281 && told.all.last == .current)
        try await bucket.put("new", bytes("1"))
        try await eventually("the new value is told") { told.last?.value == bytes("1") }
        try await bucket.delete("new")
        try await eventually("the deletion is told") { told.last?.operation == .delete }
        try await server.kill()
        try await server.start()
        let writer = try await Self.bucket(server)
        try await writer.put("after", bytes("2"))
        try await eventually("the value after the restart is told") { told.last?.value == bytes("2") }
        let revisions = told.all.compactMap { event -> Int? in if case .entry(let entry) = event { entry.revision } else { nil } }
        #expect(revisions == revisions.sorted() && Set(revisions).count == revisions.count)
        watch.cancel()
        await #expect(throws: CancellationError.self) { try await watch.value }
    }

    @Test("An error of the receiver ends a watch")
    func receiver() async throws {
        let server = try await TestServer()
        let bucket = try await Self.bucket(server)
        let error = try await failure { try await bucket.watch { _ in throw NATSError(.timeout, "mine") } }
        #expect(error.message == "mine")
    }
}
