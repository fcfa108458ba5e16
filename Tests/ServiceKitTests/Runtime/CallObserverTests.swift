import CarillonAPI
import Foundation
import HTTP2
import Logging
import NIOCore
import NIOPosix
import Protobuf
import RPC
import Synchronization
import TestFolders
import Testing

@testable import ServiceKit

/// A service whose one call fails with an error that is not for callers.
private struct Failing: RegistrableService {
    static let explain = MethodDescriptor(service: .init(fullName: "test.Failing"), name: "Explain", callType: .unary)

    private struct Bug: Error {}

    func registerMethods(with router: inout RPCRouter) {
        router.unary(Self.explain) { (_: EvaluatorV1.ExplainRequest, _) -> EvaluatorV1.ExplainResponse in throw Bug() }
    }
}

@Suite("Calls as their observer sees them")
struct CallObserverTests {
    @Test("OBS-01 a request that is no message of the method has one line, for debugging: the client made the mistake")
    func malformed() async throws {
        // The tenant, a message, is text.
        let request = GoogleRPC.ErrorInfo(reason: "no tenant")
        let (error, lines) = try await failure(of: request)
        #expect(error.code == .internalError, "\(error)")
        #expect(lines.count == 1 && lines[0].contains("\"level\":\"debug\"") && lines[0].contains("call refused"), "\(lines)")
    }

    @Test("OBS-01 a fault of the service has one line, an error with the request id that the caller is told")
    func fault() async throws {
        let (error, lines) = try await failure(of: EvaluatorV1.ExplainRequest(id: "evt"))
        #expect(error.code == .unknown, "\(error)")
        #expect(lines.count == 1 && lines[0].contains("\"level\":\"error\"") && lines[0].contains("call failed"), "\(lines)")
        let id = try #require(error.message.split(separator: " ").last)
        #expect(lines.first?.contains(id) == true, "\(lines)")
    }

    @Test("ARCH-05 RCPT-23 A stream that stays open for its reader does not count as work: virtual time goes on beside it")
    func listeners() async throws {
        let activity = ActivityTracker()
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let observer = CallObserver(activity: activity, metrics: MetricsRegistry(), logger: logger)
        func busy(during method: MethodDescriptor) async throws -> Int {
            let seen = Mutex(-1)
            try await observer.intercept(ServerContext(method: method)) { _ in
                let busy = activity.snapshot.busy
                seen.withLock { $0 = busy }
            }
            return seen.withLock { $0 }
        }
        let streams = [
            ReceiptsV1.Telemetry.Method.streamTelemetry, DispatcherV1.Desktop.Method.desktopStream, RegistryV1.Tenants.Method.watchPolicy,
        ]
        for method in streams { #expect(try await busy(during: method) == 0, "\(method)") }
        #expect(try await busy(during: ReceiptsV1.Telemetry.Method.listTelemetry) == 1)
    }

    /// Calls the service over the network.
    ///
    /// - Returns: the caller's error, and the lines about the method in the server's log.
    private func failure(of request: some Message) async throws -> (error: RPCError, lines: [String]) {
        let folder = try TemporaryFolder()
        let writer = try LogWriter(path: folder.file("test.log"))
        let logger = Logger(label: "test") { _ in
            JSONLogHandler(service: "test", level: LogLevel(.trace), writer: writer, now: { Instant(milliseconds: 0) })
        }
        let observer = CallObserver(activity: ActivityTracker(), metrics: MetricsRegistry(), logger: logger)
        let server = RPCServer(services: [Failing()], interceptors: [observer], logger: logger)
        let group = MultiThreadedEventLoopGroup.singleton
        let address = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: group)
        let channel = ClientChannel(target: .addresses([.ip("127.0.0.1", port: address[0].port ?? 0)]), group: group)
        var caught: RPCError?
        do {
            let _: EvaluatorV1.ExplainResponse = try await channel.unary(Failing.explain, request, options: CallOptions())
        } catch let error as RPCError { caught = error }
        await channel.shutdown()
        await server.shutdownGracefully(within: .seconds(2))
        writer.flush()
        let log = try String(contentsOfFile: folder.file("test.log"), encoding: .utf8)
        return (try #require(caught, "the call succeeded"), log.split(separator: "\n").map(String.init).filter { $0.contains("test.Failing") })
    }
}
