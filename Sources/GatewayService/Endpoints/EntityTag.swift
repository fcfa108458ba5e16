import CarillonAPI
import Foundation

/// Strong entity tags (RFC 9110 §8.8.3).
enum EntityTag {
    /// The header of a tag.
    static func header(_ tag: String) -> String { "\"\(tag)\"" }

    /// Whether an `If-None-Match` names a tag: `*`, or a list of tags. A weak one counts as well (RFC 9110 §13.1.2).
    static func matches(_ header: String, _ tag: String) -> Bool {
        header.split(separator: ",").contains { part in
            var known = part.filter { !$0.isWhitespace }
            if known == "*" { return true }
            if known.hasPrefix("W/") { known.removeFirst(2) }
            return known == Self.header(tag)
        }
    }

    /// The document version that an `If-Match` names; nil for `*`, which requires only that there is a document: there always is one.
    ///
    /// - Throws: `invalid_argument` for anything but a version in quotes, or without them.
    static func version(_ header: String) throws -> Int64? {
        guard header != "*" else { return nil }
        guard let version = Int64(header.trimmingCharacters(in: CharacterSet(charactersIn: "\" "))) else {
            throw APIError(.invalidArgument, field: "If-Match", "If-Match must be a document version, a whole number")
        }
        return version
    }
}
