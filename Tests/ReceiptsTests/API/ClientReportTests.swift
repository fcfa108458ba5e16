import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Reports of clients")
struct ClientReportTests {
    private typealias Ledger = ReceiptsFixture

    @Test("RCPT-06 OBS-09 a device's report is never shown before the provider's answer, also when it arrives first")
    func causality() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let client = ledger.client()
            _ = try await client.reportClientEvent(Ledger.report("n1", .delivered, at: Ledger.start + 99))
            _ = try await client.reportClientEvent(Ledger.report("n1", .opened, at: Ledger.start + 2_000))
            #expect(try await ledger.view("n1").receipts[0].deliveredToDeviceAtMs == Ledger.start + 99)
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, at: Ledger.start + 100))
            let receipt = try await ledger.view("n1").receipts[0]
            #expect(receipt.sentToProviderAtMs == Ledger.start + 100 && receipt.deliveredToDeviceAtMs == Ledger.start + 100)
            #expect(receipt.openedAtMs == Ledger.start + 2_000)
        }
    }

    @Test("RCPT-06 ACC-082 T46 delivered twice: recorded with the first time")
    func deliveredTwice() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            ledger.clock.advance(by: .seconds(60))
            let client = ledger.client()
            #expect(try await client.reportClientEvent(Ledger.report("n1", .delivered, at: Ledger.start + 3_000)).recorded)
            #expect(try await client.reportClientEvent(Ledger.report("n1", .delivered, at: Ledger.start + 9_000)).recorded)
            let view = try await ledger.view("n1")
            #expect(view.status == .delivered)
            #expect(view.receipts[0].deliveredToDeviceAtMs == Ledger.start + 3_000)
            #expect(view.receipts[0].deliveryLatencyMs == 3_000)
            #expect(view.receipts[0].deliveryEvidence == .device)
            #expect(try await ledger.statistics.clientEvents == ["delivered": 1])
        }
    }

    @Test("RCPT-07 displayed, opened and dismissed are stored with the app's details")
    func kinds() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            ledger.clock.advance(by: .seconds(1))
            var opened = Ledger.report("n1", .opened)
            opened.actionTaken = "REPLY"
            opened.appStateOnOpen = .background
            let client = ledger.client()
            for report in [Ledger.report("n1", .displayed), opened, opened, Ledger.report("n1", .dismissed)] {
                _ = try await client.reportClientEvent(report)
            }
            let receipt = try await ledger.view("n1").receipts[0]
            #expect(receipt.status == .opened)
            #expect(receipt.displayedAtMs == Ledger.start + 1_000)
            #expect(receipt.openedAtMs == Ledger.start + 1_000)
            #expect(receipt.dismissedAtMs == Ledger.start + 1_000)
            #expect(receipt.actionTaken == "REPLY")
            #expect(receipt.opens == 2)
        }
    }

    private func deviceReported(_ ledger: ReceiptsFixture, _ notification: String) async throws -> [String] {
        try await ledger.view(notification).receipts.filter { $0.deliveredToDeviceAtMs != nil }.map(\.pushDeviceId)
    }

    @Test("RCPT-06 The device is the named one, else the token's, else the only one, else none")
    func deviceResolution() async throws {
        try await withLedger { ledger in
            for id in ["a", "b", "c", "d", "f"] { _ = try await ledger.badges(Ledger.record(id, devices: ["dev_1", "dev_2"])) }
            _ = try await ledger.badges(Ledger.record("e", devices: ["dev_1"]))
            let client = ledger.client()
            _ = try await client.reportClientEvent(Ledger.report("a", .delivered, device: "device_dev_2"))
            #expect(try await deviceReported(ledger, "a") == ["dev_2"])
            _ = try await client.reportClientEvent(Ledger.report("b", .delivered, device: "dev_1"))
            #expect(try await deviceReported(ledger, "b") == ["dev_1"])
            let phone = ledger.client(as: Ledger.user("bob", device: "device_dev_2"))
            _ = try await phone.reportClientEvent(Ledger.report("c", .delivered, user: ""))
            #expect(try await deviceReported(ledger, "c") == ["dev_2"])
            _ = try await client.reportClientEvent(Ledger.report("d", .delivered))
            #expect(try await deviceReported(ledger, "d") == [""])
            #expect(try await ledger.view("d").status == .delivered)
            _ = try await client.reportClientEvent(Ledger.report("e", .delivered))
            #expect(try await deviceReported(ledger, "e") == ["dev_1"])
            #expect(
                await refusal { _ = try await client.reportClientEvent(Ledger.report("f", .delivered, device: "other")) }
                    == "not_found device_id")
            // A report on the whole notification adds no device.
            let counts = try await ledger.statistics.devicesByStatus
            #expect(counts.values.reduce(0, +) == 11)
            #expect(counts["delivered"] == 4)
        }
    }

    @Test("RCPT-06 Impossible times are corrected and flagged")
    func clamping() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            ledger.clock.advance(by: .seconds(10))
            let client = ledger.client()
            _ = try await client.reportClientEvent(Ledger.report("n1", .delivered, at: Ledger.start - 1))
            _ = try await client.reportClientEvent(Ledger.report("n2", .delivered, at: Ledger.start + 10_000 + 300_001))
            let (early, late) = (try await ledger.view("n1").receipts[0], try await ledger.view("n2").receipts[0])
            #expect(early.deliveredToDeviceAtMs == Ledger.start)
            #expect(early.clamped)
            #expect(late.deliveredToDeviceAtMs == Ledger.start + 10_000)
            #expect(late.clamped)
        }
    }

    @Test("RCPT-06 An unknown or foreign notification is not found")
    func foreign() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            let bob = ledger.client(as: Ledger.user("bob"))
            let eve = ledger.client(as: Ledger.user("eve"))
            #expect(await refusal { _ = try await bob.reportClientEvent(Ledger.report("nope", .opened)) } == "not_found notification_id")
            #expect(
                await refusal { _ = try await eve.reportClientEvent(Ledger.report("n1", .opened, user: "")) }
                    == "not_found notification_id")
            #expect(await refusal { _ = try await eve.reportClientEvent(Ledger.report("n1", .opened)) } == "not_found")
            let hidden = await refusal { _ = try await eve.getNotification(.init(tenant: Ledger.tenant, notificationId: "n1")) }
            #expect(hidden == "not_found notification_id")
            #expect(try await bob.getNotification(.init(tenant: Ledger.tenant, notificationId: "n1")).notification?.userId == "bob")
            #expect(await refusal { _ = try await bob.reportClientEvent(Ledger.report("n1", .init(rawValue: 9))) } == "invalid_argument kind")
        }
    }

    @Test("ARCH-16 A refusal of an unknown value names the field and the known values")
    func unknownValues() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            func refused(_ change: (inout ReceiptsV1.ReportClientEventRequest) -> Void) async -> String? {
                var report = Ledger.report("n1", .opened)
                change(&report)
                do { _ = try await ledger.client().reportClientEvent(report) } catch let error as RPCError {
                    return "\(error.reason ?? "") \(error.field ?? "") \(error.message)"
                } catch { return "\(error)" }
                return nil
            }
            #expect(await refused { $0.kind = .unspecified } == "invalid_argument kind is required")
            #expect(await refused { $0.kind = .init(rawValue: 9) } == "invalid_argument kind is one of delivered, displayed, opened, dismissed")
            #expect(
                await refused { $0.appStateOnOpen = .init(rawValue: 9) }
                    == "invalid_argument app_state_on_open is one of foreground, background, not_running")
            #expect(await refused { $0.dismissMethod = .init(rawValue: 9) } == "invalid_argument dismiss_method is one of swipe, clear_all, timeout")
            #expect(try await ledger.view("n1").receipts[0].opens == 0)
            let query = ReceiptsV1.QueryReceiptsRequest(tenant: Ledger.tenant, status: .init(rawValue: 99))
            #expect(await refusal { _ = try await ledger.client().queryReceipts(query) } == "invalid_value status")
        }
    }

    @Test("ROLE-01 SEC-08 Users of any role read their own notifications only", arguments: ["org_admin", "staff", "member"])
    func ownNotification(role: String) async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1", user: "bob"), Ledger.record("n2", user: "ann"))
            let bob = ledger.client(as: Ledger.user("bob", roles: [role]))
            #expect(try await bob.getNotification(.init(tenant: Ledger.tenant, notificationId: "n1")).notification?.userId == "bob")
            #expect(try await bob.getNotification(.init(tenant: Ledger.tenant, notificationId: "n1", userId: "bob")).notification?.userId == "bob")
            for user in ["", "ann"] {
                let hidden = await refusal { _ = try await bob.getNotification(.init(tenant: Ledger.tenant, notificationId: "n2", userId: user)) }
                #expect(hidden.hasPrefix("not_found"))
            }
        }
    }

    @Test("A push id identifies the notification, too; invalid items of a batch are rejected, and the others recorded")
    func batch() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            let byPush = ReceiptsV1.ReportClientEventRequest(tenant: Ledger.tenant, kind: .opened, pushId: "psh_n2")
            let response = try await ledger.client().reportClientEvents(
                .init(events: [
                    Ledger.report("n1", .delivered), Ledger.report("n1", .init(rawValue: 9)), Ledger.report("nope", .opened), byPush,
                    ReceiptsV1.ReportClientEventRequest(tenant: Ledger.tenant, kind: .opened),
                ]))
            #expect(response.rejected.map(\.index) == [1, 2, 4])
            #expect(response.rejected.map(\.field) == ["kind", "notification_id", "notification_id"])
            #expect(try await ledger.view("n1").status == .delivered)
            #expect(try await ledger.view("n2").receipts[0].status == .opened)
        }
    }
}
