import CarillonAPI
import DurableWork
import GRDB
import Logging
import ServiceKit
import Storage
import Synchronization
import TestClocks
import TestConditions
import TestFolders
import Testing

@Suite("Maintenance jobs")
struct JobSchedulerTests {
    private struct Failure: Error {}

    /// Half past midnight: the next turn is noon, which is a turn of half days alone.
    private let clock = VirtualClock(start: Instant(milliseconds: 1_780_014_600_000))
    private let metrics = MetricsRegistry()
    /// What ran: the job and seconds since the start.
    private final class Runs: Sendable {
        let lines = Mutex<[String]>([])
    }
    private let runs = Runs()

    private func scheduler(_ jobs: [MaintenanceJob]) -> JobScheduler {
        JobScheduler(
            jobs, clock: clock, activity: ActivityTracker(), metrics: metrics, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    }

    private func job(
        _ name: String, every schedule: DailySchedule = .day, firstAfter: Duration = .zero, retryAfter: Duration? = nil, fails: Bool = false
    ) -> MaintenanceJob {
        let (runs, start) = (runs, clock.now)
        return MaintenanceJob(name, every: schedule, firstAfter: firstAfter, retryAfter: retryAfter) { now in
            runs.lines.withLock { $0.append("\(name) \((now.milliseconds - start.milliseconds) / 1_000)") }
            if fails { throw Failure() }
            return 2
        }
    }

    @Test(
        "Each job runs at its own times; one that fails stops no other, and runs again after its pause or at its next turn", .timeLimit(.minutes(1)))
    func times() async throws {
        let scheduler = scheduler([
            job("daily"), job("late", firstAfter: .seconds(300)), job("broken", retryAfter: .seconds(600), fails: true),
            job("twice", every: .halfDay, fails: true),
        ])
        let running = Task { try await scheduler.run() }
        defer { running.cancel() }
        let start = clock.now
        func waits(_ seconds: Int64) async throws {
            try await eventually("the next job is due after \(seconds) s") { clock.nextDue == start + .seconds(seconds) }
        }
        try await waits(300)
        clock.advance(by: .seconds(300))
        try await waits(600)
        clock.advance(by: .seconds(300))
        try await waits(1_200)
        #expect(runs.lines.withLock { $0 } == ["daily 0", "broken 0", "twice 0", "late 300", "broken 600"])
        let turn = DailySchedule.halfDay.next(after: clock.now)
        clock.set(turn)
        let failedTwice = #"carillon_maintenance_failures_total{job="twice"} 2"#
        try await eventually("the job fails again") { metrics.prometheusText().contains(failedTwice) }
        let text = metrics.prometheusText()
        #expect(text.contains(#"carillon_maintenance_items_total{job="late"} 2"#))
    }

    @Test("A job with a deadline before its next turn runs by the deadline; where it has none any more, at the turn", .timeLimit(.minutes(1)))
    func deadlines() async throws {
        let start = clock.now
        let turn = DailySchedule.halfDay.next(after: start)
        let hours = Mutex<Int64?>(5)
        let (runs, clock) = (runs, clock)
        let scheduler = scheduler([
            MaintenanceJob("strict", every: .halfDay, deadline: { hours.withLock { $0.map { .seconds($0 * 3_600) } } }) { now in
                runs.lines.withLock { $0.append("\(now.milliseconds == start.milliseconds ? "start" : now == turn ? "turn" : "between")") }
                return 0
            }
        ])
        // Shown before its first run.
        #expect(metrics.prometheusText().contains(#"carillon_maintenance_failures_total{job="strict"} 0"#))
        let running = Task { try await scheduler.run() }
        defer { running.cancel() }
        func waits(until instant: Instant) async throws {
            try await eventually("the next round is at \(instant)") { clock.nextDue == instant }
        }
        for hour in [5, 10] as [Int64] {
            try await waits(until: start + .seconds(hour * 3_600))
            clock.set(start + .seconds(hour * 3_600))
        }
        // 15 hours after the start would be behind the turn.
        try await waits(until: turn)
        hours.withLock { $0 = nil }
        clock.set(turn)
        try await waits(until: turn + .seconds(12 * 3_600))
        #expect(runs.lines.withLock { $0 } == ["start", "between", "between", "turn"])
    }

    @Test(
        "A job for due items runs at the start, at each due time, after a signal, and soon after a failure; other jobs keep their turns",
        .timeLimit(.minutes(1)))
    func dueItems() async throws {
        let folder = try TemporaryFolder()
        let store = try Store(
            path: folder.file("a.sqlite"), migrations: [Migration("items", "CREATE TABLE items (due_at_ms INTEGER); CREATE TABLE trouble (it);")])
        let start = clock.now
        @Sendable func insert(_ seconds: Int64...) async throws {
            try await store.write { database in
                for second in seconds {
                    try database.execute(sql: "INSERT INTO items VALUES (?)", arguments: [start.milliseconds + second * 1_000])
                }
            }
        }
        try await insert(0, 0, 0, 60)
        let signal = WorkSignal()
        let due = MaintenanceJob(
            "due", retryAfter: .seconds(5), in: store, batch: 2,
            next: { try Instant.fetchOne($0, sql: "SELECT min(due_at_ms) FROM items") }
        ) { now, limit, database in
            if try Int.fetchOne(database, sql: "SELECT count(*) FROM trouble") != 0 { throw Failure() }
            try database.execute(
                sql: "DELETE FROM items WHERE rowid IN (SELECT rowid FROM items WHERE due_at_ms <= ? LIMIT ?)",
                arguments: [now.milliseconds, limit])
            return database.changesCount
        }
        let scheduler = JobScheduler(
            [due, job("daily")], signal: signal, clock: clock, activity: ActivityTracker(), metrics: metrics,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let running = Task { try await scheduler.run() }
        defer { running.cancel() }
        func waits(_ seconds: Int64) async throws {
            try await eventually("the next item is due after \(seconds) s") { clock.nextDue == start + .seconds(seconds) }
        }
        func done(_ count: Int) -> Bool { metrics.prometheusText().contains("carillon_maintenance_items_total{job=\"due\"} \(count)\n") }
        try await waits(60)
        #expect(done(3))
        try await insert(20)
        signal.signal()
        try await waits(20)
        try await store.write { try $0.execute(sql: "INSERT INTO trouble VALUES (1)") }
        clock.set(start + .seconds(20))
        try await waits(25)
        #expect(metrics.prometheusText().contains(#"carillon_maintenance_failures_total{job="due"} 1"#))
        try await store.write { try $0.execute(sql: "DELETE FROM trouble") }
        clock.set(start + .seconds(25))
        try await waits(60)
        #expect(done(4))
        clock.set(start + .seconds(60))
        let turn = DailySchedule.day.next(after: start)
        try await eventually("no item waits") { clock.nextDue == turn }
        #expect(done(5))
        #expect(runs.lines.withLock { $0 } == ["daily 0"])
        running.cancel()
        _ = try? await running.value
        await store.close()
    }

    @Test("What fails for one app stops no other, and the job counts as failed")
    func apps() async throws {
        let runs = runs
        let job = MaintenanceJob(
            "apps", eachOf: { ["chat", "lms", "shop"].map { CommonV1.Tenant(organizationId: "org", appId: $0) } },
            { app, _ in
                runs.lines.withLock { $0.append(app.appId) }
                if app.appId == "lms" { throw Failure() }
                return 1
            })
        try await scheduler([job]).round()
        #expect(runs.lines.withLock { $0 } == ["chat", "lms", "shop"])
        #expect(metrics.prometheusText().contains(#"carillon_maintenance_failures_total{job="apps"} 1"#))
    }
}
