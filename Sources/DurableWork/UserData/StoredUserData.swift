public import CarillonAPI
public import RPC
public import ServiceKit
public import Storage

/// Erasure and disclosure of what one service holds of a user, the same in each but for the tables.
public struct StoredUserData: Sendable {
    private let service: String
    private let store: Store
    private let tables: [UserDataTable]
    private let audit: any AuditSink
    private let clock: any DomainClock
    private let pace: DisclosurePace

    /// - Parameters:
    ///   - service: its name, for the record of a disclosure.
    ///   - store: has ``ErasedUsers/migration`` and ``Storage/Migration/idempotencyKeys`` with ``Storage/Migration/idempotencyReach``.
    ///   - tables: all that can hold something of a user, in the order in which they are gone through.
    public init(service: String, store: Store, tables: [UserDataTable], audit: any AuditSink, clock: any DomainClock) {
        self.service = service
        self.store = store
        self.tables = tables
        self.audit = audit
        self.clock = clock
        pace = DisclosurePace(clock: clock)
    }

    /// Erases a user. The tombstone comes first: nothing that arrives from then on is stored. Everything after it may be repeated, so a
    /// crash or a caller who lost patience costs nothing but the repetition.
    public func erase(
        _ request: CommonV1.EraseStoredUserRequest, _ context: ServerContext
    ) async throws -> CommonV1.EraseStoredUserResponse {
        try context.requireScope(tenant: request.tenant)
        let user = try Self.user(request.userId, request.tenant)
        let now = clock.now
        let before = try await store.write { try ErasedUsers.add(user, at: now, $0) }
        var erased: [String: Int64] = [:]
        for table in tables { erased[table.name, default: 0] += Int64(try await table.erase(user, store)) }
        erased["idempotency_keys", default: 0] += Int64(try await RememberedAnswers.erase(user, store))
        return .init(erased: erased, erasedBeforeAtMs: before)
    }

    /// Discloses a user to an operator or administrator, as often as ``DisclosurePace`` lets it; on record before anything leaves.
    public func export(
        _ request: CommonV1.ExportStoredUserRequest, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        let user = try Self.user(request.userId, request.tenant)
        try await pace.keep(user) {
            try await audit.record(.init("user.exported", subject: user.id, details: service, tenant: request.tenant), context)
            try await disclose(user, response)
        }
    }

    /// Discloses the caller to themselves, as often as ``DisclosurePace`` lets it.
    public func exportOwn(_ response: ResponseWriter<CommonV1.ExportStoredUserResponse>, _ context: ServerContext) async throws {
        let (id, tenant) = try context.ownUser()
        let user = StoredUser(id, of: tenant)
        try await pace.keep(user) { try await disclose(user, response) }
    }

    private func disclose(_ user: StoredUser, _ response: ResponseWriter<CommonV1.ExportStoredUserResponse>) async throws {
        for table in tables {
            try await table.disclose(user, store) { try await write($0, of: table.name, response) }
        }
        try await write(try await store.read { try RememberedAnswers.rows(of: user, $0) }, of: "idempotency_keys", response)
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
