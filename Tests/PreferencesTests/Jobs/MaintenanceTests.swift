import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import PreferencesService

@Suite("Maintenance of preferences")
struct MaintenanceTests {
    let fixture: PreferencesFixture
    init() async throws { fixture = try await PreferencesFixture() }

    @Test("PREF-07 the first round of maintenance comes minutes after the start, the next at the turn of the day", .timeLimit(.minutes(1)))
    func firstRound() async throws {
        let clock = fixture.clock
        try await fixture.mute("usr_1", "ch_short", duration: "30s")
        let maintenance = fixture.jobs
        let running = Task { try await maintenance.run() }
        defer { running.cancel() }
        func waits(until due: Instant) async throws { try await eventually("the next round is at \(due)") { clock.nextDue == due } }
        try await waits(until: clock.now + .seconds(300))
        clock.advance(by: .seconds(300))
        try await waits(until: DailySchedule.day.next(after: clock.now))
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM channel_settings") } == 0)
    }

    @Test("ARCH-16 maintenance that fails runs again after ten minutes", .timeLimit(.minutes(1)))
    func retry() async throws {
        let clock = fixture.clock
        try await fixture.mute("usr_1", "ch_short", duration: "30s")
        try await fixture.store.write { database in
            try database.execute(
                sql: "CREATE TRIGGER stuck BEFORE DELETE ON channel_settings BEGIN SELECT RAISE(ABORT, 'not now'); END")
        }
        let maintenance = fixture.jobs
        let running = Task { try await maintenance.run() }
        defer { running.cancel() }
        let first = clock.now + .seconds(300)
        func waits(until due: Instant) async throws { try await eventually("the next round is at \(due)") { clock.nextDue == due } }
        try await waits(until: first)
        clock.set(first)
        try await waits(until: first + MaintenanceJob.usualRetry)
        try await fixture.store.write { try $0.execute(sql: "DROP TRIGGER stuck") }
        clock.advance(by: MaintenanceJob.usualRetry)
        try await waits(until: DailySchedule.day.next(after: clock.now))
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM channel_settings") } == 0)
    }

    @Test("PREF-07 expired mutes are found by an index, and deleted in batches of 500 rows")
    func pages() async throws {
        let plan = try await fixture.store.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + ChannelSettingTable.expiredMutesSQL, arguments: [0, 1])
                .map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("USING INDEX channel_mutes_by_end (muted_until_ms<?)") }, "\(plan)")
        let now = fixture.clock.now
        try await fixture.store.write { database in
            for number in 0..<1_100 {
                try database.execute(
                    sql: "INSERT INTO channel_settings VALUES ('o', 'a', 'usr', ?, 1, ?, 0, ?)",
                    arguments: ["ch_\(number)", now.milliseconds + Int64(number / 1_050), number % 2])
            }
        }
        #expect(try await fixture.store.write { try ChannelSettingTable.endExpiredMutes(at: now, limit: 500, $0) } == 500)
        try await fixture.jobs.round()
        let left = try await fixture.store.read { database in
            try Row.fetchAll(database, sql: "SELECT muted, starred, count(*) FROM channel_settings GROUP BY 1, 2 ORDER BY 1, 2")
                .map { "\($0[0] as Int) \($0[1] as Int) \($0[2] as Int)" }
        }
        // Half of those that ended are starred; fifty last a millisecond longer.
        #expect(left == ["0 1 525", "1 0 25", "1 1 25"])
    }

    @Test("PREF-07 an expired mute is deleted without a new version")
    func purge() async throws {
        try await fixture.mute("usr_1", "ch_short", duration: "1h")
        try await fixture.mute("usr_1", "ch_starred", duration: "1h")
        _ = try await fixture.preferences.updateChannelSettings(
            .init(tenant: PreferencesFixture.tenant, userId: "usr_1", channelId: "ch_starred", starred: true))
        try await fixture.mute("usr_1", "ch_long", duration: "2h")
        try await fixture.mute("usr_1", "ch_forever")
        let version = try await fixture.document("usr_1").version
        fixture.clock.advance(by: .seconds(3_600))
        try await fixture.jobs.round()
        let document = try await fixture.document("usr_1")
        #expect(document.version == version)
        #expect(document.channelSettings.map(\.channelId) == ["ch_forever", "ch_long", "ch_starred"])
        #expect(document.channelSettings.map(\.muted) == [true, true, false] && document.channelSettings.last?.starred == true)
    }

    @Test("ARCH-16 a job that fails does not stop the other jobs")
    func brokenTable() async throws {
        try await fixture.store.write { database in
            try database.execute(
                sql: """
                    INSERT INTO idempotency_keys (organization_id, app_id, principal, method, key, request_hash, response, expires_at_ms)
                    VALUES ('org', 'app', 'user:ann', 'm', 'k', x'', x'', 9);
                    ALTER TABLE channel_settings RENAME TO channel_settings_of_old;
                    """)
        }
        try await fixture.jobs.round()
        #expect(try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM idempotency_keys") } == 0)
    }
}
