import CarillonAPI
import DurableWork
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Retention, erasure and export of notifications with several pushes")
struct FurtherPushRetentionTests {
    private typealias Ledger = ReceiptsFixture
    private static let day = Duration.seconds(86_400)
    private static let dayMs: Int64 = 86_400_000

    /// A notification with two pushes to two devices, the second a day later, each with attempts and a report; and one with one push.
    private func fill(_ ledger: ReceiptsFixture) async throws {
        _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]), Ledger.record("other", user: "eva"))
        _ = try await ledger.badges(Ledger.further("n1", devices: ["dev_2", "dev_1"], createdAt: Ledger.start + Self.dayMs))
        for device in ["dev_1", "dev_2"] {
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1, device: device), Ledger.furtherOutcome("n1", .sent, device: device))
        }
        for push in ["psh_n1", "psh_2"] {
            _ = try await ledger.client().reportClientEvent(Ledger.report(push: push, .opened, at: 0, device: "dev_1"))
        }
    }

    /// The numbers of pushes, devices in the log, attempts beside the rows, and reports.
    private func rows(_ ledger: ReceiptsFixture) async throws -> [Int] {
        try await ledger.store.read { database in
            try ["notifications", "push_delivery_log", "attempts", "client_reports"].map { table in
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? -1
            }
        }
    }

    private func pass(_ ledger: ReceiptsFixture, days: Int) async throws {
        for _ in 0..<days {
            ledger.clock.advance(by: Self.day)
            try await ledger.jobs.round()
        }
    }

    @Test("RCPT-19 A notification is deleted with all its pushes, when the newest is old")
    func deletion() async throws {
        try await withLedger { ledger in
            ledger.policies.set("delivery_log_retention_days", .int(30))
            try await fill(ledger)
            #expect(try await rows(ledger) == [3, 5, 2, 2])
            ledger.clock.advance(by: .seconds(3_600))
            try await ledger.jobs.round()
            try await pass(ledger, days: 30)
            #expect(try await rows(ledger) == [2, 4, 2, 2])
            #expect(try await ledger.view("n1").receipts.count == 4)
            try await pass(ledger, days: 1)
            #expect(try await rows(ledger) == [0, 0, 0, 0])
        }
    }

    @Test("RCPT-03 With a retention of 0 days a notification stays while one of its pushes is open")
    func open() async throws {
        try await withLedger { ledger in
            ledger.policies.set("delivery_log_retention_days", .int(0))
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.further("n1"))
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .sent))
            try await ledger.jobs.round()
            try await pass(ledger, days: 1)
            #expect(try await ledger.receipts("n1") == ["psh_n1 dev_1 pending", "psh_2 dev_1 sent"])
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            try await pass(ledger, days: 1)
            #expect(try await rows(ledger) == [0, 0, 0, 0])
        }
    }

    @Test("PRIV-01 PRIV-08 Texts age push by push; all pushes get one pseudonym and one id, and a device one number, when the newest is old")
    func ages() async throws {
        try await withLedger { ledger in
            for (name, days) in [("delivery_log_retention_days", 365), ("content_retention_days", 90), ("anonymize_user_after_days", 90)] {
                ledger.policies.set(name, .int(days))
            }
            try await fill(ledger)
            ledger.clock.advance(by: .seconds(3_600))
            try await ledger.jobs.round()
            try await pass(ledger, days: 90)
            func stored(_ columns: String) async throws -> [String] {
                try await ledger.store.read { database in
                    try String.fetchAll(database, sql: "SELECT \(columns) FROM notifications WHERE user_id NOT GLOB '*eva*' ORDER BY id")
                }
            }
            #expect(try await stored("notification_id || ' ' || title").contains("n1 "))
            #expect(try await stored("notification_id || ' ' || title").contains("n1 Alice, again"))
            try await pass(ledger, days: 1)
            let names = try await ledger.store.read { database in
                try Row.fetchAll(database, sql: "SELECT notification_id, user_id, title, push_id FROM notifications WHERE id <> 2")
                    .map { row in [row[0], row[1], row[2], row[3]] as [String] }
            }
            #expect(names.count == 2 && Set(names).count == 1 && names[0][0].hasPrefix("anon_") && names[0][1].hasPrefix("anon:"))
            #expect(names[0][2].isEmpty && names[0][3].isEmpty)
            let devices = try await ledger.store.read { database in
                try String.fetchAll(
                    database, sql: "SELECT created_at || ' ' || device_id FROM push_delivery_log ORDER BY created_at, device_id")
            }
            let (first, second) = ("\(Ledger.start)", "\(Ledger.start + Self.dayMs)")
            #expect(devices == ["\(first) 1", "\(first) 1", "\(first) 2", "\(second) 1", "\(second) 2"])
        }
    }

    @Test("PRIV-09 PRIV-11 Export names the push of each row; erasure anonymizes every push")
    func userData() async throws {
        try await withLedger { ledger in
            try await fill(ledger)
            var pushes: [String: [String]] = [:]
            let sections = try await ledger.userData(as: Ledger.user("bob")).exportOwnData(.init()) { responses in
                var rows: [(String, String)] = []
                for try await response in responses { rows += (response.section?.rows ?? []).map { (response.section?.name ?? "", $0) } }
                return rows
            }
            for (section, text) in sections {
                let row = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
                if let push = row["push_id"] as? String { pushes[section, default: []].append(push) }
            }
            let twice = ["psh_2", "psh_2", "psh_n1", "psh_n1"]
            #expect(
                pushes.mapValues { $0.sorted() } == [
                    "notifications": ["psh_2", "psh_n1"], "devices": twice, "attempts": twice, "client_reports": ["psh_2", "psh_n1"],
                ])
            let erased = try await ledger.userData().eraseUser(.init(tenant: Ledger.tenant, userId: "bob"))
            #expect(erased.erased["notifications"] == 1)
            let left = try await ledger.store.read { database in
                try String.fetchAll(
                    database, sql: "SELECT notification_id || user_id || push_id || title FROM notifications WHERE user_id <> 'eva'")
            }
            #expect(left.count == 2 && Set(left).count == 1 && left[0].hasPrefix("anon_") && !left[0].contains("n1") && !left[0].contains("bob"))
            #expect(try await ledger.statistics.devicesByStatus == ["sent": 2, "opened": 2, "pending": 1])
        }
    }
}
