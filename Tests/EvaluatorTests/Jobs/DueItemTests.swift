import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@testable import EvaluatorService

@Suite("Items that fall due, of any kind")
struct DueItemTests {
    private let morning = NightShift.morning

    private func quarantined(_ evaluator: EvaluatorFixture) async throws -> [CommonV1.QuarantinedMessage] {
        try await evaluator.quarantine.listQuarantine(.init()).messages
    }

    @Test("EVAL-22 ARCH-04 an item that cannot be read, or is of an unknown kind, is set aside and delays no other; repaired, it is requeued")
    func unreadable() async throws {
        try await withSleepers("ann", "bob") { evaluator in
            try await evaluator.submit(
                NightShift.mention("e1", of: "ann", priority: .high), NightShift.mention("e2", of: "bob", priority: .high))
            try await evaluator.settled()
            let details = try await evaluator.store.write { database in
                let details = try String.fetchOne(database, sql: "SELECT details FROM due_items WHERE user_id = 'ann'")
                try database.execute(
                    sql: """
                        UPDATE due_items SET details = '{"type":"mention"}' WHERE user_id = 'ann';
                        INSERT INTO due_items (organization_id, app_id, user_id, kind, due_at_ms, ordinal, since_ms, details)
                          SELECT organization_id, app_id, user_id, 'of a later version', due_at_ms, 0, since_ms, '{}' FROM due_items
                          WHERE user_id = 'bob';
                        """)
                return details
            }
            try await evaluator.wait(until: morning)
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(try await evaluator.statistics.held == 0)
            let messages = try await quarantined(evaluator)
            #expect(messages.map(\.outbox) == ["due items", "due items"])
            #expect(messages.contains { $0.detail.contains("knows no items of the kind of a later version") }, "\(messages)")
            #expect(messages.contains { $0.detail.contains("does not say what it defers until when") }, "\(messages)")

            // They come back as they were, and are set aside again.
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 2)
            try await eventually("both are set aside again") { try await quarantined(evaluator).count == 2 }
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["bob"])

            try await evaluator.store.write { database in
                try database.execute(
                    sql: "UPDATE quarantine SET message = CAST(json_set(CAST(message AS TEXT), '$.details', ?) AS BLOB)", arguments: [details])
            }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 2)
            try await eventually("the repaired one is released") { evaluator.peers.pushedUsers == ["bob", "ann"] }
            try await evaluator.settled()
            #expect(try await quarantined(evaluator).count == 1)
        }
    }

    @Test("PRIV-09 an erased user's item does not come back from the quarantine")
    func erased() async throws {
        try await withSleepers("ann") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "ann", priority: .high))
            try await evaluator.settled()
            try await evaluator.store.write { try $0.execute(sql: "UPDATE due_items SET details = '{}'") }
            try await evaluator.wait(until: morning)
            #expect(try await quarantined(evaluator).count == 1)
            let ann = UserKey("ann", of: ChatApp.tenant)
            let table = UserDataTables.evaluator.tables.first { $0.name == Quarantine.table }
            _ = try await table?.erase(ann, evaluator.store)
            #expect(try await quarantined(evaluator).isEmpty)
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 0)
        }
    }

    /// Settles items by deleting them, except those that it cannot settle.
    private final class PartlyFailing: DueItemHandler {
        let kind = DueItemKind.quietHours
        let store: Store
        let settled = Mutex<[Int64]>([])
        /// How many items it takes, and how often it was asked.
        let room = Mutex((items: Int.max, asked: 0))

        init(_ store: Store) { self.store = store }

        var capacity: Int {
            room.withLock { room in
                room.asked += 1
                return room.items
            }
        }

        func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
            #expect(items.count <= room.withLock { $0.items })
            guard !items.contains(where: { $0.user.id == "mallory" }) else { throw APIError(.internalError, "cannot") }
            _ = try await store.write { try DueItemTable.items.remove(items.map(\.row), $0) }
            settled.withLock { $0 += items.map(\.row) }
        }
    }

    private func withWorker(_ body: (EvaluatorFixture, PartlyFailing, WorkSignal) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            let logger = Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() }
            let handler = PartlyFailing(evaluator.store)
            let signal = WorkSignal(activity: evaluator.activity)
            let worker = DueItemWorker(
                store: evaluator.store, clock: evaluator.clock, handlers: [handler], reviews: [{ true }], signal: signal,
                activity: evaluator.activity,
                quarantine: try await Quarantine(store: evaluator.store, clock: evaluator.clock, metrics: MetricsRegistry(), logger: logger),
                metrics: EvaluatorMetrics(MetricsRegistry()), logger: logger)
            let running = Task { try await worker.run() }
            try await body(evaluator, handler, signal)
            running.cancel()
            _ = try? await running.value
            await evaluator.store.close()
        }
    }

    private func insert(_ users: [String], _ evaluator: EvaluatorFixture) async throws {
        let now = evaluator.clock.now
        try await evaluator.store.write { database in
            for user in users {
                try DueItemTable.insert(.quietHours, of: UserKey(user, of: ChatApp.tenant), dueAt: now, eventRow: nil, since: now, database)
            }
        }
    }

    @Test("ARCH-04 of many items the one that cannot be settled is found and set aside; all others are settled")
    func oneFails() async throws {
        try await withWorker { evaluator, handler, signal in
            try await insert((0..<20).map { "user\($0)" } + ["mallory"] + (20..<40).map { "user\($0)" }, evaluator)
            signal.signal()
            // An item leaves the table a moment before the handler counts it.
            try await eventually("all others are settled") { handler.settled.withLock { $0.count } == 40 }
            try await eventually("nothing is left") { try await evaluator.store.read { try DueItemTable.items.kinds($0) }.isEmpty }
            #expect(try await quarantined(evaluator).map(\.outbox) == ["due items"])
        }
    }

    @Test("EVAL-44 a handler without room is asked again, and gets no more items than it has room for")
    func room() async throws {
        try await withWorker { evaluator, handler, signal in
            handler.room.withLock { $0.items = 0 }
            try await insert((0..<30).map { "user\($0)" }, evaluator)
            signal.signal()
            try await eventually("it is asked again") { handler.room.withLock { $0.asked } > 2 }
            #expect(handler.settled.withLock { $0.count } == 0)
            handler.room.withLock { $0.items = 7 }
            try await eventually("all are settled") { handler.settled.withLock { $0.count } == 30 }
        }
    }
}

@Suite("Due items in stores of earlier versions")
struct DueItemMigrationTests {
    @Test("EVAL-22 a notification that version 0.1.0 deferred is an item, is moved by a review, and is counted")
    func deferred() async throws {
        try await withKeptStore { store in
            let amir = Self.amir
            let (due, page, groups) = try await store.read { database in
                let due = try DueItemTable.items.due("quiet_hours", at: Instant(milliseconds: 1_795_456_815_000), limit: 9, database)
                return (due, try DeferralTable.read(due.map(\.row), database), try DeferralTable.groups(of: [amir], database))
            }
            #expect(due.map(\.user) == [amir] && page.unreadable.isEmpty)
            let deferred = try page.deferred.first.unwrapped()
            #expect(
                deferred.typeID == "dm_message" && deferred.priority == .high && deferred.eventRow == 2 && deferred.ordinal == 0
                    && deferred.deferral
                        == .quietHours(.init(action: .each, until: Instant(milliseconds: 1_795_456_800_000), timezone: "UTC"))
                    && deferred.deferredAt == Instant(milliseconds: 1_795_424_400_000))
            #expect(page.events[2]?.event.tenant?.appId == "acme-chat")

            let later = Deferral.quietHours(
                .init(action: .each, until: Instant(milliseconds: 1_795_460_000_000), timezone: "Europe/Berlin"))
            try await store.write { try DeferralTable.move(try groups.first.unwrapped(), to: later, dueAt: later.until, $0) }
            #expect(try await store.read { try DueItemTable.items.nextDue($0) } == later.until)
            #expect(try await store.read { try DeferralTable.count($0) } == 1)
            #expect(try await store.write { try DueItemTable.items.userData(export: nil).eraseAtOnce?(amir, $0) } == 1)
            #expect(try await store.read { try DeferralTable.count($0) } == 0)
        }
    }

    @Test("PRIV-09 EVAL-22 an item that comes after one that version 0.1.0 deferred and that was erased is not settled in its place")
    func erasedMeanwhile() async throws {
        try await withKeptStore { store in
            let (amir, now) = (Self.amir, Instant(milliseconds: 1_795_456_815_000))
            let read = try await store.read { try DueItemTable.items.due("quiet_hours", at: now, limit: 9, $0).map(\.row) }
            #expect(read.count == 1)
            _ = try await store.write { try DueItemTable.items.userData(export: nil).eraseAtOnce?(amir, $0) }
            let chen = UserKey(organization: "acme", app: "acme-chat", id: "chen")
            try await store.write { try DueItemTable.insert(.quietHours, of: chen, dueAt: now, eventRow: nil, since: now, $0) }
            let removed = try await store.write { try DueItemTable.items.remove(read, $0) }
            #expect(removed == 0)
            #expect(try await store.read { try DeferralTable.count($0) } == 1)
        }
    }

    private static let amir = UserKey(organization: "acme", app: "acme-chat", id: "amir")

    /// Runs a body with the evaluator's store of version 0.1.0, in which one notification is deferred, after the migrations.
    private func withKeptStore(_ body: (Store) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let dump = ProjectFolder.root.appending(path: "Tests/AcceptanceTests/Stores/0.1.0/evaluator.sql")
            let path = folder.appending(path: "evaluator.sqlite").path
            let kept = try DatabaseQueue(path: path)
            try await kept.writeWithoutTransaction { database in
                try database.execute(sql: "PRAGMA foreign_keys = OFF")
                try database.execute(sql: try String(contentsOf: dump, encoding: .utf8))
            }
            try kept.close()
            let store = try Store(path: path, migrations: EvaluatorMigrations.all)
            try await body(store)
            await store.close()
        }
    }
}
