import CarillonAPI
import Foundation
import GRDB
import HTTP2
import NIOPosix
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@testable import ServiceKit

@Suite("ARCH-10 Readiness", .timeLimit(.minutes(2)))
struct ReadinessTests {
    @Test("A service is ready when it runs and nothing is missing; each thing that is missing is named")
    func problems() async {
        let readiness = Readiness(checks: [
            ReadinessCheck(name: "store a") { nil }, ReadinessCheck(name: "peer b") { "it is away" }, ReadinessCheck(name: "peer c") { "so is it" },
        ])
        #expect(await readiness.problems() == ["the service is starting or stopping"])
        readiness.set(true)
        #expect(await readiness.problems() == ["peer b: it is away", "peer c: so is it"])
        readiness.set(false)
        #expect(await readiness.problems() == ["the service is starting or stopping"])
        let well = Readiness(checks: [ReadinessCheck(name: "store a") { nil }])
        well.set(true)
        #expect(await well.problems() == [])
    }

    @Test("However many ask, the checks run once a second at most; one that does not end counts as failed")
    func bounded() async {
        let runs = Mutex(0)
        let look = ReadinessLook(checks: [
            ReadinessCheck(name: "store a") {
                runs.withLock { $0 += 1 }
                return "full"
            }
        ])
        let (answers, answer) = AsyncStream.makeStream(of: [String].self)
        for _ in 0..<100 { Task { answer.yield(await look.problems()) } }
        var told = 0
        for await problems in answers {
            #expect(problems == ["store a: full"])
            told += 1
            if told == 100 { break }
        }
        // A hundred that ask at once take far less than the second that an answer is good for; two if the machine slept meanwhile.
        #expect(runs.withLock { $0 } <= 2)

        let stuck = ReadinessLook(checks: [
            ReadinessCheck(name: "peer b") {
                try? await Task.sleep(for: .seconds(3_600))
                return nil
            }
        ])
        let problems = await stuck.problems()
        #expect(problems.count == 1 && problems.first?.hasPrefix("peer b: no answer within") == true, "\(problems)")
    }

    @Test("A store that takes writes is ready; a closed one and one that cannot be written are not")
    func stores() async throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.file("a.sqlite"), migrations: [Migration("note", "CREATE TABLE note (text TEXT)")])
        let readiness = StoreReadiness()
        #expect(await readiness.problem(of: store) == nil)
        try await store.write { try $0.execute(sql: "PRAGMA query_only = 1") }
        #expect(await readiness.problem(of: store) != nil)
        // A transaction that has just succeeded says as much as a try of its own.
        readiness.committed()
        #expect(await readiness.problem(of: store) == nil)
        await store.close()
        let closed = await StoreReadiness().problem(of: store)
        #expect(closed?.contains("is closed") == true, "\(closed ?? "ready")")
    }

    @Test("A process without the peer that it cannot answer without starts, says so, and is ready as soon as the peer is there")
    func peer() async throws {
        let child = try ChildService()
        let (process, record) = try await child.startReady()
        #expect(try child.http("GET", record.admin + "/healthz").status == 200)
        let without = try child.http("GET", record.admin + "/readyz")
        #expect(without.status == 503 && without.body.hasPrefix("not ready\npeer registry: "), "\(without)")

        let registry = RPCServer(services: [])
        let path = child.run.socketPath(of: "registry")
        _ = try await registry.listen(on: [.unix(path: path)], tls: nil, group: MultiThreadedEventLoopGroup.singleton)
        try child.run.write(ProcessRecord(pid: getpid(), rpc: ["unix:\(path)"], tls: false, admin: "", extra: [:]), of: "registry")
        registry.health.setServing(true)
        try await eventually("the peer is seen") { (try? child.http("GET", record.admin + "/readyz").body) == "ready\n" }
        registry.health.setServing(false)
        try await eventually("the peer drains") { (try? child.http("GET", record.admin + "/readyz").status) == 503 }
        await registry.shutdownGracefully(within: .zero)
        #expect(try await child.stop(process) == 0)
    }

    @Test("ARCH-16 A process whose store takes no more bytes says so, lives on, and is ready again when there is room")
    func fullDisk() async throws {
        let child = try ChildService()
        let (process, record) = try await child.startReady()
        /// Lets no file of the process grow, nor be written beyond its first byte, which is what a disk without room does.
        func limit(_ size: String) throws {
            let prlimit = Process()
            prlimit.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            prlimit.arguments = ["prlimit", "--pid", "\(process.processIdentifier)", "--fsize=\(size):"]
            try prlimit.run()
            prlimit.waitUntilExit()
            try #require(prlimit.terminationStatus == 0)
        }
        @Sendable func store() -> Substring? {
            let body = (try? child.http("GET", record.admin + "/readyz").body) ?? ""
            return body.split(separator: "\n").first { $0.hasPrefix("store preferences: ") }
        }
        try await eventually("the store is ready") { store() == nil }
        try limit("1")
        try await eventually("the store is not ready") { store() != nil }
        #expect(process.isRunning)
        try limit("unlimited")
        try await eventually("the store is ready again") { store() == nil }
        #expect(try await child.stop(process) == 0)
    }
}
