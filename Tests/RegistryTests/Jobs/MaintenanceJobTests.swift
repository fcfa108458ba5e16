import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Maintenance jobs of the registry")
struct MaintenanceJobTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private func use(_ overrides: [String: String]) async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: overrides)))
    }

    private func status(_ device: RegistryV1.Device, of user: String) async throws -> String? {
        try await fixture.device(device.pushDeviceId, of: user)?.status.name
    }

    @Test("ACC-012 REG-24 a device unused for 90 days gets nothing until its app is launched again")
    func inactivity() async throws {
        try await use(["device_inactive_days": "90"])
        let unused = try await fixture.register("usr_1", device: "phone", token: 1)
        let reached = try await fixture.register("usr_2", device: "phone", token: 2)
        fixture.days(60)
        try await fixture.report([reached], "ok")
        fixture.clock.advance(by: .seconds(30 * 86_400 - 2))
        try await fixture.runMaintenance()
        #expect(try await status(unused, of: "usr_1") == "active")
        fixture.clock.advance(by: .seconds(1))
        try await fixture.runMaintenance()
        #expect(try await status(unused, of: "usr_1") == "inactive")
        #expect(try await fixture.sendable("usr_1", "usr_2").map(\.userId) == ["usr_2"])
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .active)
        #expect(try await fixture.sendable("usr_1").count == 1)
        // The next rounds do not read the device again that was not launched, but reached.
        let isIndexed = try await fixture.store.read {
            try $0.firstRow("SELECT indexed_use_at_ms = last_success_at_ms FROM devices WHERE user_id = 'usr_2'", []) { $0[0] as Bool }
        }
        #expect(isIndexed == true)
        fixture.days(61)
        try await fixture.runMaintenance()
        #expect(try await status(reached, of: "usr_2") == "inactive")
    }

    @Test("REG-24 without `device_inactive_days` no device becomes inactive by itself")
    func noInactivity() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.days(1_000)
        try await fixture.runMaintenance()
        #expect(try await status(device, of: "usr_1") == "active")
    }

    @Test("REG-24 PRIV-01 a device is removed 180 days after its token died; an undeliverable notice is audited")
    func expired() async throws {
        try await use(["device_purge_notice_days": "7"])
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let back = try await fixture.register("usr_2", device: "phone", token: 2)
        try await fixture.report([device, back], "dead")
        fixture.days(100)
        try await fixture.register("usr_2", device: "phone", token: 2)
        fixture.days(79)
        try await fixture.runMaintenance()
        #expect(try await status(device, of: "usr_1") == "invalid")
        fixture.days(1)
        try await fixture.runMaintenance()
        #expect(try await status(device, of: "usr_1") == nil)
        #expect(try await status(back, of: "usr_2") == "active")
        #expect(try await fixture.audit() == ["device.purge_notice_undeliverable \(device.pushDeviceId) registry"])
    }

    @Test("ACC-013 (partly) REG-24 DISP-32 a notice is sent once, seven days before the purge; without an address the device goes on its day")
    func purgeNotice() async throws {
        try await use(["device_purge_notice_days": "7", "fallback_channel": "smtp"])
        _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: RegistryFixture.tenant, userId: "usr_1", email: "a@example.com")]))
        let told = try await fixture.register("usr_1", device: "phone", token: 1)
        let untold = try await fixture.register("usr_2", device: "phone", token: 2)
        let back = try await fixture.register("usr_3", device: "phone", token: 3)
        try await fixture.report([told, untold, back], "dead")
        func notices() async throws -> [String] {
            try await fixture.store.read { database in
                try database.rows("SELECT user_id, state, purge_at_ms - noticed_at_ms FROM purge_notices ORDER BY user_id", []) {
                    "\($0[0] as String) \($0[1] as String) \(($0[2] as Int64) / 86_400_000)"
                }
            }
        }
        fixture.days(172)
        try await fixture.runMaintenance()
        #expect(try await notices().isEmpty)
        fixture.days(2)
        try await fixture.runMaintenance()
        try await fixture.runMaintenance()
        #expect(try await notices() == ["usr_1 sent 7", "usr_2 undeliverable 7", "usr_3 undeliverable 7"])
        // One message for the dispatcher, in the transaction of the notice.
        let messages = try await fixture.store.read { database in
            try database.rows("SELECT message FROM person_message_outbox", []) { try DispatcherV1.PersonMessage.items(of: $0.bytes(at: 0)) }
        }.flatMap(\.self)
        #expect(messages.map { "\($0.userId) \($0.email) \($0.subject)" } == ["usr_1 a@example.com \(told.pushDeviceId)"])
        #expect(messages.allSatisfy { $0.kind == .purgeNotice && $0.body.contains("7 days") })
        // Registered again: neither purged, nor spared the notice of a later death.
        try await fixture.register("usr_3", device: "phone", token: 3)
        fixture.days(6)
        try await fixture.runMaintenance()
        // The notice came a day late, and so does the purge; without a notice the purge does not wait.
        #expect(try await status(told, of: "usr_1") == "invalid")
        #expect(try await status(untold, of: "usr_2") == nil)
        fixture.days(1)
        try await fixture.runMaintenance()
        #expect(try await status(told, of: "usr_1") == nil)
        #expect(try await notices() == [], "a device that lives again is not about to be purged")
        #expect(try await status(back, of: "usr_3") == "active")
        let records = try await fixture.auditLog.listAudit(.init(tenant: RegistryFixture.tenant, action: "device.purge_notice_undeliverable")).records
        #expect(
            Set(records.map { "\($0.subject) \($0.details)" }) == [
                "\(untold.pushDeviceId) no e-mail is known", "\(back.pushDeviceId) no e-mail is known",
            ])
    }

    @Test("REG-18 REG-22 PRIV-01 revoked registrations and tokens are kept for 180 days")
    func revoked() async throws {
        let first = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.register("usr_2", device: "tablet", token: 1)
        let rotated = try await fixture.register("usr_3", device: "phone", token: 3)
        try await fixture.register("usr_3", device: "phone", token: 4)
        fixture.days(179)
        try await fixture.runMaintenance()
        #expect(try await status(first, of: "usr_1") == "revoked")
        func past() async throws -> Int {
            try await fixture.registry.listDevices(.init(tenant: RegistryFixture.tenant, userId: "usr_3", includeRevoked: true)).devices
                .filter { $0.status == .revoked }.count
        }
        #expect(try await past() == 1)
        fixture.days(1)
        try await fixture.runMaintenance()
        #expect(try await status(first, of: "usr_1") == nil)
        #expect(try await past() == 0)
        #expect(try await status(rotated, of: "usr_3") == "active")
    }

    @Test("T22 an FCM token expires after 270 days without use; another provider's does not")
    func staleTokens() async throws {
        try await fixture.register("usr_1", device: "phone", token: 1)
        func android(_ user: String) async throws -> RegistryV1.Device {
            try await fixture.registry.registerDevice(
                .init(tenant: RegistryFixture.tenant, userId: user, deviceId: "pixel", platform: "android", token: "fcm-token-of-\(user)-0123456789")
            ).device!
        }
        let stale = try await android("usr_2")
        fixture.days(200)
        _ = try await android("usr_3")
        fixture.days(70)
        try await fixture.runMaintenance()
        let gone = try await fixture.device(stale.pushDeviceId, of: "usr_2")
        #expect(gone?.status == .invalid && gone?.failureReason == "stale")
        #expect(Set(try await fixture.sendable("usr_1", "usr_2", "usr_3").map(\.userId)) == ["usr_1", "usr_3"])
    }

    private func androids(_ users: Range<Int>) async throws -> [RegistryV1.Device] {
        var devices: [RegistryV1.Device] = []
        for number in users {
            devices.append(
                try #require(
                    try await fixture.registry.registerDevice(
                        .init(
                            tenant: RegistryFixture.tenant, userId: "droid_\(number)", deviceId: "pixel", platform: "android",
                            token: "fcm-token-of-\(number)-0123456789")
                    ).device))
        }
        return devices
    }

    private func fcmState() async throws -> RegistryV1.TokenVerdictState? {
        try await fixture.verdicts.listTokenVerdicts(.init(tenant: RegistryFixture.tenant)).states.first { $0.provider == "fcm" }
    }

    private func active() async throws -> Int64 {
        try await fixture.registry.statistics(.init(tenant: RegistryFixture.tenant)).devicesActive
    }

    @Test("T20 T22 REG-20 when most FCM tokens are stale at once, their verdicts wait for an operator; dropped verdicts do not come again")
    func staleSpike() async throws {
        _ = try await androids(0..<24)
        fixture.days(269)
        _ = try await androids(24..<30)
        fixture.days(1)
        for _ in 0..<2 {
            try await fixture.runMaintenance()
            #expect(try await active() == 30)
        }
        let state = try #require(try await fcmState())
        #expect(state.mode == .paused && state.pending == 24 && state.reason == "24 of 30 active devices were not used for 270 days")
        #expect(fixture.metrics.prometheusText().contains("carillon_token_invalidation_pauses_total{by=\"guard\"} 1\n"))
        #expect(fixture.logLines.texts(.critical).count == 1)
        let forgotten = try await fixture.verdicts.resumeInvalidation(.init(tenant: RegistryFixture.tenant, provider: "fcm", apply: false))
        #expect(forgotten.devices == 24)
        try await fixture.runMaintenance()
        #expect(try await active() == 30)
        #expect(try await fcmState()?.pending ?? 0 == 0)
    }

    @Test("T22 REG-20 verdicts on stale tokens wait while an operator has paused verdicts, and apply on resume")
    func stalePaused() async throws {
        let stale = try await androids(0..<1)[0]
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: RegistryFixture.tenant, provider: "fcm", reason: "moving the project"))
        fixture.days(270)
        try await fixture.runMaintenance()
        #expect(try await status(stale, of: "droid_0") == "active")
        #expect(try await fcmState()?.pending == 1)
        let applied = try await fixture.verdicts.resumeInvalidation(.init(tenant: RegistryFixture.tenant, provider: "fcm", apply: true))
        #expect(applied.devices == 1)
        let gone = try await fixture.device(stale.pushDeviceId, of: "droid_0")
        #expect(gone?.status == .invalid && gone?.failureReason == "stale")
    }

    @Test("REG-21 T20 when most devices keep failing, their verdicts wait for an operator")
    func massFailure() async throws {
        var devices: [RegistryV1.Device] = []
        for number in 0..<25 { devices.append(try await fixture.register("usr_\(number)", device: "phone", token: number)) }
        for attempt in 0..<10 {
            for device in devices.prefix(24) {
                try await fixture.report([device], "failed", reason: "INVALID_ARGUMENT", attempt: "att_\(device.pushDeviceId)_\(attempt)")
            }
        }
        for _ in 0..<2 {
            try await fixture.runMaintenance()
            #expect(try await fixture.registry.statistics(.init(tenant: RegistryFixture.tenant)).devicesActive == 25)
        }
        let state = try #require(try await fixture.verdicts.listTokenVerdicts(.init(tenant: RegistryFixture.tenant)).states.first)
        #expect(state.mode == .paused && state.pending == 24 && state.reason == "24 of 25 active devices keep failing")
        // OBS-04: one page, though there were two rounds.
        #expect(fixture.metrics.prometheusText().contains("carillon_token_invalidation_pauses_total{by=\"guard\"} 1\n"))
        #expect(fixture.metrics.prometheusText().contains("carillon_token_verdicts_pending_total 24\n"))
        let pages = fixture.logLines.texts(.critical)
        #expect(pages.count == 1 && pages.first?.contains("alert=page answers=25 app=acme-chat code=failure_count dead=24") == true)
        let applied = try await fixture.verdicts.resumeInvalidation(.init(tenant: RegistryFixture.tenant, provider: "apns", apply: true))
        #expect(applied.devices == 24)
    }

    /// A job for devices that keep failing, and what it does in one transaction.
    private func handle(_ job: inout FailingDevicesJob) async throws -> Int {
        let (before, now, tenant) = (job, fixture.clock.now, RegistryFixture.tenant)
        let (done, after) = try await fixture.store.write { database in
            var job = before
            return (try job.handle(tenant: tenant, now: now, limit: 500, database), job)
        }
        job = after
        return done
    }

    private func failingDevice() async throws -> (device: RegistryV1.Device, job: FailingDevicesJob) {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        for attempt in 0..<10 { try await fixture.report([device], "failed", attempt: "att_\(attempt)") }
        let policy = try await fixture.policies.entry(for: RegistryFixture.tenant).policy
        return (device, try #require(FailingDevicesJob(policy: policy)))
    }

    @Test("REG-21 T20 no device is invalidated before its provider's share was counted, which happens beside the writer")
    func uncounted() async throws {
        let (device, first) = try await failingDevice()
        var job = first
        #expect(try await handle(&job) == 0)
        #expect(try await status(device, of: "usr_1") == "active")
        try await job.find(in: fixture.store, of: RegistryFixture.tenant, now: fixture.clock.now)
        #expect(try await handle(&job) == 1)
        #expect(try await status(device, of: "usr_1") == "invalid")
    }

    @Test("REG-21 a device that a push reaches after the job found it stays active")
    func reachedMeanwhile() async throws {
        let (device, first) = try await failingDevice()
        var job = first
        try await job.find(in: fixture.store, of: RegistryFixture.tenant, now: fixture.clock.now)
        try await fixture.report([device], "ok")
        _ = try await handle(&job)
        #expect(try await status(device, of: "usr_1") == "active")
    }

    @Test(
        "REG-20 with stale_token_cleanup_hours below 12, dead tokens are invalidated at that interval",
        arguments: [(nil, 12), ("2", 2), ("5", 5)] as [(String?, Int)])
    func strictCleanup(hours: String?, expected: Int) async throws {
        if let hours { try await use(["stale_token_cleanup_hours": hours]) }
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let midnight = DailySchedule.day.next(after: fixture.clock.now)
        fixture.clock.set(midnight - .seconds(600))
        let worker = fixture.jobs
        let running = Task { try await worker.run() }
        defer { running.cancel() }
        func waits(until instant: Instant) async throws {
            try await eventually("the next round is at \(instant)") { fixture.clock.nextDue == instant }
        }
        // The first count of devices.
        try await waits(until: midnight - .seconds(540))
        fixture.clock.set(midnight - .seconds(540))
        try await waits(until: midnight)
        fixture.clock.set(midnight)
        let next = midnight + .seconds(expected * 3_600)
        try await waits(until: next)
        for attempt in 0..<10 { try await fixture.report([device], "failed", attempt: "att_\(attempt)") }
        fixture.clock.set(next)
        try await waits(until: next + .seconds(min(expected, 12 - expected % 12) * 3_600))
        #expect(try await status(device, of: "usr_1") == "invalid")
    }

    @Test("ARCH-04 ARCH-03 counted failures are deleted after eight days, in batches")
    func countedFailures() async throws {
        let now = fixture.clock.now
        try await fixture.store.write { database in
            for (count, atMs) in [(MaintenanceJob.usualBatch * 2 + 1, now.milliseconds), (3, now.milliseconds + 86_400_000)] {
                try database.execute(
                    sql: """
                        WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?)
                        INSERT INTO counted_failures SELECT 'org_acme', 'acme-chat', 'att_' || ? || '_' || n, ? FROM numbers
                        """, arguments: [count, atMs, atMs])
            }
        }
        fixture.days(8)
        fixture.clock.advance(by: .seconds(1))
        try await fixture.runMaintenance()
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM counted_failures") } == 3)
    }

    @Test("SEC-10 audit records of an app are deleted after `audit_retention_days`")
    func auditRetention() async throws {
        try await use(["audit_retention_days": "30"])
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: RegistryFixture.tenant, provider: "apns"))
        fixture.days(29)
        try await fixture.runMaintenance()
        #expect(try await fixture.audit().count == 1)
        fixture.days(1)
        try await fixture.runMaintenance()
        #expect(try await fixture.audit().isEmpty)
    }

    @Test("SEC-10 audit records of the platform, of organizations and of unknown apps are deleted after a year, an app's by its policy")
    func appless() async throws {
        try await use(["audit_retention_days": "1000"])
        let owners = [
            RegistryFixture.tenant, CommonV1.Tenant(), CommonV1.Tenant(organizationId: "org_acme", appId: ""),
            CommonV1.Tenant(organizationId: "org_x", appId: "none"),
        ]
        let now = fixture.clock.now
        try await fixture.store.write { database in
            for owner in owners {
                try AuditTable.record(
                    .policyChanged, subject: "old", by: AuditActor(name: "user:eve", origin: "", tenant: owner), tenant: owner,
                    at: now,
                    in: database)
            }
        }
        func left() async throws -> [String] {
            try await fixture.store.read { database in
                try database.rows("SELECT organization_id || '/' || app_id FROM audit_log WHERE subject = 'old' ORDER BY id", []) { $0[0] as String }
            }
        }
        fixture.days(364)
        try await fixture.runMaintenance()
        #expect(try await left().count == 4)
        fixture.days(1)
        try await fixture.runMaintenance()
        #expect(try await left() == ["org_acme/acme-chat"])
    }

    @Test("ARCH-16 a job that fails for one app is counted, and the jobs of the others run")
    func oneAppFails() async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(
                app: .init(
                    appId: "acme-other", organizationId: "org_acme", name: "Other", policyOverrides: ["revoked_token_retention_days": "1"],
                    apnsTopic: "com.acme.other")))
        let other = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-other")
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        request.tenant = other
        _ = try await fixture.registry.registerDevice(request)
        request.token = RegistryFixture.apnsToken(2)
        _ = try await fixture.registry.registerDevice(request)
        // A store that holds what this version does not know.
        let broken = try await fixture.register("usr_1", device: "phone", token: 9)
        for attempt in 0..<10 { try await fixture.report([broken], "failed", attempt: "att_\(attempt)") }
        try await fixture.store.write { database in
            try database.execute(
                sql: "INSERT INTO invalidation_modes VALUES ('org_acme', 'acme-chat', 'apns', 'unheard-of', NULL, '', 0)")
        }
        fixture.days(2)
        try await fixture.runMaintenance()
        let page = fixture.metrics.prometheusText()
        #expect(page.contains("carillon_maintenance_failures_total{job=\"failing devices\"} 1\n"))
        #expect(page.contains("carillon_maintenance_items_total{job=\"revoked tokens\"} 1\n"))
    }
}
