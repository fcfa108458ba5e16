import CarillonAPI
import Foundation
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Pushes of a user in a minute, delayed")
struct UserRateTests {
    private static let start = EvaluatorFixture.start

    private static func app(_ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        try NightShift.app(["user_rate_per_minute": 3, "dedup_mode": "off"].merging(changes) { $1 })
    }

    private func withRate<T: Sendable>(
        _ changes: [String: PolicyValue] = [:], _ body: (EvaluatorFixture) async throws -> T
    ) async throws -> T {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app(changes))
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            return try await body(evaluator)
        }
    }

    private static func events(_ ids: some Sequence<Int>, to user: String = "bob", _ priority: CommonV1.Priority = .high) -> [EvaluatorV1.Event] {
        ids.map { NightShift.mention("\(user)-\($0)", of: user, priority: priority, text: "\($0)") }
    }

    @Test("EVAL-31 What is above the rate is delayed and not dropped, in its order; blocking is exempt, and another user has a rate of her own")
    func delayed() async throws {
        try await withRate { evaluator in
            try await evaluator.submit(Self.events(1...8) + Self.events(1...2, to: "carol") + Self.events(9...10, .blocking))
            try await evaluator.settled()
            #expect(evaluator.pushedTexts("bob") == ["1", "2", "3", "9", "10"] && evaluator.pushedTexts("carol") == ["1", "2"])
            #expect(try await evaluator.statistics.held == 5)
            #expect(evaluator.metrics.prometheusText().contains("carillon_notifications_delayed_now 5"))
            let waiting = try await evaluator.decision("bob-4", of: "bob")
            let minute = (Self.start + .seconds(60)).rfc3339
            let words = "delayed until \(minute): the user has 3 pushes in a minute (user_rate_per_minute)"
            #expect(waiting.outcome == .held && waiting.detail == words)

            try await evaluator.wait(until: Self.start + .milliseconds(59_999))
            #expect(evaluator.pushedTexts("bob").count == 5)
            // A new one waits behind those that wait.
            try await evaluator.submit(Self.events([11]))
            try await evaluator.settled()
            try await evaluator.wait(until: Self.start + .seconds(60))
            #expect(evaluator.pushedTexts("bob").dropFirst(5) == ["4", "5", "6"])
            let sent = try await evaluator.decision("bob-4", of: "bob")
            #expect(sent.outcome == .sent && sent.detail.contains("was \(words)"))
            try await evaluator.wait(until: Self.start + .seconds(120))
            #expect(evaluator.pushedTexts("bob").dropFirst(8) == ["7", "8", "11"])
            let statistics = try await evaluator.statistics
            #expect(statistics.held == 0 && statistics.enqueued == 13 && statistics.skipped.isEmpty)
            #expect(evaluator.metrics.prometheusText().contains("carillon_notifications_deferred_total{action=\"rate\"} 6"))
        }
    }

    @Test("EVAL-31 Without a rate nothing waits")
    func withoutRate() async throws {
        try await withRate(["user_rate_per_minute": .null]) { evaluator in
            try await evaluator.submit(Self.events(1...100))
            try await evaluator.settled()
            #expect(evaluator.pushedTexts("bob").count == 100)
        }
    }

    @Test("EVAL-31 ARCH-08 A changed rate counts for those that wait, too: without a rate they leave at once, and with another one by it, in order")
    func changedRate() async throws {
        let rates: [(PolicyValue, Int, Int)] = [(.null, 9, 9), (5, 5, 9), (1, 3, 4)]
        for (rate, now, later) in rates {
            try await withRate { evaluator in
                try await evaluator.submit(Self.events(1...9))
                try await evaluator.settled()
                #expect(evaluator.pushedTexts("bob") == ["1", "2", "3"])
                evaluator.policies.set(try Self.app(["user_rate_per_minute": rate]))
                evaluator.settingsChanges.policyChanged(of: ChatApp.tenant)
                try await evaluator.settled()
                #expect(evaluator.pushedTexts("bob") == (1...now).map { "\($0)" })
                try await evaluator.wait(until: Self.start + .seconds(60))
                #expect(evaluator.pushedTexts("bob") == (1...later).map { "\($0)" })
            }
        }
    }

    @Test("EVAL-31 EVAL-53 What would not live until its place is skipped at once, and takes no place from others")
    func shortLife() async throws {
        let lives: PolicyValue = ["blocking": 3_600, "high": 90, "normal": 3_600, "low": 3_600]
        try await withRate(["ttl_seconds_by_priority": lives]) { evaluator in
            try await evaluator.submit(Self.events(1...12))
            try await evaluator.settled()
            #expect(try await evaluator.statistics.held == 3)
            #expect(try await evaluator.decision("bob-7", of: "bob").detail.contains("user_rate_per_minute is 3"))
            try await evaluator.submit(Self.events([13], .normal))
            try await evaluator.settled()
            try await evaluator.wait(until: Self.start + .seconds(60))
            #expect(evaluator.pushedTexts("bob") == ["1", "2", "3", "4", "5", "6"])
            try await evaluator.wait(until: Self.start + .seconds(120))
            #expect(evaluator.pushedTexts("bob").last == "13")
        }
    }

    @Test("EVAL-31 EVAL-22 A delayed notification is checked again when it is sent")
    func checkedAgain() async throws {
        try await withRate { evaluator in
            try await evaluator.submit(Self.events(1...5))
            try await evaluator.settled()
            try evaluator.goToSleep(["bob"])
            evaluator.policies.set(try Self.app())
            try await evaluator.wait(until: Self.start + .seconds(60))
            #expect(evaluator.pushedTexts("bob") == ["1", "2", "3"])
            #expect(try await evaluator.decision("bob-4", of: "bob").detail == "held until 07:00 Europe/Berlin: quiet hours")
        }
    }

    /// Ends the night after these events.
    private func wakeUp(after events: [EvaluatorV1.Event], _ evaluator: EvaluatorFixture) async throws {
        try evaluator.goToSleep(["bob"])
        evaluator.policies.set(try Self.app())
        try await evaluator.submit(events)
        try await evaluator.settled()
        #expect(evaluator.pushedTexts("bob").isEmpty)
        evaluator.peers.with { $0.settings["bob"] = .init() }
        try await evaluator.wait(until: NightShift.morning)
    }

    @Test("EVAL-31 EVAL-22 What quiet hours release singly keeps to the rate")
    func releasedSingly() async throws {
        try await withRate { evaluator in
            try await wakeUp(after: Self.events(1...4), evaluator)
            #expect(evaluator.pushedTexts("bob") == ["1", "2", "3"])
            try await evaluator.wait(until: NightShift.morning + .seconds(60))
            #expect(evaluator.pushedTexts("bob") == ["1", "2", "3", "4"])
        }
    }

    @Test("EVAL-31 EVAL-23 Several that are sent as one do not wait, and count as one")
    func releasedAsOne() async throws {
        try await withRate { evaluator in
            try await wakeUp(after: Self.events(1...3) + Self.events(4...6, .normal), evaluator)
            #expect(evaluator.pushedTexts("bob") == ["1", "2", "3", "You have 3 updates"])
        }
        try await withRate { evaluator in
            try await wakeUp(after: Self.events(1...2) + Self.events(4...6, .normal), evaluator)
            #expect(evaluator.pushedTexts("bob") == ["1", "2", "You have 3 updates"])
            try await evaluator.submit(Self.events(7...7))
            try await evaluator.settled()
            #expect(evaluator.pushedTexts("bob").count == 3)
            try await evaluator.wait(until: NightShift.morning + .seconds(60))
            #expect(evaluator.pushedTexts("bob").last == "7")
        }
    }

    @Test("EVAL-31 After a restart the rate goes on: of what was sent within the minute, and of what waits")
    func restart() async throws {
        try await withRestart(after: 7, downtime: .seconds(30)) { next in
            try await next.submit(Self.events(8...8))
            try await next.settled()
            #expect(next.pushedTexts("bob") == ["1", "2", "3"])
            try await next.wait(until: Self.start + .seconds(60))
            #expect(next.pushedTexts("bob").dropFirst(3) == ["4", "5", "6"])
            try await next.wait(until: Self.start + .seconds(120))
            #expect(next.pushedTexts("bob").dropFirst(6) == ["7", "8"])
        }
    }

    @Test("EVAL-31 What fell due in downtime keeps to the rate")
    func downtime() async throws {
        let later = Self.start + .seconds(3_600)
        try await withRestart(after: 12, downtime: .seconds(3_600)) { next in
            try await next.settled()
            #expect(next.pushedTexts("bob").dropFirst(3) == ["4", "5", "6"])
            try await next.wait(until: later + .seconds(60))
            try await next.wait(until: later + .seconds(120))
            #expect(next.pushedTexts("bob").dropFirst(6) == ["7", "8", "9", "10", "11", "12"])
        }
    }

    /// Runs the body with an evaluator that starts again, some time after it took the first events.
    private func withRestart(
        after events: Int, downtime: Duration, _ body: (EvaluatorFixture) async throws -> Void
    ) async throws {
        try await withTemporaryFolder { folder in
            let (peers, clock) = (FakePeers(), VirtualClock(start: Self.start))
            peers.add(ChatApp.user("bob"))
            let first = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            first.policies.set(try Self.app())
            try await first.run {
                try await first.submit(Self.events(1...events))
                try await first.settled()
            }
            await first.store.close()
            clock.set(Self.start + downtime)
            let next = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            next.policies.set(try Self.app())
            try await next.run { try await body(next) }
            await next.store.close()
        }
    }

    @Test("EVAL-31 A clock that is set back makes nobody wait for its former time, and users of a former minute are forgotten")
    func clock() {
        let rates = UserRates()
        let (bob, carol) = (UserKey("bob", of: ChatApp.tenant), UserKey("carol", of: ChatApp.tenant))
        func place(_ user: UserKey, _ seconds: Int64) -> Int64 {
            let now = Self.start + .seconds(seconds)
            guard let place = rates.takePlace(of: user, at: now, limit: 2, before: Instant(milliseconds: .max)) else { return -1 }
            return (place - Self.start).components.seconds
        }
        #expect((0..<6).map { _ in place(bob, 0) } == [0, 0, 60, 60, 120, 120])
        #expect(place(carol, 1) == 1 && rates.count == 2)
        // A place ahead outlives generations, and carol's push does not.
        #expect(place(carol, 65) == 65 && place(bob, 65) == 180 && rates.count == 2)
        #expect(place(bob, 130) == 180 && rates.count == 2)
        #expect(place(bob, 200) == 240 && rates.count == 1)
        #expect(place(bob, -3_600) == -3_600 && rates.count == 1)
    }
}
