import CarillonAPI
public import Cryptography

/// An app's key for APNs (DISP-33).
public struct APNsCredential: Sendable {
    /// 10 characters, `kid` of the provider token.
    public let keyID: String
    /// 10 characters, `iss` of the provider token.
    public let teamID: String
    /// The bundle id that pushes go to.
    public let topic: String
    public let key: P256PrivateKey

    /// Checks and reads a credential.
    ///
    /// - Throws: ``CredentialError`` naming the field that is wrong.
    public init(keyID: String, teamID: String, topic: String, privateKeyPEM: String) throws(CredentialError) {
        func isIdentifier(_ text: String) -> Bool {
            text.utf8.count == 10 && text.allSatisfy { $0.isASCII && ($0.isNumber || $0.isUppercase) }
        }
        guard isIdentifier(keyID) else {
            throw CredentialError(field: "key_id", problem: "not 10 upper-case letters and digits; copy it from Apple's list of keys")
        }
        guard isIdentifier(teamID) else {
            throw CredentialError(field: "team_id", problem: "not 10 upper-case letters and digits; copy it from the membership page")
        }
        guard !topic.isEmpty, topic.utf8.count <= 255, topic.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-_".contains($0)) })
        else {
            throw CredentialError(field: "topic", problem: "not a bundle id such as 'com.example.app'")
        }
        do {
            key = try P256PrivateKey(pem: privateKeyPEM)
        } catch {
            throw CredentialError(field: "private_key_pem", problem: "\(error)")
        }
        self.keyID = keyID
        self.teamID = teamID
        self.topic = topic
    }

    /// Identifies the key without revealing it: SHA-256 of its public key.
    public var fingerprint: String { "sha256:" + SHA256.hexadecimal(key.publicKey.x963) }
}
