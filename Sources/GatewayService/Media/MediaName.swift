import Cryptography
import ServiceKit

/// The name of a published picture: the second at which it expires, and 128 random bits. So nobody guesses it, and its age can be read from it.
///
/// As a text: ten hexadecimal digits, `-`, and 32 more.
struct MediaName: Sendable, Hashable {
    let text: String
    let expiresAt: Instant

    private static let digits = 10

    /// A new name.
    ///
    /// - Parameter expiresAt: is cut to the second.
    init(expiringAt expiresAt: Instant) {
        let seconds = expiresAt.milliseconds / 1_000
        let hexadecimal = String(seconds, radix: 16)
        text = String(repeating: "0", count: Self.digits - hexadecimal.count) + hexadecimal + "-" + Hexadecimal.encode(SecureRandom.bytes(16))
        self.expiresAt = Instant(milliseconds: seconds * 1_000)
    }

    /// - Returns: nil for a text of another form.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == Self.digits, parts[1].utf8.count == 32,
            parts.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }), let seconds = Int64(parts[0], radix: 16)
        else { return nil }
        self.text = String(text)
        expiresAt = Instant(milliseconds: seconds * 1_000)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
