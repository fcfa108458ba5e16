import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/directory/relationships/…` and `/directory/groups/…`: guardians and groups, written by the host system (REG-04, REG-05).
struct FamilyRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        addRelationships(to: endpoints)
        addGroups(to: endpoints)
    }

    private func addRelationships(to endpoints: Endpoints) {
        let relationships = services.relationships
        endpoints.on(.put, "/directory/relationships/{id}") { http in
            try http.context.caller.requireScope(.directory)
            let body = http.body
            let relationship = RegistryV1.Relationship(
                tenant: try http.context.tenant, relationshipId: try http.parameter("id"),
                guardianUserId: try body.requiredString("guardian_user_id"), childUserId: try body.requiredString("child_user_id"),
                kind: try body.choice("kind") ?? .unspecified, status: try body.choice("status") ?? .unspecified,
                verifiedAtMs: try body.instantMilliseconds("verified_at") { Instant(rfc3339: $0)?.milliseconds },
                verifiedNow: try body.bool("verified") ?? false)
            let answer = try await relationships.upsertRelationships(
                .init(relationships: [relationship]), options: try http.context.options)
            try DirectoryRoutes.check(answer.results)
            return .ok(JSONView.relationship(answer.relationships.first ?? relationship))
        }
        // The relationship is ended and not deleted, so that earlier sends can still be explained.
        endpoints.on(.delete, "/directory/relationships/{id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.EndRelationshipRequest(tenant: try http.context.tenant, relationshipId: try http.parameter("id"))
            let ended = try await relationships.endRelationship(request, options: try http.context.options).relationship
            return .ok(JSONView.relationship(ended ?? .init()))
        }
        endpoints.on(.get, "/directory/relationships") { http in
            try http.context.caller.requireScope(.directory)
            let page = try http.page
            let request = RegistryV1.ListRelationshipsRequest(
                tenant: try http.context.tenant, guardianUserId: http.query["guardian_user_id"] ?? "",
                childUserId: http.query["child_user_id"] ?? "", includeEnded: http.query["include_ended"] == "true",
                pageSize: page.size, pageToken: page.token)
            let answer = try await relationships.listRelationships(request, options: try http.context.options)
            return .items(answer.relationships.map(JSONView.relationship), next: answer.nextPageToken)
        }
    }

    private func addGroups(to endpoints: Endpoints) {
        let groups = services.groups
        endpoints.on(.put, "/directory/groups/{id}") { http in
            var change = try Self.members(of: http)
            let name = try DirectoryBody.name(http.body)
            change.group?.name = name ?? ""
            if name?.isEmpty == true { change.group?.clearFields = ["name"] }
            change.group?.kind = try http.body.choice("kind") ?? .unspecified
            change.group?.role = try http.body.string("role") ?? ""
            return try await Self.write(change, http, groups)
        }
        endpoints.on(.put, "/directory/groups/{id}/members") { http in
            var change = try Self.members(of: http)
            change.membersOnly = true
            return try await Self.write(change, http, groups)
        }
        endpoints.on(.get, "/directory/groups/{id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.GetGroupRequest(tenant: try http.context.tenant, groupId: try http.parameter("id"))
            return .ok(JSONView.group(try await groups.getGroup(request, options: try http.context.options).group ?? .init()))
        }
        endpoints.on(.delete, "/directory/groups/{id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.RemoveGroupRequest(tenant: try http.context.tenant, groupId: try http.parameter("id"))
            _ = try await groups.removeGroup(request, options: try http.context.options)
            return .noContent
        }
    }

    /// `members` replaces all members; `add` and `remove` change some.
    private static func members(of http: EndpointRequest) throws -> RegistryV1.GroupChange {
        try http.context.caller.requireScope(.directory)
        var change = RegistryV1.GroupChange(
            group: .init(tenant: try http.context.tenant, groupId: try http.parameter("id")))
        if let members = try http.body.strings("members") {
            change.addMembers = members
            change.replaceMembers = true
        } else {
            change.addMembers = try http.body.strings("add") ?? []
            change.removeMembers = try http.body.strings("remove") ?? []
        }
        return change
    }

    private static func write(
        _ change: RegistryV1.GroupChange, _ http: EndpointRequest, _ groups: RegistryV1.Groups.Client
    ) async throws -> Answer {
        try DirectoryRoutes.check(try await groups.upsertGroups(.init(changes: [change]), options: try http.context.options).results)
        let request = RegistryV1.GetGroupRequest(tenant: change.group?.tenant, groupId: change.group?.groupId ?? "")
        return .ok(JSONView.group(try await groups.getGroup(request, options: try http.context.options).group ?? .init()))
    }
}
