import CarillonAPI
import Cryptography
import Foundation
import Providers
import ServiceKit

/// A credential in use as dispatchers share it: sealed under the credential key ring, which all of them have.
struct SharedCredential: Sendable, Hashable, Codable {
    var organization: String
    var app: String
    var provider: String
    var id: String
    var fingerprint: String
    /// As in ``CredentialTable/Sealed``.
    var envelope: Data
    /// When it was put, by the domain clock, in milliseconds since 1970. Sealing it anew does not change this.
    var putAtMs: Int64

    var tenant: CommonV1.Tenant { .init(organizationId: organization, appId: app) }

    /// The key of the app's credential for the provider in a bucket.
    var key: String { Self.key(of: tenant, provider: provider) }

    /// Ids may have characters that keys cannot have.
    static func key(of tenant: CommonV1.Tenant, provider: String) -> String {
        SHA256.hexadecimal("\(tenant.organizationId)\n\(tenant.appId)\n\(provider)")
    }
}

extension SharedCredential {
    init(_ stored: StoredCredential, envelope: [UInt8], putAt: Instant) {
        self.init(
            organization: stored.tenant.organizationId, app: stored.tenant.appId, provider: stored.provider.rawValue, id: stored.id,
            fingerprint: stored.fingerprint, envelope: Data(envelope), putAtMs: putAt.milliseconds)
    }

    init(_ sealed: CredentialTable.Sealed) {
        self.init(
            organization: sealed.tenant.organizationId, app: sealed.tenant.appId, provider: sealed.provider, id: sealed.id,
            fingerprint: sealed.fingerprint, envelope: Data(sealed.envelope), putAtMs: sealed.putAt.milliseconds)
    }

    /// As a row of the store.
    var sealed: CredentialTable.Sealed {
        .init(
            row: 0, id: id, tenant: tenant, provider: provider, envelope: Array(envelope), fingerprint: fingerprint,
            putAt: Instant(milliseconds: putAtMs))
    }
}
