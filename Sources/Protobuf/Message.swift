import NIOCore

/// A protobuf message as a Swift value. The plugin writes the conformances; the wire work is libprotobuf-c's.
public protocol Message: Sendable, Hashable {
    /// The message with every field at its default.
    init()

    /// The protobuf name, for example `carillon.registry.v1.Device`.
    static var fullName: String { get }

    /// Parses one whole message. Throws `DecodingError`: malformed bytes, NUL or invalid UTF-8 in a string field.
    /// Unknown fields are ignored.
    init(decoding bytes: UnsafeRawBufferPointer) throws

    /// Appends the wire form to `buffer`. Throws `EncodingError` for a NUL in a string field.
    func encode(into buffer: inout ByteBuffer) throws

    /// The number of bytes `encode(into:)` will append.
    func encodedSize() -> Int
}

extension Message {
    /// Parses the readable bytes of `buffer` as one whole message.
    public init(decoding buffer: ByteBuffer) throws {
        self = try buffer.withUnsafeReadableBytes { try Self(decoding: $0) }
    }

    /// Parses `bytes` as one whole message.
    public init(bytes: [UInt8]) throws {
        self = try bytes.withUnsafeBytes { try Self(decoding: $0) }
    }

    /// The wire form in a buffer of its own.
    public func encoded() throws -> ByteBuffer {
        var buffer = ByteBuffer()
        try self.encode(into: &buffer)
        return buffer
    }

    /// The wire form as an array.
    public func bytes() throws -> [UInt8] {
        Array(buffer: try self.encoded())
    }
}
