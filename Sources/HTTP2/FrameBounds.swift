/// Finds the ends of frames in a connection's bytes, so that the session gets one frame at a time, and whether a header block is open. A value
/// without I/O.
///
/// It reads only the length, the type and the flags of each frame (RFC 9113 §4.1). The session checks whether the frame is allowed.
struct FrameBounds {
    /// The client's connection preface (RFC 9113 §3.4).
    private static let prefaceBytes = 24
    /// A frame begins with its length, its type and its flags …
    private static let headBytes = 5
    /// … and the id of its stream.
    private static let streamBytes = 4

    private static let headers: UInt8 = 0x1
    private static let pushPromise: UInt8 = 0x5
    private static let continuation: UInt8 = 0x9
    private static let endHeaders: UInt8 = 0x4

    /// Bytes until the end of the preface or of the frame whose head is known.
    private var missing: Int
    /// The read part of the next frame's head.
    private var head: UInt64 = 0
    private var headBytesRead = 0
    /// Header blocks that were begun.
    private var headerBlocks = 0
    /// The frame being read is the last one of its header block.
    private var frameEndsHeaderBlock = false

    /// The number of the open header block, from 1.
    private(set) var openHeaderBlock: Int?

    /// `expectsPreface`: for a server, because a client's first bytes are no frame.
    init(expectsPreface: Bool) { missing = expectsPreface ? Self.prefaceBytes : 0 }

    /// The number of these bytes that belong to one frame: a whole frame, or its available part. The bytes follow the counted ones.
    mutating func countOfFirstFrame(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        if missing == 0 {
            while headBytesRead < Self.headBytes {
                guard count < bytes.count else { return count }
                head = head << 8 | UInt64(bytes[count])
                headBytesRead += 1
                count += 1
            }
            beginFrame(length: Int(head >> 16), type: UInt8(truncatingIfNeeded: head >> 8), flags: UInt8(truncatingIfNeeded: head))
            (head, headBytesRead) = (0, 0)
        }
        let taken = min(missing, bytes.count - count)
        missing -= taken
        if missing == 0, frameEndsHeaderBlock { (openHeaderBlock, frameEndsHeaderBlock) = (nil, false) }
        return count + taken
    }

    private mutating func beginFrame(length: Int, type: UInt8, flags: UInt8) {
        missing = Self.streamBytes + length
        switch type {
        case Self.headers, Self.pushPromise:
            headerBlocks += 1
            openHeaderBlock = headerBlocks
        case Self.continuation: break
        default: return
        }
        frameEndsHeaderBlock = flags & Self.endHeaders != 0
    }
}
