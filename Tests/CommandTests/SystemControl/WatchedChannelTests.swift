import CarillonAPI
import Foundation
import Protobuf
import RPC
import ServiceKit
import Synchronization
import SystemControl
import TestFolders
import Testing

/// A service that does not answer, as a command sees it.
@Suite("A command that waits for a service", .timeLimit(.minutes(1)))
struct WatchedChannelTests {
    private let folder: TemporaryFolder
    private var run: RunFolder { RunFolder(path: folder.path) }

    init() throws { folder = try TemporaryFolder() }

    /// A program of a service's name, whose record says that it serves. It does not.
    private func frozenService(_ service: String = "dispatcher") throws -> Process {
        let program = folder.file(service)
        try FileManager.default.copyItem(atPath: "/bin/sleep", toPath: program)
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["60"]
        try process.run()
        try run.write(ProcessRecord(pid: process.processIdentifier, rpc: [], tls: false, admin: ""), of: service)
        return process
    }

    @Test("CTL-01 a call that takes long says which process it waits for; the error names its log")
    func frozen() async throws {
        let process = try frozenService()
        defer { process.terminate() }
        let label = "dispatcher (pid \(process.processIdentifier))"
        let (reports, report) = AsyncStream.makeStream(of: String.self)
        let channel = WatchedChannel(
            // It answers when the wait has been reported.
            TestChannel { _ = await reports.first { $0 == "waiting for \(label)" } }, to: "dispatcher", in: run, patience: .milliseconds(1)
        ) { report.yield($0) }
        let error = try await #require(throws: RPCError.self) { try await DispatcherV1.Dispatcher.Client(channel).queueStatus(.init()) }
        #expect(error.message == "nobody answered; \(label) runs and does not answer: its log is \(run.logPath(of: "dispatcher"))")
        #expect(error.code == .deadlineExceeded)
    }

    @Test("CTL-01 where the called service waits for a frozen peer, the report and the error name the peer")
    func frozenPeer() async throws {
        let (called, peer) = (try frozenService(), try frozenService("registry"))
        defer { for process in [called, peer] { process.terminate() } }
        let sentence = "registry (pid \(peer.processIdentifier)) runs and does not answer"
        let (reports, report) = AsyncStream.makeStream(of: String.self)
        let channel = WatchedChannel(
            TestChannel { _ = await reports.first { $0 == "waiting for dispatcher (pid \(called.processIdentifier)); \(sentence)" } },
            to: "dispatcher", in: run, patience: .milliseconds(1), isAnswering: { $0 != "registry" }
        ) { report.yield($0) }
        let error = try await #require(throws: RPCError.self) { try await DispatcherV1.Dispatcher.Client(channel).queueStatus(.init()) }
        #expect(error.message == "nobody answered; \(sentence), and dispatcher may wait for an answer: see \(run.logPath(of: "registry"))")
    }

    @Test("CTL-01 errors of a service that answers, and of one that does not run, stay as they are; what is quick is not reported")
    func others() async throws {
        let reports = Mutex<[String]>([])
        func error(_ failure: RPCError) async throws -> RPCError {
            let channel = WatchedChannel(TestChannel(failure: failure), to: "dispatcher", in: run) { text in reports.withLock { $0.append(text) } }
            return try await #require(throws: RPCError.self) { try await DispatcherV1.Dispatcher.Client(channel).queueStatus(.init()) }
        }
        #expect(try await error(RPCError(code: .unavailable, message: "away")).message == "away")
        let process = try frozenService()
        defer { process.terminate() }
        #expect(try await error(RPCError(code: .notFound, message: "none")).message == "none")
        #expect(try await error(.withReason(code: .unavailable, reason: "unavailable", message: "counting")).message == "counting")
        #expect(try await error(RPCError(code: .unavailable, message: "away")).message.hasPrefix("away; dispatcher (pid "))
        #expect(reports.withLock { $0 } == [])
    }
}

/// A channel on which every call fails, after a while.
private struct TestChannel: RPCChannel {
    private let failure: RPCError
    private let before: @Sendable () async -> Void

    init(failure: RPCError = RPCError(code: .deadlineExceeded, message: "nobody answered"), before: @escaping @Sendable () async -> Void = {}) {
        (self.failure, self.before) = (failure, before)
    }

    private func fail() async throws -> Never {
        await before()
        throw failure
    }

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response { try await fail() }

    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { try await fail() }

    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response { try await fail() }

    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { try await fail() }
}
