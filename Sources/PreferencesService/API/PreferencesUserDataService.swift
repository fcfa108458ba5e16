import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.UserData`: erases (PRIV-09) and exports (PRIV-11) a user's data in preferences.
///
/// No ``DurableWork/UserDataService``, because erasure also needs the user's mail address, under which a guardian's consents are stored
/// (decision 0034), and operators may call it.
struct PreferencesUserDataService: PreferencesV1.UserData.ServiceProtocol {
    /// Characters of a mail address. As long as the directory allows, so that no address in the directory prevents an erasure.
    private static let longestAddress = 320

    private let store: Store
    private let clock: any DomainClock
    private let audit: any AuditSink
    private let exports: UserDataExport

    init(store: Store, clock: any DomainClock, audit: any AuditSink) {
        self.store = store
        self.clock = clock
        self.audit = audit
        exports = UserDataExport(.preferences(), of: store, clock: clock)
    }

    func eraseUser(
        _ request: CommonV1.EraseStoredUserRequest, context: ServerContext
    ) async throws -> CommonV1.EraseStoredUserResponse {
        try context.requireScope(tenant: request.tenant)
        try FieldRules.checkUser(request.userId)
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

    func exportUser(
        _ request: CommonV1.ExportStoredUserRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        try FieldRules.checkUser(request.userId)
        try await exports.run(for: UserKey(request.userId, of: request.tenant)) {
            try await audit.record(.init(.preferencesExported, subject: request.userId, tenant: request.tenant), context)
        } write: {
            try await response.write(.init(section: $0))
        }
    }

    func exportOwnData(
        _ request: CommonV1.ExportOwnStoredDataRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws {
        let (userId, tenant) = try context.ownUser()
        try FieldRules.checkUser(userId)
        try await exports.run(for: UserKey(userId, of: tenant), record: {}, write: { try await response.write(.init(section: $0)) })
    }
}
