/// Finds where the frames in a connection's bytes end, so that the session can be given one at a time. A value without I/O.
///
/// It reads nothing but the length of each frame (RFC 9113 §4.1); whether the frame may come, and be that long, is the session's business.
struct FrameBounds {
    /// The client's connection preface (RFC 9113 §3.4).
    private static let prefaceBytes = 24
    /// A frame begins with its length …
    private static let lengthBytes = 3
    /// … and the rest of its head.
    private static let headBytesAfterLength = 6

    /// Bytes until the end of the preface or of the frame whose length is known.
    private var missing: Int
    /// The length of the next frame as far as it was read.
    private var length = 0
    private var lengthBytesRead = 0

    /// `expectsPreface`: on a server, whose first bytes are no frame.
    init(expectsPreface: Bool) { missing = expectsPreface ? Self.prefaceBytes : 0 }

    /// How many of these bytes, which follow those counted before, belong to the same frame: a whole one, or as much of it as is there.
    mutating func countOfFirstFrame(in bytes: UnsafeRawBufferPointer) -> Int {
        var count = 0
        if missing == 0 {
            while lengthBytesRead < Self.lengthBytes {
                guard count < bytes.count else { return count }
                length = length << 8 | Int(bytes[count])
                lengthBytesRead += 1
                count += 1
            }
            missing = Self.headBytesAfterLength + length
            (length, lengthBytesRead) = (0, 0)
        }
        let taken = min(missing, bytes.count - count)
        missing -= taken
        return count + taken
    }
}
