import CarillonAPI
import Logging
import Providers
import ServiceKit

/// Makes the engine and all connections follow a changed credential.
struct CredentialChanges: Sendable {
    let credentials: CredentialStore
    let engine: DispatchEngine
    /// Requests beside the lanes. Those with one credential have connections of their own, named by its id.
    let requests: PooledRequests

    /// A credential was stored: pushes leave with it.
    ///
    /// - Parameter isOwn: false when another dispatcher got the credential, and told all.
    func put(_ stored: StoredCredential, isOwn: Bool = true) async {
        await stored.sender.confirmed()
        await engine.credentialChanged(stored, isOwn: isOwn)
        endConnections()
    }

    /// A credential was removed: its app's pushes wait.
    ///
    /// - Parameter isOwn: as in ``put(_:isOwn:)``.
    func removed(_ removed: CredentialTable.Sealed, isOwn: Bool = true) async {
        await engine.credentialRemoved(removed.id, of: removed.tenant, provider: ProviderID(rawValue: removed.provider), isOwn: isOwn)
        endConnections()
    }

    private func endConnections() { requests.end { !credentials.isInUse($0) } }

    /// For log lines.
    static func metadata(of removed: CredentialTable.Sealed) -> Logger.Metadata {
        [
            "organization": "\(removed.tenant.organizationId)", "app": "\(removed.tenant.appId)", "provider": "\(removed.provider)",
            "credential": "\(removed.id)", "fingerprint": "\(removed.fingerprint)",
        ]
    }
}
