import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Marks of the notification centre")
struct InboxMarkTests {
    private typealias Ledger = ReceiptsFixture

    /// An app with four entries of Bob, the last one about leave, a minute later.
    private func withEntries(_ body: (ReceiptsFixture) async throws -> Void) async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(
                Ledger.entry("n1"), Ledger.entry("n2", after: 1), Ledger.entry("n3", after: 2), Ledger.entry("n4", after: 3, category: "leave"))
            ledger.clock.advance(by: .seconds(60))
            try await body(ledger)
        }
    }

    private func markAll(
        _ ledger: ReceiptsFixture, until seconds: Int64? = nil, category: String = "", at occurred: Int64? = nil
    ) async throws -> Int64 {
        func instant(_ seconds: Int64?) -> Int64 { seconds.map { Ledger.start + $0 * 1_000 } ?? 0 }
        let all = ReceiptsV1.InboxMarkAll(untilMs: instant(seconds), categoryId: category, occurredAtMs: instant(occurred))
        return try await ledger.inbox().markInbox(.init(tenant: Ledger.tenant, all: all)).unread
    }

    @Test("RCPT-12 ACC-108 One entry or many are marked as read, once, and a dismissed one leaves the list; the answer is what is left")
    func marks() async throws {
        try await withEntries { ledger async throws in
            #expect(try await ledger.mark(Ledger.mark("n1")).unread == 3)
            #expect(try await ledger.mark(Ledger.mark("n1"), Ledger.mark("n2")).unread == 2)
            #expect(try await ledger.mark(Ledger.mark("n2", .dismissed), Ledger.mark("n3", .dismissed)).unread == 1)
            #expect(try await ledger.mark(Ledger.mark("n3", .dismissed), Ledger.mark("n3")).unread == 1)
            #expect(try await ledger.listed() == ["n4", "n1"])
            #expect(try await ledger.readAt("n1") == 60)
            #expect(try await ledger.unread() == 1)
            let many = (0...500).map { Ledger.mark("n\($0)") }
            let tooMany = await refusal { _ = try await ledger.inbox().markInbox(.init(tenant: Ledger.tenant, marks: many)) }
            #expect(tooMany == "payload_too_large marks")
            #expect(await refusal { _ = try await ledger.inbox().markInbox(.init(tenant: Ledger.tenant)) } == "invalid_argument marks")
            #expect(await refusal { _ = try await ledger.mark(.init(notificationId: "n1")) } == "invalid_argument marks[0].kind")
            #expect(await refusal { _ = try await ledger.mark(.init(kind: .read)) } == "invalid_argument marks[0].notification_id")
        }
    }

    @Test("RCPT-12 ACC-109 Marks that were made offline arrive in any order: of each kind the earliest time stays, within the entry's life")
    func order() async throws {
        try await withEntries { ledger in
            try await ledger.mark(Ledger.mark("n1", at: 30))
            try await ledger.mark(Ledger.mark("n1", at: 50))
            #expect(try await ledger.readAt("n1") == 30)
            #expect(try await ledger.mark(Ledger.mark("n1", at: 20)).unread == 3)
            #expect(try await ledger.readAt("n1") == 20)
            // Clocks that are wrong.
            try await ledger.mark(Ledger.mark("n2", at: 9_999), Ledger.mark("n3", at: -50))
            #expect(try await ledger.readAt("n2") == 60)
            #expect(try await ledger.readAt("n3") == 2)
            #expect(try await ledger.unread() == 1)
        }
    }

    @Test("RCPT-12 All entries are marked as read, or those up to an instant, or of a category")
    func all() async throws {
        try await withEntries { ledger in
            #expect(try await markAll(ledger, until: 0) == 3)
            #expect(try await markAll(ledger, category: "leave") == 2)
            #expect(try await ledger.readAt("n4") == 60)
            #expect(try await ledger.listed(.init(tenant: Ledger.tenant, unreadOnly: true)) == ["n3", "n2"])
            _ = try await ledger.badges(Ledger.entry("carols", user: "carol", after: 1))
            // Made offline, before n3 came. An earlier time of a read entry counts, too.
            #expect(try await markAll(ledger, at: 1) == 1)
            #expect(try await ledger.readAt("n1") == 1)
            #expect(try await ledger.readAt("n2") == 1)
            #expect(try await ledger.readAt("n4") == 60)
            #expect(try await markAll(ledger) == 0)
            #expect(try await markAll(ledger) == 0)
            #expect(try await ledger.unread(as: "carol") == 1)
        }
    }

    @Test("RCPT-12 A mark of an entry that does not exist yet waits for it, and is the user's own")
    func early() async throws {
        try await withEntries { ledger in
            let answer = try await ledger.mark(Ledger.mark("late", at: 40), Ledger.mark("late", at: 20), Ledger.mark("gone", .dismissed))
            #expect(answer.unknownIds == ["late", "late", "gone"] && answer.unread == 4)
            try await ledger.mark(Ledger.mark("carols"))
            _ = try await ledger.badges(
                Ledger.entry("late", after: 10), Ledger.entry("gone", after: 10), Ledger.entry("carols", user: "carol", after: 10))
            #expect(try await ledger.readAt("late") == 20)
            #expect(try await ledger.listed() == ["late", "n4", "n3", "n2", "n1"])
            #expect(try await ledger.unread() == 4)
            #expect(try await ledger.unread(as: "carol") == 1)
        }
    }

    @Test("RCPT-12 At most 500 early marks of a user wait, so that invented ids do not fill the store, and they are forgotten after 28 days")
    func tooManyEarly() async throws {
        try await withEntries { ledger in
            for part in [0..<300, 300..<600] {
                let marks = part.map { Ledger.mark("invented_\($0)") }
                _ = try await ledger.inbox().markInbox(.init(tenant: Ledger.tenant, marks: marks))
            }
            func waiting() async throws -> Int? {
                try await ledger.store.read { try $0.firstRow("SELECT COUNT(*) FROM inbox_marks") { $0[0] as Int } }
            }
            #expect(try await waiting() == 500)
            try await ledger.jobs.round()
            ledger.clock.advance(by: .seconds(29 * 86_400))
            try await ledger.jobs.round()
            #expect(try await waiting() == 0)
        }
    }

    @Test("GW-04 A repetition under an idempotency key gets the first answer")
    func repeated() async throws {
        try await withEntries { ledger in
            let options = CallOptions(metadata: ["idempotency-key": "key-1"])
            let request = ReceiptsV1.MarkInboxRequest(tenant: Ledger.tenant, marks: [Ledger.mark("n1")])
            let first = try await ledger.inbox().markInbox(request, options: options)
            try await ledger.mark(Ledger.mark("n2"))
            #expect(try await ledger.inbox().markInbox(request, options: options) == first)
            let other = ReceiptsV1.MarkInboxRequest(tenant: Ledger.tenant, marks: [Ledger.mark("n3")])
            #expect(await refusal { _ = try await ledger.inbox().markInbox(other, options: options) } == "idempotency_mismatch Idempotency-Key")
            #expect(try await ledger.unread() == 2)
            #expect(ledger.metrics.prometheusText().contains("carillon_inbox_marks_total 2\n"))
            #expect(ledger.metrics.prometheusText().contains("carillon_inbox_entries_total 4\n"))
        }
    }
}
