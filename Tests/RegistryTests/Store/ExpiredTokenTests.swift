import CarillonAPI
import DurableWork
import Foundation
import GRDB
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Count of expired tokens")
struct ExpiredTokenTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func expired() async throws -> Int64? {
        try await fixture.devices.deviceStats(.init(tenant: tenant)).apps.first?.tokensExpiredThisWeek
    }

    @Test(
        "REG-33 OBS-08 an expired token is counted, also after a logout, a removal or an erasure; a live token is not",
        arguments: [
            "expire", "invalidate", "delete",
        ])
    func forgotten(action: String) async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
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

    @Test("REG-20 REG-33 T18 a restored token does not count as expired; one that registered again meanwhile does")
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

    @Test("OBS-06 the daily count tells receipts when more than 1% of an app's tokens expired within a week, and when they did not")
    func alert() async throws {
        let devices = try await Array(1...25).asyncMap { try await fixture.register("usr_\($0)", device: "phone", token: $0) }
        try await fixture.report(Array(devices.prefix(2)), "dead")
        try await fixture.runMaintenance()
        fixture.days(8)
        try await fixture.runMaintenance()
        let reports = try await fixture.store.read { database in
            try database.rows("SELECT message FROM alert_outbox ORDER BY outbox_row", []) { try ReceiptsV1.AlertReport.items(of: $0.bytes(at: 0)) }
        }.flatMap(\.self)
        #expect(reports.map { "\($0.state.name) \($0.kind)" } == ["firing token_expiry", "resolved token_expiry"])
        #expect(reports.first?.tenant == tenant && reports.first?.detail.hasPrefix("2 of 25 tokens") == true)
    }

    @Test("REG-33 a week is the present day and the six before")
    func week() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "dead")
        fixture.days(6)
        #expect(try await expired() == 1)
        fixture.days(1)
        #expect(try await expired() == 0)
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
