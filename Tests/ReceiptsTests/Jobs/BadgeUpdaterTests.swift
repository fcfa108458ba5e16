import CarillonAPI
import GRDB
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import ReceiptsService

@Suite("Silent pushes of badges")
struct BadgeUpdaterTests {
    typealias Ledger = ReceiptsFixture

    /// An app that pushes changed badges, at most every 20 minutes, with named counters.
    func withChanges(_ body: (ReceiptsFixture) async throws -> Void) async throws {
        try await withLedger { ledger in
            ledger.policies.set("badge_push_on_change", true)
            ledger.policies.set("badge_push_min_interval_seconds", 1_200)
            try await body(ledger)
        }
    }

    /// The record of a silent push of a badge, as the evaluator hands it over.
    ///
    /// - Returns: the badge of the push.
    func handOver(_ id: String, _ ledger: ReceiptsFixture) async throws -> Int32? {
        var record = Ledger.record(id, counter: "")
        (record.silentPush, record.typeId, record.priority) = (true, BadgePush.typeID, .low)
        return try await ledger.badges(record).first
    }

    func change(_ operation: ReceiptsV1.CounterOperation, _ value: Int32 = 0, _ ledger: ReceiptsFixture) async throws {
        _ = try await ledger.client().changeCounter(
            .init(tenant: Ledger.tenant, userId: "bob", counter: "mentions", op: operation, value: value))
    }

    /// The number of pushes after a round.
    func pushes(_ ledger: ReceiptsFixture) async throws -> Int {
        _ = try await ledger.badgeUpdater.round()
        return ledger.badgePeers.pushes.count
    }

    @Test("RCPT-17 ACC-141 A badge that changes without a visible push is pushed at once, then once an interval, and the last value wins")
    func coalescing() async throws {
        try await withChanges { ledger in
            _ = try await ledger.badges(Ledger.record("n1", skipped: .quietHours))
            #expect(try await pushes(ledger) == 1)
            #expect(ledger.badgePeers.pushes == [["bob"]])
            #expect(try await handOver("b1", ledger) == 1)
            for number in 2...4 {
                _ = try await ledger.badges(Ledger.record("n\(number)", skipped: .deduplicated))
                #expect(try await pushes(ledger) == 1)
            }
            let next = try await ledger.badgeUpdater.round().next
            #expect(next == Instant(milliseconds: Ledger.start) + .seconds(1_200))
            ledger.clock.advance(by: .seconds(1_200))
            // One more, after the push was asked for and before it is handed over.
            #expect(try await pushes(ledger) == 2)
            _ = try await ledger.badges(Ledger.record("n5", skipped: .deduplicated))
            #expect(try await handOver("b2", ledger) == 5)
            // It has the last change: nothing is left to push.
            ledger.clock.advance(by: .seconds(1_200))
            #expect(try await pushes(ledger) == 2)
            #expect(try await ledger.badgeUpdater.round().next == nil)
        }
    }

    @Test("RCPT-17 An app without an interval pushes a user's badge once a second at most, and the last value wins")
    func shortestInterval() async throws {
        try await withChanges { ledger in
            ledger.policies.set("badge_push_min_interval_seconds", 0)
            for number in 1...4 {
                _ = try await ledger.badges(Ledger.record("n\(number)", skipped: .quietHours))
                #expect(try await pushes(ledger) == 1)
            }
            ledger.clock.advance(by: .seconds(1))
            #expect(try await pushes(ledger) == 2)
            #expect(try await handOver("b1", ledger) == 4)
            #expect(try await ledger.badgeUpdater.round().next == nil)
        }
    }

    @Test("RCPT-17 An app without an interval pushes 20 changes of a user as they come, then one in three minutes; the last value wins")
    func burst() async throws {
        try await withChanges { ledger in
            ledger.policies.set("badge_push_min_interval_seconds", 0)
            for number in 1...40 {
                _ = try await ledger.badges(Ledger.record("n\(number)", skipped: .quietHours))
                _ = try await ledger.badgeUpdater.round()
                ledger.clock.advance(by: .seconds(1))
            }
            #expect(ledger.badgePeers.pushes.count == 20)
            let next = try await ledger.badgeUpdater.round().next
            #expect(next == Instant(milliseconds: Ledger.start) + .seconds(180))
            // Another user has room.
            _ = try await ledger.badges(Ledger.record("a1", user: "ann", skipped: .quietHours))
            #expect(try await pushes(ledger) == 21)
            ledger.clock.set(try #require(next))
            #expect(try await pushes(ledger) == 22)
            #expect(ledger.badgePeers.pushes.suffix(2) == [["ann"], ["bob"]])
            #expect(try await handOver("b1", ledger) == 40)
            _ = try await ledger.badges(Ledger.record("n41", skipped: .quietHours))
            #expect(try await pushes(ledger) == 22)
            #expect(try await ledger.badgeUpdater.round().next == next.map { $0 + .seconds(180) })
        }
    }

    @Test("RCPT-17 ACC-085 After a visible push a viewed counter is pushed; a badge that did not change, or changed back, is not")
    func unchanged() async throws {
        try await withChanges { ledger in
            #expect(try await ledger.badges(Ledger.record("n1")) == [1])
            #expect(try await pushes(ledger) == 0)
            try await change(.increment, 0, ledger)
            try await change(.set, 1, ledger)
            #expect(try await pushes(ledger) == 0)
            try await change(.set, 1, ledger)
            #expect(try await pushes(ledger) == 0)
            try await change(.clear, 0, ledger)
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 0)
        }
    }

    @Test("RCPT-15 RCPT-17 Above the cap the badge stays as it is: no push")
    func cap() async throws {
        try await withChanges { ledger in
            ledger.policies.set("badge_cap", 2)
            for number in 1...3 { _ = try await ledger.badges(Ledger.record("n\(number)")) }
            try await change(.increment, 5, ledger)
            #expect(try await pushes(ledger) == 0)
            try await change(.set, 1, ledger)
            #expect(try await pushes(ledger) == 1)
        }
    }

    @Test("RCPT-12 RCPT-17 Reading on one device is pushed to all; after a push to some devices alone, too")
    func reading() async throws {
        try await withChanges { ledger in
            ledger.policies.set("inbox_enabled", true)
            ledger.policies.set("badge_mode", "inbox_unread")
            let fanout = ["blocking": "all_active", "high": "most_recent", "normal": "all_active", "low": "badge_only"]
            ledger.policies.set("fanout_by_priority", .map(fanout.mapValues { .text($0) }))
            #expect(try await ledger.badges(Ledger.entry("n1"), Ledger.entry("n2", after: 1)) == [1, 2])
            _ = try await ledger.mark(Ledger.mark("n1"))
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 1)
            ledger.clock.advance(by: .seconds(1_200))
            _ = try await ledger.client().reportClientEvent(Ledger.report("n2", .opened))
            #expect(try await pushes(ledger) == 2)
            #expect(try await handOver("b2", ledger) == 0)
        }
    }

    @Test("ARCH-04 RCPT-17 While the evaluator is away the change waits, with its newest value")
    func away() async throws {
        try await withChanges { ledger in
            ledger.badgePeers.setAway(true)
            _ = try await ledger.badges(Ledger.record("n1", skipped: .quietHours))
            #expect(try await pushes(ledger) == 0)
            _ = try await ledger.badges(Ledger.record("n2", skipped: .quietHours))
            ledger.badgePeers.setAway(false)
            ledger.clock.advance(by: BadgeUpdater.retry)
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 2)
        }
    }

    @Test("RCPT-17 An app without these pushes stores nothing for them, and one that turns them off sends none")
    func off() async throws {
        try await withLedger { ledger in
            _ = try await ledger.badges(Ledger.record("n1"), Ledger.record("n2", skipped: .quietHours))
            try await change(.clear, 0, ledger)
            let sql = "SELECT (SELECT count(*) FROM badge_updates) + (SELECT count(*) FROM shown_badges)"
            #expect(try await ledger.store.read { try Int.fetchOne($0, sql: sql) } == 0)
            ledger.policies.set("badge_push_on_change", true)
            _ = try await ledger.badges(Ledger.record("n3", skipped: .quietHours))
            ledger.policies.set("badge_push_on_change", false)
            #expect(try await pushes(ledger) == 0)
            #expect(try await ledger.badgeUpdater.round().next == nil)
        }
    }

    @Test("RCPT-17 Visible pushes after a user's first write nothing about the shown badge, and the next change is compared with their number")
    func visiblePushes() async throws {
        try await withChanges { ledger in
            _ = try await ledger.badges(Ledger.record("n1"))
            try await ledger.store.write { database in
                try database.execute(
                    sql: """
                        CREATE TABLE writes (badge INTEGER NOT NULL);
                        CREATE TRIGGER written AFTER UPDATE ON shown_badges BEGIN INSERT INTO writes VALUES (NEW.badge); END;
                        """)
            }
            #expect(try await ledger.badges(Ledger.record("n2"), Ledger.record("n3")) == [2, 3])
            #expect(try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM writes") } == 0)
            try await change(.set, 1, ledger)
            try await change(.set, 3, ledger)
            #expect(try await pushes(ledger) == 0)
            try await change(.set, 2, ledger)
            // The record of a push that devices got long ago comes again.
            #expect(try await ledger.badges(Ledger.record("n2")) == [2])
            #expect(try await pushes(ledger) == 1)
        }
    }

    @Test("RCPT-12 RCPT-15 RCPT-17 Reading above the cap leaves the badge as it is, and is pushed all the same: other devices close what was read")
    func readingAboveCap() async throws {
        try await withChanges { ledger in
            ledger.policies.set("inbox_enabled", true)
            ledger.policies.set("badge_mode", "inbox_unread")
            ledger.policies.set("badge_cap", 2)
            for number in 1...3 { _ = try await ledger.badges(Ledger.entry("n\(number)")) }
            _ = try await ledger.mark(Ledger.mark("n1"))
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 2)
            _ = try await ledger.mark(Ledger.mark("n2"))
            #expect(try await pushes(ledger) == 1)
            ledger.clock.advance(by: .seconds(1_200))
            #expect(try await pushes(ledger) == 2)
            #expect(try await handOver("b2", ledger) == 1)
            // Nothing was read since.
            ledger.clock.advance(by: .seconds(1_200))
            #expect(try await pushes(ledger) == 2)
        }
    }

    @Test("RCPT-17 RCPT-18 Reading notes no change in apps that push none: with daily pushes alone, or that have turned them off")
    func noChanges() async throws {
        func changes(_ ledger: ReceiptsFixture) async throws -> Int? {
            try await ledger.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM badge_updates WHERE kind = 'change'") }
        }
        try await withLedger { ledger in
            ledger.policies.set("inbox_enabled", true)
            ledger.policies.set("badge_mode", "inbox_unread")
            ledger.policies.set("badge_sync_time", "wake")
            for number in 1...4 { _ = try await ledger.badges(Ledger.entry("n\(number)")) }
            _ = try await ledger.mark(Ledger.mark("n1"))
            #expect(try await changes(ledger) == 0)
            ledger.policies.set("badge_push_on_change", true)
            _ = try await ledger.badges(Ledger.entry("n5"))
            ledger.policies.set("badge_sync_time", .null)
            ledger.policies.set("badge_push_on_change", false)
            // The ledger learns of it with the first change.
            _ = try await ledger.mark(Ledger.mark("n2"))
            #expect(try await pushes(ledger) == 0)
            _ = try await ledger.mark(Ledger.mark("n3"))
            #expect(try await changes(ledger) == 0)
        }
    }

    @Test("RCPT-17 Changes that come one by one are pushed together: rounds begin 200 ms apart", .timeLimit(.minutes(2)))
    func pace() async throws {
        try await withChanges { ledger in
            let updater = ledger.badgeUpdater
            let running = Task { try await updater.run() }
            defer { running.cancel() }
            let start = ContinuousClock.now
            for number in 1...3 {
                _ = try await ledger.badges(Ledger.record("n\(number)", user: "user-\(number)", skipped: .quietHours))
                try await eventually("the badge is pushed") { ledger.badgePeers.pushes.count == number }
            }
            #expect(ContinuousClock.now - start >= BadgeUpdater.distance * 2)
            running.cancel()
            _ = await running.result
        }
    }

    @Test("RCPT-17 RCPT-18 Updates of a suspended organization wait until it is active again")
    func suspended() async throws {
        try await withChanges { ledger in
            ledger.policies.set("badge_sync_time", "wake")
            _ = try await ledger.badges(Ledger.record("n1", skipped: .quietHours))
            ledger.policies.suspend(true)
            #expect(try await pushes(ledger) == 0)
            ledger.policies.suspend(false)
            ledger.clock.advance(by: BadgeUpdater.suspension)
            #expect(try await pushes(ledger) == 1)
            // The daily push is planned, too.
            ledger.clock.advance(by: .seconds(86_400))
            #expect(try await pushes(ledger) == 2)
        }
    }

    @Test("RCPT-17 A change that comes while the evaluator refuses a push is not lost")
    func changedWhileRefused() async throws {
        try await withChanges { ledger in
            _ = try await ledger.badges(Ledger.record("n1", skipped: .quietHours))
            ledger.badgePeers.refuse {
                ledger.badgePeers.refuse(nil)
                _ = try await ledger.badges(Ledger.record("n2", skipped: .quietHours))
            }
            #expect(try await pushes(ledger) == 0)
            #expect(try await pushes(ledger) == 1)
            #expect(try await handOver("b1", ledger) == 2)
        }
    }

    @Test("RCPT-18 ACC-141 At the end of quiet hours devices get the recomputed badge, a wrong counter is corrected, and the drift is counted")
    func sync() async throws {
        try await withLedger { ledger in
            ledger.policies.set("inbox_enabled", true)
            ledger.policies.set("badge_mode", "inbox_unread")
            ledger.policies.set("badge_sync_time", "wake")
            ledger.badgePeers.setQuietHours(until: "06:30")
            #expect(try await ledger.badges(Ledger.entry("n1")) == [1])
            let wake = try #require(Instant(rfc3339: "2026-05-29T04:30:00Z"))
            #expect(try await ledger.badgeUpdater.round().next == wake)
            try await ledger.store.write { try $0.execute(sql: "UPDATE unread_counters SET value = 7") }
            ledger.clock.set(wake)
            let place = try ledger.streams.open(UserKey("bob", of: Ledger.tenant))
            for _ in 0..<HeartbeatWheel.slots { ledger.streams.beat() }
            #expect(try await pushes(ledger) == 1)
            // An open app learns of the corrected counter at once.
            #expect(try await place.stream.next() == .news)
            ledger.streams.close(place)
            #expect(try await handOver("b1", ledger) == 1)
            #expect(try await ledger.unread() == 1)
            func drift() async throws -> [Int64] {
                let metrics = try await ledger.client().statistics(.init(tenant: Ledger.tenant, withMetrics: true)).metrics
                return metrics.filter { $0.name == "badge_drift" }.flatMap { [$0.part, $0.whole] }
            }
            #expect(try await drift() == [1, 1])
            // The next day nothing is wrong. Devices may have missed the push, and get it again.
            ledger.clock.advance(by: .seconds(86_400))
            #expect(try await pushes(ledger) == 2)
            #expect(try await handOver("b2", ledger) == 1)
            #expect(try await drift() == [1, 2])
            // Without unread entries there is one more push, and then none.
            _ = try await ledger.mark(Ledger.mark("n1"))
            ledger.clock.advance(by: .seconds(86_400))
            #expect(try await pushes(ledger) == 3)
            #expect(try await handOver("b3", ledger) == 0)
            ledger.clock.advance(by: .seconds(86_400))
            #expect(try await pushes(ledger) == 3)
            #expect(try await ledger.badgeUpdater.round().next == nil)
        }
    }

    @Test("RCPT-18 A daily push leaves after one batch of changes, however many others are due")
    func manyChanges() async throws {
        try await withChanges { ledger in
            ledger.policies.set("badge_sync_time", "wake")
            _ = try await ledger.badges(Ledger.record("n1"))
            let next = try await ledger.badgeUpdater.round().next
            let wake = try #require(next)
            try await ledger.store.write { database in
                try database.execute(
                    sql: """
                        WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ?)
                        INSERT INTO badge_updates (organization_id, app_id, user_id, kind, due_at_ms)
                        SELECT ?, ?, 'user-' || number, 'change', 0 FROM numbers
                        """,
                    arguments: [BadgeUpdater.batch + 1, Ledger.tenant.organizationId, Ledger.tenant.appId])
            }
            ledger.clock.set(wake)
            #expect(try await pushes(ledger) == 3)
            #expect(ledger.badgePeers.pushes.map(\.count) == [BadgeUpdater.batch, 1, 1])
            #expect(ledger.badgePeers.pushes[1] == ["bob"])
        }
    }

    @Test("RCPT-18 A user whose quiet hours cannot be read delays the daily push of no other")
    func unreadablePreferences() async throws {
        try await withLedger { ledger in
            ledger.policies.set("badge_sync_time", "wake")
            ledger.badgePeers.setUnreadable("ann")
            _ = try await ledger.badges(Ledger.record("n1", user: "ann"), Ledger.record("n2", user: "bob"))
            #expect(try await ledger.badgeUpdater.round().next == Instant(milliseconds: Ledger.start) + BadgeUpdater.retry)
            ledger.clock.set(try #require(Instant(rfc3339: "2026-05-29T05:00:00Z")))
            #expect(try await pushes(ledger) == 1)
            #expect(ledger.badgePeers.pushes == [["bob"]])
        }
    }

    @Test("RCPT-18 The times of many users cost one question; while preferences are away all wait, and are asked about again later")
    func manyPlans() async throws {
        try await withLedger { ledger in
            ledger.policies.set("badge_sync_time", "wake")
            ledger.badgePeers.setPreferencesAway(true)
            for number in 0..<40 { _ = try await ledger.badges(Ledger.record("n\(number)", user: "user-\(number)")) }
            let retry = Instant(milliseconds: Ledger.start) + BadgeUpdater.retry
            #expect(try await ledger.badgeUpdater.round().next == retry)
            #expect(ledger.badgePeers.questions == [40])
            ledger.badgePeers.setPreferencesAway(false)
            ledger.clock.set(retry)
            _ = try await ledger.badgeUpdater.round()
            #expect(ledger.badgePeers.questions == [40, 40])
            ledger.clock.set(try #require(Instant(rfc3339: "2026-05-29T05:00:00Z")))
            #expect(try await pushes(ledger) == 1)
            #expect(ledger.badgePeers.pushes.map(\.count) == [40])
        }
    }
}
