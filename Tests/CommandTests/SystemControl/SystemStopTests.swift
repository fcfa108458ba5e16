import Foundation
import NIOConcurrencyHelpers
import SystemControl
import TestConditions
import TestFolders
import Testing

@Suite("Stopping processes", .timeLimit(.minutes(1)))
struct SystemStopTests {
    let folder: TemporaryFolder
    private let said = NIOLockedValueBox<[String]>([])

    init() throws { folder = try TemporaryFolder() }

    /// A shell that does `action` when it is asked to stop, and ends by itself after a while.
    private func shell(_ name: String, onStop action: String) async throws -> ServiceProcess {
        let script = "trap '\(action)' TERM; echo ready; for i in $(seq 300); do sleep 0.1; done"
        let process = try ServiceProcess(
            name: name, executable: URL(filePath: "/bin/sh"), arguments: ["-c", script], log: URL(filePath: folder.file("\(name).log")))
        try await eventually("\(name) is ready") { process.lastLogLines().contains("ready") }
        return process
    }

    private var limits: SystemStop.Limits {
        var limits = SystemStop.Limits()
        limits.interval = .milliseconds(50)
        limits.silence = .seconds(1)
        limits.drain = .seconds(20)
        limits.firstReport = .milliseconds(200)
        limits.nextReport = .seconds(1)
        return limits
    }

    private func stop(_ processes: [ServiceProcess], _ limits: SystemStop.Limits, silent: Set<String> = []) async -> [Int32] {
        await SystemStop(
            processes, limits: limits, isAnswering: { !silent.contains($0.name) }, report: { [said] line in said.withLockedValue { $0.append(line) } }
        ).run()
    }

    private func says(_ words: String) -> Bool { said.withLockedValue { $0.contains { $0.contains(words) } } }

    @Test("CTL-01 who does not answer is named and killed; who answers is given its time to drain")
    func silence() async throws {
        let frozen = try await shell("frozen", onStop: "")
        let slow = try await shell("slow", onStop: "sleep 3; exit 7")
        let quick = try await shell("quick", onStop: "exit 0")
        let statuses = await stop([frozen, slow, quick], limits, silent: ["frozen"])
        #expect(statuses == [128 + SIGKILL, 7, 0])
        #expect(says("waiting for ") && says("frozen (pid \(frozen.pid)) has not answered for 1 s: killing it"), "\(said.withLockedValue { $0 })")
        #expect(says("slow (pid \(slow.pid))") && !says("slow (pid \(slow.pid)) has not"))
        // Again: nothing is left to do.
        #expect(await stop([frozen, slow, quick], limits) == statuses)
    }

    @Test("CTL-01 who answers and does not stop is killed when the time of a drain is over")
    func endless() async throws {
        var limits = limits
        limits.drain = .seconds(2)
        let endless = try await shell("endless", onStop: "")
        #expect(await stop([endless], limits) == [128 + SIGKILL])
        #expect(says("endless (pid \(endless.pid)) has not stopped within 2 s: killing it"))
    }

    @Test("The time for a drain is longer than the services' own limit of 30 s")
    func drain() {
        #expect(SystemStop.Limits().drain > .seconds(30))
    }
}
