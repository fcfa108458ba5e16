import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("RCPT-21 Daily failure reports")
struct FailureReportTests {
    private typealias Ledger = ReceiptsFixture

    /// Records pushes with these codes; an empty one is accepted.
    private func push(_ ledger: ReceiptsFixture, _ name: String, codes: [String]) async throws {
        let ids = codes.indices.map { "\(name)-\($0)" }
        let records = ids.map { Ledger.record($0, createdAt: ledger.clock.now.milliseconds) }
        _ = try await ledger.client().recordNotification(.init(notifications: records))
        let outcomes = zip(ids, codes).map { id, code in
            Ledger.outcome(id, code.isEmpty ? .sent : .failed, sequence: 1, at: ledger.clock.now.milliseconds, code: code)
        }
        _ = try await ledger.client().recordOutcome(.init(outcomes: outcomes))
    }

    private func messages(_ ledger: ReceiptsFixture) async throws -> [DispatcherV1.PersonMessage] {
        let requests = try await ledger.store.read { database in
            try database.rows("SELECT message FROM person_message_outbox ORDER BY outbox_row", []) { try $0.bytes(at: 0) }
        }
        return try requests.flatMap { try DispatcherV1.PersonMessage.items(of: $0) }.filter { $0.kind == .report }
    }

    @Test("RCPT-21 ACC-145 A day's report counts failures by code with their shares, and accepted pushes; the next day has its own")
    func report() async throws {
        try await withLedger { ledger in
            try await push(ledger, "a", codes: ["BadTopic", "BadTopic", "BadTopic", "Unregistered", "", "", "", ""])
            let today = ledger.clock.now.milliseconds
            let report = try #require(try await ledger.reports().getFailureReport(.init(tenant: Ledger.tenant, dayMs: today)).report)
            #expect(report.accepted == 4 && report.failed == 4 && report.failedShare == 0.5)
            let failures = report.failures.map { "\($0.code) \($0.provider) \($0.platform) \($0.count)" }
            #expect(failures == ["BadTopic apns ios 3", "Unregistered apns ios 1"])
            #expect(report.failures.map(\.share) == [0.75, 0.25])
            #expect(report.text.contains("4 of 8 deliveries failed (50.0%)"), "\(report.text)")
            #expect(report.text.contains("3 (75.0%) BadTopic: apns, ios"), "\(report.text)")
            ledger.clock.advance(by: .days(1))
            try await push(ledger, "b", codes: ["PayloadTooLarge"])
            let yesterday = try await ledger.reports().getFailureReport(.init(tenant: Ledger.tenant)).report
            #expect(yesterday == report)
            let next = try await ledger.reports().getFailureReport(.init(tenant: Ledger.tenant, dayMs: ledger.clock.now.milliseconds)).report
            #expect(next?.failures.map(\.code) == ["PayloadTooLarge"] && next?.accepted == 0)
        }
    }

    @Test("RCPT-21 A push that is repeated counts once, as its end; one that a provider accepts and refuses later counts in both")
    func onceEach() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2"))
            try await ledger.outcomes(
                Ledger.outcome("n1", .queued, sequence: 1, code: "ServiceUnavailable"), Ledger.outcome("n1", .sent, sequence: 2, number: 2),
                Ledger.outcome("n2", .sent, sequence: 1), Ledger.outcome("n2", .failed, sequence: 2, code: "DeviceNotRegistered"))
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 2, number: 2))
            let day = ledger.clock.now.milliseconds
            let report = try #require(try await ledger.reports().getFailureReport(.init(tenant: Ledger.tenant, dayMs: day)).report)
            #expect(report.accepted == 2 && report.failures.map(\.code) == ["DeviceNotRegistered"])
        }
    }

    @Test("RCPT-21 The report of a day that ended goes to the app's operators once, by mail and webhook; a day without pushes has none")
    func handedOver() async throws {
        try await withLedger { ledger in
            try await push(ledger, "a", codes: ["BadTopic", ""])
            try await ledger.jobs.round()
            #expect(try await messages(ledger).isEmpty, "the day is not over")
            ledger.clock.advance(by: .days(1))
            try await ledger.jobs.round()
            try await ledger.jobs.round()
            let sent = try await messages(ledger)
            #expect(sent.map(\.way) == [.email, .webhook] && sent.allSatisfy { $0.tenant == Ledger.tenant && $0.userId.isEmpty })
            #expect(sent.first?.title.hasSuffix("app chat: 1 of 2") == true && sent.first?.body.contains("BadTopic") == true)
            ledger.clock.advance(by: .days(2))
            try await ledger.jobs.round()
            #expect(try await messages(ledger).count == 2)
        }
    }

    @Test("RCPT-21 Counts are kept for a year")
    func retention() async throws {
        try await withLedger { ledger in
            try await push(ledger, "a", codes: ["BadTopic"])
            let day = ledger.clock.now.milliseconds
            func failed() async throws -> Int64? {
                try await ledger.reports().getFailureReport(.init(tenant: Ledger.tenant, dayMs: day)).report?.failed
            }
            ledger.clock.advance(by: .days(365))
            try await ledger.jobs.round()
            #expect(try await failed() == 1)
            ledger.clock.advance(by: .days(1))
            try await ledger.jobs.round()
            #expect(try await failed() == 0)
        }
    }

    @Test("RCPT-21 ROLE-01 An organization's administrator reads the report of their own app alone")
    func roles() async throws {
        try await withLedger { ledger in
            let own = ledger.reports(as: Ledger.user("boss", roles: ["org_admin"]))
            _ = try await own.getFailureReport(.init(tenant: Ledger.tenant))
            let foreign = await refusal {
                _ = try await own.getFailureReport(.init(tenant: .init(organizationId: "org_2", appId: "shop")))
            }
            #expect(foreign == "not_found")
        }
    }
}
