import NIOCore
import Testing

@testable import RPC

@Suite("Frames of messages") struct MessageFramingTests {
    static let payloads: [[UInt8]] = [[], [1], Array(0..<40), [], Array(repeating: 7, count: 300)]

    static var wire: [UInt8] {
        payloads.flatMap { Array(MessageFrame.wrap(ByteBuffer(bytes: $0), compressed: false).readableBytesView) }
    }

    @Test("Messages are found whatever the chunks: every size from one byte to all")
    func everyChunking() throws {
        let wire = Self.wire
        for size in 1...wire.count {
            var reader = MessageFrameReader(maxMessageBytes: 1000)
            var found: [[UInt8]] = []
            for start in stride(from: 0, to: wire.count, by: size) {
                reader.append(ByteBuffer(bytes: wire[start..<min(start + size, wire.count)]))
                while let frame = try reader.next() {
                    #expect(!frame.isCompressed)
                    found.append(Array(frame.payload.readableBytesView))
                }
            }
            #expect(found == Self.payloads, "chunks of \(size)")
            #expect(reader.bufferedBytes == 0)
        }
    }

    @Test("ARCH-02 a message over the limit is refused from its prefix, before it is buffered")
    func tooLarge() throws {
        var reader = MessageFrameReader(maxMessageBytes: 100)
        reader.append(ByteBuffer(bytes: [0, 0, 0, 0, 101]))
        let error = #expect(throws: RPCError.self) { try reader.next() }
        #expect(error?.code == .resourceExhausted)
        var exact = MessageFrameReader(maxMessageBytes: 100)
        exact.append(ByteBuffer(bytes: [0, 0, 0, 0, 100] + [UInt8](repeating: 1, count: 100)))
        #expect(try exact.next()?.payload.readableBytes == 100)
    }

    @Test("An unknown flag is refused")
    func flag() {
        var reader = MessageFrameReader(maxMessageBytes: 100)
        reader.append(ByteBuffer(bytes: [2, 0, 0, 0, 0]))
        let error = #expect(throws: RPCError.self) { try reader.next() }
        #expect(error?.code == .internalError)
    }

    @Test("Window credit: all bytes of the wire are given back exactly once")
    func credit() throws {
        let large = Array(MessageFrame.wrap(ByteBuffer(repeating: 3, count: 5_000), compressed: false).readableBytesView)
        let wire = Self.wire + large + Self.wire
        for size in [1, 3, 100, 777, wire.count] {
            var inbound = InboundMessages(maxMessageBytes: 10_000, windowBytes: 1_000)
            var early = 0
            var taken = 0
            var outstanding = 0
            var mostOutstanding = 0
            for start in stride(from: 0, to: wire.count, by: size) {
                let chunk = wire[start..<min(start + size, wire.count)]
                outstanding += chunk.count
                inbound.append(ByteBuffer(bytes: chunk))
                while let message = try inbound.next() {
                    taken += message.credit
                    outstanding -= message.credit
                }
                let credit = inbound.takeEarlyCredit()
                early += credit
                outstanding -= credit
                mostOutstanding = max(mostOutstanding, outstanding)
            }
            #expect(early + taken == wire.count)
            // A message five times the window arrives because its bytes are given back on the way; those that fit into half of it wait.
            #expect(mostOutstanding <= 500 + size)
            try inbound.checkEnd()
        }
    }

    @Test("A stream that ends inside a message is damaged")
    func truncated() throws {
        var inbound = InboundMessages(maxMessageBytes: 100, windowBytes: 1_000)
        inbound.append(ByteBuffer(bytes: [0, 0, 0, 0, 9, 1]))
        #expect(try inbound.next() == nil)
        #expect(throws: RPCError.self) { try inbound.checkEnd() }
    }
}

extension InboundMessages.Message: Equatable {
    static func == (left: Self, right: Self) -> Bool { left.content.wire == right.content.wire && left.credit == right.credit }
}

@Suite("Gzip") struct GzipTests {
    @Test("Bytes survive", arguments: [0, 1, 100, 65_536, 1_000_000])
    func roundTrip(count: Int) throws {
        let bytes = ByteBuffer(bytes: (0..<count).map { UInt8(truncatingIfNeeded: ($0 &* $0) >> 3) })
        let compressed = Gzip.compress(bytes)
        #expect(Gzip.declaredBytes(compressed) == count)
        #expect(try Gzip.decompress(compressed) == bytes)
    }

    /// A framed message that is a gzip member.
    private func inbound(_ member: ByteBuffer, maxMessageBytes: Int) -> InboundMessages {
        var inbound = InboundMessages(maxMessageBytes: maxMessageBytes, windowBytes: 100_000)
        inbound.encoding = .gzip
        inbound.append(MessageFrame.wrap(member, compressed: true))
        return inbound
    }

    @Test("A decompression bomb is refused by its declared size, and one with a false size stops at that size")
    func bomb() throws {
        let compressed = Gzip.compress(ByteBuffer(repeating: 0, count: 10_000_000))
        #expect(compressed.readableBytes < 20_000)
        // As it came it is within the limit.
        var large = self.inbound(compressed, maxMessageBytes: 1_000_000)
        let error = #expect(throws: RPCError.self) { try large.next() }
        #expect(error?.code == .resourceExhausted && error?.message.contains("10000000 bytes when decompressed") == true)
        var liar = compressed
        liar.setInteger(UInt32(4_000), at: compressed.writerIndex - 4, endianness: .little)
        var small = self.inbound(liar, maxMessageBytes: 1_000_000)
        let message = try #require(try small.next())
        #expect(throws: RPCError.self) { try message.content.payload() }
    }

    @Test("A compressed message holds no more than was sent until its reader opens it")
    func unopened() throws {
        var inbound = self.inbound(Gzip.compress(ByteBuffer(repeating: 0, count: 4_000_000)), maxMessageBytes: 4_194_304)
        let message = try #require(try inbound.next()).content
        #expect(message.isCompressed && message.wire.readableBytes < 8_000 && message.decompressedBytes == 4_000_000)
        #expect(try message.payload().readableBytes == 4_000_000)
    }

    @Test("Damaged, cut off and continued members are refused")
    func damaged() {
        let compressed = Gzip.compress(ByteBuffer(string: "hello hello hello hello"))
        var cut = compressed
        cut.moveWriterIndex(to: cut.writerIndex - 3)
        var continued = compressed
        continued.writeString("more")
        var flipped = compressed
        flipped.setInteger(UInt8(0xff), at: compressed.readableBytes - 6)
        for broken in [cut, continued, flipped, ByteBuffer(string: "not gzip at all"), ByteBuffer()] {
            let error = #expect(throws: RPCError.self) { try Gzip.decompress(broken) }
            #expect(error?.code == .internalError)
        }
    }
}
