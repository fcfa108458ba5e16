import CarillonAPI
import DurableWork
import Foundation
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Anonymization of old notifications")
struct AnonymizationTests {
    private typealias Ledger = ReceiptsFixture
    private static let day = Duration.seconds(86_400)

    @Test("PRIV-08 A key lasts for its quarter: the same within it, destroyed at the first use in another")
    func keys() {
        func instant(_ text: String) -> Instant { Instant(rfc3339: text) ?? .init(milliseconds: 0) }
        #expect(Quarter(instant("2026-12-31T23:59:59Z")).name == "2026-Q4" && Quarter(instant("2027-01-01T00:00:00Z")).name == "2027-Q1")
        #expect(Quarter(instant("2026-04-01T00:00:00Z")) > Quarter(instant("2026-03-31T23:59:59Z")))
        var keys = PseudonymKeys()
        var made: UInt8 = 0
        func make() -> [UInt8] {
            made += 1
            return [made]
        }
        #expect(keys.key(at: instant("2026-10-01T00:00:00Z"), make: make) == [1])
        #expect(keys.key(at: instant("2026-12-31T23:00:00Z"), make: make) == [1])
        #expect(keys.destroyFinished(at: instant("2026-12-31T23:59:59Z")).isEmpty)
        #expect(keys.key(at: instant("2027-01-01T00:00:00Z"), make: make) == [2])
        #expect(keys.destroyFinished(at: instant("2027-01-01T00:00:01Z")) == ["2026-Q4"] && keys.keys == ["2027-Q1": [2]])
        // A service that was stopped for a year.
        #expect(keys.destroyFinished(at: instant("2028-02-01T00:00:00Z")) == ["2027-Q1"] && keys.keys.isEmpty)
    }

    @Test("PRIV-01 PRIV-08 The policy decides what is due: content and users first, where the row stays longer")
    func plan() throws {
        let now = Instant(milliseconds: Ledger.start)
        func plan(_ settings: [String: PolicyValue]) throws -> RetentionPlan { RetentionPlan(try Policy(settings: settings), now: now) }
        func daysAgo(_ days: Int) -> Instant { now - Self.day * days }
        let lms = try plan(["delivery_log_retention_days": 365, "content_retention_days": 90, "anonymize_user_after_days": 90])
        #expect(lms.removesBefore == daysAgo(365) && lms.emptiesBefore == daysAgo(90) && lms.anonymizesBefore == daysAgo(90) && !lms.keepsOpen)
        let chat = try plan(["delivery_log_retention_days": 30, "content_retention_days": 30])
        #expect(chat.removesBefore == daysAgo(30) && chat.emptiesBefore == nil && chat.anonymizesBefore == nil)
        let school = try plan(["delivery_log_retention_days": 0, "content_retention_days": 0])
        #expect(school.keepsOpen && school.emptiesBefore == nil)
    }

    /// Keeps notifications for 365 days, and their users and contents for 90.
    private func setRetention(_ ledger: ReceiptsFixture) {
        for (name, days) in [("delivery_log_retention_days", 365), ("content_retention_days", 90), ("anonymize_user_after_days", 90)] {
            ledger.policies.set(name, .int(days))
        }
    }

    private func advance(_ ledger: ReceiptsFixture, days: Int) async throws {
        for _ in 0..<days {
            ledger.clock.advance(by: Self.day)
            try await ledger.jobs.round()
        }
    }

    private struct Stored: Hashable {
        var user, notification, title: String
    }

    private func stored(_ ledger: ReceiptsFixture) async throws -> [Stored] {
        try await ledger.store.read { database in
            try Row.fetchAll(database, sql: "SELECT user_id, notification_id, title FROM notifications ORDER BY id")
                .map { Stored(user: $0[0], notification: $0[1], title: $0[2]) }
        }
    }

    private func storedKeys(_ ledger: ReceiptsFixture) async throws -> [String] {
        try await ledger.store.read { try String.fetchAll($0, sql: "SELECT quarter FROM pseudonym_keys") }
    }

    @Test("ACC-142 PRIV-01 PRIV-08 After 91 days content and users are gone, after its quarter the key, after 366 days the receipts; the counts stay")
    func ages() async throws {
        try await withLedger { ledger in
            setRetention(ledger)
            // More notifications of one instant than one call changes.
            let old = NotificationRetention.notificationsPerWrite + 20
            for index in 0..<old { _ = try await ledger.badges(Ledger.record("n\(index)", user: index % 2 == 0 ? "ann" : "ben")) }
            try await ledger.outcomes(Ledger.outcome("n0", .sent, sequence: 1))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n0", .opened, user: "ann"))
            let before = try await ledger.statistics
            try await ledger.jobs.round()
            try await advance(ledger, days: 89)
            let young = Ledger.record("young", user: "ann", createdAt: ledger.clock.now.milliseconds)
            _ = try await ledger.badges(young)
            #expect(try await stored(ledger).allSatisfy { ["ann", "ben"].contains($0.user) && $0.title == "Alice" })
            #expect(try await storedKeys(ledger).isEmpty)

            try await advance(ledger, days: 2)
            let rows = try await stored(ledger)
            #expect(rows.last == Stored(user: "ann", notification: "young", title: "Alice"))
            let anonymous = rows.dropLast()
            #expect(anonymous.count == old && anonymous.allSatisfy { $0.title.isEmpty && $0.notification.hasPrefix("anon_") })
            // One pseudonym for each user.
            #expect(Set(anonymous.map(\.user)).count == 2 && anonymous.allSatisfy { $0.user.hasPrefix("anon:") })
            #expect(try await storedKeys(ledger) == [Quarter(ledger.clock.now).name])
            #expect(try await ledger.client().queryReceipts(.init(tenant: Ledger.tenant, userId: "ann")).notifications.count == 1)

            // The key is destroyed after its quarter, and the pseudonyms stay.
            try await advance(ledger, days: 92)
            #expect(try await !storedKeys(ledger).contains(Quarter(ledger.clock.now - Self.day * 92).name))
            #expect(Set(try await stored(ledger).dropLast().map(\.user)) == Set(anonymous.map(\.user)))
            let last = try await stored(ledger).last
            #expect(last?.user.hasPrefix("anon:") == true && !anonymous.map(\.user).contains(last?.user ?? ""), "another quarter, another key")

            try await advance(ledger, days: 366 - 183)
            #expect(try await stored(ledger).count == 1)
            let after = try await ledger.statistics
            #expect(after.notifications == before.notifications + 1 && after.clientEvents == before.clientEvents)
            #expect(after.sentByProvider == before.sentByProvider)
        }
    }

    @Test("RCPT-06 PRIV-08 A report on an anonymized notification is ignored")
    func lateReport() async throws {
        try await withLedger { ledger in
            setRetention(ledger)
            let id = DerivedID.notification(
                acceptedAt: Instant(milliseconds: Ledger.start), event: "e1", organization: "org_1", app: "chat", user: "bob", type: "mention")
            _ = try await ledger.badges(Ledger.record(id))
            try await ledger.jobs.round()
            try await advance(ledger, days: 91)
            let late = try await ledger.client(as: Ledger.user("bob")).reportClientEvent(Ledger.report(id, .delivered))
            #expect(!late.recorded)
        }
    }

    @Test("PRIV-10 With telemetry_mode off no delivery is stored, client reports are ignored, and nothing is counted")
    func off() async throws {
        try await withLedger { ledger in
            ledger.policies.set("telemetry_mode", .text("off"))
            let badges = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2", skipped: .quietHours, devices: []))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            #expect(try await !ledger.client(as: Ledger.user("bob")).reportClientEvent(Ledger.report("n1", .opened)).recorded)
            let batch = try await ledger.client().reportClientEvents(.init(events: [Ledger.report("n1", .delivered)]))
            #expect(batch.ignored == 1 && batch.rejected.isEmpty)
            let rows = try await ledger.store.read { database in
                try ["notifications", "devices", "attempts", "client_reports", "statistics"].map { table in
                    try Int.fetchOne(database, sql: "SELECT count(*) FROM \(table)") ?? -1
                }
            }
            #expect(rows == [0, 0, 0, 0, 0])
            // The app's badge still counts: a counter is no record of a delivery.
            #expect(try await ledger.badges(Ledger.record("n3")) == [badges[1] + 1])
            ledger.policies.set("telemetry_mode", .text("full"))
            _ = try await ledger.badges(Ledger.record("n4"))
            #expect(try await stored(ledger).map(\.notification) == ["n4"])
        }
    }

    @Test("PRIV-10 While an app's policy cannot be read, no report is stored, and clients report again")
    func unreadablePolicy() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            func reports() async throws -> Int? {
                try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM client_reports") }
            }
            let one = { try await ledger.client(as: Ledger.user("bob")).reportClientEvent(Ledger.report("n1", .opened)) }
            let many = { try await ledger.client().reportClientEvents(.init(events: [Ledger.report("n1", .delivered)])) }
            ledger.policies.fail(APIError(.unavailable, "the registry is away"))
            #expect(await refusal { _ = try await one() } == "unavailable")
            #expect(try await many().rejected.map(\.reason) == ["unavailable"])
            // A removed app stores nothing.
            ledger.policies.fail(APIError(.notFound, "there is no such app"))
            #expect(try await !one().recorded)
            #expect(try await many().ignored == 1)
            #expect(try await reports() == 0)
            ledger.policies.fail(nil)
            #expect(try await one().recorded)
            #expect(try await many().ignored == 0)
            #expect(try await reports() == 2)
        }
    }
}
