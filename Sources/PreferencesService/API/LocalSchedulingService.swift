import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// `carillon.preferences.v1.LocalScheduling`: the server's part of notifications that devices schedule by themselves.
struct LocalSchedulingService: PreferencesV1.LocalScheduling.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let directory: any UserDirectory
    /// Audits administrators' reads of users (SEC-10).
    let audit: any AuditSink

    // MARK: Options

    func getLocalConfig(
        _ request: PreferencesV1.GetLocalConfigRequest, context: ServerContext
    ) async throws -> PreferencesV1.GetLocalConfigResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        try await requireSync(of: request.tenant)
        try await auditRead(of: request.userId, "local options", tenant: request.tenant, context)
        let user = UserKey(request.userId, of: request.tenant)
        return .init(options: try await store.read { try LocalConfigTable.find(user, $0) } ?? "")
    }

    func putLocalConfig(
        _ request: PreferencesV1.PutLocalConfigRequest, context: ServerContext
    ) async throws -> PreferencesV1.PutLocalConfigResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        let body: JSONObject
        do { body = try JSONObject(parsing: Array(request.options.utf8)) } catch {
            throw APIError(.invalidArgument, field: "options", "is a JSON object")
        }
        let options = try LocalOptions(body)
        try await requireSync(of: request.tenant)
        let (user, now) = (UserKey(request.userId, of: request.tenant), clock.now)
        try await store.write { database in
            try ErasedUsers.refuse(user, at: now, database)
            try LocalConfigTable.save(options, of: user, at: now, database)
        }
        return .init(options: options.json)
    }

    /// - Throws: `conflict` for an app whose users' options stay on their devices (C-67).
    private func requireSync(of tenant: CommonV1.Tenant?) async throws {
        guard try await policies.current(for: tenant ?? .init()).policy.localConfigSync else {
            throw APIError(.conflict, field: "tenant.app_id", "options stay on the devices in this app: its local_config_sync is false")
        }
    }

    // MARK: Content

    func putLocalContent(
        _ request: PreferencesV1.PutLocalContentRequest, context: ServerContext
    ) async throws -> PreferencesV1.PutLocalContentResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = try FieldRules.requireApp(of: request.tenant)
        let recipient = try LocalRecipient(request)
        let policy = try await policies.current(for: tenant).policy
        let content = try LocalContent(request, defaultLocale: policy.defaultLocale)
        let now = clock.now
        try await store.write { database in
            if case .user(let id) = recipient { try ErasedUsers.refuse(UserKey(id, of: tenant), at: now, database) }
            try LocalContentTable.save(content, for: recipient, of: tenant, at: now, database)
        }
        return .init(etag: content.etag)
    }

    func getLocalContent(
        _ request: PreferencesV1.GetLocalContentRequest, context: ServerContext
    ) async throws -> PreferencesV1.GetLocalContentResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUser(request.userId)
        let policy = try await policies.current(for: request.tenant ?? .init()).policy
        try await auditRead(of: request.userId, "local content", tenant: request.tenant, context)
        let user = UserKey(request.userId, of: request.tenant)
        var choice = try await choose(for: user, roles: nil, wanted: request.locales, policy)
        if case .dependsOnRoles = choice {
            let roles = try await directory.user(user.id, tenant: request.tenant).roles
            choice = try await choose(for: user, roles: roles, wanted: request.locales, policy)
        }
        guard case .content(let content) = choice else { return .init() }
        return .init(content: content?.message)
    }

    private enum Choice: Sendable {
        /// Nil: there is none for the user.
        case content(LocalContent?)
        case dependsOnRoles
    }

    /// Chooses and reads in one transaction, so that nobody deletes the content in between.
    ///
    /// - Parameter roles: of the user; nil: not asked for.
    private func choose(for user: UserKey, roles: [String]?, wanted: [String], _ policy: Policy) async throws -> Choice {
        try await store.read { database -> Choice in
            let candidates = try LocalContentTable.candidates(for: user, database)
            if roles == nil, LocalContentCandidate.dependsOnRoles(candidates) { return .dependsOnRoles }
            let best = LocalContentCandidate.best(among: candidates, roles: roles ?? [], wanted: wanted, policy: policy)
            return .content(try best.flatMap { try LocalContentTable.find($0, database) })
        }
    }

    private func auditRead(of userId: String, _ details: String, tenant: CommonV1.Tenant?, _ context: ServerContext) async throws {
        guard context.looksAtAnother(than: userId, of: tenant) else { return }
        try await audit.record(.init(.preferencesRead, subject: userId, details: details, tenant: tenant), context)
    }
}
