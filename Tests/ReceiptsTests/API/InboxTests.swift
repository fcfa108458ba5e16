import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("The notification centre")
struct InboxTests {
    private typealias Ledger = ReceiptsFixture

    @Test("EVAL-12 RCPT-10 Pushed, skipped and deferred notifications have an entry with its text; silent pushes and apps without a centre have none")
    func entries() async throws {
        try await withInbox { ledger in
            var held = Ledger.entry("held", title: "Held", after: 2)
            (held.held, held.pushId, held.title, held.body) = (true, "", "", "")
            _ = try await ledger.badges(
                Ledger.entry("pushed"), Ledger.entry("skipped", title: "Skipped", skipped: .preferenceDisabled, after: 1), held,
                Ledger.record("silent"))
            let entries = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant)).entries
            #expect(entries.map(\.notificationId) == ["held", "skipped", "pushed"])
            #expect(entries.map(\.title) == ["Held", "Skipped", "Alice"])
            #expect(entries.map(\.pushStatus) == [.held, .skipped, .pending])
            #expect(entries.map(\.pushSkipReason) == [.unspecified, .preferenceDisabled, .unspecified])
            #expect(entries.allSatisfy { $0.readAtMs == nil && $0.typeId == "mention" && $0.categoryId == "mentions" })
            #expect(entries[2].deepLink == "team://leave/pushed" && entries[2].fallbackDeepLink == "team://leaves")
            #expect(entries[2].expiresAtMs == Ledger.start + 90 * 86_400_000)
            // The delivery log shows the same text, also that of a skipped one.
            #expect(try await ledger.view("pushed").title == "Alice")
            #expect(try await ledger.view("skipped").title == "Skipped")
            #expect(try await ledger.view("silent").title == "Alice")

            ledger.policies.set("inbox_enabled", false)
            _ = try await ledger.badges(Ledger.entry("later"))
            #expect(await refusal { _ = try await ledger.listed() } == "inbox_disabled")
            #expect(await refusal { _ = try await ledger.unread() } == "inbox_disabled")
            #expect(await refusal { _ = try await ledger.mark(Ledger.mark("pushed")) } == "inbox_disabled")
            let target = ReceiptsV1.FindTargetRequest(tenant: Ledger.tenant, notificationId: "pushed")
            #expect(await refusal { _ = try await ledger.inbox().findTarget(target) } == "inbox_disabled")
            ledger.policies.set("inbox_enabled", true)
            #expect(try await ledger.listed() == ["held", "skipped", "pushed"])
        }
    }

    @Test("ARCH-04 A repeated record and the end of a deferral make no second entry, and do not count again")
    func again() async throws {
        try await withInbox { ledger in
            var held = Ledger.entry("n1")
            (held.held, held.pushId) = (true, "")
            _ = try await ledger.badges(held, held)
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.further("n1"))
            #expect(try await ledger.listed() == ["n1"])
            #expect(try await ledger.unread() == 1)
        }
    }

    @Test("PRIV-10 An app that keeps no delivery data has a centre, too; it knows nothing of the push")
    func withoutLog() async throws {
        try await withInbox { ledger in
            ledger.policies.set("telemetry_mode", "off")
            _ = try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n1"))
            let entries = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant)).entries
            #expect(entries.map(\.title) == ["Alice"] && entries.map(\.pushStatus) == [.unspecified])
            #expect(try await ledger.unread() == 1)
            #expect(try await ledger.statistics.notifications == 0)
        }
    }

    @Test("RCPT-11 ACC-108 The list is newest first, in pages of 30 unless 1 to 100 are asked for, and a new entry moves no page")
    func pages() async throws {
        try await withInbox { ledger in
            for index in 0..<64 { _ = try await ledger.badges(Ledger.entry("n\(index)", after: Int64(index / 2))) }
            var first = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant))
            #expect(first.entries.map(\.notificationId) == (34..<64).reversed().map { "n\($0)" })
            _ = try await ledger.badges(Ledger.entry("new", after: 100))
            var found = first.entries
            while !first.nextPageToken.isEmpty {
                first = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant, pageSize: 7, pageToken: first.nextPageToken))
                found += first.entries
            }
            #expect(found.map(\.notificationId) == (0..<64).reversed().map { "n\($0)" })
            let whole = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant, pageSize: 100))
            #expect(whole.entries.count == 65 && whole.nextPageToken.isEmpty)
            #expect(await refusal { _ = try await ledger.listed(.init(tenant: Ledger.tenant, pageSize: 101)) } == "invalid_argument page_size")
            #expect(await refusal { _ = try await ledger.listed(.init(tenant: Ledger.tenant, pageToken: "x")) } == "invalid_argument page_token")
        }
    }

    @Test("RCPT-11 EVAL-23 The list is filtered by category, type, ids and what is unread")
    func filters() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(
                Ledger.entry("n1"), Ledger.entry("n2", after: 1, type: "leave_approved", category: "leave"),
                Ledger.entry("n3", after: 2, type: "leave_rejected", category: "leave"))
            try await ledger.mark(Ledger.mark("n3"))
            func listed(_ change: (inout ReceiptsV1.ListInboxRequest) -> Void) async throws -> [String] {
                var request = ReceiptsV1.ListInboxRequest(tenant: Ledger.tenant)
                change(&request)
                return try await ledger.listed(request)
            }
            #expect(try await listed { $0.categoryId = "leave" } == ["n3", "n2"])
            #expect(try await listed { $0.typeId = "leave_approved" } == ["n2"])
            #expect(try await listed { $0.unreadOnly = true } == ["n2", "n1"])
            #expect(try await listed { ($0.unreadOnly, $0.categoryId) = (true, "leave") } == ["n2"])
            #expect(try await listed { $0.notificationIds = ["n1", "n3", "unknown"] } == ["n3", "n1"])
            let tooMany = await refusal { _ = try await listed { $0.notificationIds = (0...100).map { "n\($0)" } } }
            #expect(tooMany == "payload_too_large notification_ids")
        }
    }

    @Test("RCPT-11 SEC-08 Users see, count and mark their own entries only, and administrators no others' either")
    func own() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n2", user: "carol", after: 1))
            #expect(try await ledger.listed(as: "carol") == ["n2"])
            #expect(try await ledger.unread(as: "carol") == 1)
            let admin = ledger.inbox(as: Ledger.user("root", roles: ["system_admin"]))
            #expect(await refusal { _ = try await admin.listInbox(.init(tenant: Ledger.tenant, userId: "bob")) } == "not_found user_id")
            #expect(await refusal { _ = try await ledger.listed(.init(tenant: Ledger.tenant, userId: "carol")) } == "not_found user_id")
            let stranger = ledger.inbox(as: Ledger.user("bob", app: "other"))
            #expect(await refusal { _ = try await stranger.listInbox(.init(tenant: Ledger.tenant)) } == "not_found")
            // A mark of another user's entry looks like one of an unknown entry, and has no effect.
            #expect(try await ledger.mark(Ledger.mark("n2", .dismissed), Ledger.mark("nothing")).unknownIds == ["n2", "nothing"])
            let single = ReceiptsV1.MarkInboxRequest(tenant: Ledger.tenant, marks: [Ledger.mark("n2")], requiresEntries: true)
            #expect(await refusal { _ = try await ledger.inbox().markInbox(single) } == "not_found notification_id")
            #expect(try await ledger.listed(as: "carol") == ["n2"])
            #expect(try await ledger.unread(as: "carol") == 1)
            let target = ReceiptsV1.FindTargetRequest(tenant: Ledger.tenant, notificationId: "n2")
            #expect(await refusal { _ = try await ledger.inbox().findTarget(target) } == "not_found notification_id")
        }
    }

    @Test("RCPT-13 ACC-110 A failed push keeps its entry, unread, and the entry says so; an opened push is read")
    func pushes() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n2", after: 1), Ledger.entry("n3", after: 2))
            try await ledger.outcomes(
                Ledger.outcome("n1", .failed, sequence: 1, code: "SENDER_ID_MISMATCH"), Ledger.outcome("n2", .sent, sequence: 1),
                Ledger.outcome("n3", .sent, sequence: 1))
            ledger.clock.advance(by: .seconds(20))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n2", .opened, at: Ledger.start + 10_000))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n3", .dismissed))
            let entries = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant)).entries
            // Of a push, opened and dismissed are delivered.
            #expect(entries.map(\.pushStatus) == [.delivered, .delivered, .failed])
            #expect(entries.map { $0.readAtMs != nil } == [false, true, false])
            #expect(try await ledger.readAt("n2") == 10)
            #expect(try await ledger.unread() == 2)
        }
    }

    @Test("RCPT-14 RCPT-15 With badge_mode inbox_unread the badge of a push counts the unread entries, with its own; 99+ above the cap")
    func badge() async throws {
        try await withInbox { ledger in
            ledger.policies.set("badge_mode", "inbox_unread")
            ledger.policies.set("badge_cap", 3)
            #expect(try await ledger.badges(Ledger.entry("n1"), Ledger.record("silent", counter: "mentions"), Ledger.entry("n2")) == [1, 1, 2])
            #expect(try await ledger.badges(Ledger.entry("n3"), Ledger.entry("n4"), Ledger.entry("n1")) == [3, 3, 1])
            let count = try await ledger.inbox().countInbox(.init(tenant: Ledger.tenant))
            #expect(count.unread == 4 && count.badge == 3 && count.label == "3+")
            try await ledger.mark(Ledger.mark("n1"), Ledger.mark("n2", .dismissed), Ledger.mark("n2"))
            let less = try await ledger.inbox().countInbox(.init(tenant: Ledger.tenant))
            #expect(less.unread == 2 && less.badge == 2 && less.label == "2")
            // It is no counter that a host sets.
            let badge = try await ledger.client().badge(.init(tenant: Ledger.tenant, userId: "bob"))
            #expect(badge.badge == 2 && badge.counters.isEmpty && badge.trueCount == 2)
            #expect(
                await refusal {
                    _ = try await ledger.client().changeCounter(.init(tenant: Ledger.tenant, userId: "bob", counter: "", op: .clear))
                } == "invalid_argument counter")
        }
    }
}
