import Foundation
import HTTP2
import NIOCore
import NIOPosix
import RPC
import Synchronization
import TestConditions
import Testing

/// How a channel finds, loses and finds again its peer.
@Suite("A channel and its peer", .timeLimit(.minutes(1))) struct ClientLifeTests {
    static let group = MultiThreadedEventLoopGroup.singleton

    /// Where a peer is now, as a run folder tells it.
    final class Directory: Sendable {
        private let addresses = Mutex<[Target.Address]>([])
        let lookups: AsyncStream<Void>
        private let lookup: AsyncStream<Void>.Continuation

        init() { (self.lookups, self.lookup) = AsyncStream.makeStream() }

        func set(_ addresses: [Target.Address]) { self.addresses.withLock { $0 = addresses } }

        var target: Target {
            .resolver(name: "registry") {
                self.lookup.yield()
                return self.addresses.withLock { $0 }
            }
        }
    }

    func serve() async throws -> (server: RPCServer, service: ControlService, address: Target.Address) {
        let service = ControlService()
        let server = RPCServer(services: [service])
        let bound = try await server.listen(on: [.host("127.0.0.1", port: 0)], group: Self.group)
        return (server, service, .ip("127.0.0.1", port: bound[0].port ?? 0))
    }

    @Test("ARCH-02 a call waits for a peer that is not there yet")
    func waitForReady() async throws {
        let directory = Directory()
        let channel = ClientChannel(target: directory.target, group: Self.group, settings: .internalPeers)
        let call = Task { try await channel.control("echo", "patience", options: CallOptions(timeout: .seconds(20))) }
        // Two look-ups in vain: it is trying, and trying again.
        await directory.lookups.next()
        await directory.lookups.next()
        let (server, _, address) = try await self.serve()
        directory.set([address])
        #expect(try await call.value.domain == "patience")
        await channel.shutdown()
        await server.shutdownGracefully(within: .seconds(1))
    }

    @Test("ARCH-02 a peer that restarts elsewhere is found again")
    func restartElsewhere() async throws {
        let directory = Directory()
        let channel = ClientChannel(target: directory.target, group: Self.group, settings: .internalPeers)
        for round in 0..<3 {
            let (server, service, address) = try await self.serve()
            directory.set([address])
            #expect(try await channel.control("echo", "\(round)", options: CallOptions(timeout: .seconds(20))).domain == "\(round)")
            #expect(service.events.withLock { $0.calls } == 1)
            await server.shutdownGracefully(within: .seconds(1))
        }
        await channel.shutdown()
    }

    @Test("No call fails while a peer is replaced gently")
    func gentleReplacement() async throws {
        let directory = Directory()
        let channel = ClientChannel(target: directory.target, group: Self.group, settings: .internalPeers)
        var (server, _, address) = try await self.serve()
        directory.set([address])
        let callers = (0..<8).map { caller in
            Task {
                for index in 0..<100 {
                    _ = try await channel.control("echo", "\(caller) \(index)", options: CallOptions(timeout: .seconds(20)))
                }
            }
        }
        for _ in 0..<3 {
            let (next, _, nextAddress) = try await self.serve()
            directory.set([nextAddress])
            await server.shutdownGracefully(within: .seconds(5))
            (server, address) = (next, nextAddress)
        }
        for caller in callers { try await caller.value }
        await channel.shutdown()
        await server.shutdownGracefully(within: .seconds(1))
    }

    /// A port nobody listens on: taken, and given back.
    func freePort() async throws -> Int {
        let channel = try await ServerBootstrap(group: Self.group).bind(host: "127.0.0.1", port: 0).get()
        let port = channel.localAddress?.port ?? 0
        try await channel.close()
        return port
    }

    @Test("ARCH-02 an unreachable peer is UNAVAILABLE, named with its address and the reason")
    func unreachable() async throws {
        let port = try await self.freePort()
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port)], name: "registry"), group: Self.group, settings: .internalPeers)
        let impatient = await failure { try await channel.control("echo", options: CallOptions(waitForReady: false)) }
        #expect(impatient?.code == .unavailable)
        #expect(impatient?.message.contains("registry at 127.0.0.1:\(port)") == true)
        #expect(impatient?.message.lowercased().contains("refused") == true)
        let patient = await failure { try await channel.control("echo", options: CallOptions(timeout: .seconds(2))) }
        #expect(patient?.code == .deadlineExceeded)
        #expect(patient?.message.contains("registry at 127.0.0.1:\(port)") == true)
        await channel.shutdown()
    }

    @Test("ARCH-02 a channel with patience lets calls wait for a peer that has just gone, and no longer than that, whatever their deadline")
    func patience() async throws {
        let port = try await self.freePort()
        var settings = ClientSettings.internalPeers
        settings.patience = .milliseconds(20)
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port)], name: "registry"), group: Self.group, settings: settings)
        // Without patience each of these would wait for an hour.
        for _ in 0..<3 {
            let error = await failure { try await channel.control("echo", options: CallOptions(timeout: .seconds(3_600))) }
            #expect(error?.code == .unavailable && error?.message.contains("registry at 127.0.0.1:\(port)") == true)
        }
        await channel.shutdown()
    }

    @Test("Pick-first takes the first address that answers")
    func pickFirst() async throws {
        let dead = try await self.freePort()
        let (server, service, address) = try await self.serve()
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: dead), address]), group: Self.group, settings: .internalPeers)
        for _ in 0..<4 { _ = try await channel.control("echo") }
        #expect(service.events.withLock { $0.calls } == 4)
        await channel.shutdown()
        await server.shutdownGracefully(within: .seconds(1))
    }

    @Test("Round-robin gives each peer its share, and does without one that is gone")
    func roundRobin() async throws {
        let first = try await self.serve()
        let second = try await self.serve()
        let channel = ClientChannel(
            target: .addresses([first.address, second.address]), group: Self.group, policy: .roundRobin, settings: .internalPeers)
        func counts() -> [Int] { [first, second].map { peer in peer.service.events.withLock { $0.calls } } }
        // The first calls may come before the second connection.
        while counts().contains(0) { _ = try await channel.control("echo", options: CallOptions(timeout: .seconds(20))) }
        let before = counts()
        for _ in 0..<20 { _ = try await channel.control("echo") }
        #expect(zip(counts(), before).map { $0 - $1 } == [10, 10])
        await first.server.shutdownGracefully(within: .seconds(1))
        for _ in 0..<10 { _ = try await channel.control("echo") }
        #expect(counts()[1] - before[1] == 20)
        await channel.shutdown()
        await second.server.shutdownGracefully(within: .seconds(1))
    }

    @Test("Names are looked up")
    func names() async throws {
        let (server, _, address) = try await self.serve()
        guard case .ip(_, let port) = address else { return }
        for policy in [ClientChannel.Policy.pickFirst, .roundRobin] {
            let channel = ClientChannel(
                target: try Target.parse("localhost:\(port)"), group: Self.group, policy: policy, settings: .internalPeers)
            #expect(try await channel.control("echo", "by name").domain == "by name")
            await channel.shutdown()
        }
        await server.shutdownGracefully(within: .seconds(1))
    }

    @Test("After shutdown new and waiting calls fail, also during back-off; running ones finish")
    func shutdown() async throws {
        let directory = Directory()
        let waiting = ClientChannel(target: directory.target, group: Self.group)
        let call = Task { await failure { try await waiting.control("echo", options: CallOptions(timeout: .seconds(30))) } }
        await directory.lookups.next()
        await directory.lookups.next()
        await waiting.shutdown()
        #expect(await call.value?.code == .unavailable)
        #expect(await failure { try await waiting.control("echo") }?.message.contains("shut down") == true)

        let (server, service, address) = try await self.serve()
        let channel = ClientChannel(target: .addresses([address]), group: Self.group)
        let running = Task {
            try await channel.bidirectional(
                ControlService.chat, options: CallOptions(),
                requests: { (writer: RequestWriter<GoogleRPC.ErrorInfo>) in
                    for index in 0..<50 { try await writer.write(.init(reason: "\(index)")) }
                },
                onResponse: { (responses: ResponseStream<GoogleRPC.ErrorInfo>) in
                    var count = 0
                    for try await _ in responses {
                        count += 1
                        if count == 1 { Task { await channel.shutdown(within: .seconds(5)) } }
                    }
                    return count
                })
        }
        #expect(try await running.value == 50)
        _ = service
        await channel.shutdown()
        await server.shutdownGracefully(within: .seconds(1))
    }

    @Test("Calls that wait are bounded")
    func bounded() async throws {
        var settings = ClientSettings.internalPeers
        settings.maxWaitingCalls = 3
        let channel = ClientChannel(target: Directory().target, group: Self.group, settings: settings)
        let codes = await withTaskGroup(of: Status.Code?.self) { group in
            for _ in 0..<5 {
                group.addTask { await failure { try await channel.control("echo", options: CallOptions(timeout: .seconds(3))) }?.code }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(codes.filter { $0 == .resourceExhausted }.count == 2)
        #expect(codes.filter { $0 == .deadlineExceeded }.count == 3)
        await channel.shutdown()
    }

    @Test("A peer that does not speak HTTP/2 is named, not waited for in silence")
    func foreignPeer() async throws {
        final class Greeter: ChannelInboundHandler, Sendable {
            typealias InboundIn = ByteBuffer
            func channelRead(context: ChannelHandlerContext, data: NIOAny) {
                context.writeAndFlush(NIOAny(ByteBuffer(string: "HTTP/1.1 400 Bad Request\r\n\r\n")), promise: nil)
            }
        }
        let listener = try await ServerBootstrap(group: Self.group)
            .childChannelInitializer { $0.pipeline.addHandler(Greeter()) }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = listener.localAddress?.port ?? 0
        let channel = ClientChannel(
            target: .addresses([.ip("127.0.0.1", port: port)], name: "web"), group: Self.group, settings: .internalPeers)
        let error = await failure { try await channel.control("echo", options: CallOptions(waitForReady: false)) }
        #expect(error?.code == .unavailable)
        #expect(error?.message.contains("web at 127.0.0.1:\(port)") == true)
        await channel.shutdown()
        try await listener.close()
    }

    @Test("A connection without calls closes, and the next call opens another")
    func idle() async throws {
        let (server, _, address) = try await self.serve()
        var settings = ClientSettings.internalPeers
        settings.idleTimeout = .milliseconds(200)
        let channel = ClientChannel(target: .addresses([address]), group: Self.group, settings: settings)
        // The client's port tells the connections apart.
        let first = try await channel.control("context").metadata["peer"]
        try await eventually("the idle connection is closed") { server.connectionCount == 0 }
        #expect(try await channel.control("context").metadata["peer"] != first)
        await channel.shutdown()
        await server.shutdownGracefully(within: .seconds(1))
    }
}
