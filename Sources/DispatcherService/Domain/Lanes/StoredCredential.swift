import CarillonAPI
import Cryptography
import Providers

/// A provider credential of one app, ready for use (DISP-33).
struct StoredCredential: Sendable {
    /// `cred_` and a hash over organization, app and key: putting the same key again is the same credential.
    var id: String
    /// A hash over the key and all fields that are sent with it.
    let keyIdentity: String
    let tenant: CommonV1.Tenant
    let provider: ProviderID
    let sender: any ProviderSender

    init(tenant: CommonV1.Tenant, provider: ProviderID, sender: any ProviderSender) {
        self.tenant = tenant
        self.provider = provider
        self.sender = sender
        keyIdentity = SHA256.hexadecimal(([provider.rawValue] + sender.identity).joined(separator: "\n"))
        id = "cred_" + SHA256.hexadecimal([tenant.organizationId, tenant.appId, keyIdentity].joined(separator: "\n")).prefix(26)
    }

    var fingerprint: String { sender.fingerprint }

    /// The credential's part of its lane's name.
    var laneName: String { sender.sharedLane ?? id }
}
