import Foundation
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

/// `carillon up` and `carillon demo` as people run them, in processes of their own.
@Suite("A system in the foreground", .serialized, .timeLimit(.minutes(5)))
struct RunningSystemTests {
    static let everything = Set([CarillonSystem.simulator] + CarillonSystem.services)
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var runPath: String { folder.file("run") }
    private var run: RunFolder { RunFolder(path: runPath) }

    private func up() throws -> StartedCommand {
        try StartedCommand(["up", "--any-ports", "--stop-with-input", "--run-dir", runPath], in: folder)
    }

    /// A demo that has more to send than this test waits for. Its run folder is new, in the folder for temporary files.
    private func demo() throws -> StartedCommand {
        try StartedCommand(["demo", "--messages", "1000000", "--rate", "20"], in: folder, environment: ["TMPDIR": folder.path])
    }

    private func untilUp(_ command: StartedCommand) async throws {
        try await eventually("everything is up") { command.said.contains("Ctrl-C stops everything.") || command.process.exitStatus != nil }
        try #require(command.process.exitStatus == nil, "\(command.said)")
    }

    /// The demo says nothing when its services run, but counts the messages it sends.
    private func untilSending(_ command: StartedCommand) async throws {
        try await eventually("the demo sends") { command.said.contains("messages:") || command.process.exitStatus != nil }
        try #require(command.process.exitStatus == nil, "\(command.said)")
    }

    private var services: Set<String> { Set(folder.processes.map(\.name)).subtracting(["carillon"]) }

    @Test("CTL-01 a second `up` in a run folder touches nothing and says who runs there; an interruption stops the first one")
    func secondUp() async throws {
        let first = try up()
        try await untilUp(first)
        #expect(services == Self.everything)
        func records() -> [String: Data?] {
            Dictionary(uniqueKeysWithValues: Self.everything.map { ($0, FileManager.default.contents(atPath: run.recordPath(of: $0))) })
        }
        let before = records()
        #expect(before.values.allSatisfy { $0 != nil })
        let second = try await StartedCommand.run(["up", "--any-ports", "--run-dir", runPath], in: folder)
        #expect(second.status == 1)
        #expect(second.said.contains(runPath) && second.said.contains("pid \(first.process.pid)"), "\(second.said)")
        #expect(records() == before)
        #expect(services == Self.everything)
        #expect(try await StartedCommand.run(["sim", "requests", "--run-dir", runPath], in: folder).status == 0)
        let clock = try await StartedCommand.run(["clock", "now", "--run-dir", runPath], in: folder)
        let audit = try await StartedCommand.run(["audit", "--shared", "--since", "2h", "--run-dir", runPath], in: folder)
        #expect(audit.status == 0, "\(audit.said)")
        #expect(clock.status == 4 && clock.said.contains("this system runs on real time: `clock` needs"), "\(clock.said)")

        first.signal(SIGINT)
        #expect(await first.end() == 0, "\(first.said)")
        #expect(first.said.contains("stopping"))
        #expect(folder.processes.isEmpty)
        // What the first one left is no obstacle.
        let third = try up()
        try await untilUp(third)
        third.signal(SIGTERM)
        #expect(await third.end() == 0, "\(third.said)")
        #expect(folder.processes.isEmpty)
    }

    @Test("CTL-01 a service that runs alone in the folder keeps `up` out, too")
    func serviceAlone() async throws {
        try KeyMaterial.create(at: URL(filePath: runPath))
        let registry = try ServiceProcess(
            name: "registry", executable: ReleaseExecutables.url("registry"), arguments: ["--run-dir", runPath],
            log: URL(filePath: folder.file("registry.log")))
        try await eventually("the registry runs") { run.record(of: "registry") != nil || registry.exitStatus != nil }
        let refused = try await StartedCommand.run(["up", "--any-ports", "--run-dir", runPath], in: folder)
        #expect(refused.status == 1 && refused.said.contains("registry, pid \(registry.pid)"), "\(refused.said)")
        #expect(registry.exitStatus == nil)
        #expect(await registry.stop() == 0)
    }

    @Test("CTL-01 `up` names a process that died and its log, and starts it again where the others and the user know it")
    func deadService() async throws {
        let command = try up()
        try await untilUp(command)
        let before = Dictionary(uniqueKeysWithValues: try Self.everything.map { ($0, try #require(run.record(of: $0))) })
        // Nothing was wrong with the dispatcher that ends with 0: somebody wants it to start anew.
        let ends = [("gateway", SIGKILL, "by signal 9"), ("provider-sim", SIGKILL, "by signal 9"), ("dispatcher", SIGTERM, "with status 0")]
        for (name, signal, ending) in ends {
            let old = try #require(before[name])
            kill(old.pid, signal)
            let line = "\(name) (pid \(old.pid)) ended by itself, \(ending): starting it again in 1 s; its log is \(run.logPath(of: name))"
            try await eventually("\(name) is named") { command.said.contains(line) || command.process.exitStatus != nil }
        }
        for name in ["gateway", "provider-sim", "dispatcher"] {
            let new = try await eventualValue("\(name) runs again") {
                run.record(of: name).flatMap { command.said.contains("\(name) runs again, pid \($0.pid)\n") ? $0 : nil }
            }
            #expect(new.pid != before[name]?.pid && new.extra == before[name]?.extra && new.rpc == before[name]?.rpc, "\(new)")
        }
        #expect(services == Self.everything)
        let list = try await StartedCommand.run(["quarantine", "list", "--run-dir", runPath], in: folder)
        #expect(list.status == 0 && list.said.contains("nothing is in quarantine"), "\(list.said)")
        command.signal(SIGTERM)
        #expect(await command.end() == 0, "\(command.said)")
        #expect(folder.processes.isEmpty)
    }

    /// Makes the run folder one that every service refuses at its start, with status 2, and ends a service that runs.
    private func end(_ service: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: run.keyPath(of: "receipts"))
        kill(try #require(run.record(of: service)).pid, SIGKILL)
    }

    @Test("CTL-01 `up` stops everything when a process ends again and again, with the reason from its log, and as a wrong setting where it is one")
    func endsAgainAndAgain() async throws {
        let command = try up()
        try await untilUp(command)
        try end("receipts")
        #expect(await command.end() == 2, "\(command.said)")
        for pause in [1, 2, 4, 8] { #expect(command.said.contains(": starting it again in \(pause) s;"), "\(command.said)") }
        let lines = command.said.split(separator: "\n")
        let sentence = try #require(lines.last)
        #expect(sentence.hasPrefix("carillon: receipts ended 5 times within 60 s, at last with status 2, and the other services"), "\(command.said)")
        #expect(sentence.contains(run.logPath(of: "receipts")) && sentence.contains("correct the setting or the run folder"), "\(command.said)")
        #expect(lines.dropLast().last?.contains("chmod -R go-rwx") == true, "the reason, from the log: \(command.said)")
        #expect(folder.processes.isEmpty)
    }

    @Test("CTL-01 an interruption while a process waits for its restart stops the others and ends with 0")
    func interruptedRestart() async throws {
        let command = try up()
        try await untilUp(command)
        try end("receipts")
        try await eventually("a longer pause has begun") { command.said.contains("starting it again in 4 s") || command.process.exitStatus != nil }
        let began = ContinuousClock.now
        command.signal(SIGINT)
        #expect(await command.end() == 0, "\(command.said)")
        #expect(ContinuousClock.now - began < .seconds(20))
        #expect(!command.said.contains("did not stop") && !command.said.contains("runs again"), "\(command.said)")
        #expect(folder.processes.isEmpty)
    }

    @Test("CTL-01 `demo` does not go on without a service that died in the middle of its conversation; its folder goes")
    func deadServiceOfDemo() async throws {
        let command = try demo()
        try await untilSending(command)
        kill(try #require(folder.processes.first { $0.name == "receipts" }).pid, SIGKILL)
        #expect(await command.end() == 1, "\(command.said)")
        let sentence = try #require(command.said.split(separator: "\n").last)
        #expect(sentence.hasPrefix("carillon: receipts ended by itself, by signal 9"), "\(command.said)")
        #expect(folder.processes.isEmpty)
        // The log stays where the sentence says.
        let log = try #require(sentence.firstMatch(of: #/its log is ([^;]+);/#)?.output.1)
        #expect(FileManager.default.contents(atPath: String(log))?.isEmpty == false, "\(command.said)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).allSatisfy { $0.hasSuffix(".log") })
    }

    @Test("CTL-01 a signal while the services start stops those that were started")
    func earlySignal() async throws {
        let command = try up()
        try await eventually("the first service is there") { !services.isEmpty }
        command.signal(SIGTERM)
        #expect(await command.end() == 0, "\(command.said)")
        #expect(folder.processes.isEmpty)
    }

    @Test("ARCH-10 the services of an `up` that is killed end with it")
    func killedUp() async throws {
        let command = try up()
        try await untilUp(command)
        #expect(services == Self.everything)
        await command.process.kill()
        try await eventually("the services ended") { folder.processes.isEmpty }
        // They drained: each took its record away.
        #expect(Self.everything.filter { run.record(of: $0) != nil } == [])
    }

    @Test("ARCH-10 the services of a `demo` that is killed end with it")
    func killedDemo() async throws {
        let command = try demo()
        try await untilSending(command)
        #expect(services == Self.everything)
        await command.process.kill()
        try await eventually("the services ended") { folder.processes.isEmpty }
    }

    @Test("CTL-01 a service that is frozen is named and killed after ten seconds; the others drain")
    func frozenService() async throws {
        let command = try up()
        try await untilUp(command)
        let frozen = try #require(run.record(of: "dispatcher")).pid
        kill(frozen, SIGSTOP)
        let began = ContinuousClock.now
        command.signal(SIGTERM)
        #expect(await command.end() == 1, "\(command.said)")
        #expect(ContinuousClock.now - began < .seconds(25))
        #expect(command.said.contains("waiting for ") && command.said.contains("dispatcher (pid \(frozen))"), "\(command.said)")
        #expect(command.said.contains("dispatcher (pid \(frozen)) has not answered for 10 s: killing it"), "\(command.said)")
        #expect(!command.said.contains("gateway (pid \(run.record(of: "gateway")?.pid ?? 0)) has not"), "\(command.said)")
        #expect(folder.processes.isEmpty)
        // The others drained: each took its record away.
        #expect(Self.everything.filter { run.record(of: $0) != nil } == ["dispatcher"])
    }

    @Test("CTL-01 a second interruption kills everything at once, a frozen service included")
    func secondInterruption() async throws {
        let command = try up()
        try await untilUp(command)
        kill(try #require(run.record(of: "registry")).pid, SIGSTOP)
        command.signal(SIGINT)
        try await eventually("it stops") { command.said.contains("once more kills everything at once") }
        let began = ContinuousClock.now
        command.signal(SIGINT)
        #expect(await command.end() == 130, "\(command.said)")
        #expect(ContinuousClock.now - began < .seconds(8))
        try await eventually("everything ended") { folder.processes.isEmpty }
    }

    @Test("CTL-01 commands say at once that nothing runs in the folder; those that need keys alone work")
    func stopped() async throws {
        try KeyMaterial.create(at: URL(filePath: runPath))
        for arguments in [["stats"], ["clock", "now"], ["keys", "status"], ["keys", "rotate"], ["service-keys", "list"], ["token", "ann"]] {
            let began = ContinuousClock.now
            let refused = try await StartedCommand.run(arguments + ["--run-dir", runPath], in: folder)
            #expect(refused.status == 3 && refused.said.contains("the system in \(runPath) is not running"), "\(arguments) \(refused.said)")
            #expect(refused.said.contains("carillon up --run-dir \(runPath)") && ContinuousClock.now - began < .seconds(4), "\(arguments)")
        }
        for arguments in [["token", "ann", "--app", "chat"], ["token", "ann", "--platform"], ["keys", "rotate", "--no-reencrypt"]] {
            let done = try await StartedCommand.run(arguments + ["--run-dir", runPath], in: folder)
            #expect(done.status == 0, "\(arguments) \(done.said)")
        }
        let missing = try await StartedCommand.run(["backup", "check", folder.file("nothing")], in: folder)
        #expect(missing.status == 1 && missing.said.contains("\(folder.file("nothing")) cannot be used: there is no such folder"), "\(missing.said)")
    }

    @Test("CTL-01 `up` on taken ports names service, address and holder, and --any-ports, and starts nothing")
    func takenPort() async throws {
        // Where somebody else has the port already, that is the holder.
        let listener = Listener(port: 7105)
        defer { listener.close() }
        let refused = try await StartedCommand.run(["up", "--run-dir", runPath], in: folder)
        #expect(refused.status == 1 && refused.said.contains("127.0.0.1:7105 (gRPC of receipts): held by"), "\(refused.said)")
        #expect(refused.said.contains("--any-ports"), "\(refused.said)")
        #expect(folder.processes.isEmpty)
    }

    @Test("SEC-13 CTL-01 `keys init` of a folder that has keys says so and succeeds")
    func keysInit() async throws {
        let first = try await StartedCommand.run(["keys", "init", runPath], in: folder)
        #expect(first.status == 0 && first.said.contains("keys/operator"), "\(first.said)")
        let key = FileManager.default.contents(atPath: run.keyPath(of: "operator"))
        let second = try await StartedCommand.run(["keys", "init", runPath], in: folder)
        #expect(second.status == 0 && second.said.contains("nothing was missing"), "\(second.said)")
        #expect(FileManager.default.contents(atPath: run.keyPath(of: "operator")) == key)
    }
}
