import CarillonAPI
import Cryptography
import Logging
import RPC
import ServiceKit

/// `carillon.dispatcher.v1.CredentialKeys`: the keys that seal provider credentials (SEC-02, SEC-13).
struct CredentialKeysService: DispatcherV1.CredentialKeys.ServiceProtocol {
    let credentials: CredentialStore
    /// The dispatchers that share the queue. Each has the credentials in its own store.
    let fleet: any Fleet
    let audit: any AuditSink
    let ringAudit: KeyRingAudit
    let logger: Logger

    func reencryptCredentials(
        _ request: DispatcherV1.ReencryptCredentialsRequest, context: ServerContext
    ) async throws -> DispatcherV1.ReencryptCredentialsResponse {
        try await followFile(context)
        // Audited before the change: without a record, nothing is changed (decision 0023).
        try await audit.record(.init(.keyRingReencrypted, subject: credentials.keyRing.currentKeyID, details: "credentials"), context)
        let result = try await credentials.reencrypt()
        // Checks that the others have the key, before they get envelopes of it.
        try await fleet.send(.reencrypt(keyID: credentials.keyRing.currentKeyID))
        try await credentials.shareAgain()
        for id in result.unreadable {
            logger.error(
                "a credential cannot be opened: its key is gone from the ring; restore the key, or put the credential again",
                metadata: ["credential": "\(id)"])
        }
        logger.notice(
            "credentials sealed anew", metadata: ["credentials": "\(result.reencrypted)", "current_key": "\(credentials.keyRing.currentKeyID)"])
        return .init(
            examined: Int64(result.examined), reencrypted: Int64(result.reencrypted), unreadable: Int64(result.unreadable.count))
    }

    func getCredentialKeyUse(
        _ request: DispatcherV1.CredentialKeyUseRequest, context: ServerContext
    ) async throws -> DispatcherV1.CredentialKeyUseResponse {
        try await followFile(context)
        let use = try await credentials.keyUse()
        let (current, known) = (credentials.keyRing.currentKeyID, Set(credentials.keyRing.keyIDs))
        return .init(
            keys: known.union(use.keys).sorted().map { id in
                .init(keyId: id, current: id == current, inRing: known.contains(id), credentials: Int64(use[id] ?? 0))
            })
    }

    private func followFile(_ context: ServerContext) async throws {
        try await ringAudit.followFile { events in
            for event in events { try await audit.record(event, context) }
        }
    }
}
