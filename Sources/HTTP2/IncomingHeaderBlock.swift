/// The header block that a connection receives now.
///
/// No other frame comes between the frames of a block (RFC 9113 §4.3), so all streams of a connection share one block and its memory.
struct IncomingHeaderBlock {
    /// Most memory that is kept for the next block, in bytes. Blocks of gRPC calls take some 200 to 600.
    private static let keptBytes = 2_048

    private(set) var fields = HTTP2Headers()
    /// The block went beyond the limit, and its fields were dropped.
    private var isTooLarge = false
    private var hasIgnored = false
    /// The stream of a too large block, until the stream is told; 0 for none.
    private(set) var streamToRefuse: Int32 = 0

    /// A block begins.
    mutating func begin() {
        fields.removeAll(keepingAtMost: Self.keptBytes)
        isTooLarge = false
        hasIgnored = false
        streamToRefuse = 0
    }

    /// The handling of the rest of the block.
    enum Verdict {
        case goOn
        /// The block is too large from this field on: refuse it.
        case refuse
        /// The block was refused before.
        case skip
    }

    /// A field arrived; `limit` is for the size of the list as RFC 9113 §6.5.2 counts it.
    mutating func append(
        name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer, flags: UInt8, of stream: Int32, limit: Int
    ) -> Verdict {
        if isTooLarge { return .skip }
        guard fields.listSize + name.count + value.count + 32 <= limit else {
            isTooLarge = true
            streamToRefuse = stream
            fields.removeAll(keepingAtMost: Self.keptBytes)
            return .refuse
        }
        fields.appendRecord(name: name, value: value, flags: flags)
        return .goOn
    }

    /// A field with a value that HTTP does not allow; false: the request is malformed for it.
    ///
    /// An invalid `authorization` is skipped once: a client with an empty token sends `Bearer `, and must get the answer that it is not signed in.
    /// Only once, because skipped fields are not counted.
    mutating func ignore(name: UnsafeRawBufferPointer) -> Bool {
        guard !hasIgnored, name.elementsEqual("authorization".utf8) else { return false }
        hasIgnored = true
        return true
    }

    /// The stream is being told.
    mutating func takeStreamToRefuse() -> Int32 {
        defer { streamToRefuse = 0 }
        return streamToRefuse
    }
}
