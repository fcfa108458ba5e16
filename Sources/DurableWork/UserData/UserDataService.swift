import CarillonAPI
public import RPC
public import ServiceKit
public import Storage

/// The contract `UserData` of a service: exports and erases what its store holds of a user. The same in each service but for the tables
/// (``UserDataTables``).
public struct UserDataService: RegistrableService {
    private let tables: UserDataTables
    private let store: Store
    private let audit: any AuditSink
    private let clock: any DomainClock
    private let pace: ExportRateLimit

    /// - Parameters:
    ///   - tables: all that can hold something of a user, in the order in which they are gone through.
    ///   - store: has the tables, ``ErasedUsers/migration`` and ``Storage/Migration/idempotencyKeys`` with
    ///     ``Storage/Migration/idempotencyReach``.
    ///   - audit: records exports by operators.
    public init(_ tables: UserDataTables, store: Store, audit: any AuditSink, clock: any DomainClock) {
        self.tables = tables
        self.store = store
        self.audit = audit
        self.clock = clock
        pace = ExportRateLimit(clock: clock)
    }

    /// Adds the methods of the service's contract to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(tables.methods.erase) { try await erase($0, $1) }
        router.serverStreaming(tables.methods.export) { try await export($0, $1, $2) }
        router.serverStreaming(tables.methods.exportOwn) { (_: CommonV1.ExportOwnStoredDataRequest, response, context) in
            try await exportOwn(response, context)
        }
    }

    /// Erases a user. The tombstone comes first: nothing that arrives from then on is stored. Everything after it may be repeated, so a
    /// crash or a caller who lost patience costs nothing but the repetition.
    private func erase(
        _ request: CommonV1.EraseStoredUserRequest, _ context: ServerContext
    ) async throws -> CommonV1.EraseStoredUserResponse {
        try context.requireScope(tenant: request.tenant)
        let user = try Self.user(request.userId, request.tenant)
        let now = clock.now
        let before = try await store.write { try ErasedUsers.add(user, at: now, $0) }
        var erased: [String: Int64] = [:]
        for table in tables.tables { erased[table.name, default: 0] += Int64(try await table.erase(user, store)) }
        erased["idempotency_keys", default: 0] += Int64(try await IdempotencyRecords.erase(user, store))
        return .init(erased: erased, erasedBeforeAtMs: before)
    }

    /// Discloses a user to an operator or administrator, as often as ``ExportRateLimit`` lets it; on record before anything leaves.
    private func export(
        _ request: CommonV1.ExportStoredUserRequest, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        let user = try Self.user(request.userId, request.tenant)
        try await pace.keep(user) {
            try await audit.record(.init("user.exported", subject: user.id, details: tables.service, tenant: request.tenant), context)
            try await export(user, response)
        }
    }

    /// Discloses the caller to themselves, as often as ``ExportRateLimit`` lets it.
    private func exportOwn(_ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext) async throws {
        let (id, tenant) = try context.ownUser()
        let user = StoredUser(id, of: tenant)
        try await pace.keep(user) { try await export(user, response) }
    }

    private func export(_ user: StoredUser, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>) async throws {
        for table in tables.tables {
            try await table.export(user, store) { try await write($0, of: table.name, response) }
        }
        try await write(try await store.read { try IdempotencyRecords.rows(of: user, $0) }, of: "idempotency_keys", response)
    }

    private func write(_ rows: [String], of name: String, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>) async throws {
        for section in CommonV1.UserDataSection.parts(rows, of: name) { try await response.write(.init(section: section)) }
    }

    private static func user(_ id: String, _ tenant: CommonV1.Tenant?) throws -> StoredUser {
        guard !id.isEmpty else { throw APIError(.invalidArgument, field: "user_id", "is required") }
        guard tenant?.appId.isEmpty == false else { throw APIError(.invalidArgument, field: "tenant.app_id", "is required") }
        return StoredUser(id, of: tenant)
    }
}
