import CarillonAPI
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Deferred notifications are reviewed when the end of quiet hours may change")
struct DeferralReviewTests {
    private let morning = NightShift.morning
    private let early = NightShift.morning - .seconds(7_200)

    private func until(_ event: String, of user: String, _ evaluator: EvaluatorFixture) async throws -> Instant {
        Instant(milliseconds: try await evaluator.decision(event, of: user).heldUntilMs)
    }

    @Test("EVAL-22 Every notification that a user has waiting gets the end that holds now, also where the newest one has it already")
    func everyRow() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(NightShift.mention("old", of: "bob", priority: .high))
            try await evaluator.settled()
            // Nobody has told yet when the next one comes, which is deferred until the new end.
            let later = morning + .seconds(3_600)
            evaluator.peers.with { $0.settings["bob"]?.quietUntil = later.milliseconds }
            try await evaluator.submit(
                NightShift.mention("new", of: "bob", priority: .high), NightShift.mention("part", of: "bob", priority: .normal))
            try await evaluator.settled()
            #expect(try await until("old", of: "bob", evaluator) == morning)
            evaluator.changed("bob")
            try await evaluator.settled()
            for event in ["old", "new", "part"] { #expect(try await until(event, of: "bob", evaluator) == later, "\(event)") }
            #expect(evaluator.clock.nextDue == later)
            try await evaluator.wait(until: later)
            #expect(evaluator.peers.pushedUsers == ["bob", "bob", "bob"])
        }
    }

    @Test("EVAL-22 What would not be sent as things are says nothing of the end: another one of the user does, and without any all wait as planned")
    func refusedOnes() async throws {
        try await withSleepers("bob", "ann") { evaluator in
            evaluator.policies.set(try NightShift.app(["ttl_seconds_by_priority": ["blocking": 60, "high": 86_400, "normal": 60, "low": 60]]))
            try await evaluator.submit(
                NightShift.mention("stays", of: "bob", "ann", priority: .high), NightShift.mention("short", of: "bob", "ann", priority: .normal))
            try await evaluator.settled()
            try await evaluator.wait(until: EvaluatorFixture.start + .seconds(120))
            evaluator.peers.with { state in
                for user in ["bob", "ann"] { state.settings[user]?.quietUntil = early.milliseconds }
                state.users["ann"]?.active = false
            }
            evaluator.changed("bob", "ann")
            try await evaluator.settled()
            for event in ["stays", "short"] {
                #expect(try await until(event, of: "bob", evaluator) == early, "\(event)")
                #expect(try await until(event, of: "ann", evaluator) == morning, "\(event)")
            }
            evaluator.peers.with { $0.users["ann"]?.active = true }
            try await evaluator.wait(until: early)
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(try await !evaluator.decision("stays", of: "bob").detail.contains("released earlier"), "the end itself had moved")
            try await evaluator.wait(until: morning)
            #expect(evaluator.peers.pushedUsers == ["bob", "ann"])
        }
    }

    @Test("EVAL-22 ARCH-08 A changed policy moves the release of everybody in its app, and lets go what its quiet hours keep from nobody any more")
    func policy() async throws {
        try await withSleepers("ann", "ben") { evaluator in
            try await evaluator.submit(
                NightShift.mention("high", of: "ann", "ben", priority: .high), NightShift.mention("normal", of: "ann", priority: .normal))
            try await evaluator.settled()
            evaluator.peers.with { state in for user in ["ann", "ben"] { state.settings[user]?.quietUntil = early.milliseconds } }
            evaluator.policies.set(try NightShift.app(version: 2))
            evaluator.settingsChanges.policyChanged(of: .init(organizationId: "org_1", appId: "other"))
            try await evaluator.settled()
            #expect(try await until("high", of: "ann", evaluator) == morning)
            evaluator.settingsChanges.policyChanged(of: ChatApp.tenant)
            try await evaluator.settled()
            for (event, user) in [("high", "ann"), ("high", "ben"), ("normal", "ann")] {
                #expect(try await until(event, of: user, evaluator) == early, "\(event) \(user)")
            }

            let delivering: [String: PolicyValue] = [
                "quiet_hours_action_by_priority": ["blocking": "deliver", "high": "deliver", "normal": "hold_batch", "low": "drop"]
            ]
            evaluator.policies.set(try NightShift.app(delivering, version: 3))
            evaluator.settingsChanges.policyChanged(of: ChatApp.tenant)
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers.sorted() == ["ann", "ben"])
            #expect(try await evaluator.decisions("normal") == ["ann": "held"])
            try await evaluator.wait(until: early)
            #expect(evaluator.peers.pushedUsers.count == 3)
        }
    }

    @Test("EVAL-22 A policy that preferences do not know yet is waited for; what is due meanwhile is released")
    func policyOnItsWay() async throws {
        try await withSleepers("ann", "ben") { evaluator in
            let soon = EvaluatorFixture.start + .seconds(600)
            evaluator.peers.with { state in
                state.policyVersion = 1
                state.settings["ben"]?.quietUntil = soon.milliseconds
            }
            try await evaluator.submit(NightShift.mention("e1", of: "ann", "ben", priority: .high))
            try await evaluator.settled()
            // By the policy that they know there are no quiet hours, say.
            evaluator.peers.with { $0.settings["ann"]?.quietUntil = nil }
            let asked = evaluator.peers.calls(PreferencesV1.Preferences.Method.checkSend)
            evaluator.policies.set(try NightShift.app(version: 2))
            evaluator.settingsChanges.policyChanged(of: ChatApp.tenant)
            try await eventually("a second question") { evaluator.peers.calls(PreferencesV1.Preferences.Method.checkSend) > asked + 1 }
            evaluator.clock.set(soon)
            try await eventually("the release of what is due") { evaluator.peers.pushedUsers == ["ben"] }
            evaluator.peers.with { state in
                state.policyVersion = 2
                state.settings["ann"]?.quietUntil = early.milliseconds
            }
            try await evaluator.settled()
            #expect(try await until("e1", of: "ann", evaluator) == early)
            #expect(evaluator.peers.pushedUsers == ["ben"])
        }
    }

    @Test(
        "EVAL-22 PREF-09 A user whose zone changes in the directory is released by the new one, and everybody is looked at when its stream broke off")
    func zone() async throws {
        try await withSleepers("ann", "ben") { evaluator in
            let directory = evaluator.settingsChanges.directory
            directory.heard(.init())
            try await evaluator.submit(NightShift.mention("e1", of: "ann", "ben", priority: .high))
            try await evaluator.settled()
            evaluator.peers.with { state in
                for user in ["ann", "ben"] {
                    state.settings[user]?.quietUntil = early.milliseconds
                    state.settings[user]?.quietTimezone = "Europe/Helsinki"
                }
            }
            directory.heard(.init([.init(organization: "org_1", app: "chat", user: "ann")]))
            try await evaluator.settled()
            #expect(try await evaluator.decision("e1", of: "ann").detail == "held until 06:00 Europe/Helsinki: quiet hours")
            #expect(try await until("e1", of: "ben", evaluator) == morning)
            directory.lost()
            directory.heard(.init())
            try await evaluator.settled()
            #expect(try await until("e1", of: "ben", evaluator) == early)
        }
    }

    @Test("EVAL-22 A policy that changes while an event is being decided is not missed")
    func changedMeanwhile() async throws {
        try await withSleepers("bob") { evaluator in
            let changes = evaluator.settingsChanges
            evaluator.peers.with { state in
                state.beforeResolve = { changes.policyChanged(of: .init(organizationId: "org_1", appId: "other")) }
                state.quietOnce = ["bob"]
                state.settings["bob"]?.quietUntil = nil
            }
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
        }
    }

    @Test("EVAL-22 The outcome of a deferred notification follows the current rules")
    func verdicts() throws {
        let end = Instant(milliseconds: 1_000_000)
        let group = DeferredGroup(
            user: .init(organization: "org_1", app: "chat", id: "bob"), typeID: "mention", priority: .high,
            deferral: .quietHours(.init(action: .each, until: end, timezone: "UTC")), dueAt: end)
        let conditional: PolicyValue = [
            "blocking": "deliver", "high": "deliver_if_critical_allowed/hold", "normal": "hold_batch", "low": "drop",
        ]
        let app = try NightShift.app(["quiet_hours_action_by_priority": conditional])
        func answer(until: Instant?, zone: String = "UTC", allowCritical: Bool = false) -> PreferencesV1.SendAnswer {
            .init(
                typeId: "mention", quietHoursActive: until != nil, quietUntilMs: until?.milliseconds, allowCritical: allowCritical,
                quietTimezone: zone)
        }
        func review(_ answer: PreferencesV1.SendAnswer?, app: AppPolicy?, now: Instant = Instant(milliseconds: 0)) -> DeferralReview {
            DeferralReview(of: group, ReviewedUser(user: .init(), answer: answer), app: app, now: now)
        }
        #expect(review(answer(until: end), app: app) == .stays)
        #expect(review(answer(until: nil), app: app) == .ends)
        #expect(review(answer(until: end, allowCritical: true), app: app) == .ends)
        #expect(review(nil, app: app) == .stays && review(answer(until: nil), app: nil) == .stays)
        let soon = Instant(milliseconds: 5)
        #expect(review(answer(until: soon), app: app) == .moves(to: .quietHours(.init(action: .each, until: soon, timezone: "UTC")), dueAt: soon))
        #expect(
            review(answer(until: end, zone: "Africa/Lome"), app: app)
                == .moves(to: .quietHours(.init(action: .each, until: end, timezone: "Africa/Lome")), dueAt: end))
        // Its end has come, and the spread lets it wait some seconds more.
        #expect(review(answer(until: nil), app: app, now: end) == .stays)
        let spread = try NightShift.app(["hold_release_spread_seconds": 60])
        let place = group.deferral.dueAt(user: "bob", of: ChatApp.tenant, spread.policy)
        #expect(place > end && review(answer(until: end), app: spread) == .moves(to: group.deferral, dueAt: place))
    }
}
