import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("EVAL-54 Summaries of what devices show")
struct DeviceSummaryTests {
    private static let texts = [
        RegistryV1.Template(
            locale: "en", title: "{{count}} updates", body: "You have {{count}} new {{category}}", form: .summary,
            words: ["category.mentions": "mentions"]),
        RegistryV1.Template(
            locale: "ar", title: "{{app_name}}", body: "{{category}}: {{count}} تحديثات", form: .summary, plural: .few),
        RegistryV1.Template(locale: "ar", title: "{{app_name}}", body: "{{category}}: {{count}} تحديثًا", form: .summary),
        RegistryV1.Template(typeId: "mention", locale: "ar", title: "{{sender_name}}", body: "{{message_preview}}"),
    ]

    /// Bob has a phone with iOS, one with Android, and an Android tablet in Arabic, of which the ledger counts these notifications.
    private func withDevices(
        _ counts: [String: UInt32], templates: [RegistryV1.Template] = DeviceSummaryTests.texts, _ body: (EvaluatorFixture) async throws -> Void
    ) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try NightShift.app(["locale_source_order": ["device"]], templates: templates))
            evaluator.peers.add(
                ChatApp.user(
                    "bob",
                    devices: [
                        ChatApp.device("iphone", of: "bob"), ChatApp.device("pixel", of: "bob", type: .android),
                        ChatApp.device("tablet", of: "bob", type: .android, locale: "ar"),
                    ]))
            evaluator.peers.with { $0.deviceGroups = counts }
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            try await body(evaluator)
        }
    }

    private func content(_ push: DispatcherV1.Push, _ device: String) throws -> DispatcherV1.Content {
        let target = try #require(push.targets.first { $0.device?.pushDeviceId == device })
        return push.contents[Int(target.contentIndex)]
    }

    @Test("EVAL-54 C-10 iOS gets number and category in the push; the push of an Android device is followed by a summary in its language")
    func platforms() async throws {
        try await withDevices(["iphone": 6, "pixel": 7, "tablet": 11]) { evaluator in
            let pushes = evaluator.peers.with { $0.enqueued }
            try #require(pushes.count == 2)
            let (push, summary) = (pushes[0], pushes[1])
            #expect(push.targets.count == 3 && push.badge == 1)
            let iphone = try content(push, "iphone")
            #expect(iphone.summaryArg == "mentions" && iphone.summaryArgCount == 6 && iphone.body == "hello")
            let pixel = try content(push, "pixel")
            #expect(pixel.summaryArgCount == 0 && pixel.body == "hello")

            #expect(summary.targets.compactMap(\.device?.pushDeviceId) == ["pixel", "tablet"])
            let english = try content(summary, "pixel")
            #expect(english.title == "7 updates" && english.body == "You have 7 new mentions")
            let arabic = try content(summary, "tablet")
            // The catalogue has neither a word nor a name for the category.
            #expect(arabic.locale == "ar" && arabic.body.hasSuffix("تحديثًا"), "\(arabic.body)")
            #expect(english.deepLink == "team://notifications?category=mentions&notification_id=\(push.notificationId)")
            #expect(english.data["group_summary"] == "true" && english.data["category"] == "mentions" && english.data["count"] == "7")
            #expect(english.data["deep_link"] == english.deepLink && english.data["notification_id"] == push.notificationId)
            #expect(english.data["group"] == pixel.threadId && english.threadId == pixel.threadId)
            // The notification makes the sound.
            #expect(english.sound.isEmpty && english.androidNotificationPriority == .low)
        }
    }

    @Test("EVAL-54 EVAL-55 a later summary replaces the one before it; it is no notification, and lives as long as its newest one")
    func replaced() async throws {
        try await withDevices(["pixel": 6]) { evaluator in
            evaluator.peers.with { $0.deviceGroups = ["pixel": 7] }
            try await evaluator.submit(NightShift.mention("e2", of: "bob", priority: .high))
            try await evaluator.settled()
            let pushes = evaluator.peers.with { $0.enqueued }
            try #require(pushes.count == 4)
            let (first, second) = (pushes[1], pushes[3])
            #expect(first.collapseId == "summary.mentions" && second.collapseId == first.collapseId)
            #expect(first.pushId != second.pushId && first.notificationId == first.pushId)
            #expect(second.contents.map(\.body) == ["You have 7 new mentions"])
            #expect(first.expiresAtMs == pushes[0].expiresAtMs && first.preferencesVersion == pushes[0].preferencesVersion)
            #expect(first.typeId == "mention" && first.userId == "bob" && first.priority == .high)
            // The ledger has the notifications alone.
            #expect(evaluator.peers.with { $0.recorded.map(\.pushId) } == [pushes[0].pushId, pushes[2].pushId])
        }
    }

    @Test("EVAL-54 a device with as many as it may show gets the push alone; a catalogue without a text has an English one")
    func others() async throws {
        try await withDevices([:]) { evaluator in
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.map(\.notificationId).count == 1 && pushes.allSatisfy { $0.notificationId != $0.pushId })
        }
        try await withDevices(["pixel": 6], templates: [RegistryV1.Template(locale: "en", title: "x", body: "y", form: .held)]) { evaluator in
            let summary = try #require(evaluator.peers.with { $0.enqueued.last })
            #expect(summary.contents.map(\.body) == ["You have 6 new mentions"])
        }
    }

    @Test("EVAL-54 ARCH-16 a summary that the dispatcher refuses is in the quarantine, and the ledger hears of its push alone")
    func refused() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try NightShift.app([:], templates: Self.texts))
            evaluator.peers.add(ChatApp.user("bob", devices: [ChatApp.device("pixel", of: "bob", type: .android)]))
            evaluator.peers.with {
                $0.deviceGroups = ["pixel": 6]
                $0.refusedUsers = ["bob"]
            }
            try await evaluator.submit(NightShift.mention("e1", of: "bob", priority: .high))
            try await evaluator.settled()
            let outcomes = evaluator.peers.with { $0.outcomes }
            #expect(outcomes.map(\.status) == [.failed] && outcomes.allSatisfy { $0.notificationId != $0.pushId })
        }
    }
}
