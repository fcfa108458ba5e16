import NIOCore
import NIOEmbedded
import Testing

@testable import HTTP2

@Suite("Two sessions in memory")
struct ExchangeTests {
    @Test("Every chunking of the bytes gives the same exchange", arguments: [1, 2, 3, 5, 8, 9, 10, 13, 24, 64, 1000, Int.max])
    func chunking(chunk: Int) throws {
        let pair = try SessionPair(chunk: chunk)
        let body = pattern(3_000)
        let requests = try (0..<5).map { _ in try pair.request(body: body).1 }
        let empty = try pair.request(.get).1
        try pair.exchange()
        for recorder in requests {
            #expect(recorder.head?.first(":status") == "200")
            #expect(recorder.body == body)
            #expect(recorder.trailers?.first("grpc-status") == "0")
            #expect(recorder.closings.map(\.isNormal) == [true])
        }
        #expect(empty.body == [] && empty.trailers?.first("grpc-status") == "0")
        #expect(pair.served.recorders.allSatisfy { $0.closings.map(\.isNormal) == [true] })
        #expect(pair.client.openStreams == 0 && pair.server.openStreams == 0)
        #expect(pair.client.unsentBytes == 0 && pair.server.unsentBytes == 0)
    }

    @Test("Everything of one turn leaves in one write")
    func oneWrite() throws {
        let pair = try SessionPair()
        for _ in 0..<50 { try pair.request(body: pattern(100)) }
        pair.clientChannel.embeddedEventLoop.run()
        let write = try #require(try pair.clientChannel.readOutbound(as: ByteBuffer.self))
        #expect(try pair.clientChannel.readOutbound(as: ByteBuffer.self) == nil)
        try pair.serverChannel.writeInbound(write)
        let answers = try #require(try pair.serverChannel.readOutbound(as: ByteBuffer.self))
        #expect(try pair.serverChannel.readOutbound(as: ByteBuffer.self) == nil)
        #expect(answers.readableBytes > 50 * 100)
    }

    @Test("Bodies of 8 MiB each way, window by window")
    func large() throws {
        let pair = try SessionPair()
        let body = pattern(8 * 1024 * 1024)
        let (_, recorder) = try pair.request(body: body)
        try pair.exchange()
        #expect(pair.served.recorders.first?.body == body)
        #expect(recorder.body == body)
        #expect(recorder.closings.map(\.isNormal) == [true])
    }

    @Test("Upper-case names arrive in lower case")
    func upperCase() throws {
        let pair = try SessionPair()
        var headers = HTTP2Headers.get
        headers.add("X-Trace-ID", "Abc")
        try pair.request(headers)
        try pair.exchange()
        #expect(pair.served.recorders.first?.head?.first("x-trace-id") == "Abc")
    }

    @Test("A head alone, trailers alone, and a body in pieces with waits between")
    func shapes() throws {
        var stream: HTTP2Stream?
        let pair = try SessionPair { recorder in
            recorder.onHead = { inbound, _ in stream = inbound }
        }
        let headOnly = try pair.request().1
        try pair.exchange()
        stream?.sendHeaders([":status": "204"], endStream: true)
        try pair.exchange()
        #expect(headOnly.isEnded && headOnly.head?.first(":status") == "204" && headOnly.closings.map(\.isNormal) == [true])

        let trailersOnly = try pair.request().1
        try pair.exchange()
        stream?.sendHeaders(.ok, endStream: false)
        stream?.sendTrailers(["grpc-status": "5"])
        try pair.exchange()
        #expect(trailersOnly.trailers?.first("grpc-status") == "5" && trailersOnly.body == [])

        let pieces = try pair.request().1
        try pair.exchange()
        stream?.sendHeaders(.ok, endStream: false)
        try pair.exchange()
        #expect(pieces.head != nil && !pieces.isEnded)
        for byte in 1...3 as ClosedRange<UInt8> {
            stream?.sendData(ByteBuffer(bytes: [byte]), endStream: false)
            try pair.exchange()
        }
        #expect(pieces.body == [1, 2, 3] && !pieces.isEnded)
        stream?.sendData(ByteBuffer(), endStream: true)
        try pair.exchange()
        #expect(pieces.isEnded && pieces.closings.map(\.isNormal) == [true])
    }

    @Test("A request body in pieces, answered after its end")
    func requestInPieces() throws {
        let pair = try SessionPair()
        let recorder = Recorder()
        let stream = try pair.client.openStream(.post, data: nil, endStream: false, delegate: recorder)
        try pair.exchange()
        #expect(pair.served.recorders.first?.head != nil)
        stream.sendData(ByteBuffer(string: "one "), endStream: false)
        try pair.exchange()
        stream.sendData(ByteBuffer(string: "two"), endStream: true)
        try pair.exchange()
        #expect(String(decoding: recorder.body, as: UTF8.self) == "one two")
        #expect(recorder.closings.map(\.isNormal) == [true])
    }

    @Test("A whole answer before the end of the request frees the stream on both sides")
    func earlyAnswer() throws {
        let pair = try SessionPair { recorder in
            recorder.onHead = { stream, _ in stream.sendResponse(headers: .ok, data: nil, trailers: ["grpc-status": "8"]) }
        }
        let recorder = Recorder()
        let stream = try pair.client.openStream(.post, data: nil, endStream: false, delegate: recorder)
        try pair.exchange()
        #expect(recorder.trailers?.first("grpc-status") == "8")
        #expect(recorder.closings.map(\.isNormal) == [true])
        #expect(pair.server.openStreams == 0 && pair.client.openStreams == 0)
        // The outcome is known: what is still written goes nowhere, quietly.
        stream.sendData(ByteBuffer(string: "late"), endStream: true)
        try pair.exchange()
        #expect(!pair.clientIsClosed && !pair.serverIsClosed)
    }

    @Test("Trailers reach a client whose stream window is used up")
    func trailersWithoutWindow() throws {
        var limits = HTTP2Limits.client
        limits.initialWindowBytes = 1_000
        var stream: HTTP2Stream?
        let pair = try SessionPair(client: limits) { recorder in recorder.onHead = { inbound, _ in stream = inbound } }
        let recorder = try pair.request(prepare: { $0.consumes = false }).1
        try pair.exchange()
        stream?.sendHeaders(.ok, endStream: false)
        stream?.sendData(ByteBuffer(bytes: pattern(1_000)), endStream: false)
        try pair.exchange()
        #expect(recorder.body.count == 1_000)
        stream?.sendTrailers(["grpc-status": "0"])
        try pair.exchange()
        #expect(recorder.trailers?.first("grpc-status") == "0")
        #expect(recorder.closings.map(\.isNormal) == [true])
    }

    @Test("A reader that takes nothing stops its own stream at its window, and no other")
    func windowExhaustion() throws {
        var limits = HTTP2Limits.client
        limits.initialWindowBytes = 10_000
        let body = pattern(50_000)
        let pair = try SessionPair(client: limits) { recorder in
            recorder.onHead = { stream, _ in stream.sendResponse(headers: .ok, data: ByteBuffer(bytes: body), trailers: nil) }
        }
        let (slowStream, slow) = try pair.request(prepare: { $0.consumes = false })
        try pair.exchange()
        #expect(slow.body.count == 10_000 && !slow.isEnded)
        let quick = try pair.request().1
        try pair.exchange()
        #expect(quick.body == body && quick.isEnded)
        var taken = 0
        while taken < slow.body.count {
            let more = slow.body.count - taken
            slowStream.consumed(more)
            taken += more
            try pair.exchange()
        }
        #expect(slow.body == body && slow.isEnded)
    }

    @Test("isWritable falls above the high-water mark and comes back below the low one")
    func watermarks() throws {
        var limits = HTTP2Limits.client
        limits.initialWindowBytes = 1_000
        var server = HTTP2Limits.server
        server.highWaterBytesPerStream = 4_000
        server.lowWaterBytesPerStream = 2_000
        var stream: HTTP2Stream?
        let pair = try SessionPair(client: limits, server: server) { recorder in recorder.onHead = { inbound, _ in stream = inbound } }
        let (request, recorder) = try pair.request(prepare: { $0.consumes = false })
        try pair.exchange()
        stream?.sendHeaders(.ok, endStream: false)
        stream?.sendData(ByteBuffer(bytes: pattern(4_500)), endStream: false)
        #expect(stream?.isWritable == false)
        try pair.exchange()
        #expect(stream?.isWritable == false && stream?.bufferedBytes == 3_500 && pair.server.unsentBytes == 3_500)
        for _ in 0..<2 {
            request.consumed(1_000)
            try pair.exchange()
        }
        #expect(recorder.body.count == 3_000)
        #expect(stream?.isWritable == true && pair.served.recorders.first?.becameWritable == 1)
    }
}
