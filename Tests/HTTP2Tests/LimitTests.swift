import CNghttp2
import NIOCore
import NIOEmbedded
import Testing

@testable import HTTP2

@Suite("Bounds against hostile and absent peers")
struct LimitTests {
    @Test("T5 A PING is answered, or times out, or fails with the connection")
    func ping() throws {
        let pair = try SessionPair()
        var results: [Result<TimeAmount, any Error>] = []
        pair.client.ping(timeout: .seconds(5)) { results.append($0) }
        try pair.exchange()
        #expect(results.count == 1 && (try? results[0].get()) != nil)
        pair.clientToServerIsOpen = false
        pair.client.ping(timeout: .seconds(5)) { results.append($0) }
        try pair.pass(.seconds(6))
        #expect(results.count == 2 && (try? results[1].get()) == nil)
        pair.client.ping(timeout: .seconds(5)) { results.append($0) }
        pair.clientChannel.pipeline.fireChannelInactive()
        #expect(results.count == 3 && (try? results[2].get()) == nil)
    }

    @Test("T6 DISP-05 Keepalive finds a peer that is gone, a push provider too, and leaves one that is there")
    func keepalive() throws {
        for limits in [HTTP2Limits.client, .provider] {
            let pair = try SessionPair(client: limits)
            let recorder = try pair.request().1
            try pair.exchange()
            #expect(recorder.isEnded)
            for _ in 0..<10 { try pair.pass(.seconds(59)) }
            #expect(!pair.clientIsClosed)
            pair.serverToClientIsOpen = false
            for _ in 0..<3 { try pair.pass(.seconds(30)) }
            #expect(pair.clientIsClosed)
            #expect((pair.clientCloseError as? HTTP2Error)?.kind == .timedOut)
        }
    }

    @Test("An idle connection is shut down, a busy one is not")
    func idle() throws {
        var limits = HTTP2Limits.server
        limits.idleTimeout = .seconds(300)
        let pair = try SessionPair(server: limits) { _ in }
        try pair.request()
        for _ in 0..<6 { try pair.pass(.seconds(59)) }
        #expect(!pair.serverIsClosed)
        pair.served.recorders[0].stream?.sendResponse(headers: .ok, data: nil, trailers: nil)
        for _ in 0..<6 { try pair.pass(.seconds(59)) }
        #expect(pair.serverIsClosed && pair.clientIsClosed && pair.serverCloseError == nil)
    }

    @Test("A peer that never begins is closed after the handshake time")
    func handshake() throws {
        let silent = try SilentPeer(role: .server)
        silent.channel.embeddedEventLoop.advanceTime(by: .seconds(9))
        #expect(!silent.isClosed)
        silent.channel.embeddedEventLoop.advanceTime(by: .seconds(4))
        #expect(silent.isClosed && (silent.closeError as? HTTP2Error)?.kind == .timedOut)
    }

    @Test("A peer that does not speak HTTP/2 is recognized")
    func wrongProtocol() throws {
        let peer = try SilentPeer(role: .server)
        _ = try? peer.channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: test\r\n\r\n"))
        peer.channel.embeddedEventLoop.run()
        #expect(peer.isClosed)
        #expect("\(peer.closeError!)".contains("does not speak HTTP/2"))
    }

    @Test("A header list over the limit is answered 431 and never reaches a handler")
    func headerList() throws {
        let pair = try SessionPair()
        var headers = HTTP2Headers.get
        for index in 0..<20 { headers.add("x-\(index)", String(repeating: "v", count: 1_000)) }
        let recorder = try pair.request(headers).1
        try pair.exchange()
        #expect(recorder.head?.first(":status") == "431")
        #expect(pair.served.recorders.isEmpty)
        let next = try pair.request().1
        try pair.exchange()
        #expect(next.head?.first(":status") == "200")
    }

    @Test("A response head over the client's limit resets the stream alone")
    func responseHeaderList() throws {
        let pair = try SessionPair { recorder in
            recorder.onEnd = { stream, _ in
                var headers = HTTP2Headers.ok
                for index in 0..<20 { headers.add("x-\(index)", String(repeating: "v", count: 1_000)) }
                stream.sendResponse(headers: headers, data: nil, trailers: ["grpc-status": "0"])
            }
        }
        let recorder = try pair.request().1
        try pair.exchange()
        #expect(recorder.head == nil && recorder.closings.compactMap(\.resetByUs) == [.enhanceYourCalm])
        #expect(!pair.clientIsClosed)
    }

    @Test("A flood of frames that cost nothing ends the connection", arguments: ["ping", "empty data"])
    func floods(kind: String) throws {
        let pair = try SessionPair { _ in }
        let stream = try pair.client.openStream(.post, data: nil, endStream: false, delegate: Recorder())
        try pair.exchange()
        pair.clientToServerIsOpen = false
        let frame: [UInt8] =
            kind == "ping"
            ? [0, 0, 8, 6, 0, 0, 0, 0, 0] + Array(repeating: 7, count: 8)
            : [0, 0, 0, 0, 0, 0, 0, 0, UInt8(stream.id)]
        let flood = ByteBuffer(bytes: (0..<2_500).flatMap { _ in frame })
        try pair.serverChannel.writeInbound(flood)
        pair.serverChannel.embeddedEventLoop.run()
        #expect(pair.serverIsClosed)
        #expect((pair.serverCloseError as? HTTP2Error)?.kind == .peerExceededLimit)
    }

    @Test("A provider may PING as it likes and send a head in many pieces; a stranger may not")
    func chosenPeer() throws {
        let ping: [UInt8] = [0, 0, 8, 6, 0, 0, 0, 0, 0] + Array(repeating: 7, count: 8)
        let pings = ByteBuffer(bytes: (0..<20_000).flatMap { _ in ping })
        // HEADERS with END_STREAM and `:status: 200`, and a field in each CONTINUATION; the last one has END_HEADERS.
        var head: [UInt8] = [0, 0, 1, 1, 1, 0, 0, 0, 1, 0x88]
        for index in 0..<UInt8(100) {
            let field: [UInt8] = [0, 3, UInt8(ascii: "x"), UInt8(ascii: "a") + index / 10, UInt8(ascii: "a") + index % 10, 1, UInt8(ascii: "v")]
            head += [0, 0, UInt8(field.count), 9, index == 99 ? 4 : 0, 0, 0, 0, 1] + field
        }
        for (limits, isClosed) in [(HTTP2Limits.provider, false), (.client, true)] {
            for flood in [pings, ByteBuffer(bytes: head)] {
                let pair = try SessionPair(client: limits) { _ in }
                let recorder = try pair.request().1
                try pair.exchange()
                try pair.clientChannel.writeInbound(flood)
                pair.clientChannel.embeddedEventLoop.run()
                #expect(pair.clientIsClosed == isClosed)
                if !isClosed, flood.readableBytes == head.count { #expect(recorder.head?.count == 101) }
            }
        }
    }

    @Test("Rapid resets end the connection, a few do not")
    func rapidReset() throws {
        var limits = HTTP2Limits.server
        limits.resetBurst = 100
        limits.resetsPerSecond = 1
        let pair = try SessionPair(server: limits) { _ in }
        func openAndReset(_ count: Int) throws {
            for _ in 0..<count where pair.client.availableStreams > 0 {
                try pair.request().0.reset(.cancel)
                try pair.exchange()
            }
        }
        // A request that is reset before it left never reaches the server, so each is sent first.
        func sendAndReset(_ count: Int) throws {
            for _ in 0..<count where pair.client.availableStreams > 0 {
                let stream = try pair.request().0
                try pair.exchange()
                stream.reset(.cancel)
                try pair.exchange()
            }
        }
        try openAndReset(200)
        try sendAndReset(50)
        #expect(!pair.serverIsClosed)
        try sendAndReset(200)
        #expect(pair.serverIsClosed)
    }

    @Test(
        "SEC-03 Streams that the server breaks off for its own fault are no resets of the client; those for the client's are",
        arguments: [(HTTP2ErrorCode.internalError, false), (.enhanceYourCalm, true)])
    func resetsByTheServer(code: HTTP2ErrorCode, isClosed: Bool) throws {
        var limits = HTTP2Limits.server
        limits.resetBurst = 20
        limits.resetsPerSecond = 1
        let pair = try SessionPair(server: limits) { recorder in
            recorder.onEnd = { stream, _ in stream.reset(code) }
        }
        for _ in 0..<100 where pair.client.availableStreams > 0 {
            try pair.request()
            try pair.exchange()
        }
        #expect(pair.serverIsClosed == isClosed)
    }

    @Test("T10 A peer that asks and does not read is closed at the bound of unsent bytes")
    func slowReader() throws {
        var limits = HTTP2Limits.server
        limits.maxOutboundBufferedBytes = 1_000_000
        let answer = ByteBuffer(bytes: pattern(300_000))
        let pair = try SessionPair(server: limits) { recorder in
            recorder.onEnd = { stream, _ in stream.sendResponse(headers: .ok, data: answer, trailers: nil) }
        }
        pair.serverChannel.isWritable = false
        for _ in 0..<5 { try pair.request() }
        try pair.exchange()
        #expect(pair.serverIsClosed)
        #expect((pair.serverCloseError as? HTTP2Error)?.kind == .peerExceededLimit)
    }

    @Test("A peer that reads nothing for the stalled time is closed")
    func stalled() throws {
        let pair = try SessionPair { recorder in
            recorder.onEnd = { stream, _ in stream.sendResponse(headers: .ok, data: ByteBuffer(bytes: pattern(10_000)), trailers: nil) }
        }
        pair.serverChannel.isWritable = false
        pair.serverChannel.pipeline.fireChannelWritabilityChanged()
        try pair.request()
        try pair.exchange()
        try pair.pass(.seconds(50))
        #expect(!pair.serverIsClosed)
        try pair.pass(.seconds(20))
        #expect(pair.serverIsClosed && (pair.serverCloseError as? HTTP2Error)?.kind == .timedOut)
    }

    @Test("A stream whose owner ignores isWritable is reset at its bound")
    func ownerIgnoresWatermark() throws {
        var limits = HTTP2Limits.client
        limits.initialWindowBytes = 1_000
        var server = HTTP2Limits.server
        server.maxOutboundBufferedBytesPerStream = 100_000
        let pair = try SessionPair(client: limits, server: server) { recorder in
            recorder.onEnd = { stream, _ in
                stream.sendHeaders(.ok, endStream: false)
                for _ in 0..<20 { stream.sendData(ByteBuffer(bytes: pattern(10_000)), endStream: false) }
            }
        }
        let recorder = try pair.request(prepare: { $0.consumes = false }).1
        try pair.exchange()
        #expect(recorder.closings.compactMap(\.resetByPeer) == [.enhanceYourCalm])
        #expect(pair.server.unsentBytes == 0)
    }

    @Test("Frames that a peer causes and does not read end the connection at their bound")
    func queuedFrames() throws {
        var limits = HTTP2Limits.server
        limits.maxQueuedFrames = 1_000
        limits.maxConcurrentStreams = 10
        let peer = try SilentPeer(role: .server, limits: limits)
        peer.channel.isWritable = false
        peer.channel.pipeline.fireChannelWritabilityChanged()
        try peer.channel.writeInbound(ByteBuffer(string: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\u{4}\0\0\0\0\0"))
        // Streams beyond the limit, which this peer has not acknowledged: each is refused by a frame that cannot leave.
        for index in 0..<2_000 where !peer.isClosed {
            let id = UInt32(index * 2 + 1)
            try peer.channel.writeInbound(
                ByteBuffer(bytes: [0, 0, 3, 1, 4, 0, 0, UInt8(id >> 8), UInt8(id & 0xff), 0x82, 0x86, 0x84]))
            #expect(peer.connection.queuedFrames <= 1_010)
        }
        peer.channel.embeddedEventLoop.run()
        peer.channel.embeddedEventLoop.advanceTime(by: .seconds(3))
        #expect(peer.isClosed && (peer.closeError as? HTTP2Error)?.cutReason == .unreadFrames)
    }

    @Test("A header block must end in time, a request too, unless its stream takes its time")
    func progress() throws {
        let pair = try SessionPair { $0.onHead = { stream, _ in stream.takesItsTime = stream.id == 3 } }
        let streams = try (0..<2).map { _ in try pair.client.openStream(.post, data: nil, endStream: false, delegate: Recorder()) }
        try pair.pass(.seconds(59))
        #expect(pair.served.recorders.allSatisfy { $0.closings.isEmpty })
        try pair.pass(.seconds(20))
        #expect(pair.served.recorders[0].closings.compactMap(\.resetByUs) == [.enhanceYourCalm])
        #expect(pair.served.recorders[1].closings.isEmpty)
        // Three bytes of a header block, then nothing.
        try pair.serverChannel.writeInbound(ByteBuffer(bytes: [0, 0, 9, 1, 4, 0, 0, 0, UInt8(streams[1].id + 2), 0x82, 0x86, 0x84]))
        try pair.pass(.seconds(9))
        #expect(!pair.serverIsClosed)
        try pair.pass(.seconds(4))
        #expect(pair.serverIsClosed && (pair.serverCloseError as? HTTP2Error)?.cutReason == .slowHead)
    }

    @Test("Each header block has its own time limit, also when every read ends inside a block")
    func headerBlocksInTurn() throws {
        let pair = try SessionPair { _ in }
        pair.clientToServerIsOpen = false
        // GET http / of "t", with the end of the stream.
        func frame(_ id: UInt8) -> [UInt8] { [0, 0, 6, 1, 5, 0, 0, 0, id, 0x82, 0x86, 0x84, 0x01, 1, UInt8(ascii: "t")] }
        try pair.serverChannel.writeInbound(ByteBuffer(bytes: frame(1).prefix(11)))
        for second in 1...30 as ClosedRange<UInt8> {
            try pair.serverChannel.writeInbound(ByteBuffer(bytes: frame(second * 2 - 1).dropFirst(11) + frame(second * 2 + 1).prefix(11)))
            try pair.pass(.seconds(1))
        }
        #expect(!pair.serverIsClosed && pair.served.recorders.count == 30)
        // The last one is not finished.
        try pair.pass(.seconds(13))
        #expect(pair.serverIsClosed && (pair.serverCloseError as? HTTP2Error)?.cutReason == .slowHead)
    }

    @Test("Trailers that end after their stream was reset are no unfinished header block")
    func trailersOfResetStream() throws {
        let pair = try SessionPair { _ in }
        let stream = try pair.client.openStream(.post, data: nil, endStream: false, delegate: Recorder())
        try pair.exchange()
        let id = UInt8(stream.id)
        try pair.serverChannel.writeInbound(ByteBuffer(bytes: [0, 0, 5, 1, 1, 0, 0, 0, id, 0x00, 1, UInt8(ascii: "a"), 1, UInt8(ascii: "b")]))
        pair.served.recorders[0].stream?.reset(.cancel)
        pair.serverToClientIsOpen = false
        try pair.exchange()
        try pair.serverChannel.writeInbound(ByteBuffer(bytes: [0, 0, 0, 9, 4, 0, 0, 0, id]))
        try pair.pass(.seconds(30))
        #expect(!pair.serverIsClosed, "\(String(describing: pair.serverCloseError))")
    }

    @Test("A complete response that the peer does not read is reset, one that makes progress is not")
    func unreadResponse() throws {
        var limits = HTTP2Limits.client
        limits.initialWindowBytes = 1_000
        let pair = try SessionPair(client: limits) { recorder in
            recorder.onEnd = { stream, _ in stream.sendResponse(headers: .ok, data: ByteBuffer(bytes: pattern(200_000)), trailers: nil) }
        }
        let (_, unread) = try pair.request { $0.consumes = false }
        let (slow, reading) = try pair.request { $0.consumes = false }
        for _ in 0..<12 {
            try pair.pass(.seconds(10))
            // 16 KiB in half a minute.
            for _ in 0..<6 {
                slow.consumed(1_000)
                try pair.exchange()
            }
        }
        #expect(unread.closings.compactMap(\.resetByPeer) == [.enhanceYourCalm])
        #expect(reading.closings.isEmpty && reading.body.count > 60_000)
    }
}
