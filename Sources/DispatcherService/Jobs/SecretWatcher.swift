import CarillonAPI
import Logging
import Providers
import ServiceKit

/// Reads external secrets again (SEC-02, SEC-13). A credential whose key changed is put anew, as if an operator had put it, so a rotated key is used
/// without a restart.
struct SecretWatcher: BackgroundWorker {
    let name = "external secrets"
    let credentials: CredentialStore
    let changes: CredentialChanges
    let keyCheck: AddressKeyCheck
    let clock: any DomainClock
    /// Writes to the audit log.
    let record: @Sendable (AuditEvent) async throws -> Void
    let logger: Logger

    /// Reads all of them after each interval until cancelled. A secret that cannot be read changes nothing and is logged once.
    func run() async throws {
        var problems: [String: String] = [:]
        try await work(every: credentials.secrets.interval) { problems = await look(knowing: problems) }
    }

    /// Reads all of them, several at once, so that secrets that hang do not keep others from being read. Last those that could not be read before.
    ///
    /// - Parameter known: problems that are logged.
    /// - Returns: the problems, by credential.
    func look(knowing known: [String: String] = [:]) async -> [String: String] {
        let all = credentials.withSecrets.map { Watched(tenant: $0.tenant, draft: $0.draft) }
        let ordered = all.filter { known[$0.name] == nil } + all.filter { known[$0.name] != nil }
        let problems = await ordered.concurrentMap(atOnce: CredentialStore.mostReadings) { await look(at: $0, knowing: known[$0.name]) }
        return zip(ordered, problems).reduce(into: [:]) { $0[$1.0.name] = $1.1 }
    }

    /// A credential that names secrets.
    private struct Watched: Sendable {
        var tenant: CommonV1.Tenant
        var draft: CredentialDraft
        var name: String { "\(draft.provider.rawValue) \(tenant.label)" }
    }

    /// - Returns: why the secrets cannot be used; nil: they can.
    private func look(at watched: Watched, knowing known: String?) async -> String? {
        let (tenant, draft, provider) = (watched.tenant, watched.draft, watched.draft.provider.rawValue)
        do {
            guard try await credentials.hasOtherKey(draft, of: tenant) else {
                credentials.note(secretProblem: nil, of: tenant, provider: draft.provider)
                return nil
            }
            let stored = try await credentials.put(draft, of: tenant, now: clock.now, again: true) { stored in
                try await keyCheck.require(keysOfAddressesIn: tenant, in: stored.sender)
                try await record(AuditEvent(.credentialChanged, subject: provider, details: stored.id, tenant: tenant))
            }
            await changes.put(stored)
            logger.notice("a credential's secret changed and is used", metadata: Self.metadata(tenant, provider, "credential", stored.id))
        } catch let error as APIError where error.reason == .conflict {
            // An operator put it meanwhile, or another dispatcher has read the secret. The next look reads what is in use then.
        } catch {
            let problem = "\(error)"
            credentials.note(secretProblem: problem, of: tenant, provider: draft.provider)
            guard known != problem else { return problem }
            logger.error(
                "a credential's secret cannot be used; the credential stays as it was", metadata: Self.metadata(tenant, provider, "error", problem))
            return problem
        }
        return nil
    }

    private static func metadata(_ tenant: CommonV1.Tenant, _ provider: String, _ name: String, _ value: String) -> Logger.Metadata {
        ["organization": "\(tenant.organizationId)", "app": "\(tenant.appId)", "provider": "\(provider)", name: "\(value)"]
    }
}
