import NIOCore
import TLS
import Testing

@testable import HTTP2

@Suite("State without I/O")
struct ValueTests {
    @Test("An outbox gives its bytes in order, in whatever pieces they are asked for")
    func outboxOrder() {
        var outbox = StreamOutbox()
        for piece in [[1, 2, 3], [4], [], [5, 6, 7, 8]] as [[UInt8]] { outbox.append(ByteBuffer(bytes: piece)) }
        outbox.end()
        var taken: [UInt8] = []
        func take(_ count: Int) {
            var piece = [UInt8](repeating: 0, count: count)
            piece.withUnsafeMutableBytes { outbox.take(count, into: $0, pool: .current) }
            taken += piece
        }
        #expect(outbox.nextChunk(limit: 3) == .bytes(3))
        take(2)
        take(4)
        #expect(outbox.nextChunk(limit: 10) == .lastBytes(2))
        take(2)
        #expect(taken == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(outbox.isEmpty)
    }

    @Test("The bounds of frames are found however the bytes are cut", arguments: 1...40)
    func frameBounds(pieceLength: Int) {
        let frames = [[UInt8]](arrayLiteral: [], [7], [UInt8](repeating: 9, count: 300)).map { payload in
            [0, UInt8(payload.count >> 8), UInt8(payload.count & 0xff), 0, 0, 0, 0, 0, 1] + payload
        }
        let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
        let bytes = preface + frames.joined()
        var bounds = FrameBounds(expectsPreface: true)
        // Where a count ended, which includes the ends of the pieces.
        var ends: Set<Int> = []
        var pieceEnds: Set<Int> = []
        var position = 0
        while position < bytes.count {
            let piece = Array(bytes[position..<min(position + pieceLength, bytes.count)])
            piece.withUnsafeBytes { piece in
                var rest = piece
                while !rest.isEmpty {
                    let count = bounds.countOfFirstFrame(in: rest)
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                    position += count
                    ends.insert(position)
                }
            }
            pieceEnds.insert(position)
        }
        let expected = [24, 24 + 9, 24 + 9 + 10, 24 + 9 + 10 + 309]
        #expect(expected.allSatisfy(ends.contains))
        #expect(ends.subtracting(pieceEnds).isSubset(of: expected))
    }

    @Test("An open header block is known from the frames, however the bytes are cut", arguments: 1...12)
    func openHeaderBlocks(pieceLength: Int) {
        /// Type, flags, payload, and the header block that is open behind the frame.
        let frames: [(UInt8, UInt8, Int, Int?)] = [
            (0x4, 0, 6, nil), (0x1, 0x5, 3, nil), (0x1, 0x1, 3, 2), (0x9, 0, 20, 2), (0x9, 0x4, 0, nil), (0x0, 0x5, 4, nil), (0x5, 0, 5, 3),
            (0x9, 0x4, 2, nil),
        ]
        var bounds = FrameBounds(expectsPreface: false)
        for (type, flags, length, open) in frames {
            let bytes = [0, 0, UInt8(length), type, flags, 0, 0, 0, 1] + [UInt8](repeating: 0, count: length)
            for start in stride(from: 0, to: bytes.count, by: pieceLength) {
                let piece = Array(bytes[start..<min(start + pieceLength, bytes.count)])
                let count = piece.withUnsafeBytes { bounds.countOfFirstFrame(in: $0) }
                #expect(count == piece.count)
                let isInside = start + piece.count >= 5 && start + piece.count < bytes.count
                if isInside, type == 0x1 || type == 0x5 || type == 0x9 { #expect(bounds.openHeaderBlock != nil) }
            }
            #expect(bounds.openHeaderBlock == open)
        }
    }

    @Test("An outbox waits while open, and ends with trailers when it has some")
    func outboxEnding() {
        var outbox = StreamOutbox()
        #expect(outbox.nextChunk(limit: 100) == .wait)
        outbox.append(ByteBuffer(bytes: [1]))
        #expect(outbox.nextChunk(limit: 100) == .bytes(1))
        outbox.end(trailers: ["a": "b"])
        #expect(!outbox.acceptsMore)
        #expect(outbox.nextChunk(limit: 100) == .bytesThenTrailers(1))
        #expect(outbox.discard() == 1)
        #expect(outbox.nextChunk(limit: 100) == .wait)
    }

    @Test("The flood guard lets a burst through, then so many a second")
    func flood() {
        let start = NIODeadline.uptimeNanoseconds(1_000)
        var flood = FloodGuard(burst: 3, perSecond: 2, now: start)
        let burst = (0..<4).map { _ in flood.admit(now: start) }
        #expect(burst == [true, true, true, false])
        let later = (0..<3).map { _ in flood.admit(now: start + .seconds(1)) }
        #expect(later == [true, true, false])
    }

    @Test("A server announces its end in two steps, a client in one")
    func shutdownSteps() {
        var server = ConnectionLifecycle(role: .server)
        let begun = (server.beginShutdown(), server.beginShutdown())
        #expect(begun == (.sendNotice, .none))
        #expect(server.isDraining && !server.endsWithLastStream)
        let seen = (server.noticeWasSeen(), server.noticeWasSeen())
        #expect(seen == (.sendGoAway, .none))
        #expect(server.endsWithLastStream)
        var client = ConnectionLifecycle(role: .client)
        let ended = client.beginShutdown()
        #expect(ended == .sendGoAway)
        #expect(client.endsWithLastStream)
    }

    @Test("Liveness: handshake, silence, idleness and stalled writes each have their time")
    func liveness() {
        var limits = HTTP2Limits()
        limits.handshakeTimeout = .seconds(10)
        limits.keepaliveInterval = .seconds(60)
        limits.idleTimeout = .seconds(100)
        limits.stalledWriteTimeout = .seconds(30)
        let start = NIODeadline.uptimeNanoseconds(0)
        var liveness = Liveness(limits: limits, now: start)
        #expect(liveness.nextDeadline == start + .seconds(10))
        func due(_ seconds: Int64) -> Liveness.Due? { liveness.takeDue(now: start + .seconds(seconds)) }
        #expect(due(9) == nil)
        #expect(due(10) == .handshakeTimedOut)
        #expect(due(10) == nil)
        liveness.handshakeCompleted()
        #expect(liveness.nextDeadline == start + .seconds(60))
        #expect(due(60) == .sendPing)
        #expect(due(99) == nil)
        #expect(due(100) == .idle)
        #expect(due(101) == nil)
        liveness.streamsOpen(0, now: start + .seconds(150))
        liveness.streamsOpen(1, now: start + .seconds(160))
        // With streams open, it is time to see whether they get on.
        #expect(due(300) == .checkStreams)
        #expect(due(300) == nil)
        liveness.writability(false, now: start + .seconds(400))
        liveness.writability(false, now: start + .seconds(420))
        #expect(due(430) == .writeStalled)
        liveness.writability(false, now: start + .seconds(440))
        liveness.writability(true, now: start + .seconds(450))
        #expect(due(480) == nil)
    }
}
