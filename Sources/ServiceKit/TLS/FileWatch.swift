import Cryptography

/// Detects changes of files that belong together, after the files no longer change: a certificate must not be read before its new key is written.
struct FileWatch: Sendable {
    private var read: [FileStamp]
    private var seen: [FileStamp]

    /// - Parameter stamps: of the files when they were read.
    init(_ stamps: [FileStamp]) {
        read = stamps
        seen = stamps
    }

    /// Whether to read the files now: they changed since they were read, but not since the last check.
    mutating func look(_ stamps: [FileStamp]) -> Bool {
        defer { seen = stamps }
        return stamps != read && stamps == seen
    }

    /// Records that the files were read, usable or not.
    mutating func wereRead(_ stamps: [FileStamp]) {
        read = stamps
        seen = stamps
    }
}
