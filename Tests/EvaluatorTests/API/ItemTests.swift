import CarillonAPI
import DurableWork
import GRDB
import Logging
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

    @Test("EVAL-45 Items are listed as they were sent, a page at a time, by owner, assignee, kind and state; an instant's day is not shown")
    func list() async throws {
        try await withEvaluator { evaluator in
            let items = [
                Self.item { $0.data = ["room": "2 b"] },
                Self.item { ($0.itemId, $0.dueDate, $0.dueAtMs) = ("h2", "", EvaluatorFixture.start.milliseconds) },
                Self.item { ($0.itemId, $0.kind, $0.assigneeUserId, $0.state) = ("r1", "request", "mona", .done) },
            ]
            _ = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: items))
            func ids(_ change: (inout EvaluatorV1.ListItemsRequest) -> Void) async throws -> [String] {
                var request = EvaluatorV1.ListItemsRequest(tenant: ChatApp.tenant)
                change(&request)
                return try await evaluator.client.listItems(request).items.map(\.itemId)
            }
            #expect(try await ids { $0.kind = "homework" } == ["h1", "h2"])
            #expect(try await ids { $0.ownerUserId = "sam" } == ["h1", "h2", "r1"])
            #expect(try await ids { $0.ownerUserId = "mona" } == [])
            #expect(evaluator.audit.all.last?.hasPrefix("item.listed mona 0 items") == true)
            #expect(try await ids { $0.assigneeUserId = "mona" } == ["r1"])
            #expect(try await ids { $0.state = .pending } == ["h1", "h2"])
            #expect(try await ids { $0.itemId = "h2" } == ["h2"])
            var stored = try await evaluator.client.listItems(.init(tenant: ChatApp.tenant, pageSize: 2))
            #expect(stored.items.map(\.itemId) == ["h1", "h2"])
            #expect(stored.items[0].data == ["room": "2 b"] && stored.items[0].dueDate == "2026-06-01" && stored.items[0].state == .pending)
            #expect(stored.items[1].dueDate.isEmpty && stored.items[1].dueAtMs == EvaluatorFixture.start.milliseconds)
            stored = try await evaluator.client.listItems(.init(tenant: ChatApp.tenant, pageSize: 2, pageToken: stored.nextPageToken))
            #expect(stored.items.map(\.itemId) == ["r1"] && stored.nextPageToken.isEmpty)
        }
    }

    @Test("EVAL-45 A stored item of which nobody will be told is answered with the cause")
    func warnings() async throws {
        try await withEvaluator { evaluator in
            let untold: [(String, (inout EvaluatorV1.Item) -> Void)] = [
                ("the catalogue has no type homework_due_reminder or homework_due_tomorrow: nobody is reminded of it", { _ in }),
                ("the catalogue has no type document_expiry: nobody is warned", { ($0.kind, $0.dueDate, $0.expiresAtMs) = ("document", "", 5) }),
                ("the catalogue has no type teacher_daily_summary: nobody is told of it", { ($0.dueDate, $0.startsAtMs) = ("", 5) }),
                ("the catalogue has no type manager_daily_summary: nobody is told of it", { ($0.kind, $0.dueDate) = ("request", "") }),
                ("it has no due_date, due_at, starts_at or expires_at: nobody is told of it", { $0.dueDate = "" }),
            ]
            let done = Self.item { ($0.itemId, $0.state) = ("done", .done) }
            let items = untold.enumerated().map { index, item in
                Self.item {
                    $0.itemId = "h\(index)"
                    item.1(&$0)
                }
            }
            let answer = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: [done] + items))
            #expect(answer.stored == 6 && answer.warnings.map(\.index) == [1, 2, 3, 4, 5] && answer.warnings.map(\.message) == untold.map(\.0))
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
            let before = (instant: EvaluatorFixture.start + .days(30), day: LocalDate("2026-07-01")!)
            let deleted = try await evaluator.store.write {
                try ItemTable.deleteOld(ChatApp.tenant, before: before, keepingEmptied: false, limit: 10, $0)
            }
            #expect(deleted == 2)
            #expect(try await titles(evaluator) == ["open"])
        }
    }

    @Test(
        "RCPT-19 EVAL-48 Where a school alerts teachers, homework loses its title with the content and goes after a year; elsewhere it goes at once",
        arguments: [true, false])
    func retentionJob(alerts: Bool) async throws {
        try await withEvaluator { evaluator in
            let types = alerts ? [RegistryV1.NotificationType(typeId: "student_attention_alert", categoryId: "system", priority: .high)] : []
            let app = AppPolicy(
                policy: try ChatApp.policy(["content_retention_days": 0]), catalogue: Catalogue(.init(types: types, version: 1)))
            evaluator.policies.set(app)
            let missed = Self.item { $0.state = .missed }
            _ = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: [missed]))
            let scheduler = JobScheduler(
                MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
                metrics: MetricsRegistry(), logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() })
            var left: [[String]] = []
            for days in [2, 362, 2] {
                evaluator.clock.advance(by: .days(days))
                try await scheduler.round()
                left.append(try await titles(evaluator))
            }
            #expect(left == (alerts ? [[""], [""], []] : [[], [], []]))
        }
    }

    @Test("RCPT-19 EVAL-48 Homework that is done or missed stays without its title and data, for streaks")
    func retentionOfStreaks() async throws {
        try await withEvaluator { evaluator in
            _ = try await evaluator.client.upsertItems(
                .init(
                    tenant: ChatApp.tenant,
                    items: [
                        Self.item { ($0.itemId, $0.state, $0.data) = ("h1", .done, ["a": "b"]) },
                        Self.item { ($0.itemId, $0.state) = ("h2", .missed) },
                        Self.item { ($0.itemId, $0.state) = ("h3", .cancelled) },
                        Self.item { ($0.itemId, $0.kind, $0.state) = ("r1", "request", .done) },
                    ]))
            let before = (instant: EvaluatorFixture.start + .days(30), day: LocalDate("2026-07-01")!)
            let (emptied, deleted, again) = try await evaluator.store.write {
                (
                    try ItemTable.emptyOld(ChatApp.tenant, before: before, of: "homework", limit: 10, $0),
                    try ItemTable.deleteOld(ChatApp.tenant, before: before, keepingEmptied: true, limit: 10, $0),
                    try ItemTable.emptyOld(ChatApp.tenant, before: before, of: "homework", limit: 10, $0)
                )
            }
            #expect((deleted, emptied, again) == (2, 2, 0))
            let left = try await evaluator.client.listItems(.init(tenant: ChatApp.tenant)).items
            #expect(left.map(\.itemId) == ["h1", "h2"] && left.allSatisfy { $0.title.isEmpty && $0.data.isEmpty })
        }
    }

    @Test("OBS-08 items_on_time_ratio is the share of items that were done before they were due, and rises against the time before")
    func onTime() async throws {
        try await withEvaluator { evaluator in
            let start = EvaluatorFixture.start
            func item(_ id: String, due day: Int64, _ state: EvaluatorV1.ItemState.Known, after days: Int64) -> EvaluatorV1.Item {
                Self.item {
                    ($0.itemId, $0.dueDate, $0.dueAtMs) = (id, "", (start + .days(day)).milliseconds)
                    ($0.state, $0.updatedAtMs) = (.init(state), (start + .days(days)).milliseconds)
                }
            }
            func ratio(from day: Int64) async throws -> CommonV1.MetricReading? {
                try await evaluator.client.statistics(
                    .init(tenant: ChatApp.tenant, withMetrics: true, metricsFromMs: (start + .days(day)).milliseconds)
                ).metrics.first
            }
            #expect(try await ratio(from: 0)?.value == nil)
            evaluator.clock.advance(by: .days(14))
            let items = [
                item("early", due: 2, .done, after: 1), item("late", due: 3, .done, after: 4), item("missed", due: 4, .missed, after: 4),
                item("good", due: 9, .done, after: 8), item("open", due: 10, .pending, after: 8), item("gone", due: 10, .cancelled, after: 8),
                item("future", due: 20, .done, after: 8),
            ]
            let stored = try await evaluator.client.upsertItems(.init(tenant: ChatApp.tenant, items: items))
            #expect(stored.stored == 7)
            let week = try #require(try await ratio(from: 7))
            #expect(week.name == "items_on_time_ratio" && week.value == 0.5 && week.whole == 2 && week.met == true)
            #expect(try await ratio(from: 0)?.whole == 5)
            let unasked = try await evaluator.client.statistics(.init(tenant: ChatApp.tenant)).metrics
            #expect(unasked.isEmpty)
        }
    }
}
