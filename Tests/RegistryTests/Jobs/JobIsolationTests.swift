import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

/// One row or app that a background job cannot handle stops neither the other rows nor the other apps (ARCH-16).
@Suite("Background jobs go on after a failure")
struct JobIsolationTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant
    private let broken = CommonV1.Tenant(organizationId: "org_acme", appId: "aaa-broken")

    /// Another app, which comes first in every list of apps.
    private func addBrokenApp() async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: broken.appId, organizationId: "org_acme", name: "Broken", apnsTopic: "com.acme.broken")))
    }

    private func register(_ user: String, token: Int, at tenant: CommonV1.Tenant, expiresAtMs: Int64? = nil) async throws -> RegistryV1.Device {
        var request = RegistryFixture.iPhone(user, device: "phone", token: token)
        request.tenant = tenant
        request.expiresAtMs = expiresAtMs
        return try await fixture.registry.registerDevice(request).device!
    }

    @Test("REG-19 ARCH-16 tokens of other apps are validated although one app's policy cannot be read")
    func validation() async throws {
        try await addBrokenApp()
        let asked = Mutex<[String]>([])
        let worker = TokenValidationWorker(
            store: fixture.store, clock: fixture.clock, ids: IdentifierSource(clock: fixture.clock), activity: fixture.activity,
            metrics: fixture.service.metrics, policies: fixture.policies, newTokens: fixture.service.newTokens,
            probe: { request in
                asked.withLock { $0 += request.devices.map(\.userId) }
                return .init()
            }, logger: fixture.service.logger)
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["token_validation_days": "7"])))
        _ = try await register("ann", token: 1, at: tenant)
        _ = try await register("eve", token: 2, at: broken)
        try await fixture.store.write { try $0.run("UPDATE apps SET profile = 'unheard-of' WHERE app_id = 'aaa-broken'", []) }
        fixture.policies.changed(organization: "org_acme")
        var agenda = worker.beginning
        agenda.nextRound = fixture.clock.now
        try await worker.runDue(&agenda)
        #expect(asked.withLock { $0 } == ["ann"])
    }

    @Test("REG-18 PRIV-01 a row that came in the place of an old one, after the job looked, stays")
    func newerRowOfTheSameID() async throws {
        for token in 1...3 { _ = try await register("ann", token: token, at: tenant) }
        fixture.days(200)
        var job = try #require(RevokedTokensJob(policy: try Policy()))
        try await job.find(in: fixture.store, of: tenant, now: fixture.clock.now)
        // SQLite gives a free row id again: here the second of the two rows is a new one.
        let now = fixture.clock.now
        try await fixture.store.write { try $0.run("UPDATE revoked_tokens SET revoked_at_ms = ? WHERE id = 2", [now.milliseconds]) }
        let found = job
        _ = try await fixture.store.write { database in
            var job = found
            return try job.handle(tenant: tenant, now: now, limit: 10, database)
        }
        #expect(try await fixture.store.read { try $0.rows("SELECT id FROM revoked_tokens", []) { $0[0] as Int64 } } == [2])
    }

    @Test("REG-40 ARCH-16 a device with unknown values does not keep other tokens and activities from ending")
    func endedAddresses() async throws {
        try await addBrokenApp()
        let end = fixture.clock.now.milliseconds + 1_000
        let unread = try await register("eve", token: 2, at: broken, expiresAtMs: end)
        let device = try await register("ann", token: 1, at: tenant, expiresAtMs: end + 1)
        let other = try await register("ben", token: 3, at: tenant)
        try await fixture.store.write { [tenant] database in
            try database.run("UPDATE devices SET push_token_type = 'unheard-of' WHERE push_device_id = ?", [unread.pushDeviceId])
            for (number, kind) in ["unheard-of", "live_activity"].enumerated() {
                try database.run(
                    """
                    INSERT INTO activity_addresses (organization_id, app_id, address_id, push_device_id, user_id, kind, name, environment, token_hash,
                        address, version, registered_at_ms, updated_at_ms, expires_at_ms)
                    VALUES (?, ?, ?, ?, 'ben', ?, 'n', 1, ?, x'00', 1, 7, 7, ?)
                    """,
                    [
                        tenant.organizationId, tenant.appId, "act_\(number)", other.pushDeviceId, kind, Data([UInt8(number)]), end + Int64(number),
                    ])
            }
        }
        fixture.clock.advance(by: .seconds(2))
        try await fixture.endedAddresses.round()
        #expect(try await fixture.nextEnd() == nil, "nothing is left to wait for")
        #expect(try await fixture.device(device.pushDeviceId, of: "ann")?.status == .expired)
        let left = try await fixture.store.read { database in
            (
                unread: try database.rows("SELECT status FROM devices WHERE push_device_id = ?", [unread.pushDeviceId]) { $0[0] as String },
                activities: try database.rows("SELECT count(*) FROM activity_addresses", []) { $0[0] as Int }
            )
        }
        #expect(left.unread == ["expired"] && left.activities == [0])
    }

    @Test("ARCH-16 a table that cannot be cleaned is counted under its name, and the tables after it are cleaned")
    func sharedTables() async throws {
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "gone"))
        try await fixture.store.write { try $0.execute(sql: "ALTER TABLE presence RENAME TO presence_of_old") }
        fixture.days(31)
        try await fixture.runMaintenance()
        #expect(try await fixture.store.read { try $0.rows("SELECT count(*) FROM erasures", []) { $0[0] as Int } } == [0])
        #expect(fixture.metrics.prometheusText().contains("carillon_maintenance_failures_total{job=\"presence\"} 1\n"))
    }
}
