import CarillonAPI
import DurableWork
import Logging
import Providers
import RPC
import ServiceKit

// Credentials that operators remove (DISP-33).
extension PushesService {
    func removeCredential(
        _ request: DispatcherV1.RemoveCredentialRequest, context: ServerContext
    ) async throws -> DispatcherV1.RemoveCredentialResponse {
        let tenant = try Self.tenant(request.tenant)
        try context.requireScope(tenant: tenant)
        let (provider, names) = (ProviderID(rawValue: request.provider), adapters.credentialNames)
        // The store may have one of a provider that this program lacks.
        guard names.contains(request.provider) || credentials.providers.contains(provider) else {
            throw APIError(.invalidValue, field: "provider", "'\(request.provider)' is none of \(names.joined(separator: ", "))")
        }
        return try await store.answerOnce(for: context, as: context.callerName, clock: clock) {
            let counts = try await queue.counts(of: tenant)
            let waiting = await engine.waiting(of: tenant, for: provider, among: counts)
            let removed = try await credentials.remove(provider, of: tenant, only: request.credentialId) { found in
                // Audited before the change: without a record, nothing is changed (decision 0023).
                try await audit.record(.init(.credentialRemoved, subject: found.provider, details: found.id, tenant: tenant), context)
            }
            guard let removed else { return .init() }
            await credentialChanges.removed(removed)
            logger.notice("credential removed", metadata: CredentialChanges.metadata(of: removed))
            return .init(credentialId: removed.id, fingerprint: removed.fingerprint, waiting: Int64(waiting))
        }
    }
}
