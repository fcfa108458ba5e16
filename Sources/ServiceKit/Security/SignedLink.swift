import Cryptography

/// The text at the end of a link that is answered without a sign-in (PREF-17): what the link says and its signature, both in base64url, with a
/// dot between them. Whoever reads such a text reads it here; whether the signature is right, only the service with the key can say.
public struct SignedLink: Sendable, Hashable {
    /// What the link says.
    public let payload: [UInt8]
    /// HMAC-SHA256 of what the link says: 32 bytes.
    public let signature: [UInt8]

    /// In UTF-8 bytes.
    public static let longest = 512

    /// A link to write.
    ///
    /// - Parameters:
    ///   - payload: not empty.
    ///   - signature: 32 bytes.
    public init(payload: [UInt8], signature: [UInt8]) {
        (self.payload, self.signature) = (payload, signature)
    }

    /// Reads a link; nil for a text that nobody can have signed: longer than ``longest``, without exactly one dot, no base64url, nothing said, or
    /// another length of the signature.
    public init?(_ text: some StringProtocol) {
        guard text.utf8.count <= Self.longest else { return nil }
        let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Substring(decoding: $0, as: UTF8.self) }
        guard parts.count == 2, let payload = Base64URL.decode(parts[0]), let signature = Base64URL.decode(parts[1]), !payload.isEmpty,
            signature.count == SHA256.digestLength
        else { return nil }
        self.init(payload: payload, signature: signature)
    }

    /// The link as text, for a URL.
    public var text: String { Base64URL.encode(payload) + "." + Base64URL.encode(signature) }
}
