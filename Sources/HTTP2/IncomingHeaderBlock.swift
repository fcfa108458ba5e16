/// The header block that a connection receives now.
///
/// Nothing comes between the frames of one block (RFC 9113 §4.3), so all streams of a connection take turns with one, and its memory.
struct IncomingHeaderBlock {
    /// Memory kept for the next block at the most, in bytes. Those of gRPC calls take some 200 to 600.
    private static let keptBytes = 2_048

    private(set) var fields = HTTP2Headers()
    /// The block went beyond the limit; its fields were dropped.
    private(set) var isTooLarge = false

    /// A block begins.
    mutating func begin() {
        fields.removeAll(keepingAtMost: Self.keptBytes)
        isTooLarge = false
    }

    /// A field arrived; `limit` is for the size of the list as RFC 9113 §6.5.2 counts it.
    mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer, flags: UInt8, limit: Int) {
        guard !isTooLarge else { return }
        guard fields.listSize + name.count + value.count + 32 <= limit else {
            isTooLarge = true
            fields.removeAll(keepingAtMost: Self.keptBytes)
            return
        }
        fields.appendRecord(name: name, value: value, flags: flags)
    }
}
