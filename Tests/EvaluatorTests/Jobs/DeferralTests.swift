import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Notifications deferred until quiet hours end")
struct DeferralTests {
    private let morning = NightShift.morning

    @Test("EVAL-21 EVAL-22 A deferred notification is on record as held, is rest for the clock, and is pushed when quiet hours end")
    func deferred() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            let deferred = try await evaluator.decision("e1", of: "bob")
            #expect(deferred.outcome == .held && deferred.reason == .unspecified && deferred.pushId.isEmpty)
            #expect(deferred.detail == "held until 07:00 Europe/Berlin: quiet hours")
            #expect(deferred.heldUntilMs == morning.milliseconds && deferred.heldSinceMs == EvaluatorFixture.start.milliseconds)
            let first = try evaluator.peers.with { $0.recorded.first }.unwrapped()
            #expect(first.held && first.pushId.isEmpty && first.devices.isEmpty)
            #expect(evaluator.peers.pushedUsers.isEmpty)
            #expect(evaluator.clock.nextDue == morning)
            #expect(try await evaluator.statistics.held == 1)

            try await evaluator.wait(until: morning + .milliseconds(-1))
            #expect(evaluator.peers.pushedUsers.isEmpty)
            try await evaluator.wait(until: morning)
            #expect(evaluator.peers.pushedUsers == ["bob"])
            let sent = try await evaluator.decision("e1", of: "bob")
            #expect(sent.outcome == .sent && sent.notificationId == deferred.notificationId && sent.decidedAtMs == morning.milliseconds)
            #expect(
                sent.detail == "passed every check; handed over for 1 device; was held until 07:00 Europe/Berlin: quiet hours", "\(sent.detail)")
            let push = try evaluator.peers.with { $0.enqueued.last }.unwrapped()
            let record = try evaluator.peers.with { $0.recorded.last }.unwrapped()
            #expect(record.notificationId == first.notificationId && !record.held && record.pushId == push.pushId)
            // It lives from when it came, and is as old as the push that the queue gets.
            #expect(record.createdAtMs == first.createdAtMs && push.expiresAtMs == first.expiresAtMs)
            #expect(push.createdAtMs == morning.milliseconds)
            #expect(push.acceptedMonotonicNs == 0, "a night is no latency")
            let statistics = try await evaluator.statistics
            #expect(statistics.held == 0 && statistics.enqueued == 1 && statistics.targets == 1)
        }
    }

    @Test("EVAL-21 C-13 ACC-050 Blocking passes, what is dropped stays dropped, and neither is deferred")
    func otherActions() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(NightShift.mention("now", of: "bob", priority: .blocking))
            evaluator.policies.set(
                try NightShift.app(["quiet_hours_action_by_priority": ["blocking": "deliver", "high": "drop", "normal": "inbox_only", "low": "drop"]])
            )
            try await evaluator.settled()
            try await evaluator.submit(
                NightShift.mention("drop", of: "bob", priority: .high), NightShift.mention("inbox", of: "bob", priority: .normal))
            try await evaluator.settled()
            #expect(try await evaluator.decision("now", of: "bob").outcome == .sent)
            #expect(try await evaluator.decision("drop", of: "bob").reason == .quietHours)
            #expect(try await evaluator.decision("inbox", of: "bob").reason == .quietHours)
            try await evaluator.wait(until: morning + .seconds(60))
            #expect(evaluator.peers.pushedUsers.count == 1)
        }
    }

    @Test("EVAL-57 RCPT-16 A deferred notification beside a sent one does not take its badge")
    func badges() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.peers.add(ChatApp.user("carol"))
            for id in ["e1", "e2"] { try await evaluator.submit(NightShift.mention(id, of: "carol", priority: .high)) }
            try await evaluator.submit(NightShift.mention("e3", of: "bob", "carol", priority: .high))
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.map(\.badge) } == [1, 2, 3])
            #expect(try await evaluator.decisions("e3") == ["bob": "held", "carol": "sent"])
        }
    }

    @Test("C-14 ACC-056 A user who is online inside quiet hours is deferred as well")
    func online() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.peers.add(ChatApp.user("bob", status: .online))
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .normal))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "held"])
        }
    }

    @Test("EVAL-22 Everything is looked at again: switches, devices, presence and relationships of the morning count")
    func decidedAgain() async throws {
        let users = ["fine", "disabled", "inactive", "nodevice", "viewing", "muted"]
        try await withEvaluator { evaluator in
            try evaluator.goToSleep(users)
            for user in users { try await evaluator.submit(NightShift.mention(user, of: user, priority: .high)) }
            try await evaluator.settled()
            #expect(try await evaluator.statistics.held == 6)
            evaluator.peers.with { state in
                state.settings["disabled"]?.disabled = ["mention"]
                state.settings["muted"]?.muted = ["ch_general"]
                state.users["inactive"]?.active = false
                state.users["nodevice"]?.devices = []
                state.users["viewing"] = ChatApp.user("viewing", status: .online, viewing: ["ch_general"])
            }
            try await evaluator.wait(until: morning)
            var outcomes: [String: String] = [:]
            for user in users { outcomes.merge(try await evaluator.decisions(user)) { $1 } }
            #expect(
                outcomes == [
                    "fine": "sent", "disabled": "preference_disabled", "inactive": "recipient_inactive", "nodevice": "no_devices",
                    "viewing": "user_active", "muted": "channel_muted",
                ])
            // The ledger hears the end of each.
            let ends = evaluator.peers.with { state in
                Dictionary(state.recorded.filter { !$0.held }.map { ($0.userId, $0.skipReason) }) { $1 }
            }
            #expect(ends["disabled"] == .preferenceDisabled && ends["fine"] == .unspecified && ends.count == 6)
            let statistics = try await evaluator.statistics
            #expect(statistics.skipped.values.reduce(0, +) + statistics.enqueued == statistics.targets)
        }
    }

    @Test("ACC-052 A type switched off and on again before the end is sent; another type never takes its place")
    func switchedOffAndOn() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            for disabled in [["mention"], []] as [Set<String>] {
                evaluator.peers.with { $0.settings["bob"]?.disabled = disabled }
                evaluator.changed("bob")
                try await evaluator.settled()
                #expect(try await evaluator.decisions("e1") == ["bob": "held"])
            }
            try await evaluator.wait(until: morning)
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
        }
    }

    @Test("EVAL-22 EVAL-53 What has outlived its lifetime in the morning is not sent")
    func tooOld() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.policies.set(try NightShift.app(["ttl_seconds_by_priority": ["blocking": 60, "high": 3_600, "normal": 86_400, "low": 60]]))
            try await evaluator.submit(
                NightShift.mention("old", of: "bob", priority: .high), NightShift.mention("young", of: "bob", priority: .normal))
            try await evaluator.settled()
            try await evaluator.wait(until: morning)
            #expect(try await evaluator.decisions("old") == ["bob": "ttl_expired"])
            #expect(try await evaluator.decisions("young") == ["bob": "sent"])
        }
    }

    @Test("EVAL-22 Disabling quiet hours releases at once; moving them moves the release, both ways")
    func changedQuietHours() async throws {
        try await withSleepers("ann", "ben", "eve") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "ann", "ben", "eve", priority: .high))
            try await evaluator.settled()
            let early = morning - .seconds(7_200)
            evaluator.peers.with { state in
                state.settings["ann"]?.quietUntil = nil
                state.settings["ben"]?.quietUntil = early.milliseconds
                state.settings["eve"]?.quietUntil = (morning + .seconds(3_600)).milliseconds
            }
            #expect(evaluator.peers.pushedUsers.isEmpty)
            evaluator.changed("ann", "ben", "eve")
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["ann"])
            #expect(try await evaluator.decision("e1", of: "ben").detail == "held until 05:00 Europe/Berlin: quiet hours")
            #expect(try await evaluator.decision("e1", of: "eve").heldUntilMs == (morning + .seconds(3_600)).milliseconds)
            try await evaluator.wait(until: early)
            #expect(evaluator.peers.pushedUsers == ["ann", "ben"])
            try await evaluator.wait(until: morning + .seconds(3_599))
            #expect(evaluator.peers.pushedUsers == ["ann", "ben"])
            try await evaluator.wait(until: morning + .seconds(3_600))
            #expect(evaluator.peers.pushedUsers == ["ann", "ben", "eve"])
        }
    }

    @Test("EVAL-22 Still in quiet hours when due: deferred again until the new end")
    func deferredAgain() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            // Nobody told: the user's zone is another one now, say.
            evaluator.peers.with { $0.settings["bob"]?.quietUntil = (morning + .seconds(3_600)).milliseconds }
            try await evaluator.wait(until: morning)
            let again = try await evaluator.decision("e1", of: "bob")
            #expect(again.outcome == .held && again.detail == "held until 08:00 Europe/Berlin: quiet hours")
            #expect(again.heldSinceMs == EvaluatorFixture.start.milliseconds)
            #expect(evaluator.peers.pushedUsers.isEmpty)
            try await evaluator.wait(until: morning + .seconds(3_600))
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(try await evaluator.statistics.targets == 1)
        }
    }

    @Test("EVAL-22 A choice that arrives while the event is being decided is not missed")
    func changedMeanwhile() async throws {
        try await withSleepers("bob") { evaluator in
            let changes = evaluator.settingsChanges
            // The answer of preferences is of before the change, the deferral is stored after it.
            evaluator.peers.with { state in
                state.beforeResolve = {
                    changes.heard(.init([.init(organization: "org_1", app: "chat", user: "bob")]))
                }
                state.quietOnce = ["bob"]
                state.settings["bob"]?.quietUntil = nil
            }
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
            #expect(try await evaluator.decision("e1", of: "bob").heldSinceMs > 0, "it was deferred first")
        }
    }

    @Test("EVAL-22 After the stream of changes was interrupted everybody who waits is looked at")
    func interrupted() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.changed()
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            evaluator.settingsChanges.lost()
            evaluator.peers.with { $0.settings["bob"]?.quietUntil = nil }
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers.isEmpty)
            evaluator.changed()
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["bob"])
        }
    }

    @Test(
        "EVAL-22 ACC-055 A process that dies between deferral and release, at any call, releases each exactly once",
        arguments: [
            RegistryV1.Registry.Method.resolve, PreferencesV1.Preferences.Method.checkSend, ReceiptsV1.Receipts.Method.recordNotification,
            DispatcherV1.Dispatcher.Method.enqueue,
        ])
    func restart(_ method: MethodDescriptor) async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            let clock = VirtualClock(start: EvaluatorFixture.start)
            let first = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try first.goToSleep(["bob", "carol"])
            try await first.run {
                try await first.submit(
                    NightShift.mention("e1", of: "bob", "carol", priority: .high), NightShift.mention("e2", of: "bob", priority: .normal),
                    NightShift.mention("e3", of: "bob", priority: .normal))
                try await first.settled()
                let before = peers.calls(method)
                peers.failNext(.max, method)
                clock.set(morning)
                try await eventually("the call that hangs") { peers.calls(method) > before }
            }
            await first.store.close()

            peers.failNext(0, method)
            let second = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            second.policies.set(try NightShift.app())
            try await second.run { try await second.settled() }
            #expect(peers.pushedUsers.sorted() == ["bob", "bob", "carol"])
            #expect(second.pushedTexts("bob").last == "You have 2 updates")
            #expect(try await second.decisions("e1") == ["bob": "sent", "carol": "sent"])
            let statistics = try await second.statistics
            #expect(statistics.held == 0 && statistics.outboxDepth == 0 && statistics.enqueued == 3)
            await second.store.close()
        }
    }

    @Test("EVAL-22 Quiet hours that were disabled while the process was down are known when it starts again")
    func disabledWhileDown() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            let first = try await EvaluatorFixture(folder: folder, peers: peers)
            try first.goToSleep(["bob"])
            try await first.run {
                try await first.submit(NightShift.mention("e1", of: "bob", priority: .high))
                try await first.settled()
            }
            await first.store.close()
            peers.with { $0.settings["bob"]?.quietUntil = nil }
            let second = try await EvaluatorFixture(folder: folder, peers: peers)
            second.policies.set(try NightShift.app())
            try await second.run {
                try await eventually("the release") { !peers.pushedUsers.isEmpty }
                try await second.settled()
            }
            #expect(peers.pushedUsers == ["bob"])
            await second.store.close()
        }
    }

    @Test("PRIV-09 What waits for a user who is erased is never sent, also where it is being released")
    func erased() async throws {
        try await withSleepers("bob", "carol") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "bob", "carol", priority: .high))
            try await evaluator.settled()
            let store = evaluator.store
            evaluator.peers.with { state in
                state.beforeResolve = {
                    let bob = UserKey(organization: "org_1", app: "chat", id: "bob")
                    _ = try await store.write { try DueItemTable.items.userData(export: nil).eraseAtOnce?(bob, $0) }
                }
            }
            try await evaluator.wait(until: morning)
            #expect(evaluator.peers.pushedUsers == ["carol"])
            #expect(try await evaluator.statistics.held == 0)
        }
    }

    @Test("EVAL-22 A suspended organization is sent nothing, an app that is gone defers nothing for ever")
    func suspended() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            evaluator.policies.set(try ChatApp.app(suspended: true))
            try await evaluator.wait(until: morning)
            #expect(try await evaluator.decisions("e1") == ["bob": "organization_suspended"])

            try evaluator.goToSleep(["bob"], until: morning + .seconds(7_200))
            try await evaluator.submit(NightShift.mention("e2", of: "bob", priority: .high))
            try await evaluator.settled()
            evaluator.policies.set(nil)
            try await evaluator.wait(until: morning + .seconds(7_200))
            #expect(try await evaluator.decisions("e2") == ["bob": "no_recipients"])
            #expect(try await evaluator.statistics.held == 0)
            #expect(evaluator.peers.pushedUsers.isEmpty)
        }
    }

    @Test("OBS-02 Deferrals and releases are counted, and the number of deferred notifications is shown")
    func metrics() async throws {
        try await withSleepers("bob") { evaluator in
            for index in 0..<3 { try await evaluator.submit(NightShift.mention("n\(index)", of: "bob", priority: .normal)) }
            try await evaluator.submit(NightShift.mention("h", of: "bob", priority: .high))
            try await evaluator.settled()
            let night = evaluator.metrics.prometheusText()
            #expect(night.contains(#"carillon_notifications_deferred_total{action="hold_batch"} 3"#))
            #expect(night.contains(#"carillon_notifications_deferred_total{action="hold"} 1"#))
            #expect(night.contains("carillon_notifications_deferred_now 4"))
            try await evaluator.wait(until: morning)
            let day = evaluator.metrics.prometheusText()
            #expect(day.contains(#"carillon_notifications_released_total{outcome="merged"} 3"#))
            #expect(day.contains(#"carillon_notifications_released_total{outcome="sent"} 1"#))
            #expect(day.contains("carillon_notifications_deferred_now 0"))
            #expect(day.contains("carillon_notifications_enqueued_total 2"))
        }
    }
}
