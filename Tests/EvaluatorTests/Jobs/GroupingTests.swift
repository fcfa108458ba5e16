import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Grouped notifications")
struct GroupingTests {
    private static let start = EvaluatorFixture.start

    private static func app(_ changes: [String: PolicyValue] = [:]) throws -> AppPolicy {
        let settings: [String: PolicyValue] = [
            "dedup_mode": "group", "dedup_key": "user_type", "dedup_window_seconds": 30, "quiet_hours_action_by_priority": ["high": "hold"],
            "hold_release_spread_seconds": 0, "deep_link_scheme": "school", "body_max_chars": 150, "body_max_chars_by_device_type": [:],
            "supported_locales": ["en", "ar"], "missing_token_policy": "empty",
        ]
        let more = ["more.one": "+{{more}} more", "more.other": "+{{more}} more"]
        return AppPolicy(
            policy: try ChatApp.policy(settings.merging(changes) { $1 }),
            catalogue: Catalogue(
                .init(
                    types: [
                        .init(
                            typeId: "sticker", categoryId: "stickers", priority: .high, deepLink: "stickers/{entity_id}", fallbackDeepLink: "stickers"
                        ),
                        .init(typeId: "attendance", categoryId: "attendance", priority: .high, fallbackDeepLink: "attendance"),
                        .init(typeId: "alarm", categoryId: "alarms", priority: .blocking),
                    ],
                    templates: [
                        .init(typeId: "sticker", locale: "en", title: "New sticker!", body: "You got the {{sticker}} sticker"),
                        .init(typeId: "sticker", locale: "en", title: "{{sticker}}", form: .item),
                        .init(typeId: "sticker", locale: "en", title: "{{count}} new stickers", body: "{{list}}", form: .group, words: more),
                        .init(typeId: "sticker", locale: "ar", title: "ملصق جديد!", body: "ملصق {{sticker}} لك"),
                        .init(typeId: "sticker", locale: "ar", title: "{{count}} ملصقات", body: "{{list}}", form: .group),
                        .init(typeId: "attendance", locale: "en", title: "Attendance", body: "{{child_name}}: {{status}}"),
                        .init(typeId: "alarm", locale: "en", title: "Alarm", body: "{{what}}"),
                        .init(locale: "en", title: "{{count}} updates", body: "{{list}}", form: .group),
                    ],
                    version: 1)))
    }

    private func withSchool<T: Sendable>(
        _ changes: [String: PolicyValue] = [:], _ body: (EvaluatorFixture) async throws -> T
    ) async throws -> T {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try Self.app(changes))
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            return try await body(evaluator)
        }
    }

    private static func event(
        _ id: String, _ type: String = "sticker", to users: [String] = ["bob"], about subject: String = "", _ data: [String: String] = [:]
    ) -> EvaluatorV1.Event {
        EvaluatorV1.Event(
            tenant: ChatApp.tenant, eventId: id, eventType: type, subjectUserId: subject, recipients: users, entityType: "sticker", entityId: id,
            data: data.merging(["sticker": "Star \(id)"]) { old, _ in old }, typeId: type)
    }

    /// Submits events at seconds after the start.
    private func send(_ events: [(Int64, EvaluatorV1.Event)], _ evaluator: EvaluatorFixture) async throws {
        for (second, event) in events {
            evaluator.clock.set(Self.start + .seconds(second))
            try await evaluator.submit(event)
            try await evaluator.settled()
        }
    }

    /// What was pushed to a user: title and body.
    private func pushed(_ evaluator: EvaluatorFixture, _ user: String = "bob") -> [String] {
        evaluator.peers.with { $0.enqueued.filter { $0.userId == user }.map { "\($0.contents[0].title) / \($0.contents[0].body)" } }
    }

    private let fiveIn10Seconds = (1...5).map { (Int64($0 - 1) * 2, event("\($0)")) }

    @Test("EVAL-29 ACC-091 Leading: five in ten seconds are one push at once, and one of four when the window ends")
    func leading() async throws {
        try await withSchool { evaluator in
            try await send(fiveIn10Seconds, evaluator)
            #expect(pushed(evaluator) == ["New sticker! / You got the Star 1 sticker"])
            #expect(try await evaluator.statistics.held == 4)
            let waiting = try await evaluator.decision("3", of: "bob")
            #expect(waiting.outcome == .held && waiting.detail == "collected until \((Self.start + .seconds(30)).rfc3339): group window")
            try await evaluator.wait(until: Self.start + .milliseconds(29_999))
            #expect(pushed(evaluator).count == 1)
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).dropFirst() == ["4 new stickers / Star 2, Star 3, Star 4, Star 5"])
            let push = try evaluator.peers.with { $0.enqueued.last }.unwrapped()
            for id in ["2", "3", "4", "5"] {
                let part = try await evaluator.decision(id, of: "bob")
                #expect(part.reason == .grouped && part.carriedBy == push.notificationId && part.pushId.isEmpty)
                #expect(
                    part.detail
                        == "4 notifications of one kind were sent as one; was collected until \((Self.start + .seconds(30)).rfc3339): group window"
                )
            }
            #expect(push.contents[0].deepLink == "school://stickers?notification_id=\(push.notificationId)")
            #expect(push.contents[0].threadId == "stickers" && push.contents[0].tag.isEmpty && push.contents[0].data["count"] == "4")
            let statistics = try await evaluator.statistics
            #expect(statistics.enqueued == 2 && statistics.skipped == ["grouped": 4] && statistics.held == 0)
        }
    }

    @Test("EVAL-29 ACC-091 Trailing: five in ten seconds are one push of five when the window ends")
    func trailing() async throws {
        try await withSchool(["group_emit": "trailing"]) { evaluator in
            try await send(fiveIn10Seconds, evaluator)
            #expect(pushed(evaluator).isEmpty)
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator) == ["5 new stickers / Star 1, Star 2, Star 3, Star 4, Star 5"])
        }
    }

    @Test("EVAL-29 A window whose notifications are all refused ends: the next ones are collected in a window of their own")
    func refusedGroup() async throws {
        try await withSchool(["group_emit": "trailing"]) { evaluator in
            try await send(fiveIn10Seconds, evaluator)
            evaluator.peers.with { $0.settings["bob"] = .init(pushEnabled: false) }
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).isEmpty)
            evaluator.peers.with { $0.settings["bob"] = nil }
            try await send([(3_600, Self.event("6")), (3_602, Self.event("7"))], evaluator)
            #expect(pushed(evaluator).isEmpty)
            try await evaluator.wait(until: Self.start + .seconds(3_630))
            #expect(pushed(evaluator) == ["2 new stickers / Star 6, Star 7"])
        }
    }

    @Test("EVAL-29 ACC-091 The same events in one batch are grouped the same", arguments: [("leading", 2), ("trailing", 1)])
    func oneBatch(emit: String, pushes: Int) async throws {
        try await withSchool(["group_emit": .text(emit)]) { evaluator in
            try await evaluator.submit((1...5).map { Self.event("\($0)") })
            try await evaluator.settled()
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).count == pushes && pushed(evaluator).last?.hasSuffix("Star 4, Star 5") == true)
        }
    }

    @Test("EVAL-29 The end of a window begins the next one: a stream of events is one push in 30 seconds")
    func stream() async throws {
        try await withSchool { evaluator in
            for second in 0..<300 as Range<Int64> {
                try await evaluator.wait(until: Self.start + .seconds(second))
                if second % 7 == 0, second < 210 { try await send([(second, Self.event("\(second)"))], evaluator) }
            }
            let times = evaluator.peers.with { $0.enqueued.map { ($0.createdAtMs - Self.start.milliseconds) / 1_000 } }
            #expect(times == [0, 30, 60, 90, 120, 150, 180, 210])
            // A window without events is over: the next one is sent at once.
            try await send([(301, Self.event("last"))], evaluator)
            #expect(pushed(evaluator).last == "New sticker! / You got the Star last sticker")
        }
    }

    @Test("EVAL-29 One collected event keeps its own text; other users, types and blocking ones are not collected with it")
    func single() async throws {
        try await withSchool { evaluator in
            try await send(
                [
                    (0, Self.event("1", to: ["bob", "carol"])), (1, Self.event("2")),
                    (2, Self.event("a", "attendance", ["child_name": "Ali", "status": "late"])),
                    (3, Self.event("x", "alarm", ["what": "Fire"])), (4, Self.event("y", "alarm", ["what": "Fire"])),
                ], evaluator)
            #expect(pushed(evaluator) == ["New sticker! / You got the Star 1 sticker", "Attendance / Ali: late", "Alarm / Fire", "Alarm / Fire"])
            #expect(pushed(evaluator, "carol").count == 1)
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).last == "New sticker! / You got the Star 2 sticker" && pushed(evaluator).count == 5)
            #expect(try await evaluator.decisions("2") == ["bob": "sent"])
        }
    }

    @Test("EVAL-29 ACC-090 The first child at once, the other two in one push that names each with its status; by subject each child has a window")
    func children() async throws {
        func rollCall(_ evaluator: EvaluatorFixture) async throws -> [String] {
            try await send(
                [("Ali", "present"), ("Sara", "absent"), ("Omar", "late")].enumerated().map { index, child in
                    (Int64(index) * 4, Self.event(child.0, "attendance", about: "child_\(child.0)", ["child_name": child.0, "status": child.1]))
                }, evaluator)
            let first = pushed(evaluator)
            try await evaluator.wait(until: Self.start + .seconds(30))
            return first + ["|"] + pushed(evaluator).dropFirst(first.count)
        }
        try await withSchool { evaluator in
            let pushes = try await rollCall(evaluator)
            #expect(pushes == ["Attendance / Ali: present", "|", "2 updates / Sara: absent, Omar: late"])
        }
        try await withSchool(["dedup_key": "user_type_subject"]) { evaluator in
            let pushes = try await rollCall(evaluator)
            #expect(pushes == ["Attendance / Ali: present", "Attendance / Sara: absent", "Attendance / Omar: late", "|"])
        }
    }

    @Test("EVAL-29 EVAL-34 What does not fit is a number, and each device reads its language")
    func manyAndLanguages() async throws {
        try await withSchool(["body_max_chars": 30]) { evaluator in
            evaluator.peers.with { state in
                state.users["bob"]?.devices = [ChatApp.device("phone", of: "bob"), ChatApp.device("tablet", of: "bob", locale: "ar")]
            }
            try await send((1...9).map { (Int64($0), Self.event("\($0)")) }, evaluator)
            try await evaluator.wait(until: Self.start + .seconds(31))
            let contents = try evaluator.peers.with { $0.enqueued.last?.contents }.unwrapped()
            #expect(contents[0].body == "Star 2, Star 3, +6 more")
            // The Arabic texts of this app have no form `item`, and no words for `more`.
            #expect(contents[1].title == "8 ملصقات" && contents[1].body.contains("+7"))
        }
    }

    @Test("EVAL-29 C-06 One that could not be shown alone is in no group, and a group of one is that one")
    func invalid() async throws {
        try await withSchool(["missing_token_policy": "reject"]) { evaluator in
            var without = Self.event("3")
            without.data = [:]
            try await send([(0, Self.event("1")), (1, Self.event("2")), (2, without)], evaluator)
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).dropFirst() == ["New sticker! / You got the Star 2 sticker"])
            #expect(try await evaluator.decisions("3") == ["bob": "template_invalid"])
        }
    }

    @Test("EVAL-29 PRIV-09 A group names everybody whom its texts are about: the children for the check before sending, the senders for erasures")
    func named() async throws {
        try await withSchool { evaluator in
            evaluator.peers.with { state in
                for child in ["ali", "sara"] { state.users[child] = ChatApp.user(child) }
            }
            let events = ["one", "two", "three"].enumerated().map { index, teacher in
                var event = Self.event("\(index)")
                event.actorId = teacher
                return (Int64(index), event)
            }
            try await send(events, evaluator)
            try await evaluator.wait(until: Self.start + .seconds(30))
            let push = try evaluator.peers.with { $0.enqueued.last }.unwrapped()
            #expect(push.senderIds == ["three", "two"] && push.isAbout("two") && !push.isAbout("one"))
            #expect(push.withdrawn().senderIds.isEmpty && push.withdrawn().isWithdrawn)
        }
    }

    @Test("EVAL-29 EVAL-22 A collected one is checked again: what the user switched off meanwhile is not in the group")
    func rechecked() async throws {
        try await withSchool { evaluator in
            try await send(fiveIn10Seconds, evaluator)
            evaluator.peers.with { $0.settings["bob"] = .init(disabled: ["sticker"]) }
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).count == 1)
            #expect(try await evaluator.decisions("4") == ["bob": "preference_disabled"])
        }
    }

    @Test("EVAL-29 EVAL-22 Quiet hours that begin meanwhile hold the group; what a hold releases together is one push without a leading one")
    func quietHours() async throws {
        try await withSchool { evaluator in
            try await send(fiveIn10Seconds, evaluator)
            let morning = Self.start + .seconds(600)
            evaluator.peers.with { $0.settings["bob"] = .init(quietUntil: morning.milliseconds) }
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).count == 1)
            #expect(try await evaluator.decision("4", of: "bob").detail.hasPrefix("held until"))
            #expect(try await evaluator.statistics.held == 4)
            try await send([(300, Self.event("6"))], evaluator)
            evaluator.peers.with { $0.settings["bob"] = nil }
            try await evaluator.wait(until: morning)
            #expect(pushed(evaluator).dropFirst() == ["5 new stickers / Star 2, Star 3, Star 4, Star 5, Star 6"])
        }
    }

    @Test("EVAL-29 EVAL-30 A group counts once for a cap, and what is above the cap is skipped as a whole")
    func caps() async throws {
        try await withSchool(["cap_enforcement": "enforce", "cap_high_per_week": 2]) { evaluator in
            try await send(fiveIn10Seconds, evaluator)
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).count == 2)
            try await send([(31, Self.event("6")), (33, Self.event("7"))], evaluator)
            try await evaluator.wait(until: Self.start + .seconds(60))
            #expect(pushed(evaluator).count == 2)
            #expect(try await evaluator.decisions("6") == ["bob": "cap_exceeded"])
        }
    }

    @Test("EVAL-29 DR-01 Collected notifications survive a restart: they are sent once, when the window ends or as soon as the service is back")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let first = try await EvaluatorFixture(folder: folder)
            first.policies.set(try Self.app())
            first.peers.add(ChatApp.user("bob"))
            try await first.run { try await self.send(fiveIn10Seconds, first) }
            await first.store.close()
            let second = try await EvaluatorFixture(folder: folder, peers: first.peers, clock: first.clock)
            second.policies.set(try Self.app())
            try await second.run {
                try await second.wait(until: Self.start + .seconds(500))
                #expect(pushed(second).dropFirst() == ["4 new stickers / Star 2, Star 3, Star 4, Star 5"])
                try await second.wait(until: Self.start + .seconds(900))
                #expect(pushed(second).count == 2)
            }
            await second.store.close()
        }
    }

    @Test("EVAL-29 EVAL-52 A direct notification that is collected can be cancelled, and the others go without it")
    func cancelled() async throws {
        try await withSchool { evaluator in
            try await send(fiveIn10Seconds, evaluator)
            let answer = try await evaluator.client.submitNotification(
                DirectNotificationTests.request(type: "sticker", title: "Well done", body: "A word from your teacher"))
            try await evaluator.settled()
            let id = try answer.notifications.first.unwrapped().notificationId
            #expect(try await evaluator.decision(id, of: "bob").outcome == .held)
            _ = try await evaluator.client.cancel(.init(tenant: ChatApp.tenant, notificationIds: [id]))
            try await evaluator.wait(until: Self.start + .seconds(30))
            #expect(pushed(evaluator).last == "4 new stickers / Star 2, Star 3, Star 4, Star 5")
            #expect(try await evaluator.decisions(id) == ["bob": "cancelled"])
        }
    }
}
