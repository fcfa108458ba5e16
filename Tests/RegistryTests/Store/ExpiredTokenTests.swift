import CarillonAPI
import Foundation
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Tokens that expired this week")
struct ExpiredTokenTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func expired() async throws -> Int64? {
        try await fixture.devices.deviceStats(.init(tenant: tenant)).apps.first?.tokensExpiredThisWeek
    }

    @Test(
        "REG-33 OBS-08 a token that died is counted though its user logs out, removes the device or is erased; whoever lives is not",
        arguments: [
            "expire", "invalidate", "delete",
        ])
    func forgotten(action: String) async throws {
        _ = try await fixture.registry.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
        let devices = try await [1, 2, 3].asyncMap { try await fixture.register("usr_\($0)", device: "phone", token: $0) }
        #expect(try await expired() == 0)
        try await fixture.report(Array(devices.prefix(2)), "dead")
        #expect(try await expired() == 2)
        // Where the verdict deleted the device there is none to remove: its journal goes all the same.
        _ = try? await fixture.registry.removeDevice(.init(tenant: tenant, userId: "usr_1", pushDeviceId: devices[0].pushDeviceId))
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "usr_2"))
        _ = try await fixture.registry.removeDevice(.init(tenant: tenant, userId: "usr_3", pushDeviceId: devices[2].pushDeviceId))
        let remembered = try await fixture.store.read { try $0.rows("SELECT count(*) FROM invalidation_journal", []) { $0[0] as Int } }
        #expect(remembered == [0])
        #expect(try await expired() == 2)
    }

    @Test("REG-20 REG-33 what an operator brings back did not expire; what registered again meanwhile did")
    func undone() async throws {
        let first = try await fixture.register("usr_1", device: "phone", token: 1)
        let second = try await fixture.register("usr_2", device: "phone", token: 2)
        try await fixture.report([first, second], "dead")
        try await fixture.register("usr_2", device: "phone", token: 3)
        let undone = try await fixture.verdicts.undoInvalidations(
            .init(tenant: tenant, provider: "apns", sinceMs: fixture.clock.now.milliseconds - 60_000))
        #expect(undone.restored == 1 && undone.skipped == 1)
        #expect(try await expired() == 1)
    }

    @Test("REG-33 the week is this day and the six before it")
    func week() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "dead")
        fixture.days(6)
        #expect(try await expired() == 1)
        fixture.days(1)
        #expect(try await expired() == 0)
    }

    @Test("REG-33 tokens that died before the upgrade are counted from what the journal remembers")
    func upgrade() async throws {
        let folder = NSTemporaryDirectory() + "carillon-upgrade-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let steps = RegistryMigrations.all(keyRing: fixture.keyRing)
        let before = try #require(steps.firstIndex { $0.name == "expired token counts" })
        let old = try Store(path: folder + "/registry.sqlite", migrations: Array(steps[..<before]))
        let nowMs = fixture.clock.now.milliseconds
        try await old.write { database in
            for (number, days) in [0, 0, 3, 7].enumerated() {
                try database.run(
                    """
                    INSERT INTO invalidation_journal (organization_id, app_id, provider, user_id, device_id, push_device_id, address_version,
                        reason, invalidated_at_ms) VALUES ('org_acme', 'acme-chat', 'apns', 'u', 'd', ?, 1, 'Unregistered', ?)
                    """, ["push_\(number)", nowMs - Int64(days) * 86_400_000])
            }
        }
        await old.close()
        let new = try Store(path: folder + "/registry.sqlite", migrations: steps)
        let count = try await new.read { [tenant] in try ExpiredTokens.ofWeek(Tenant(tenant), nowMs: nowMs, $0) }
        #expect(count == 3)
        await new.close()
    }
}

extension Sequence where Element: Sendable {
    /// One after the other.
    fileprivate func asyncMap<Value>(_ change: (Element) async throws -> Value) async rethrows -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await change(element)) }
        return values
    }
}
