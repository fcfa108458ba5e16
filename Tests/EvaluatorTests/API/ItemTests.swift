import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("EVAL-45 Tracked items")
struct ItemTests {
    private typealias Refused = DirectNotificationTests.Refused

    private static func item(_ change: (inout EvaluatorV1.Item) -> Void = { _ in }) -> EvaluatorV1.Item {
        var item = EvaluatorV1.Item(itemId: "h1", kind: "homework", ownerUserId: "sam", title: "Fractions", dueDate: "2026-06-01")
        change(&item)
        return item
    }

    private func titles(_ evaluator: EvaluatorFixture) async throws -> [String] {
        try await evaluator.store.read { try $0.rows("SELECT title FROM items ORDER BY item_id") { $0[0] as String } }
    }

    @Test("EVAL-45 ARCH-16 Each wrong item is refused with its field, and all others are stored")
    func refused() async throws {
        try await withEvaluator { evaluator in
            let wrong: [(String, (inout EvaluatorV1.Item) -> Void)] = [
                ("item_id", { $0.itemId = "" }), ("kind", { $0.kind = "" }), ("kind", { $0.kind = "Home work" }),
                ("owner_user_id", { $0.ownerUserId = "" }), ("assignee_user_id", { $0.assigneeUserId = "a\n" }), ("title", { $0.title = " " }),
                ("title", { $0.title = String(repeating: "x", count: 201) }), ("due_date", { $0.dueDate = "2026-02-30" }),
                ("due_at_ms", { $0.dueAtMs = 5 }), ("due_at_ms", { ($0.dueDate, $0.dueAtMs) = ("", -1) }),
                ("due_at_ms", { ($0.dueDate, $0.dueAtMs) = ("", .max) }),
                ("starts_at_ms", { $0.startsAtMs = 5 }), ("expires_at_ms", { $0.expiresAtMs = 5 }), ("updated_at_ms", { $0.updatedAtMs = -1 }),
                ("updated_at_ms", { $0.updatedAtMs = (EvaluatorFixture.start + .days(2)).milliseconds }),
                ("state", { $0.state = .init(rawValue: 99) }), ("data", { $0.data = ["a": String(repeating: "b", count: 4_096)] }),
            ]
            let answer = try await evaluator.client.upsertItems(
                .init(tenant: ChatApp.tenant, items: wrong.map { Self.item($0.1) } + [Self.item { $0.itemId = "h2" }]))
            #expect(answer.rejected.map(\.field) == wrong.map(\.0) && answer.stored == 1)
            #expect(try await titles(evaluator) == ["Fractions"])
            let none = await DirectNotificationTests.refusal { _ = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant)) }
            #expect(none == Refused("invalid_argument", "items"))
            let unknown = await DirectNotificationTests.refusal {
                _ = try await evaluator.client.upsertItems(.init(tenant: .init(organizationId: "o", appId: "other"), items: [Self.item()]))
            }
            #expect(unknown?.reason == "not_found")
        }
    }

    @Test("EVAL-45 The newest change counts, in whatever order changes come, and a repeated one changes nothing")
    func order() async throws {
        try await withEvaluator { evaluator in
            for (title, time) in [("two", 2_000), ("one", 1_000), ("two again", 2_000), ("three", 3_000)] as [(String, Int64)] {
                _ = try await evaluator.client.upsertItems(
                    .init(tenant: ChatApp.tenant, items: [Self.item { ($0.title, $0.updatedAtMs) = (title, time) }]))
            }
            #expect(try await titles(evaluator) == ["three"])
            for _ in 0..<2 { _ = try await evaluator.client.deleteItem(.init(tenant: ChatApp.tenant, itemId: "h1")) }
            #expect(try await titles(evaluator).isEmpty)
        }
    }

    @Test("PRIV-09 PRIV-11 An owner's items are exported, and erased with the owner; those to act on stay without the user")
    func userData() async throws {
        try await withEvaluator { evaluator in
            _ = try await evaluator.client.upsertItems(
                .init(
                    tenant: ChatApp.tenant,
                    items: [
                        Self.item(),
                        Self.item {
                            ($0.itemId, $0.kind, $0.ownerUserId, $0.assigneeUserId, $0.title) = ("r1", "request", "ann", "sam", "Leave")
                        },
                    ]))
            let sam = UserKey("sam", of: ChatApp.tenant)
            var sections: [CommonV1.UserDataSection] = []
            try await UserDataTables.evaluator.export(sam, evaluator.store) { sections.append($0) }
            #expect(sections.filter { $0.name == "items" }.flatMap(\.rows).count == 2)
            let erased = try await evaluator.store.write { try UserDataTables.evaluator.eraseAtOnce(sam, $0) }
            #expect(erased["items"] == 2)
            #expect(try await titles(evaluator) == ["Leave"])
            // A host that replays its log.
            try await evaluator.store.write { _ = try ErasedUsers.add(sam, at: evaluator.clock.now, $0) }
            let replayed = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: [Self.item()]))
            #expect(replayed.stored == 0 && replayed.rejected.map(\.reason) == ["conflict"])
            #expect(try await evaluator.store.read { try $0.rows("SELECT assignee_user_id FROM items") { $0[0] as String } } == [""])
        }
    }

    @Test("RCPT-19 Items that are over are deleted after the retention of content; pending ones stay")
    func retention() async throws {
        try await withEvaluator { evaluator in
            _ = try await evaluator.client.upsertItems(
                .init(
                    tenant: ChatApp.tenant,
                    items: [
                        Self.item { ($0.itemId, $0.state, $0.dueDate) = ("done", .done, "2027-06-01") },
                        Self.item { ($0.itemId, $0.title) = ("past", "past") },
                        Self.item { ($0.itemId, $0.dueDate, $0.title) = ("open", "2027-06-01", "open") },
                    ]))
            let today = LocalDate("2026-07-01")!
            let deleted = try await evaluator.store.write {
                try ItemTable.deleteOld(ChatApp.tenant, before: EvaluatorFixture.start + .days(30), today: today, limit: 10, $0)
            }
            #expect(deleted == 2)
            #expect(try await titles(evaluator) == ["open"])
        }
    }
}
