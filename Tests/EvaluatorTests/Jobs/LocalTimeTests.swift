import CarillonAPI
import DurableWork
import Foundation
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Events at each user's local time")
struct LocalTimeTests {
    private static let eight = EvaluatorV1.LocalSchedule(localDate: "2026-06-01", localTime: "08:00")
    /// The first clock on Earth shows 08:00.
    private static let first = Instant(rfc3339: "2026-05-31T18:00:00.000Z")!
    private static let tokyo = Instant(rfc3339: "2026-05-31T23:00:00.000Z")!
    private static let berlin = Instant(rfc3339: "2026-06-01T06:00:00.000Z")!
    private static let newYork = Instant(rfc3339: "2026-06-01T12:00:00.000Z")!
    private static let users = ["tom": "Asia/Tokyo", "ben": "Europe/Berlin", "nina": "America/New_York"]

    private static func event(_ id: String, _ schedule: EvaluatorV1.LocalSchedule = eight, to users: [String] = ["tom", "ben", "nina"])
        -> EvaluatorV1.Event
    {
        var event = ChatApp.message(id, mentions: users.map(ChatApp.mention), text: id)
        event.scheduledLocal = schedule
        return event
    }

    private static func app(_ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        try NightShift.app(["schedule_scan_seconds": 1, "dedup_mode": "off", "dedup_window_seconds": 30].merging(changes) { $1 })
    }

    private static func add(_ peers: FakePeers) {
        for (id, zone) in users {
            var user = ChatApp.user(id)
            user.timezone = zone
            peers.add(user)
        }
    }

    private func withZones<T: Sendable>(
        _ changes: [String: PolicyValue] = [:], _ body: (EvaluatorFixture) async throws -> T
    ) async throws -> T {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app(changes))
            Self.add(evaluator.peers)
            return try await body(evaluator)
        }
    }

    /// Moves somebody to another zone.
    private func move(_ id: String, to zone: String, _ evaluator: EvaluatorFixture) async throws {
        evaluator.peers.with { $0.users[id]?.timezone = zone }
        evaluator.changed(id)
        try await evaluator.settled()
    }

    @Test("EVAL-44 ACC-071 Each user gets it at 08:00 of their own zone, and explain says when before and after")
    func eachAtEight() async throws {
        try await withZones { evaluator in
            try await evaluator.submit(Self.event("e1"))
            try await evaluator.settled()
            let waiting = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1"))
            #expect(waiting.state == .scheduled && waiting.scheduledLocal == Self.eight && waiting.dueAtMs == Self.first.milliseconds)
            try await evaluator.wait(until: Self.first)
            #expect(evaluator.peers.pushedUsers.isEmpty && evaluator.peers.with { $0.recorded.isEmpty }, "no notification before its time")
            let ben = try await evaluator.decision("e1", of: "ben")
            #expect(ben.outcome == .held && ben.detail == "scheduled for 2026-06-01 08:00 Europe/Berlin")
            #expect(ben.heldUntilMs == Self.berlin.milliseconds)
            #expect(evaluator.metrics.prometheusText().contains("carillon_notifications_scheduled_now 3"))
            for (instant, users) in [(Self.tokyo, ["tom"]), (Self.berlin, ["tom", "ben"]), (Self.newYork, ["tom", "ben", "nina"])] {
                try await evaluator.wait(until: instant - .milliseconds(1))
                #expect(evaluator.peers.pushedUsers == Array(users.dropLast()))
                try await evaluator.wait(until: instant)
                #expect(evaluator.peers.pushedUsers == users)
            }
            // Lifetime and ledger begin at the user's time.
            let records = evaluator.peers.with { $0.recorded.filter { $0.userId == "nina" } }
            #expect(records.count == 1 && records[0].createdAtMs == Self.newYork.milliseconds && records[0].badgeCounter == "mentions")
            let pushes = evaluator.peers.with { $0.enqueued.filter { $0.userId == "nina" } }
            #expect(pushes.map(\.expiresAtMs) == [(Self.newYork + .seconds(604_800)).milliseconds])
            let sent = try await evaluator.decision("e1", of: "ben")
            #expect(sent.outcome == .sent && sent.detail.hasSuffix("was scheduled for 2026-06-01 08:00 Europe/Berlin"))
            #expect(try await evaluator.statistics.held == 0)
        }
    }

    @Test("EVAL-44 Everything is asked at the user's time: preferences, quiet hours, and the lifetime that begins then")
    func askedThen() async throws {
        try await withZones(["ttl_seconds_by_priority": ["blocking": 60, "high": 3_600, "normal": 60, "low": 60]]) { evaluator in
            try await evaluator.submit(Self.event("e1"))
            try await evaluator.wait(until: Self.first)
            let noon = Self.berlin + .seconds(1_800)
            evaluator.peers.with { state in
                state.settings["tom"] = .init(muted: ["ch_general"])
                state.settings["ben"] = .init(quietUntil: noon.milliseconds)
            }
            try await evaluator.wait(until: Self.tokyo)
            #expect(try await evaluator.decision("e1", of: "tom").reason == .channelMuted)
            try await evaluator.wait(until: Self.berlin)
            #expect(try await evaluator.decision("e1", of: "ben").detail.contains("quiet hours"))
            let held = evaluator.peers.with { $0.recorded.filter { $0.userId == "ben" } }
            #expect(held.map(\.held) == [true] && held.map(\.createdAtMs) == [Self.berlin.milliseconds])
            evaluator.peers.with { $0.settings["ben"] = .init() }
            try await evaluator.wait(until: noon)
            #expect(evaluator.peers.pushedUsers == ["ben"])
            // The badge counts once.
            #expect(evaluator.peers.with { $0.recorded.filter { $0.userId == "ben" }.map(\.badgeCounter) } == ["mentions", ""])
        }
    }

    @Test("EVAL-44 A user who changes zone before the time gets it by the new zone, earlier or later")
    func moved() async throws {
        try await withZones { evaluator in
            try await evaluator.submit(Self.event("e1"))
            try await evaluator.wait(until: Self.first)
            try await move("nina", to: "Asia/Tokyo", evaluator)
            try await move("tom", to: "Europe/Berlin", evaluator)
            #expect(try await evaluator.decision("e1", of: "nina").detail == "scheduled for 2026-06-01 08:00 Asia/Tokyo")
            try await evaluator.wait(until: Self.tokyo)
            #expect(evaluator.peers.pushedUsers == ["nina"])
            try await evaluator.wait(until: Self.berlin)
            #expect(Set(evaluator.peers.pushedUsers) == ["nina", "ben", "tom"])
            let created = evaluator.peers.with { $0.recorded.map { $0.createdAtMs - Self.tokyo.milliseconds } }
            #expect(created.sorted() == [0, 25_200_000, 25_200_000])
        }
    }

    @Test("EVAL-44 A cancelled event is sent to nobody; one that is cancelled in the middle stays with those whose time has come")
    func cancelled() async throws {
        try await withZones { evaluator in
            try await evaluator.submit(Self.event("e1"), Self.event("e2"), Self.event("e3"))
            func cancel(_ id: String) async throws -> Int64 {
                try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: id)).cancelled
            }
            #expect(try await cancel("e1") == 1)
            try await evaluator.wait(until: Self.first)
            let ofTom = try await evaluator.decision("e3", of: "tom").notificationId
            #expect(try await evaluator.client.cancel(.init(tenant: ChatApp.tenant, notificationIds: [ofTom])).cancelled == 1)
            try await evaluator.wait(until: Self.tokyo)
            #expect(evaluator.pushedTexts("tom") == ["e2"])
            #expect(try await cancel("e2") == 1)
            #expect(try await cancel("e3") == 1)
            try await evaluator.wait(until: Self.newYork)
            #expect(evaluator.peers.pushedUsers == ["tom"])
            #expect(evaluator.peers.with { $0.recorded.map(\.userId) } == ["tom"], "the ledger has nobody else")
            #expect(try await evaluator.decisions("e2") == ["tom": "sent", "ben": "cancelled", "nina": "cancelled"])
            #expect(try await cancel("e2") == 0)
        }
    }

    @Test("EVAL-44 PRIV-10 An event is cancelled for users whose time has not come also where the app keeps no decisions on users")
    func cancelledWithoutDecisions() async throws {
        try await withZones(["telemetry_mode": "off"]) { evaluator in
            try await evaluator.submit(Self.event("e1"))
            try await evaluator.wait(until: Self.tokyo)
            #expect(evaluator.peers.pushedUsers == ["tom"])
            #expect(try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: "e1")).cancelled == 1)
            try await evaluator.wait(until: Self.newYork)
            #expect(evaluator.peers.pushedUsers == ["tom"])
            #expect(try await evaluator.statistics.held == 0)
        }
    }

    @Test("EVAL-44 An event whose users are being found is not cancelled in part: the caller asks again")
    func cancelledWhileDecided() async throws {
        try await withZones { evaluator in
            try await evaluator.submit(Self.event("e1"))
            try await evaluator.settled()
            evaluator.peers.failNext(1_000_000, RegistryV1.Registry.Method.resolve)
            evaluator.clock.set(Self.first)
            try await eventually("it is pending") {
                try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1")).state == .pending
            }
            let error = await #expect(throws: RPCError.self) {
                _ = try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: "e1"))
            }
            #expect(error.map { APIError($0).reason } == .conflict)
            evaluator.peers.failNext(0, RegistryV1.Registry.Method.resolve)
            try await evaluator.settled()
            #expect(try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: "e1")).cancelled == 1)
            try await evaluator.wait(until: Self.newYork)
            #expect(evaluator.peers.pushedUsers.isEmpty)
        }
    }

    @Test("EVAL-44 A rescheduled event moves to another local time, or to an instant")
    func rescheduled() async throws {
        try await withZones { evaluator in
            try await evaluator.submit(Self.event("e1"), Self.event("e2"))
            let later = EvaluatorV1.LocalSchedule(localDate: "2026-06-01", localTime: "09:00")
            let answer = try await evaluator.client.rescheduleEvent(.init(tenant: ChatApp.tenant, id: "e1", scheduledLocal: later))
            #expect(answer.dueAtMs == (Self.first + .seconds(3_600)).milliseconds)
            _ = try await evaluator.client.rescheduleEvent(.init(tenant: ChatApp.tenant, id: "e2", scheduledForMs: Self.tokyo.milliseconds))
            try await evaluator.wait(until: Self.tokyo)
            #expect(Set(evaluator.peers.pushedUsers) == ["tom", "ben", "nina"] && evaluator.pushedTexts("tom") == ["e2"])
            try await evaluator.wait(until: Self.tokyo + .seconds(3_600))
            #expect(evaluator.pushedTexts("tom") == ["e2", "e1"])
        }
    }

    @Test("EVAL-44 A time that is over for some users and not for others is at once for the former")
    func partlyOver() async throws {
        try await withZones { evaluator in
            evaluator.clock.set(Self.berlin + .seconds(60))
            try await evaluator.submit(Self.event("e1"))
            try await evaluator.settled()
            #expect(Set(evaluator.peers.pushedUsers) == ["tom", "ben"])
            try await evaluator.wait(until: Self.newYork)
            #expect(evaluator.peers.pushedUsers.last == "nina")
        }
    }

    @Test("EVAL-44 A restart in the middle of the day sends each once; the lifetime after a long downtime counts from each user's time")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let (peers, clock) = (FakePeers(), VirtualClock(start: EvaluatorFixture.start))
            Self.add(peers)
            let app = try Self.app(["ttl_seconds_by_priority": ["blocking": 60, "high": 36_000, "normal": 60, "low": 60]])
            for end in [Self.first, Self.tokyo, Self.newYork + .seconds(3_600)] {
                let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
                evaluator.policies.set(app)
                try await evaluator.run {
                    try await evaluator.submit(Self.event("e1"))
                    clock.set(end)
                    try await evaluator.settled()
                }
                await evaluator.store.close()
            }
            // Berlin was 7 hours ago and New York 1; the lifetime is 10.
            #expect(peers.pushedUsers == ["tom", "ben", "nina"])
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            evaluator.policies.set(app)
            clock.set(Self.berlin + .days(1))
            try await evaluator.run {
                try await evaluator.submit(Self.event("e2"))
                try await evaluator.settled()
                let reasons = try await evaluator.decisions("e2")
                #expect(reasons == ["tom": "ttl_expired", "ben": "ttl_expired", "nina": "ttl_expired"])
            }
            await evaluator.store.close()
        }
    }

    @Test("EVAL-28 Two messages for the same local time are one within the dedup window")
    func deduplicated() async throws {
        try await withZones(["dedup_mode": "suppress"]) { evaluator in
            try await evaluator.submit(Self.event("e1", to: ["ben"]), Self.event("e2", to: ["ben"]))
            try await evaluator.wait(until: Self.first)
            try await evaluator.wait(until: Self.berlin - .seconds(5))
            try await evaluator.submit(ChatApp.message("now", mentions: [ChatApp.mention("ben")], at: evaluator.clock.now.milliseconds, text: "now"))
            try await evaluator.settled()
            try await evaluator.wait(until: Self.berlin)
            #expect(evaluator.pushedTexts("ben") == ["now"])
            #expect(try await evaluator.decision("e2", of: "ben").reason == .deduplicated)
        }
    }

    @Test("EVAL-44 C-62 A wrong time, two times, a time too far ahead, and callers who may not schedule are refused by name")
    func refused() async throws {
        try await withZones(["scheduling_api_enabled": false]) { evaluator in
            func refusal(_ schedule: EvaluatorV1.LocalSchedule, ms: Int64 = 0, as role: String? = nil) async throws -> String {
                var event = Self.event("bad", schedule)
                event.scheduledForMs = ms
                let client = role.map { evaluator.client(as: $0, user: "") } ?? evaluator.client
                return try await client.submitEvents(.init(events: [event])).rejected.map { "\($0.reason) \($0.field)" }.joined()
            }
            #expect(try await refusal(.init(localDate: "2026-02-30", localTime: "08:00")) == "invalid_value scheduled_local.local_date")
            #expect(try await refusal(.init(localDate: "2026-06-01", localTime: "8am")) == "invalid_value scheduled_local.local_time")
            let zone = EvaluatorV1.LocalSchedule(localDate: "2026-06-01", localTime: "08:00", timezoneSource: .init(rawValue: 9))
            #expect(try await refusal(zone) == "invalid_value scheduled_local.timezone_source")
            #expect(try await refusal(Self.eight, ms: 5) == "invalid_argument scheduled_local")
            #expect(try await refusal(.init(localDate: "2027-06-01", localTime: "08:00")) == "invalid_value scheduled_local.local_date")
            #expect(try await refusal(Self.eight, as: "system") == "forbidden scheduled_local")
            try await evaluator.settled()
            #expect(evaluator.clock.nextDue == nil, "none is stored")
        }
    }
}
