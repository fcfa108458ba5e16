import CarillonAPI
import DurableWork
import GRDB
import Logging
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Frequency caps")
struct FrequencyCapTests {
    /// Monday 2026-06-01, 12:00 in Berlin.
    private static let monday = Instant(rfc3339: "2026-06-01T10:00:00.000Z")!

    private static func app(_ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        try NightShift.app(
            ["cap_enforcement": "enforce", "cap_normal_per_day": 5, "cap_high_per_week": 10, "inbox_enabled": true].merging(changes) { $1 })
    }

    private func withCaps<T: Sendable>(
        _ changes: [String: PolicyValue] = [:], _ body: (EvaluatorFixture) async throws -> T
    ) async throws -> T {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app(changes))
            evaluator.clock.set(Self.monday)
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            return try await body(evaluator)
        }
    }

    private let fiveOfSix = Array(repeating: "sent", count: 5) + ["cap_exceeded"]

    /// Submits mentions, all at once, and waits for their decisions.
    @discardableResult
    private func send(
        _ count: Int, _ priority: CommonV1.Priority, _ name: String, to users: [String] = ["bob"], _ evaluator: EvaluatorFixture
    ) async throws -> [String] {
        let ids = (0..<count).map { "\(name)-\($0)" }
        try await evaluator.submit(
            ids.map { id in
                var event = ChatApp.message(id, mentions: users.map(ChatApp.mention))
                event.priority = priority
                return event
            })
        try await evaluator.settled()
        return ids
    }

    private func outcomes(_ ids: [String], of user: String = "bob", _ evaluator: EvaluatorFixture) async throws -> [String] {
        var outcomes: [String] = []
        for id in ids { outcomes.append(try await evaluator.decisions(id)[user] ?? "-") }
        return outcomes
    }

    @Test("EVAL-30 ACC-063 The sixth normal push of a day and the eleventh high one of a week are skipped, blocking passes, the next day works again")
    func caps() async throws {
        try await withCaps { evaluator in
            let normal = try await send(6, .normal, "n", evaluator)
            #expect(try await outcomes(normal, evaluator) == fiveOfSix)
            let high = try await send(11, .high, "h", evaluator)
            #expect(try await outcomes(high, evaluator) == Array(repeating: "sent", count: 10) + ["cap_exceeded"])
            #expect(try await outcomes(try await send(2, .blocking, "b", evaluator), evaluator) == ["sent", "sent"])
            // The ledger keeps the skipped ones, for the centre.
            let skipped = evaluator.peers.with { $0.recorded.filter { $0.skipReason == .capExceeded } }
            #expect(skipped.map(\.eventId) == ["n-5", "h-10"] && skipped.allSatisfy { $0.pushId.isEmpty })
            #expect(try await evaluator.statistics.skipped == ["cap_exceeded": 2])
            // Somebody else has a count of her own.
            #expect(try await outcomes(try await send(1, .normal, "c", to: ["carol"], evaluator), of: "carol", evaluator) == ["sent"])

            evaluator.clock.set(Instant(rfc3339: "2026-06-01T21:59:59.999Z")!)
            #expect(try await outcomes(try await send(1, .normal, "late", evaluator), evaluator) == ["cap_exceeded"])
            evaluator.clock.set(Instant(rfc3339: "2026-06-01T22:00:00.000Z")!)
            #expect(try await outcomes(try await send(6, .normal, "d", evaluator), evaluator) == fiveOfSix)
            #expect(try await outcomes(try await send(1, .high, "tuesday", evaluator), evaluator) == ["cap_exceeded"])
            evaluator.clock.set(Instant(rfc3339: "2026-06-07T22:00:00.000Z")!)
            #expect(try await outcomes(try await send(1, .high, "week", evaluator), evaluator) == ["sent"])
        }
    }

    @Test("EVAL-30 OBS-09 Explain tells the cap, the count, the end of its day or week in the user's zone, and who set the cap")
    func explained() async throws {
        try await withCaps { evaluator in
            let app = try Self.app()
            let origins: [String: RegistryV1.PolicyOrigin] = ["cap_normal_per_day": .organization, "cap_high_per_week": .profile]
            let policy = try Policy(
                settings: app.policy.settings.merging(["cap_high_per_week": 1]) { $1 }, origins: origins, of: app.policy.owner)
            evaluator.policies.set(AppPolicy(policy: policy, catalogue: app.catalogue))
            try await send(6, .normal, "n", evaluator)
            try await send(2, .high, "h", evaluator)
            #expect(
                try await evaluator.decision("n-5", of: "bob").detail
                    == "cap_normal_per_day is 5 (from the organization), and 5 normal pushes were handed over on 2026-06-01; "
                    + "the next day begins at 2026-06-02 00:00 Europe/Berlin (user)")
            #expect(
                try await evaluator.decision("h-1", of: "bob").detail
                    == "cap_high_per_week is 1 (from the profile chat), and 1 high push was handed over in the week from 2026-06-01; "
                    + "the next week begins at 2026-06-08 00:00 Europe/Berlin (user)")
        }
    }

    @Test("EVAL-30 `warn` and `off` skip nothing; only `warn` counts", arguments: [("warn", 8), ("off", 0)])
    func otherModes(enforcement: String, counted: Int) async throws {
        try await withCaps(["cap_enforcement": .text(enforcement)]) { evaluator in
            #expect(try await outcomes(try await send(8, .normal, "n", evaluator), evaluator) == Array(repeating: "sent", count: 8))
            let rows = try await evaluator.store.read { try Int.fetchOne($0, sql: "SELECT coalesce(sum(pushes), 0) FROM push_counts") }
            #expect(rows == counted)
        }
    }

    @Test("EVAL-30 Only pushes that are handed over count: what is skipped or has no text takes no place")
    func uncounted() async throws {
        try await withCaps { evaluator in
            evaluator.peers.with { $0.settings["bob"] = .init(disabled: ["mention"]) }
            try await send(5, .normal, "off", evaluator)
            evaluator.peers.with { $0.settings["bob"] = .init(muted: ["ch_general"]) }
            try await send(5, .normal, "muted", evaluator)
            evaluator.peers.with { $0.settings["bob"] = nil }
            #expect(try await outcomes(try await send(6, .normal, "n", evaluator), evaluator) == fiveOfSix)
        }
    }

    @Test("ROLE-05 An override by an administrator passes the cap, and counts")
    func override() async throws {
        try await withCaps(["cap_normal_per_day": 1]) { evaluator in
            func warn(_ id: String) async throws {
                let event = EvaluatorV1.Event(
                    tenant: ChatApp.tenant, eventId: id, eventType: "security.login", recipients: ["bob"], data: ["device": "a phone"],
                    priority: .normal, typeId: "security_alert")
                _ = try await evaluator.client(as: "system_admin").submitOverride(.init(event: event, reason: "drill"))
                try await evaluator.settled()
            }
            try await warn("w1")
            #expect(try await outcomes(try await send(1, .normal, "n", evaluator), evaluator) == ["cap_exceeded"])
            try await warn("w2")
            #expect(try await outcomes(["w1", "w2"], evaluator) == ["sent", "sent"])
        }
    }

    @Test("C-66 EVAL-23 Deferred notifications count when they are released, and a merged one counts once")
    func released() async throws {
        try await withCaps(["cap_normal_per_day": 2, "cap_high_per_week": 2]) { evaluator in
            let morning = Instant(rfc3339: "2026-06-02T05:00:00.000Z")!
            evaluator.peers.with { $0.settings["bob"] = .init(quietUntil: morning.milliseconds) }
            let normal = try await send(4, .normal, "n", evaluator)
            let high = try await send(3, .high, "h", evaluator)
            #expect(try await outcomes(normal + high, evaluator) == Array(repeating: "held", count: 7))
            try await evaluator.wait(until: morning)
            #expect(try await outcomes(normal, evaluator) == Array(repeating: "grouped", count: 4))
            #expect(try await outcomes(high, evaluator) == ["sent", "sent", "cap_exceeded"])
            #expect(try await outcomes(try await send(2, .normal, "day", evaluator), evaluator) == ["sent", "cap_exceeded"])
        }
    }

    @Test("EVAL-30 A release and new events at the same time never take the same place, whoever is first")
    func concurrent() async throws {
        try await withCaps(["cap_high_per_week": 7]) { evaluator in
            let users = (0..<40).map { "user\($0)" }
            for user in users { evaluator.peers.add(ChatApp.user(user)) }
            let morning = Instant(rfc3339: "2026-06-02T05:00:00.000Z")!
            evaluator.peers.with { state in for user in users { state.settings[user] = .init(quietUntil: morning.milliseconds) } }
            let held = try await send(5, .high, "held", to: users, evaluator)
            // They are released while events come, in small batches.
            evaluator.clock.set(morning)
            var ids: [String] = []
            for round in 0..<5 {
                var event = ChatApp.message("new\(round)", mentions: users.map(ChatApp.mention))
                event.priority = .high
                ids.append(event.eventId)
                try await evaluator.submit(event)
            }
            try await evaluator.settled()
            for user in users {
                let outcomes = try await outcomes(held + ids, of: user, evaluator)
                #expect(outcomes.filter { $0 == "sent" }.count == 7 && outcomes.filter { $0 == "cap_exceeded" }.count == 3, "\(user) \(outcomes)")
            }
            let counted = try await evaluator.store.read { try Int.fetchAll($0, sql: "SELECT sum(pushes) FROM push_counts GROUP BY user_id") }
            #expect(counted == Array(repeating: 7, count: users.count))
        }
    }

    @Test("EVAL-30 EVAL-57 The count is committed with the decision: a commit that fails counts nothing, and a restart forgets nothing")
    func durable() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"))
            let clock = VirtualClock(start: Self.monday)
            func life<T: Sendable>(_ body: (EvaluatorFixture) async throws -> T) async throws -> T {
                let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
                evaluator.policies.set(try Self.app())
                let result = try await evaluator.run { try await body(evaluator) }
                await evaluator.store.close()
                return result
            }
            try await life { evaluator in
                // The first commit of decisions fails, as on a full disk: its pushes were counted in memory alone.
                try await evaluator.store.write { database in
                    try database.execute(
                        sql: """
                            CREATE TRIGGER fail BEFORE INSERT ON push_counts BEGIN SELECT RAISE(ABORT, 'as on a full disk'); END;
                            """)
                }
                try await evaluator.submit(ChatApp.message("n1", mentions: [ChatApp.mention("bob")]))
                try await eventually("the event is looked up a second time, after its commit failed") {
                    peers.calls(RegistryV1.Registry.Method.resolve) >= 2
                }
                #expect(peers.pushedUsers.isEmpty)
                try await evaluator.store.write { try $0.execute(sql: "DROP TRIGGER fail") }
                try await evaluator.settled()
                #expect(try await evaluator.decisions("n1") == ["bob": "sent"])
            }
            try await life { evaluator in
                // The mention above was of high priority.
                let high = try await send(10, .high, "h", evaluator)
                #expect(try await outcomes(high, evaluator) == Array(repeating: "sent", count: 9) + ["cap_exceeded"])
            }
        }
    }

    @Test("EVAL-30 PRIV-01 Counts that no week reaches back to are deleted once a day")
    func retention() async throws {
        try await withCaps { evaluator in
            try await send(1, .high, "h", evaluator)
            func rows() async throws -> Int? { try await evaluator.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM push_counts") } }
            func round() async {
                try? await JobScheduler(
                    MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
                    metrics: MetricsRegistry(), logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() }
                ).round()
            }
            evaluator.clock.advance(by: .days(8))
            await round()
            #expect(try await rows() == 1)
            evaluator.clock.advance(by: .seconds(900))
            await round()
            #expect(try await rows() == 0)
        }
    }

    @Test("PRIV-09 PRIV-11 A user's counts are exported, and erased with the user: a later user with the id begins anew")
    func userData() async throws {
        try await withCaps(["cap_high_per_week": 1]) { evaluator in
            try await send(1, .high, "h", to: ["bob", "carol"], evaluator)
            let bob = UserKey("bob", of: ChatApp.tenant)
            var sections: [CommonV1.UserDataSection] = []
            try await UserDataTables.evaluator.export(bob, evaluator.store) { sections.append($0) }
            let exported = sections.filter { $0.name == "push_counts" }.flatMap(\.rows)
            #expect(exported == [#"{"priority":"high","quarter_at_ms":\#(Self.monday.milliseconds),"pushes":1}"#])
            let erased = try await evaluator.store.write { try UserDataTables.evaluator.eraseAtOnce(bob, $0) }
            #expect(erased["push_counts"] == 1)
            #expect(try await outcomes(try await send(1, .high, "again", to: ["bob", "carol"], evaluator), evaluator) == ["sent"])
            #expect(try await outcomes(["again-0"], of: "carol", evaluator) == ["cap_exceeded"])
        }
    }

    // MARK: The summary

    private static let digest: [String: PolicyValue] = ["cap_overflow": "digest"]
    /// 18:00 in Berlin.
    private static let evening = Instant(rfc3339: "2026-06-01T16:00:00.000Z")!

    @Test(
        "EVAL-30 With cap_overflow digest what is above the caps is one notification at 18:00 of the user's clock, which no cap stops, and counts"
    )
    func summary() async throws {
        try await withCaps(Self.digest) { evaluator in
            let normal = try await send(8, .normal, "n", evaluator)
            let high = try await send(11, .high, "h", evaluator)
            #expect(try await outcomes(normal.suffix(3) + high.suffix(1), evaluator) == Array(repeating: "held", count: 4))
            let waiting = try await evaluator.decision("n-5", of: "bob")
            #expect(waiting.detail == "kept for the summary of 2026-06-01 18:00 Europe/Berlin: cap_normal_per_day is 5")
            #expect(waiting.heldUntilMs == Self.evening.milliseconds)
            #expect(evaluator.metrics.prometheusText().contains("carillon_notifications_summarized_now 4"))
            try await evaluator.wait(until: Self.evening - .milliseconds(1))
            #expect(evaluator.pushedTexts("bob").count == 15)
            try await evaluator.wait(until: Self.evening)
            #expect(evaluator.pushedTexts("bob").dropFirst(15) == ["You have 4 updates"])
            let part = try await evaluator.decision("n-5", of: "bob")
            #expect(part.reason == .grouped && part.detail.hasPrefix("4 notifications above a cap were sent as one"))
            // After the summary the next one waits for that of tomorrow; a single one keeps its own text.
            try await send(1, .normal, "late", evaluator)
            let tomorrow = Self.evening + .days(1)
            #expect(try await evaluator.decision("late-0", of: "bob").heldUntilMs == tomorrow.milliseconds)
            try await evaluator.wait(until: tomorrow)
            #expect(evaluator.pushedTexts("bob").dropFirst(16) == ["hello"])
            // It counted for the new day.
            try await send(5, .normal, "new", evaluator)
            #expect(try await outcomes((0..<5).map { "new-\($0)" }, evaluator) == ["sent", "sent", "sent", "sent", "held"])
        }
    }

    @Test("EVAL-30 What would not live until the summary is skipped; a user who changes zone gets it at 18:00 there")
    func summaryElsewhere() async throws {
        let lifetimes: PolicyValue = ["blocking": 60, "high": 604_800, "normal": 3_600, "low": 60]
        try await withCaps(Self.digest.merging(["ttl_seconds_by_priority": lifetimes, "cap_high_per_week": 1]) { $1 }) { evaluator in
            #expect(try await outcomes(try await send(6, .normal, "n", evaluator), evaluator) == fiveOfSix)
            #expect(try await outcomes(try await send(2, .high, "h", evaluator), evaluator) == ["sent", "held"])
            evaluator.peers.with { $0.settings["bob"] = .init(quietTimezone: "America/New_York") }
            evaluator.changed("bob")
            try await evaluator.settled()
            let there = Instant(rfc3339: "2026-06-01T22:00:00.000Z")
            #expect(try await evaluator.decision("h-1", of: "bob").heldUntilMs == there?.milliseconds)
            #expect(evaluator.clock.nextDue == there)
        }
    }

    @Test("EVAL-30 EVAL-21 Quiet hours that cover 18:00 hold the summary, which is sent when they end, as one", arguments: ["hold", "hold_batch"])
    func summaryInQuietHours(action: String) async throws {
        let quiet: PolicyValue = ["blocking": "deliver", "high": "hold", "normal": .text(action), "low": "drop"]
        try await withCaps(Self.digest.merging(["quiet_hours_action_by_priority": quiet]) { $1 }) { evaluator in
            try await send(8, .normal, "n", evaluator)
            let night = Self.evening + .seconds(7_200)
            evaluator.peers.with { $0.settings["bob"] = .init(quietUntil: night.milliseconds) }
            try await evaluator.wait(until: Self.evening)
            #expect(evaluator.pushedTexts("bob").count == 5)
            #expect(try await evaluator.decision("n-5", of: "bob").detail == "held until 20:00 Europe/Berlin: quiet hours")
            evaluator.peers.with { $0.settings["bob"] = .init() }
            try await evaluator.wait(until: night)
            #expect(evaluator.pushedTexts("bob").dropFirst(5) == ["You have 3 updates"])
        }
    }
}
