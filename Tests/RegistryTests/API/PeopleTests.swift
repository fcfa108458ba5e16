import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("People")
struct PeopleTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func put(_ user: RegistryV1.User) async throws -> [CommonV1.ItemResult] {
        var user = user
        user.tenant = tenant
        return try await fixture.registry.upsertUsers(.init(users: [user])).results
    }

    private func user(_ id: String) async throws -> RegistryV1.User {
        try #require(try await fixture.registry.getUser(.init(tenant: tenant, userId: id)).user)
    }

    @Test("REG-03 every field of a user is stored and read back, with the instants of creation and last change")
    func fields() async throws {
        let made = fixture.clock.now.milliseconds
        let written = RegistryV1.User(
            userId: "did:ethr:0xAbC", roles: ["student", "member"], displayName: "Sam", email: "sam@example.com", locale: "ar",
            timezone: "Africa/Cairo", status: .active, birthDate: "2014-02-28", under13: true, reduceMotion: true, emojiOk: false)
        #expect(try await put(written) == [])
        fixture.clock.advance(by: .seconds(60))
        #expect(try await put(written) == [])
        var expected = written
        (expected.tenant, expected.createdAtMs, expected.updatedAtMs) = (tenant, made, made + 60_000)
        #expect(try await user("did:ethr:0xAbC") == expected)
        // What is not known stays unknown, and is not taken for no.
        #expect(try await put(.init(userId: "usr_2")) == [])
        let bare = try await user("usr_2")
        // The evaluator is told.
        let resolved = try await fixture.resolve(.init(userIds: ["did:ethr:0xAbC", "usr_2"])).users
        #expect(resolved["did:ethr:0xAbC"]?.reduceMotion == true && resolved["did:ethr:0xAbC"]?.emojiOk == false)
        #expect(resolved["usr_2"]?.reduceMotion == false && resolved["usr_2"]?.emojiOk == nil)
        #expect(bare.birthDate == nil && bare.under13 == nil && bare.emojiOk == nil && bare.reduceMotion == false && bare.status == .active)
    }

    @Test(
        "REG-03 an invalid date of birth is refused, and the rest of the batch is stored",
        arguments: ["2014-02-30", "1899-12-31", "2026-02-05", "14-02-28", "2014-2-28", "yesterday", ""])
    func birthDates(_ text: String) async throws {
        // The clock stands at 2026-02-02.
        let users = [RegistryV1.User(tenant: tenant, userId: "usr_1", birthDate: text), .init(tenant: tenant, userId: "usr_2")]
        let results = try await fixture.registry.upsertUsers(.init(users: users)).results
        #expect(results.map(\.reason) == ["invalid_value"] && results.map(\.field) == ["birth_date"] && results.map(\.index) == [0])
        #expect(await reason { _ = try await user("usr_1") } == "not_found")
        _ = try await user("usr_2")
    }

    @Test("REG-03 the reason of inactivity is kept while the user is inactive")
    func inactiveReason() async throws {
        _ = try await put(.init(userId: "usr_1", status: .inactive, inactiveReason: "graduated"))
        #expect(try await user("usr_1").inactiveReason == "graduated")
        _ = try await put(.init(userId: "usr_1", status: .active, inactiveReason: "graduated"))
        #expect(try await user("usr_1").inactiveReason == "")
    }

    @Test("REG-03 REG-34 PREF-17 GW-06 absent values of a user do not change; named fields are cleared")
    func partially() async throws {
        let written = RegistryV1.User(
            userId: "usr_1", roles: ["student"], displayName: "Samuel", email: "sam@example.com", locale: "ar", timezone: "Africa/Cairo",
            status: .inactive, inactiveReason: "left", birthDate: "2014-02-28", under13: true, reduceMotion: true, emojiOk: false)
        #expect(try await put(written) == [])
        let before = try await user("usr_1")
        // Twice in one call: the second is laid over the first.
        let names = ["Sami", "Sam"].map { RegistryV1.User(tenant: tenant, userId: "usr_1", displayName: $0) }
        #expect(try await fixture.registry.upsertUsers(.init(users: names)).results == [])
        var expected = before
        expected.displayName = "Sam"
        #expect(try await user("usr_1") == expected)
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .inactive)
        // An audience of a role has active users: the role outlives the time between.
        #expect(try await put(.init(userId: "usr_1", status: .active)) == [])
        let students = RegistryV1.ResolveAudienceRequest(tenant: tenant, audience: .role("student"))
        #expect(try await fixture.registry.resolveAudience(students).userIds == ["usr_1"])
        #expect(try await user("usr_1").inactiveReason == "")
        #expect(try await put(.init(userId: "usr_1", roles: ["teacher"], reduceMotion: false)) == [])
        #expect(try await fixture.registry.resolveAudience(students).userIds.isEmpty)
        #expect(try await user("usr_1").reduceMotion == false)

        var cleared = RegistryV1.User(userId: "usr_1", email: "new@example.com")
        cleared.clearFields = UserDraft.clearable
        #expect(try await put(cleared) == [])
        let bare = try await user("usr_1")
        #expect(bare.roles.isEmpty && bare.displayName.isEmpty && bare.locale == nil && bare.timezone == nil && bare.birthDate == nil)
        #expect(bare.under13 == nil && bare.emojiOk == nil && bare.reduceMotion == false && bare.status == .active)
        // Fields are cleared before given values apply.
        #expect(bare.email == "new@example.com")
        var refused = RegistryV1.User(userId: "usr_1")
        refused.clearFields = ["status"]
        #expect(try await put(refused).map(\.field) == ["clear_fields"])
        // Of somebody new, nothing said is an active member.
        #expect(try await put(.init(userId: "usr_2")) == [])
        #expect(try await user("usr_2").roles == ["member"])
    }

    @Test("REG-34 a device of an inactive user cannot be activated in settings")
    func noWayAround() async throws {
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        let request = RegistryV1.UpdateDeviceRequest(tenant: tenant, userId: "usr_1", pushDeviceId: phone.pushDeviceId, status: .active)
        _ = try await put(.init(userId: "usr_1", status: .inactive))
        #expect(await reason { _ = try await fixture.registry.updateDevice(request) } == "invalid_transition")
        #expect(try await fixture.device(phone.pushDeviceId, of: "usr_1")?.status == .inactive)
        _ = try await put(.init(userId: "usr_1", status: .active))
        #expect(try await fixture.registry.updateDevice(request).device?.status == .active)
    }

    @Test(
        "REG-34 REG-30 REG-20 a verdict that is undone does not make an inactive user's device active, nor push that was turned off since on",
        arguments: ["invalidate", "expire", "delete"])
    func undoneVerdict(action: String) async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
        let gone = try await fixture.register("usr_1", device: "phone", token: 1)
        let quiet = try await fixture.register("usr_2", device: "phone", token: 2)
        let since = fixture.clock.now.milliseconds
        try await fixture.report([gone, quiet], "dead")
        _ = try await put(.init(userId: "usr_1", status: .inactive))
        let switches = RegistryV1.PushSwitches.Client(
            fixture.channel(service: "preferences"))
        _ = try await switches.setPushSwitches(
            .init(switches: [.init(tenant: tenant, userId: "usr_2", enabled: false, changedAtMs: fixture.clock.now.milliseconds)]))
        #expect(try await fixture.verdicts.undoInvalidations(.init(tenant: tenant, provider: "apns", sinceMs: since)).restored == 2)
        #expect(try await fixture.device(gone.pushDeviceId, of: "usr_1")?.status == .inactive)
        let back = try await fixture.device(quiet.pushDeviceId, of: "usr_2")
        #expect(back?.status == .active && back?.notificationsEnabled == false)
        _ = try await put(.init(userId: "usr_1", status: .active))
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .active)
    }

    @Test("REG-34 an inactive user's devices get nothing, not even newly registered ones, until the first launch after reactivation")
    func deactivation() async throws {
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(try await fixture.sendable("usr_1").count == 1)
        _ = try await put(.init(userId: "usr_1", status: .inactive, inactiveReason: "left"))
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(try await fixture.device(phone.pushDeviceId, of: "usr_1")?.status == .inactive)
        // What was queued before is stopped right before it is sent.
        let claim = RegistryV1.DeviceClaim(pushDeviceId: phone.pushDeviceId, userId: "usr_1", addressVersion: phone.addressVersion)
        let verdict = try await fixture.client(service: "dispatcher").checkDevices(.init(tenant: tenant, devices: [claim])).verdicts.first
        #expect(verdict?.sendable == false && verdict?.reason == .userInactive)
        // The app goes on launching, on this phone and on a new one, and asks for new tokens.
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .inactive)
        #expect(try await fixture.register("usr_1", device: "tablet", token: 2).status == .inactive)
        let rotated = try await fixture.registry.rotateToken(
            .init(tenant: tenant, userId: "usr_1", pushDeviceId: phone.pushDeviceId, token: RegistryFixture.apnsToken(3))
        ).device
        #expect(rotated?.status == .inactive)
        // Reactivated, nothing comes before the next launch.
        _ = try await put(.init(userId: "usr_1", status: .active))
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(try await fixture.register("usr_1", device: "phone", token: 3).status == .active)
        #expect(try await fixture.sendable("usr_1").map(\.deviceId) == ["phone"])
    }

    @Test("PREF-17 the date of birth in the user's zone decides who is too young; without it, the host's flag")
    func consentAge() throws {
        // 2026-02-02T11:00Z: already the 3rd in Kiritimati, still the 2nd everywhere west of it.
        let now = try #require(Instant(rfc3339: "2026-02-02T11:00:00.000Z"))
        let age = ConsentAge(underAge: 13, now: now, organizationZone: .utc)
        func required(_ born: String?, under13: Bool? = nil, zone: String = "") -> Bool {
            age.requiresConsent(birthDate: born, under13: under13, timezone: zone)
        }
        #expect(!required("2013-02-02"))
        #expect(required("2013-02-03"))
        #expect(!required("2013-02-03", zone: "Pacific/Kiritimati"))
        #expect(required("2013-02-03", zone: "Nowhere/At_All"))
        #expect(required("2014-02-28") && !required("1980-01-01"))
        // The date counts where it is known; nothing known is a grown-up.
        #expect(!required("1980-01-01", under13: true) && required("2014-01-01", under13: false))
        #expect(required(nil, under13: true) && !required(nil, under13: false) && !required(nil))
        // Born on a leap day: 13 on the first of March.
        let leap = try #require(Instant(rfc3339: "2025-02-28T12:00:00.000Z"))
        #expect(ConsentAge(underAge: 13, now: leap, organizationZone: .utc).requiresConsent(birthDate: "2012-02-29", under13: nil, timezone: ""))
        let next = ConsentAge(underAge: 13, now: leap + .seconds(86_400), organizationZone: .utc)
        #expect(!next.requiresConsent(birthDate: "2012-02-29", under13: nil, timezone: ""))
    }

    @Test("PREF-17 the registry answers who needs consent by the policy, and never the date of birth")
    func consentInResolve() async throws {
        _ = try await put(.init(userId: "child", birthDate: "2014-06-01"))
        _ = try await put(.init(userId: "adult", birthDate: "1990-06-01"))
        func flagged() async throws -> [String] {
            try await fixture.resolve(.init(tenant: tenant, userIds: ["adult", "child", "stranger"])).users.values
                .filter(\.guardianConsentRequired).map(\.userId)
        }
        #expect(try await flagged() == [])
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["guardian_consent_under_age": "13"])))
        #expect(try await flagged() == ["child"])
    }
}
