import Glibc
import HTTP2

/// Comparing and reading header bytes where they lie, without making strings.
extension UnsafeRawBufferPointer {
    /// Whether the bytes are exactly this text.
    @inline(__always)
    func equals(_ text: StaticString) -> Bool {
        self.count == text.utf8CodeUnitCount && self.equalsBytes(of: text.utf8Start)
    }

    /// Whether the bytes start with this text.
    @inline(__always)
    func starts(with text: StaticString) -> Bool {
        self.count >= text.utf8CodeUnitCount
            && UnsafeRawBufferPointer(rebasing: self[..<text.utf8CodeUnitCount]).equals(text)
    }

    /// Whether the bytes are the first `count` at that place.
    @inline(__always)
    func equalsBytes(of other: UnsafePointer<UInt8>) -> Bool {
        guard let start = self.baseAddress else { return true }
        return memcmp(start, other, self.count) == 0
    }

    var text: String { String(decoding: self, as: UTF8.self) }
}

/// How messages are compressed on a stream.
enum MessageEncoding: Sendable, Hashable {
    case identity
    case gzip

    /// The encodings this runtime reads and writes, for `grpc-accept-encoding`.
    static let accepted = "identity,gzip"

    /// The encoding of a `grpc-encoding` header; `nil` for one that is not known.
    init?(_ name: UnsafeRawBufferPointer) {
        if name.equals("identity") {
            self = .identity
        } else if name.equals("gzip") {
            self = .gzip
        } else {
            return nil
        }
    }

    /// Whether a `grpc-accept-encoding` list names gzip.
    static func listNamesGzip(_ list: UnsafeRawBufferPointer) -> Bool {
        list.split(separator: UInt8(ascii: ",")).contains { part in
            let trimmed = part.drop(while: { $0 == 0x20 })
            return UnsafeRawBufferPointer(rebasing: trimmed.prefix(4)).equals("gzip")
                && trimmed.dropFirst(4).allSatisfy { $0 == 0x20 }
        }
    }
}
