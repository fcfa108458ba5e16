import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Scheduled events")
struct ScheduledEventTests {
    private static let start = EvaluatorFixture.start
    private static let noon = start + .seconds(14_400)

    /// Exactly at their time.
    private static let exact: [String: PolicyValue] = ["schedule_scan_seconds": 1]

    private static func event(_ id: String, to user: String = "bob", at instant: Instant = noon) -> EvaluatorV1.Event {
        var event = ChatApp.message(id, mentions: [ChatApp.mention(user)])
        event.scheduledForMs = instant.milliseconds
        return event
    }

    private func withBob(_ settings: [String: PolicyValue] = exact, _ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(settings))
            evaluator.peers.add(ChatApp.user("bob"))
            try await body(evaluator)
        }
    }

    private func explained(_ id: String, _ evaluator: EvaluatorFixture) async throws -> EvaluatorV1.ExplainResponse {
        try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: id))
    }

    @Test("EVAL-44 a scheduled event is rest for the clock until its time, and is then decided as any event; explain says both")
    func atItsTime() async throws {
        try await withBob { evaluator in
            let answer = try await evaluator.submit(Self.event("e1"))
            #expect(answer.accepted.map(\.duplicate) == [false])
            try await evaluator.settled()
            #expect(evaluator.clock.nextDue == Self.noon && evaluator.peers.pushedUsers.isEmpty)
            let before = try await explained("e1", evaluator)
            #expect(before.state == .scheduled && before.decisions.isEmpty)
            #expect(before.scheduledForMs == Self.noon.milliseconds && before.dueAtMs == Self.noon.milliseconds)
            let waiting = try await evaluator.statistics
            #expect(waiting.scheduled == 1 && waiting.eventsPending == 0 && waiting.eventsAccepted == 1)
            #expect(evaluator.metrics.prometheusText().contains("carillon_events_scheduled_now 1"))
            #expect(try await evaluator.submit(Self.event("e1")).accepted.map(\.duplicate) == [true])

            try await evaluator.wait(until: Self.noon - .milliseconds(1))
            #expect(evaluator.peers.pushedUsers.isEmpty)
            try await evaluator.wait(until: Self.noon)
            #expect(evaluator.peers.pushedUsers == ["bob"])
            let after = try await explained("e1", evaluator)
            #expect(after.state == .evaluated && after.decisions.map(\.outcome) == [.sent])
            #expect(after.scheduledForMs == Self.noon.milliseconds && after.dueAtMs == 0)
            #expect(after.acceptedAtMs == Self.start.milliseconds && after.carillonEventId == before.carillonEventId)
            // Its lifetime began at its time.
            let push = try evaluator.peers.with { $0.enqueued.first }.unwrapped()
            #expect(push.expiresAtMs == (Self.noon + .seconds(604_800)).milliseconds && push.acceptedMonotonicNs == 0)
            let done = try await evaluator.statistics
            #expect(done.scheduled == 0 && done.eventsPending == 0 && done.enqueued == 1)
            #expect(try await evaluator.submit(Self.event("e1")).accepted.map(\.duplicate) == [true])
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers.count == 1)
        }
    }

    @Test("EVAL-44 EVAL-22 everything is looked at when it is due: switches, devices, and quiet hours, which hold it further")
    func recheckedWhenDue() async throws {
        try await withSleepers("ann", "bob", "eve") { evaluator in
            // Now nobody has quiet hours. In the morning bob has.
            evaluator.peers.with { state in for user in ["ann", "bob", "eve"] { state.settings[user]?.quietUntil = nil } }
            evaluator.policies.set(try NightShift.app(Self.exact))
            var event = NightShift.mention("e1", of: "ann", "bob", "eve", priority: .high)
            event.scheduledForMs = Self.noon.milliseconds
            try await evaluator.submit(event)
            try await evaluator.settled()
            let end = Self.noon + .seconds(3_600)
            evaluator.peers.with { state in
                state.settings["ann"]?.disabled = ["mention"]
                state.settings["bob"]?.quietUntil = end.milliseconds
            }
            try await evaluator.wait(until: Self.noon)
            #expect(try await evaluator.decisions("e1") == ["ann": "preference_disabled", "bob": "held", "eve": "sent"])
            try await evaluator.wait(until: end)
            #expect(try await evaluator.decisions("e1")["bob"] == "sent")
            #expect(evaluator.peers.pushedUsers == ["eve", "bob"])
        }
    }

    @Test("EVAL-44 a cancelled event is never sent; explain says so, its content is gone, and its id stays known")
    func cancelled() async throws {
        try await withBob { evaluator in
            try await evaluator.submit(Self.event("e1"), Self.event("e2"))
            try await evaluator.settled()
            #expect(try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: "e1")).cancelled == 1)
            #expect(try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: "e1")).cancelled == 0)
            let cancelled = try await explained("e1", evaluator)
            #expect(cancelled.state == .evaluated && cancelled.decisions.map(\.reason) == [.cancelled])
            #expect(cancelled.decisions.first?.detail == "cancelled before its time" && cancelled.scheduledForMs == Self.noon.milliseconds)
            #expect(try await evaluator.submit(Self.event("e1")).accepted.map(\.duplicate) == [true])
            try await evaluator.wait(until: Self.noon)
            #expect(evaluator.peers.pushedUsers.count == 1)
            #expect(try await evaluator.decisions("e2") == ["bob": "sent"])
            #expect(try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: "e2")).cancelled == 0)
            let statistics = try await evaluator.statistics
            #expect(statistics.eventsSkipped == ["cancelled": 1] && statistics.eventsPending == 0 && statistics.scheduled == 0)
            let error = await #expect(throws: RPCError.self) { _ = try await evaluator.client.cancelEvent(.init(tenant: ChatApp.tenant, id: "e9")) }
            #expect(error?.code == .notFound)
            let foreign = await #expect(throws: RPCError.self) {
                _ = try await evaluator.client.cancelEvent(.init(tenant: .init(organizationId: "org_1", appId: "other"), id: "e2"))
            }
            #expect(foreign?.code == .notFound)
        }
    }

    @Test("EVAL-44 a rescheduled event is sent at its new time alone, earlier or later")
    func rescheduled() async throws {
        try await withBob { evaluator in
            let (early, late) = (Self.noon - .seconds(600), Self.noon + .seconds(600))
            let ids = try await evaluator.submit(Self.event("e1"), Self.event("e2")).accepted.map(\.carillonEventId)
            for (id, instant) in [("e1", early), (ids[1], late)] {
                let answer = try await evaluator.client.rescheduleEvent(
                    .init(tenant: ChatApp.tenant, id: id, scheduledForMs: instant.milliseconds))
                #expect(answer.dueAtMs == instant.milliseconds)
            }
            try await evaluator.wait(until: early)
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
            try await evaluator.wait(until: Self.noon)
            #expect(evaluator.peers.pushedUsers.count == 1)
            #expect(try await explained("e2", evaluator).scheduledForMs == late.milliseconds)
            try await evaluator.wait(until: late)
            #expect(evaluator.peers.pushedUsers.count == 2)
            // 7 days from its new time.
            #expect(evaluator.peers.with { $0.enqueued.last?.expiresAtMs } == (late + .seconds(604_800)).milliseconds)
            func refusal(_ id: String, _ instant: Instant) async -> String? {
                let error = await #expect(throws: RPCError.self) {
                    _ = try await evaluator.client.rescheduleEvent(.init(tenant: ChatApp.tenant, id: id, scheduledForMs: instant.milliseconds))
                }
                return error.map { "\(APIError($0).reason.code) \(APIError($0).field ?? "")" }
            }
            #expect(await refusal("e2", late + .days(1)) == "conflict id", "its time is over")
            try await evaluator.submit(Self.event("e3", at: late + .days(1)))
            #expect(await refusal("e3", late) == "invalid_value scheduled_for_ms")
            #expect(await refusal("e3", late + .days(366)) == "invalid_value scheduled_for_ms")
            #expect(await refusal("e4", late + .days(1)) == "not_found id")
        }
    }

    @Test(
        "EVAL-44 what fell due in downtime is sent within its lifetime, and expires after it; no start sends twice",
        arguments: [60, 700_000] as [Int64])
    func downtime(_ seconds: Int64) async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"))
            let clock = VirtualClock(start: Self.start)
            func life(_ body: (EvaluatorFixture) async throws -> Void) async throws {
                let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
                evaluator.policies.set(try ChatApp.app(Self.exact))
                try await evaluator.run {
                    try await body(evaluator)
                    try await evaluator.settled()
                }
                await evaluator.store.close()
            }
            try await life { try await $0.submit(Self.event("e1")) }
            clock.set(Self.noon + .seconds(seconds))
            for _ in 0..<2 {
                try await life { evaluator in
                    try await eventually("the decision") { try await explained("e1", evaluator).state == .evaluated }
                    #expect(try await evaluator.decisions("e1") == ["bob": seconds < 604_800 ? "sent" : "ttl_expired"])
                }
            }
            #expect(peers.with { $0.enqueued.count } == (seconds < 604_800 ? 1 : 0))
        }
    }

    @Test("EVAL-44 REL-01 a stop between the firing and the decision neither loses nor repeats the event")
    func stoppedBetween() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"))
            let first = try await EvaluatorFixture(folder: folder, peers: peers)
            try await first.submit(Self.event("e1"), Self.event("e2"))
            // Fired, and nothing works on it.
            let fired = try await first.store.write { database in
                let due = try DueItemTable.items.due(ScheduledEventTable.kind.rawValue, at: Self.noon + .seconds(60), limit: 1, database).map(\.row)
                return [try ScheduledEventTable.fire(due, database), try ScheduledEventTable.fire(due, database)]
            }
            #expect(fired == [1, 0], "an item fires once")
            await first.store.close()
            let clock = VirtualClock(start: Self.noon + .seconds(60))
            let second = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await second.run {
                try await eventually("both are sent") { peers.pushedUsers.count == 1 && peers.with { $0.recorded.count } == 2 }
                try await second.settled()
                #expect(try await second.statistics.eventsPending == 0)
            }
            await second.store.close()
        }
    }

    @Test("EVAL-44 T32 events scheduled for the same instant are spread below schedule_scan_seconds, each always by the same delay")
    func spread() async throws {
        try await withBob(["schedule_scan_seconds": 60, "dedup_mode": "off"]) { evaluator in
            try await evaluator.submit((0..<40).map { Self.event("e\($0)") })
            let due = try await explained("e7", evaluator).dueAtMs
            #expect(due >= Self.noon.milliseconds && due < (Self.noon + .seconds(60)).milliseconds)
            try await evaluator.wait(until: Self.noon + .seconds(20))
            let early = evaluator.peers.pushedUsers.count
            #expect(early > 0 && early < 40)
            try await evaluator.wait(until: Self.noon + .seconds(60))
            #expect(evaluator.peers.pushedUsers.count == 40)
        }
    }

    @Test("EVAL-44 the wrong times are refused by name; one that is over is sent at once")
    func times() async throws {
        try await withBob { evaluator in
            func refusal(_ milliseconds: Int64) async throws -> String {
                var event = Self.event("x\(milliseconds)")
                event.scheduledForMs = milliseconds
                let rejected = try await evaluator.submit(event).rejected
                return rejected.map { "\($0.reason) \($0.field)" }.joined()
            }
            #expect(try await refusal(-1) == "invalid_argument scheduled_for_ms")
            #expect(try await refusal((Self.start + .days(365) + .milliseconds(1)).milliseconds) == "invalid_value scheduled_for_ms")
            #expect(try await refusal((Self.start + .days(365)).milliseconds) == "")
            #expect(try await refusal((Self.start - .seconds(5)).milliseconds) == "")
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["bob"])
        }
    }

    @Test("C-62 an app without the scheduling API takes schedules from operators alone")
    func schedulingAPI() async throws {
        try await withBob(Self.exact.merging(["scheduling_api_enabled": false]) { $1 }) { evaluator in
            let host = evaluator.client(as: "system", user: "")
            let answer = try await host.submitEvents(.init(events: [Self.event("e1"), ChatApp.message("now", mentions: [ChatApp.mention("bob")])]))
            #expect(answer.rejected.map { "\($0.reason) \($0.field)" } == ["forbidden scheduled_for_ms"])
            #expect(answer.accepted.map(\.eventId) == ["now"])
            #expect(try await evaluator.submit(Self.event("e1")).rejected.isEmpty)
        }
    }

    @Test("PRIV-01 EVAL-44 retention passes a scheduled event over, and takes its content some time after it was sent")
    func retention() async throws {
        try await withBob(Self.exact.merging(["content_retention_days": 30, "delivery_log_retention_days": 60]) { $1 }) { evaluator in
            let far = Self.start + .days(100)
            try await evaluator.submit(Self.event("far", at: far), ChatApp.message("now", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            func round() async throws -> [String: Bool] {
                try await JobScheduler(
                    MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
                    metrics: MetricsRegistry(), logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() }
                ).round()
                let rows = try await evaluator.store.read { database in
                    try database.rows("SELECT event_id, length(payload) = 0 FROM events") { ($0[0] as String, $0[1] as Bool) }
                }
                return Dictionary(uniqueKeysWithValues: rows)
            }
            try await evaluator.wait(until: Self.start + .days(50))
            #expect(try await round() == ["far": false, "now": true])
            try await evaluator.wait(until: far)
            #expect(try await evaluator.decisions("far") == ["bob": "sent"])
            #expect(try await round() == ["far": false, "now": true])
            try await evaluator.wait(until: far + .days(50))
            #expect(try await round() == ["far": true, "now": true])
        }
    }

    @Test("PRIV-09 a scheduled event about an erased user is sent to nobody; one for several users loses the erased one")
    func erased() async throws {
        try await withBob { evaluator in
            evaluator.peers.add(ChatApp.user("eve"))
            var both = Self.event("both")
            both.mentions.append(ChatApp.mention("eve"))
            try await evaluator.submit(Self.event("alone", to: "eve"), both)
            try await evaluator.settled()
            let service = UserDataTables.evaluator
            for table in service.tables { _ = try await table.erase(UserKey("eve", of: ChatApp.tenant), evaluator.store) }
            try await evaluator.wait(until: Self.noon)
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(try await evaluator.statistics.eventsPending == 0)
        }
    }
}
