import CarillonAPI
import Testing

@testable import ReceiptsService

@Suite("Deferred notifications in the ledger")
struct HeldRecordTests {
    private typealias Ledger = ReceiptsFixture

    private func held(_ id: String) -> ReceiptsV1.NotificationRecord {
        var record = Ledger.record(id, devices: [])
        (record.held, record.pushId, record.title, record.body) = (true, "", "", "")
        return record
    }

    @Test("RCPT-01 EVAL-22 A deferred notification is held until its push is sent, and keeps its creation time")
    func released() async throws {
        try await withLedger { ledger in
            #expect(try await ledger.badges(held("n1")) == [1])
            let waiting = try await ledger.view("n1")
            #expect(waiting.status == .held && waiting.skipReason == .unspecified && waiting.receipts.isEmpty)
            var statistics = try await ledger.statistics
            #expect(statistics.notifications == 1 && statistics.pushed == 0 && statistics.openDevices == 0)

            #expect(try await ledger.badges(Ledger.record("n1", createdAt: Ledger.start + 5_000)) == [1])
            let sent = try await ledger.view("n1")
            #expect(sent.status == .pending && sent.pushId == "psh_n1" && sent.title == "Alice" && sent.createdAtMs == Ledger.start)
            #expect(sent.receipts.map(\.pushDeviceId) == ["dev_1"])
            try await ledger.outcomes(Ledger.outcome("n1", .sent, sequence: 1))
            #expect(try await ledger.view("n1").status == .sent)
            statistics = try await ledger.statistics
            #expect(statistics.notifications == 1 && statistics.pushed == 1)
        }
    }

    @Test("EVAL-11 The e-mail decision is in the view, of a deferred notification too, and of all pushes of a notification")
    func emailDecision() async throws {
        try await withLedger { ledger in
            func record(_ id: String, _ email: ReceiptsV1.EmailDecision, _ change: (inout ReceiptsV1.NotificationRecord) -> Void = { _ in })
                -> ReceiptsV1.NotificationRecord
            {
                var record = Ledger.record(id)
                record.email = email
                change(&record)
                return record
            }
            var waiting = held("n1")
            waiting.email = .wanted
            _ = try await ledger.badges(waiting, record("n2", .off), Ledger.record("n3"))
            #expect(try await ledger.view("n1").email == .wanted)
            #expect(try await ledger.view("n2").email == .off)
            #expect(try await ledger.view("n3").email == .unspecified)
            _ = try await ledger.badges(record("n1", .off))
            #expect(try await ledger.view("n1").email == .off)
            _ = try await ledger.badges(record("n2", .unspecified) { $0.pushId = "psh_further" })
            #expect(try await ledger.view("n2").email == .off)
        }
    }

    @Test("RCPT-14 RCPT-16 It counts as unread once, when it is deferred; the badge of its push is that of the time of sending")
    func badge() async throws {
        try await withLedger { ledger in
            let badges = try await ledger.badges(held("n1"), held("n2"))
            #expect(badges == [1, 2])
            #expect(try await ledger.badges(Ledger.record("n3")) == [3])
            #expect(try await ledger.badges(Ledger.record("n1")) == [3])
        }
    }

    @Test("EVAL-22 EVAL-59 A deferred notification that is not pushed ends as skipped, with its reason")
    func dropped() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(held("n1"))
            _ = try await ledger.badges(Ledger.record("n1", skipped: .preferenceDisabled))
            let view = try await ledger.view("n1")
            #expect(view.status == .skipped && view.skipReason == .preferenceDisabled && view.receipts.isEmpty)
            let statistics = try await ledger.statistics
            #expect(statistics.notifications == 1 && statistics.skipped == ["preference_disabled": 1] && statistics.pushed == 0)
        }
    }

    @Test("EVAL-22 RCPT-06 A client's report on a deferred notification does not prevent its release")
    func reported() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(held("n1"))
            #expect(try await ledger.client().reportClientEvent(Ledger.report("n1", .opened, at: Ledger.start + 50)).recorded)
            #expect(try await ledger.view("n1").status == .held)
            _ = try await ledger.badges(Ledger.record("n1", createdAt: Ledger.start + 5_000))
            let released = try await ledger.view("n1")
            #expect(released.pushId == "psh_n1" && released.receipts.map(\.pushDeviceId).contains("dev_1"))
            #expect(try await ledger.statistics.pushed == 1)
        }
    }

    @Test("ARCH-04 Repeated records in their order change nothing")
    func again() async throws {
        try await withLedger { ledger in
            let badges = try await ledger.badges(
                held("n1"), Ledger.record("n1"), held("n1"), Ledger.record("n1"), Ledger.record("n1", skipped: .cancelled))
            #expect(badges == [1, 1, 1, 1, 1])
            #expect(try await ledger.view("n1").status == .pending)
            let statistics = try await ledger.statistics
            #expect(
                statistics.notifications == 1 && statistics.pushed == 1 && statistics.skipped.isEmpty && statistics.devicesByStatus == ["pending": 1])
        }
    }
}
