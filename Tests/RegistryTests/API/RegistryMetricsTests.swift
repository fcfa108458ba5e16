import CarillonAPI
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("The registry's metrics")
struct RegistryMetricsTests {
    @Test("OBS-02 a dead token is counted once, by provider; an outdated report is not")
    func expired() async throws {
        let fixture = try await RegistryFixture()
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(1))
        let dead = RegistryV1.TokenReport(
            tenant: RegistryFixture.tenant, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: .dead,
            reason: "Unregistered", observedAtMs: fixture.clock.now.milliseconds, provider: "apns")
        #expect(fixture.metrics.prometheusText().contains("carillon_tokens_expired_total{provider=\"apns\"} 0\n"))
        for _ in 0..<2 { _ = try await fixture.client(service: "dispatcher").reportTokenState(.init(reports: [dead])) }
        #expect(fixture.metrics.prometheusText().contains("carillon_tokens_expired_total{provider=\"apns\"} 1\n"))
    }

    private func metric(_ name: String, _ fixture: RegistryFixture) async throws -> CommonV1.MetricReading? {
        try await fixture.devices.deviceStats(.init(tenant: RegistryFixture.tenant)).apps.first?.metrics.first { $0.name == name }
    }

    @Test("ACC-020 OBS-08 of 200 registrations one fails: the success rate is 99.5 % and the target is met; it is known after a restart")
    func registrationRate() async throws {
        let fixture = try await RegistryFixture()
        #expect(try await metric("registration_success_rate", fixture)?.value == nil)
        for number in 1...100 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        var many = (101...199).map { RegistryFixture.iPhone("usr_\($0)", device: "phone", token: $0) }
        many.append(RegistryFixture.iPhone("usr_200", device: "phone", token: 200))
        many[99].token = "not a token"
        #expect(try await fixture.registry.registerDevices(.init(devices: many)).results.count == 1)
        let reading = try #require(try await metric("registration_success_rate", fixture))
        #expect(reading.value == 0.995 && reading.target == "> 99 %" && reading.met == true)
        #expect(fixture.metrics.prometheusText().contains("carillon_registrations_total{result=\"refused\"} 1\n"))
        let stored = try await fixture.store.read {
            try RegistrationCountTable.sum(RegistryFixture.tenant, now: fixture.clock.now, $0)
        }
        #expect(stored == .init(attempted: 200, taken: 199))
        // Three more failures, and it is missed.
        for _ in 0..<3 {
            _ = try? await fixture.registry.registerDevice(.init(tenant: RegistryFixture.tenant, userId: "u", platform: "ios", token: "bad"))
        }
        #expect(try await metric("registration_success_rate", fixture)?.met == false)
        // What is older than 30 days no longer counts.
        fixture.days(31)
        #expect(try await metric("registration_success_rate", fixture)?.value == nil)
    }

    @Test("OBS-08 push_enabled_users counts active users with a device that can be sent to; its target is hr-warehouse's")
    func pushEnabled() async throws {
        let fixture = try await RegistryFixture()
        for number in 1...5 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: RegistryFixture.tenant, userId: "usr_1", status: .inactive)]))
        for (user, change) in [("usr_2", "off"), ("usr_3", "denied")] {
            var request = RegistryV1.UpdateDeviceRequest(tenant: RegistryFixture.tenant, userId: user)
            request.pushDeviceId = try await fixture.registry.listDevices(.init(tenant: RegistryFixture.tenant, userId: user)).devices[0].pushDeviceId
            if change == "off" { request.notificationsEnabled = false } else { request.permissionStatus = .denied }
            _ = try await fixture.registry.updateDevice(request)
        }
        let reading = try #require(try await metric("push_enabled_users", fixture))
        #expect(reading.value == 0.5 && reading.target.isEmpty && reading.met == nil)
        #expect(try await metric("permission_denied_rate", fixture)?.value == 0.2)
        _ = try await fixture.administration.moveProfile(.init(tenant: RegistryFixture.tenant, profile: "hr-warehouse"))
        let warehouse = try #require(try await metric("push_enabled_users", fixture))
        #expect(warehouse.target == "≥ 80 %" && warehouse.met == false)
    }

    @Test("ACC-147 REG-30 push_enabled_users of hr-warehouse: 16 of 20 meet 80 %, one opt-out misses it, its return meets it again")
    func pushEnabledTarget() async throws {
        let fixture = try await RegistryFixture()
        let tenant = try await fixture.app(of: "hr-warehouse")
        func register(_ number: Int, permission: String = "granted") async throws {
            _ = try await fixture.registry.registerDevice(
                .init(
                    tenant: tenant, userId: "usr_\(number)", deviceId: "phone", platform: "android",
                    token: permission == "granted" ? "fcm-token-number-\(number)-of-twenty" : "", platformVersion: "14",
                    permissionStatus: .word(permission)))
        }
        for number in 1...16 { try await register(number) }
        for number in 17...18 { try await register(number, permission: "denied") }
        // Users without a device, and inactive users.
        for number in 19...22 {
            _ = try await fixture.registry.upsertUsers(
                .init(users: [.init(tenant: tenant, userId: "usr_\(number)", status: number > 20 ? .inactive : .active)]))
        }
        func reading() async throws -> CommonV1.MetricReading? {
            try await fixture.devices.deviceStats(.init(tenant: tenant)).apps.first?.metrics.first { $0.name == "push_enabled_users" }
        }
        #expect(try await reading() == .init(name: "push_enabled_users", value: 0.8, target: "≥ 80 %", met: true, part: 16, whole: 20))
        // A second device of somebody who has one counts nobody twice.
        _ = try await fixture.registry.registerDevice(
            .init(tenant: tenant, userId: "usr_1", deviceId: "tablet", platform: "android", token: "fcm-token-of-a-second-device"))
        #expect(try await reading()?.value == 0.8)
        let switches = RegistryV1.PushSwitches.Client(
            fixture.channel(service: "preferences"))
        for (enabled, value) in [(false, 0.75), (true, 0.8)] {
            fixture.clock.advance(by: .seconds(1))
            _ = try await switches.setPushSwitches(
                .init(switches: [
                    .init(tenant: tenant, userId: "usr_1", enabled: enabled, changedAtMs: fixture.clock.now.milliseconds)
                ]))
            let reading = try await reading()
            #expect(reading?.value == value && reading?.met == enabled)
        }
    }

    @Test("OBS-08 stale_token_age is the longest time from a provider's verdict to the end of sending, also of what still waits")
    func staleTokens() async throws {
        let fixture = try await RegistryFixture()
        var devices: [RegistryV1.Device] = []
        for number in 1...41 { devices.append(try await fixture.register("usr_\(number)", device: "phone", token: number)) }
        #expect(try await metric("stale_token_age", fixture)?.value == nil)
        fixture.clock.advance(by: .seconds(60))
        // The dispatcher's report came half a minute late.
        try await fixture.report([devices[40]], "dead", observedAtMs: fixture.clock.now.milliseconds - 29_000)
        let once = try #require(try await metric("stale_token_age", fixture))
        #expect(once.value == 30 && once.target == "≤ 24 h" && once.met == true)
        try await fixture.report(Array(devices[..<40]), "dead", answers: (40, 40))
        fixture.clock.advance(by: .seconds(86_401))
        let waiting = try #require(try await metric("stale_token_age", fixture))
        #expect(waiting.value == 86_401 && waiting.met == false)
        _ = try await fixture.verdicts.resumeInvalidation(.init(tenant: RegistryFixture.tenant, provider: "apns", apply: true))
        #expect(try await metric("stale_token_age", fixture)?.value == 86_401)
    }

    @Test("OBS-08 RCPT-24 platform_distribution has a share for each platform; the daily count exports the registry's metrics")
    func distribution() async throws {
        let fixture = try await RegistryFixture()
        for number in 1...3 { try await fixture.register("usr_\(number)", device: "phone", token: number) }
        _ = try await fixture.registry.registerDevice(
            .init(
                tenant: RegistryFixture.tenant, userId: "usr_1", deviceId: "tablet", platform: "android", token: "fcm-token-of-a-second-device",
                platformVersion: "14"))
        let readings = try await fixture.devices.deviceStats(.init(tenant: RegistryFixture.tenant)).apps.first?.metrics ?? []
        let shares = readings.filter { $0.name == "platform_distribution" }
        #expect(shares.map(\.value).compactMap(\.self).sorted() == [0.25, 0.75])
        try await fixture.runMaintenance()
        let page = fixture.metrics.prometheusText()
        #expect(page.contains(#"group="",metric="registration_success_rate"} 1"#))
        #expect(page.contains(#"group="",metric="push_enabled_users"} 1"#))
    }
}
