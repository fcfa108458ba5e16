import Cryptography
import JSON
import ServiceKit
import Synchronization

/// Signs the tokens of one credential (RFC 8292 §2): one for each key and push service. A token is used for 11 of its 12 hours, because services
/// refuse one that lives longer than 24, and Apple's takes no new one more often than once an hour.
final class VapidTokenMinter: Sendable {
    /// Time from signing to `exp` (DISP-16).
    static let lifetime: Duration = .seconds(12 * 3600)
    /// A token with less time left is replaced.
    static let margin: Duration = .seconds(3600)
    /// Endpoints name their push services, and there may be many: then all tokens are signed anew.
    private static let mostTokens = 1_000

    private struct Place: Hashable {
        let keyID: String
        let origin: String
    }

    private struct Token {
        let value: String
        let expiresAt: Instant

        /// A clock that was set back makes a token live too long.
        func isUsable(at now: Instant) -> Bool { (margin...lifetime).contains(expiresAt - now) }
    }

    private let subject: String
    private let tokens = Mutex<[Place: Token]>([:])

    init(subject: String) { self.subject = subject }

    /// The token for requests to a push service.
    ///
    /// - Parameter origin: of the service, such as `https://fcm.googleapis.com`.
    /// - Throws: ``CryptographyError`` when signing fails.
    func token(of key: VapidCredential.Key, for origin: String, at now: Instant) throws -> String {
        let place = Place(keyID: key.id, origin: origin)
        return try tokens.withLock { tokens in
            if let token = tokens[place], token.isUsable(at: now) { return token.value }
            let expires = (now + Self.lifetime).milliseconds / 1_000
            let value = try JWT.signES256(
                header: ["typ": "JWT"], claims: ["aud": .string(origin), "exp": .integer(expires), "sub": .string(subject)],
                key: key.privateKey)
            if tokens.count >= Self.mostTokens { tokens = [:] }
            tokens[place] = Token(value: value, expiresAt: Instant(milliseconds: expires * 1_000))
            return value
        }
    }
}
