import Cryptography
import ServiceKit

/// Text in the place of a user's id (PRIV-08, PRIV-09).
enum Pseudonym {
    /// A pseudonym that nobody can compute again: its key is gone with this call.
    static func once(of user: StoredUser) -> String { make("erased:", of: user, key: SecureRandom.bytes(32)) }

    /// - Parameter prefix: what a pseudonym begins with.
    static func make(_ prefix: String, of user: StoredUser, key: [UInt8]) -> String {
        let text = [user.organization, user.app, user.id].joined(separator: "\u{0}")
        return prefix + Hexadecimal.encode(HMACSHA256.authenticationCode(for: Array(text.utf8), key: key)).prefix(32)
    }
}
