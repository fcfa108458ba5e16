import NIOCore
import Protobuf

/// One encoded message without its prefix, as received. The reader decompresses it, so that it takes no more memory than was sent until then.
struct ReceivedMessage: Sendable {
    /// Its bytes on the wire.
    var wire: ByteBuffer
    /// Whether they are a gzip member.
    var isCompressed = false
    /// Stands for a request that was not read, because its call is refused by its head.
    var isDiscarded = false
    /// Called when a large request is decoded; returns when its handler may have it.
    var onceDecoded: (@Sendable () async -> Void)?

    /// The declared size of a compressed message when decompressed, which is within the limit of messages. 0 for others.
    var decompressedBytes: Int { self.isCompressed ? Gzip.declaredBytes(self.wire) : 0 }

    /// Whether decompressing and decoding it would delay the other calls of an event loop.
    var isLarge: Bool { max(self.wire.readableBytes, self.decompressedBytes) >= LargeMessages.bytes }

    /// The message itself. Throws `INTERNAL` for damaged bytes.
    func payload() throws -> ByteBuffer {
        if self.isCompressed { return try Gzip.decompress(self.wire) }
        if self.isDiscarded { throw RPCError(code: .unavailable, message: "the request was not read; call again") }
        return self.wire
    }
}

/// A source of encoded messages: a stream of the network or the other half of an in-process call.
protocol MessageSource: AnyObject, Sendable {
    /// The next message; `nil` after the last. Throws when the call ended badly and
    /// `CancellationError` when the waiting task is cancelled.
    func next() async throws -> ReceivedMessage?
}

/// A sink of encoded messages.
protocol MessageSink: AnyObject, Sendable {
    /// Takes one message framed by `MessageFrame`, uncompressed. It is compressed if the call compresses, unless `compressed` is false. Returns at
    /// once below the high-water mark, otherwise when the peer has read enough. Throws when the message cannot be delivered and the writer must
    /// know.
    func send(_ frame: ByteBuffer, compressed: Bool) async throws
}

extension MessageSink {
    func send(_ frame: ByteBuffer) async throws { try await self.send(frame, compressed: true) }
}

/// The direction of a message.
enum MessageRole: Sendable {
    case request
    case response
}

/// The messages the other side sends, in order.
///
/// One reader at a time. On a server the sequence ends with the client's last message and throws when the client goes
/// away; on a client it ends with status OK and throws `RPCError` for any other.
public struct MessageStream<Element: Message>: AsyncSequence, Sendable {
    let source: any MessageSource
    /// The direction, for error messages: a request that cannot be parsed is the client's fault.
    let role: MessageRole

    init(source: any MessageSource, role: MessageRole) {
        self.source = source
        self.role = role
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(stream: self)
    }

    /// Takes messages off the stream.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
        fileprivate let stream: MessageStream<Element>
        /// Whether the message `next` gave last came compressed.
        public private(set) var lastWasCompressed = false

        public mutating func next() async throws -> Element? {
            guard let message = try await self.stream.source.next() else { return nil }
            self.lastWasCompressed = message.isCompressed
            // Responses come from a server that this process chose. Requests may come from anybody, so only large requests leave the event loop.
            if self.stream.role == .request, message.isLarge {
                let stream = self.stream
                return try await LargeMessages.run { try stream.decode(message) }
            }
            return try self.stream.decode(message)
        }
    }

    func decode(_ message: ReceivedMessage) throws -> Element {
        do {
            return try Element(decoding: message.payload())
        } catch {
            throw RPCError.unparsable(Element.fullName, role: self.role, cause: error)
        }
    }
}

/// The messages of a client, as its server reads them.
public typealias RequestStream<Element: Message> = MessageStream<Element>
/// The messages of a server, as its client reads them.
public typealias ResponseStream<Element: Message> = MessageStream<Element>

/// Sends messages to the other side.
public struct MessageWriter<Element: Message>: Sendable {
    let sink: any MessageSink

    init(sink: any MessageSink) {
        self.sink = sink
    }

    /// Sends one message. Suspends only while more than the high-water mark waits for the peer. On a server it throws when
    /// the client has gone; on a client it succeeds silently after the server has answered, because the outcome is known.
    ///
    /// - Parameter compressed: False leaves this message uncompressed in a call that compresses.
    public func write(_ message: Element, compressed: Bool = true) async throws {
        try await self.sink.send(MessageFrame.encode(message), compressed: compressed)
    }

    /// Sends every message of a sequence in order.
    public func write(contentsOf messages: some Sequence<Element>) async throws {
        for message in messages { try await self.write(message) }
    }
}

/// How a server's handler sends its responses.
public typealias ResponseWriter<Element: Message> = MessageWriter<Element>
/// How a client sends its requests.
public typealias RequestWriter<Element: Message> = MessageWriter<Element>

extension RPCError {
    /// The error for bytes that are no message of the expected type, or that exceed a limit: then `RESOURCE_EXHAUSTED` with the limit. Unparsable
    /// requests and responses are `INTERNAL` (statuscodes.md). A message with a NUL in a string is valid protobuf that Carillon does not take: in a
    /// request it is `INVALID_ARGUMENT`, with the field. A payload that cannot be decompressed has its own error.
    static func unparsable(_ messageName: String, role: MessageRole, cause: any Error) -> RPCError {
        if let error = cause as? RPCError { return role == .request ? .ofRequest(error) : error }
        if role == .request, let error = cause as? DecodingError, error.reason == .nulInString {
            return .withReason(
                code: .invalidArgument, reason: Self.invalidArgumentReason, field: error.path ?? error.field, message: error.description)
        }
        if let error = cause as? DecodingError, error.reason == .tooLarge || error.reason == .tooManyFields { return .tooLarge(error.description) }
        let whose = role == .request ? "request" : "response"
        let error = RPCError(code: .internalError, message: "the \(whose) is not a valid \(messageName): \(cause)", cause: cause)
        return role == .request ? .ofRequest(error) : error
    }
}
