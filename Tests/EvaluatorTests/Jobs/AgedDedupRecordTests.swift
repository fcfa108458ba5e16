import CarillonAPI
import DurableWork
import GRDB
import Logging
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("Dedup records that grow old")
struct AgedDedupRecordTests {
    private static func record(_ evaluator: EvaluatorFixture, _ user: String, organization: String = "org_acme", at instant: Instant) async throws {
        try await evaluator.store.write { database in
            try database.execute(
                sql: "INSERT INTO dedup_records VALUES (?, 'app', ?, 'type:mention', ?)", arguments: [organization, user, instant.milliseconds])
        }
    }

    private static func users(_ evaluator: EvaluatorFixture) async throws -> [String] {
        try await evaluator.store.read { try String.fetchAll($0, sql: "SELECT DISTINCT user_id FROM dedup_records ORDER BY user_id") }
    }

    private static func round(_ evaluator: EvaluatorFixture) async {
        try? await JobScheduler(
            MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
            metrics: MetricsRegistry(), logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() }
        ).round()
    }

    @Test("EVAL-28 PRIV-01 a dedup record is deleted once no event can meet it: after the longest life of a notification and the longest window")
    func age() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            let start = evaluator.clock.now
            try await Self.record(evaluator, "ann", at: start)
            try await Self.record(evaluator, "ben", organization: "", at: start + .milliseconds(1))
            try await evaluator.store.write { database in
                try database.execute(
                    sql: """
                        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2200)
                        INSERT INTO dedup_records SELECT 'org', 'app', 'crowd', 'channel:' || i, ? FROM n
                        """, arguments: [start.milliseconds])
            }
            evaluator.clock.advance(by: .seconds(28 * 86_400 + 3_600) - .milliseconds(1))
            await Self.round(evaluator)
            #expect(try await Self.users(evaluator) == ["ann", "ben", "crowd"])
            evaluator.clock.advance(by: .milliseconds(1))
            await Self.round(evaluator)
            #expect(try await Self.users(evaluator) == ["ben"])
            evaluator.clock.advance(by: .milliseconds(1))
            await Self.round(evaluator)
            #expect(try await Self.users(evaluator).isEmpty)
            await evaluator.store.close()
        }
    }

    @Test("EVAL-28 while an event of that time is pending or deferred, dedup records of its time stay")
    func waiting() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            try await Self.record(evaluator, "ann", at: evaluator.clock.now)
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            evaluator.clock.advance(by: .seconds(90 * 86_400))
            await Self.round(evaluator)
            #expect(try await Self.users(evaluator) == ["ann"], "it waits for its decisions")
            try await evaluator.store.write { database in
                try database.execute(
                    sql: """
                        UPDATE events SET state = 1;
                        INSERT INTO due_items (event_row, ordinal, organization_id, app_id, user_id, kind, since_ms, details, due_at_ms)
                        SELECT id, 0, 'org_acme', 'app', 'bob', 'quiet_hours', 1, '{}', 2 FROM events;
                        """)
            }
            await Self.round(evaluator)
            #expect(try await Self.users(evaluator) == ["ann"], "it is deferred")
            try await evaluator.store.write { try $0.execute(sql: "DELETE FROM due_items") }
            await Self.round(evaluator)
            #expect(try await Self.users(evaluator).isEmpty)
            await evaluator.store.close()
        }
    }
}
