import CarillonAPI
import Foundation
import JetStream
import Logging
import Providers
import ServiceKit
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// Dispatchers with one queue in NATS and one simulator.
struct StreamDispatchers {
    var all: [DispatcherFixture]
    var queues: [JetStreamPushQueue]
    let server: TestServer
    /// Of every app that has one.
    var key: CredentialFields

    var outcomes: [ReceiptsV1.Outcome] { all.flatMap(\.peers.outcomes) }
    var sent: Set<String> { Set(outcomes.filter { $0.status == .sent }.map(\.pushId)) }

    /// The number of messages of a stream.
    func messages(_ stream: String) async throws -> Int { try await JetStreamClient(queues[0].connection).streamInfo(stream).messages }

    /// Opens the lanes of an app.
    func putKey(of tenant: CommonV1.Tenant) async throws { for fixture in all { try await fixture.put(.apns, key, of: tenant) } }

    func until(_ what: String, _ condition: () async throws -> Bool) async throws {
        do { try await eventually(what, condition) } catch is NeverHappened {
            throw TestServer.Failed("\(what): \(sent.count) sent; \(queues.map { $0.problem ?? "ready" }); \(all.map(\.logs.all))")
        }
    }

    func stop() async {
        for fixture in all.dropFirst() { await fixture.stop() }
        await all.first?.stopAll()
        for queue in queues { await queue.close() }
    }
}

/// Runs a body with dispatchers that share a queue, and stops them in any case.
///
/// - Parameter tenant: the app that has a credential.
func withStreamDispatchers(
    _ count: Int, of tenant: CommonV1.Tenant = TestPushes.tenant, _ change: (inout StreamSettings) -> Void = { _ in },
    _ body: (inout StreamDispatchers) async throws -> Void
) async throws {
    let server = try await TestServer()
    var settings = StreamSettings(servers: [server.url])
    change(&settings)
    var dispatchers = StreamDispatchers(all: [], queues: [], server: server, key: [:])
    let clock = VirtualClock(start: TestPushes.start, activity: ActivityTracker())
    for _ in 0..<count {
        let connection = try await server.connect()
        let logs = Logger(label: "queue") { _ in SwiftLogNoOpLogHandler() }
        var made: JetStreamPushQueue?
        let first = dispatchers.all.first
        var folder: TemporaryFolder?
        if let first {
            let new = try TemporaryFolder()
            for file in ["ca.pem", "sim.pem", "sim.key", "credentials.json"] {
                try FileManager.default.copyItem(atPath: first.folder.file(file), toPath: new.file(file))
            }
            folder = new
        }
        let makeQueue: DispatcherFixture.Queue = { store in
            let queue = JetStreamPushQueue(settings, store: store.store, clock: clock, logger: logs, connection)
            made = queue
            return queue
        }
        let fixture = try await DispatcherFixture.start(
            credentials: false, folder: folder, simulator: first?.simulator, makeQueue: makeQueue)
        dispatchers.all.append(fixture)
        // One key for all: the simulator knows the last one of an id.
        if dispatchers.key.isEmpty { dispatchers.key = try await fixture.apnsKey("KEY0000001") }
        try await fixture.put(.apns, dispatchers.key, of: tenant)
        dispatchers.queues.append(try #require(made))
    }
    try await eventually("all queues are ready") { dispatchers.queues.allSatisfy { $0.problem == nil } }
    do {
        try await body(&dispatchers)
    } catch {
        await dispatchers.stop()
        throw error
    }
    await dispatchers.stop()
}
