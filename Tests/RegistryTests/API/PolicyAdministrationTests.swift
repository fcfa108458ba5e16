import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Policy administration")
struct PolicyAdministrationTests {
    private let tenant = RegistryFixture.tenant

    private func explain(_ setting: String, type: String = "", _ fixture: RegistryFixture) async throws -> RegistryV1.ExplainSettingResponse {
        try await fixture.administration.explainSetting(.init(tenant: tenant, setting: setting, typeId: type))
    }

    private func patch(
        _ set: [String: String], clear: [String] = [], app: Bool = true, version: Int64? = nil, dry: Bool = false, _ fixture: RegistryFixture
    ) async throws -> RegistryV1.PatchPolicyResponse {
        var request = RegistryV1.PatchPolicyRequest()
        request.tenant = .init(organizationId: tenant.organizationId, appId: app ? tenant.appId : "")
        request.set = set
        request.clear = clear
        request.expectedVersion = version
        request.dryRun = dry
        return try await fixture.administration.patchPolicy(request)
    }

    @Test("POL-02 explain names the value, the layer that decides it and what every layer says")
    func layers() async throws {
        let fixture = try await RegistryFixture()
        _ = try await patch(["max_attempts": "7"], app: false, fixture)
        _ = try await patch(["max_attempts": "9"], fixture)
        let explained = try await explain("max_attempts", fixture)
        #expect(explained.value == "9" && explained.origin == .app)
        #expect(explained.layers.map { "\($0.origin) \($0.value)" } == ["default 4", "profile 5", "organization 7", "app 9"])
        #expect(explained.allowed == "a whole number from 1 to 20" && !explained.perType)
        #expect(explained.profile == "chat" && explained.profileVersion == 1)
        #expect(try await explain("badge_cap", fixture).origin == .default)
    }

    @Test("POL-02 POL-03 every entry of a map has its own origin, and one entry can be explained")
    func mapEntries() async throws {
        let fixture = try await RegistryFixture()
        _ = try await patch(["sound_by_category.dm": "chime"], app: false, fixture)
        _ = try await patch(["sound_by_category": "{ping: bell}"], fixture)
        let explained = try await explain("sound_by_category", fixture)
        #expect(
            explained.entries.map { "\($0.key) \($0.value) \($0.origin)" } == [
                #"dm "chime" organization"#, #"mention "default" profile"#, #"ping "bell" app"#, #"thread "subtle" profile"#,
            ])
        #expect(explained.origin == .app)
        let entry = try await explain("sound_by_category.dm", fixture)
        #expect(entry.value == #""chime""# && entry.origin == .organization)
        #expect(entry.layers.map(\.origin) == [.profile, .organization])
        #expect(await reason { _ = try await explain("sound_by_category.gong", fixture) } == "invalid_policy")
        #expect(await reason { _ = try await explain("no_such_setting", fixture) } == "invalid_policy")
    }

    @Test("ARCH-08 POL-02 a type's override is the last layer, for that type alone")
    func typeLayer() async throws {
        let fixture = try await RegistryFixture()
        var type = try #require(try await fixture.tenants.getCatalogue(.init(tenant: tenant)).types.first { $0.typeId == "mention" })
        type.policyOverrides = ["title_max_chars": "30", "quiet_hours_action_by_priority.high": "hold"]
        let changed = type
        _ = try await fixture.administration.putCatalogue(.init(tenant: tenant, types: [changed]))
        let explained = try await explain("title_max_chars", type: "mention", fixture)
        #expect(explained.value == "30" && explained.origin == .type && explained.perType)
        #expect(try await explain("title_max_chars", type: "reaction", fixture).value == "65")
        #expect(try await explain("title_max_chars", fixture).value == "65")
        let app = AppPolicy(
            policy: try Policy(try await fixture.tenants.getPolicy(.init(tenant: tenant))),
            catalogue: Catalogue(try await fixture.tenants.getCatalogue(.init(tenant: tenant))))
        #expect(app.policy(for: "mention").titleMaxChars == 30)
        #expect(app.policy(for: "mention").quietHoursActionByPriority.high.disposition == .hold)
        #expect(app.policy(for: "mention").quietHoursActionByPriority.low.disposition == .drop)
        #expect(app.policy(for: "reaction").titleMaxChars == 65)
        #expect(await reason { _ = try await explain("title_max_chars", type: "no_such_type", fixture) } == "unknown_type")
    }

    @Test("ARCH-08 a patch answers what it changed, adds to the layer, and takes back what it is told to")
    func patching() async throws {
        let fixture = try await RegistryFixture()
        let first = try await patch(["max_attempts": "9", "ttl_seconds_by_priority.low": "60"], fixture)
        #expect(
            first.changes.map { "\($0.appId) \($0.name) \($0.originBefore) \($0.originAfter)" } == [
                "acme-chat ttl_seconds_by_priority profile app", "acme-chat max_attempts profile app",
            ])
        #expect(first.overrides == ["max_attempts": "9", "ttl_seconds_by_priority": #"{"low":60}"#])
        let second = try await patch(["badge_cap": "50"], clear: ["ttl_seconds_by_priority.low"], version: first.version, fixture)
        #expect(second.overrides == ["max_attempts": "9", "badge_cap": "50"])
        #expect(try await explain("ttl_seconds_by_priority", fixture).origin == .profile)
        #expect(await reason { _ = try await patch(["badge_cap": "60"], version: first.version, fixture) } == "version_mismatch")
        // Setting what holds already changes nothing, and says so.
        #expect(try await patch(["badge_cap": "50"], fixture).changes.isEmpty)
        #expect(try await patch(["badge_cap": "50"], fixture).version == second.version)
    }

    @Test("ARCH-08 POL-04 a patch is all or nothing; a dry run is nothing", arguments: ["max_attempts", "no_such_setting", "badge_counters"])
    func allOrNothing(setting: String) async throws {
        let fixture = try await RegistryFixture()
        let before = try await fixture.tenants.getPolicy(.init(tenant: tenant))
        let error = await #expect(throws: RPCError.self) { try await patch(["badge_cap": "50", setting: "many"], fixture) }
        #expect(error?.reason == "invalid_policy" && error?.field?.hasPrefix("set.\(setting)") == true)
        #expect(try await patch(["badge_cap": "50"], dry: true, fixture).changes.map(\.after) == ["50"])
        #expect(try await fixture.tenants.getPolicy(.init(tenant: tenant)) == before)
    }

    @Test("ARCH-08 a change of the organization reaches every app of it, and is refused when one could not follow")
    func organizationLayer() async throws {
        let fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "acme-other", organizationId: "org_acme", policyOverrides: ["badge_cap": "7"])))
        let response = try await patch(["badge_cap": "50"], app: false, fixture)
        #expect(response.changes.map { "\($0.appId) \($0.before) \($0.after)" } == ["acme-chat 99 50"], "the other app has its own")
        #expect(await reason { _ = try await patch(["badge_cap": "0"], app: false, fixture) } == "invalid_policy")
    }

    @Test("ARCH-08 POL-01 moving to another version is told beforehand, done when told, and keeps what the app overrides")
    func moving() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-profiles-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let own = """
            profile: own
            version: VERSION
            settings: {max_attempts: ATTEMPTS, badge_cap: 80}
            categories: [{id: c, name: C, default_enabled: true}]
            types: [{id: TYPE, category: c, priority: normal, push: true, email: false}]
            templates: [{type: TYPE, locale: en, title: T}]
            """
        for (version, attempts, type) in [("1", "5", "old_type"), ("2", "6", "new_type")] {
            try own.replacingOccurrences(of: "VERSION", with: version).replacingOccurrences(of: "ATTEMPTS", with: attempts)
                .replacingOccurrences(of: "TYPE", with: type)
                .write(to: folder.appending(path: "own-\(version).yaml"), atomically: true, encoding: .utf8)
        }
        let fixture = try await RegistryFixture(profiles: ProfileLibrary(own: folder.path))
        #expect(try await fixture.administration.listProfiles(.init()).profiles.contains(.init(name: "own", versions: [1, 2])))
        _ = try await fixture.administration.moveProfile(.init(tenant: tenant, profile: "own", version: 1))
        _ = try await patch(["badge_cap": "50"], fixture)
        // An update of the app leaves it where it is.
        _ = try await fixture.tenants.upsertApp(.init(app: .init(appId: tenant.appId, organizationId: tenant.organizationId, name: "Renamed")))
        #expect(try await fixture.tenants.getPolicy(.init(tenant: tenant)).profileVersion == 1)

        let preview = try await fixture.administration.moveProfile(.init(tenant: tenant, dryRun: true))
        #expect(preview.version == 2 && preview.changes.map { "\($0.name) \($0.before) \($0.after)" } == ["max_attempts 5 6"])
        #expect(preview.removedTypes == ["old_type"] && preview.addedTypes == ["new_type"])
        #expect(try await fixture.tenants.getPolicy(.init(tenant: tenant)).profileVersion == 1)
        _ = try await fixture.administration.moveProfile(.init(tenant: tenant))
        let moved = try await fixture.tenants.getPolicy(.init(tenant: tenant))
        #expect(moved.profileVersion == 2)
        #expect(try await explain("badge_cap", fixture).value == "50")
        #expect(await reason { _ = try await fixture.administration.moveProfile(.init(tenant: tenant, version: 3)) } == "unknown_profile")
        #expect(await reason { _ = try await fixture.administration.moveProfile(.init(tenant: tenant, version: -1)) } == "invalid_value")
    }

    @Test("ARCH-08 SEC-10 every change leaves who, what and when in the audit log")
    func audited() async throws {
        let fixture = try await RegistryFixture()
        _ = try await patch(["max_attempts": "9"], fixture)
        _ = try await patch(["badge_cap": "50"], app: false, fixture)
        _ = try await patch(["badge_cap": "50"], dry: true, fixture)
        _ = try await fixture.administration.putCatalogue(
            .init(tenant: tenant, androidChannels: [.init(channelId: "vip", name: "VIP", importance: .high)]))
        let rows = try await fixture.store.read { database in
            try database.rows("SELECT actor, action, subject, details FROM audit_log ORDER BY id", []) { row in
                [row[0] as String, row[1] as String, row[2] as String, row[3] as String].joined(separator: " | ")
            }
        }
        #expect(
            rows == [
                "service:operator | organization.changed | org_acme | created", "service:operator | app.changed | acme-chat | created",
                "service:operator | policy.changed | acme-chat | max_attempts 5 → 9",
                "service:operator | policy.changed | org_acme | badge_cap 99 → 50",
                "service:operator | catalogue.changed | acme-chat | put android_channels vip",
            ])
    }

    @Test("ROLE-01 ARCH-07 an administrator of an organization changes the policy of the own app, and nobody else's")
    func roles() async throws {
        let fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertOrganization(.init(organization: .init(organizationId: "org_b", name: "B", profile: "chat")))
        _ = try await fixture.tenants.upsertApp(.init(app: .init(appId: "b", organizationId: "org_b")))
        func administrator(_ role: String, platform: Bool = false) -> RegistryV1.PolicyAdministration.Client {
            let actor = Principal.Actor(userID: "ann", organizationID: "org_acme", appID: "acme-chat", roles: [role], isPlatform: platform)
            return .init(
                fixture.channel(Principal(service: "gateway", actor: actor)))
        }
        let own = RegistryV1.PatchPolicyRequest(tenant: tenant, set: ["badge_cap": "50"])
        let foreign = RegistryV1.PatchPolicyRequest(tenant: .init(organizationId: "org_b", appId: "b"), set: ["badge_cap": "50"])
        #expect(try await administrator("org_admin").patchPolicy(own).changes.count == 1)
        #expect(await reason { _ = try await administrator("org_admin").patchPolicy(foreign) } == "not_found")
        #expect(await reason { _ = try await administrator("member").patchPolicy(own) } == "not_found")
        #expect(await reason { _ = try await administrator("org_admin").moveProfile(.init(tenant: tenant)) } == "not_found")
        #expect(await reason { _ = try await administrator("system_admin").patchPolicy(foreign) } == "not_found")
        #expect(try await administrator("system_admin", platform: true).patchPolicy(foreign).changes.count == 1)
    }
}
