import CarillonAPI
import Hummingbird
import ServiceKit

/// `/directory/relationships`: guardians and children, written by the host system (REG-04).
struct DirectoryRelationshipRoutes {
    let relationships: RegistryV1.Relationships.Client

    func add(to endpoints: Endpoints) {
        let relationships = relationships
        endpoints.on(.put, "/directory/relationships/{relationship_id}") { http in
            try http.context.caller.requireScope(.directory)
            let body = http.body
            let relationship = RegistryV1.Relationship(
                tenant: try http.context.tenant, relationshipId: try http.parameter("relationship_id"),
                guardianUserId: try body.requiredString("guardian_user_id"), childUserId: try body.requiredString("child_user_id"),
                kind: try body.choice("kind") ?? .unspecified, status: try body.choice("status") ?? .unspecified,
                verifiedAtMs: try body.instant("verified_at"),
                verifiedNow: try body.bool("verified") ?? false)
            let answer = try await relationships.upsertRelationships(
                .init(relationships: [relationship]), options: try http.context.options)
            try http.check(answer.results)
            return .ok(JSONView.relationship(answer.relationships.first ?? relationship))
        }
        // The relationship is ended and not deleted, so that earlier sends can still be explained.
        endpoints.on(.delete, "/directory/relationships/{relationship_id}") { http in
            try http.context.caller.requireScope(.directory)
            let request = RegistryV1.EndRelationshipRequest(tenant: try http.context.tenant, relationshipId: try http.parameter("relationship_id"))
            let ended = try await relationships.endRelationship(request, options: try http.context.options).relationship
            return .ok(JSONView.relationship(ended ?? .init()))
        }
        endpoints.on(.get, "/directory/relationships") { http in
            try http.context.caller.requireScope(.directory)
            let page = try http.page
            let request = RegistryV1.ListRelationshipsRequest(
                tenant: try http.context.tenant, guardianUserId: http.query["guardian_user_id"] ?? "",
                childUserId: http.query["child_user_id"] ?? "", includeEnded: http.query["include_ended", .word(["true", "false"])] == "true",
                pageSize: page.size, pageToken: page.token)
            let answer = try await relationships.listRelationships(request, options: try http.context.options)
            return .items(answer.relationships.map(JSONView.relationship), next: answer.nextPageToken)
        }
    }
}
