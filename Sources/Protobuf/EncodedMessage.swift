/// A message in its wire form: what was encoded once is sent as it is, as often as it is asked for.
public struct EncodedMessage<Decoded: Message>: Message {
    private var parts: [[UInt8]] = []

    /// The message with every field at its default.
    public init() {}

    /// Encodes a message.
    /// - Throws: ``EncodingError``.
    public init(_ message: Decoded) throws { parts = [try message.bytes()] }

    /// Several messages as one: lists are joined, and of other fields the last one counts. Source: the protocol buffers encoding guide,
    /// "Last One Wins".
    ///
    /// - Parameter parts: wire forms of messages of this type, written by ``Message/encode(into:)``; they are not looked at.
    public init(merging parts: [[UInt8]]) { self.parts = parts }

    /// That of the message.
    public static var fullName: String { Decoded.fullName }

    /// Keeps the bytes of one whole message, after a look at them.
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

    /// The message itself.
    /// - Throws: ``DecodingError``.
    public func decoded() throws -> Decoded { try Decoded(bytes: encodedBytes()) }
}
