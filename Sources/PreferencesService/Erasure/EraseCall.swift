import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PreferencesHandlers {
    func eraseUser(
        _ request: PreferencesV1.EraseUserRequest, context: ServerContext
    ) async throws -> PreferencesV1.EraseUserResponse {
        try context.requireScope(tenant: request.tenant)
        try Self.checkUser(request.userId)
        // The registry has its own record of what it asks for. Afterwards nobody is to be named.
        if context.principal?.service != "registry" {
            try await audit.record(.init("preferences.erased", subject: "", tenant: request.tenant), context)
        }
        let (tenant, nowMs) = (Tenant(request.tenant), nowMs)
        var erased = try await store.write { try UserErasure.erase(request.userId, tenant: tenant, nowMs: nowMs, $0) }
        erased.rows["idempotency_keys"] = Int64(try await RememberedAnswers.erase(tenant.user(request.userId), store))
        return .init(erased: erased.rows, erasedBeforeAtMs: erased.before)
    }
}
