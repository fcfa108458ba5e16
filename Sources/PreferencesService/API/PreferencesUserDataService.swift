import CarillonAPI
import DurableWork
import RPC
import ServiceKit

/// `carillon.preferences.v1.UserData`: data exports of all that preferences hold of a user (PRIV-11).
struct PreferencesUserDataService: PreferencesV1.UserData.ServiceProtocol {
    let store: PreferencesStore
    let audit: any AuditSink
    private let pace: ExportRateLimit

    init(store: PreferencesStore, audit: any AuditSink, clock: any DomainClock) {
        self.store = store
        self.audit = audit
        pace = ExportRateLimit(clock: clock)
    }

    func exportUser(
        _ request: PreferencesV1.ExportUserRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        try FieldRules.checkUser(request.userId)
        let user = Tenant(request.tenant).user(request.userId)
        try await pace.run(for: user) {
            try await audit.record(.init("preferences.exported", subject: request.userId, tenant: request.tenant), context)
            try await export(user, response)
        }
    }

    func exportOwnData(
        _ request: PreferencesV1.ExportOwnDataRequest, response: ResponseWriter<PreferencesV1.ExportUserResponse>, context: ServerContext
    ) async throws {
        let (userId, tenant) = try context.ownUser()
        try FieldRules.checkUser(userId)
        let user = Tenant(tenant).user(userId)
        try await pace.run(for: user) { try await export(user, response) }
    }

    private func export(_ user: StoredUser, _ response: ResponseWriter<PreferencesV1.ExportUserResponse>) async throws {
        func write(_ rows: [String], of name: String) async throws {
            for section in CommonV1.UserDataSection.parts(rows, of: name) { try await response.write(.init(section: section)) }
        }
        for table in PreferencesUserData.tables(store) { try await table.export(user, store.file) { try await write($0, of: table.name) } }
        try await write(try await store.read { try $0.consentsGiven(by: user) }, of: "consents_given")
    }
}
