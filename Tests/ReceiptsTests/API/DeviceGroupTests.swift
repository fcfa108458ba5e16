import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("EVAL-54 What devices show of a category")
struct DeviceGroupTests {
    private typealias Ledger = ReceiptsFixture

    /// The devices with more than two notifications of a category: `device count`.
    private func record(_ ledger: ReceiptsFixture, _ records: ReceiptsV1.NotificationRecord...) async throws -> [String] {
        try await ledger.client().recordNotification(.init(notifications: records)).groups.map { "\($0.index) \($0.pushDeviceId) \($0.count)" }
    }

    private func withGroups(_ body: (ReceiptsFixture) async throws -> Void) async throws {
        try await withLedger { ledger in
            ledger.policies.set("device_group_max", 2)
            try await body(ledger)
        }
    }

    @Test("EVAL-54 ACC-072 above device_group_max the ledger says how many a device has with the new one, each device by itself")
    func counts() async throws {
        try await withGroups { ledger in
            let first = try await record(ledger, Ledger.record("n1"), Ledger.record("n2", devices: ["dev_1", "dev_2"]))
            #expect(first.isEmpty)
            let third = Ledger.record("n3", devices: ["dev_1", "dev_2"])
            #expect(try await record(ledger, third) == ["0 dev_1 3"])
            #expect(try await record(ledger, third) == ["0 dev_1 3"], "a repeated record counts once")
            var other = Ledger.record("n4")
            other.categoryId = "system"
            let stranger = Ledger.record("n5", user: "carol")
            let fourth = Ledger.record("n6", devices: ["dev_2"])
            #expect(try await record(ledger, other, stranger, fourth) == ["2 dev_2 3"])
        }
    }

    @Test("EVAL-54 what was opened on any device, dismissed on this one, failed or cancelled, or is older than four weeks does not count")
    func ended() async throws {
        try await withGroups { ledger in
            let devices = ["dev_1", "dev_2"]
            let old = Ledger.record("old", devices: devices, createdAt: Ledger.start - Int64(28 * 86_400_000))
            _ = try await record(ledger, old)
            for id in ["n1", "n2", "n3", "n4"] { _ = try await record(ledger, Ledger.record(id, devices: devices)) }
            #expect(try await record(ledger, Ledger.record("n5", devices: devices)) == ["0 dev_1 5", "0 dev_2 5"])
            try await ledger.outcomes(
                Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n1", .sent, sequence: 1, device: "dev_2"),
                Ledger.outcome("n2", .failed, sequence: 1), Ledger.outcome("n3", .cancelled, sequence: 1, device: "dev_2"))
            #expect(try await record(ledger, Ledger.record("n5", devices: devices)) == ["0 dev_1 4", "0 dev_2 4"])
            _ = try await ledger.client().reportClientEvent(Ledger.report("n1", .opened, device: "device_dev_1"))
            #expect(try await record(ledger, Ledger.record("n5", devices: devices)) == ["0 dev_1 3", "0 dev_2 3"])
            _ = try await ledger.client().reportClientEvent(Ledger.report("n4", .dismissed, device: "device_dev_1"))
            #expect(try await record(ledger, Ledger.record("n5", devices: devices)) == ["0 dev_2 3"])
        }
    }

    @Test("EVAL-54 a notification with several pushes counts once; silent, skipped and deferred ones do not count")
    func pushes() async throws {
        try await withGroups { ledger in
            _ = try await record(ledger, Ledger.record("n1"), Ledger.record("n2"))
            #expect(try await record(ledger, Ledger.further("n1"), Ledger.record("n4", skipped: .grouped)).isEmpty)
            var silent = Ledger.record("n5")
            (silent.silentPush, silent.categoryId) = (true, "")
            var held = Ledger.record("n6")
            (held.held, held.pushId) = (true, "")
            #expect(try await record(ledger, silent, held).isEmpty)
            #expect(try await record(ledger, Ledger.record("n3")) == ["0 dev_1 3"])
        }
    }

    @Test("EVAL-54 PRIV-10 without device_group_max, and in an app without a ledger, nothing is counted")
    func off() async throws {
        for (setting, value) in [("device_group_max", PolicyValue.int(0)), ("telemetry_mode", "off")] {
            try await withGroups { ledger in
                ledger.policies.set(setting, value)
                let groups = try await record(ledger, Ledger.record("n1"), Ledger.record("n2"), Ledger.record("n3"), Ledger.record("n4"))
                #expect(groups.isEmpty)
            }
        }
    }

    @Test("EVAL-54 RCPT-07 the newest push of a notification says whether a device shows it; a report without a device counts for all")
    func newest() {
        func push(_ id: String, _ device: String, _ status: CommonV1.DeliveryStatus, opened: Bool = false, dismissed: Bool = false)
            -> DeviceGroups.Push
        {
            .init(notificationID: id, pushDeviceID: device, status: status, isOpened: opened, isDismissed: dismissed)
        }
        let groups = DeviceGroups([
            push("snoozed", "d", .sent), push("snoozed", "d", .dismissed, dismissed: true), push("again", "d", .failed),
            push("again", "d", .sent), push("read", "d", .delivered), push("read", "e", .opened, opened: true), push("gone", "d", .sent),
            push("gone", "", .dismissed, dismissed: true),
        ])
        #expect(groups.count(on: "d") == 1 && groups.count(on: "e") == 0 && groups.count(on: "f") == 0)
    }
}
