import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Testing

@testable import ReceiptsService

@Suite("Entries whose notification has lost its purpose")
struct InboxWithdrawalTests {
    private typealias Ledger = ReceiptsFixture

    private func target(
        _ id: String, _ ledger: ReceiptsFixture, on device: CommonV1.DeviceType = .unspecified
    ) async throws -> ReceiptsV1.FindTargetResponse {
        try await ledger.inbox().findTarget(.init(tenant: Ledger.tenant, notificationId: id, deviceType: device))
    }

    private func delete(_ entity: String, after seconds: Int64, _ ledger: ReceiptsFixture) async throws -> ReceiptsV1.WithdrawEntriesResponse {
        try await ledger.inbox(as: .init(service: "evaluator")).withdrawEntries(
            .init(tenant: Ledger.tenant, entityType: "leave", entityId: entity, deletedAtMs: Ledger.start + seconds * 1_000))
    }

    @Test("EVAL-52 WEB-12 Entries about a deleted entity leave list and count; their target does not exist, and has its fallback link")
    func entity() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(
                Ledger.entry("n1", entity: "7"), Ledger.entry("n2", after: 1, entity: "8"), Ledger.entry("n3", user: "carol", entity: "7"),
                Ledger.entry("n4", after: 2, entity: "7"))
            try await ledger.mark(Ledger.mark("n4"))
            #expect(try await target("n1", ledger) == .init(deepLink: "team://leave/n1", exists: true, fallbackDeepLink: "team://leaves"))
            #expect(try await delete("7", after: 5, ledger) == .init(withdrawn: 3))
            #expect(try await delete("7", after: 5, ledger) == .init(withdrawn: 0))
            #expect(try await ledger.listed() == ["n2"])
            #expect(try await ledger.unread() == 1)
            #expect(try await ledger.unread(as: "carol") == 0)
            #expect(try await target("n1", ledger) == .init(deepLink: "team://leave/n1", exists: false, fallbackDeepLink: "team://leaves"))
            #expect(try await target("n2", ledger).exists)
            // A mark of it changes no count.
            #expect(try await ledger.mark(Ledger.mark("n1")).unread == 1)
            // A record that was on its way is of the deleted entity; a later one of a new entity of that id.
            _ = try await ledger.badges(Ledger.entry("n5", after: 4, entity: "7"), Ledger.entry("n6", after: 6, entity: "7"))
            #expect(try await ledger.listed() == ["n6", "n2"])
            #expect(try await ledger.unread() == 2)
            #expect(await refusal { _ = try await delete("", after: 5, ledger) } == "invalid_argument entity_id")
        }
    }

    @Test("EVAL-52 Entries are withdrawn in portions, so that other writes get their turn")
    func portions() async throws {
        try await withInbox { ledger in
            for part in [0..<300, 300..<InboxService.withdrawnPerWrite + 1] {
                let records = part.map { Ledger.entry("n\($0)", user: "user_\($0)", entity: "7") }
                _ = try await ledger.client().recordNotification(.init(notifications: records))
            }
            #expect(try await delete("7", after: 5, ledger) == .init(withdrawn: Int32(InboxService.withdrawnPerWrite), more: true))
            #expect(try await delete("7", after: 5, ledger) == .init(withdrawn: 1))
            #expect(try await ledger.unread(as: "user_0") == 0)
        }
    }

    @Test("EVAL-40 Links are in the form of the app, and below its address on the web for browsers; the host's own links stay")
    func links() async throws {
        try await withInbox { ledger in
            ledger.policies.set("deep_link_scheme", "team")
            var own = Ledger.entry("own", after: 1)
            own.inboxEntry?.deepLink = "https://host.example/7"
            _ = try await ledger.badges(Ledger.entry("n1"), own)
            #expect(try await target("n1", ledger, on: .web).deepLink == "team://leave/n1", "there is no address on the web")
            ledger.policies.set("web_fallback_base_url", "https://app.example")
            let web = try await target("n1", ledger, on: .web)
            #expect(web.deepLink == "https://app.example/leave/n1" && web.fallbackDeepLink == "https://app.example/leaves")
            #expect(try await target("n1", ledger, on: .ios).deepLink == "team://leave/n1")
            let list = try await ledger.inbox().listInbox(.init(tenant: Ledger.tenant, deviceType: .web))
            #expect(list.entries.map(\.deepLink) == ["https://host.example/7", "https://app.example/leave/n1"])
        }
    }

    @Test("EVAL-52 The entry of a notification that its sender cancels goes, unless a device has it; one that a newer push replaces stays")
    func cancelled() async throws {
        try await withInbox { ledger in
            var held = Ledger.entry("held", after: 5)
            (held.held, held.pushId) = (true, "")
            _ = try await ledger.badges(
                Ledger.entry("unsent"), Ledger.entry("sent", after: 1), Ledger.entry("replaced", after: 2), Ledger.entry("snoozed", after: 3), held)
            try await ledger.outcomes(Ledger.outcome("sent", .sent, sequence: 1), Ledger.outcome("snoozed", .sent, sequence: 1))
            _ = try await ledger.badges(Ledger.further("snoozed"))
            try await ledger.outcomes(
                Ledger.outcome("unsent", .cancelled, sequence: 1), Ledger.outcome("sent", .cancelled, sequence: 2),
                Ledger.outcome("replaced", .cancelled, sequence: 1, code: "replaced"), Ledger.furtherOutcome("snoozed", .cancelled))
            var ended = Ledger.record("held", skipped: .cancelled, createdAt: Ledger.start + 5_000)
            ended.badgeCounter = ""
            _ = try await ledger.badges(ended)
            #expect(try await ledger.listed() == ["snoozed", "replaced", "sent"])
            #expect(try await ledger.unread() == 3)
            #expect(try await !target("held", ledger).exists)
        }
    }

    @Test("PRIV-09 RCPT-10 The entry of a push that was withdrawn because its sender was erased is deleted with its text")
    func erasedSender() async throws {
        try await withInbox { ledger in
            _ = try await ledger.badges(Ledger.entry("n1"))
            var withdrawn = Ledger.outcome("n1", .skipped, sequence: 1)
            withdrawn.failureReason = ReceiptsV1.Outcome.withdrawnReason
            try await ledger.outcomes(withdrawn)
            #expect(try await ledger.listed() == [])
            #expect(try await ledger.unread() == 0)
            #expect(try await ledger.view("n1").title.isEmpty)
        }
    }
}
