import ArgumentParser
import CarillonAPI
import HTTP2
import NIOCore
import NIOPosix
import Protobuf
import RPC

/// Heap allocations of each kind of call and of the codec, as lines of `kind <tab> allocations`.
///
/// Server and client share the process and nothing else: all that the server does happens on its one event loop's thread, which counts for
/// itself; the rest of the process is the client. Each figure is the difference between a long and a short run, divided by the
/// difference of their lengths, so that connections, first uses and caches fall out.
struct Allocations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "allocations", abstract: "Counts heap allocations a call, a message, a conversion; see scripts/allocations.sh.")

    private static let short = 500
    private static let long = 1_500

    func run() async throws {
        let counter = try AllocationCounter()
        let serverGroup = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let clientGroup = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let server = RPCServer(services: [EchoService()])
        let addresses = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: serverGroup)
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: addresses[0].port ?? 0)]), group: clientGroup)
        let sides = Sides(counter: counter, serverLoop: serverGroup.next())

        for kind in CallKind.allCases {
            _ = try await sides.cost { try await kind.run(Self.long, over: channel) }
            let short = try await sides.cost { try await kind.run(Self.short, over: channel) }
            let long = try await sides.cost { try await kind.run(Self.long, over: channel) }
            report("\(kind.rawValue), server", long.server - short.server)
            report("\(kind.rawValue), client", long.client - short.client)
        }
        try reportCodec(counter)

        await channel.shutdown()
        await server.shutdownGracefully(within: .seconds(1))
        try await clientGroup.shutdownGracefully()
        try await serverGroup.shutdownGracefully()
    }

    private func report(_ kind: String, _ difference: Int) {
        let tenths = (difference * 10 + (Self.long - Self.short) / 2) / (Self.long - Self.short)
        print("\(kind)\t\(tenths / 10).\(tenths % 10)")
    }

    private func reportCodec(_ counter: AllocationCounter) throws {
        let bytes = try Self.device.encoded()
        func cost(_ count: Int, _ body: () throws -> Void) rethrows -> Int {
            let before = counter.ofThread
            for _ in 0..<count { try body() }
            return counter.ofThread - before
        }
        func measure(_ kind: String, _ body: () throws -> Void) rethrows {
            let short = try cost(Self.short, body)
            report(kind, try cost(Self.long, body) - short)
        }
        try measure("Device, decode") { _ = try RegistryV1.Device(decoding: bytes) }
        try measure("Device, encode") { _ = try Self.device.encoded() }
    }

    /// A device as the registry answers it; strings of more than 15 bytes, which Swift keeps on the heap, are five.
    private static let device = RegistryV1.Device(
        tenant: CommonV1.Tenant(organizationId: "org_acme", appId: "chat"), pushDeviceId: "push_01JGX4Q2M7R8S9T0V1W2X3Y4Z5",
        deviceId: "8C1F6B3E-0D52-4C7A-9E0B-2B7F51A6D4C3", userId: "user_0042917", deviceType: .ios, platform: "ios",
        platformVersion: "18.2", deviceModel: "iPhone16,2", deviceName: "Nadia's iPhone", pushTokenType: .apns,
        tokenHash: "sha256:6b0f0a4c8f0e5d2b7a9c3e1f4d6b8a0c2e4f6a8b0d2c4e6f8a0b2c4d6e8f0a1b", tokenProvider: "apple",
        status: .active, isValid: true, maxPayloadSize: 4096, appVersion: "4.12.0", timezone: "Europe/Ljubljana",
        locale: "sl-SI-with-a-suffix", registeredAtMs: 1_767_000_000_000, permissionStatus: .granted, environment: .production)
}

/// The kinds of calls that are counted: calls for the first, messages for the others.
private enum CallKind: String, CaseIterable {
    case unary = "unary call"
    case serverStreaming = "server-streaming message"
    case clientStreaming = "client-streaming message"

    func run(_ count: Int, over channel: ClientChannel) async throws {
        switch self {
        case .unary:
            for _ in 0..<count {
                let _: EchoMessage = try await channel.unary(EchoService.get, EchoMessage.small, options: CallOptions())
            }
        case .serverStreaming:
            var request = EchoMessage.small
            request.maxPayloadSize = UInt32(count)
            try await channel.serverStreaming(EchoService.list, request, options: CallOptions()) {
                (responses: ResponseStream<EchoMessage>) in
                for try await _ in responses {}
            }
        case .clientStreaming:
            let _: EchoMessage = try await channel.clientStreaming(EchoService.collect, options: CallOptions()) { writer in
                for _ in 0..<count { try await writer.write(EchoMessage.small) }
            }
        }
    }
}

/// Counts the allocations of client and server, which are both in this process.
private struct Sides {
    let counter: AllocationCounter
    let serverLoop: any EventLoop

    func cost(_ body: () async throws -> Void) async throws -> (server: Int, client: Int) {
        let before = try await now()
        try await body()
        let after = try await now()
        let server = after.server - before.server
        return (server, after.all - before.all - server)
    }

    private func now() async throws -> (server: Int, all: Int) {
        let counter = self.counter
        return (try await serverLoop.submit { counter.ofThread }.get(), counter.all)
    }
}
