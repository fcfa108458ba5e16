import NIOCore
import Protobuf
import Synchronization

extension MessageStream {
    /// A stream of messages that are known already, for a channel without a peer behind it.
    ///
    /// - Throws: ``EncodingError`` for a message that cannot be written.
    public init(of messages: [Element]) throws {
        self.init(source: KnownMessages(try messages.map { try $0.encoded() }), role: .response)
    }
}

/// Messages that are known before the first is read.
private final class KnownMessages: MessageSource {
    private let rest: Mutex<ArraySlice<ByteBuffer>>

    init(_ messages: [ByteBuffer]) { rest = Mutex(messages[...]) }

    func next() async throws -> ReceivedMessage? { rest.withLock { $0.popFirst() }.map { ReceivedMessage(wire: $0) } }
}
