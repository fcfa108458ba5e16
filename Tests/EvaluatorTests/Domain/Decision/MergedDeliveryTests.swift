import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("Merged after quiet hours")
struct MergedDeliveryTests {
    private let morning = NightShift.morning

    @Test("EVAL-23 ACC-049 The high one goes first and by itself, seven normal ones go as one that opens the centre with them")
    func seven() async throws {
        try await withSleepers("bob") { evaluator in
            for index in 0..<7 { try await evaluator.submit(NightShift.mention("n\(index)", of: "bob", priority: .normal, text: "secret \(index)")) }
            try await evaluator.submit(NightShift.mention("h", of: "bob", priority: .high, text: "urgent"))
            try await evaluator.settled()
            try await evaluator.wait(until: morning)
            #expect(evaluator.pushedTexts("bob") == ["urgent", "You have 7 updates"])
            let push = try evaluator.peers.with { $0.enqueued.last }.unwrapped()
            let content = try push.contents.first.unwrapped()
            #expect(content.title == "Team Chat" && content.subtitle.isEmpty && content.iosCategory.isEmpty && push.channelId.isEmpty)
            #expect(!content.data.values.contains { $0.contains("secret") || $0.contains("ch_general") })

            var ids: [String] = []
            for index in 0..<7 {
                let part = try await evaluator.decision("n\(index)", of: "bob")
                #expect(part.outcome == .skipped && part.reason == .grouped && part.carriedBy == push.notificationId && part.pushId.isEmpty)
                #expect(part.detail.hasPrefix("7 notifications that waited for the end of quiet hours were sent as one"))
                ids.append(part.notificationId)
            }
            #expect(content.deepLink == "team://notifications?ids=\(ids.joined(separator: ","))&notification_id=\(push.notificationId)")
            #expect(content.data["deep_link"] == content.deepLink && content.data["count"] == "7")
            // The ledger has all eight and the one that carried seven.
            let ends = evaluator.peers.with { $0.recorded.filter { !$0.held } }
            #expect(ends.map(\.skipReason).filter { $0 == .grouped }.count == 7)
            #expect(ends.last?.notificationId == push.notificationId && ends.last?.badgeCounter == "" && ends.last?.devices.count == 1)
            // Whoever asks about it is told what it is.
            let carrier = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: push.notificationId)).decisions
                .first { $0.notificationId == push.notificationId }
            #expect(carrier?.outcome == .sent)
            #expect(carrier?.detail.contains("carries 7 notifications that waited for the end of quiet hours") == true)
            let statistics = try await evaluator.statistics
            #expect(statistics.enqueued == 2 && statistics.skipped == ["grouped": 7])
            #expect(statistics.skipped.values.reduce(0, +) + statistics.enqueued == statistics.targets)
        }
    }

    @Test("EVAL-23 ACC-049 A single held normal one keeps its own text")
    func single() async throws {
        try await withSleepers("bob") { evaluator in
            try await evaluator.submit(NightShift.mention("n", of: "bob", priority: .normal, text: "just me"))
            try await evaluator.settled()
            try await evaluator.wait(until: morning)
            #expect(evaluator.pushedTexts("bob") == ["just me"])
            #expect(try await evaluator.decision("n", of: "bob").outcome == .sent)
        }
    }

    @Test("EVAL-22 EVAL-23 What no longer qualifies is not counted in the one that is sent")
    func countedAfterTheChecks() async throws {
        try await withSleepers("bob") { evaluator in
            for (id, channel) in [("a", "ch_1"), ("b", "ch_2"), ("c", "ch_3")] {
                var event = ChatApp.message(id, channel: channel, mentions: [ChatApp.mention("bob")])
                event.priority = .normal
                try await evaluator.submit(event)
            }
            try await evaluator.settled()
            evaluator.peers.with { $0.settings["bob"]?.muted = ["ch_2"] }
            try await evaluator.wait(until: morning)
            #expect(evaluator.pushedTexts("bob") == ["You have 2 updates"])
            #expect(try await evaluator.decisions("b") == ["bob": "channel_muted"])
        }
    }

    @Test("EVAL-28 Two of the same context within the window: the second is not counted")
    func deduplicated() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.policies.set(try NightShift.app(["dedup_mode": "suppress"]))
            for (id, channel, second) in [("a", "ch_1", 0), ("b", "ch_1", 10), ("c", "ch_1", 40)] as [(String, String, Int64)] {
                var event = ChatApp.message(id, channel: channel, mentions: [ChatApp.mention("bob")])
                event.priority = .normal
                event.occurredAtMs = EvaluatorFixture.start.milliseconds - 60_000 + second * 1_000
                try await evaluator.submit(event)
            }
            try await evaluator.settled()
            #expect(try await evaluator.statistics.held == 3)
            try await evaluator.wait(until: morning)
            #expect(evaluator.pushedTexts("bob") == ["You have 2 updates"])
            #expect(try await evaluator.decisions("b") == ["bob": "deduplicated"])
        }
    }

    @Test("EVAL-36 Each device reads the number in its language and its plural form; browsers get a link of theirs")
    func languages() async throws {
        try await withSleepers("bob") { evaluator in
            evaluator.peers.with { state in
                state.users["bob"]?.devices = [
                    ChatApp.device("phone", of: "bob", locale: "ar"), ChatApp.device("laptop", of: "bob", type: .web, locale: "en"),
                ]
            }
            for index in 0..<3 { try await evaluator.submit(NightShift.mention("n\(index)", of: "bob", priority: .normal)) }
            try await evaluator.settled()
            try await evaluator.wait(until: morning)
            let push = try evaluator.peers.with { $0.enqueued.last }.unwrapped()
            #expect(push.contents.map(\.body) == ["لديك 3 تحديثات", "You have 3 updates"])
            #expect(push.targets.map(\.contentIndex) == [0, 1])
            #expect(push.contents[1].deepLink.hasPrefix("https://team.example.com/notifications?ids=notif_"))
        }
    }

    @Test("EVAL-23 Without a wording of the app there is one all the same; a wording that needs more than the number is said to be invalid")
    func wording() async throws {
        try await withSleepers("bob") { evaluator in
            let other = RegistryV1.Template(locale: "en", title: "x", body: "{{sender_name}}", form: .private)
            for (night, templates, expected) in [
                (1, [other], "sent"),
                (2, [RegistryV1.Template(locale: "en", title: "x", body: "{{sender_name}} and others", form: .held)], "template_invalid"),
            ] {
                let end = morning + .seconds(Double(night) * 86_400)
                try evaluator.goToSleep(["bob"], until: end)
                evaluator.policies.set(try NightShift.app(["missing_token_policy": "reject"], templates: templates))
                for index in 0..<2 { try await evaluator.submit(NightShift.mention("n\(night)-\(index)", of: "bob", priority: .normal)) }
                try await evaluator.settled()
                try await evaluator.wait(until: end)
                let outcome = try await evaluator.decisions("n\(night)-0")["bob"]
                #expect(outcome == (expected == "sent" ? "grouped" : expected))
            }
            #expect(evaluator.pushedTexts("bob") == ["You have 2 updates"])
        }
    }

    @Test("DISP-18 More notifications than a link can name open the centre with what is unread")
    func longLink() {
        let ids = (0..<26).map { "notif_\($0)" }
        let few = PayloadData.centreLink(Array(ids.prefix(25)), scheme: "mlc", notificationID: "notif_x")
        #expect(few.hasPrefix("mlc://notifications?ids=notif_0,notif_1,") && few.hasSuffix("notif_24&notification_id=notif_x"))
        #expect(
            PayloadData.centreLink(ids, scheme: "mlc", notificationID: "notif_x") == "mlc://notifications?unread_only=true&notification_id=notif_x")
    }

    @Test("EVAL-22 The release of a user comes within the spread, the same for all they have; users are told apart")
    func spread() throws {
        let deferral = Deferral.quietHours(.init(action: .each, until: morning, timezone: "Europe/Berlin"))
        let policies = try [0, 30, 60].reduce(into: [:]) { $0[$1] = try NightShift.app(["hold_release_spread_seconds": .int($1)]).policy }
        func seconds(_ user: String, spread: Int) -> Int64 {
            policies[spread].map { (deferral.dueAt(user: user, of: ChatApp.tenant, $0) - deferral.until).components.seconds } ?? -1
        }
        let users = (0..<3_000).map { "user\($0)" }
        #expect(users.allSatisfy { seconds($0, spread: 0) == 0 })
        var counts = [Int](repeating: 0, count: 30)
        for user in users { counts[Int(seconds(user, spread: 30))] += 1 }
        #expect(counts.allSatisfy { (50...150).contains($0) }, "\(counts)")
        #expect(users.allSatisfy { (0..<60).contains(seconds($0, spread: 60)) })
        // Stored nowhere but in the row; another process must come to the same.
        #expect(seconds("user1", spread: 60) == seconds("user1", spread: 60))
    }

    @Test("EVAL-22 The spread of the policy is kept to")
    func spreadOfPolicy() async throws {
        try await withEvaluator { evaluator in
            let users = (0..<40).map { "user\($0)" }
            try evaluator.goToSleep(users)
            evaluator.policies.set(try NightShift.app(["hold_release_spread_seconds": 60]))
            var event = ChatApp.message("e1", mentions: users.map(ChatApp.mention))
            event.priority = .high
            try await evaluator.submit(event)
            try await evaluator.settled()
            try await evaluator.wait(until: morning + .seconds(20))
            let early = evaluator.peers.pushedUsers.count
            #expect(early > 0 && early < 40)
            try await evaluator.wait(until: morning + .seconds(60))
            #expect(evaluator.peers.pushedUsers.count == 40)
        }
    }

    @Test("EVAL-23 What one user has is released together, also where more is due than a round takes")
    func rounds() async throws {
        try await withSleepers("ann", "ben", "eve") { evaluator in
            for (user, count) in [("ann", 2), ("ben", 3), ("eve", 4)] {
                for index in 0..<count { try await evaluator.submit(NightShift.mention("\(user)\(index)", of: user, priority: .normal)) }
            }
            try await evaluator.settled()
            let now = morning
            func users(_ limit: Int) async throws -> [String] {
                try await evaluator.store.read {
                    try DueItemTable.items.due(DueItemKind.quietHours.rawValue, at: now, limit: limit, $0).map(\.user.id)
                }
            }
            #expect(try await users(9).count == 9)
            #expect(try await users(8) == ["ann", "ann", "ben", "ben", "ben"])
            #expect(try await users(5) == ["ann", "ann", "ben", "ben", "ben"])
            #expect(try await users(4) == ["ann", "ann"])
            // More than a round takes of one user alone.
            #expect(try await users(1) == ["ann"])
            let before = now - .milliseconds(1)
            #expect(try await evaluator.store.read { try DueItemTable.items.due(DueItemKind.quietHours.rawValue, at: before, limit: 9, $0).isEmpty })
        }
    }
}
