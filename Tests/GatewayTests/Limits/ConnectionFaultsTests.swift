import HTTP2
import Hummingbird
import Logging
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import RPC
import Testing

@testable import GatewayService

/// The test moves the clock of the event loop that its connections are on.
@Suite("SEC-03 GW-05 Connections of an address whose connections do wrong all the time")
struct ConnectionFaultsTests {
    private let loop = EmbeddedEventLoop()

    private func connection(from address: String) throws -> EmbeddedChannel {
        let channel = EmbeddedChannel(loop: loop)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1)
        return channel
    }

    @Test("An address may do wrong ten times at once and five times a second; another is not concerned, and it is over with the faults")
    func rate() {
        let faults = ConnectionFaults(perSecond: 5)
        let hostile = "203.0.113.1"
        for _ in 0..<10 {
            #expect(!faults.isBeyondLimit(hostile, at: loop.now))
            faults.count(hostile, at: loop.now)
        }
        #expect(faults.isBeyondLimit(hostile, at: loop.now) && !faults.isBeyondLimit("203.0.113.2", at: loop.now))
        // However many more there are, they do not add up.
        for _ in 0..<1_000 { faults.count(hostile, at: loop.now) }
        loop.advanceTime(by: .milliseconds(199))
        #expect(faults.isBeyondLimit(hostile, at: loop.now))
        loop.advanceTime(by: .milliseconds(1))
        #expect(!faults.isBeyondLimit(hostile, at: loop.now))
        faults.count(hostile, at: loop.now)
        #expect(faults.isBeyondLimit(hostile, at: loop.now))
    }

    @Test(
        "Counted is who connects from elsewhere, IPv6 by /64; not the reverse proxies and tools of this machine",
        arguments: [
            ("203.0.113.1", "203.0.113.1"), ("::ffff:203.0.113.1", "203.0.113.1"), ("2001:db8:1:2:ffff::2", "20.1.d.b8.0.1.0.2/64"),
            ("127.0.0.2", "127.0.0.2"), ("127.0.0.1", nil), ("::1", nil), ("::ffff:127.0.0.1", nil),
        ] as [(String, String?)])
    func counted(peer: String, address: String?) throws {
        let channel = try connection(from: peer)
        #expect(ConnectionFaults(perSecond: 5).address(of: channel) == address)
        #expect(ConnectionFaults(perSecond: nil).address(of: channel) == nil)
        #expect(ConnectionFaults(perSecond: 5).address(of: EmbeddedChannel(loop: loop)) == nil)
    }

    @Test("Lost networks, slow readers and a full server are no client's fault")
    func reasons() {
        let faults = ConnectionCutReason.allCases.filter(\.isFault)
        #expect(
            Set(faults) == [
                .headerList, .slowHead, .slowRequest, .pipelining, .controlFlood, .resetFlood, .continuationFlood, .protocolViolation,
            ])
    }

    @Test("A connection of an address beyond its limit is not read, and closed after 5 s; others are served meanwhile")
    func unserved() throws {
        let (faults, cuts) = (ConnectionFaults(perSecond: 1), NIOLockedValueBox<[ConnectionCutReason]>([]))
        let logger = Logger(label: "server", factory: { _ in SwiftLogNoOpLogHandler() })
        let server = VersionedChannel(
            answerer: RequestAnswerer(router: Router(context: GatewayContext.self), logger: logger), tls: nil,
            listener: .host("127.0.0.1", port: 0), drainTime: .seconds(10), times: .init(), counts: ConnectionCounts(mostPerAddress: nil),
            faults: faults, budget: MessageBudget(limit: 10_000_000), executors: LoopExecutors(loop),
            onCut: { reason in cuts.withLockedValue { $0.append(reason) } })
        func isHeld(_ channel: EmbeddedChannel) throws -> Bool {
            _ = try server.setup(channel: channel, logger: logger).wait()
            return (try? channel.pipeline.syncOperations.handler(type: HeldConnection.self)) != nil
        }
        let first = try connection(from: "203.0.113.1")
        #expect(try !isHeld(first))
        for _ in 0..<2 { faults.count("203.0.113.1", at: loop.now) }
        let (second, other) = (try connection(from: "203.0.113.1"), try connection(from: "203.0.113.2"))
        #expect(try isHeld(second))
        #expect(try !isHeld(other))
        #expect(cuts.withLockedValue { $0 } == [.peerFaults])
        loop.advanceTime(by: .milliseconds(4_900))
        #expect(second.isActive)
        // Its time is over, while the one that is held stays so.
        let later = try connection(from: "203.0.113.1")
        #expect(try !isHeld(later))
        loop.advanceTime(by: .milliseconds(100))
        #expect(!second.isActive && first.isActive && other.isActive && later.isActive)
        for channel in [first, other, later] { try channel.close().wait() }
        loop.run()
        #expect(cuts.withLockedValue { $0 } == [.peerFaults])
    }

    @Test("A held connection is not read, and ends with its client, or when the gateway stops")
    func held() throws {
        final class Socket: ChannelOutboundHandler {
            typealias OutboundIn = ByteBuffer
            var reads = 0
            func read(context: ChannelHandlerContext) { reads += 1 }
        }
        for event in [ChannelEvent.inputClosed, ChannelShouldQuiesceEvent()] as [any Sendable] {
            let (socket, channel) = (Socket(), try connection(from: "203.0.113.1"))
            try channel.pipeline.syncOperations.addHandler(socket)
            try channel.pipeline.syncOperations.addHandler(HeldConnection())
            let reads = socket.reads
            channel.read()
            #expect(socket.reads == reads && channel.isActive)
            channel.pipeline.fireUserInboundEventTriggered(event)
            #expect(!channel.isActive)
        }
    }
}
