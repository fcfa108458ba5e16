import NIOCore

/// The messages of one direction of a stream: finds them, decompresses them, and says how much of the stream's window each gives back.
///
/// Window credit: a message's bytes are given back when its reader takes it, so that a slow reader holds the sender. A message larger
/// than the window could never arrive that way; its bytes are given back as they come, and the size limit bounds what that costs.
struct InboundMessages {
    /// One message, ready to be decoded.
    struct Message {
        var content: ReceivedMessage
        /// Bytes to give back to the window when it is taken.
        var credit: Int
    }

    var encoding = MessageEncoding.identity
    private var reader: MessageFrameReader
    private let maxMessageBytes: Int
    /// From this size on an incomplete message is credited early.
    private let earlyCreditBytes: Int
    /// Bytes received and not yet given back or attributed to a message.
    private var uncredited = 0

    init(maxMessageBytes: Int, windowBytes: Int) {
        self.maxMessageBytes = maxMessageBytes
        self.earlyCreditBytes = windowBytes / 4
        self.reader = MessageFrameReader(maxMessageBytes: maxMessageBytes)
    }

    init(limits: RPCLimits) {
        self.init(maxMessageBytes: limits.maxMessageBytes, windowBytes: limits.http2.initialWindowBytes)
    }

    mutating func append(_ bytes: ByteBuffer) {
        self.uncredited += bytes.readableBytes
        self.reader.append(bytes)
    }

    /// The next whole message. Throws `RPCError` for one that is too large, compressed without saying how, or damaged.
    mutating func next() throws -> Message? {
        guard let frame = try self.reader.next() else { return nil }
        let credit = min(frame.wireBytes, self.uncredited)
        self.uncredited -= credit
        guard frame.isCompressed else { return Message(content: ReceivedMessage(payload: frame.payload), credit: credit) }
        guard self.encoding == .gzip else {
            throw RPCError(code: .internalError, message: "a message is marked as compressed, but grpc-encoding names no compression")
        }
        let payload = try Gzip.decompress(frame.payload, maxBytes: self.maxMessageBytes)
        return Message(content: ReceivedMessage(payload: payload, isCompressed: true), credit: credit)
    }

    /// Bytes of an incomplete large message to give back now.
    mutating func takeEarlyCredit() -> Int {
        guard self.reader.bufferedBytes > self.earlyCreditBytes else { return 0 }
        defer { self.uncredited = 0 }
        return self.uncredited
    }

    /// Throws when the stream ends in the middle of a message.
    func checkEnd() throws {
        guard self.reader.bufferedBytes == 0 else {
            throw RPCError(
                code: .internalError,
                message: "the stream ended inside a message, after \(self.reader.bufferedBytes) bytes of it")
        }
    }
}

extension RPCError {
    /// Errors of the wire are `RPCError`s already.
    static func fromWire(_ error: any Error) -> RPCError {
        error as? RPCError ?? RPCError(code: .internalError, message: "\(error)", cause: error)
    }
}
