import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PreferencesHandlers {
    /// Characters of a mail address.
    private static let longestAddress = 320

    func eraseUser(
        _ request: PreferencesV1.EraseUserRequest, context: ServerContext
    ) async throws -> PreferencesV1.EraseUserResponse {
        try context.requireScope(tenant: request.tenant)
        try Self.checkUser(request.userId)
        // As long as the directory takes one: what it wrote down must not be in the way of an erasure.
        guard FreeText.fits(request.email, 0...Self.longestAddress) else {
            throw APIError(.invalidValue, field: "email", "has \(FreeText.words(most: Self.longestAddress))")
        }
        // The registry has its own record of what it asks for. Afterwards nobody is to be named.
        if context.principal?.service != "registry" {
            try await audit.record(.init("preferences.erased", subject: "", tenant: request.tenant), context)
        }
        let (tenant, nowMs) = (Tenant(request.tenant), nowMs)
        // As consents are written.
        let address = request.email.lowercased()
        var erased = try await store.write { try UserErasure.erase(request.userId, address: address, tenant: tenant, nowMs: nowMs, $0) }
        erased.rows["idempotency_keys"] = Int64(try await RememberedAnswers.erase(tenant.user(request.userId), andNaming: address, store))
        return .init(erased: erased.rows, erasedBeforeAtMs: erased.before)
    }
}
