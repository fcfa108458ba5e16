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
        let (tenant, nowMs) = (Tenant(request.tenant), nowMs)
        let erased = try await store.write { try UserErasure.erase(request.userId, tenant: tenant, nowMs: nowMs, $0) }
        return .init(erased: erased.rows, erasedBeforeAtMs: erased.before)
    }
}
