import CarillonAPI
import Cryptography
import DurableWork
import GRDB
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Decisions about verdicts on tokens")
struct TokenVerdictTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private var source: (tenant: CommonV1.Tenant, provider: String) { (RegistryFixture.tenant, "apns") }

    private func devices(_ count: Int) async throws -> [RegistryV1.Device] {
        var devices: [RegistryV1.Device] = []
        for number in 0..<count { devices.append(try await fixture.register("usr_\(number)", device: "phone", token: number)) }
        return devices
    }

    private func use(action: String) async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
    }

    private func state() async throws -> RegistryV1.TokenVerdictState? {
        try await fixture.verdicts.listTokenVerdicts(.init(tenant: source.tenant)).states.first
    }

    private func resume(apply: Bool, trustSeconds: Int32 = 0) async throws -> Int64 {
        try await fixture.verdicts.resumeInvalidation(
            .init(tenant: source.tenant, provider: source.provider, apply: apply, trustSeconds: trustSeconds)
        ).devices
    }

    private func undo(since: Int64) async throws -> RegistryV1.UndoInvalidationsResponse {
        try await fixture.verdicts.undoInvalidations(.init(tenant: source.tenant, provider: source.provider, sinceMs: since))
    }

    private func active() async throws -> Int64 {
        try await fixture.registry.statistics(.init(tenant: RegistryFixture.tenant)).devicesActive
    }

    @Test("REG-20 T20 OBS-04 a burst of dead verdicts waits for an operator, with one alert; dropping it changes no device")
    func burst() async throws {
        let devices = try await devices(40)
        try await fixture.report(devices, "dead", reason: "Unregistered", answers: (40, 40))
        #expect(try await active() == 40)
        let waiting = try #require(try await state())
        #expect(waiting.mode == .paused && waiting.pending == 40 && waiting.provider == "apns" && waiting.undoable == 0)
        #expect(waiting.reason == "40 of the last minute's 40 answers call tokens dead")
        #expect(fixture.metrics.prometheusText().contains("carillon_token_invalidation_pauses_total{by=\"guard\"} 1\n"))
        #expect(try await fixture.audit() == ["invalidation.paused apns registry"])
        // While it waits, so does everything else of this provider, also minutes later and one at a time.
        fixture.clock.advance(by: .seconds(600))
        let late = try await fixture.register("usr_late", device: "phone", token: 99)
        try await fixture.report([late], "dead")
        #expect(try await fixture.sendable("usr_late").count == 1)

        #expect(try await resume(apply: false) == 41)
        #expect(try await active() == 41)
        #expect(try await state()?.mode == nil)
        try await fixture.report([late], "dead")
        #expect(try await fixture.sendable("usr_late").isEmpty)
        #expect(try await fixture.audit() == ["invalidation.paused apns registry", "invalidation.resumed apns service:operator"])
    }

    @Test("REG-20 OBS-04 receipts are told when the guard makes verdicts wait, and when an operator resumes them; not of a pause by hand")
    func alert() async throws {
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: "fcm", reason: "a test"))
        try await fixture.report(try await devices(40), "dead", reason: "Unregistered", answers: (40, 40))
        _ = try await resume(apply: false)
        let reports = try await fixture.store.read { database in
            try database.rows("SELECT message FROM alert_outbox ORDER BY outbox_row", []) { try ReceiptsV1.AlertReport.items(of: $0.bytes(at: 0)) }
        }.flatMap(\.self)
        let told = reports.map { "\($0.state.name) \($0.kind) \($0.subject)" }
        #expect(told == ["firing token_verdicts_wait apns", "resolved token_verdicts_wait apns"])
        #expect(reports.first?.severity == .page && reports.first?.detail == "40 of the last minute's 40 answers call tokens dead")
    }

    @Test("REG-20 applied pending verdicts leave out devices that registered meanwhile")
    func applying() async throws {
        let devices = try await devices(25)
        try await fixture.report(devices, "dead", answers: (25, 25))
        fixture.clock.advance(by: .seconds(5))
        try await fixture.register("usr_24", device: "phone", token: 24)
        #expect(try await resume(apply: true) == 24)
        #expect(try await fixture.sendable("usr_23", "usr_24").map(\.userId) == ["usr_24"])
    }

    @Test("REG-20 applied pending verdicts leave out devices that a push reached meanwhile")
    func reachedMeanwhile() async throws {
        let devices = try await devices(3)
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: "apns"))
        try await fixture.report(devices, "dead")
        try await fixture.report([devices[0]], "ok")
        #expect(try await resume(apply: true) == 2)
        #expect(try await fixture.sendable("usr_0", "usr_1", "usr_2").map(\.userId) == ["usr_0"])
    }

    @Test("REG-20 REG-21 the next round of the jobs does not repeat verdicts that an operator dropped or undid")
    func decisionsLast() async throws {
        let devices = try await devices(2)
        for device in devices {
            for attempt in 0..<10 {
                try await fixture.report([device], "failed", reason: "MessageTooBig", attempt: "att_\(device.userId)_\(attempt)")
            }
        }
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: "apns"))
        try await fixture.runMaintenance()
        #expect(try await state()?.pending == 2)
        #expect(try await resume(apply: false) == 2)
        try await fixture.runMaintenance()
        #expect(try await active() == 2)
        #expect(try await fixture.device(devices[0].pushDeviceId, of: "usr_0")?.failureCount == 0)
    }

    @Test("REG-20 REG-24 a restored device stays active, however old its last use is", arguments: ["expire", "delete"])
    func undoneStays(action: String) async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: RegistryFixture.app(overrides: ["invalid_token_action": action, "device_inactive_days": "90"])))
        let device = try #require(try await devices(1).first)
        try await fixture.report([device], "ok")
        for attempt in 0..<9 { try await fixture.report([device], "failed", reason: "MessageTooBig", attempt: "att_\(attempt)") }
        fixture.days(89)
        let since = fixture.clock.now.milliseconds
        try await fixture.report([device], "dead")
        fixture.days(2)
        #expect(try await undo(since: since).restored == 1)
        let back = try #require(try await fixture.device(device.pushDeviceId, of: "usr_0"))
        #expect(back.failureCount == 0 && back.failureReason == "" && back.lastUsedAtMs == fixture.clock.now.milliseconds)
        #expect(!back.isValid && back.lastValidatedAtMs == nil)
        try await fixture.runMaintenance()
        #expect(try await active() == 1)
    }

    @Test("REG-20 ARCH-03 more than a page of verdicts is decided and undone, with one entry in the audit log each")
    func pages() async throws {
        let count = VerdictDecisions.page * 2 + 1
        var devices: [RegistryV1.Device] = []
        for start in stride(from: 0, to: count, by: 500) {
            let numbers = start..<min(count, start + 500)
            let answer = try await fixture.registry.registerDevices(
                .init(devices: numbers.map { RegistryFixture.iPhone("usr_\($0)", device: "phone", token: $0) }))
            devices += answer.pushDeviceIds.map { id in
                var device = RegistryV1.Device()
                device.pushDeviceId = id
                device.addressVersion = 1
                return device
            }
        }
        try await use(action: "delete")
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: "apns"))
        let since = fixture.clock.now.milliseconds
        for start in stride(from: 0, to: count, by: 500) { try await fixture.report(Array(devices[start..<min(count, start + 500)]), "dead") }
        #expect(try await state()?.pending == Int64(count))
        #expect(try await resume(apply: true) == Int64(count))
        #expect(try await active() == 0)
        #expect(try await state()?.mode == .guarded)
        #expect(try await undo(since: since).restored == Int64(count))
        #expect(try await active() == Int64(count))
        #expect(
            try await fixture.audit() == [
                "invalidation.paused apns service:operator", "invalidation.resumed apns service:operator",
                "invalidation.undone apns service:operator",
            ])
        // The tokens are those of live devices again, not of the past.
        #expect(
            try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM revoked_tokens") } == 0)
    }

    @Test("REG-20 an operator can have verdicts applied without the guard for a time")
    func trust() async throws {
        let devices = try await devices(3)
        #expect(try await resume(apply: true, trustSeconds: 60) == 0)
        #expect(try await state()?.mode == .trusted)
        try await fixture.report([devices[0]], "dead", answers: (100, 100))
        #expect(try await active() == 2)
        fixture.clock.advance(by: .seconds(60))
        try await fixture.report([devices[1]], "dead", answers: (100, 100))
        #expect(try await active() == 2)
        #expect(try await state()?.mode == .paused)
    }

    @Test("REG-20 an operator pauses verdicts before there is a burst")
    func pausing() async throws {
        let devices = try await devices(1)
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: "apns", reason: "moving to a new topic"))
        try await fixture.report(devices, "dead")
        #expect(try await active() == 1)
        #expect(try await state()?.reason == "moving to a new topic")
    }

    @Test("REG-20 T20 an undo restores invalidated devices under every `invalid_token_action`", arguments: ["invalidate", "expire", "delete"])
    func undoing(action: String) async throws {
        try await use(action: action)
        let devices = try await devices(3)
        let before = try await fixture.sendable("usr_0", "usr_1", "usr_2")
        let since = fixture.clock.now.milliseconds
        try await fixture.report(devices, "dead")
        #expect(try await active() == 0)
        #expect(try await state()?.undoable == 3)
        // One registers again by itself, another logs out: neither is touched.
        let again = try await fixture.register("usr_1", device: "phone", token: 1)
        _ = await reason {
            _ = try await fixture.registry.removeDevice(
                .init(tenant: RegistryFixture.tenant, userId: "usr_2", pushDeviceId: devices[2].pushDeviceId))
        }
        let answer = try await undo(since: since)
        #expect(answer.restored == 1)
        let after = try await fixture.sendable("usr_0", "usr_1", "usr_2")
        #expect(after.map(\.userId).sorted() == ["usr_0", "usr_1"])
        let restored = try #require(after.first { $0.userId == "usr_0" })
        #expect(restored.pushDeviceId == devices[0].pushDeviceId)
        #expect(after.first { $0.userId == "usr_1" }?.pushDeviceId == again.pushDeviceId)
        let address = try #require(restored.address)
        #expect(
            try fixture.keyRing.open(address.envelope, associatedData: Array(restored.pushDeviceId.utf8)) == Array(RegistryFixture.apnsToken(0).utf8))
        #expect(address.version == 2 && before.first { $0.userId == "usr_0" }?.address?.tokenHash == address.tokenHash)
        let shown = try #require(try await fixture.device(restored.pushDeviceId, of: "usr_0"))
        #expect(shown.status == .active && shown.deviceModel == "iPhone 14 Pro" && shown.maxPayloadSize == 4_096)
        // What the same sends said arrives once more: it speaks of the address as it was.
        try await fixture.report(devices, "dead")
        #expect(try await fixture.sendable("usr_0").count == 1)
        #expect(try await fixture.audit() == ["invalidation.undone apns service:operator"])
        #expect(try await undo(since: since).restored == 0)
    }

    @Test(
        "REG-14 REG-20 an undo does not restore a device whose permission was denied meanwhile",
        arguments: ["invalidate", "expire", "delete"])
    func denied(action: String) async throws {
        try await use(action: action)
        let devices = try await devices(3)
        let since = fixture.clock.now.milliseconds
        try await fixture.report(devices, "dead")
        func deny(_ user: String, _ status: String = "denied", device: String = "phone") async -> String? {
            await reason {
                _ = try await fixture.registry.updateDevice(
                    .init(tenant: RegistryFixture.tenant, userId: user, permissionStatus: .word(status), deviceId: device))
            }
        }
        #expect(await deny("usr_0") == nil)
        // Nothing is known of it any more, where the verdict removed it; nor of any other installation, or what else is reported of one.
        #expect(await deny("usr_0") == (action == "delete" ? "not_found" : nil))
        #expect(await deny("usr_1", device: "tablet") == "not_found")
        #expect(await deny("usr_1", "granted") == (action == "delete" ? "not_found" : nil))
        #expect(await deny("") == "invalid_argument")
        #expect(try await undo(since: since).restored == 2)
        #expect(try await fixture.sendable("usr_0", "usr_1", "usr_2").map(\.userId).sorted() == ["usr_1", "usr_2"])
        #expect(try await fixture.device(devices[0].pushDeviceId, of: "usr_0")?.status != .active)
        // With the grant comes the registration.
        var again = RegistryFixture.iPhone("usr_0", device: "phone", token: 0)
        again.permissionStatus = .granted
        #expect(try await fixture.registry.registerDevice(again).device?.status == .active)
    }

    @Test("REG-17 REG-20 an undo does not restore a device that registered again and then logged out")
    func loggedOut() async throws {
        try await use(action: "delete")
        let devices = try await devices(1)
        let since = fixture.clock.now.milliseconds
        try await fixture.report(devices, "dead")
        let again = try await fixture.register("usr_0", device: "phone", token: 0)
        _ = try await fixture.registry.removeDevice(
            .init(tenant: RegistryFixture.tenant, userId: "usr_0", pushDeviceId: again.pushDeviceId))
        #expect(try await undo(since: since).restored == 0)
        #expect(try await fixture.sendable("usr_0").isEmpty)
    }

    @Test("REG-20 SEC-01 after a week nothing can be undone, and no sealed address of a removed device is left")
    func tooLate() async throws {
        try await use(action: "delete")
        let devices = try await devices(1)
        try await fixture.report(devices, "dead")
        fixture.clock.advance(by: .seconds(8 * 86_400))
        #expect(await reason { _ = try await undo(since: fixture.clock.now.milliseconds - 8 * 86_400_000) } == "invalid_value")
        #expect(try await state() == nil)
        let now = fixture.clock.now
        #expect(try await fixture.store.write { try InvalidationJournalTable.purge(now: now, limit: 500, $0) } == 1)
    }

    @Test("SEC-08 ARCH-16 unknown apps, providers and spans are refused by name")
    func refused() async throws {
        let nobody = CommonV1.Tenant(organizationId: "org_other", appId: "acme-chat")
        #expect(await reason { _ = try await fixture.verdicts.listTokenVerdicts(.init(tenant: nobody)) } == "not_found")
        #expect(await reason { _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant)) } == "invalid_argument")
        #expect(
            await reason { _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: "carrier")) } == "invalid_value")
        #expect(await reason { _ = try await resume(apply: true, trustSeconds: 86_401) } == "invalid_value")
        #expect(await reason { _ = try await undo(since: fixture.clock.now.milliseconds + 1) } == "invalid_value")
    }

    @Test("SEC-10 the audit log only grows: the store itself refuses a change")
    func appendOnly() async throws {
        _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: source.tenant, provider: "apns"))
        await #expect(throws: (any Error).self) { try await fixture.store.write { try $0.execute(sql: "UPDATE audit_log SET actor = 'nobody'") } }
        #expect(try await fixture.audit() == ["invalidation.paused apns service:operator"])
    }
}
