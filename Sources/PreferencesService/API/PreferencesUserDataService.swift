import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.UserData`: exports a user's data from preferences (PRIV-11).
///
/// No ``DurableWork/UserDataService``, because the contract has no erasure: `Preferences.EraseUser` also takes the user's mail address, under which a
/// guardian's consents are stored (decision 0034).
struct PreferencesUserDataService: PreferencesV1.UserData.ServiceProtocol {
    private let audit: any AuditSink
    private let exports: UserDataExport

    init(store: Store, clock: any DomainClock, audit: any AuditSink) {
        self.audit = audit
        exports = UserDataExport(.preferences(), of: store, clock: clock)
    }

    func exportUser(
        _ request: PreferencesV1.ExportUserRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext
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
        _ request: PreferencesV1.ExportOwnDataRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext
    ) async throws {
        let (userId, tenant) = try context.ownUser()
        try FieldRules.checkUser(userId)
        try await exports.run(for: UserKey(userId, of: tenant), record: {}, write: { try await response.write(.init(section: $0)) })
    }
}
