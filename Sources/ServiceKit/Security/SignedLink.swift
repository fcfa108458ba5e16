import Cryptography

/// The text at the end of a link that needs no sign-in (PREF-17): payload and signature, both in base64url, with a dot between them. This type only
/// reads and writes the text. The service with the key verifies the signature.
public struct SignedLink: Sendable, Hashable {
    /// The content of the link.
    public let payload: [UInt8]
    /// HMAC-SHA256 of the payload: 32 bytes.
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

    /// Reads a link. Nil for a text that cannot be a signed link: longer than ``longest``, without exactly one dot, not base64url, with an empty
    /// payload, or with a signature of another length.
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
