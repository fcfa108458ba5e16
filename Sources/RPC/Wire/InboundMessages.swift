import HTTP2
import NIOCore

/// The messages of one direction of a stream: finds them, and says how much of the stream's window each gives back.
///
/// Window credit: a message's bytes are given back when its reader takes it, so that a slow reader holds the sender. A message larger
/// than half the window might never arrive that way; its bytes are given back as they come, but not before the reader took all messages
/// before it, so that one such message a stream is what a slow reader costs.
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
    private let windowBytes: Int
    /// Messages in a queue that their reader has not taken.
    private var unread = 0
    /// Bytes received and not yet given back or attributed to a message.
    private var uncredited = 0

    init(maxMessageBytes: Int, windowBytes: Int) {
        self.maxMessageBytes = maxMessageBytes
        self.windowBytes = windowBytes
        self.reader = MessageFrameReader(maxMessageBytes: maxMessageBytes, reservedUnasked: windowBytes)
    }

    init(limits: RPCLimits) {
        self.init(maxMessageBytes: limits.maxMessageBytes, windowBytes: limits.http2.initialWindowBytes)
    }

    mutating func append(_ bytes: consuming ByteBuffer) {
        self.uncredited += bytes.readableBytes
        self.reader.append(bytes)
    }

    /// The next whole message. Throws `RPCError` for one that is too large, also when decompressed, or compressed without saying how.
    mutating func next() throws -> Message? {
        guard let frame = try self.reader.next() else { return nil }
        let credit = min(frame.wireBytes, self.uncredited)
        self.uncredited -= credit
        guard frame.isCompressed else { return Message(content: ReceivedMessage(wire: frame.payload), credit: credit) }
        guard self.encoding == .gzip else {
            throw RPCError(code: .internalError, message: "a message is marked as compressed, but grpc-encoding names no compression")
        }
        let declared = Gzip.declaredBytes(frame.payload)
        guard declared <= self.maxMessageBytes else {
            throw RPCError.tooLarge("a message of \(declared) bytes when decompressed is larger than the limit of \(self.maxMessageBytes) bytes")
        }
        return Message(content: ReceivedMessage(wire: frame.payload, isCompressed: true), credit: credit)
    }

    /// Bytes of a message that is not complete.
    var bufferedBytes: Int { self.reader.bufferedBytes }

    /// Lets go of a message that is not complete and will not be read.
    mutating func forget() {
        self.reader = MessageFrameReader(maxMessageBytes: self.maxMessageBytes, reservedUnasked: self.windowBytes)
    }

    /// A message was put into a queue.
    mutating func queued() { self.unread += 1 }

    /// The reader took so many messages out of the queue. Returns whether that were all.
    mutating func taken(_ count: Int = 1) -> Bool {
        self.unread -= count
        return self.unread == 0
    }

    /// The bytes of an incomplete message that needs credit before it is complete, once nothing before it is unread; otherwise 0.
    var largeMessageBytes: Int {
        self.unread == 0 && self.reader.unfinishedBytes > self.windowBytes / 2 ? self.reader.unfinishedBytes : 0
    }

    /// Bytes of an incomplete large message to give back now.
    mutating func takeEarlyCredit() -> Int {
        guard self.largeMessageBytes > 0, self.reader.bufferedBytes > self.windowBytes / 4 else { return 0 }
        self.reader.reserve()
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
