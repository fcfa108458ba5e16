import Cryptography
import ServiceKit

/// Pseudonyms that replace users' ids (PRIV-08, PRIV-09).
enum Pseudonym {
    /// A pseudonym with a random key that is not stored, so that nobody can compute it again.
    static func once(of user: UserKey) -> String { make("erased:", of: user, key: SecureRandom.bytes(32)) }

    /// - Parameter prefix: the begin of the pseudonym.
    static func make(_ prefix: String, of user: UserKey, key: [UInt8]) -> String {
        let text = [user.organization, user.app, user.id].joined(separator: "\u{0}")
        return prefix + Hexadecimal.encode(HMACSHA256.authenticationCode(for: Array(text.utf8), key: key)).prefix(32)
    }
}
