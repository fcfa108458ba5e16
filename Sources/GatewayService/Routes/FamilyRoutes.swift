import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/directory/relationships/…` and `/directory/groups/…`: who belongs to whom, written by the host system (REG-04, REG-05).
struct FamilyRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        addRelationships(to: endpoints)
        addGroups(to: endpoints)
    }

    private func addRelationships(to endpoints: Endpoints) {
        let relationships = services.relationships
        endpoints.on(.put, "/directory/relationships/{id}") { incoming in
            try incoming.context.caller.requireScope(.directory)
            let body = incoming.body
            let relationship = RegistryV1.Relationship(
                tenant: try incoming.context.tenant, relationshipId: try incoming.parameter("id"),
                guardianUserId: try body.requiredString("guardian_user_id"), childUserId: try body.requiredString("child_user_id"),
                kind: try body.choice("kind") ?? .unspecified, status: try body.choice("status") ?? .unspecified,
                verifiedAtMs: try body.instantMilliseconds("verified_at") { Instant(rfc3339: $0)?.milliseconds },
                verifiedNow: try body.bool("verified") ?? false)
            let answer = try await relationships.upsertRelationships(
                .init(relationships: [relationship]), options: try incoming.context.options)
            try DirectoryRoutes.check(answer.results)
            return .ok(Shown.relationship(answer.relationships.first ?? relationship))
        }
        // Ended, not forgotten: what was sent while it held can still be explained.
        endpoints.on(.delete, "/directory/relationships/{id}") { incoming in
            try incoming.context.caller.requireScope(.directory)
            let request = RegistryV1.EndRelationshipRequest(tenant: try incoming.context.tenant, relationshipId: try incoming.parameter("id"))
            let ended = try await relationships.endRelationship(request, options: try incoming.context.options).relationship
            return .ok(Shown.relationship(ended ?? .init()))
        }
        endpoints.on(.get, "/directory/relationships") { incoming in
            try incoming.context.caller.requireScope(.directory)
            let page = try incoming.page
            let request = RegistryV1.ListRelationshipsRequest(
                tenant: try incoming.context.tenant, guardianUserId: incoming.query["guardian_user_id"] ?? "",
                childUserId: incoming.query["child_user_id"] ?? "", includeEnded: incoming.query["include_ended"] == "true",
                pageSize: page.size, pageToken: page.token)
            let answer = try await relationships.listRelationships(request, options: try incoming.context.options)
            return .items(answer.relationships.map(Shown.relationship), next: answer.nextPageToken)
        }
    }

    private func addGroups(to endpoints: Endpoints) {
        let groups = services.groups
        endpoints.on(.put, "/directory/groups/{id}") { incoming in
            var change = try Self.members(of: incoming)
            let name = try DirectoryBody.name(incoming.body)
            change.group?.name = name ?? ""
            if name?.isEmpty == true { change.group?.clearFields = ["name"] }
            change.group?.kind = try incoming.body.choice("kind") ?? .unspecified
            change.group?.role = try incoming.body.string("role") ?? ""
            return try await Self.write(change, incoming, groups)
        }
        endpoints.on(.put, "/directory/groups/{id}/members") { incoming in
            var change = try Self.members(of: incoming)
            change.membersOnly = true
            return try await Self.write(change, incoming, groups)
        }
        endpoints.on(.get, "/directory/groups/{id}") { incoming in
            try incoming.context.caller.requireScope(.directory)
            let request = RegistryV1.GetGroupRequest(tenant: try incoming.context.tenant, groupId: try incoming.parameter("id"))
            return .ok(Shown.group(try await groups.getGroup(request, options: try incoming.context.options).group ?? .init()))
        }
        endpoints.on(.delete, "/directory/groups/{id}") { incoming in
            try incoming.context.caller.requireScope(.directory)
            let request = RegistryV1.RemoveGroupRequest(tenant: try incoming.context.tenant, groupId: try incoming.parameter("id"))
            _ = try await groups.removeGroup(request, options: try incoming.context.options)
            return .noContent
        }
    }

    /// `members` are all there are; `add` and `remove` change those there are.
    private static func members(of incoming: Incoming) throws -> RegistryV1.GroupChange {
        try incoming.context.caller.requireScope(.directory)
        var change = RegistryV1.GroupChange(
            group: .init(tenant: try incoming.context.tenant, groupId: try incoming.parameter("id")))
        if let members = try incoming.body.strings("members") {
            change.addMembers = members
            change.replaceMembers = true
        } else {
            change.addMembers = try incoming.body.strings("add") ?? []
            change.removeMembers = try incoming.body.strings("remove") ?? []
        }
        return change
    }

    private static func write(
        _ change: RegistryV1.GroupChange, _ incoming: Incoming, _ groups: RegistryV1.Groups.Client
    ) async throws -> Answer {
        try DirectoryRoutes.check(try await groups.upsertGroups(.init(changes: [change]), options: try incoming.context.options).results)
        let request = RegistryV1.GetGroupRequest(tenant: change.group?.tenant, groupId: change.group?.groupId ?? "")
        return .ok(Shown.group(try await groups.getGroup(request, options: try incoming.context.options).group ?? .init()))
    }
}
