import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("Entries of the notification centre in the store")
struct InboxTableTests {
    private typealias Ledger = ReceiptsFixture
    private static let day = Duration.seconds(86_400)

    private func rows(_ ledger: ReceiptsFixture) async throws -> [Int] {
        try await ledger.store.read { database in
            try ["inbox_entries", "notifications"].map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") ?? -1 }
        }
    }

    @Test("RCPT-10 RCPT-19 Entries are kept inbox_retention_days, whatever the delivery log keeps, and what was unread is counted no more")
    func retention() async throws {
        try await withInbox { ledger in
            ledger.policies.set("inbox_retention_days", .int(10))
            ledger.policies.set("delivery_log_retention_days", .int(5))
            _ = try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n2", after: 1), Ledger.entry("n3", after: 7 * 86_400))
            try await ledger.mark(Ledger.mark("n2"))
            try await ledger.jobs.round()
            ledger.clock.advance(by: Self.day * 8)
            try await ledger.jobs.round()
            #expect(try await rows(ledger) == [3, 1])
            let entries = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant)).entries
            // The text is the entry's own. The push of an old one is not known any more.
            #expect(entries.map(\.title) == ["Alice", "Alice", "Alice"] && entries.map(\.pushStatus) == [.pending, .unspecified, .unspecified])
            ledger.clock.advance(by: Self.day * 3)
            try await ledger.jobs.round()
            #expect(try await ledger.listed() == ["n3"])
            #expect(try await ledger.unread() == 1)
            ledger.policies.set("inbox_retention_days", .int(365))
            ledger.clock.advance(by: Self.day * 30)
            try await ledger.jobs.round()
            #expect(try await rows(ledger) == [1, 0])
        }
    }

    @Test("RCPT-19 Entries are deleted in portions")
    func portions() async throws {
        try await withInbox { ledger in
            ledger.policies.set("telemetry_mode", "off")
            let count = InboxTable.entriesPerWrite + 1
            let records = (0..<count).map { Ledger.entry("n\($0)", after: 1) }
            _ = try await ledger.client().recordNotification(.init(notifications: records))
            #expect(try await ledger.unread() == Int64(count))
            try await ledger.jobs.round()
            ledger.clock.advance(by: Self.day * 91)
            try await ledger.jobs.round()
            #expect(try await rows(ledger) == [0, 0])
            #expect(try await ledger.unread() == 0)
        }
    }

    @Test("PRIV-01 The text of a notification is stored once, unless the push shows another one")
    func text() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("same"), Ledger.entry("other", title: "Your leave was approved", after: 1))
            // A deferred one has its text in the entry, and its push brings the same.
            var held = Ledger.entry("held", after: 2)
            (held.held, held.pushId, held.title, held.body) = (true, "", "", "")
            _ = try await ledger.badges(held)
            _ = try await ledger.badges(Ledger.record("held", createdAt: Ledger.start + 2_000))
            let titles = try await ledger.store.read { database in
                try String.fetchAll(database, sql: "SELECT title FROM notifications ORDER BY id")
            }
            #expect(titles == ["", "Alice", ""])
            #expect(try await ledger.view("held").title == "Alice")
            #expect(try await ledger.view("same").title == "Alice")
            #expect(try await ledger.view("other").title == "Alice")
        }
    }

    @Test("RCPT-11 A page is read in the order of an index, with every filter, and nothing is sorted", arguments: [false, true])
    func plan(_ isUnreadOnly: Bool) async throws {
        try await withInbox { ledger in
            let page = try Page(size: 30, token: "")
            var query = InboxTable.Query(tenant: Ledger.tenant, userID: "bob", isUnreadOnly: isUnreadOnly, page: page, after: nil)
            let index = isUnreadOnly ? "inbox_entries_unread" : "inbox_entries_by_user"
            for category in ["", "leave"] {
                query.categoryID = category
                for after in [nil, PageToken(createdAt: Instant(milliseconds: 5), row: 7)] {
                    query.after = after
                    let asked = query
                    let plan = try await ledger.store.read { try InboxTable.plan(asked, $0) }
                    #expect(plan.contains { $0.contains("USING INDEX \(index)") }, "\(plan)")
                    #expect(!plan.contains { $0.contains("TEMP B-TREE") || $0.contains("SCAN n") }, "\(plan)")
                }
            }
        }
    }
}
