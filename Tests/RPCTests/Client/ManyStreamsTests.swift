import HTTP2
import RPC
import Synchronization
import TestConditions
import Testing

/// Streams that stay open, as those of agents on desktops do, and the unary calls beside them.
@Suite("More streams than a connection has room for", .timeLimit(.minutes(1))) struct ManyStreamsTests {
    typealias Order = GoogleRPC.ErrorInfo

    /// Writes down over which connection each call came.
    final class Journal: ServerInterceptor {
        private let calls = Mutex<[(name: String, peer: String)]>([])

        func intercept(_ context: ServerContext, next: @Sendable (ServerContext) async throws -> Void) async throws {
            self.calls.withLock { $0.append((context.method.name, context.peer)) }
            try await next(context)
        }

        /// The connections that calls came over; of one method, if one is named.
        func connections(of method: MethodDescriptor? = nil) -> Set<String> {
            self.calls.withLock { calls in Set(calls.filter { method == nil || $0.name == method?.name }.map(\.peer)) }
        }
    }

    /// A server whose connections have room for four calls.
    static let limits: RPCLimits = {
        var limits = RPCLimits()
        limits.http2.maxConcurrentStreams = 4
        return limits
    }()

    static func stream(_ channel: any RPCChannel) async throws {
        try await channel.serverStreaming(
            ControlService.expand, Order(reason: "expand-and-wait", metadata: ["count": "1"]), options: CallOptions()
        ) { (responses: ResponseStream<Order>) in
            for try await _ in responses {}
        }
    }

    /// Begins streams that stay open until their tasks are cancelled, and waits until all are at their handlers.
    static func open(_ count: Int, _ channel: any RPCChannel, _ service: ControlService) async throws -> [Task<Void, any Error>] {
        let before = service.events.withLock { $0.calls }
        let streams = (0..<count).map { _ in Task { try await Self.stream(channel) } }
        try await eventually("\(count) streams are open", within: .seconds(20)) { service.events.withLock { $0.calls } == before + count }
        return streams
    }

    /// Ends streams, and waits until their handlers know it.
    static func end(_ streams: [Task<Void, any Error>], _ service: ControlService) async {
        for stream in streams { stream.cancel() }
        for _ in streams { await service.cancellations.next() }
    }

    @Test("DISP-22 GW-06 a channel holds more streams than a connection has room for, and its unary calls are answered meanwhile")
    func manyStreams() async throws {
        let journal = Journal()
        try await withChannel(.tcp, interceptors: [journal], limits: Self.limits) { channel, service in
            let streams = try await Self.open(20, channel, service)
            for number in 0..<10 {
                let answer = try await channel.control("echo", "\(number)", options: CallOptions(timeout: .seconds(10)))
                #expect(answer.domain == "\(number)")
            }
            // Two beside the unary calls, and four on each connection of their own.
            #expect(journal.connections(of: ControlService.expand).count == 6)
            #expect(journal.connections().count == 6)

            // Later streams use the room of those that ended.
            await Self.end(streams, service)
            let later = try await Self.open(20, channel, service)
            #expect(journal.connections().count == 6)
            await Self.end(later, service)
        }
    }

    @Test("Unary calls wait for each other and open no further connection, also beside streams")
    func unaryCalls() async throws {
        let journal = Journal()
        try await withChannel(.tcp, interceptors: [journal], limits: Self.limits) { channel, service in
            let streams = try await Self.open(2, channel, service)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<50 { group.addTask { _ = try await channel.control("echo", "\(index)") } }
                try await group.waitForAll()
            }
            #expect(journal.connections().count == 1)
            await Self.end(streams, service)
        }
    }

    @Test("DISP-22 streams beyond the last allowed connection are refused at once, and unary calls are answered")
    func mostConnections() async throws {
        var settings = ClientSettings.internalPeers
        settings.maxStreamConnections = 1
        try await withChannel(.tcp, limits: Self.limits, settings: settings) { channel, service in
            let streams = try await Self.open(6, channel, service)
            let refused = await failure { try await Self.stream(channel) }
            #expect(refused?.code == .resourceExhausted)
            let answer = try await channel.control("echo", "still here", options: CallOptions(timeout: .seconds(10)))
            #expect(answer.domain == "still here")
            await Self.end(streams, service)
        }
    }

    @Test("DISP-22 a peer that takes no further connection fails the streams that need one, and serves one when another ends")
    func refusedConnection() async throws {
        var limits = Self.limits
        limits.http2.maxConnectionsPerPeer = 1
        try await withChannel(.tcp, limits: limits) { channel, service in
            var streams = try await Self.open(2, channel, service)
            let refused = await failure { try await Self.stream(channel) }
            #expect(refused?.code == .unavailable)
            await Self.end([streams.removeLast()], service)
            streams += try await Self.open(1, channel, service)
            let answer = try await channel.control("echo", "still here", options: CallOptions(timeout: .seconds(10)))
            #expect(answer.domain == "still here")
            await Self.end(streams, service)
        }
    }
}
