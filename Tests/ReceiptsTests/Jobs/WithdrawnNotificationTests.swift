import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("RCPT-12 What a user's other devices close")
struct WithdrawnNotificationTests {
    typealias Ledger = ReceiptsFixture

    /// An app whose badge is the number of unread entries, and is pushed when it changes, at most every 20 minutes.
    private func withCentre(_ body: (ReceiptsFixture) async throws -> Void) async throws {
        try await withInbox { ledger in
            ledger.policies.set("badge_mode", "inbox_unread")
            ledger.policies.set("badge_push_on_change", true)
            ledger.policies.set("badge_push_min_interval_seconds", 1_200)
            try await body(ledger)
        }
    }

    private static func entry(_ id: String, tag: String = "", after seconds: Int64 = 0) -> ReceiptsV1.NotificationRecord {
        var record = Ledger.entry(id, after: seconds)
        record.inboxEntry?.tag = tag
        return record
    }

    /// What the push of a badge names when it is handed over: id, tag and device of each.
    private static func named(_ push: String, _ ledger: ReceiptsFixture) async throws -> [String] {
        var record = Ledger.record(push, counter: "")
        (record.silentPush, record.typeId, record.priority) = (true, BadgePush.typeID, .low)
        let answer = try await ledger.client().recordNotification(.init(notifications: [record]))
        #expect(answer.withdrawn.allSatisfy { $0.index == 0 })
        return answer.withdrawn.map { "\($0.notificationId)|\($0.tag)|\($0.deviceId)" }
    }

    @Test("RCPT-12 RCPT-13 A push of the badge names what was read, opened and dismissed, where, and again in the next push, the newest first")
    func named() async throws {
        try await withCentre { ledger in
            // The push of the first one failed: its entry stays, and is read like any other.
            _ = try await ledger.badges(Self.entry("n1", tag: "t1"), Self.entry("n2", tag: "both", after: 1), Self.entry("n3", tag: "both", after: 2))
            try await ledger.outcomes(Ledger.outcome("n1", .failed, sequence: 1))
            #expect(try await Self.named("b0", ledger) == [])
            _ = try await ledger.inbox(as: Ledger.user("bob", device: "phone")).markInbox(.init(tenant: Ledger.tenant, marks: [Ledger.mark("n1")]))
            try await ledger.mark(Ledger.mark("n2", .dismissed))
            // An unread one is shown under the same tag.
            #expect(try await Self.named("b1", ledger) == ["n2||", "n1|t1|phone"])
            #expect(try await Self.named("b1", ledger) == ["n2||", "n1|t1|phone"])
            _ = try await ledger.client().reportClientEvent(Ledger.report("n3", .opened))
            #expect(try await Self.named("b2", ledger) == ["n3|both|dev_1", "n2|both|", "n1|t1|phone"])
        }
    }

    @Test("RCPT-12 After “read all” a push names the newest 20 entries that were read, each once")
    func all() async throws {
        try await withCentre { ledger in
            for number in 1...25 { _ = try await ledger.badges(Self.entry("n\(number)", after: Int64(number))) }
            ledger.clock.advance(by: .seconds(60))
            try await ledger.mark(Ledger.mark("n25"))
            _ = try await ledger.inbox(as: Ledger.user("bob", device: "phone")).markInbox(.init(tenant: Ledger.tenant, all: .init()))
            _ = try await ledger.badges(Self.entry("n26", after: 61))
            #expect(try await Self.named("b1", ledger) == (6...25).reversed().map { "n\($0)||phone" })
        }
    }

    @Test("RCPT-12 What a host deleted is closed, too; what another user read is not")
    func withdrawn() async throws {
        try await withCentre { ledger in
            _ = try await ledger.badges(Ledger.entry("n1", entity: "e1"), Ledger.entry("n2", user: "carol"))
            _ = try await ledger.inbox(as: Principal(service: "evaluator")).withdrawEntries(
                .init(tenant: Ledger.tenant, entityType: "leave", entityId: "e1", deletedAtMs: Ledger.start + 5_000))
            try await ledger.mark(Ledger.mark("n2"), as: "carol")
            #expect(try await Self.named("b1", ledger) == ["n1||"])
        }
    }

    @Test("RCPT-12 EVAL-41 A notification that was sent again after it was read stays, and what is shown under its tag; dismissed then, it is closed")
    func sentAgain() async throws {
        try await withCentre { ledger in
            _ = try await ledger.badges(Self.entry("n1", tag: "both"), Self.entry("n2", tag: "both"), Self.entry("n3", tag: "t3"))
            try await ledger.mark(Ledger.mark("n1"), Ledger.mark("n2"), Ledger.mark("n3"))
            #expect(try await Self.named("b1", ledger) == ["n3|t3|", "n2|both|", "n1|both|"])
            ledger.clock.advance(by: .milliseconds(Ledger.snooze))
            _ = try await ledger.badges(Ledger.further("n1"))
            #expect(try await Self.named("b2", ledger) == ["n3|t3|", "n2||"])
            ledger.clock.advance(by: .seconds(1))
            try await ledger.mark(Ledger.mark("n1", .dismissed))
            #expect(try await Self.named("b3", ledger) == ["n1|both|", "n3|t3|", "n2|both|"])
        }
    }

    @Test("RCPT-12 RCPT-17 An app that pushes no changed badges names nothing, nor does a visible push")
    func off() async throws {
        try await withCentre { ledger in
            _ = try await ledger.badges(Self.entry("n1"))
            try await ledger.mark(Ledger.mark("n1"))
            let visible = try await ledger.client().recordNotification(.init(notifications: [Self.entry("n2")]))
            #expect(visible.withdrawn.isEmpty)
            ledger.policies.set("badge_push_on_change", false)
            ledger.policies.set("badge_sync_time", "wake")
            #expect(try await Self.named("b1", ledger) == [])
        }
    }
}
