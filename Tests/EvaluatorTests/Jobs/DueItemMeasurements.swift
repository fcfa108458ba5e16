import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

/// Prints the times of a store with a million due items (EVAL-44). They are measurements, and no time fails them. They run where CARILLON_MEASURE
/// is set:
///
///     CARILLON_MEASURE=1 .build/debug/carillonPackageTests.xctest --testing-library swift-testing --no-parallel --filter DueItemMeasurements
@Suite("DueItemMeasurements", .enabled(if: ProcessInfo.processInfo.environment["CARILLON_MEASURE"] != nil), .serialized)
struct DueItemMeasurements {
    private static let items = 1_000_000
    private static let inAMinute = 10_000
    private static let atOnce = 50_000
    private static let start = EvaluatorFixture.start
    /// The minute with ``inAMinute`` items, the instant with ``atOnce`` items, and the time of all others.
    private static let (minute, hour, later) = (start + .seconds(3_600), start + .seconds(7_200), start + .days(100))

    /// A million scheduled events.
    private static func fill(_ store: Store) async throws {
        var event = ChatApp.message("x", mentions: [ChatApp.mention("bob")])
        event.scheduledForMs = minute.milliseconds
        let payload = Data(try event.bytes())
        try await store.write { database in
            try database.execute(
                sql: """
                    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(items))
                    INSERT INTO events (organization_id, app_id, event_id, carillon_event_id, event_type, accepted_at_ms, accepted_monotonic_ns,
                      state, payload, scheduled_for_ms)
                    SELECT 'org_1', 'chat', 'e' || i, 'evt_' || printf('%026d', i), 'message.sent', \(start.milliseconds), 0, 3, ?,
                      \(minute.milliseconds) FROM n
                    """, arguments: [payload])
            try database.execute(
                sql: """
                    INSERT INTO due_items (organization_id, app_id, user_id, kind, due_at_ms, event_row, ordinal, since_ms, details)
                    SELECT organization_id, app_id, '', 'scheduled_event',
                      CASE WHEN id <= \(inAMinute) THEN \(minute.milliseconds) + id * 60000 / \(inAMinute)
                        WHEN id <= \(inAMinute + atOnce) THEN \(hour.milliseconds) ELSE \(later.milliseconds) + id END,
                      id, 0, accepted_at_ms, '{}' FROM events;
                    """)
        }
    }

    private static func seconds(_ body: () async throws -> Void) async rethrows -> Double {
        let duration = try await ContinuousClock().measure(body)
        return Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    }

    @Test("EVAL-44 an empty scan, 10,000 items in a minute, and 50,000 at once beside new events, of 1,000,000", .timeLimit(.minutes(10)))
    func million() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"), ChatApp.user("eve"))
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers)
            evaluator.policies.set(try ChatApp.app(["dedup_mode": "off"]))
            let filled = try await Self.seconds { try await Self.fill(evaluator.store) }
            print("filled \(Self.items) items in \(Int(filled)) s")

            let scans = 1_000
            let now = evaluator.clock.now
            let scan = try await Self.seconds {
                try await evaluator.store.read { database in
                    for _ in 0..<scans {
                        let kinds = try DueItemTable.items.kinds(database)
                        for kind in kinds { #expect(try DueItemTable.items.due(kind, at: now, limit: 1_000, database).isEmpty) }
                        #expect(try DueItemTable.items.nextDue(database) != nil)
                    }
                }
            }
            print("an empty scan, with the next due time: \(Int(scan / Double(scans) * 1e6)) µs")

            try await evaluator.run {
                try await evaluator.settled()
                evaluator.clock.set(Self.minute + .seconds(60))
                let minute = try await Self.seconds {
                    try await eventually("all of the minute are pushed", within: .seconds(120)) { peers.with { $0.enqueued.count } == Self.inAMinute }
                }
                print(
                    "\(Self.inAMinute) items of one minute, fired, decided and handed over: \(minute) s, \(Int(Double(Self.inAMinute) / minute)) /s")
                try await evaluator.settled()

                evaluator.clock.set(Self.hour)
                var waits: [Double] = []
                let all = try await Self.seconds {
                    for number in 0..<5 {
                        try await evaluator.submit(ChatApp.message("direct\(number)", mentions: [ChatApp.mention("eve")]))
                        waits.append(
                            try await Self.seconds {
                                try await eventually("the new event is pushed", within: .seconds(60), every: .milliseconds(2)) {
                                    peers.with { state in state.enqueued.count { $0.userId == "eve" } } == number + 1
                                }
                            })
                    }
                    try await eventually("all are pushed", within: .seconds(300)) {
                        peers.with { $0.enqueued.count } == Self.inAMinute + Self.atOnce + 5
                    }
                }
                print("\(Self.atOnce) items of one instant: \(all) s, \(Int(Double(Self.atOnce) / all)) /s")
                print("new events meanwhile, until they are pushed: \(waits.map { "\(Int($0 * 1_000)) ms" }.joined(separator: ", "))")
            }
            await evaluator.store.close()
        }
    }
}
