import HTTP2
import NIOPosix
import RPC
import Testing

/// Whether a client repeats a call that failed.
@Suite("Retries of a client", .timeLimit(.minutes(1))) struct ClientRetryTests {
    /// Calls once against a script; returns the error and the number of streams the server saw.
    func call(
        method: MethodDescriptor = ControlService.unary, options: CallOptions = CallOptions(),
        _ script: @escaping @Sendable (Int) -> ScriptedServer.Act
    ) async throws -> (error: RPCError?, streams: Int) {
        let server = ScriptedServer(script)
        let channel = ClientChannel(
            target: try await server.listen(), group: MultiThreadedEventLoopGroup.singleton, settings: .internalPeers)
        let error = await failure { try await channel.control("echo", "load", method: method, options: options) }
        await channel.shutdown(within: .milliseconds(50))
        await server.stop()
        return (error, server.streams)
    }

    @Test("A refused stream is sent again, whatever the method")
    func refused() async throws {
        let (error, streams) = try await self.call { $0 < 3 ? .reset(.refusedStream) : .echo }
        #expect(error == nil)
        #expect(streams == 3)
    }

    @Test("A stream above a GOAWAY's last one is sent again on another connection")
    func goAway() async throws {
        let (error, streams) = try await self.call { $0 == 1 ? .goAway : .echo }
        #expect(error == nil)
        #expect(streams == 2)
    }

    @Test("A peer that refuses for ever is given up")
    func refusedForever() async throws {
        let (error, streams) = try await self.call { _ in .reset(.refusedStream) }
        #expect(error?.code == .unavailable)
        #expect(streams == 20)
    }

    @Test("ARCH-02 UNAVAILABLE is tried again for an idempotent call, and only for one")
    func unavailable() async throws {
        let again = try await self.call(method: ControlService.idempotent) { $0 < 3 ? .status(14) : .echo }
        #expect(again.error == nil)
        #expect(again.streams == 3)
        let once = try await self.call { $0 < 3 ? .status(14) : .echo }
        #expect(once.error?.code == .unavailable)
        #expect(once.streams == 1)
    }

    @Test("Tries are counted, and other codes are answers")
    func bounds() async throws {
        let bounded = try await self.call(method: ControlService.idempotent, options: CallOptions(timeout: .seconds(30))) { _ in .status(14)
        }
        #expect(bounded.error?.code == .unavailable)
        #expect(bounded.streams == 5)
        let internalError = try await self.call(method: ControlService.idempotent) { _ in .status(13) }
        #expect(internalError.error?.code == .internalError)
        #expect(internalError.streams == 1)
    }

    @Test("ARCH-02 a lost connection is UNAVAILABLE and says so; idempotent calls go on")
    func connectionLost() async throws {
        let once = try await self.call { $0 == 1 ? .closeConnection : .echo }
        #expect(once.error?.code == .unavailable)
        #expect(once.error?.message.contains("scripted at 127.0.0.1:") == true, "\(once.error?.message ?? "")")
        #expect(once.streams == 1)
        let again = try await self.call(method: ControlService.idempotent) { $0 == 1 ? .closeConnection : .echo }
        #expect(again.error == nil)
        #expect(again.streams == 2)
    }

    static let resets: [(HTTP2ErrorCode, Status.Code)] = [
        (.noError, .internalError), (.protocolError, .internalError), (.internalError, .internalError), (.cancel, .cancelled),
        (.enhanceYourCalm, .resourceExhausted), (.inadequateSecurity, .permissionDenied),
    ]

    @Test("A reset becomes the status of the document", arguments: resets)
    func resetCodes(code: HTTP2ErrorCode, status: Status.Code) async throws {
        let (error, streams) = try await self.call { _ in .reset(code) }
        #expect(error?.code == status)
        #expect(streams == 1)
    }

    static let statuses: [(String, Status.Code)] = [
        ("400", .internalError), ("401", .unauthenticated), ("403", .permissionDenied), ("404", .unimplemented), ("429", .unavailable),
        ("503", .unavailable), ("500", .unknown), ("200", .unknown),
    ]

    @Test("An answer that is not gRPC's becomes the status of the document", arguments: statuses)
    func httpStatus(status: String, code: Status.Code) async throws {
        let (error, _) = try await self.call { _ in .http(status: status, contentType: "text/html") }
        #expect(error?.code == code)
        #expect(error?.message.contains(status) == true)
    }

    @Test("An answer without a status is UNKNOWN")
    func endWithoutStatus() async throws {
        let (error, _) = try await self.call { _ in .endWithoutStatus }
        #expect(error?.code == .unknown)
    }

    @Test("A call to a silent server ends at its deadline, and the error names the server")
    func silence() async throws {
        let (error, _) = try await self.call(options: CallOptions(timeout: .seconds(3))) { _ in .silence }
        #expect(error?.code == .deadlineExceeded)
        #expect(error?.message.contains("the answer of scripted at") == true)
    }
}
