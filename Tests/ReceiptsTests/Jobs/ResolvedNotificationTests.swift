import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

/// Apps that keep nothing of a notification once it is resolved.
@Suite("Resolved notifications")
struct ResolvedNotificationTests {
    private typealias Ledger = ReceiptsFixture

    /// A ledger of an app with a retention of no days.
    private func withForgetful(content: Int = 0, log: Int = 0, _ body: (ReceiptsFixture) async throws -> Void) async throws {
        try await withLedger { ledger in
            ledger.policies.set("content_retention_days", .int(content))
            ledger.policies.set("delivery_log_retention_days", .int(log))
            try await body(ledger)
        }
    }

    /// Numbers of rows about notifications.
    private func rows(_ ledger: ReceiptsFixture) async throws -> Int {
        try await ledger.store.read { database in
            try ["notifications", "devices", "attempts", "client_reports", "message_receipts", "reported_actions", "offered_actions"].reduce(0) {
                $0 + (try Int.fetchOne(database, sql: "SELECT count(*) FROM \($1)") ?? -1)
            }
        }
    }

    private func ids(_ ledger: ReceiptsFixture) async throws -> Int {
        try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM resolved_notifications") } ?? -1
    }

    private func expo(_ id: String, _ status: CommonV1.DeliveryStatus, sequence: Int64) -> ReceiptsV1.Outcome {
        var outcome = Ledger.outcome(id, status, sequence: sequence, attempt: status == .sent ? nil : "")
        outcome.provider = "expo"
        return outcome
    }

    @Test("RCPT-19 RCPT-20 ACC-099 With 0 days a notification goes with the outcome of its last device, and not at midnight; the counts stay")
    func lastOutcome() async throws {
        try await withForgetful { ledger in
            _ = try await ledger.badges(Ledger.record("n1", devices: ["dev_1", "dev_2"]))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1), Ledger.outcome("n1", .queued, sequence: 1, device: "dev_2"))
            #expect(try await ledger.receipts("n1").count == 2, "the second device waits for its next attempt")
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 2, device: "dev_2", number: 2))
            #expect(try await rows(ledger) == 0)
            #expect(try await ledger.client().queryDeliveryLog(.init(tenant: Ledger.tenant)).entries.isEmpty)
            let statistics = try await ledger.statistics
            #expect(statistics.notifications == 1 && statistics.devicesByStatus.filter { $0.value != 0 } == ["sent": 1, "failed": 1])
            #expect(ledger.metrics.prometheusText().contains("carillon_notifications_purged_total 1\n"))
        }
    }

    @Test("RCPT-20 DR-02 What is repeated after the end changes nothing: no record, outcome or report comes back, and none is refused")
    func repeated() async throws {
        try await withForgetful { ledger in
            let badges = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            #expect(try await rows(ledger) == 0)
            // The evaluator died before it stored that the ledger has the notification.
            #expect(try await ledger.badges(Ledger.record("n1")) == badges)
            let again = try await ledger.client().recordOutcome(.init(outcomes: [Ledger.outcome("n1", .sent, sequence: 1)]))
            #expect(again.rejected.isEmpty)
            let bob = ledger.client(as: Ledger.user("bob"))
            #expect(try await !bob.reportClientEvent(Ledger.report("n1", .opened)).recorded)
            #expect(try await !bob.reportClientEvent(Ledger.report(push: "psh_n1", .opened)).recorded)
            #expect(await refusal { _ = try await bob.reportClientEvent(Ledger.report("n2", .opened)) } == "not_found notification_id")
            #expect(try await rows(ledger) == 0)
            let statistics = try await ledger.statistics
            #expect(statistics.notifications == 1 && statistics.openDevices == 0)
            // A further push, as after a snooze, is new.
            _ = try await ledger.badges(Ledger.further("n1"))
            #expect(try await ledger.receipts("n1") == ["psh_2 dev_1 pending"])
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .sent))
            #expect(try await rows(ledger) == 0)
            let after = try await ledger.statistics
            #expect(after.notifications == 1 && after.devicesByStatus.filter { $0.value != 0 } == ["sent": 2], "the notification was counted once")
        }
    }

    @Test("RCPT-20 A skipped notification is counted, and not kept; a deferred one stays until it is decided")
    func skipped() async throws {
        try await withForgetful { ledger in
            _ = try await ledger.badges(Ledger.record("n1", skipped: .preferenceDisabled))
            #expect(try await rows(ledger) == 0)
            var deferred = Ledger.record("n2", devices: [])
            (deferred.held, deferred.pushId) = (true, "")
            _ = try await ledger.badges(deferred)
            #expect(try await rows(ledger) == 1)
            _ = try await ledger.badges(Ledger.record("n2", skipped: .preferenceDisabled))
            #expect(try await rows(ledger) == 0)
            #expect(try await ledger.statistics.notifications == 2)
        }
    }

    @Test("RCPT-20 DISP-19 A push that Expo accepted stays until its receipt, at most a day; the receipt counts")
    func providerReceipt() async throws {
        try await withForgetful { ledger in
            for id in ["n1", "n2"] {
                _ = try await ledger.badges(Ledger.record(id, provider: "expo"))
                try await ledger.outcomes(expo(id, .sent, sequence: 1))
            }
            #expect(try await rows(ledger) == 2)
            try await ledger.outcomes(expo("n1", .delivered, sequence: 2))
            #expect(try await rows(ledger) == 1)
            #expect(try await ledger.statistics.devicesByStatus.filter { $0.value != 0 } == ["sent": 1, "delivered": 1])
            ledger.clock.advance(by: .seconds(23 * 3_600))
            try await ledger.jobs.round()
            #expect(try await rows(ledger) == 1)
            ledger.clock.advance(by: .seconds(3_601))
            try await ledger.jobs.round()
            #expect(try await rows(ledger) == 0)
        }
    }

    @Test("RCPT-19 With 0 days for content and more for the log, texts go with the last outcome and the receipt stays")
    func textsAlone() async throws {
        try await withForgetful(log: 30) { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            #expect(try await ledger.view("n1").title == "Alice")
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            let view = try await ledger.view("n1")
            #expect(view.title.isEmpty && view.body.isEmpty && view.receipts.map(\.status) == [.sent])
        }
    }

    @Test("RCPT-20 The ids of what was deleted are known for a day, and then deleted as well")
    func knownIDs() async throws {
        try await withForgetful { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            ledger.clock.advance(by: .seconds(86_399))
            try await ledger.jobs.round()
            #expect(try await ids(ledger) == 1)
            ledger.clock.advance(by: .seconds(1))
            try await ledger.jobs.round()
            #expect(try await ids(ledger) == 0)
        }
    }
}
