import HTTP2
import NIOConcurrencyHelpers
import NIOCore
import NIOEmbedded
import NIOHTTP1
import RPC
import ServiceKit
import Testing

@testable import GatewayService

/// A connection of HTTP/1.1 on a clock that the test moves.
@Suite("SEC-03 GW-05 Requests come in time, however many pieces they come in")
struct RequestWatchTests {
    private final class Seen {
        var errors: [any Error] = []
        var hosts: [String] = []
        var reads = 0
        var isHalfClosed = false
    }

    /// Where the socket is: counts how often it is read, and can close one half.
    private final class Socket: ChannelOutboundHandler {
        typealias OutboundIn = ByteBuffer
        private let seen: Seen
        init(_ seen: Seen) { self.seen = seen }
        func read(context: ChannelHandlerContext) {
            seen.reads += 1
            context.read()
        }
        func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
            // The embedded channel has no halves.
            guard mode == .output else { return context.close(mode: mode, promise: promise) }
            seen.isHalfClosed = true
            promise?.succeed()
        }
    }

    /// Behind the watch, where endpoints are.
    private final class Endpoint: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        private let seen: Seen
        init(_ seen: Seen) { self.seen = seen }
        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            if case .head(let head) = unwrapInboundIn(data) { seen.hosts.append(head.headers["host"].first ?? "none") }
        }
        func errorCaught(context: ChannelHandlerContext, error: any Error) { seen.errors.append(error) }
    }

    private struct Connection {
        let channel = EmbeddedChannel()
        let seen = Seen()
        let cuts = NIOLockedValueBox<[ConnectionCutReason]>([])

        let budget = MessageBudget(limit: 10_000)

        init() throws {
            let pipeline = channel.pipeline.syncOperations
            let watch = HTTP1RequestWatch(times: .init(), requests: HeldRequests(of: budget)) { [cuts] reason in
                cuts.withLockedValue { $0.append(reason) }
            }
            try pipeline.addHandler(Socket(seen))
            try pipeline.addHandler(HTTP1ByteWatch(watch))
            try pipeline.configureHTTPServerPipeline(withPipeliningAssistance: false, withErrorHandling: false)
            try pipeline.addHandler(watch, position: .after(pipeline.handler(type: ByteToMessageHandler<HTTPRequestDecoder>.self)))
            try pipeline.addHandler(Endpoint(seen))
            try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        }

        func send(_ text: String) throws { try channel.writeInbound(ByteBuffer(string: text)) }

        func answer(_ status: HTTPResponseStatus = .ok) throws {
            channel.write(HTTPServerResponsePart.head(.init(version: .http1_1, status: status, headers: ["content-length": "0"])), promise: nil)
            channel.writeAndFlush(HTTPServerResponsePart.end(nil), promise: nil)
            channel.embeddedEventLoop.run()
        }

        /// What went out since the last call.
        var sent: String {
            var text = ""
            while let part = try? channel.readOutbound(as: ByteBuffer.self) { text += String(buffer: part) }
            return text
        }

        func wait(_ time: TimeAmount) { channel.embeddedEventLoop.advanceTime(by: time) }
        var isOpen: Bool { channel.isActive }
    }

    private static let get = "GET / HTTP/1.1\r\nhost: gateway\r\n\r\n"

    @Test("A head that comes byte by byte is cut off 10 s after its first, with 408; a connection that says nothing is not")
    func drippedHead() throws {
        let connection = try Connection()
        connection.wait(.minutes(4))
        #expect(connection.isOpen)
        for byte in "GET / HTT" {
            try connection.send(String(byte))
            connection.wait(.seconds(1))
        }
        #expect(connection.isOpen && connection.sent == "")
        connection.wait(.seconds(1))
        #expect(!connection.isOpen)
        let answer = connection.sent
        #expect(answer.hasPrefix("HTTP/1.1 408") && answer.contains(#""code":"request_timeout""#) && answer.contains("did not come in"), "\(answer)")
        #expect(connection.cuts.withLockedValue { $0 } == [.slowHead])
    }

    @Test("Requests that are complete leave no time running, one after the other, and one that is answered late")
    func completeRequests() throws {
        let connection = try Connection()
        for _ in 0..<3 {
            try connection.send(Self.get)
            connection.wait(.seconds(50))
            try connection.answer()
            connection.wait(.seconds(100))
        }
        try connection.send("POST / HTTP/1.1\r\nhost: gateway\r\ncontent-length: 3\r\n\r\na")
        connection.wait(.seconds(59))
        try connection.send("bc")
        connection.wait(.minutes(2))
        #expect(connection.isOpen && connection.seen.errors.isEmpty && connection.cuts.withLockedValue { $0.isEmpty })
    }

    @Test("A body is held from its first bytes until its answer begins, or the connection ends; one without room is answered, and closes")
    func heldBodies() throws {
        func post(_ length: Int, _ sent: Int) -> String {
            "POST / HTTP/1.1\r\nhost: gateway\r\ncontent-length: \(length)\r\n\r\n" + String(repeating: "x", count: sent)
        }
        let connection = try Connection()
        try connection.send(post(6_000, 6_000))
        // In two pieces, which cost 128 bytes each: what comes with a head is given on in small ones.
        #expect(connection.budget.heldBytes == 6_256)
        try connection.answer()
        #expect(connection.budget.heldBytes == 0)
        // The answer comes before the body: what follows goes past.
        try connection.send(post(6_000, 1_000))
        try connection.answer()
        try connection.send(String(repeating: "x", count: 5_000))
        #expect(connection.budget.heldBytes == 0)
        try connection.send(post(20_000, 6_000))
        try connection.send(String(repeating: "x", count: 6_000))
        #expect(connection.seen.errors.contains { $0 is BodiesBeyondBudget })
        #expect(connection.cuts.withLockedValue { $0 } == [.messageBudget])
        try connection.send(String(repeating: "x", count: 6_000))
        #expect(connection.budget.heldBytes == 6_256 && connection.seen.errors.count == 1 && connection.isOpen)
        try connection.answer(.serviceUnavailable)
        #expect(connection.budget.heldBytes == 0 && !connection.isOpen)

        // The time of a body that was refused does not run on: nobody is cut off twice, and the wait for the answer stays as long.
        let late = try Connection()
        try late.send(post(20_000, 6_000))
        late.wait(.seconds(58))
        try late.send(String(repeating: "x", count: 6_000))
        late.wait(.seconds(3))
        #expect(late.cuts.withLockedValue { $0 } == [.messageBudget] && late.seen.errors.count == 1 && late.isOpen)
        late.wait(.seconds(8))
        #expect(!late.isOpen)
        let early = try Connection()
        try early.send(post(20_000, 12_000))
        early.wait(.seconds(11))
        #expect(early.cuts.withLockedValue { $0 } == [.messageBudget] && !early.isOpen)

        let lost = try Connection()
        try lost.send(post(6_000, 3_000))
        #expect(lost.budget.heldBytes == 3_128)
        try lost.channel.close().wait()
        lost.channel.embeddedEventLoop.run()
        #expect(lost.budget.heldBytes == 0)
    }

    @Test("A second head that is dripped while the first request is answered ends the connection behind that answer")
    func drippedSecondHead() throws {
        let connection = try Connection()
        try connection.send(Self.get)
        try connection.send("G")
        connection.wait(.seconds(11))
        #expect(connection.isOpen && connection.sent == "")
        try connection.answer()
        #expect(connection.sent.hasPrefix("HTTP/1.1 200") && !connection.isOpen)
    }

    @Test("A body that comes byte by byte is given up 60 s after its head: its reader is told, and the connection ends with the answer")
    func drippedBody() throws {
        let connection = try Connection()
        try connection.send("POST / HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\r\n")
        for _ in 0..<59 {
            try connection.send("x")
            connection.wait(.seconds(1))
        }
        #expect(connection.seen.errors.isEmpty)
        connection.wait(.seconds(1))
        #expect(connection.seen.errors.count == 1 && connection.seen.errors.first is RequestTooSlow)
        #expect(connection.cuts.withLockedValue { $0 } == [.slowRequest])
        #expect(connection.isOpen)
        try connection.answer(.requestTimeout)
        #expect(connection.sent.hasPrefix("HTTP/1.1 408") && !connection.isOpen)
    }

    @Test("A body that comes byte by byte behind its answer ends the connection after the same time; so does an endpoint that never answers")
    func answeredOrNever() throws {
        let answered = try Connection()
        try answered.send("POST / HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\r\n")
        try answered.answer(.unauthorized)
        answered.wait(.seconds(61))
        #expect(!answered.isOpen)
        let never = try Connection()
        try never.send("POST / HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\r\n")
        never.wait(.seconds(69))
        #expect(never.isOpen)
        never.wait(.seconds(2))
        #expect(!never.isOpen)
    }

    @Test("ARCH-10 When the gateway stops, a body that is not complete has 2 s, not the 10 s of a drain")
    func drain() throws {
        let connection = try Connection()
        try connection.send("POST / HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\r\nx")
        connection.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
        connection.wait(.seconds(1))
        #expect(connection.seen.errors.isEmpty)
        connection.wait(.seconds(1))
        #expect(connection.seen.errors.first is GatewayStopping)
        #expect(connection.cuts.withLockedValue { $0.isEmpty }, "that is nobody's fault")
        try connection.answer(.serviceUnavailable)
        #expect(!connection.isOpen)
    }

    @Test("SEC-03 A client that sends requests without end gets answers to the first hundred, is not read on, and is closed; others may pipeline")
    func pipelining() throws {
        let connection = try Connection()
        for round in 1...2 {
            try connection.send(String(repeating: Self.get, count: 100))
            for _ in 0..<100 { try connection.answer() }
            let reads = connection.seen.reads
            connection.channel.read()
            #expect(connection.isOpen && connection.seen.hosts.count == 100 * round && connection.seen.reads == reads + 1)
        }
        #expect(connection.sent.ranges(of: "HTTP/1.1 200").count == 200 && connection.cuts.withLockedValue { $0.isEmpty })

        for _ in 0..<2 { try connection.send(String(repeating: Self.get, count: 1_500)) }
        let reads = connection.seen.reads
        connection.channel.read()
        #expect(connection.seen.hosts.count == 300 && connection.seen.reads == reads)
        #expect(connection.cuts.withLockedValue { $0 } == [.pipelining])
        for _ in 0..<99 { try connection.answer() }
        connection.wait(.seconds(30))
        #expect(connection.isOpen)
        try connection.answer()
        #expect(connection.sent.ranges(of: "HTTP/1.1 200").count == 100)
        // Only the server's half is closed: what the client still sends is read and dropped, since unread bytes would cost it the last answers.
        #expect(connection.isOpen && connection.seen.isHalfClosed && connection.seen.reads > reads)
        let dropped = connection.seen.reads
        try connection.send(Self.get)
        connection.channel.read()
        #expect(connection.seen.hosts.count == 300 && connection.seen.reads > dropped && connection.sent == "")
        connection.wait(.seconds(11))
        #expect(!connection.isOpen && connection.cuts.withLockedValue { $0 } == [.pipelining])
    }

    @Test("SEC-03 When the server has closed its half, a client that does not close the other has 10 s, and then loses the connection")
    func lingering() throws {
        let connection = try Connection()
        try connection.send(Self.get)
        try connection.answer()
        connection.channel.close(mode: .output, promise: nil)
        connection.wait(.seconds(9))
        #expect(connection.isOpen)
        connection.wait(.seconds(2))
        #expect(!connection.isOpen && connection.cuts.withLockedValue { $0.isEmpty })
    }

    @Test("A body that comes with its head, and more than the parser gets at once, arrives whole, and so does the request behind it")
    func piecesOfBodies() throws {
        let connection = try Connection()
        let body = String(repeating: "x", count: 9_000)
        try connection.send("POST / HTTP/1.1\r\nhost: a\r\nx-long: \(body)\r\ncontent-length: 9000\r\n\r\n" + body + Self.get)
        #expect(connection.seen.hosts == ["a", "gateway"] && connection.seen.errors.isEmpty)
        #expect(connection.budget.heldBytes >= 9_000)
    }

    @Test("Bytes that are no HTTP/1.1 are counted once; a connection that ends inside a request is not")
    func broken() throws {
        let broken = try Connection()
        for _ in 0..<2 { try broken.send("\u{16}\u{3}\u{1} no request\r\n\r\n") }
        #expect(broken.seen.errors.contains { $0 is HTTPParserError })
        #expect(broken.cuts.withLockedValue { $0 } == [.protocolViolation])
        for begun in ["GET / HT", "POST / HTTP/1.1\r\nhost: gateway\r\ncontent-length: 1000\r\n\r\nx"] {
            let lost = try Connection()
            try lost.send(begun)
            try lost.channel.close().wait()
            lost.channel.embeddedEventLoop.run()
            #expect(lost.cuts.withLockedValue { $0.isEmpty })
        }
    }

    @Test("A client that does not read its answer is closed after a minute")
    func stalledReader() throws {
        let connection = try Connection()
        try connection.send(Self.get)
        connection.channel.isWritable = false
        connection.channel.pipeline.fireChannelWritabilityChanged()
        connection.wait(.seconds(59))
        #expect(connection.isOpen)
        connection.wait(.seconds(2))
        #expect(!connection.isOpen && connection.cuts.withLockedValue { $0 } == [.slowReader])
    }

    @Test(
        "RFC 9112 §3.2 A request of HTTP/1.1 has one host; what has none, or several, or none that can be, comes as an empty one",
        arguments: [
            ("HTTP/1.1\r\nhost: gateway\r\n", "gateway"), ("HTTP/1.1\r\nHOST: [::1]:7180\r\n", "[::1]:7180"), ("HTTP/1.1\r\n", ""),
            ("HTTP/1.1\r\nhost:\r\n", ""), ("HTTP/1.1\r\nhost: a\r\nhost: a\r\n", ""), ("HTTP/1.1\r\nhost: a b\r\n", ""),
            ("HTTP/1.1\r\nhost: a/b\r\n", ""), ("HTTP/1.0\r\n", "none"), ("HTTP/1.0\r\nhost: a\r\nhost: b\r\n", ""),
        ])
    func hosts(head: String, expected: String) throws {
        let connection = try Connection()
        try connection.send("GET / \(head)\r\n")
        #expect(connection.seen.hosts == [expected])
    }
}

@Suite("GW-05 Connections of one client")
struct ConnectionCountsTests {
    @Test("SEC-03 An address has so many connections at once; IPv6 counts by /64, and who leaves makes room")
    func counts() throws {
        let counts = ConnectionCounts(mostPerAddress: 2)
        func connection(_ address: String) throws -> EmbeddedChannel {
            let channel = EmbeddedChannel()
            channel.remoteAddress = try SocketAddress(ipAddress: address, port: 1)
            return channel
        }
        let first = try connection("203.0.113.1")
        try first.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
        first.remoteAddress = try SocketAddress(ipAddress: "203.0.113.1", port: 1)
        #expect(counts.enter(first))
        #expect(counts.enter(try connection("203.0.113.1")))
        #expect(!counts.enter(try connection("203.0.113.1")))
        #expect(counts.enter(try connection("203.0.113.2")))
        try first.close().wait()
        first.embeddedEventLoop.run()
        #expect(counts.enter(try connection("203.0.113.1")))
        #expect(!counts.enter(try connection("203.0.113.1")))
        #expect(counts.enter(try connection("2001:db8:1:2::1")))
        #expect(counts.enter(try connection("2001:db8:1:2:ffff::2")))
        #expect(!counts.enter(try connection("2001:db8:1:2::3")))
        #expect(counts.enter(try connection("2001:db8:1:3::1")))
        let any = ConnectionCounts(mostPerAddress: nil)
        for _ in 0..<10 { #expect(any.enter(try connection("203.0.113.1"))) }
    }

    @Test("SEC-03 The gateway takes no more connections than its file descriptors are enough for, and one address a quarter of them at most")
    func descriptors() throws {
        func settings(_ values: [String: String], descriptors: Int) throws -> HTTPServerSettings {
            try HTTPServerSettings(.init(service: "gateway", values: values), descriptors: descriptors)
        }
        let small = try settings([:], descriptors: 768)
        #expect(small.maxConnections == 768 && small.maxConnectionsPerAddress == 192)
        #expect(small.note?.contains("768") == true)
        let large = try settings([:], descriptors: 60_000)
        #expect(large.maxConnections == 20_000 && large.maxConnectionsPerAddress == 1_000 && large.note == nil)
        let own = try settings(
            [
                "http_max_connections": "50", "limits.address_connections": "0", "limits.address_faults": "0", "limits.head_seconds": "3",
                "limits.body_seconds": "7", "limits.held_body_bytes": "8000000",
            ],
            descriptors: 768)
        #expect(own.maxConnections == 50 && own.maxConnectionsPerAddress == nil && own.maxFaultsPerAddress == nil && own.note == nil)
        #expect(large.maxFaultsPerAddress == 5)
        #expect(own.times.head == .seconds(3) && own.times.body == .seconds(7) && own.mostHeldBodyBytes == 8_000_000)
        #expect(small.mostHeldBodyBytes == 128 * 1_024 * 1_024)
        let http2 = HTTPServerLimits.http2(own.times)
        #expect(http2.headTimeout == .seconds(3) && http2.requestTimeout == .seconds(7))
    }
}
