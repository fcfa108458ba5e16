import CarillonAPI
import Cryptography
import Foundation
import NIOPosix
import RPC
import ServiceKit
import TestConditions
import TestFolders
import Testing

/// A real service in a process of its own, with a run folder made by hand.
final class ChildService: Sendable {
    let folder: TemporaryFolder
    var run: RunFolder { RunFolder(path: folder.file("run")) }

    init() throws {
        folder = try TemporaryFolder()
        for service in RunFolder.serviceNames + ["operator", "host"] { try folder.write("key-of-\(service)", to: "run/keys/\(service)") }
        _ = try KeyRing.create(at: run.linkKeyRingPath)
    }

    /// Its other end is this process's: services end with the tests.
    private static let lifeline = Lifeline.pipe()

    /// Starts it with its standard error in a file.
    func start(_ arguments: [String], errors: String = "stderr", input: Pipe = lifeline) throws -> Process {
        let process = Process()
        process.executableURL = try ReleaseExecutables.url("preferences")
        process.arguments = ["--stop-with-input", "--run-dir", run.path] + arguments
        process.standardInput = input.fileHandleForReading
        try folder.write("", to: errors)
        process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file(errors)))
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Starts it and waits until it says where it listens.
    func startReady(_ arguments: [String] = [], input: Pipe = lifeline) async throws -> (Process, ProcessRecord) {
        try? FileManager.default.removeItem(atPath: run.recordPath(of: "preferences"))
        let process = try start(arguments, input: input)
        try await eventually("the service started") { self.run.record(of: "preferences") != nil || !process.isRunning }
        return (process, try #require(run.record(of: "preferences"), "\(errors())"))
    }

    /// Starts it with arguments that make it fail, and waits for the end.
    func fail(_ arguments: [String]) async throws -> (status: Int32, message: String) {
        let process = try start(arguments, errors: "failure")
        try await eventually("the service ended") { !process.isRunning }
        process.terminate()
        process.waitUntilExit()
        return (process.terminationStatus, errors("failure"))
    }

    func stop(_ process: Process) async throws -> Int32 {
        process.terminate()
        try await eventually("the service ended") { !process.isRunning }
        return process.terminationStatus
    }

    func errors(_ name: String = "stderr") -> String { (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? "" }

    /// A channel to it with a principal's key.
    func channel(as principal: String) throws -> ClientChannel {
        let run = run
        let key = try run.key(of: principal)
        return ClientChannel(
            target: .resolver(name: "preferences") { run.record(of: "preferences")?.addresses ?? [] }, group: MultiThreadedEventLoopGroup.singleton,
            credentials: { ["authorization": "Bearer \(key)"] })
    }

    /// One request to the admin port, by Python's client.
    func http(_ method: String, _ address: String, body: String = "") throws -> (status: Int, body: String) {
        let script = """
            import sys, urllib.request, urllib.error
            request = urllib.request.Request(sys.argv[2], method=sys.argv[1], data=sys.argv[3].encode() or None)
            try: answer = urllib.request.urlopen(request, timeout=10)
            except urllib.error.HTTPError as error: answer = error
            print(answer.status); print(answer.read().decode(), end="")
            """
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", "-c", script, method, "http://\(address)", body]
        let pipe = Pipe()
        python.standardOutput = pipe
        try python.run()
        let lines = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n", maxSplits: 1)
        python.waitUntilExit()
        return (try #require(lines.first.flatMap { Int($0) }), lines.count > 1 ? String(lines[1]) : "")
    }
}

@Suite("A service as a process")
struct ServiceProcessTests {
    let child: ChildService
    init() throws { child = try ChildService() }

    @Test("ARCH-10 OBS-02 starts, tells where it listens, answers health and metrics, drains on SIGTERM")
    func life() async throws {
        let (process, record) = try await child.startReady()
        #expect(record.pid == process.processIdentifier)
        #expect(record.rpc == ["unix:\(child.run.socketPath(of: "preferences"))"])

        // Health needs no key. Without a registry, and without anything known from it, the service can answer nothing; it runs all the same.
        let anonymous = ClientChannel(target: .addresses(record.addresses), group: MultiThreadedEventLoopGroup.singleton)
        let health = GRPCHealthV1.Health.Client(anonymous)
        #expect(try await health.check(.init(service: HealthState.processName)).status == .serving)
        #expect(try await health.check(.init()).status == .notServing)
        let refused = await #expect(throws: RPCError.self) { try await PreferencesV1.Preferences.Client(anonymous).getPreferences(.init()) }
        #expect(refused?.code == .unauthenticated)

        #expect(try child.http("GET", record.admin + "/healthz").body == "ok\n")
        #expect(try child.http("GET", record.admin + "/readyz").status == 503)
        #expect(try child.http("PUT", record.admin + "/log-level", body: "debug").status == 200)
        let metrics = try child.http("GET", record.admin + "/metrics").body
        for name in [
            #"carillon_rpc_server_seconds_count{code="UNAUTHENTICATED",method="GetPreferences",service="carillon.preferences.v1.Preferences"} 1"#,
            "process_cpu_seconds_total", "process_resident_memory_bytes", "process_open_fds", "process_start_time_seconds",
        ] { #expect(metrics.contains(name)) }

        await anonymous.shutdown()
        #expect(try await child.stop(process) == 0)
        #expect(child.run.record(of: "preferences") == nil)
        #expect(child.errors().contains("\"message\":\"stopped\""))
        #expect((FileManager.default.contents(atPath: child.run.storePath(of: "preferences") + "-wal") ?? Data()).isEmpty)
    }

    @Test("ARCH-10 a service drains when the end of its standard input tells that its starter is gone, and not before")
    func inputEnds() async throws {
        let input = Lifeline.pipe()
        let (process, _) = try await child.startReady(input: input)
        try input.fileHandleForWriting.write(contentsOf: Data("words that mean nothing\n".utf8))
        #expect(process.isRunning)
        try input.fileHandleForWriting.close()
        try await eventually("the service ended") { !process.isRunning }
        #expect(process.terminationStatus == 0)
        #expect(child.run.record(of: "preferences") == nil && child.errors().contains("\"message\":\"stopped\""))
    }

    @Test("DR-04 a service copies its store for the operator, where the run folder says, and to no other place")
    func backup() async throws {
        let (process, _) = try await child.startReady()
        let channel = try child.channel(as: "operator")
        let backups = OperationsV1.Backups.Client(channel)
        let copies = try await backups.createBackup(.init(name: "first-1")).copies
        #expect(copies.map(\.path) == [child.run.path("backups/first-1/preferences.sqlite")] && copies.map(\.store) == ["preferences"])
        let attributes = try FileManager.default.attributesOfItem(atPath: copies[0].path)
        #expect(attributes[.posixPermissions] as? Int == 0o600 && attributes[.size] as? Int64 == copies[0].bytes)
        let again = await #expect(throws: RPCError.self) { try await backups.createBackup(.init(name: "first-1")) }
        #expect(again?.code == .alreadyExists)
        for name in ["", ".", "..", "../x", "/tmp/x", "a b", String(repeating: "a", count: 65)] {
            let refusal = await #expect(throws: RPCError.self, "\(name)") { try await backups.createBackup(.init(name: name)) }
            #expect(refusal?.code == .invalidArgument && refusal?.field == "name")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: child.run.path("backups")) == ["first-1"])
        await channel.shutdown()
        #expect(try await child.stop(process) == 0)
    }

    @Test("A killed process leaves nothing that keeps the next one from starting; the next one is found where it listens")
    func killed() async throws {
        let (first, _) = try await child.startReady()
        let channel = try child.channel(as: "host")
        kill(first.processIdentifier, SIGKILL)
        try await eventually("killed") { !first.isRunning }
        let (second, record) = try await child.startReady(["--listen", "ipv4:127.0.0.1:0"])
        #expect(record.pid == second.processIdentifier && record.rpc.first?.hasPrefix("ipv4:127.0.0.1:") == true)
        // The host may not list followers, and is told so by the new process.
        let error = await #expect(throws: RPCError.self) { try await PreferencesV1.Preferences.Client(channel).listChannelFollowers(.init()) }
        #expect(error?.code == .permissionDenied)
        await channel.shutdown()
        #expect(try await child.stop(second) == 0)
    }

    @Test("ARCH-05 in test mode its clock is moved by the operator alone, forward only, and survives a restart")
    func clock() async throws {
        let start = Instant(milliseconds: 1_770_000_000_000)
        let arguments = ["--test-mode", "--set", "clock_start=\(start.rfc3339)"]
        let (first, _) = try await child.startReady(arguments)
        let channel = try child.channel(as: "operator")
        let clock = TestingV1.Clock.Client(channel)
        #expect(try await clock.status(.init()).nowMs == start.milliseconds)
        let later = (start + .seconds(3_600)).milliseconds
        _ = try await clock.set(.init(nowMs: later))
        let backwards = await #expect(throws: RPCError.self) { try await clock.set(.init(nowMs: later - 1)) }
        #expect(backwards?.code == .outOfRange && backwards?.field == "now_ms")
        let host = try child.channel(as: "host")
        let denied = await #expect(throws: RPCError.self) { try await TestingV1.Clock.Client(host).set(.init(nowMs: later)) }
        #expect(denied?.code == .permissionDenied)
        await host.shutdown()
        #expect(try await child.stop(first) == 0)

        let (second, _) = try await child.startReady(arguments)
        #expect(try await clock.status(.init()).nowMs == later)
        await channel.shutdown()
        #expect(try await child.stop(second) == 0)
    }

    @Test("Without test mode there is no clock to move")
    func noClock() async throws {
        let (process, _) = try await child.startReady()
        let channel = try child.channel(as: "operator")
        let error = await #expect(throws: RPCError.self) { try await TestingV1.Clock.Client(channel).status(.init()) }
        #expect(error?.code == .unimplemented)
        await channel.shutdown()
        #expect(try await child.stop(process) == 0)
    }

    @Test("A second process is told who has the store; a taken port and a missing key are named with the remedy")
    func refusals() async throws {
        let (process, record) = try await child.startReady(["--listen", "ipv4:127.0.0.1:0"])
        let second = try await child.fail([])
        #expect(second.status == 1 && second.message.contains("in use by pid \(process.processIdentifier)"))
        #expect(child.run.record(of: "preferences") == record, "the refused process leaves the other one's record alone")

        let other = try ChildService()
        let port = try #require(record.rpc.first?.split(separator: ":").last)
        let taken = try await other.fail(["--listen", "ipv4:127.0.0.1:\(port)"])
        #expect(taken.status == 1 && taken.message.contains("port \(port) of 127.0.0.1 is in use") && taken.message.contains("--listen"))
        let adminPort = try #require(record.admin.split(separator: ":").last)
        let takenAdmin = try await other.fail(["--admin-listen", "ipv4:127.0.0.1:\(adminPort)"])
        #expect(takenAdmin.status == 1 && takenAdmin.message.contains("--admin-listen"))

        try FileManager.default.removeItem(atPath: other.run.keyPath(of: "preferences"))
        let noKey = try await other.fail([])
        #expect(noKey.status == 2 && noKey.message.contains(other.run.keyPath(of: "preferences")) && noKey.message.contains("carillon keys init"))
        #expect(try await child.stop(process) == 0)
    }

    @Test("DR-04 without the store that it had before, a service ends; it begins with an empty one only if a setting allows that")
    func missingStore() async throws {
        let (first, _) = try await child.startReady()
        #expect(try await child.stop(first) == 0)
        let store = child.run.storePath(of: "preferences")
        try FileManager.default.removeItem(atPath: store)
        let refused = try await child.fail([])
        #expect(
            refused.status == 2 && refused.message.contains("the store of preferences is gone: there is no data in \(store)"), "\(refused.message)")
        #expect(!FileManager.default.fileExists(atPath: store))
        let (empty, _) = try await child.startReady(["--set", "start_empty=true"])
        #expect(try await child.stop(empty) == 0)
        #expect(child.errors().contains("beginning with an empty store"), "\(child.errors())")
        let (again, _) = try await child.startReady()
        #expect(try await child.stop(again) == 0)
    }

    @Test(
        "Wrong flags, settings and addresses end with exit code 2 and their name",
        arguments: [
            (["--nonsense"], "--nonsense"), (["--set", "no_such_setting=1"], "no_such_setting"), (["--listen", "0.0.0.0:0"], "0.0.0.0:0"),
            (["--config", "/nowhere.yaml"], "/nowhere.yaml"), (["--set", "event_loops=0"], "event_loops"),
            (["--set", "peers.registry=x"], "peers.registry"),
            (["--set", "tls.ca=/x"], "tls.certificate"), (["--log-level", "loud"], "log_level"),
        ])
    func wrongUse(arguments: [String], name: String) async throws {
        let ended = try await child.fail(arguments)
        #expect(ended.status == 2)
        #expect(ended.message.contains(name), "\(ended.message)")
    }
}
