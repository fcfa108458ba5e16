import ArgumentParser
import CarillonAPI
import RPC
import ServiceKit
import SystemControl

/// `carillon users relate`.
struct UsersRelate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "relate", abstract: "Make somebody the guardian of a child.",
        discussion: "For a relationship that exists, it changes the verification, or begins again what ended."
    )
    .example("carillon users relate mom kid --verified")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id of the guardian.") var guardian: String
    @Argument(help: "User id of the child.") var child: String
    @Option(help: "Id of the relationship; made up when not given.") var id = ""
    @Flag(help: "Somebody made sure that this is the guardian.") var verified = false

    func run() async throws {
        let clients = try system.clients()
        let wanted = RegistryV1.Relationship(
            tenant: try await tenant.resolve(clients), relationshipId: id, guardianUserId: guardian, childUserId: child,
            verifiedNow: verified)
        let answer = try await clients.relationships.upsertRelationships(.init(relationships: [wanted]))
        for bad in answer.results where !bad.reason.isEmpty { throw refusal(bad) }
        let rows = answer.relationships.map(RelationshipRow.init)
        if system.json { return try printJSON(rows.first) }
        print(RelationshipRow.table(rows))
    }
}

/// `carillon users relations`.
struct UsersRelations: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "relations", abstract: "List the guardians and the children of a user.")
        .example("carillon users relations kid")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "User id.") var user: String
    @Flag(help: "Also those that ended.") var ended = false

    func run() async throws {
        let clients = try system.clients()
        let owner = try await tenant.resolve(clients)
        var found: [RegistryV1.Relationship] = []
        for asGuardian in [false, true] {
            found += try await everyPage { token in
                let page = try await clients.relationships.listRelationships(
                    .init(
                        tenant: owner, guardianUserId: asGuardian ? user : "", childUserId: asGuardian ? "" : user, includeEnded: ended,
                        pageToken: token))
                return (page.relationships, page.nextPageToken)
            }
        }
        let rows = found.map(RelationshipRow.init)
        if system.json { return try printList(rows) }
        print(rows.isEmpty ? "no relationships" : RelationshipRow.table(rows))
    }
}

/// `carillon users unrelate`.
struct UsersUnrelate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "unrelate", abstract: "End a relationship.",
        discussion: "From that moment on nothing about the child goes to the guardian, what is queued included."
    )
    .example("carillon users unrelate rel_1")
    @OptionGroup var system: SystemOptions
    @OptionGroup var tenant: TenantOptions
    @Argument(help: "Id of the relationship.") var id: String

    func run() async throws {
        let clients = try system.clients()
        let ended = try await clients.relationships.endRelationship(.init(tenant: tenant.resolve(clients), relationshipId: id)).relationship
        let row = RelationshipRow(ended ?? .init())
        if system.json { return try printJSON(row) }
        print("\(row.guardianUserId) is no guardian of \(row.childUserId) any more")
    }
}

/// One relationship as it is printed.
private struct RelationshipRow: Encodable {
    var relationshipId, guardianUserId, childUserId, status: String
    var verifiedAt, endedAt: String?

    init(_ relationship: RegistryV1.Relationship) {
        (relationshipId, status) = (relationship.relationshipId, relationship.status.name)
        (guardianUserId, childUserId) = (relationship.guardianUserId, relationship.childUserId)
        verifiedAt = relationship.verifiedAtMs.map { Instant(milliseconds: $0).rfc3339 }
        endedAt = relationship.endedAtMs.map { Instant(milliseconds: $0).rfc3339 }
    }

    static func table(_ rows: [RelationshipRow]) -> String {
        var table = TextTable(["relationship", "guardian", "child", "status", "verified", "ended"])
        for row in rows {
            table.add([row.relationshipId, row.guardianUserId, row.childUserId, row.status, row.verifiedAt ?? "no", row.endedAt ?? ""])
        }
        return table.text
    }
}
