import CarillonAPI
import RPC
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Feature flags")
struct FeatureFlagTests {
    private let tenant = RegistryFixture.tenant

    private func put(_ flags: [RegistryV1.FeatureFlag], remove: [String] = [], _ fixture: RegistryFixture) async throws {
        _ = try await fixture.administration.putFlags(.init(tenant: tenant, flags: flags, remove: remove))
    }

    private func flags(_ user: String, _ fixture: RegistryFixture) async throws -> [String: String] {
        try await fixture.administration.resolveFlags(.init(tenant: tenant, userId: user)).flags
    }

    @Test("ARCH-11 the chosen users get a flag's value, the others its other value")
    func chosen() async throws {
        let fixture = try await RegistryFixture()
        try await put(
            [.init(name: "new_composer", value: "on", userIds: ["ann"]), .init(name: "theme", value: "dark", userIds: ["ann"], otherwise: "light")],
            fixture)
        #expect(try await flags("ann", fixture) == ["new_composer": "on", "theme": "dark"])
        #expect(try await flags("ben", fixture) == ["theme": "light"])
        try await put([], remove: ["theme"], fixture)
        #expect(try await flags("ben", fixture).isEmpty)
        #expect(await reason { try await put([], remove: ["theme"], fixture) } == "not_found")
    }

    @Test("ARCH-11 a larger percentage keeps the users who were chosen before")
    func share() async throws {
        let fixture = try await RegistryFixture()
        var before: Set<String> = []
        for percent in [0, 10, 30, 100] as [Int32] {
            try await put([.init(name: "new_composer", value: "on", percent: percent)], fixture)
            var chosen: Set<String> = []
            for number in 0..<300 where try await !flags("user-\(number)", fixture).isEmpty { chosen.insert("user-\(number)") }
            #expect(chosen.isSuperset(of: before))
            #expect(abs(chosen.count - 3 * Int(percent)) <= 30, "\(chosen.count) of 300 at \(percent) %")
            before = chosen
        }
        #expect(before.count == 300)
    }

    @Test("AGENT-24 ARCH-11 an app that schedules on the device gets the six flags of its scheduler, which its own flags override")
    func local() async throws {
        let fixture = try await RegistryFixture()
        let tenant = try await fixture.app(of: "timesafari")
        let six = [
            "scheduler": "capacitor", "mode": "auto", "prefetchLeadMinutes": "20", "ttlSeconds": "86400", "iosCategoryIdentifier": "TS_DAILY",
            "androidChannelId": "timesafari.daily",
        ]
        #expect(try await fixture.administration.resolveFlags(.init(tenant: tenant, userId: "ann")).flags == six)
        _ = try await fixture.administration.putFlags(
            .init(tenant: tenant, flags: [.init(name: "scheduler", value: "agent", userIds: ["desktop-ann"])]))
        #expect(try await fixture.administration.resolveFlags(.init(tenant: tenant, userId: "desktop-ann")).flags["scheduler"] == "agent")
        #expect(try await fixture.administration.resolveFlags(.init(tenant: tenant, userId: "ann")).flags == six)
    }

    @Test(
        "ARCH-11 an invalid flag is refused",
        arguments: [
            (RegistryV1.FeatureFlag(name: "a b", value: "x"), "flags[0].name"), (.init(name: "a", value: "x", percent: 101), "flags[0].percent"),
            (.init(name: "a", value: "x", percent: -1), "flags[0].percent"), (.init(name: "a", value: "\u{1}"), "flags[0].value"),
            (.init(name: "a", value: "x", userIds: Array(repeating: "ann", count: 1_001)), "flags[0].user_ids"),
        ])
    func refused(flag: RegistryV1.FeatureFlag, field: String) async throws {
        let fixture = try await RegistryFixture()
        let error = await #expect(throws: RPCError.self) { try await put([flag], fixture) }
        #expect(error?.reason == "invalid_value" && error?.field == field)
        #expect(try await fixture.administration.listFlags(.init(tenant: tenant)).flags.isEmpty)
    }

    @Test("ARCH-11 SEC-08 users get only their own flags")
    func ownOnly() async throws {
        let fixture = try await RegistryFixture()
        let actor = Principal.Actor(userID: "ann", organizationID: tenant.organizationId, appID: tenant.appId, roles: ["member"])
        let member = RegistryV1.PolicyAdministration.Client(
            fixture.channel(Principal(service: "gateway", actor: actor)))
        #expect(try await member.resolveFlags(.init(tenant: tenant, userId: "ann")).flags.isEmpty)
        #expect(await reason { _ = try await member.resolveFlags(.init(tenant: tenant, userId: "ben")) } == "not_found")
        #expect(await reason { _ = try await member.putFlags(.init(tenant: tenant)) } == "not_found")
    }
}
