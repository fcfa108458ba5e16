import NIOCore

/// Parses messages from the chunks of a stream. A chunk may have half a prefix or three messages.
struct MessageFrameReader {
    /// One message as received.
    struct Frame {
        var isCompressed: Bool
        var payload: ByteBuffer
        /// Its bytes on the stream, with the prefix.
        var wireBytes: Int
    }

    private var buffer = ByteBuffer()
    private let maxMessageBytes: Int
    /// Memory for a message up to this size is reserved when its prefix arrives. Not more, because five bytes must not reserve megabytes.
    private let reservedUnasked: Int
    /// The size, with prefix, of the incomplete message; 0 when there is none.
    private(set) var unfinishedBytes = 0

    init(maxMessageBytes: Int, reservedUnasked: Int = 256 * 1024) {
        self.maxMessageBytes = maxMessageBytes
        self.reservedUnasked = reservedUnasked
    }

    /// Bytes of a message that is not complete yet.
    var bufferedBytes: Int { self.buffer.readableBytes }
    /// The reserved memory in bytes.
    var capacity: Int { self.buffer.capacity }

    mutating func append(_ bytes: consuming ByteBuffer) {
        if self.buffer.readableBytes == 0 {
            // The usual case: the buffer is empty, so the bytes are read without a copy.
            self.buffer = bytes
        } else {
            self.buffer.writeImmutableBuffer(bytes)
        }
    }

    /// The next complete message, or `nil`. Throws for an invalid prefix before the message is buffered.
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
        // Otherwise bytes before the reader index would stay in memory, and the buffer would grow with the next append.
        if self.buffer.readableBytes == 0 { self.buffer = ByteBuffer() } else { self.buffer = self.buffer.slice() }
        return Frame(isCompressed: flag == 1, payload: payload, wireBytes: wireBytes)
    }

    /// Reserves memory for the whole incomplete message, instead of doubling several times.
    mutating func reserve() {
        if self.buffer.readableBytes + self.buffer.writableBytes < self.unfinishedBytes {
            self.buffer.reserveCapacity(minimumWritableBytes: self.unfinishedBytes - self.buffer.readableBytes)
        }
    }
}
