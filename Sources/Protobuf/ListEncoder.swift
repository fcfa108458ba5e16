/// Encodes a message whose only field is a list of messages, element by element. So the elements need not be in memory together.
public struct ListEncoder: Sendable {
    /// The wire form of the list so far.
    public private(set) var bytes: [UInt8] = []
    private let field: UInt64
    /// The element that is being appended. Its memory is used for the next one.
    private var element = ByteBuffer()

    /// - Parameter field: the number of the list's field in the contract.
    public init(field: UInt64) { self.field = field }

    /// Appends an element.
    /// - Throws: ``EncodingError`` when a string contains NUL; the list is unchanged then.
    public mutating func append(_ message: some Message) throws {
        element.clear()
        try message.encode(into: &element)
        append(varint: field << 3 | 2)
        append(varint: UInt64(element.readableBytes))
        bytes += element.readableBytesView
    }

    /// Returns the list, and begins a new one.
    public mutating func take() -> [UInt8] {
        defer { bytes = [] }
        return bytes
    }

    private mutating func append(varint value: UInt64) {
        var left = value
        while left >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: left) | 0x80)
            left >>= 7
        }
        bytes.append(UInt8(left))
    }
}
