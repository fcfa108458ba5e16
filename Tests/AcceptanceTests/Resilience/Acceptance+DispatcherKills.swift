import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

@testable import CarillonCommand

extension Acceptance {
    /// A dispatcher with its queue in SQLite. Several that share one on NATS: ``SharedQueue``.
    @Suite("5.9 Kills of the only dispatcher", .serialized)
    struct DispatcherKills {
        @Test(
            "DR-02 DISP-26 T28 The dispatcher is killed 50 times under load and faults: nothing is lost, a repeat was in flight, with one collapse id"
        )
        func killedUnderLoad() async throws {
            let count = try ChaosSettings.number("CARILLON_CHAOS_KILLS", default: 50)
            let seed = try ChaosSettings.number("CARILLON_CHAOS_SEED", default: 1)
            try await RunningSystem.fresh("kills", realTime: true) { system in
                try await Scenario.start("kills", in: system, overrides: ChaosLoad.overrides) { scenario in
                    let load = try await ChaosLoad.prepare(in: scenario)
                    let simulator = scenario.clients.simulator
                    var faults = ChaosFaults(seed: UInt64(seed))
                    var record = ChaosRecord()
                    var kills: [ChaosRecord.Kill] = []
                    let progress = CarillonCommand.Progress("kills of the dispatcher (CARILLON_CHAOS_SEED=\(seed))", total: count)
                    let sending = Task { try await load.send() }
                    // Also after a failure: the task would outlive the system.
                    defer { load.stop() }
                    for number in 0..<count {
                        _ = try await simulator.addFaults(.init(faults: faults.draw(for: load.devices), replace: true))
                        let life = faults.life(number)
                        await ChaosLoad.pass(life / 2)
                        // APNs may lower its limit at any time, with pushes in flight (T2).
                        if number % 5 == 4 { _ = try await simulator.setStreamLimit(.init(maxConcurrentStreams: 1)) }
                        await ChaosLoad.pass(life / 2)
                        let began = ChaosRecord.now
                        await system.kill("dispatcher")
                        kills.append(.init(began: began, ended: ChaosRecord.now))
                        try await system.start("dispatcher")
                        try await record.read(simulator)
                        progress.advance()
                    }
                    _ = try await simulator.addFaults(.init(replace: true))
                    load.stop()
                    let sent = try await sending.value
                    progress.finish(note: "\(sent) messages")

                    let ledger = try await eventualValue("the ledger knows the end of all \(sent) pushes", every: .milliseconds(200)) {
                        let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                        return ledger.devicesByStatus["sent"] == Int64(sent) && ledger.openDevices == 0 ? ledger : nil
                    }
                    try await record.read(simulator)
                    let (byProvider, repeated) = record.expectEachArrived(load.messages(sent), kills: kills)
                    #expect(ledger.sentByProvider == byProvider, "the ledger and the record of the simulators agree")
                    #expect(ledger.devicesByStatus.filter { $0.value > 0 }.keys.sorted() == ["sent"])
                    #expect(repeated > 0, "pushes were in flight at the kills")
                    let queue = try await eventualValue("the dispatcher answers", every: .milliseconds(100)) {
                        try? await scenario.clients.dispatcher.queueStatus(.init(tenant: scenario.tenant))
                    }
                    #expect(queue.queued + queue.leased + queue.waitingRetry == 0 && queue.deadLetters == 0)
                    let statistics = try await simulator.statistics(.init())
                    #expect(statistics.violations.isEmpty, "\(statistics.violations)")
                    let kinds = statistics.refused.filter { $0.value > 0 }.keys.sorted().joined(separator: " ")
                    print("\(count) kills, seed \(seed): \(sent) messages, \(repeated) of them sent more than once; faults \(kinds)")
                }
            }
        }

        @Test("DR-02 DISP-01 Two dispatchers on one store: the second ends at once with the remedy, the first one sends on")
        func secondDispatcher() async throws {
            try await RunningSystem.fresh("second-dispatcher") { system in
                try await Scenario.start("second-dispatcher", in: system) { scenario in
                    try await scenario.people(["ann"])
                    let first = try #require(system.process("dispatcher"))
                    let same = try await Self.refused("same", in: system)
                    #expect(same.status == 2 && same.message.contains("runs with the run folder \(system.folder.path) already"), "\(same)")
                    #expect(same.message.contains("set queue.engine to jetstream"), "\(same)")
                    // As another instance it would have another store, and the pushes of the first one stay where they are.
                    let other = try await Self.refused("other", ["--set", "instance=2"], in: system)
                    #expect(other.status == 2 && other.message.contains("queue.engine sqlite has one dispatcher"), "\(other)")
                    #expect(other.message.contains("set queue.engine to jetstream"), "\(other)")

                    #expect(first.exitStatus == nil && system.folder.record(of: "dispatcher")?.pid == first.pid)
                    try await scenario.submit(scenario.mention("ann", id: "after"))
                    #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                }
            }
        }

        /// Starts one more dispatcher in the run folder of a system, which must end by itself.
        private static func refused(
            _ name: String, _ arguments: [String] = [], in system: CarillonSystem
        ) async throws -> (status: Int32, message: String) {
            let log = system.options.runFolder.appending(path: "dispatcher-\(name).log")
            let process = try ServiceProcess(
                name: "dispatcher", executable: ReleaseExecutables.url("dispatcher"), arguments: ["--run-dir", system.folder.path] + arguments,
                log: log)
            return (await process.stop(unlessEndedWithin: longestWait), process.lastLogLines())
        }
    }
}

extension ServiceProcess {
    /// Waits for a process that ends by itself, and ends it when it does not.
    fileprivate func stop(unlessEndedWithin limit: Duration) async -> Int32 {
        try? await eventually("the process has ended", within: limit) { exitStatus != nil }
        return await stop()
    }
}
