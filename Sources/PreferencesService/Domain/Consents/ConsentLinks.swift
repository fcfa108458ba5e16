import Cryptography
import ServiceKit

/// The content of a signed link: the consent, the link's number and its expiry.
struct ConsentLink: Sendable, Hashable {
    var consentId: String
    /// Number of the link among those of the consent. A new link replaces the earlier ones.
    var number: Int64
    var expiresAt: Instant

    /// How long a link is valid (PREF-17): 7 days.
    static let lifetime = Duration.days(7)
}

/// Signs and verifies links that work without a sign-in: HMAC-SHA256 with the hash key of the link key ring, which a rotation of the ring keeps. The
/// store's content is not enough to make a link.
struct ConsentLinks: Sendable {
    let keyRing: KeyRing

    /// Separates these signatures from other uses of the key.
    private static let purpose = "carillon consent link 1\u{0}"

    /// The end of the link's URL: URL-safe text of about 120 characters.
    func token(for link: ConsentLink) -> String {
        let payload = Array("\(link.consentId) \(link.number) \(link.expiresAt.milliseconds)".utf8)
        return SignedLink(payload: payload, signature: signature(of: payload)).text
    }

    /// Verifies a token; nil for an invalid signature.
    func read(_ token: String) -> ConsentLink? {
        guard let signed = SignedLink(token), ConstantTime.equals(signed.signature, signature(of: signed.payload)) else { return nil }
        let words = String(decoding: signed.payload, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let number = Int64(words[1]), let expiry = Int64(words[2]) else { return nil }
        return ConsentLink(consentId: String(words[0]), number: number, expiresAt: Instant(milliseconds: expiry))
    }

    private func signature(of payload: [UInt8]) -> [UInt8] { keyRing.keyedHash(Array(Self.purpose.utf8) + payload) }
}
