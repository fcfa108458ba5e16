import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.Groups`: named groups of users (REG-05).
struct GroupsService: RegistryV1.Groups.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let policies: PolicyCache
    let tombstones: Tombstones

    /// Most added and removed members of one call, in all its groups.
    static let mostMembers = 100_000

    func upsertGroups(
        _ request: RegistryV1.UpsertGroupsRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertGroupsResponse {
        try BatchLimit.check(request.changes.count, field: "changes")
        let members = request.changes.reduce(0) { $0 + $1.addMembers.count + $1.removeMembers.count }
        guard members <= Self.mostMembers else {
            throw APIError(.payloadTooLarge, field: "changes", "name \(members) members; send at most \(Self.mostMembers) in one call")
        }
        let items = try await BatchItems(request.changes) { change in
            try context.requireScope(tenant: change.group?.tenant)
            let change = try GroupDraft.checked(change)
            _ = try await policies.entry(for: change.group?.tenant ?? .init())
            return change
        }
        let (now, tombstones) = (clock.now, tombstones)
        return try await store.write { database in
            .init(
                results: try items.write { _, change in
                    var change = change
                    // Erased users are skipped, as in channels.
                    let tenant = change.group?.tenant ?? .init()
                    change.addMembers = try tombstones.living(change.addMembers, tenant: tenant, now: now, database)
                    try GroupTable.apply(change, database)
                })
        }
    }

    func getGroup(_ request: RegistryV1.GetGroupRequest, context: ServerContext) async throws -> RegistryV1.GetGroupResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        guard let group = try await store.read({ try GroupTable.find(request.groupId, tenant: tenant, $0) }) else {
            throw APIError(.notFound, field: "group_id", "there is no group “\(request.groupId)” in this app")
        }
        return .init(group: group)
    }

    func listGroups(_ request: RegistryV1.ListGroupsRequest, context: ServerContext) async throws -> RegistryV1.ListGroupsResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let groups = try await store.read { database in
            try GroupTable.page(userId: request.userId, tenant: tenant, after: page.after, limit: page.limit, database)
        }
        let part = page.cut(groups, at: \.groupId)
        return .init(groups: part.items, nextPageToken: part.nextToken)
    }

    func removeGroup(
        _ request: RegistryV1.RemoveGroupRequest, context: ServerContext
    ) async throws -> RegistryV1.RemoveGroupResponse {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        try await store.write { try GroupTable.remove(request.groupId, tenant: tenant, $0) }
        return .init()
    }
}
