import CarillonAPI
import Logging
import RPC
import ServiceKit
import Synchronization
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Policy resolution")
struct PolicyResolutionTests {
    private func setting(_ name: String, _ fixture: RegistryFixture) async throws -> RegistryV1.PolicySetting? {
        try await fixture.tenants.getPolicy(.init(tenant: RegistryFixture.tenant)).settings.first { $0.name == name }
    }

    @Test("ARCH-08 POL-02 app beats organization beats profile beats default, and each value tells its origin")
    func layers() async throws {
        let fixture = try await RegistryFixture()
        #expect(try await setting("badge_cap", fixture) == .init(name: "badge_cap", value: "99", origin: .default))
        #expect(try await setting("max_attempts", fixture) == .init(name: "max_attempts", value: "5", origin: .profile))
        _ = try await fixture.tenants.upsertOrganization(
            .init(
                organization: .init(
                    organizationId: "org_acme", name: "Acme", profile: "chat",
                    policyOverrides: ["max_attempts": "7", "badge_cap": "50"])))
        #expect(try await setting("max_attempts", fixture) == .init(name: "max_attempts", value: "7", origin: .organization))
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["max_attempts": "9"])))
        #expect(try await setting("max_attempts", fixture) == .init(name: "max_attempts", value: "9", origin: .app))
        #expect(try await setting("badge_cap", fixture) == .init(name: "badge_cap", value: "50", origin: .organization))
    }

    @Test("POL-03 maps merge key by key, lists are replaced whole, and a dotted name sets one entry")
    func merging() async throws {
        let fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertApp(
            .init(
                app: RegistryFixture.app(overrides: [
                    "sound_by_category": "{dm: chime}", "ttl_seconds_by_priority.low": "60", "retry_delays_seconds": "[2, 4]",
                ])))
        #expect(try await setting("sound_by_category", fixture)?.value == #"{"dm":"chime","mention":"default","thread":"subtle"}"#)
        #expect(
            try await setting("ttl_seconds_by_priority", fixture)?.value
                == #"{"blocking":604800,"high":604800,"low":60,"normal":604800}"#)
        #expect(try await setting("retry_delays_seconds", fixture)?.value == "[2,4]")
    }

    @Test("POL-04 times stay times and null switches off, whatever YAML would guess")
    func scalars() async throws {
        let fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertApp(
            .init(
                app: RegistryFixture.app(overrides: [
                    "quiet_hours_default": "{enabled: true, start: 23:15}", "fcm_quota_per_minute": "null", "truncation_marker": "…",
                ])))
        #expect(
            try await setting("quiet_hours_default", fixture)?.value == #"{"enabled":true,"end":"08:00","start":"23:15"}"#)
        #expect(try await setting("fcm_quota_per_minute", fixture)?.value == "null")
        #expect(try await setting("truncation_marker", fixture)?.value == #""…""#)
    }

    @Test(
        "ARCH-08 POL-04 an unknown name, wrong type or value out of range is invalid_policy, names the setting and changes nothing",
        arguments: [
            ("no_such_setting", "1"), ("max_attempts", "21"), ("max_attempts", "many"), ("inbox_enabled", "yes"),
            ("presence_rule", "sometimes"), ("retry_delays_seconds", "[]"), ("retry_delays_seconds", "[1, -5]"),
            ("ttl_seconds_by_priority", "{urgent: 5}"), ("enabled_providers", "[apns, pigeon]"), ("reminder_local_time", "25:00"),
            ("title_max_chars", "null"), ("default_locale", "english please"), ("sound_by_category", "[a"),
        ])
    func refusals(name: String, value: String) async throws {
        let fixture = try await RegistryFixture()
        let before = try await fixture.tenants.getPolicy(.init(tenant: RegistryFixture.tenant))
        let error = await #expect(throws: RPCError.self) {
            try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: [name: value])))
        }
        #expect(error?.reason == "invalid_policy")
        #expect(error?.field?.hasPrefix("app.policy_overrides.\(name)") == true)
        #expect(try await fixture.tenants.getPolicy(.init(tenant: RegistryFixture.tenant)) == before)
    }

    @Test("ARCH-08 an organization override that breaks one of its apps is refused")
    func organizationBreaksNothing() async throws {
        let fixture = try await RegistryFixture()
        #expect(
            await reason {
                _ = try await fixture.tenants.upsertOrganization(
                    .init(
                        organization: .init(
                            organizationId: "org_acme", name: "Acme", profile: "chat", policyOverrides: ["badge_cap": "0"])))
            } == "invalid_policy")
    }

    @Test("POL-01 an app stores profile and version, and is told which exist")
    func profileVersions() async throws {
        let fixture = try await RegistryFixture()
        var app = RegistryFixture.app()
        #expect(try await fixture.tenants.upsertApp(.init(app: app)).app?.profile == "chat")
        #expect(try await fixture.tenants.getApp(.init(appId: "acme-chat")).app?.profileVersion == 1)
        app.profileVersion = 2
        let newer = app
        let error = await #expect(throws: RPCError.self) { try await fixture.tenants.upsertApp(.init(app: newer)) }
        #expect(error?.reason == "unknown_profile" && error?.field == "app.profile_version")
        app = RegistryFixture.app()
        app.profile = "poker"
        let unknown = app
        #expect(await reason { _ = try await fixture.tenants.upsertApp(.init(app: unknown)) } == "unknown_profile")
    }

    @Test("ARCH-07 an app of another organization does not exist")
    func tenants() async throws {
        let fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertOrganization(
            .init(organization: .init(organizationId: "org_other", name: "Other", profile: "chat")))
        #expect(
            await reason {
                _ = try await fixture.tenants.getPolicy(
                    .init(tenant: .init(organizationId: "org_other", appId: "acme-chat")))
            } == "not_found")
        // REG-02: an app id is unique in the platform.
        #expect(
            await reason {
                _ = try await fixture.tenants.upsertApp(
                    .init(app: .init(appId: "acme-chat", organizationId: "org_other", name: "Mine now")))
            } == "conflict")
    }

    @Test("REG-01 an unknown zone is refused, a suspended organization shows in the policy")
    func organizations() async throws {
        let fixture = try await RegistryFixture()
        #expect(
            await reason {
                _ = try await fixture.tenants.upsertOrganization(
                    .init(organization: .init(organizationId: "org_mars", name: "Mars", timezone: "Mars/Olympus", profile: "chat")))
            } == "invalid_timezone")
        _ = try await fixture.tenants.upsertOrganization(
            .init(organization: .init(organizationId: "org_acme", name: "Acme", status: .suspended, profile: "chat")))
        #expect(try await fixture.tenants.getPolicy(.init(tenant: RegistryFixture.tenant)).organizationSuspended)
    }

    @Test("ARCH-08 a watcher gets the policy now and after each change", .timeLimit(.minutes(1)))
    func watching() async throws {
        let fixture = try await RegistryFixture()
        let versions = try await fixture.tenants.watchPolicy(.init(tenant: RegistryFixture.tenant)) { responses in
            var versions: [Int64] = []
            for try await response in responses {
                versions.append(response.version)
                if versions.count == 2 { break }
                _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["badge_cap": "7"])))
            }
            return versions
        }
        #expect(versions.count == 2 && versions[1] > versions[0])
    }

    @Test("ARCH-08 a service that keeps policies follows a change", .timeLimit(.minutes(1)))
    func following() async throws {
        let fixture = try await RegistryFixture()
        let told = Mutex<[CommonV1.Tenant]>([])
        let watcher = PolicyWatcher(
            tenants: .init(fixture.channel(service: "evaluator")), metrics: fixture.metrics, logger: fixture.service.logger,
            onChange: { tenant in told.withLock { $0.append(tenant) } })
        let work = Task { try await watcher.run() }
        defer { work.cancel() }
        let first = try await watcher.current(for: RegistryFixture.tenant)
        #expect(told.withLock { $0 }.isEmpty, "the first one is no change")
        #expect(first.policy.badgeCap == 99 && first.policy.presenceRule == .activeContext)
        #expect(first.policy.quietHoursActionByPriority.blocking == QuietHoursAction(.drop, deliversIfCriticalAllowed: true))
        #expect(first.catalogue.type("mention")?.defaultEmail == true)
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["badge_cap": "7"])))
        try await eventually("the change is heard") { try await watcher.current(for: RegistryFixture.tenant).policy.badgeCap == 7 }
        #expect(watcher.known(for: RegistryFixture.tenant)?.policy.badgeCap == 7)
        try await eventually("the change is told") { !told.withLock { $0 }.isEmpty }
        #expect(told.withLock { $0 } == [RegistryFixture.tenant])
        #expect(await reason { _ = try await watcher.current(for: .init(organizationId: "org_acme", appId: "nope")) } == "not_found")
    }
}
