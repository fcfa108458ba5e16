import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Mails in place of pushes, and beside them")
struct FallbackMailTests {
    private typealias Ledger = ReceiptsFixture
    private static let hour: Int64 = 3_600_000

    /// A push of high priority that lives for an hour, with a mail.
    private func record(
        _ id: String, devices: [String] = ["dev_1"], atOnce: Bool = false, _ change: (inout ReceiptsV1.NotificationRecord) -> Void = { _ in }
    ) -> ReceiptsV1.NotificationRecord {
        var record = Ledger.record(id, devices: devices)
        record.expiresAtMs = record.createdAtMs + Self.hour
        record.mail = .init(
            title: "Alice", body: "hello", deepLink: "https://chat.example.com/1", locale: "en", atOnce: atOnce, aboutUserIds: ["alice"])
        change(&record)
        return record
    }

    /// The messages for the dispatcher: id and reason.
    private func messages(_ ledger: ReceiptsFixture) async throws -> [String] {
        try await sent(ledger).map { "\($0.messageId) \($0.reason)" }
    }

    private func sent(_ ledger: ReceiptsFixture) async throws -> [DispatcherV1.PersonMessage] {
        let requests = try await ledger.store.read { database in
            try database.rows("SELECT message FROM person_message_outbox ORDER BY outbox_row", []) { try $0.bytes(at: 0) }
        }
        // Without the daily reports for operators.
        return try requests.flatMap { try DispatcherV1.PersonMessage.items(of: $0) }.filter { $0.kind != .report }
    }

    private func held(_ id: String, device: String = "dev_1") -> ReceiptsV1.Outcome {
        var outcome = Ledger.outcome(id, .queued, sequence: 0, attempt: "", device: device)
        outcome.failureReason = ReceiptsV1.Outcome.outageReason
        return outcome
    }

    // MARK: Failure

    @Test("ACC-121 DISP-32 A push that failed on all devices is mailed once; one that a device got, and one of a user without mail, are not")
    func allFailed() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1", devices: ["dev_1", "dev_2"]), record("n2", devices: ["dev_1", "dev_2"]))
            _ = try await ledger.badges(record("n3") { $0.mail = nil })
            try await ledger.outcomes(
                Ledger.outcome("n1", .failed, sequence: 1), Ledger.outcome("n2", .failed, sequence: 1), Ledger.outcome("n3", .failed, sequence: 1))
            #expect(try await messages(ledger).isEmpty)
            try await ledger.outcomes(
                Ledger.outcome("n1", .failed, sequence: 1, device: "dev_2"), Ledger.outcome("n2", .sent, sequence: 1, device: "dev_2"))
            let mail = try #require(try await sent(ledger).first)
            #expect(mail.messageId == "n1" && mail.notificationId == "n1" && mail.kind == .fallback && mail.reason == "all_failed")
            #expect(mail.userId == "bob" && mail.title == "Alice" && mail.body == "hello" && mail.deepLink == "https://chat.example.com/1")
            // Neither a repeated record and outcome nor the time brings a second one.
            _ = try await ledger.badges(record("n1", devices: ["dev_1", "dev_2"]))
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 2, attempt: "requeued"))
            ledger.clock.advance(by: .seconds(3_000))
            try await ledger.jobs.round()
            #expect(try await messages(ledger) == ["n1 all_failed"])
        }
    }

    @Test("DISP-32 A push that only expired, or was skipped before it was sent, or was cancelled, is no failure; one beside a failure is")
    func otherEnds() async throws {
        try await withLedger { ledger in
            for id in ["n1", "n2", "n3", "n4"] { _ = try await ledger.badges(record(id, devices: ["dev_1", "dev_2"]) { $0.priority = .normal }) }
            for (id, first, second) in [
                ("n1", CommonV1.DeliveryStatus.expired, CommonV1.DeliveryStatus.expired), ("n2", .skipped, .skipped), ("n3", .failed, .cancelled),
                ("n4", .failed, .expired),
            ] {
                try await ledger.outcomes(Ledger.outcome(id, first, sequence: 1), Ledger.outcome(id, second, sequence: 1, device: "dev_2"))
            }
            ledger.clock.advance(by: .days(1))
            try await ledger.jobs.round()
            #expect(try await messages(ledger) == ["n4 all_failed"])
        }
    }

    @Test("DISP-32 EVAL-26 While the push follows for further devices, its failure on the first is not that of all")
    func furtherDevices() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1") { $0.mail?.hasFurtherDevices = true })
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 1))
            #expect(try await messages(ledger).isEmpty)
            _ = try await ledger.badges(Ledger.further("n1", devices: ["dev_2"], createdAt: Ledger.start + 1_000))
            try await ledger.outcomes(Ledger.furtherOutcome("n1", .failed, device: "dev_2"))
            #expect(try await messages(ledger) == ["n1 all_failed"])
        }
    }

    // MARK: Time

    @Test("ACC-121 C-71 A push of high priority that no provider accepted in 15 minutes is mailed; an accepted one and a normal one are not")
    func delayed() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1"), record("n2"), record("n3") { $0.priority = .normal })
            try await ledger.outcomes(Ledger.outcome("n1", .queued, sequence: 1, code: "503"), Ledger.outcome("n2", .sent, sequence: 1))
            ledger.clock.advance(by: .seconds(899))
            try await ledger.jobs.round()
            #expect(try await messages(ledger).isEmpty)
            ledger.clock.advance(by: .seconds(1))
            try await ledger.jobs.round()
            #expect(try await messages(ledger) == ["n1 delayed"])
            // The provider takes the acceptance back.
            try await ledger.outcomes(Ledger.outcome("n2", .failed, sequence: 2), Ledger.outcome("n1", .failed, sequence: 2))
            #expect(try await messages(ledger) == ["n1 delayed", "n2 all_failed"])
        }
    }

    @Test("DISP-32 EVAL-22 The time that a notification is deferred does not count as delay")
    func released() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1", devices: []) { ($0.held, $0.pushId, $0.mail) = (true, "", nil) })
            ledger.clock.advance(by: .seconds(1_800))
            _ = try await ledger.badges(record("n1"))
            ledger.clock.advance(by: .seconds(899))
            try await ledger.jobs.round()
            #expect(try await messages(ledger).isEmpty)
            ledger.clock.advance(by: .seconds(1))
            try await ledger.jobs.round()
            #expect(try await messages(ledger) == ["n1 delayed"])
        }
    }

    // MARK: Outage

    @Test("DISP-32 DISP-30 A push whose provider is in outage is mailed at once; one that another provider still gets is not")
    func outage() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1"), record("n2", devices: ["dev_1", "dev_2"]), record("n3", devices: ["dev_1", "dev_2"]))
            try await ledger.outcomes(held("n1"), held("n2"), held("n3"), Ledger.outcome("n3", .failed, sequence: 1, device: "dev_2"))
            #expect(try await messages(ledger) == ["n1 outage", "n3 outage"])
            let receipt = try #require(try await ledger.view("n1").receipts.first)
            #expect(receipt.status == .queued && receipt.failureReason == "provider_outage")
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            #expect(try await ledger.view("n1").status == .sent)
        }
    }

    @Test("DISP-32 DISP-30 A push that was tried before its provider's outage was found is mailed too; the report changes no end of a push")
    func outageAfterAttempts() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1"), record("n2"))
            try await ledger.outcomes(Ledger.outcome("n1", .queued, sequence: 2), Ledger.outcome("n2", .sent, sequence: 1))
            #expect(try await messages(ledger).isEmpty)
            try await ledger.outcomes(held("n1"), held("n2"))
            #expect(try await messages(ledger) == ["n1 outage"])
            #expect(try await ledger.view("n1").receipts.first?.failureReason == "provider_outage")
            #expect(try await ledger.view("n2").status == .sent)
            // The report does not make the outcomes of earlier attempts news.
            try await ledger.outcomes(Ledger.outcome("n1", .queued, sequence: 1, code: "old"))
            #expect(try await ledger.view("n1").receipts.first?.failureReason == "provider_outage")
        }
    }

    @Test("DISP-32 fallback_on_all_failed, fallback_on_outage and fallback_delay_seconds each switch off what they name", arguments: [0, 1, 2])
    func switches(_ off: Int) async throws {
        try await withLedger { ledger in
            let settings: [(String, PolicyValue)] = [
                ("fallback_on_all_failed", .bool(false)), ("fallback_on_outage", .bool(false)), ("fallback_delay_seconds", .null),
            ]
            ledger.policies.set(settings[off].0, settings[off].1)
            _ = try await ledger.badges(record("failed"), record("outage"), record("late"))
            try await ledger.outcomes(Ledger.outcome("failed", .failed, sequence: 1), held("outage"))
            // At the delay the failed one would be mailed, too: the other causes are looked at before.
            let before = try await messages(ledger)
            #expect(before == [["outage outage"], ["failed all_failed"], ["failed all_failed", "outage outage"]][off])
            ledger.clock.advance(by: .seconds(900))
            try await ledger.jobs.round()
            #expect(try await messages(ledger).contains("late delayed") == (off != 2))
        }
    }

    // MARK: Parallel

    @Test("EVAL-11 DISP-32 A parallel mail goes out with the record, of a skipped notification too, and no second one when the push fails")
    func parallel() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1", atOnce: true), record("n2", atOnce: true) { ($0.skipReason, $0.pushId) = (.noDevices, "") })
            _ = try await ledger.badges(record("n3", atOnce: true) { ($0.held, $0.pushId) = (true, "") })
            #expect(try await messages(ledger) == ["n1 parallel", "n2 parallel"])
            _ = try await ledger.badges(record("n3", atOnce: true), record("n1", atOnce: true))
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 1))
            ledger.clock.advance(by: .seconds(900))
            try await ledger.jobs.round()
            #expect(try await messages(ledger) == ["n1 parallel", "n2 parallel", "n3 parallel"])
            #expect(try await sent(ledger).allSatisfy { $0.kind == .parallel })
        }
    }

    @Test("PRIV-10 An app without delivery data has parallel mails, and none in place of pushes")
    func withoutLedger() async throws {
        try await withLedger { ledger in
            ledger.policies.set("telemetry_mode", "off")
            _ = try await ledger.badges(record("n1"), record("n2", atOnce: true))
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 1))
            ledger.clock.advance(by: .seconds(900))
            try await ledger.jobs.round()
            #expect(try await messages(ledger) == ["n2 parallel"])
        }
    }

    // MARK: Erasure and receipts

    @Test("PRIV-09 A mail that may name an erased user does not go out, nor one whose push was withdrawn")
    func erased() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1"), record("n2") { $0.mail?.aboutUserIds = ["carl"] })
            _ = try await ledger.userData().eraseUser(.init(tenant: Ledger.tenant, userId: "alice"))
            var withdrawn = Ledger.outcome("n2", .skipped, sequence: 1, attempt: "")
            withdrawn.failureReason = ReceiptsV1.Outcome.withdrawnReason
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 1), withdrawn)
            ledger.clock.advance(by: .seconds(900))
            try await ledger.jobs.round()
            #expect(try await messages(ledger).isEmpty)
        }
    }

    @Test("RCPT-02 RCPT-04 The end of a mail is a receipt of channel email beside those of devices, and no status of the push")
    func receipts() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(record("n1"), record("n2"))
            func end(_ id: String, _ status: CommonV1.DeliveryStatus, _ channel: String, reason: String = "") -> ReceiptsV1.Outcome {
                .init(
                    tenant: Ledger.tenant, notificationId: id, userId: "bob", status: status, attemptNumber: 2, failureReason: reason,
                    occurredAtMs: Ledger.start + 7_000, channel: channel)
            }
            var first = end("n1", .sent, "email")
            first.messageReason = "all_failed"
            try await ledger.outcomes(
                Ledger.outcome("n1", .failed, sequence: 1), first, end("n1", .sent, "email"),
                end("n2", .failed, "webhook", reason: "fallback_failed"))
            let view = try await ledger.view("n1")
            #expect(view.status == .failed && view.receipts.map(\.channel) == ["push"] && view.messageReceipts.map(\.channel) == ["email"])
            let mail = try #require(view.messageReceipts.first)
            #expect(mail.status == .sent && mail.sentToProviderAtMs == Ledger.start + 7_000 && mail.attempts == 2 && mail.retryCount == 1)
            #expect(mail.notificationId == "n1" && mail.userId == "bob" && mail.pushDeviceId.isEmpty && mail.messageReason == "all_failed")
            let failed = try #require(try await ledger.view("n2").messageReceipts.first)
            #expect(failed.channel == "webhook" && failed.failureReason == "fallback_failed" && failed.failedAtMs == Ledger.start + 7_000)
            #expect(try await ledger.view("n2").status == .pending)
            let statistics = try await ledger.statistics
            #expect(statistics.devicesByStatus["sent"] ?? 0 == 0 && statistics.openDevices == 1)
            // Of a device or of a message: not of both, and not of neither.
            var both = end("n1", .sent, "email")
            both.pushDeviceId = "dev_1"
            let answer = try await ledger.client().recordOutcome(.init(outcomes: [both, end("n1", .sent, ""), end("nobody's", .sent, "email")]))
            #expect(answer.rejected.map(\.index).sorted() == [0, 1, 2])
        }
    }
}
