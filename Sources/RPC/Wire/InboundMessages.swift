import HTTP2
import NIOCore

/// Parses the messages of one direction of a stream, and computes the window credit of each.
///
/// The bytes of a message are credited when its reader takes it, so that a slow reader slows the sender. A message larger than half the window could
/// never become complete that way. Its bytes are credited as they arrive, after the reader has taken all earlier messages. So a slow reader keeps at
/// most one such message for each stream in memory.
struct InboundMessages {
    /// One message, ready to be decoded.
    struct Message {
        var content: ReceivedMessage
        /// Bytes to credit to the window when it is taken.
        var credit: Int
    }

    var encoding = MessageEncoding.identity
    private var reader: MessageFrameReader
    private let maxMessageBytes: Int
    private let windowBytes: Int
    /// Messages in a queue that their reader has not taken.
    private var unread = 0
    /// Received bytes that are not credited or attributed to a message yet.
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

    /// The next complete message. Throws `RPCError` for one that is too large, also when decompressed, or compressed without a known encoding.
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

    /// Drops an incomplete message that will not be read.
    mutating func forget() {
        self.reader = MessageFrameReader(maxMessageBytes: self.maxMessageBytes, reservedUnasked: self.windowBytes)
    }

    /// A message was put into a queue.
    mutating func queued() { self.unread += 1 }

    /// The reader took `count` messages from the queue. Returns whether the queue is empty.
    mutating func taken(_ count: Int = 1) -> Bool {
        self.unread -= count
        return self.unread == 0
    }

    /// The bytes of an incomplete large message that needs credit, when no earlier message is unread; otherwise 0.
    var largeMessageBytes: Int {
        self.unread == 0 && self.reader.unfinishedBytes > self.windowBytes / 2 ? self.reader.unfinishedBytes : 0
    }

    /// Bytes of an incomplete large message to credit now.
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
    /// The error of reading a client's message. The parsers' own errors are `RPCError`s already.
    static func ofRequest(_ error: any Error) -> RPCError {
        var error = error as? RPCError ?? RPCError(code: .internalError, message: "\(error)", cause: error)
        error.isMalformedRequest = error.code == .internalError
        return error
    }
}
