import NIOCore

/// Finds messages in the bytes of a stream, whose chunks have no relation to them: a chunk may hold half a prefix or three messages.
struct MessageFrameReader {
    /// One message as it came.
    struct Frame {
        var isCompressed: Bool
        var payload: ByteBuffer
        /// Bytes of the stream it took.
        var wireBytes: Int
    }

    private var buffer = ByteBuffer()
    private let maxMessageBytes: Int

    init(maxMessageBytes: Int) {
        self.maxMessageBytes = maxMessageBytes
    }

    /// Bytes of a message that is not complete yet.
    var bufferedBytes: Int { self.buffer.readableBytes }

    mutating func append(_ bytes: ByteBuffer) {
        if self.buffer.readableBytes == 0 {
            // The usual case: nothing left over, so the bytes are read where they arrived.
            self.buffer = bytes
        } else {
            self.buffer.writeImmutableBuffer(bytes)
        }
    }

    /// The next whole message, or `nil` when it has not all arrived. Throws as soon as a prefix says something inadmissible, before
    /// the message is buffered.
    mutating func next() throws -> Frame? {
        guard
            let flag = self.buffer.getInteger(at: self.buffer.readerIndex, as: UInt8.self),
            let length = self.buffer.getInteger(at: self.buffer.readerIndex + 1, as: UInt32.self)
        else { return nil }
        guard flag <= 1 else {
            throw RPCError(code: .internalError, message: "a message starts with flag \(flag); only 0 and 1 are known")
        }
        guard length <= self.maxMessageBytes else {
            throw RPCError.messageTooLarge(Int(length), limit: self.maxMessageBytes)
        }
        let wireBytes = MessageFrame.prefixLength + Int(length)
        guard
            let payload = self.buffer.getSlice(
                at: self.buffer.readerIndex + MessageFrame.prefixLength, length: Int(length))
        else {
            // One reservation for the whole message instead of a doubling series.
            if self.buffer.readableBytes + self.buffer.writableBytes < wireBytes {
                self.buffer.reserveCapacity(minimumWritableBytes: wireBytes - self.buffer.readableBytes)
            }
            return nil
        }
        self.buffer.moveReaderIndex(forwardBy: wireBytes)
        // What is left behind a reader index would be kept alive, and grow, with the next append.
        if self.buffer.readableBytes == 0 { self.buffer = ByteBuffer() } else { self.buffer = self.buffer.slice() }
        return Frame(isCompressed: flag == 1, payload: payload, wireBytes: wireBytes)
    }
}

extension RPCError {
    static func messageTooLarge(_ bytes: Int, limit: Int) -> RPCError {
        RPCError(code: .resourceExhausted, message: "a message of \(bytes) bytes is larger than the limit of \(limit) bytes")
    }
}
