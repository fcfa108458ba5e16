import CarillonAPI
import DurableWork
import Foundation
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Retention of the delivery log")
struct RetentionTests {
    private typealias Ledger = ReceiptsFixture
    private static let day = Duration.seconds(86_400)

    /// An id as Carillon derives it: with the time of acceptance.
    private static func id(_ number: Int, at milliseconds: Int64 = Ledger.start) -> String {
        DerivedID.notification(
            acceptedAt: Instant(milliseconds: milliseconds), event: "e\(number)", organization: "org_1", app: "chat", user: "bob", type: "mention")
    }

    private func rows(_ ledger: ReceiptsFixture) async throws -> [Int] {
        try await ledger.store.read { database in
            let attempts = "(SELECT attempt_id FROM attempts UNION ALL SELECT attempt_id FROM notifications WHERE attempt_id <> '')"
            return try ["notifications", "push_delivery_log", attempts, "client_reports"].map { table in
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? -1
            }
        }
    }

    @Test("RCPT-03 ACC-142 After 30 days the log is deleted in portions, with devices, attempts and reports; the counts stay")
    func purge() async throws {
        try await withLedger { ledger in
            let old = 2 * NotificationRetention.notificationsPerWrite + 50
            ledger.policies.set("delivery_log_retention_days", .int(30))
            for index in 0..<old { _ = try await ledger.badges(Ledger.record(Self.id(index))) }
            try await ledger.outcomes(Ledger.outcome(Self.id(0), .sent, sequence: 1))
            _ = try await ledger.client().reportClientEvent(Ledger.report(Self.id(0), .opened))
            try await ledger.jobs.round()
            ledger.clock.advance(by: Self.day * 29)
            try await ledger.jobs.round()
            let young = Self.id(9_999, at: ledger.clock.now.milliseconds)
            _ = try await ledger.badges(Ledger.record(young, createdAt: ledger.clock.now.milliseconds))
            #expect(try await rows(ledger) == [old + 1, old + 1, 1, 1])
            ledger.clock.advance(by: Self.day * 2)
            try await ledger.jobs.round()
            #expect(try await rows(ledger) == [1, 1, 0, 0])
            #expect(try await ledger.client().queryDeliveryLog(.init(tenant: Ledger.tenant)).entries.map(\.notificationId) == [young])
            let statistics = try await ledger.statistics
            #expect(statistics.notifications == Int64(old + 1))
            #expect(statistics.clientEvents == ["opened": 1])
            #expect(ledger.metrics.prometheusText().contains("carillon_notifications_purged_total \(old)\n"))
        }
    }

    @Test("RCPT-06 A report on a purged notification is ignored; one on an unknown notification is not found")
    func lateReport() async throws {
        try await withLedger { ledger in
            ledger.policies.set("delivery_log_retention_days", .int(30))
            _ = try await ledger.badges(Ledger.record(Self.id(1)))
            try await ledger.jobs.round()
            ledger.clock.advance(by: Self.day * 31)
            try await ledger.jobs.round()
            let bob = ledger.client(as: Ledger.user("bob"))
            let late = try await bob.reportClientEvent(Ledger.report(Self.id(1), .delivered))
            #expect(!late.recorded)
            let push = DerivedID.push(notificationID: Self.id(1), ordinal: 0, prefix: "psh_")
            var byPush = Ledger.report("", .opened)
            byPush.pushId = push
            #expect(try await !bob.reportClientEvent(byPush).recorded)
            let unknown = Self.id(2, at: ledger.clock.now.milliseconds)
            #expect(await refusal { _ = try await bob.reportClientEvent(Ledger.report(unknown, .delivered)) } == "not_found notification_id")
            #expect(await refusal { _ = try await bob.reportClientEvent(Ledger.report("nonsense", .delivered)) } == "not_found notification_id")
            let batch = try await ledger.client().reportClientEvents(
                .init(events: [Ledger.report(Self.id(1), .opened), Ledger.report(unknown, .opened)]))
            #expect(batch.rejected.map(\.index) == [1])
            #expect(batch.ignored == 1)
            #expect(try await rows(ledger) == [0, 0, 0, 0])
            #expect(ledger.metrics.prometheusText().contains("carillon_client_reports_total 0\n"))
        }
    }

    @Test("RCPT-03 With a retention of 0 days only resolved notifications are deleted")
    func keepNothing() async throws {
        try await withLedger { ledger in
            ledger.policies.set("delivery_log_retention_days", .int(0))
            _ = try await ledger.badges(Ledger.record(Self.id(1)), Ledger.record(Self.id(2)))
            try await ledger.outcomes(Ledger.outcome(Self.id(1), .sent, sequence: 1))
            try await ledger.jobs.round()
            ledger.clock.advance(by: Self.day)
            try await ledger.jobs.round()
            #expect(try await ledger.client().queryDeliveryLog(.init(tenant: Ledger.tenant)).entries.map(\.notificationId) == [Self.id(2)])
        }
    }

    @Test("RCPT-19 Open devices of a deleted notification count as cancelled")
    func openOnes() async throws {
        try await withLedger { ledger in
            ledger.policies.set("delivery_log_retention_days", .int(30))
            _ = try await ledger.badges(Ledger.record(Self.id(1)), Ledger.record(Self.id(2), devices: ["dev_1", "dev_2", "dev_3"]))
            try await ledger.outcomes(
                Ledger.outcome(Self.id(2), .sent, sequence: 1), Ledger.outcome(Self.id(2), .queued, sequence: 1, device: "dev_2"))
            #expect(try await ledger.statistics.devicesByStatus == ["pending": 2, "sent": 1, "queued": 1])
            try await ledger.jobs.round()
            ledger.clock.advance(by: Self.day * 31)
            try await ledger.jobs.round()
            #expect(try await rows(ledger) == [0, 0, 0, 0])
            #expect(try await ledger.statistics.devicesByStatus == ["sent": 1, "cancelled": 3])
            #expect(try await ledger.statistics.openDevices == 0)
            // A late outcome changes nothing.
            let late = try await ledger.client().recordOutcome(.init(outcomes: [Ledger.outcome(Self.id(1), .sent, sequence: 1)]))
            #expect(late.rejected.isEmpty)
            #expect(try await ledger.statistics.devicesByStatus == ["sent": 1, "cancelled": 3])
        }
    }

    @Test("RCPT-03 The log is the same after a restart")
    func restart() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("carillon-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let before = try await ReceiptsFixture(folder: folder)
        _ = try await before.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"], provider: "fcm"))
        try await before.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n1", .sent, sequence: 1, device: "dev_2"))
        let log = try await before.client().queryDeliveryLog(.init(tenant: Ledger.tenant))
        let statistics = try await before.statistics
        await before.store.close()
        let ledger = try await ReceiptsFixture(folder: folder)
        #expect(try await ledger.client().queryDeliveryLog(.init(tenant: Ledger.tenant)) == log)
        #expect(log.entries.count == 2)
        let after = try await ledger.statistics
        #expect(after.devicesByStatus == statistics.devicesByStatus && after.sentByProvider == statistics.sentByProvider)
        await ledger.store.close()
    }
}
