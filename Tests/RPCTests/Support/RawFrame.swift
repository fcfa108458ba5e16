import CNghttp2
import NIOCore

/// One HTTP/2 frame as it lies on the wire, right or wrong (RFC 9113 §4.1). Shares no code with the HTTP2 room.
struct RawFrame: Sendable, CustomStringConvertible {
    enum Kind: UInt8, Sendable {
        case data = 0
        case headers, priority, reset, settings, pushPromise, ping, goAway, windowUpdate, continuation
    }

    static let endStream: UInt8 = 0x1
    static let acknowledgement: UInt8 = 0x1
    static let endHeaders: UInt8 = 0x4
    static let padded: UInt8 = 0x8
    static let priorityFlag: UInt8 = 0x20

    var type: UInt8
    var flags: UInt8 = 0
    var stream: Int32 = 0
    var payload: [UInt8] = []

    init(_ kind: Kind, flags: UInt8 = 0, stream: Int32 = 0, _ payload: [UInt8] = []) {
        self.init(type: kind.rawValue, flags: flags, stream: stream, payload)
    }

    init(type: UInt8, flags: UInt8 = 0, stream: Int32 = 0, _ payload: [UInt8] = []) {
        (self.type, self.flags, self.stream, self.payload) = (type, flags, stream, payload)
    }

    var kind: Kind? { Kind(rawValue: self.type) }
    var endsStream: Bool { self.flags & Self.endStream != 0 && (self.kind == .data || self.kind == .headers) }
    /// The number that RST_STREAM and WINDOW_UPDATE consist of, and that GOAWAY has second.
    var code: UInt32 { Self.number(self.kind == .goAway ? self.payload.dropFirst(4) : self.payload[...]) }
    /// The last stream id of a GOAWAY.
    var lastStream: UInt32 { Self.number(self.payload[...]) }

    var bytes: [UInt8] {
        let length = self.payload.count
        return [
            UInt8(truncatingIfNeeded: length >> 16), UInt8(truncatingIfNeeded: length >> 8), UInt8(truncatingIfNeeded: length), self.type, self.flags,
        ]
            + Self.bytes(UInt32(bitPattern: self.stream)) + self.payload
    }

    var description: String { "\(self.kind.map { "\($0)" } ?? "type \(self.type)")[\(self.stream)] flags \(self.flags) \(self.payload.prefix(40))" }

    /// Takes a whole frame out of the buffer, or nothing.
    init?(readFrom buffer: inout ByteBuffer) {
        guard buffer.readableBytes >= 9, let head = buffer.getBytes(at: buffer.readerIndex, length: 9) else { return nil }
        let length = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
        guard let bytes = buffer.getBytes(at: buffer.readerIndex + 9, length: length) else { return nil }
        buffer.moveReaderIndex(forwardBy: 9 + length)
        self.init(type: head[3], flags: head[4], stream: Int32(bitPattern: Self.number(head[5...]) & 0x7fff_ffff), bytes)
    }

    static func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
    private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

    // MARK: The frames most tests send

    static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)

    static func settings(_ entries: (id: UInt16, value: UInt32)...) -> RawFrame {
        RawFrame(.settings, entries.flatMap { [UInt8($0.id >> 8), UInt8($0.id & 0xff)] + Self.bytes($0.value) })
    }
    static func ping(_ byte: UInt8 = 7) -> RawFrame { RawFrame(.ping, Array(repeating: byte, count: 8)) }
    static func reset(_ stream: Int32, _ code: UInt32 = 8) -> RawFrame { RawFrame(.reset, stream: stream, Self.bytes(code)) }
    static func window(_ stream: Int32, _ increment: UInt32) -> RawFrame { RawFrame(.windowUpdate, stream: stream, Self.bytes(increment)) }
    static func data(_ stream: Int32, _ bytes: [UInt8], end: Bool = false) -> RawFrame {
        RawFrame(.data, flags: end ? Self.endStream : 0, stream: stream, bytes)
    }
    static func headers(_ stream: Int32, _ fields: [(String, String)], end: Bool = false) -> RawFrame {
        RawFrame(.headers, flags: Self.endHeaders | (end ? Self.endStream : 0), stream: stream, HeaderBlock.encode(fields))
    }
}

/// HPACK (RFC 7541), as little of it as a test needs.
enum HeaderBlock {
    /// Literal fields without indexing and without Huffman coding: any bytes, also such as no header may have.
    static func encode(_ fields: [(String, String)]) -> [UInt8] {
        fields.flatMap { [0x00] + self.text($0.0) + self.text($0.1) }
    }

    private static func text(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        if bytes.count < 127 { return [UInt8(bytes.count)] + bytes }
        var length: [UInt8] = [127]
        var rest = bytes.count - 127
        while rest >= 128 {
            length.append(UInt8(rest & 127) | 128)
            rest >>= 7
        }
        return length + [UInt8(rest)] + bytes
    }
}

/// Reads the header blocks of one connection, in order.
final class HeaderReader {
    private var inflater: OpaquePointer?

    init() { precondition(nghttp2_hd_inflate_new(&self.inflater) == 0) }
    deinit { nghttp2_hd_inflate_del(self.inflater) }

    /// The fields of a block; `nil` when it is no HPACK.
    func read(_ block: [UInt8]) -> [(name: String, value: String)]? {
        var fields: [(String, String)] = []
        var position = 0
        while true {
            var field = nghttp2_nv()
            var flags: Int32 = 0
            let count = block[position...].withUnsafeBufferPointer {
                nghttp2_hd_inflate_hd2(self.inflater, &field, &flags, $0.baseAddress, $0.count, 1)
            }
            if count < 0 { return nil }
            position += count
            if flags & Int32(NGHTTP2_HD_INFLATE_EMIT.rawValue) != 0 {
                fields.append(
                    (
                        String(decoding: UnsafeBufferPointer(start: field.name, count: field.namelen), as: UTF8.self),
                        String(decoding: UnsafeBufferPointer(start: field.value, count: field.valuelen), as: UTF8.self)
                    ))
            }
            if flags & Int32(NGHTTP2_HD_INFLATE_FINAL.rawValue) != 0 {
                nghttp2_hd_inflate_end_headers(self.inflater)
                return fields
            }
            if count == 0, position >= block.count { return nil }
        }
    }
}
