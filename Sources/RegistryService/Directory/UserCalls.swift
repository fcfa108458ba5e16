import CarillonAPI
import RPC
import ServiceKit
import Storage

extension RegistryHandlers {
    func upsertUsers(
        _ request: RegistryV1.UpsertUsersRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertUsersResponse {
        try Self.checkBatch(request.users.count, field: "users")
        var results: [CommonV1.ItemResult] = []
        var accepted: [(index: Int, user: RegistryV1.User)] = []
        for (index, user) in request.users.enumerated() {
            try context.requireScope(tenant: user.tenant)
            do {
                _ = try await policies.entry(for: Tenant(user.tenant))
                accepted.append((index, try UserRow.checked(user)))
            } catch let error as APIError {
                results.append(error.itemResult(index))
            }
        }
        let (users, nowMs, tombstones) = (accepted, nowMs, tombstones)
        results += try await store.write { database in
            var refused: [CommonV1.ItemResult] = []
            for (index, user) in users {
                do {
                    try tombstones.refuse(user.userId, tenant: Tenant(user.tenant), nowMs: nowMs, database)
                    try UserRow.upsert(user, nowMs: nowMs, database)
                } catch let error as APIError {
                    refused.append(error.itemResult(index))
                }
            }
            return refused
        }
        return .init(results: results.sorted { $0.index < $1.index })
    }

    func getUser(_ request: RegistryV1.GetUserRequest, context: ServerContext) async throws -> RegistryV1.GetUserResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        let tenant = Tenant(request.tenant)
        guard let user = try await store.read({ try UserRow.find($0, request.userId, tenant: tenant) }) else {
            throw APIError(.notFound, field: "user_id", "there is no user “\(request.userId)” in this app")
        }
        try await recordLook(.userRead, at: request.userId, tenant: tenant, context)
        return .init(user: user)
    }

    func listUsers(
        _ request: RegistryV1.ListUsersRequest, context: ServerContext
    ) async throws -> RegistryV1.ListUsersResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = Tenant(request.tenant)
        let page = try Page(size: request.pageSize, token: request.pageToken)
        try await recordLook(.usersListed, at: "", tenant: tenant, context)
        let users = try await store.read { try UserRow.page($0, tenant: tenant, after: page.after, limit: page.size) }
        return .init(users: users, nextPageToken: page.nextToken(users, id: \.userId))
    }
}

/// Rows of `users`.
enum UserRow {
    private static let columns = """
        organization_id, app_id, user_id, roles, display_name, email, locale, timezone, status, inactive_reason
        """

    static func read(_ row: Row) throws -> RegistryV1.User {
        .init(
            tenant: .init(organizationId: row[0], appId: row[1]), userId: row[2], roles: try JSONColumn.list(row[3]),
            displayName: row[4], email: row[5], locale: row[6], timezone: row[7], status: row[8], inactiveReason: row[9])
    }

    static func find(_ database: Database, _ userId: String, tenant: Tenant) throws -> RegistryV1.User? {
        try database.firstRow(
            "SELECT \(columns) FROM users WHERE organization_id = ? AND app_id = ? AND user_id = ?",
            [tenant.organization, tenant.app, userId], read)
    }

    static func page(_ database: Database, tenant: Tenant, after: String, limit: Int) throws -> [RegistryV1.User] {
        try database.rows(
            """
            SELECT \(columns) FROM users WHERE organization_id = ? AND app_id = ? AND user_id > ? ORDER BY user_id LIMIT ?
            """, [tenant.organization, tenant.app, after, limit], read)
    }

    /// Checks a user against REG-03 and fills in defaults.
    static func checked(_ user: RegistryV1.User) throws(APIError) -> RegistryV1.User {
        var user = user
        try Identifiers.checkUser(user.userId)
        user.displayName = try Identifiers.text(user.displayName, field: "display_name", limit: 200)
        if let email = user.email { user.email = try Identifiers.text(email, field: "email", limit: 320) }
        if let locale = user.locale { try DeviceDraft.checkLocale(locale) }
        if let timezone = user.timezone { try Identifiers.checkTimezone(timezone) }
        guard user.roles.count <= 50, user.roles.allSatisfy({ (1...64).contains($0.count) }) else {
            throw APIError(.invalidValue, field: "roles", "has at most 50 roles of 1 to 64 characters")
        }
        if user.status.isEmpty { user.status = "active" }
        guard ["active", "inactive"].contains(user.status) else {
            throw APIError(.invalidValue, field: "status", "is active or inactive")
        }
        user.inactiveReason = try Identifiers.text(user.inactiveReason, field: "inactive_reason", limit: 200)
        return user
    }

    static func upsert(_ user: RegistryV1.User, nowMs: Int64, _ database: Database) throws {
        let tenant = Tenant(user.tenant)
        try database.run(
            """
            INSERT INTO users (organization_id, app_id, user_id, roles, display_name, email, locale, timezone, status,
                inactive_reason, created_at_ms, updated_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, user_id) DO UPDATE SET roles = excluded.roles,
                display_name = excluded.display_name, email = excluded.email, locale = excluded.locale,
                timezone = excluded.timezone, status = excluded.status, inactive_reason = excluded.inactive_reason,
                updated_at_ms = excluded.updated_at_ms
            """,
            [
                tenant.organization, tenant.app, user.userId, user.roles.isEmpty ? "[]" : try JSONColumn.encode(user.roles),
                user.displayName, user.email, user.locale, user.timezone, user.status, user.inactiveReason, nowMs, nowMs,
            ])
        // REG-34: an inactive user's devices are inactive too, until the next launch after the user is active again.
        if user.status == "inactive" {
            try database.run(
                """
                UPDATE devices SET status = 'inactive', updated_at_ms = ?
                WHERE organization_id = ? AND app_id = ? AND user_id = ? AND status = 'active'
                """, [nowMs, tenant.organization, tenant.app, user.userId])
        }
    }
}
