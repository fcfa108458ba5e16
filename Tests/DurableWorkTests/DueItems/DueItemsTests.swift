import CarillonAPI
import GRDB
import Logging
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@testable import DurableWork

@Suite("Items that fall due")
struct DueItemsTests {
    private static let reminders = DueItems(table: "reminders", columns: "words TEXT NOT NULL")
    private let clock = VirtualClock(start: Instant(milliseconds: 1_780_000_000_000))
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func open() throws -> Store {
        try Store(path: folder.file("a.sqlite"), migrations: [Migration("reminders", Self.reminders.schema)])
    }

    private func insert(
        _ words: String, of user: String, app: String = "chat", kind: String = "reminder", after seconds: Int64, _ store: Store
    ) async throws {
        let due = clock.now + .seconds(seconds)
        try await store.write { database in
            try database.execute(
                sql: "INSERT INTO reminders (organization_id, app_id, user_id, kind, due_at_ms, words) VALUES ('org', ?, ?, ?, ?, ?)",
                arguments: [app, user, kind, due.milliseconds, words])
        }
    }

    private func due(_ limit: Int, at instant: Instant, _ store: Store) async throws -> [String] {
        try await store.read { database in
            try Self.reminders.due("reminder", at: instant, limit: limit, database).map { item in
                try String.fetchOne(database, sql: "SELECT words FROM reminders WHERE id = ?", arguments: [item.row]) ?? ""
            }
        }
    }

    @Test("EVAL-22 a batch has the earliest items first, and the items of one user that are due together, unless these alone are too many")
    func batches() async throws {
        let store = try open()
        try await insert("b1", of: "ben", after: 10, store)
        try await insert("a1", of: "ann", after: 10, store)
        try await insert("b2", of: "ben", after: 10, store)
        try await insert("first", of: "zoe", after: 5, store)
        try await insert("later", of: "ann", after: 20, store)
        let then = clock.now + .seconds(10)
        #expect(try await due(9, at: then, store) == ["first", "a1", "b1", "b2"])
        #expect(try await due(4, at: then, store) == ["first", "a1", "b1", "b2"])
        #expect(try await due(3, at: then, store) == ["first", "a1"])
        #expect(try await due(1, at: then, store) == ["first"])
        #expect(try await due(9, at: clock.now, store).isEmpty)
        try await store.write { try $0.execute(sql: "DELETE FROM reminders WHERE words IN ('first', 'a1')") }
        // More than a batch takes of one user alone.
        #expect(try await due(1, at: then, store) == ["b1"])
        let plan = try await store.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    EXPLAIN QUERY PLAN SELECT id, due_at_ms, organization_id, app_id, user_id FROM reminders WHERE kind = 'a' AND due_at_ms <= 1
                    ORDER BY due_at_ms, organization_id, app_id, user_id LIMIT 2
                    """
            ).map { $0["detail"] as String }
        }
        #expect(plan.allSatisfy { $0.contains("USING COVERING INDEX reminders_by_due_time") }, "\(plan)")
        await store.close()
    }

    @Test("EVAL-44 each kind has its own page, and the earliest due time is of all kinds; items without a user are not kept together")
    func kinds() async throws {
        let store = try open()
        #expect(try await store.read { try Self.reminders.kinds($0) }.isEmpty)
        #expect(try await store.read { try Self.reminders.nextDue($0) } == nil)
        for index in 0..<5 { try await insert("s\(index)", of: "", kind: "snooze", after: 10, store) }
        try await insert("r", of: "ann", after: 5, store)
        let then = clock.now + .seconds(10)
        #expect(try await store.read { try Self.reminders.kinds($0) } == ["reminder", "snooze"])
        #expect(try await store.read { try Self.reminders.nextDue($0) } == clock.now + .seconds(5))
        #expect(try await due(3, at: then, store) == ["r"])
        #expect(try await store.read { try Self.reminders.due("snooze", at: then, limit: 3, $0).count } == 3)
        #expect(try await store.read { try Self.reminders.tenants("snooze", $0) } == [CommonV1.Tenant(organizationId: "org", appId: "chat")])
        try await store.write { try $0.execute(sql: "DELETE FROM reminders WHERE kind = 'snooze'") }
        #expect(try await store.read { try Self.reminders.tenants("snooze", $0) }.isEmpty)
        #expect(try await store.read { try Self.reminders.kinds($0) } == ["reminder"])
        await store.close()
    }

    @Test("OBS-02 PRIV-09 the number of items is known without a count, and an erased user's items are gone with the tombstone")
    func countAndErasure() async throws {
        let store = try open()
        try await insert("a1", of: "ann", after: 10, store)
        try await insert("b1", of: "ben", after: 20, store)
        try await insert("other", of: "ann", app: "other", after: 30, store)
        let (chat, all) = (CommonV1.Tenant(organizationId: "org", appId: "chat"), CommonV1.Tenant())
        func counts() async throws -> [Int] {
            try await store.read { [try Self.reminders.count("reminder", of: chat, $0), try Self.reminders.count("reminder", of: all, $0)] }
        }
        #expect(try await counts() == [2, 3])
        let table = Self.reminders.userData(export: UserDataTable.rows(columns: ["words"], from: "reminders WHERE user_id = ?3 AND app_id = ?2"))
        let ann = UserKey("ann", of: chat)
        let exported = Mutex<[String]>([])
        try await table.export(ann, store) { rows in exported.withLock { $0 += rows } }
        #expect(exported.withLock { $0 } == [#"{"words":"a1"}"#])
        #expect(try await store.write { try table.eraseAtOnce?(ann, $0) } == 1)
        #expect(try await counts() == [1, 2])
        #expect(try await store.write { try Self.reminders.remove([1, 2], $0) } == 1)
        #expect(try await counts() == [0, 1])
        await store.close()
    }

    @Test("PRIV-09 an item that came after the last one was erased is not settled in its place", arguments: [false, true])
    func erasedMeanwhile(postpones: Bool) async throws {
        let store = try open()
        try await insert("of ann", of: "ann", after: 10, store)
        let then = clock.now + .seconds(10)
        let read = try await store.read { try Self.reminders.due("reminder", at: then, limit: 9, $0).map(\.row) }
        #expect(read.count == 1)
        let ann = UserKey("ann", of: CommonV1.Tenant(organizationId: "org", appId: "chat"))
        let erased = try await store.write { try Self.reminders.userData(export: nil).eraseAtOnce?(ann, $0) }
        #expect(erased == 1)
        try await insert("of ben", of: "ben", after: 10, store)
        if postpones {
            try await store.write { try Self.reminders.postpone(read, to: then + .seconds(60), $0) }
        } else {
            let removed = try await store.write { try Self.reminders.remove(read, $0) }
            #expect(removed == 0)
        }
        #expect(try await due(9, at: then, store) == ["of ben"])
        await store.close()
    }

    @Test("A job settles items at their due time, also those that fell due while the service was down", .timeLimit(.minutes(1)))
    func recovery() async throws {
        let settled = Mutex<[String]>([])
        func scheduler(_ store: Store, _ signal: WorkSignal) -> JobScheduler {
            let job = MaintenanceJob("reminders", retryAfter: .seconds(5), in: store, batch: 2, next: { try Self.reminders.nextDue($0) }) {
                now, limit, database in
                let rows = try Self.reminders.due("reminder", at: now, limit: limit, database).map(\.row)
                let words = try rows.compactMap { try String.fetchOne(database, sql: "SELECT words FROM reminders WHERE id = ?", arguments: [$0]) }
                settled.withLock { $0 += words }
                return try Self.reminders.remove(rows, database)
            }
            return JobScheduler(
                [job], signal: signal, clock: clock, activity: ActivityTracker(), metrics: MetricsRegistry(),
                logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        }
        func run(_ store: Store, _ body: (WorkSignal) async throws -> Void) async throws {
            let signal = WorkSignal()
            let scheduler = scheduler(store, signal)
            let running = Task { try await scheduler.run() }
            defer { running.cancel() }
            try await body(signal)
            running.cancel()
            _ = try? await running.value
            await store.close()
        }
        let start = clock.now
        let first = try open()
        try await insert("late", of: "ann", after: 60, first)
        try await run(first) { signal in
            try await eventually("the job waits for the first item") { clock.nextDue == start + .seconds(60) }
            try await insert("early", of: "ben", after: 20, first)
            signal.signal()
            try await eventually("the job waits for the earlier item") { clock.nextDue == start + .seconds(20) }
        }
        // Down while both fall due.
        clock.set(start + .seconds(90))
        let next = try open()
        try await run(next) { _ in
            try await eventually("both are settled") { try await next.read { try Self.reminders.count("reminder", $0) } == 0 }
        }
        #expect(settled.withLock { $0 } == ["early", "late"])
    }
}
