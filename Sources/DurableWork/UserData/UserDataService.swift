import CarillonAPI
public import RPC
public import ServiceKit
public import Storage

/// The contract `UserData` of a service: exports and erases a user's data in its store. Services differ in their tables alone (``UserDataTables``).
public struct UserDataService: RegistrableService {
    private let tables: UserDataTables
    private let store: Store
    private let audit: any AuditSink
    private let clock: any DomainClock
    private let exportLimit: ExportRateLimit

    /// - Parameters:
    ///   - tables: all tables that can hold a user's data, in the order of export and erasure.
    ///   - store: has the tables, ``ErasedUsers/migration`` and ``Storage/Migration/idempotencyKeys``.
    ///   - audit: records exports by operators.
    public init(_ tables: UserDataTables, store: Store, audit: any AuditSink, clock: any DomainClock) {
        self.tables = tables
        self.store = store
        self.audit = audit
        self.clock = clock
        exportLimit = ExportRateLimit(clock: clock)
    }

    /// Adds the methods of the service's contract to a router.
    public func registerMethods(with router: inout RPCRouter) {
        router.unary(tables.methods.erase) { try await erase($0, $1) }
        router.serverStreaming(tables.methods.export) { try await export($0, $1, $2) }
        router.serverStreaming(tables.methods.exportOwn) { (_: CommonV1.ExportOwnStoredDataRequest, response, context) in
            try await exportOwn(response, context)
        }
    }

    /// Erases a user. The tombstone comes first: from then on nothing of the user is stored. All later steps may be repeated after a crash or a
    /// timeout.
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

    /// Exports a user's data to an operator or administrator, within ``ExportRateLimit``. The audit record comes before the first row.
    private func export(
        _ request: CommonV1.ExportStoredUserRequest, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        let user = try Self.user(request.userId, request.tenant)
        try await exportLimit.run(for: user) {
            try await audit.record(.init("user.exported", subject: user.id, details: tables.service, tenant: request.tenant), context)
            try await write(user, response)
        }
    }

    /// Exports the caller's own data, within ``ExportRateLimit``.
    private func exportOwn(_ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext) async throws {
        let (id, tenant) = try context.ownUser()
        let user = StoredUser(id, of: tenant)
        try await exportLimit.run(for: user) { try await write(user, response) }
    }

    private func write(_ user: StoredUser, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>) async throws {
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
