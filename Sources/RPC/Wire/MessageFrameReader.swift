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
    /// Up to this size a message gets its memory as soon as its prefix announces it; five bytes must not buy megabytes.
    private let reservedUnasked: Int
    /// The bytes, with prefix, of the message that has begun and is not complete; 0 when there is none.
    private(set) var unfinishedBytes = 0

    init(maxMessageBytes: Int, reservedUnasked: Int = 256 * 1024) {
        self.maxMessageBytes = maxMessageBytes
        self.reservedUnasked = reservedUnasked
    }

    /// Bytes of a message that is not complete yet.
    var bufferedBytes: Int { self.buffer.readableBytes }
    /// The memory it holds.
    var capacity: Int { self.buffer.capacity }

    mutating func append(_ bytes: consuming ByteBuffer) {
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
            self.unfinishedBytes = wireBytes
            if wireBytes <= self.reservedUnasked { self.reserve() }
            return nil
        }
        self.unfinishedBytes = 0
        self.buffer.moveReaderIndex(forwardBy: wireBytes)
        // What is left behind a reader index would be kept alive, and grow, with the next append.
        if self.buffer.readableBytes == 0 { self.buffer = ByteBuffer() } else { self.buffer = self.buffer.slice() }
        return Frame(isCompressed: flag == 1, payload: payload, wireBytes: wireBytes)
    }

    /// Makes room for the whole message that has begun: one reservation instead of a doubling series.
    mutating func reserve() {
        if self.buffer.readableBytes + self.buffer.writableBytes < self.unfinishedBytes {
            self.buffer.reserveCapacity(minimumWritableBytes: self.unfinishedBytes - self.buffer.readableBytes)
        }
    }
}
