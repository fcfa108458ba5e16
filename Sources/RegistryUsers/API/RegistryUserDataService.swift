import CarillonAPI
import DurableWork
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.UserData`: erasure and export of a user's data (REG-35, PRIV-09, PRIV-11).
///
/// Exports are those of every service (``DurableWork/UserDataExport``). The rest is no ``DurableWork/UserDataService``: the registry begins the
/// erasure in all services and keeps its record, and writes its audit log in the transaction.
struct RegistryUserDataService: RegistryV1.UserData.ServiceProtocol {
    private let store: Store
    private let clock: any DomainClock
    private let policies: PolicyCache
    private let eraser: UserEraser
    private let exports: UserDataExport

    init(store: Store, clock: any DomainClock, policies: PolicyCache, eraser: UserEraser) {
        self.store = store
        self.clock = clock
        self.policies = policies
        self.eraser = eraser
        exports = UserDataExport(eraser.userData, of: store, clock: clock)
    }

    func eraseUser(_ request: RegistryV1.EraseUserRequest, context: ServerContext) async throws -> RegistryV1.EraseUserResponse {
        try context.requireScope(tenant: request.tenant)
        return try await erase(request.userId, request.tenant ?? .init(), context)
    }

    func eraseOwnData(_ request: RegistryV1.EraseOwnDataRequest, context: ServerContext) async throws -> RegistryV1.EraseUserResponse {
        let (userId, tenant) = try context.ownUser()
        // The erasure deletes the user's idempotency keys; the key of this call is stored under the user's pseudonym (GW-04, PRIV-09).
        let pseudonym = eraser.tombstones.pseudonym(of: userId, tenant)
        return try await store.answerOnce(for: context, as: pseudonym, clock: clock) {
            try await erase(userId, tenant, context)
        }
    }

    private func erase(_ userId: String, _ tenant: CommonV1.Tenant, _ context: ServerContext) async throws -> RegistryV1.EraseUserResponse {
        try FieldRules.checkUser(userId)
        _ = try await policies.entry(for: tenant)
        let begun = try await eraser.begin(userId, tenant: tenant, by: AuditActor(context))
        return .init(erasure: try await eraser.advance(begun).erasure)
    }

    func getErasure(_ request: RegistryV1.GetErasureRequest, context: ServerContext) async throws -> RegistryV1.GetErasureResponse {
        let absent = APIError(.notFound, field: "erasure_id", "there is no erasure “\(request.erasureId)”")
        guard let row = try await store.read({ try ErasureTable.find(id: request.erasureId, $0) }) else { throw absent }
        let tenant = row.erasure.tenant ?? .init()
        guard request.tenant.map({ $0 == tenant }) ?? true else { throw absent }
        // Users may read their own erasure. The hash tells whether it is theirs.
        let actor = context.principal?.actor?.userID ?? ""
        let owner = eraser.tombstones.hash(actor, tenant) == row.userHash ? actor : ""
        do {
            try context.requireScope(tenant: row.erasure.tenant, userID: owner)
        } catch let error as APIError where error.reason == .notFound {
            throw absent
        }
        return .init(erasure: row.erasure)
    }

    func exportUser(
        _ request: CommonV1.ExportStoredUserRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        try await export(request.userId, request.tenant ?? .init(), response, context)
    }

    func exportOwnData(
        _ request: CommonV1.ExportOwnStoredDataRequest, response: ResponseWriter<CommonV1.ExportStoredUserResponse>, context: ServerContext
    ) async throws {
        let (userId, tenant) = try context.ownUser()
        try await export(userId, tenant, response, context)
    }

    private func export(
        _ userId: String, _ tenant: CommonV1.Tenant, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext
    ) async throws {
        try FieldRules.checkUser(userId)
        _ = try await policies.entry(for: tenant)
        try await exports.run(for: UserKey(userId, of: tenant)) {
            let (actor, now) = (AuditActor(context), clock.now)
            try await store.write { [tombstones = eraser.tombstones] database in
                try tombstones.record(.userExported, subject: userId, by: actor, tenant: tenant, at: now, in: database)
            }
        } write: {
            try await response.write(.init(section: $0))
        }
    }
}
