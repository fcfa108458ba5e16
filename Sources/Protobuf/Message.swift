@_exported public import struct NIOCore.ByteBuffer

/// A protocol buffer message: a Swift value that knows its wire form.
///
/// Values are written by `protoc-gen-carillon` from the contracts in `Protos/`. Semantics are those of proto3: an absent
/// field has its default value, a message field or a one-member `oneof` is `nil` when absent, enums are open (an unknown
/// number is kept), and fields with unknown numbers are ignored when decoding and therefore not written again.
public protocol Message: Sendable, Hashable {
    /// The message with every field at its default.
    init()

    /// The name in the contract, for example `carillon.registry.v1.Device`.
    static var fullName: String { get }

    /// Decodes one whole message.
    ///
    /// Strings with invalid UTF-8 or NUL are refused. ``ProtobufLimits`` bounds the memory.
    /// - Throws: ``DecodingError``; foreign bytes never trap.
    init(decoding bytes: UnsafeRawBufferPointer) throws

    /// Appends the wire form. Map entries are written in the order of their keys, so equal values have equal bytes.
    /// - Throws: ``EncodingError`` when a string contains NUL; `buffer` is unchanged then.
    func encode(into buffer: inout ByteBuffer) throws

    /// The same as ``bytes()``, under a name that no field of a message has.
    /// - Throws: ``EncodingError`` when a string contains NUL.
    func encodedBytes() throws -> [UInt8]

    /// The length of the wire form in bytes. Costs about half of an encode.
    func encodedSize() -> Int
}

extension Message {
    /// Decodes the readable bytes of a buffer. See ``init(decoding:)-(UnsafeRawBufferPointer)``.
    @inlinable
    public init(decoding buffer: ByteBuffer) throws {
        self = try buffer.withUnsafeReadableBytes { try Self(decoding: $0) }
    }

    /// Decodes an array of bytes. See ``init(decoding:)-(UnsafeRawBufferPointer)``.
    @inlinable
    public init(bytes: [UInt8]) throws {
        self = try bytes.withUnsafeBytes { try Self(decoding: $0) }
    }

    /// The wire form in a buffer of its own.
    @inlinable
    public func encoded() throws -> ByteBuffer {
        var buffer = ByteBuffer()
        try encode(into: &buffer)
        return buffer
    }

    /// The wire form as an array.
    /// - Throws: ``EncodingError`` when a string contains NUL.
    @inlinable
    public func bytes() throws -> [UInt8] { try encodedBytes() }

    /// The default goes through a buffer; generated messages do not.
    @inlinable
    public func encodedBytes() throws -> [UInt8] { Array(try encoded().readableBytesView) }
}
