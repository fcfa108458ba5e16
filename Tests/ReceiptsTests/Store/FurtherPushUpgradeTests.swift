import CarillonAPI
import Foundation
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("The upgrade of stores with one push for a notification")
struct FurtherPushUpgradeTests {
    private typealias Ledger = ReceiptsFixture

    /// What version 0.1.0 stored of a notification to two devices, the first of which was sent.
    private static let rows = """
        INSERT INTO tenants (id, organization_id, app_id) VALUES (1, 'org_1', 'chat');
        INSERT INTO notifications (id, tenant, notification_id, push_id, event_id, user_id, type_id, category_id, channel_id, message_id, priority,
          title, body, skip_reason, status, badge, created_at_ms, expires_at_ms, push_device_id, device_id, platform, provider, device_status,
          sequence, attempts, sent_at_ms, provider_message_id, attempt_id, attempt_number, attempt_sequence, attempt_status, attempt_provider)
        VALUES (7, 1, 'n1', 'psh_n1', 'e1', 'bob', 'mention', 'mentions', 'ch_general', 'm1', 2, 'Alice', 'hello', 0, 5, 4, \(Ledger.start), 0,
          'dev_1', 'device_dev_1', 'ios', 'apns', 5, 1, 1, \(Ledger.start + 100), 'apns-id', 'att_n1_dev_1_1', 1, 1, 5, 'apns');
        INSERT INTO devices (notification_row, push_device_id, tenant, device_id, push_id, platform, provider, status, created_at_ms)
        VALUES (7, 'dev_2', 1, 'device_dev_2', 'psh_n1', 'ios', 'apns', 1, \(Ledger.start));
        """

    @Test("ARCH-03 Notifications of version 0.1.0 keep devices and attempts, take late outcomes and reports, and can have further pushes")
    func upgrade() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carillon-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = try Store(
            path: folder.appendingPathComponent("receipts.sqlite").path,
            migrations: Array(ReceiptsMigrations.all.prefix { $0.name != "0002 pushes" }))
        try await old.write { try $0.execute(sql: Self.rows) }
        await old.close()

        let ledger = try await ReceiptsFixture(folder: folder)
        ledger.clock.advance(by: .seconds(7_200))
        let view = try await ledger.view("n1")
        #expect(view.status == .sent && view.title == "Alice" && view.pushId == "psh_n1")
        #expect(view.receipts.map { $0.attemptLog.map(\.providerMessageId) } == [["apns-id"], []])
        // A repeated record and a repeated outcome are known; a late one counts.
        #expect(try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"])) == [4])
        try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n1", .failed, sequence: 1, device: "dev_2"))
        _ = try await ledger.client().reportClientEvent(Ledger.report("n1", .opened, device: "dev_1"))
        _ = try await ledger.badges(Ledger.further("n1"))
        try await ledger.outcomes(Ledger.furtherOutcome("n1", .sent))
        #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 opened", "psh_n1 dev_2 failed", "psh_2 dev_1 sent"])
        #expect(try await ledger.client().queryDeliveryLog(.init(tenant: Ledger.tenant)).entries.count == 3)
        let faults = try await ledger.store.read { try $0.rows("PRAGMA foreign_key_check") { $0[0] as String } }
        #expect(faults == [])
        await ledger.store.close()
    }
}
