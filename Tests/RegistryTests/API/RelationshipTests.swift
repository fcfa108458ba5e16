import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Relationships")
struct RelationshipTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func relate(
        _ guardian: String, _ child: String, id: String = "", status: RegistryV1.RelationshipStatus = .unspecified, verified: Bool = false
    ) async throws -> RegistryV1.UpsertRelationshipsResponse {
        try await fixture.relationships.upsertRelationships(
            .init(relationships: [
                .init(
                    tenant: tenant, relationshipId: id, guardianUserId: guardian, childUserId: child, status: status, verifiedNow: verified)
            ]))
    }

    private func guardians(of child: String) async throws -> [String] {
        try await fixture.registry.resolveAudience(.init(tenant: tenant, audience: .guardiansOf(child))).userIds
    }

    private func set(_ user: String, _ status: String) async throws {
        _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: user, status: .word(status))]))
    }

    private func list(
        guardian: String = "", child: String = "", ended: Bool = false
    ) async throws -> [RegistryV1.Relationship] {
        try await fixture.relationships.listRelationships(
            .init(tenant: tenant, guardianUserId: guardian, childUserId: child, includeEnded: ended)
        ).relationships
    }

    @Test("REG-04 a guardian has several children and a child several guardians; writing a relationship again changes only status and verification")
    func upsert() async throws {
        let now = fixture.clock.now.milliseconds
        let first = try #require(try await relate("mum", "sam", id: "r1").relationships.first)
        #expect(first.kind == .guardian && first.status == .active && first.verifiedAtMs == nil && first.createdAtMs == now)
        _ = try await relate("dad", "sam", id: "r2")
        let made = try #require(try await relate("mum", "lea").relationships.first?.relationshipId)
        #expect(made.hasPrefix("rel_"))
        #expect(try await list(child: "sam").map(\.guardianUserId) == ["mum", "dad"])
        #expect(try await list(guardian: "mum").map(\.childUserId) == ["sam", "lea"])
        #expect(try await list(guardian: "mum", child: "lea").map(\.relationshipId) == [made])
        fixture.clock.advance(by: .seconds(1))
        // Without its id the pair is found again; the first verification stays.
        let again = try #require(try await relate("mum", "sam", verified: true).relationships.first)
        #expect(again.relationshipId == "r1" && again.createdAtMs == now && again.verifiedAtMs == now + 1_000)
        fixture.clock.advance(by: .seconds(1))
        #expect(try await relate("mum", "sam", verified: true).relationships.first?.verifiedAtMs == now + 1_000)
    }

    @Test("REG-04 an id names one pair, and a pair has one id; an invalid item is refused alone, the others are stored")
    func refusals() async throws {
        _ = try await relate("mum", "sam", id: "r1")
        let wanted: [RegistryV1.Relationship] = [
            .init(tenant: tenant, relationshipId: "r1", guardianUserId: "dad", childUserId: "sam"),
            .init(tenant: tenant, relationshipId: "r9", guardianUserId: "mum", childUserId: "sam"),
            .init(tenant: tenant, guardianUserId: "sam", childUserId: "sam"),
            .init(tenant: tenant, guardianUserId: "dad", childUserId: "sam", kind: .init(rawValue: 99)),
            .init(tenant: tenant, guardianUserId: "dad", childUserId: "sam", status: .init(rawValue: 99)),
            .init(tenant: tenant, childUserId: "sam"),
            .init(tenant: tenant, guardianUserId: "dad", childUserId: "sam", verifiedAtMs: -1),
            .init(tenant: tenant, relationshipId: "a b", guardianUserId: "dad", childUserId: "sam"),
            .init(tenant: .init(organizationId: "org_acme", appId: "nowhere"), guardianUserId: "dad", childUserId: "sam"),
            .init(tenant: tenant, guardianUserId: "dad", childUserId: "sam"),
        ]
        let answer = try await fixture.relationships.upsertRelationships(.init(relationships: wanted))
        #expect(
            answer.results.map { "\($0.index) \($0.reason) \($0.field)" } == [
                "0 conflict relationship_id", "1 conflict relationship_id", "2 invalid_value guardian_user_id", "3 invalid_value kind",
                "4 invalid_value status", "5 invalid_argument guardian_user_id", "6 invalid_value verified_at",
                "7 invalid_value relationship_id", "8 not_found tenant.app_id",
            ])
        #expect(answer.relationships.map(\.guardianUserId) == Array(repeating: "", count: 9) + ["dad"])
        #expect(try await list(child: "sam").count == 2)
    }

    @Test("REG-04 the guardians of a child are those with an active relationship, while child and guardian are active")
    func audience() async throws {
        for guardian in ["dad", "gran", "mum"] { _ = try await relate(guardian, "sam", id: "r-\(guardian)") }
        _ = try await relate("mum", "lea")
        #expect(try await guardians(of: "sam") == ["dad", "gran", "mum"])
        _ = try await fixture.relationships.endRelationship(.init(tenant: tenant, relationshipId: "r-gran"))
        #expect(try await guardians(of: "sam") == ["dad", "mum"])
        try await set("dad", "inactive")
        #expect(try await guardians(of: "sam") == ["mum"])
        try await set("sam", "inactive")
        #expect(try await guardians(of: "sam") == [])
        #expect(try await guardians(of: "lea") == ["mum"])
        try await set("sam", "active")
        #expect(try await relate("gran", "sam").relationships.first?.endedAtMs == nil)
        #expect(try await guardians(of: "sam") == ["gran", "mum"])
    }

    @Test("REG-04 EVAL-52 ending a relationship, or deactivating the child, stops what is queued for the guardian about the child, and that alone")
    func stops() async throws {
        let phone = try await fixture.register("mum", device: "phone", token: 1)
        for child in ["sam", "lea"] { _ = try await relate("mum", child, id: "r-\(child)") }
        func verdicts() async throws -> [String] {
            let claims = ["sam", "lea", "stranger", ""].map {
                RegistryV1.DeviceClaim(
                    pushDeviceId: phone.pushDeviceId, userId: "mum", addressVersion: phone.addressVersion, aboutUserId: $0)
            }
            return try await fixture.client(service: "dispatcher").checkDevices(.init(tenant: tenant, devices: claims)).verdicts
                .map { $0.sendable ? "send" : $0.reason.name }
        }
        #expect(try await verdicts() == ["send", "send", "relationship_ended", "send"])
        _ = try await fixture.relationships.endRelationship(.init(tenant: tenant, relationshipId: "r-sam"))
        #expect(try await verdicts() == ["relationship_ended", "send", "relationship_ended", "send"])
        try await set("lea", "inactive")
        #expect(try await verdicts() == ["relationship_ended", "relationship_ended", "relationship_ended", "send"])
    }

    @Test("REG-04 a repeated end changes nothing; ended relationships are listed on request, and other tenants' ids are not found")
    func ending() async throws {
        _ = try await relate("mum", "sam", id: "r1")
        let first = try await fixture.relationships.endRelationship(.init(tenant: tenant, relationshipId: "r1")).relationship
        fixture.clock.advance(by: .seconds(5))
        #expect(try await fixture.relationships.endRelationship(.init(tenant: tenant, relationshipId: "r1")).relationship == first)
        #expect(try await list(child: "sam").isEmpty)
        #expect(try await list(child: "sam", ended: true).map(\.status) == [.ended])
        for foreign in [tenant, .init(organizationId: "org_other", appId: "acme-chat")] {
            let answer = await reason {
                _ = try await fixture.relationships.endRelationship(
                    .init(tenant: foreign, relationshipId: foreign == tenant ? "r9" : "r1"))
            }
            #expect(answer == "not_found")
        }
    }

    @Test("REG-04 SEC-08 users see only their own relationships")
    func reading() async throws {
        _ = try await relate("mum", "sam", id: "r1")
        _ = try await relate("dad", "sam", id: "r2")
        func seen(as user: String, guardian: String = "", child: String = "") async -> String {
            let actor = Principal.Actor(userID: user, organizationID: "org_acme", appID: "acme-chat", roles: ["member"])
            let client = RegistryV1.Relationships.Client(
                fixture.channel(Principal(service: "gateway", actor: actor)))
            do {
                let request = RegistryV1.ListRelationshipsRequest(tenant: tenant, guardianUserId: guardian, childUserId: child)
                return try await client.listRelationships(request).relationships.map(\.relationshipId).joined(separator: " ")
            } catch let error as RPCError {
                return error.reason ?? ""
            } catch {
                return "\(error)"
            }
        }
        #expect(await seen(as: "sam", child: "sam") == "r1 r2")
        #expect(await seen(as: "mum", guardian: "mum") == "r1")
        #expect(await seen(as: "mum", guardian: "mum", child: "sam") == "r1")
        #expect(await seen(as: "mum", child: "sam") == "not_found")
        #expect(await seen(as: "eve", guardian: "mum", child: "sam") == "not_found")
    }

    @Test("EVAL-15 one call resolves a subject with guardians and teachers")
    func subjects() async throws {
        _ = try await relate("mum", "sam", id: "r1", verified: true)
        _ = try await relate("gran", "sam", id: "r2", status: .ended)
        _ = try await fixture.registry.upsertUsers(
            .init(users: [
                .init(tenant: tenant, userId: "noor", roles: ["teacher"]), .init(tenant: tenant, userId: "lea", roles: ["student"]),
            ]))
        _ = try await fixture.groups.upsertGroups(
            .init(changes: [.init(group: .init(tenant: tenant, groupId: "class-3b", kind: .class), addMembers: ["sam", "lea", "noor"])]))
        var subjects: [RegistryV1.ResolvedSubject] = []
        var users: [String] = []
        let request = RegistryV1.ResolveRequest(tenant: tenant, subjectUserIds: ["sam", "nobody", "sam"])
        try await fixture.registry.resolve(request) { stream in
            for try await part in stream {
                subjects += part.subjects
                users += part.users.map(\.userId)
            }
        }
        #expect(
            subjects == [
                .init(
                    userId: "sam",
                    guardians: [
                        .init(userId: "gran", active: false, verified: false, lastEndedAtMs: fixture.clock.now.milliseconds),
                        .init(userId: "mum", active: true, verified: true),
                    ],
                    teacherIds: ["noor"]),
                .init(userId: "nobody"),
            ])
        #expect(Set(users) == ["sam", "gran", "mum", "noor", "nobody"])
    }
}
