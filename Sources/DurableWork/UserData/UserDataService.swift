import CarillonAPI
public import RPC
public import ServiceKit
public import Storage

/// A service's tables, and its contract `UserData` if that has the methods of ``UserDataService``.
public struct UserDataContract: Sendable {
    let tables: UserDataTables
    let erase: MethodDescriptor
    let export: MethodDescriptor
    let exportOwn: MethodDescriptor

    /// - Parameters:
    ///   - erase: takes `EraseStoredUserRequest`.
    ///   - export: streams `ExportStoredUserResponse`, for operators.
    ///   - exportOwn: the same for the caller's own data.
    public init(_ tables: UserDataTables, erase: MethodDescriptor, export: MethodDescriptor, exportOwn: MethodDescriptor) {
        self.tables = tables
        self.erase = erase
        self.export = export
        self.exportOwn = exportOwn
    }
}

/// The contract `UserData` of evaluator, dispatcher and receipts: exports and erases a user's data in a store. They differ in their tables alone.
public struct UserDataService: RegistrableService {
    private let contract: UserDataContract
    private let store: Store
    private let audit: any AuditSink
    private let clock: any DomainClock
    private let exports: UserDataExport
    private let eraseElsewhere: EraseElsewhere?
    private let onErasure: (@Sendable (UserKey) -> Void)?

    /// Erases a user in the stores of the service's other processes, after this one. Throws when not all of them have, so that the caller repeats.
    public typealias EraseElsewhere = @Sendable (UserKey) async throws -> Void

    /// - Parameters:
    ///   - contract: of the service.
    ///   - store: has the tables and ``ErasedUsers/migration``.
    ///   - audit: records exports by operators.
    ///   - eraseElsewhere: nil for a service of one process.
    ///   - onErasure: told of each user who has a tombstone in this process's store now, while the user's data is still being deleted.
    public init(
        _ contract: UserDataContract, store: Store, audit: any AuditSink, clock: any DomainClock, eraseElsewhere: EraseElsewhere? = nil,
        onErasure: (@Sendable (UserKey) -> Void)? = nil
    ) {
        self.contract = contract
        self.eraseElsewhere = eraseElsewhere
        self.onErasure = onErasure
        self.store = store
        self.audit = audit
        self.clock = clock
        exports = UserDataExport(contract.tables, of: store, clock: clock)
    }

    /// Adds the methods of the service's contract to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(contract.erase) { try await erase($0, $1) }
        router.serverStreaming(contract.export) { try await export($0, $1, $2) }
        router.serverStreaming(contract.exportOwn) { (_: CommonV1.ExportOwnStoredDataRequest, response, context) in
            try await exportOwn(response, context)
        }
    }

    /// Erases a user, here and elsewhere.
    ///
    /// - Throws: also when the user is erased here and not in all other processes.
    private func erase(
        _ request: CommonV1.EraseStoredUserRequest, _ context: ServerContext
    ) async throws -> CommonV1.EraseStoredUserResponse {
        try context.requireScope(tenant: request.tenant)
        let user = try Self.user(request.userId, request.tenant)
        let (erased, before) = try await eraseHere(user)
        try await eraseElsewhere?(user)
        return .init(erased: erased, erasedBeforeAtMs: before?.milliseconds)
    }

    /// Erases a user from this process's store. The tombstone comes first: from then on nothing of the user is stored. All later steps may be
    /// repeated after a crash or a timeout.
    ///
    /// - Returns: the number of deleted or changed rows by table, and the time of an earlier erasure.
    @discardableResult
    public func eraseHere(_ user: UserKey) async throws -> (erased: [String: Int64], before: Instant?) {
        let (tables, now) = (contract.tables, clock.now)
        let (before, atOnce) = try await store.write { (try ErasedUsers.add(user, at: now, $0), try tables.eraseAtOnce(user, $0)) }
        onErasure?(user)
        return (try await tables.eraseInPortions(user, store).merging(atOnce) { $0 + $1 }, before)
    }

    /// Exports a user's data to an operator or administrator.
    private func export(
        _ request: CommonV1.ExportStoredUserRequest, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        let user = try Self.user(request.userId, request.tenant)
        try await exports.run(for: user) {
            try await audit.record(.init(.userExported, subject: user.id, details: contract.tables.service, tenant: request.tenant), context)
        } write: {
            try await response.write(.init(section: $0))
        }
    }

    /// Exports the caller's own data.
    private func exportOwn(_ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext) async throws {
        let (id, tenant) = try context.ownUser()
        try await exports.run(for: UserKey(id, of: tenant), record: {}, write: { try await response.write(.init(section: $0)) })
    }

    private static func user(_ id: String, _ tenant: CommonV1.Tenant?) throws -> UserKey {
        try FieldRules.checkUser(id)
        return UserKey(id, of: try FieldRules.requireApp(of: tenant))
    }
}
