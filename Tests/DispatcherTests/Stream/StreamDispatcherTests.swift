import CarillonAPI
import Foundation
import JetStream
import Logging
import Providers
import ServiceKit
import Storage
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// Whole dispatchers on the shared queue: engine, lanes and providers as with the queue in the store.
@Suite("Dispatchers on a shared queue", .serialized) struct StreamDispatcherTests {
    /// Dispatchers with one queue and one simulator.
    private struct Dispatchers {
        var all: [DispatcherFixture]
        var queues: [JetStreamPushQueue]
        let server: TestServer

        var outcomes: [ReceiptsV1.Outcome] { all.flatMap(\.peers.outcomes) }
        var sent: Set<String> { Set(outcomes.filter { $0.status == .sent }.map(\.pushId)) }

        func until(_ what: String, _ condition: () async throws -> Bool) async throws {
            do { try await eventually(what, condition) } catch is NeverHappened {
                throw TestServer.Failed("\(what): \(sent.count) sent; \(queues.map { $0.problem ?? "ready" }); \(all.map(\.logs.all))")
            }
        }
    }

    private func withDispatchers(
        _ count: Int, _ change: (inout StreamSettings) -> Void = { _ in }, _ body: (inout Dispatchers) async throws -> Void
    ) async throws {
        let server = try await TestServer()
        var settings = StreamSettings(servers: [server.url])
        change(&settings)
        var dispatchers = Dispatchers(all: [], queues: [], server: server)
        let clock = VirtualClock(start: TestPushes.start, activity: ActivityTracker())
        var key: CredentialFields?
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
            let fields = if let key { key } else { try await fixture.apnsKey("KEY0000001") }
            try await fixture.put(.apns, fields)
            key = fields
            dispatchers.queues.append(try #require(made))
        }
        try await eventually("all queues are ready") { dispatchers.queues.allSatisfy { $0.problem == nil } }
        do {
            try await body(&dispatchers)
        } catch {
            await stop(dispatchers)
            throw error
        }
        await stop(dispatchers)
    }

    private func stop(_ dispatchers: Dispatchers) async {
        for fixture in dispatchers.all.dropFirst() { await fixture.stop() }
        await dispatchers.all.first?.stopAll()
        for queue in dispatchers.queues { await queue.close() }
    }

    private func pushes(_ numbers: Range<Int>) -> [DispatcherV1.Push] {
        numbers.map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") }
    }

    @Test("DISP-01 the engine sends from the stream as from the store: each push once, with one outcome, and nothing stays")
    func sends() async throws {
        try await withDispatchers(1) { dispatchers in
            let fixture = dispatchers.all[0]
            try await fixture.enqueue(pushes(0..<300))
            try await fixture.enqueue(pushes(0..<10))
            try await dispatchers.until("300 outcomes") { fixture.peers.outcomes.count == 300 }
            let statistics = try await fixture.statistics()
            #expect(statistics.accepted["apns"] == 300 && statistics.duplicates == 0 && statistics.violations.isEmpty)
            try await dispatchers.until("the queue is empty") {
                let status = try await fixture.status()
                return status.queued == 0 && status.leased == 0
            }
        }
    }

    @Test("DISP-23 a retry is sent after its wait, with its attempts counted")
    func retries() async throws {
        try await withDispatchers(1) { dispatchers in
            let fixture = dispatchers.all[0]
            try await fixture.fault("apns", status: 500, reason: "InternalServerError", times: 2)
            try await fixture.enqueue(pushes(0..<1))
            try await dispatchers.until("it is sent at the third attempt") {
                try await fixture.advance(by: .milliseconds(500))
                return fixture.peers.outcomes.last?.status == .sent
            }
            #expect(fixture.peers.outcomes.map(\.attemptNumber) == [1, 2, 3])
            #expect(fixture.peers.outcomes.map(\.sequence) == [1, 2, 3])
        }
    }

    @Test("DISP-02 two dispatchers send what came to one of them, each push once")
    func two() async throws {
        try await withDispatchers(2) { dispatchers in
            for part in 0..<20 { try await dispatchers.all[0].enqueue(pushes(part * 50..<part * 50 + 50)) }
            try await dispatchers.until("1,000 are sent") { [dispatchers] in dispatchers.sent.count == 1_000 }
            let statistics = try await dispatchers.all[0].statistics()
            #expect(statistics.accepted["apns"] == 1_000 && statistics.duplicates == 0)
            #expect(dispatchers.outcomes.count == 1_000)
            #expect(dispatchers.all.allSatisfy { !$0.peers.outcomes.isEmpty })
        }
    }

    @Test("A dispatcher stops under load and gives back what it has not sent: the other one sends it, and nothing is sent twice")
    func rolls() async throws {
        try await withDispatchers(2, { $0.ackWait = .seconds(30) }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<2_000))
            try await dispatchers.until("some are sent") { [dispatchers] in dispatchers.sent.count > 100 }
            let leaving = dispatchers.all[1]
            await leaving.stop()
            try await dispatchers.until("all are sent") { [dispatchers] in
                try await dispatchers.all[0].statistics().accepted["apns"] == 2_000
            }
            #expect(try await dispatchers.all[0].statistics().duplicates == 0)
            dispatchers.all.remove(at: 1)
        }
    }

    @Test("T39 a dispatcher that loses NATS for good under load loses nothing: the other one goes on after the wait for acknowledgements")
    func dies() async throws {
        try await withDispatchers(2, { $0.ackWait = .seconds(2) }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<2_000))
            try await dispatchers.until("some are sent") { [dispatchers] in dispatchers.sent.count > 100 }
            await dispatchers.queues[1].close()
            try await dispatchers.until("all are sent") { [dispatchers] in dispatchers.sent.count == 2_000 }
            try await dispatchers.until("the queue is empty") { [dispatchers] in try await dispatchers.all[0].status().queued == 0 }
        }
    }

    @Test("The server is killed and started again under load: everything acknowledged is sent, with no new connection by hand")
    func serverKilled() async throws {
        try await withDispatchers(2, { $0.ackWait = .seconds(2) }) { dispatchers in
            try await dispatchers.all[0].enqueue(pushes(0..<1_500))
            try await dispatchers.until("some are sent") { [dispatchers] in dispatchers.sent.count > 100 }
            try await dispatchers.server.kill()
            try await dispatchers.server.start()
            try await dispatchers.until("all are sent") { [dispatchers] in dispatchers.sent.count == 1_500 }
            try await dispatchers.all[1].enqueue(pushes(1_500..<1_510))
            try await dispatchers.until("later ones, too") { [dispatchers] in dispatchers.sent.count == 1_510 }
        }
    }
}
