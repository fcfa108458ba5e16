import Foundation

/// Percent-encoding of URIs (RFC 3986 §2.1): of the paths of links and requests, of queries, and of ids from other systems.
public enum PercentEncoding {
    /// Whether a byte means itself everywhere in a URI: letters, digits and `-._~` (RFC 3986 §2.3).
    @inlinable
    public static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
        default: ASCII.isLetter(byte) || ASCII.isDigit(byte)
        }
    }

    /// The text, each byte of its UTF-8 as `%XX` except those that are kept.
    ///
    /// - Parameter isKept: never true for `%` and for bytes that are not ASCII.
    @inlinable
    public static func encode(_ text: String, keeping isKept: (UInt8) -> Bool = PercentEncoding.isUnreserved) -> String {
        if text.utf8.allSatisfy(isKept) { return text }
        var encoded = ""
        for byte in text.utf8 {
            if isKept(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += "%" + String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
            }
        }
        return encoded
    }

    /// The encoded text; nil for an incomplete escape and for bytes that are not UTF-8.
    public static func decode(_ text: some StringProtocol) -> String? {
        // The HTTP parsers replace bytes that are not UTF-8. A client that means U+FFFD escapes it.
        guard !text.unicodeScalars.contains("\u{FFFD}") else { return nil }
        return text.removingPercentEncoding
    }
}
