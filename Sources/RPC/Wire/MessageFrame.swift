import NIOCore
import Protobuf
import TLS

/// One message on the wire: a byte that says whether it is compressed, its length in four bytes, most significant first,
/// and the bytes. Source: grpc PROTOCOL-HTTP2.md, "Length-Prefixed-Message".
enum MessageFrame {
    /// Bytes before the message.
    static let prefixLength = 5

    /// Encodes a message with its prefix in one buffer. Throws `INVALID_ARGUMENT` for text that protobuf cannot carry, because it comes from the
    /// caller.
    static func encode(_ message: some Message) throws -> ByteBuffer {
        var buffer = LoopBufferPool.current.takeForMessage()
        buffer.moveWriterIndex(forwardBy: self.prefixLength)
        do {
            try message.encode(into: &buffer)
        } catch {
            let field = (error as? EncodingError).map { $0.path ?? $0.field }
            throw RPCError.withReason(
                code: .invalidArgument, reason: RPCError.invalidArgumentReason, field: field,
                message: "\(type(of: message).fullName) cannot be encoded: \(error)")
        }
        buffer.withUnsafeMutableReadableBytes { frame in
            frame[0] = 0
            frame.storeBytes(of: UInt32(frame.count - self.prefixLength).bigEndian, toByteOffset: 1, as: UInt32.self)
        }
        return buffer
    }

    /// Adds the prefix to an encoded message.
    static func wrap(_ payload: ByteBuffer, compressed: Bool) -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: self.prefixLength + payload.readableBytes)
        buffer.writeInteger(UInt8(compressed ? 1 : 0))
        buffer.writeInteger(UInt32(payload.readableBytes))
        buffer.writeImmutableBuffer(payload)
        return buffer
    }

    /// The message of a frame made by `encode`, without its prefix and without a copy.
    static func payload(of frame: ByteBuffer) -> ByteBuffer {
        var frame = frame
        frame.moveReaderIndex(forwardBy: self.prefixLength)
        return frame.slice()
    }
}
