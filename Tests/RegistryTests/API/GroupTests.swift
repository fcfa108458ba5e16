import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Groups and audiences")
struct GroupTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func put(_ change: RegistryV1.GroupChange) async throws -> [String] {
        try await fixture.groups.upsertGroups(.init(changes: [change])).results.map { "\($0.reason) \($0.field)" }
    }

    private func group(_ id: String, kind: RegistryV1.GroupKind = .unspecified, role: String = "") -> RegistryV1.Group {
        .init(tenant: tenant, groupId: id, name: id.uppercased(), kind: kind, role: role)
    }

    private func people(_ roles: [String: [String]], status: RegistryV1.UserStatus = .active) async throws {
        let users = roles.map { RegistryV1.User(tenant: tenant, userId: $0.key, roles: $0.value, status: status) }
        #expect(try await fixture.registry.upsertUsers(.init(users: users)).results.isEmpty)
    }

    /// All pages of an audience.
    private func members(_ audience: RegistryV1.ResolveAudienceRequest.Audience, page: Int32 = 0) async throws -> [String] {
        var found: [String] = []
        var token = ""
        repeat {
            let answer = try await fixture.registry.resolveAudience(
                .init(tenant: tenant, audience: audience, pageSize: page, pageToken: token))
            found += answer.userIds
            token = answer.nextPageToken
        } while !token.isEmpty
        return found
    }

    @Test("REG-05 a group is written completely or changed by a delta; absent values do not change")
    func upsertAndDelta() async throws {
        #expect(try await put(.init(group: group("g1", kind: .team), addMembers: ["b", "a", "c", "a"])) == [])
        #expect(try await members(.groupId("g1")) == ["a", "b", "c"])
        #expect(try await put(.init(group: group("g1"), addMembers: ["d"], removeMembers: ["a"], membersOnly: true)) == [])
        #expect(try await members(.groupId("g1"), page: 2) == ["b", "c", "d"])
        #expect(try await put(.init(group: group("g1", kind: .team))) == [])
        #expect(try await put(.init(group: group("g1"), addMembers: ["x", "b"], replaceMembers: true, membersOnly: true)) == [])
        #expect(try await members(.groupId("g1")) == ["b", "x"])
        let stored = try await fixture.groups.getGroup(.init(tenant: tenant, groupId: "g1")).group
        #expect(stored == .init(tenant: tenant, groupId: "g1", name: "G1", kind: .team, memberCount: 2))
        #expect(try await members(.groupId("unknown")) == [])
    }

    @Test("GW-06 REG-05 a change without name, kind and role keeps them")
    func partially() async throws {
        func stored() async throws -> String {
            let group = try await fixture.groups.getGroup(.init(tenant: tenant, groupId: "g1")).group ?? .init()
            return "\(group.name) \(group.kind) \(group.role) \(group.memberCount)"
        }
        func bare(_ change: (inout RegistryV1.Group) -> Void = { _ in }) -> RegistryV1.Group {
            var group = RegistryV1.Group(tenant: tenant, groupId: "g1")
            change(&group)
            return group
        }
        #expect(try await put(.init(group: group("g1", kind: .class), addMembers: ["ann", "ben"])) == [])
        #expect(try await put(.init(group: bare(), addMembers: ["cat"], replaceMembers: true)) == [])
        #expect(try await stored() == "G1 class  1")
        #expect(try await put(.init(group: bare { $0.name = "One" })) == [])
        #expect(try await stored() == "One class  1")
        #expect(try await put(.init(group: bare { $0.role = "teacher" })) == ["invalid_value role"])
        try await people(["ann": ["teacher"]])
        #expect(try await put(.init(group: group("g1", kind: .role, role: "teacher"))) == [])
        #expect(try await put(.init(group: bare(), addMembers: ["ben"])) == ["invalid_value add_members"])
        #expect(try await put(.init(group: bare { $0.name = "Teachers" })) == [])
        #expect(try await stored() == "Teachers role teacher 1")
        // What is a group of a role no more has neither role nor members.
        #expect(try await put(.init(group: bare { $0.kind = .team })) == [])
        #expect(try await stored() == "Teachers team  0")
        // Named fields are cleared before given values apply.
        #expect(try await put(.init(group: bare { $0.clearFields = ["name"] })) == [])
        #expect(try await stored() == " team  0")
        #expect(
            try await put(
                .init(
                    group: bare {
                        $0.clearFields = ["name"]
                        $0.name = "Team"
                    })) == [])
        #expect(try await stored() == "Team team  0")
        #expect(try await put(.init(group: bare { $0.clearFields = ["kind"] })) == ["invalid_value clear_fields"])
    }

    @Test("REG-05 a group of a role has the users who have the role now, and no named members")
    func roleGroups() async throws {
        try await people(["ann": ["teacher"], "ben": ["student"], "cat": ["teacher", "staff"]])
        #expect(try await put(.init(group: group("g1"), addMembers: ["ben"])) == [])
        #expect(try await put(.init(group: group("g1", kind: .role, role: "teacher"))) == [])
        #expect(try await members(.groupId("g1"), page: 1) == ["ann", "cat"])
        #expect(try await fixture.groups.getGroup(.init(tenant: tenant, groupId: "g1")).group?.memberCount == 2)
        #expect(try await put(.init(group: group("g1"), addMembers: ["ben"], membersOnly: true)) == ["invalid_value add_members"])
        // The role comes and goes, and so does who is inactive.
        try await people(["ben": ["teacher"], "ann": ["student"]])
        #expect(try await members(.groupId("g1")) == ["ben", "cat"])
        try await people(["cat": ["teacher"]], status: .inactive)
        #expect(try await members(.role("teacher")) == ["ben"])
        #expect(try await members(.role("staff")) == [])
        try await people(["cat": ["teacher"]])
        #expect(try await members(.role("teacher"), page: 1) == ["ben", "cat"])
    }

    @Test("REG-05 an invalid change is refused alone, with field and rule")
    func refusals() async throws {
        let wanted: [(RegistryV1.GroupChange, String)] = [
            (.init(), "0 invalid_argument group"),
            (.init(group: group("")), "1 invalid_argument group_id"),
            (.init(group: group("g 1")), "2 invalid_value group_id"),
            (.init(group: group("g", kind: .init(rawValue: 99))), "3 invalid_value kind"),
            (.init(group: group("g", kind: .role)), "4 invalid_argument role"),
            (.init(group: group("g", kind: .team, role: "teacher")), "5 invalid_value role"),
            (.init(group: group("g", kind: .role, role: "teacher"), addMembers: ["a"]), "6 invalid_value add_members"),
            (.init(group: group("g"), addMembers: ["a b"]), "7 invalid_value add_members"),
            (.init(group: group("g"), addMembers: ["a"], membersOnly: true), "8 not_found group_id"),
            (.init(group: .init(tenant: .init(organizationId: "org_other", appId: "acme-chat"), groupId: "g")), "9 not_found tenant.app_id"),
        ]
        let results = try await fixture.groups.upsertGroups(.init(changes: wanted.map(\.0))).results
        #expect(results.map { "\($0.index) \($0.reason) \($0.field)" } == wanted.map(\.1))
        #expect(try await fixture.groups.listGroups(.init(tenant: tenant)).groups.isEmpty)
        #expect(await reason { _ = try await fixture.groups.getGroup(.init(tenant: tenant, groupId: "g")) } == "not_found")
        #expect(await reason { _ = try await fixture.groups.removeGroup(.init(tenant: tenant, groupId: "g")) } == "not_found")
    }

    @Test("REG-05 all groups or those of a user are listed in pages; a removed group is deleted with its members")
    func listing() async throws {
        for id in ["g1", "g2", "g3"] { _ = try await put(.init(group: group(id), addMembers: id == "g2" ? ["b"] : ["a", "b"])) }
        let first = try await fixture.groups.listGroups(.init(tenant: tenant, pageSize: 2))
        #expect(first.groups.map(\.groupId) == ["g1", "g2"])
        let second = try await fixture.groups.listGroups(.init(tenant: tenant, pageSize: 2, pageToken: first.nextPageToken))
        #expect(second.groups.map(\.groupId) == ["g3"] && second.nextPageToken.isEmpty)
        #expect(try await fixture.groups.listGroups(.init(tenant: tenant, userId: "a")).groups.map(\.groupId) == ["g1", "g3"])
        _ = try await fixture.groups.removeGroup(.init(tenant: tenant, groupId: "g1"))
        #expect(try await fixture.groups.listGroups(.init(tenant: tenant, userId: "a")).groups.map(\.groupId) == ["g3"])
        _ = try await put(.init(group: group("g1")))
        #expect(try await members(.groupId("g1")) == [])
    }

    @Test("EVAL-39 a student's teachers are the active teachers of the classes the student is in")
    func teachers() async throws {
        try await people([
            "sam": ["student"], "lea": ["student"], "noor": ["teacher"], "omar": ["teacher_admin"], "pia": ["teacher"], "mum": ["guardian"],
        ])
        _ = try await put(.init(group: group("3b", kind: .class), addMembers: ["sam", "lea", "noor", "mum"]))
        _ = try await put(.init(group: group("choir", kind: .class), addMembers: ["sam", "noor", "omar"]))
        _ = try await put(.init(group: group("football", kind: .team), addMembers: ["sam", "pia"]))
        #expect(try await members(.teachersOf("sam"), page: 1) == ["noor", "omar"])
        #expect(try await members(.teachersOf("lea")) == ["noor"])
        #expect(try await members(.teachersOf("nobody")) == [])
        try await people(["omar": ["teacher"]], status: .inactive)
        #expect(try await members(.teachersOf("sam")) == ["noor"])
    }

    @Test("EVAL-16 the whole organization is every active user of all its apps, each once; the whole app only its own")
    func everybody() async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "acme-hr", organizationId: "org_acme", name: "HR", profile: "hr-warehouse")))
        try await people(["ann": [], "ben": []])
        try await people(["gone": []], status: .inactive)
        let other = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-hr")
        _ = try await fixture.registry.upsertUsers(
            .init(users: ["ben", "cat", "gone"].map { .init(tenant: other, userId: $0) }))
        #expect(try await members(.wholeApp(true)) == ["ann", "ben"])
        #expect(try await members(.wholeOrganization(true), page: 1) == ["ann", "ben", "cat", "gone"])
        #expect(await reason { _ = try await members(.wholeOrganization(false)) } == "invalid_argument")
    }
}
