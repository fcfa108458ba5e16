import CarillonAPI
import RPC
import ServiceKit
import Storage
import TestClocks
import Testing

@testable import EvaluatorService

@Suite("Evaluation of chat events")
struct EvaluationTests {
    @Test("EVAL-57 A mention becomes a ledger record and a push with the badge the ledger answered")
    func mention() async throws {
        try await withEvaluator { evaluator in
            var bob = ChatApp.user("bob")
            bob.timezone = "Europe/Paris"
            bob.roles = ["member"]
            bob.devices[0].timezone = "Asia/Tokyo"
            evaluator.peers.add(bob)
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            let record = try evaluator.peers.with { $0.recorded.first }.unwrapped()
            let push = try evaluator.peers.with { $0.enqueued.first }.unwrapped()
            #expect(record.notificationId == push.notificationId)
            #expect(record.notificationId.hasPrefix("notif_"))
            #expect(push.pushId.hasPrefix("psh_"))
            #expect(record.devices.map(\.pushDeviceId) == ["dev_bob"])
            #expect(record.devices.map(\.provider) == ["apns"])
            #expect(record.badgeCounter == "mentions")
            #expect(record.title == "Alice")
            #expect(push.badge == 1)
            #expect(push.quietHoursAction == .drop)
            #expect(push.preferencesVersion == 7)
            #expect(push.userTimezone == "Europe/Paris" && push.deviceTimezone == "Asia/Tokyo" && push.userRoles == ["member"])
            #expect(push.expiresAtMs - push.createdAtMs == 604_800_000)
            #expect(push.targets.map { $0.device?.pushDeviceId } == ["dev_bob"])
            #expect(push.acceptedMonotonicNs > 0)
        }
    }

    @Test("EVAL-21 The dispatcher gets the policy's quiet-hours action as the policy writes it")
    func quietHoursAction() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let actions: PolicyValue = [
                "blocking": "deliver_if_critical_allowed/inbox_only", "high": "hold", "normal": "hold_batch", "low": "deliver",
            ]
            evaluator.policies.set(try ChatApp.app(["quiet_hours_action_by_priority": actions, "dedup_mode": "off"]))
            for priority in [CommonV1.Priority.blocking, .high, .normal, .low] {
                var event = ChatApp.message(priority.name, mentions: [ChatApp.mention("bob")])
                event.priority = priority
                try await evaluator.submit(event)
            }
            try await evaluator.settled()
            #expect(
                evaluator.peers.with { $0.enqueued.map(\.quietHoursAction) } == [.inboxOnly, .hold, .holdBatch, .deliver])
            #expect(evaluator.peers.with { $0.enqueued.map(\.deliversIfCriticalAllowed) } == [true, false, false, false])
        }
    }

    @Test("ARCH-08 EVAL-21 A type's own quiet-hours action counts for it, here and at the dispatcher")
    func overriddenAction() async throws {
        try await withEvaluator { evaluator in
            let loud = RegistryV1.NotificationType(
                typeId: "mention", categoryId: "mentions", priority: .high,
                policyOverrides: ["quiet_hours_action_by_priority": #"{"high":"deliver"}"#])
            evaluator.policies.set(
                AppPolicy(
                    policy: try ChatApp.policy(),
                    catalogue: Catalogue(
                        .init(types: [loud], templates: [.init(typeId: "mention", locale: "en", title: "Alice", body: "hello")]))))
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.peers.with { $0.settings["bob"] = .init(quiet: true) }
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "sent"])
            #expect(evaluator.peers.with { $0.enqueued.map(\.quietHoursAction) } == [.deliver])
        }
    }

    @Test("REG-08 EVAL-16 A push whose type names an Android channel that is not there goes to the default one, and Explain says so")
    func unknownAndroidChannel() async throws {
        try await withEvaluator { evaluator in
            let type = RegistryV1.NotificationType(typeId: "mention", categoryId: "mentions", priority: .high, androidChannelId: "sirens")
            evaluator.policies.set(
                AppPolicy(
                    policy: try ChatApp.policy(),
                    catalogue: Catalogue(
                        .init(
                            types: [type], templates: [.init(typeId: "mention", locale: "en", title: "Alice", body: "hello")],
                            androidChannels: [.init(channelId: "messages", name: "Messages")]))))
            evaluator.peers.add(ChatApp.user("bob", devices: [ChatApp.device("a", of: "bob", type: .android)]), ChatApp.user("cat"))
            try await evaluator.submit(ChatApp.message("e1", mentions: ["bob", "cat"].map(ChatApp.mention)))
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.flatMap { $0.contents.map(\.androidChannelId) } } == ["messages", "messages"])
            let answer = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1"))
            let details = Dictionary(uniqueKeysWithValues: answer.decisions.map { ($0.userId, $0.detail) })
            #expect(details["bob"]?.contains("unknown_android_channel: sirens, shown in messages") == true)
            #expect(details["cat"]?.contains("unknown_android_channel") == false, "an iPhone has no channels")
        }
    }

    @Test("ACC-078 One event, a user for each cause: each is skipped for theirs, and Explain says so")
    func reasons() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(
                ChatApp.user("no_device", devices: []), ChatApp.user("disabled"), ChatApp.user("muted"),
                ChatApp.user("active", status: .online, viewing: ["ch_general"]), ChatApp.user("asleep"), ChatApp.user("recent"),
                ChatApp.user("fine"))
            evaluator.peers.with { state in
                state.settings["disabled"] = .init(disabled: ["mention"])
                state.settings["muted"] = .init(muted: ["ch_general"])
                state.settings["asleep"] = .init(quiet: true)
            }
            try await evaluator.submit(ChatApp.message("before", mentions: [ChatApp.mention("recent")]))
            let users = ["no_device", "disabled", "muted", "active", "asleep", "recent", "fine", "stranger"]
            try await evaluator.submit(ChatApp.message("e1", mentions: users.map(ChatApp.mention)))
            try await evaluator.settled()
            #expect(
                try await evaluator.decisions("e1") == [
                    "no_device": "no_devices", "disabled": "preference_disabled", "muted": "channel_muted", "active": "user_active",
                    "asleep": "quiet_hours", "recent": "deduplicated", "fine": "sent", "stranger": "no_devices",
                ])
            let answer = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1", userId: "active"))
            #expect(answer.decisions.count == 1)
            #expect(answer.decisions[0].detail.contains("ch_general"))
            // Every decision is on the ledger's record, sent or not.
            let skipped = evaluator.peers.with { state in
                Dictionary(state.recorded.suffix(8).map { ($0.userId, $0.skipReason) }) { $1 }
            }
            #expect(skipped["muted"] == .channelMuted)
            #expect(skipped["fine"] == .unspecified)

            let statistics = try await evaluator.statistics
            #expect(statistics.targets == 9)
            #expect(statistics.enqueued == 2)
            #expect(statistics.skipped.values.reduce(0, +) + statistics.enqueued == statistics.targets)
            #expect(statistics.skipped["no_devices"] == 2)
            #expect(statistics.targetsByType == ["mention": 9])
            #expect(statistics.eventsPending == 0)
            #expect(statistics.outboxDepth == 0)
        }
    }

    @Test("ACC-077 Mentions at 0, 20 and 31 s in one channel and at 21 s in another: pushed, deduplicated, pushed, pushed")
    func dedupWindow() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let start = EvaluatorFixture.start.milliseconds
            func mention(_ id: String, at second: Int64, channel: String = "ch_general") async throws {
                evaluator.clock.set(Instant(milliseconds: start + second * 1_000))
                try await evaluator.submit(ChatApp.message(id, channel: channel, mentions: [ChatApp.mention("bob")]))
                try await evaluator.settled()
            }
            try await mention("a", at: 0)
            try await mention("b", at: 20)
            try await mention("c", at: 21, channel: "ch_other")
            try await mention("d", at: 31)
            let outcomes = try await ["a", "b", "c", "d"].asyncMap { try await evaluator.decisions($0)["bob"] }
            #expect(outcomes == ["sent", "deduplicated", "sent", "sent"])
        }
    }

    @Test("EVAL-28 Events of one batch see each other; exactly 30 s later is sent; a suppressed one does not extend the window")
    func dedupWithinABatch() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let end = EvaluatorFixture.start.milliseconds
            let offsets: [Int64] = [0, 15_000, 29_999, 30_000, 45_000, 60_000]
            let events = offsets.enumerated().map { index, offset in
                ChatApp.message("e\(index)", mentions: [ChatApp.mention("bob")], at: end - 100_000 + offset)
            }
            _ = try await evaluator.client.submitEvents(.init(events: events))
            try await evaluator.settled()
            let outcomes = try await offsets.indices.map { "e\($0)" }.asyncMap { try await evaluator.decisions($0)["bob"] }
            #expect(outcomes == ["sent", "deduplicated", "deduplicated", "sent", "deduplicated", "sent"])
        }
    }

    @Test("ARCH-08 EVAL-28 A type that overrides `dedup_mode` is never suppressed, in an app that suppresses", arguments: [true, false])
    func dedupByType(overrides: Bool) async throws {
        try await withEvaluator { evaluator in
            var types = ChatApp.catalogue.types
            let mention = try #require(types.firstIndex { $0.typeId == "mention" })
            if overrides { types[mention].policyOverrides = ["dedup_mode": #""off""#] }
            let text = RegistryV1.Template(typeId: "mention", locale: "en", title: "{{sender_name}}", body: "{{message_preview}}")
            evaluator.policies.set(
                AppPolicy(policy: try ChatApp.policy(), catalogue: Catalogue(.init(types: types, templates: [text], version: 1))))
            evaluator.peers.add(ChatApp.user("bob"))
            for id in ["a", "b"] {
                try await evaluator.submit(ChatApp.message(id, mentions: [ChatApp.mention("bob")]))
                try await evaluator.settled()
            }
            #expect(try await evaluator.decisions("b") == ["bob": overrides ? "sent" : "deduplicated"])
        }
    }

    @Test("EVAL-28 Priorities that bypass the window neither check nor set it; a skipped notification does not set it (C-19)")
    func dedupBypass() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            evaluator.peers.with { $0.settings["carol"] = .init(muted: ["ch_general"]) }
            var urgent = ChatApp.message("u", mentions: [ChatApp.mention("bob"), ChatApp.mention("carol")])
            urgent.priority = .blocking
            try await evaluator.submit(urgent)
            try await evaluator.submit(ChatApp.message("n", mentions: [ChatApp.mention("bob")]))
            urgent.eventId = "u2"
            try await evaluator.submit(urgent)
            try await evaluator.settled()
            evaluator.peers.with { $0.settings["carol"] = .init() }
            try await evaluator.submit(ChatApp.message("c", mentions: [ChatApp.mention("carol")]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("u") == ["bob": "sent", "carol": "channel_muted"])
            #expect(try await evaluator.decisions("n") == ["bob": "sent"])
            #expect(try await evaluator.decisions("u2") == ["bob": "sent", "carol": "channel_muted"])
            #expect(try await evaluator.decisions("c") == ["carol": "sent"])
        }
    }

    @Test("ACC-036 notify_all makes plain messages of that channel arrive, and of no other")
    func notifyAll() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.peers.with { state in
                state.settings["bob"] = .init(notifyAll: ["ch_alerts"])
                state.channels["ch_alerts"] = .init(name: "alerts", channelType: .public, members: ["alice", "bob"])
            }
            try await evaluator.submit(ChatApp.message("a", channel: "ch_alerts"), ChatApp.message("b", channel: "ch_other"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("a") == ["bob": "sent"])
            #expect(try await evaluator.decisions("b") == ["": "no_recipients"])
            let statistics = try await evaluator.statistics
            #expect(statistics.eventsSkipped == ["no_recipients": 1])
            #expect(statistics.targets == 1)
            #expect(evaluator.peers.with { $0.recorded.count } == 1)
        }
    }

    @Test("EVAL-14 The first type the user has enabled is used; with none enabled the reason is preference_disabled")
    func firstEnabledType() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            evaluator.peers.with { state in
                state.settings["bob"] = .init(disabled: ["mention"])
                state.settings["carol"] = .init(disabled: ["mention", "thread_reply"])
            }
            try await evaluator.submit(
                ChatApp.message(
                    "e1", thread: "t1", followers: ["bob", "carol"], mentions: [ChatApp.mention("bob"), ChatApp.mention("carol")]))
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.map(\.typeId) } == ["thread_reply"])
            #expect(try await evaluator.decisions("e1") == ["bob": "sent", "carol": "preference_disabled"])
        }
    }

    @Test("REG-05 An unknown channel without inline members: accepted, no targets, no_recipients")
    func unknownChannel() async throws {
        try await withEvaluator { evaluator in
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.everybody]))
            try await evaluator.settled()
            let answer = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1"))
            #expect(answer.state == .evaluated)
            #expect(answer.decisions.map(\.reason) == [.noRecipients])
            #expect(answer.decisions[0].detail.contains("not in the directory"))
        }
    }

    @Test("EVAL-13 A message in a channel that mentions nobody says so, whoever else is a member")
    func nobodyMentioned() async throws {
        try await withEvaluator { evaluator in
            try await evaluator.submit(ChatApp.message("e1"))
            try await evaluator.settled()
            let answer = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1"))
            #expect(answer.decisions[0].detail == "the message mentions nobody but its sender, and nobody else follows the channel")
        }
    }

    @Test("EVAL-02 An event older than its notification lives is accepted and skipped as ttl_expired")
    func expired() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let old = EvaluatorFixture.start.milliseconds - 604_800_000
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")], at: old))
            try await evaluator.submit(ChatApp.message("e2", mentions: [ChatApp.mention("bob")], at: old + 1))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "ttl_expired"])
            #expect(try await evaluator.decisions("e2") == ["bob": "sent"])
        }
    }

    @Test("A batch costs one stream of the registry and at most two calls of preferences")
    func callsPerBatch() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            let events = (0..<300).map { index in
                ChatApp.message(
                    "e\(index)", channel: "ch_\(index % 7)", mentions: [ChatApp.mention(index.isMultiple(of: 2) ? "bob" : "carol")])
            }
            _ = try await evaluator.client.submitEvents(.init(events: events))
            try await evaluator.settled()
            #expect(evaluator.peers.calls(RegistryV1.Registry.Method.resolve) == 1)
            #expect(evaluator.peers.calls(PreferencesV1.Preferences.Method.listChannelFollowers) == 1)
            #expect(evaluator.peers.calls(PreferencesV1.Preferences.Method.checkSend) == 1)
            #expect(try await evaluator.statistics.targets == 300)
        }
    }

    @Test("Explain finds an event by the host's id, by ours and by a notification's")
    func explain() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let accepted = try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")])).accepted[0]
            try await evaluator.settled()
            let byHost = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e1"))
            let notification = byHost.decisions[0].notificationId
            for id in [accepted.carillonEventId, notification] {
                #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: id)) == byHost)
            }
            #expect(byHost.decisions[0].detail == "passed every check; handed over for 1 device")
            await #expect(throws: RPCError.self) { _ = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "e2")) }
        }
    }

    @Test("DR-07 After the clock is set back, an event has the clock's time, and is found by the ids of its notifications")
    func clockSetBack() async throws {
        try await withTemporaryFolder { folder in
            let clock = VirtualClock(start: EvaluatorFixture.start)
            let wall = SteppedClock(clock)
            let evaluator = try await EvaluatorFixture(folder: folder, clock: clock, wall: wall)
            try await evaluator.run {
                evaluator.peers.add(ChatApp.user("bob"))
                for number in 0..<4 {
                    let id = "e\(number)"
                    try await evaluator.submit(ChatApp.message(id, mentions: [ChatApp.mention("bob")]))
                    try await evaluator.settled()
                    let byHost = try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: id))
                    // With one time for all of them, the dedup window of 30 s would skip them.
                    #expect(byHost.decisions[0].detail == "passed every check; handed over for 1 device", "\(id)")
                    #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: byHost.decisions[0].notificationId)) == byHost)
                    if number == 0 { wall.step(by: .seconds(-600)) }
                    clock.advance(by: .seconds(60))
                }
            }
            await evaluator.store.close()
        }
    }

    @Test("Preview shows a text as a device would, and what is missing")
    func preview() async throws {
        try await withEvaluator { evaluator in
            let answer = try await evaluator.client.preview(
                .init(
                    tenant: ChatApp.tenant, typeId: "mention", deviceType: .ios,
                    data: ["sender_name": "Ann", "text": String(repeating: "*word* ", count: 60)]))
            #expect(answer.title == "Ann")
            #expect(answer.subtitle == "#")
            #expect(answer.body.count == 178)
            #expect(answer.warnings.contains("TEMPLATE_MISSING_TOKEN: channel_name"))
            let textless = try await evaluator.client.preview(
                .init(tenant: ChatApp.tenant, typeId: "mention", deviceType: .ios, data: ["sender_name": "Ann"]))
            #expect(textless.warnings.contains("TEMPLATE_MISSING_TOKEN: message_preview (the event's data.text)"), "\(textless.warnings)")
            do {
                _ = try await evaluator.client.preview(.init(tenant: ChatApp.tenant, typeId: "nope", deviceType: .ios))
                Issue.record("accepted")
            } catch let error as RPCError {
                #expect(error.reason == "unknown_type")
            }
        }
    }
}

extension Sequence where Element: Sendable {
    func asyncMap<T>(_ transform: (Element) async throws -> T) async rethrows -> [T] {
        var results: [T] = []
        for element in self { results.append(try await transform(element)) }
        return results
    }
}

extension Optional {
    func unwrapped() throws -> Wrapped { try #require(self) }
}
