import CZlib
import NIOCore

/// The `gzip` encoding of messages and bodies (RFC 1952) through zlib. Each stands alone: no context is kept between them.
package enum Gzip {
    /// 15 bits of window, the largest, plus 16, which is zlib's way of asking for the gzip format (zlib.h, deflateInit2).
    private static let windowBits: Int32 = 15 + 16

    /// Compresses the readable bytes.
    package static func compress(_ input: ByteBuffer) -> ByteBuffer {
        var stream = z_stream()
        let initialized = deflateInit2_(
            &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, self.windowBits, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        // With constant arguments and a matching library only Z_MEM_ERROR is possible, which Swift does not survive anyway.
        precondition(initialized == Z_OK, "deflateInit2 returned \(initialized)")
        defer { deflateEnd(&stream) }
        let bound = Int(deflateBound(&stream, UInt(input.readableBytes)))
        var output = ByteBufferAllocator().buffer(capacity: bound)
        input.withUnsafeReadableBytes { source in
            _ = output.writeWithUnsafeMutableBytes(minimumWritableBytes: bound) { target in
                stream.next_in = UnsafeMutablePointer(
                    mutating: source.bindMemory(to: UInt8.self).baseAddress)
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.bindMemory(to: UInt8.self).baseAddress
                stream.avail_out = UInt32(target.count)
                let result = deflate(&stream, Z_FINISH)
                // The output has room for deflateBound bytes, so one call finishes.
                precondition(result == Z_STREAM_END, "deflate returned \(result)")
                return target.count - Int(stream.avail_out)
            }
        }
        return output
    }

    /// The decompressed size by the member's last four bytes (ISIZE, RFC 1952 §2.3.1); 0 for a member that is too short.
    package static func declaredBytes(_ input: ByteBuffer) -> Int {
        input.getInteger(at: input.writerIndex - 4, endianness: .little, as: UInt32.self).map { Int($0) } ?? 0
    }

    /// Decompresses one whole gzip member. Throws `INTERNAL` for bytes that are not gzip, are damaged or incomplete, have another decompressed size
    /// than declared, or are followed by other bytes.
    package static func decompress(_ input: ByteBuffer) throws -> ByteBuffer {
        let maxBytes = self.declaredBytes(input)
        var stream = z_stream()
        let initialized = inflateInit2_(&stream, self.windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(initialized == Z_OK, "inflateInit2 returned \(initialized)")
        defer { inflateEnd(&stream) }

        // Most messages shrink to a third. The buffer doubles from there, up to one byte beyond the declared size, which detects a false declaration.
        var output = ByteBufferAllocator().buffer(capacity: min(maxBytes + 1, max(512, input.readableBytes * 3)))
        try input.withUnsafeReadableBytes { source in
            stream.next_in = UnsafeMutablePointer(mutating: source.bindMemory(to: UInt8.self).baseAddress)
            stream.avail_in = UInt32(source.count)
            while true {
                if output.writableBytes == 0 {
                    output.reserveCapacity(minimumWritableBytes: max(512, min(output.readableBytes, maxBytes + 1 - output.readableBytes)))
                }
                var result = Z_OK
                _ = output.writeWithUnsafeMutableBytes(minimumWritableBytes: 1) { target in
                    stream.next_out = target.bindMemory(to: UInt8.self).baseAddress
                    stream.avail_out = UInt32(target.count)
                    result = inflate(&stream, Z_NO_FLUSH)
                    return target.count - Int(stream.avail_out)
                }
                guard output.readableBytes <= maxBytes else { throw self.damaged("it is longer than declared") }
                switch result {
                case Z_STREAM_END:
                    guard stream.avail_in == 0 else { throw self.damaged("bytes follow the end of the gzip member") }
                    return
                case Z_OK:
                    if stream.avail_in == 0, stream.avail_out != 0 { throw self.damaged("the gzip member is incomplete") }
                case Z_BUF_ERROR:
                    // No progress was possible: with room in the output that means the input has ended.
                    if stream.avail_in == 0 { throw self.damaged("the gzip member is incomplete") }
                case Z_DATA_ERROR, Z_NEED_DICT:
                    throw self.damaged(stream.msg.map { String(cString: $0) } ?? "it is not gzip")
                default:
                    // Z_MEM_ERROR and Z_STREAM_ERROR: out of memory or our own mistake.
                    throw self.damaged("zlib returned \(result)")
                }
            }
        }
        return output
    }

    private static func damaged(_ what: String) -> RPCError {
        RPCError(code: .internalError, message: "a compressed message cannot be decompressed: \(what)")
    }
}
