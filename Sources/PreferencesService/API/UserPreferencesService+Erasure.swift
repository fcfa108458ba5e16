import CarillonAPI
import RPC
import ServiceKit

extension UserPreferencesService {
    /// Characters of a mail address.
    private static let longestAddress = 320

    func eraseUser(
        _ request: PreferencesV1.EraseUserRequest, context: ServerContext
    ) async throws -> PreferencesV1.EraseUserResponse {
        try context.requireScope(tenant: request.tenant)
        try FieldRules.checkUser(request.userId)
        // As long as the directory allows, so that no address in the directory prevents an erasure.
        guard FreeText.fits(request.email, 0...Self.longestAddress) else {
            throw APIError(.invalidValue, field: "email", "has \(FreeText.words(most: Self.longestAddress))")
        }
        // The registry audits its own erasures. The audit record names nobody.
        if context.principal?.service != "registry" {
            try await audit.record(.init(.preferencesErased, subject: "", tenant: request.tenant), context)
        }
        // Consents store addresses in lower case.
        let erased = try await UserErasure.run(
            UserKey(request.userId, of: request.tenant), address: request.email.lowercased(), at: clock.now, in: store)
        return .init(erased: erased.rows, erasedBeforeAtMs: erased.before?.milliseconds)
    }
}
