import Cryptography

/// An app's VAPID keys (DISP-16, RFC 8292): the current one, and earlier ones, which still sign pushes to the subscriptions that were made with them.
struct VapidCredential: Sendable {
    struct Key: Sendable {
        let id: String
        /// The value that browsers subscribe with: the uncompressed point in base64url.
        let publicKey: String
        let privateKey: P256PrivateKey
    }

    /// Most keys of an app.
    static let mostKeys = 10
    /// Longest contact, in bytes.
    private static let longestSubject = 255

    /// The current key first.
    let keys: [Key]
    /// `sub` of the tokens: whom a push service asks when pushes make trouble.
    let subject: String

    /// Checks and reads a credential.
    ///
    /// - Parameter publicKey: the key that the app's browsers subscribe with now; empty: the app has none yet.
    /// - Throws: ``CredentialError`` naming the field that is wrong.
    init(privateKeysPEM: String, subject: String, publicKey: String) throws(CredentialError) {
        guard Self.isContact(subject) else {
            throw CredentialError(field: "subject", problem: "not a contact such as mailto:push@example.com or https://example.com/contact")
        }
        let blocks = Self.privateKeys(in: privateKeysPEM)
        guard (1...Self.mostKeys).contains(blocks.count) else {
            throw CredentialError(field: "private_key_pem", problem: "\(blocks.count) private keys in PEM; give 1 to \(Self.mostKeys)")
        }
        do {
            keys = try blocks.map { pem in
                let key = try P256PrivateKey(pem: pem)
                let point = Base64URL.encode(key.publicKey.x963)
                return Key(id: VapidKey.id(of: point), publicKey: point, privateKey: key)
            }
        } catch {
            throw CredentialError(field: "private_key_pem", problem: "\(error)")
        }
        guard publicKey.isEmpty || keys.contains(where: { $0.publicKey == publicKey }) else {
            throw CredentialError(
                field: "private_key_pem", problem: "has no private half of the app's vapid_public_key, which browsers subscribe with")
        }
        self.subject = subject
    }

    /// The key that signs pushes to a subscription; nil: the credential does not have it.
    ///
    /// - Parameter id: of the key that the subscription was made with. Empty: the app had none then, and the current key signs.
    func key(_ id: String) -> Key? { id.isEmpty ? keys.first : keys.first { $0.id == id } }

    /// Identifies the current key without revealing it: SHA-256 of its public half.
    var fingerprint: String { keys.first.map { "sha256:" + SHA256.hexadecimal($0.privateKey.publicKey.x963) } ?? "" }

    /// Push services refuse tokens without a real contact (Apple: `BadJwtToken`).
    private static func isContact(_ text: String) -> Bool {
        guard text.utf8.count <= longestSubject, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return false }
        if text.hasPrefix("https://") { return text.dropFirst("https://".count).first.map { $0 != "/" } ?? false }
        guard text.hasPrefix("mailto:") else { return false }
        let parts = text.dropFirst("mailto:".count).split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
    }

    /// The blocks of a PEM file that hold private keys. Tools write others beside them, such as the name of the curve.
    private static func privateKeys(in text: String) -> [String] {
        var blocks: [String] = []
        var block: [Substring]?
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("-----BEGIN "), line.contains("PRIVATE KEY-----") { block = [] }
            block?.append(line)
            if line.hasPrefix("-----END "), let lines = block {
                blocks.append(lines.joined(separator: "\n") + "\n")
                block = nil
            }
        }
        return blocks
    }
}
