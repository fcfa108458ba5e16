import CarillonAPI
import JSON
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("EVAL-04 Actions of direct notifications")
struct NotificationActionTests {
    private typealias Refused = DirectNotificationTests.Refused

    private static let view = EvaluatorV1.NotificationAction(
        actionId: "VIEW", title: "View", icon: "ic_view", requiresAuth: true, foreground: true,
        action: .init(type: .deepLink, target: "tables/7", params: ["seat": "1"]))
    private static let snooze = EvaluatorV1.NotificationAction(
        actionId: "snooze_1h", title: "Remind in 1 hour", action: .init(type: .callback, target: "/api/notifications/snooze"))
    private static let close = EvaluatorV1.NotificationAction(actionId: "close", title: "Close", destructive: true)

    private static func request(
        _ change: (inout EvaluatorV1.NotificationContent) -> Void = { _ in }
    ) -> EvaluatorV1.SubmitNotificationRequest {
        DirectNotificationTests.request { request in
            var content = request.content ?? .init()
            content.actions = [view, snooze, close]
            change(&content)
            request.content = content
        }
    }

    /// Within the limits of its own.
    private static func large(_ id: String) -> EvaluatorV1.NotificationAction {
        .init(actionId: id, title: id, action: .init(type: .url, target: "https://example.com/" + String(repeating: "x", count: 700)))
    }

    private func pushed(_ evaluator: EvaluatorFixture) throws -> DispatcherV1.Content {
        let push = try #require(evaluator.peers.with { $0.enqueued }.last)
        return try #require(push.contents.first)
    }

    @Test("EVAL-04 The app gets the buttons in their order, each with what its tap does")
    func buttons() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            _ = try await evaluator.client.submitNotification(Self.request())
            try await evaluator.settled()
            let content = try pushed(evaluator)
            let actions = try JSONElement(parsing: try #require(content.data["actions"]))
            #expect(
                actions == [
                    [
                        "action_id": "VIEW", "title": "View", "icon": "ic_view", "requires_auth": true, "foreground": true,
                        "action": ["type": "deep_link", "target": "tables/7", "params": ["seat": "1"]],
                    ],
                    [
                        "action_id": "snooze_1h", "title": "Remind in 1 hour",
                        "action": ["type": "callback", "target": "/api/notifications/snooze"],
                    ],
                    ["action_id": "close", "title": "Close", "destructive": true, "action": ["type": "dismiss"]],
                ])
        }
    }

    @Test("EVAL-42 EVAL-41 The ledger learns which actions a notification offers, and where its callbacks go")
    func offered() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            _ = try await evaluator.client.submitNotification(Self.request())
            try await evaluator.settled()
            let record = try #require(evaluator.peers.with { $0.recorded }.last)
            #expect(
                record.offeredActions
                    == ReceiptsV1.OfferedActions(actions: [
                        .init(actionId: "VIEW"), .init(actionId: "snooze_1h", callbackTarget: "/api/notifications/snooze"),
                        .init(actionId: "close"),
                    ]))
        }
    }

    @Test("EVAL-04 EVAL-40 The default action opens its path with its parameters, or an address; the app's own link has the notification's id")
    func defaultAction() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try NightShift.app(["dedup_mode": "off"]))
            evaluator.peers.add(ChatApp.user("bob"))
            func link(_ tap: EvaluatorV1.ActionTarget) async throws -> String {
                _ = try await evaluator.client.submitNotification(Self.request { $0.defaultAction = tap })
                try await evaluator.settled()
                let content = try pushed(evaluator)
                #expect(content.data["deep_link"] == content.deepLink)
                return String(content.deepLink.split(separator: "notification_id=")[0])
            }
            let path = try await link(.init(target: "/tables/7", params: ["seat": "1 a", "hall": "b&c"]))
            #expect(path == "team://tables/7?hall=b%26c&seat=1%20a&")
            let address = try await link(.init(type: .url, target: "https://example.com/t?x=1#top", params: ["y": "2"]))
            #expect(address == "https://example.com/t?x=1&y=2&")
        }
    }

    @Test("EVAL-06 The color of the light and the large picture are Android's")
    func android() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob", devices: [ChatApp.device("dev_a", of: "bob", type: .android)]))
            let picture = "https://example.com/face.png"
            _ = try await evaluator.client.submitNotification(
                Self.request { $0.android = .init(ledColor: "#00FF7F", largeIconUrl: picture) })
            try await evaluator.settled()
            let content = try pushed(evaluator)
            #expect(content.androidLightColor == "#00FF7F" && content.data["large_icon"] == picture)
        }
    }

    @Test("EVAL-41 EVAL-04 A snooze below a minute, above a day or without a number is refused when the notification comes, not at the tap")
    func snoozeSeconds() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            func submit(_ seconds: String, at target: String = "/api/v1/notifications/snooze") async throws {
                let tap = EvaluatorV1.ActionTarget(type: .callback, target: target, params: ["seconds": seconds])
                _ = try await evaluator.client.submitNotification(Self.request { $0.actions[1].action = tap })
            }
            for wrong in ["soon", "0", "59", "86401", "-600", "", "99999999999"] {
                let refusal = await DirectNotificationTests.refusal { try await submit(wrong) }
                #expect(refusal == Refused("invalid_value", "content.actions[1].action.params.seconds"), "\(wrong)")
            }
            try await submit("60")
            try await submit("86400")
            try await submit("soon", at: "/api/own")
            for target in ["https://host.example.com:8443/x?at=a@b", "https://[::1]:443", "https://host.example.com"] {
                try await submit("soon", at: target)
            }
        }
    }

    @Test("EVAL-04 EVAL-08 Wrong actions are refused with their field")
    func refused() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            func first(_ change: @escaping (inout EvaluatorV1.NotificationAction) -> Void) -> (inout EvaluatorV1.NotificationContent) -> Void {
                { change(&$0.actions[0]) }
            }
            let wrong: [(String, String, (inout EvaluatorV1.NotificationContent) -> Void)] = [
                ("invalid_argument", "actions[0].action_id", first { $0.actionId = "" }),
                ("invalid_value", "actions[0].action_id", first { $0.actionId = "a b" }),
                ("invalid_value", "actions[1].action_id", first { $0.actionId = "snooze_1h" }),
                ("invalid_argument", "actions[0].title", first { $0.title = " " }),
                ("text_too_long", "actions[0].title", first { $0.title = String(repeating: "x", count: 26) }),
                // One character with many marks.
                ("text_too_long", "actions[0].title", first { $0.title = "a" + String(repeating: "\u{301}", count: 200) }),
                ("payload_too_large", "actions", { $0.actions = (0..<4).map { Self.large("a\($0)") } }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .url, target: "https://?x") }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .callback, target: #"/\evil.example"#) }),
                ("invalid_value", "actions[0].action.target", first { $0.action?.params = ["q": String(repeating: "ü", count: 400)] }),
                ("invalid_value", "actions[0].icon", first { $0.icon = String(repeating: "x", count: 101) }),
                ("invalid_argument", "actions[0].action.target", first { $0.action?.target = "" }),
                ("invalid_value", "actions[0].action.target", first { $0.action?.target = "tel:1" }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .url, target: "http://example.com") }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .callback, target: "//example.com") }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .callback, target: "https://127.0.0.1:99999/") }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .callback, target: "https://[::1]:0/") }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .callback, target: "https://user:pw@host/") }),
                ("invalid_value", "actions[0].action.target", first { $0.action = .init(type: .dismiss, target: "x") }),
                ("invalid_value", "actions[0].action.type", first { $0.action = .init(type: .init(rawValue: 99)) }),
                ("invalid_value", "actions[0].action.params", first { $0.action?.params = ["": "x"] }),
                ("invalid_value", "actions[0].action.params", first { $0.action?.params = ["a": String(repeating: "x", count: 1_000)] }),
                ("invalid_value", "actions", { $0.actions = (0..<5).map { .init(actionId: "a\($0)", title: "a") } }),
                ("invalid_value", "default_action.type", { $0.defaultAction = .init(type: .dismiss) }),
                (
                    "invalid_argument", "default_action",
                    {
                        $0.defaultAction = .init(target: "a")
                        $0.deepLinkPath = "b"
                    }
                ),
                ("invalid_value", "android.led_color", { $0.android = .init(ledColor: "green") }),
                ("invalid_value", "android.large_icon_url", { $0.android = .init(largeIconUrl: "http://example.com/a.png") }),
            ]
            for (reason, field, change) in wrong {
                let refusal = await DirectNotificationTests.refusal { _ = try await evaluator.client.submitNotification(Self.request(change)) }
                #expect(refusal == Refused(reason, "content.\(field)"))
            }
            #expect(evaluator.peers.with { $0.enqueued.isEmpty })
        }
    }

    @Test(
        "EVAL-04 An app without actions, or with fewer, refuses them, and says which setting does",
        arguments: [
            (["actions_enabled": false] as [String: PolicyValue], "actions_enabled"), (["max_actions": 2], "max_actions"),
            (["action_title_max_chars": 5], "action_title_max_chars"),
        ])
    func settings(_ changes: [String: PolicyValue], _ name: String) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try NightShift.app(changes))
            evaluator.peers.add(ChatApp.user("bob"))
            do {
                _ = try await evaluator.client.submitNotification(Self.request())
                Issue.record("the actions were taken")
            } catch {
                #expect("\(error)".contains(name), "\(error)")
            }
        }
    }
}
