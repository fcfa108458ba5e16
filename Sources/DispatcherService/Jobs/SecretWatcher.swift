import CarillonAPI
import Logging
import Providers
import ServiceKit

/// Reads external secrets again (SEC-02, SEC-13). A credential whose key changed is put anew, as if an operator had put it, so a rotated key is used
/// without a restart.
struct SecretWatcher: BackgroundWorker {
    let name = "external secrets"
    let credentials: CredentialStore
    let engine: DispatchEngine
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

    /// Reads all of them.
    ///
    /// - Parameter known: problems that are logged.
    /// - Returns: the problems, by credential.
    func look(knowing known: [String: String] = [:]) async -> [String: String] {
        var problems: [String: String] = [:]
        for (tenant, draft) in credentials.withSecrets {
            let (provider, name) = (draft.provider.rawValue, "\(draft.provider.rawValue) \(tenant.label)")
            do {
                guard try await credentials.hasOtherKey(draft, of: tenant) else { continue }
                let stored = try await credentials.put(draft, of: tenant, now: clock.now, again: true) { stored in
                    try await keyCheck.require(keysOfAddressesIn: tenant, in: stored.sender)
                    try await record(AuditEvent(.credentialChanged, subject: provider, details: stored.id, tenant: tenant))
                }
                await stored.sender.confirmed()
                await engine.credentialChanged(stored)
                logger.notice("a credential's secret changed and is used", metadata: Self.metadata(tenant, provider, "credential", stored.id))
            } catch let error as APIError where error.reason == .conflict {
                // An operator put it meanwhile, or another dispatcher has read the secret. The next look reads what is in use then.
                continue
            } catch {
                let problem = "\(error)"
                problems[name] = problem
                guard known[name] != problem else { continue }
                logger.error(
                    "a credential's secret cannot be used; the credential stays as it was",
                    metadata: Self.metadata(tenant, provider, "error", problem))
            }
        }
        return problems
    }

    private static func metadata(_ tenant: CommonV1.Tenant, _ provider: String, _ name: String, _ value: String) -> Logger.Metadata {
        ["organization": "\(tenant.organizationId)", "app": "\(tenant.appId)", "provider": "\(provider)", name: "\(value)"]
    }
}
