import CarillonAPI
import Foundation
import JetStream
import ServiceKit
import SystemControl
import TestConditions
import TestNATS
import Testing

extension Acceptance {
    /// Real processes, real NATS servers, real time.
    @Suite("5.9 Several dispatchers with one queue", .serialized)
    struct SharedQueue {
        @Test("ACC-125 DR-05 Three NATS servers, two dispatchers; one of each is killed under load: nothing is lost, the survivors send the rest")
        func killedServerAndDispatcher() async throws {
            let cluster = try await TestCluster.start(3)
            try await Self.withLoad("ACC-125", on: cluster.urls, replicas: 3, dispatchers: 2, messages: 1_000) { system, load in
                let sending = Task { try await load.send() }
                try await load.untilAccepted(200)
                // The server that leads the queue, so that a new leader must be found.
                let observer = try await cluster.servers[0].connect()
                let leader = try await eventualValue("the stream has a leader") {
                    try await JetStreamClient(observer).streamInfo("NOTIFICATIONS").leader
                }
                await observer.close()
                try await #require(cluster.server(named: leader)).kill()
                await system.kill("dispatcher")
                let killed = Date()
                try await sending.value
                try await load.untilAccepted(1_000)
                #expect(system.process("dispatcher")?.exitStatus != nil, "the survivors sent the rest")
                // It has reports of what it sent in its store.
                try await system.start("dispatcher")
                try await load.expectAllArrived(faults: [killed])
                // DR-05: sending goes on, and operators know.
                try await eventually("the lost copy is named") {
                    let (status, text) = try await Self.readiness(of: "dispatcher-2", in: system)
                    return status == 200 && text.contains("degraded: copies of the push queue: those of \(leader)")
                }
            }
        }

        @Test(
            "DISP-26 DR-05 The NATS server that leads the consumer is killed: acknowledgements are not heard for seconds, nothing is sent twice"
        )
        func killedConsumerLeader() async throws {
            let cluster = try await TestCluster.start(3)
            try await Self.withLoad("consumer-leader", on: cluster.urls, replicas: 3, dispatchers: 2, messages: 1_000, ackWait: 30) { system, load in
                let sending = Task { try await load.send() }
                try await load.untilAccepted(200)
                let observer = try await cluster.servers[0].connect()
                let leader = try await eventualValue("the consumer has a leader") {
                    try await JetStreamClient(observer).consumerInfo("NOTIFICATIONS", "push-worker-pool-urgent").leader
                }
                await observer.close()
                try await #require(cluster.server(named: leader)).kill()
                let killed = Date()
                try await sending.value
                try await load.untilAccepted(1_000)
                // Whatever is not acknowledged would be sent again after 30 s.
                let survivor = try #require(cluster.servers.first { $0.url != cluster.server(named: leader)?.url })
                let client = JetStreamClient(try await survivor.connect())
                // Without a leader it does not answer.
                try await eventually("all are acknowledged") { (try? await client.streamInfo("NOTIFICATIONS").messages) == 0 }
                await client.connection.close()
                // The last acknowledgements that the killed server had, and no other one had yet.
                let repeated = try await load.expectAllArrived(faults: [killed])
                #expect(repeated <= 20)
            }
        }

        @Test("DISP-26 DISP-01 Three dispatchers, each killed and started again in turn under load: no push is lost, a repeat has a kill before it")
        func killedInTurn() async throws {
            let server = try await TestServer()
            try await Self.withLoad("DISP-26", on: server.url, dispatchers: 3, messages: 1_500) { system, load in
                let sending = Task { try await load.send() }
                var killed: [Date] = []
                for (number, name) in ["dispatcher", "dispatcher-2", "dispatcher-3"].enumerated() {
                    try await load.untilAccepted(200 * (number + 1))
                    await system.kill(name)
                    killed.append(Date())
                    try await system.start(name)
                }
                try await sending.value
                try await load.expectAllArrived(faults: killed)
            }
        }

        @Test(
            "DISP-26 A dispatcher and the only NATS server are killed within one lease, twice: no push is lost, a repeat has a kill before it"
        )
        func killedTogether() async throws {
            let server = try await TestServer()
            try await Self.withLoad("killed-together", on: server.url, dispatchers: 2, messages: 1_000) { system, load in
                let sending = Task { try await load.send() }
                var killed: [Date] = []
                for (number, name) in ["dispatcher", "dispatcher-2"].enumerated() {
                    try await load.untilAccepted(200 * (number + 1))
                    await system.kill(name)
                    killed.append(Date())
                    try await server.kill()
                    try await server.start()
                    try await system.start(name)
                }
                try await sending.value
                try await load.expectAllArrived(faults: killed)
            }
        }

        @Test("ARCH-10 A rolling restart of two dispatchers under load sends every push once")
        func rollingRestart() async throws {
            let server = try await TestServer()
            try await Self.withLoad("ARCH-10", on: server.url, dispatchers: 2, messages: 1_000) { system, load in
                let sending = Task { try await load.send() }
                for (number, name) in ["dispatcher", "dispatcher-2"].enumerated() {
                    try await load.untilAccepted(200 * (number + 1))
                    #expect(await system.process(name)?.stop() == 0)
                    try await system.start(name)
                }
                try await sending.value
                #expect(try await load.expectAllArrived(faults: []) == 0)
            }
        }

        @Test("DISP-01 A dispatcher that stands still holds up the others for no longer than its peers need to leave it")
        func frozen() async throws {
            let server = try await TestServer()
            try await Self.withLoad("frozen", on: server.url, dispatchers: 2, messages: 400) { system, load in
                let frozen = try #require(system.process("dispatcher-2")).pid
                kill(frozen, SIGSTOP)
                let stopped = Date()
                // Also after a failure: nobody can end a process that stands still.
                defer { kill(frozen, SIGCONT) }
                try await load.send()
                try await load.untilAccepted(400)
                let woken = Date()
                kill(frozen, SIGCONT)
                try await load.expectAllArrived(faults: [stopped, woken])
            }
        }

        @Test("DISP-01 ARCH-10 Every push is sent after NATS was away, and meanwhile /readyz says why")
        func natsAway() async throws {
            let server = try await TestServer()
            try await Self.withLoad("DISP-01", on: server.url, dispatchers: 2, messages: 500) { system, load in
                let sending = Task { try await load.send() }
                try await load.untilAccepted(100)
                try await server.kill()
                let killed = Date()
                for name in ["dispatcher", "dispatcher-2"] {
                    try await eventually("\(name) says that NATS is away") {
                        let (status, text) = try await Self.readiness(of: name, in: system)
                        return status == 503 && text.contains("NATS") && text.contains("127.0.0.1:\(server.port)")
                    }
                }
                try await server.start()
                try await sending.value
                try await load.expectAllArrived(faults: [killed])
            }
        }

        @Test("PRIV-09 A user who is erased while pushes wait in the shared queue gets none of them, whichever dispatcher was told")
        func erasedWhileWaiting() async throws {
            let server = try await TestServer()
            try await Self.withLoad("PRIV-09", on: server.url, dispatchers: 2, messages: 20) { system, load in
                // One dispatcher is told, and both stop.
                _ = try await system.clients.dispatcher.pauseLanes(.init(paused: true))
                try await load.send()
                try await eventually("all wait") {
                    try await system.clients.dispatcher.queueStatus(.init(tenant: load.scenario.tenant)).queued == 20
                }
                _ = try await system.clients.userData.eraseUser(.init(tenant: load.scenario.tenant, userId: "user-7"))
                try await eventually("the queue has forgotten the user") {
                    try await system.clients.dispatcher.queueStatus(.init(tenant: load.scenario.tenant)).queued == 19
                }
                _ = try await system.clients.dispatcher.pauseLanes(.init(paused: false))
                try await load.untilAccepted(19)
                #expect(try await load.accepted()["load 7"] == nil)
            }
        }

        /// A system on real time whose dispatchers share a queue, with a provider that takes 100 ms for each push.
        private static func withLoad(
            _ name: String, on servers: String, replicas: Int = 1, dispatchers: Int, messages: Int, ackWait: Int = 2,
            _ body: (CarillonSystem, MessageLoad) async throws -> Void
        ) async throws {
            let settings = [
                "queue.engine": "jetstream", "queue.nats.servers": servers, "queue.replicas": String(replicas),
                "queue.ack_wait_seconds": String(ackWait),
            ]
            try await RunningSystem.fresh(name, settings: ["dispatcher": settings], dispatchers: dispatchers, realTime: true) { system in
                try await Scenario.start(name, in: system) { scenario in
                    let load = try await MessageLoad.prepare(messages, in: scenario)
                    _ = try await scenario.clients.simulator.addFaults(
                        .init(faults: [.init(provider: "apns", action: .delay, times: 0, delayMs: 100)], replace: true))
                    try await body(system, load)
                }
            }
        }

        private static func readiness(of process: String, in system: CarillonSystem) async throws -> (status: Int, text: String) {
            let admin = try system.folder.runningService(process).admin.split(separator: ":")
            let client = HTTPClient(host: String(admin[0]), port: try #require(Int(admin[1])))
            defer { Task { await client.close() } }
            let answer = try await client.request("GET", "/readyz")
            return (answer.status, String(decoding: answer.body, as: UTF8.self))
        }
    }
}
