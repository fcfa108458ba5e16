/// A message in its wire form, which is sent many times but encoded once.
public struct EncodedMessage<Decoded: Message>: Message {
    private var parts: [[UInt8]] = []

    /// The message with every field at its default.
    public init() {}

    /// Encodes a message.
    /// - Throws: ``EncodingError``.
    public init(_ message: Decoded) throws { parts = [try message.bytes()] }

    /// Merges several messages: lists are joined, and of other fields the last value counts. Source: the protocol buffers encoding guide, "Last One
    /// Wins".
    ///
    /// - Parameter parts: wire forms of messages of this type, written by ``Message/encode(into:)``; they are not checked.
    public init(merging parts: [[UInt8]]) { self.parts = parts }

    /// The name of the message.
    public static var fullName: String { Decoded.fullName }

    /// Checks and keeps the bytes of one whole message.
    /// - Throws: ``DecodingError``.
    public init(decoding bytes: UnsafeRawBufferPointer) throws {
        _ = try Decoded(decoding: bytes)
        parts = [Array(bytes)]
    }

    /// Appends the bytes as they are.
    public func encode(into buffer: inout ByteBuffer) throws {
        buffer.reserveCapacity(minimumWritableBytes: encodedSize())
        for part in parts { buffer.writeBytes(part) }
    }

    /// The bytes of all parts.
    public func encodedBytes() -> [UInt8] { parts.count == 1 ? parts[0] : Array(parts.joined()) }

    /// The number of bytes of all parts.
    public func encodedSize() -> Int { parts.reduce(0) { $0 + $1.count } }

    /// Decodes the message.
    /// - Throws: ``DecodingError``.
    public func decoded() throws -> Decoded { try Decoded(bytes: encodedBytes()) }
}
