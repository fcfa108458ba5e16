import Foundation
import HTTP2
import NIOCore
import NIOPosix
import RPC
import Synchronization
import Testing

/// The ways a client of these tests reaches a server.
enum Way: String, CaseIterable, Sendable {
    case inProcess
    case tcp
    case unix

    static let network: [Way] = [.tcp, .unix]
}

/// Runs `body` with a channel to a control service, and takes everything down afterwards.
func withChannel<Result: Sendable>(
    _ way: Way, interceptors: [any ServerInterceptor] = [], limits: RPCLimits = RPCLimits(),
    settings: ClientSettings = .internalPeers, credentials: (@Sendable () -> Metadata)? = nil,
    _ body: (any RPCChannel, ControlService) async throws -> Result
) async throws -> Result {
    let service = ControlService()
    if way == .inProcess {
        return try await body(
            InProcessChannel(services: [service], interceptors: interceptors, credentials: credentials), service)
    }
    return try await withServer(way, services: [service], interceptors: interceptors, limits: limits) { _, target in
        let channel = ClientChannel(
            target: target, group: MultiThreadedEventLoopGroup.singleton, credentials: credentials, settings: settings)
        do {
            let result = try await body(channel, service)
            await channel.shutdown()
            return result
        } catch {
            await channel.shutdown()
            throw error
        }
    }
}

/// Runs `body` with a server that listens on a port or a socket of its own.
func withServer<Result>(
    _ way: Way = .tcp, services: [any RegistrableService], interceptors: [any ServerInterceptor] = [],
    limits: RPCLimits = RPCLimits(), descriptorPools: [DescriptorPool] = [],
    _ body: (RPCServer, Target) async throws -> Result
) async throws -> Result {
    let server = RPCServer(services: services, interceptors: interceptors, limits: limits, descriptorPools: descriptorPools)
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("rpc-\(UUID().uuidString.prefix(8)).sock").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let address: ListenAddress = way == .unix ? .unix(path: path) : .host("127.0.0.1", port: 0)
    let bound = try await server.listen(on: [address], group: MultiThreadedEventLoopGroup.singleton)
    let target: Target = way == .unix ? .addresses([.unix(path: path)]) : .addresses([.ip("127.0.0.1", port: bound[0].port ?? 0)])
    do {
        let result = try await body(server, target)
        await server.shutdownGracefully(within: .seconds(2))
        return result
    } catch {
        await server.shutdownGracefully(within: .seconds(2))
        throw error
    }
}

extension RPCChannel {
    /// A unary call to the control service.
    func control(
        _ reason: String, _ domain: String = "", _ metadata: [String: String] = [:], method: MethodDescriptor = ControlService.unary,
        options: CallOptions = CallOptions()
    ) async throws -> GoogleRPC.ErrorInfo {
        try await self.unary(method, GoogleRPC.ErrorInfo(reason: reason, domain: domain, metadata: metadata), options: options)
    }
}

/// Repeats a call with an ever longer time until its handler was reached within it: on a busy machine the first may end on its way.
func withGrowingTime(_ service: ControlService, _ body: (Duration) async throws -> Void) async throws {
    var time = Duration.milliseconds(250)
    while time < .seconds(20) {
        try await body(time)
        if service.events.withLock({ $0.calls }) > 0 { return }
        time *= 2
    }
    Issue.record("no call reached its handler")
}

/// The status a call ended with.
func failure(_ body: () async throws -> some Any) async -> RPCError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? RPCError
    }
}

extension AsyncStream where Element: Sendable {
    /// The next element; a test that waits for ever fails by its own time limit.
    func next() async {
        for await _ in self { return }
    }
}
