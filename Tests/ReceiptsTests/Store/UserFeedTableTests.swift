import RPC
import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import Testing

@testable import ReceiptsService

@Suite("The feed of a user in the store")
struct UserFeedTableTests {
    private typealias Ledger = ReceiptsFixture
    private static let bob = UserKey("bob", of: Ledger.tenant)

    private func events(_ ledger: ReceiptsFixture, of user: String = "bob", after position: Int64 = 0) async throws -> [String] {
        let user = UserKey(user, of: Ledger.tenant)
        return try await ledger.store.read { try UserFeedTable.read(user, after: position, $0).events.map { "\($0.kind.name) \($0.notificationId)" } }
    }

    private func hasAll(_ ledger: ReceiptsFixture, after position: Int64) async throws -> Bool {
        try await ledger.store.read { try UserFeedTable.hasAll(of: Self.bob, after: position, $0) }
    }

    @Test("GW-06 RCPT-12 Each change that the list shows is one event: an entry, its first mark, its end; a repetition is none")
    func changes() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(
                Ledger.entry("n1"), Ledger.entry("n2", after: 1, entity: "e2"), Ledger.entry("n3", after: 2), Ledger.entry("n4", user: "carol"))
            try await ledger.mark(Ledger.mark("n1"))
            try await ledger.mark(Ledger.mark("n1"))
            // An earlier time of the same mark, a reading after the dismissal.
            try await ledger.mark(Ledger.mark("n1", at: 1), Ledger.mark("n3", .dismissed), Ledger.mark("n3"))
            _ = try await ledger.inbox(as: Principal(service: "evaluator")).withdrawEntries(
                .init(tenant: Ledger.tenant, entityType: "leave", entityId: "e2", deletedAtMs: Ledger.start + 5_000))
            let all = ReceiptsV1.MarkInboxRequest(tenant: Ledger.tenant, all: ReceiptsV1.InboxMarkAll())
            // Nothing is unread any more.
            _ = try await ledger.inbox().markInbox(all)
            #expect(try await events(ledger) == ["added n1", "added n2", "added n3", "read n1", "dismissed n3", "withdrawn n2"])
            #expect(try await events(ledger, of: "carol") == ["added n4"])
            _ = try await ledger.badges(Ledger.entry("n5", after: 9), Ledger.entry("n6", after: 9))
            ledger.clock.advance(by: .seconds(10))
            _ = try await ledger.inbox().markInbox(all)
            #expect(try await events(ledger, after: 7) == ["added n5", "added n6", "read_all "])
        }
    }

    @Test("GW-06 An app without a notification centre writes nothing to the feed")
    func withoutCentre() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"), Ledger.record("n2"))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n2", .opened))
            _ = try await ledger.client().changeCounter(.init(tenant: Ledger.tenant, userId: "bob", counter: "mentions", op: .clear))
            let end = try await ledger.store.read { try UserFeedTable.end($0) }
            #expect(end == 0)
        }
    }

    @Test("RCPT-19 GW-06 Rows are kept a day; whoever was away for longer does not have all, and whoever has the newest position does")
    func retention() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n2"))
            ledger.clock.advance(by: UserFeedTable.lifetime)
            _ = try await ledger.badges(Ledger.entry("n3"))
            try await ledger.jobs.round()
            #expect(try await events(ledger) == ["added n1", "added n2", "added n3"])
            #expect(try await hasAll(ledger, after: 0))
            ledger.clock.advance(by: .seconds(1))
            let now = ledger.clock.now
            _ = try await ledger.store.write { try UserFeedTable.deleteOld(at: now, limit: 500, $0) }
            #expect(try await events(ledger) == ["added n3"])
            let kept = [try await hasAll(ledger, after: 1), try await hasAll(ledger, after: 2), try await hasAll(ledger, after: 3)]
            #expect(kept == [false, true, true])
            // Positions that the feed never had: a restored store, and nonsense.
            let foreign = [try await hasAll(ledger, after: 4), try await hasAll(ledger, after: -1)]
            #expect(foreign == [false, false])
            ledger.clock.advance(by: .days(3))
            try await ledger.jobs.round()
            #expect(try await events(ledger).isEmpty)
            // Nothing came since the last event, also when that is gone; and no position is used twice.
            let empty = [try await hasAll(ledger, after: 2), try await hasAll(ledger, after: 3)]
            #expect(empty == [false, true])
            _ = try await ledger.badges(Ledger.entry("n4"))
            #expect(try await events(ledger, after: 3) == ["added n4"])
        }
    }

    @Test("GW-06 With more missed events than reading the centre costs, a client reads the centre")
    func tooMany() async throws {
        try await withInbox { ledger in
            let count = UserFeedTable.mostMissed + 1
            _ = try await ledger.client().recordNotification(.init(notifications: (0..<count).map { Ledger.entry("n\($0)") }))
            let kept = [try await hasAll(ledger, after: 0), try await hasAll(ledger, after: 1)]
            #expect(kept == [false, true])
        }
    }
}
