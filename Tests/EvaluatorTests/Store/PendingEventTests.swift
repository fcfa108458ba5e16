import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import Protobuf
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("Pending events")
struct PendingEventTests {
    private static let apps = ["chat", "mail"].map { CommonV1.Tenant(organizationId: "org_1", appId: $0) }

    /// Ten events: the odd rows are of one app, the even ones of the other.
    private func withEvents(_ body: (Store) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let store = try Store(path: folder.appendingPathComponent("evaluator.sqlite").path, migrations: EvaluatorMigrations.all)
            try await store.write { database in
                let events = try (1...10).map { row in
                    let app = Self.apps[(row + 1) % 2]
                    return AcceptedEvent(
                        tenant: app, eventID: "e\(row)", carillonEventID: "evt_\(row)", eventType: "message.sent",
                        acceptedAt: Instant(milliseconds: Int64(row)), acceptedMonotonic: 0,
                        payload: try EvaluatorV1.Event(tenant: app, eventId: "e\(row)").bytes())
                }
                _ = try EventTable.insert(events, database)
            }
            try await body(store)
            await store.close()
        }
    }

    /// What a reader finds that goes on from page to page.
    private func pending(_ store: Store, after row: Int64 = 0, limit: Int = 3, without apart: Set<CommonV1.Tenant> = []) async throws -> [Int64] {
        try await store.read { database in
            var rows: [Int64] = []
            var last = row
            while true {
                let page = try EventTable.pending(after: last, limit: limit, without: apart, at: Instant(milliseconds: 0), database)
                guard let end = page.last else { return rows }
                rows += page.events.map(\.row)
                last = end
            }
        }
    }

    private func decided(_ store: Store, _ rows: Int64...) async throws {
        try await store.write { try PendingEventTable.decided(rows, $0) }
    }

    @Test("EVAL-10 Events that are decided out of order leave those between them pending, in their order")
    func outOfOrder() async throws {
        try await withEvents { store in
            #expect(try await pending(store) == Array(1...10))
            try await decided(store, 2, 4, 5, 8)
            #expect(try await pending(store) == [1, 3, 6, 7, 9, 10])
            #expect(try await pending(store, after: 6) == [7, 9, 10])
            #expect(try await store.read { try PendingEventTable.count($0) } == 6)
            #expect(try await store.read { try PendingEventTable.oldestAcceptance($0)?.milliseconds } == 1)
            try await decided(store, 1, 7)
            #expect(try await pending(store) == [3, 6, 9, 10])
            try await decided(store, 3, 6, 9)
            #expect(try await pending(store) == [10])
            #expect(try await store.read { try PendingEventTable.oldestAcceptance($0)?.milliseconds } == 10)
            try await decided(store, 10)
            #expect(try await store.read { try PendingEventTable.count($0) } == 0)
            #expect(try await store.read { try PendingEventTable.oldestAcceptance($0)?.milliseconds } == nil)
            #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM pending_events") } == 0)
        }
    }

    @Test("ARCH-04 An app's events are found among those that were decided before it")
    func ofOneApp() async throws {
        try await withEvents { store in
            try await decided(store, 2, 4, 6, 7)
            func rows(of app: CommonV1.Tenant) async throws -> [Int64] {
                try await store.read {
                    try EventTable.pending(of: app, after: 0, through: 9, limit: 100, at: Instant(milliseconds: 0), $0).events.map(\.row)
                }
            }
            #expect(try await rows(of: Self.apps[0]) == [1, 3, 5, 9])
            #expect(try await rows(of: Self.apps[1]) == [8])
            #expect(try await pending(store, without: [Self.apps[0]]) == [8, 10])
        }
    }

    @Test("ARCH-04 An event that is quarantined is not pending, whatever is decided around it")
    func quarantined() async throws {
        try await withEvents { store in
            try await decided(store, 3)
            let events = [2, 5].map { row in
                QuarantinedEvent(
                    row: row, carillonEventID: "evt_\(row)", tenant: Self.apps[0],
                    refusal: DeliveryRefusal(unreadable: MalformedMessage(), at: Instant(milliseconds: 0)))
            }
            let quarantine = try await Quarantine(
                store: store, clock: SystemClock(), metrics: MetricsRegistry(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            let messages = try await store.write { try EventQuarantine.add(events, to: quarantine, $0) }
            #expect(messages.count == 2)
            #expect(try await pending(store) == [1, 4, 6, 7, 8, 9, 10])
            try await decided(store, 6)
            #expect(try await pending(store) == [1, 4, 7, 8, 9, 10])
            #expect(try await store.read { try PendingEventTable.count($0) } == 6)
        }
    }
}
