import Cryptography
import ServiceKit

/// What a signed link says: which consent, which of the links made for it, and until when it works.
struct ConsentLink: Sendable, Hashable {
    var consentId: String
    /// Counts the links of one consent: a later one takes the earlier one's place.
    var number: Int64
    var expiresAtMs: Int64

    /// How long a link works (PREF-17): 7 days.
    static let lifetimeMs = Duration.days(7).wholeMilliseconds
}

/// Signs links that are answered without a sign-in, and reads what it signed: HMAC-SHA256 under the hash key of the link key ring, which
/// a rotation of the ring keeps. The store holds nothing from which a link could be made.
struct ConsentLinks: Sendable {
    let keyRing: KeyRing

    /// Keeps these signatures apart from any other use of the key.
    private static let purpose = "carillon consent link 1\u{0}"

    /// What the link ends with: URL-safe text of about 120 characters.
    func token(for link: ConsentLink) -> String {
        let payload = Array("\(link.consentId) \(link.number) \(link.expiresAtMs)".utf8)
        return SignedLink(payload: payload, signature: signature(of: payload)).text
    }

    /// Nil for what was not signed here, or was changed.
    func read(_ token: String) -> ConsentLink? {
        guard let signed = SignedLink(token), ConstantTime.equals(signed.signature, signature(of: signed.payload)) else { return nil }
        let words = String(decoding: signed.payload, as: UTF8.self).split(separator: " ")
        guard words.count == 3, let number = Int64(words[1]), let expiry = Int64(words[2]) else { return nil }
        return ConsentLink(consentId: String(words[0]), number: number, expiresAtMs: expiry)
    }

    private func signature(of payload: [UInt8]) -> [UInt8] { keyRing.keyedHash(Array(Self.purpose.utf8) + payload) }
}
