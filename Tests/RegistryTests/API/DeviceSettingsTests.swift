import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

/// Settings of an app for the lifetime of devices and of cached values.
@Suite("Effects of device settings")
struct DeviceSettingsTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private func use(_ overrides: [String: String]) async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: overrides)))
    }

    private func status(_ device: RegistryV1.Device, of user: String) async throws -> String? {
        try await fixture.device(device.pushDeviceId, of: user)?.status.name
    }

    @Test("REG-24 POL-06 device_purge_days: a device goes so many days after its token died; null: never", arguments: ["3", "null"])
    func purgeDays(_ days: String) async throws {
        try await use(["device_purge_days": days])
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "dead")
        fixture.days(2)
        try await fixture.runMaintenance()
        #expect(try await status(device, of: "usr_1") == "invalid")
        fixture.days(1)
        try await fixture.runMaintenance()
        #expect(try await status(device, of: "usr_1") == (days == "3" ? nil : "invalid"))
        fixture.days(1_000)
        try await fixture.runMaintenance()
        #expect(try await status(device, of: "usr_1") == (days == "3" ? nil : "invalid"))
    }

    @Test(
        "REG-20 POL-06 invalidation_guard_ratio: up to that share, dead answers apply; more wait for an operator; null: all apply",
        arguments: [("0.25", 11, false), ("0.25", 10, true), ("0.75", 30, true), ("0.75", 31, false), ("null", 40, true)]
            as [(String, UInt32, Bool)])
    func guardRatio(ratio: String, dead: UInt32, isBelieved: Bool) async throws {
        try await use(["invalidation_guard_ratio": ratio])
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "dead", answers: (40, dead))
        #expect(try await status(device, of: "usr_1") == (isBelieved ? "invalid" : "active"))
        let states = try await fixture.verdicts.listTokenVerdicts(.init(tenant: RegistryFixture.tenant)).states
        #expect(states.contains { $0.mode == .paused } == !isBelieved)
    }

    @Test("REG-21 POL-06 failure_count_threshold: a token that failed so often is dead; null: never", arguments: ["3", "null"])
    func failureThreshold(_ threshold: String) async throws {
        try await use(["failure_count_threshold": threshold])
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        for attempt in 1...12 {
            try await fixture.report([device], "failed", reason: "INVALID_ARGUMENT", attempt: "att_\(attempt)")
            try await fixture.runMaintenance()
            let isDead = threshold == "3" && attempt >= 3
            #expect(try await status(device, of: "usr_1") == (isDead ? "invalid" : "active"), "after \(attempt) failures")
        }
    }

    @Test("ARCH-09 POL-06 token_cache_ttl_seconds: the registry answers from memory for so long; 0: not at all", arguments: [0, 60])
    func cacheLifetime(seconds: Int) async throws {
        try await use(["token_cache_ttl_seconds": "\(seconds)"])
        try await fixture.register("ann", device: "phone", token: 1)
        _ = try await fixture.sendable("ann")
        let looks = fixture.service.deviceLookups.misses.value
        fixture.clock.advance(by: .seconds(59))
        _ = try await fixture.sendable("ann")
        #expect(fixture.service.deviceLookups.misses.value == looks + (seconds == 0 ? 1 : 0))
        fixture.clock.advance(by: .seconds(1))
        _ = try await fixture.sendable("ann")
        #expect(fixture.service.deviceLookups.misses.value == looks + (seconds == 0 ? 2 : 1))
    }
}
