import Cryptography

/// Notices that files which belong together have changed, once they have come to rest: a certificate is written before its key, and must
/// not be read in between.
struct FileWatch: Sendable {
    private var read: [FileStamp]
    private var seen: [FileStamp]

    /// The files were read when they looked like this.
    init(_ stamps: [FileStamp]) {
        read = stamps
        seen = stamps
    }

    /// Whether they should be read now: they look other than when they were read, and as they did at the look before this one.
    mutating func look(_ stamps: [FileStamp]) -> Bool {
        defer { seen = stamps }
        return stamps != read && stamps == seen
    }

    /// The files were read, whether or not they could be used.
    mutating func wereRead(_ stamps: [FileStamp]) {
        read = stamps
        seen = stamps
    }
}
