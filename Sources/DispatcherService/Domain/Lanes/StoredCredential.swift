import CarillonAPI
import Cryptography
import Providers
import ServiceKit

/// A provider credential of one app, ready for use (DISP-33).
struct StoredCredential: Sendable {
    enum Material: Sendable {
        /// The minter belongs to the key: one token a key and process (T12, T14).
        case apns(APNsCredential, APNsTokenMinter)
        case fcm(FCMServiceAccount)
    }

    /// `cred_` and a hash over organization, app and key: putting the same key again is the same credential.
    var id: String
    /// A hash over the key alone, with everything that is sent of it.
    var keyIdentity: String
    var fingerprint: String
    var tenant: CommonV1.Tenant
    var provider: ProviderKind
    var material: Material

    /// Reads a credential from the contract.
    ///
    /// - Throws: `CredentialError` naming the field that is wrong.
    init(tenant: CommonV1.Tenant, _ credential: DispatcherV1.PutCredentialRequest.Credential) throws {
        self.tenant = tenant
        let parts: [String]
        switch credential {
        case .apns(let key):
            let read = try APNsCredential(keyID: key.keyId, teamID: key.teamId, topic: key.topic, privateKeyPEM: key.privateKeyPem)
            provider = .apns
            fingerprint = read.fingerprint
            material = .apns(read, APNsTokenMinter(read))
            parts = ["apns", key.keyId, key.teamId, key.topic, read.fingerprint]
        case .fcm(let account):
            let read = try FCMServiceAccount(json: account.json)
            provider = .fcm
            fingerprint = try read.fingerprint
            material = .fcm(read)
            parts = ["fcm", read.projectID, read.clientEmail, read.tokenURI.description, fingerprint]
        }
        keyIdentity = SHA256.hexadecimal(parts.joined(separator: "\n"))
        id = "cred_" + SHA256.hexadecimal([tenant.organizationId, tenant.appId, keyIdentity].joined(separator: "\n")).prefix(26)
    }
}
