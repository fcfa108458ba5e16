import Cryptography
import ServiceKit

/// The id of a published image: the second at which it expires, and 128 random bits. Nobody guesses it, and no other record says when it expires.
///
/// As a text: ten hexadecimal digits, `-`, and 32 more.
struct MediaID: Sendable, Hashable {
    let text: String
    let expiresAt: Instant

    private static let digits = (seconds: 10, random: 32)

    /// A new id.
    ///
    /// - Parameter expiresAt: is cut to the second.
    init(expiringAt expiresAt: Instant) {
        let seconds = expiresAt.milliseconds / 1_000
        let hexadecimal = String(seconds, radix: 16)
        text =
            String(repeating: "0", count: Self.digits.seconds - hexadecimal.count) + hexadecimal + "-"
            + Hexadecimal.encode(SecureRandom.bytes(Self.digits.random / 2))
        self.expiresAt = Instant(milliseconds: seconds * 1_000)
    }

    /// - Returns: nil for a text of another form.
    init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].utf8.count == Self.digits.seconds, parts[1].utf8.count == Self.digits.random,
            parts.allSatisfy({ $0.utf8.allSatisfy(Self.isDigit) }), let seconds = Int64(parts[0], radix: 16)
        else { return nil }
        self.text = String(text)
        expiresAt = Instant(milliseconds: seconds * 1_000)
    }

    /// Ids have small letters alone, so that each has one spelling.
    private static func isDigit(_ byte: UInt8) -> Bool { ASCII.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte) }
}
