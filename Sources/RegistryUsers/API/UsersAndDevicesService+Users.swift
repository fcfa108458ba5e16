import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    func upsertUsers(
        _ request: RegistryV1.UpsertUsersRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertUsersResponse {
        try BatchLimit.check(request.users.count, field: "users")
        // One day ahead, for time zones where it is tomorrow already.
        let tomorrow = LocalDateTime(clock.now, .utc).date.adding(days: 1)
        let users = try await BatchItems(request.users) { user in
            try context.requireScope(tenant: user.tenant)
            _ = try await policies.entry(for: user.tenant ?? .init())
            return try UserDraft.checked(user, tomorrow: tomorrow)
        }
        let (now, tombstones) = (now, tombstones)
        return try await store.write { database in
            let isAnyErased = try tombstones.hasAny(now: now, database)
            return .init(
                results: try users.write { _, user in
                    if isAnyErased { try tombstones.refuse(user.userId, tenant: user.tenant ?? .init(), now: now, database) }
                    try UserTable.upsert(user, now: now, database)
                })
        }
    }

    func getUser(_ request: RegistryV1.GetUserRequest, context: ServerContext) async throws -> RegistryV1.GetUserResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        let tenant = request.tenant ?? .init()
        guard let user = try await store.read({ try UserTable.find(request.userId, tenant: tenant, $0) }) else {
            throw APIError(.notFound, field: "user_id", "there is no user “\(request.userId)” in this app")
        }
        try await auditRead(.userRead, of: request.userId, tenant: tenant, context)
        return .init(user: user)
    }

    func listUsers(
        _ request: RegistryV1.ListUsersRequest, context: ServerContext
    ) async throws -> RegistryV1.ListUsersResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        let page = try Page(size: request.pageSize, token: request.pageToken)
        try await auditRead(.usersListed, of: "", tenant: tenant, context)
        let users = try await store.read { try UserTable.page(tenant: tenant, after: page.after, limit: page.limit, $0) }
        let part = page.cut(users, at: \.userId)
        return .init(users: part.items, nextPageToken: part.nextToken)
    }
}
