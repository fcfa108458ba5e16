import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.Relationships`: guardians and children (REG-04).
struct RelationshipsService: RegistryV1.Relationships.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let policies: PolicyCache
    let tombstones: Tombstones

    func upsertRelationships(
        _ request: RegistryV1.UpsertRelationshipsRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertRelationshipsResponse {
        try BatchLimit.check(request.relationships.count, field: "relationships")
        let items = try await BatchItems(request.relationships) { relationship in
            try context.requireScope(tenant: relationship.tenant)
            _ = try await policies.entry(for: relationship.tenant ?? .init())
            return try RelationshipDraft.checked(relationship)
        }
        let (now, ids, tombstones, count) = (clock.now, ids, tombstones, request.relationships.count)
        return try await store.write { database in
            var response = RegistryV1.UpsertRelationshipsResponse(relationships: Array(repeating: .init(), count: count))
            response.results = try items.write { index, relationship in
                for user in [relationship.guardianUserId, relationship.childUserId] {
                    try tombstones.refuse(user, tenant: relationship.tenant ?? .init(), now: now, database)
                }
                response.relationships[index] = try RelationshipTable.upsert(
                    relationship, newID: { ids.make(prefix: "rel_") }, now: now, database)
            }
            return response
        }
    }

    func listRelationships(
        _ request: RegistryV1.ListRelationshipsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListRelationshipsResponse {
        // Users get their own relationships.
        let caller = context.principal?.actor?.userID
        let own = caller.flatMap { [request.guardianUserId, request.childUserId].contains($0) ? $0 : nil }
        try context.requireScope(tenant: request.tenant, userID: own)
        guard !request.guardianUserId.isEmpty || !request.childUserId.isEmpty else {
            throw APIError(.invalidArgument, field: "child_user_id", "is required, or guardian_user_id: whose relationships")
        }
        let tenant = request.tenant ?? .init()
        let page = try Page(size: request.pageSize, token: request.pageToken)
        let found = try await store.read { database in
            try RelationshipTable.page(
                guardian: request.guardianUserId, child: request.childUserId, includeEnded: request.includeEnded, tenant: tenant,
                after: page.after, limit: page.limit, database)
        }
        let part = page.cut(found, at: \.relationshipId)
        return .init(relationships: part.items, nextPageToken: part.nextToken)
    }

    func endRelationship(
        _ request: RegistryV1.EndRelationshipRequest, context: ServerContext
    ) async throws -> RegistryV1.EndRelationshipResponse {
        try context.requireScope(tenant: request.tenant)
        try FieldRules.checkHostID(request.relationshipId, field: "relationship_id")
        let (tenant, now) = (request.tenant ?? .init(), clock.now)
        return .init(
            relationship: try await store.write { try RelationshipTable.end(request.relationshipId, tenant: tenant, now: now, $0) })
    }
}
