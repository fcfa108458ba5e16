import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 and 5.8 Direct notifications", .serialized)
    struct Direct {
        private static func id(_ number: Int) -> String { "00000000-0000-4000-8000-" + String(repeating: "0", count: 11) + String(number) }

        @Test("ACC-103 EVAL-62 a submitted notification is answered with its id, whether a provider was called, and how many devices got it")
        func result() async throws {
            try await Scenario.start("ACC-103", profile: "hr-warehouse") { scenario in
                let (ann, ben) = (Self.id(1), Self.id(2))
                try await scenario.people([ann], platforms: ["android"])
                let body: [String: any Sendable] = [
                    "app_id": scenario.tenant.appId, "user_id": ann, "notification_type": "announcement", "title": "Canteen",
                    "body": "Closed on Friday", "entity_type": "news", "entity_id": Self.id(9),
                ]
                let answer = try await scenario.asHost("POST", "/notifications", body, headers: [("idempotency-key", "canteen")])
                #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
                let id = try #require(answer.json["notification_id"] as? String)
                #expect(answer.json["push_sent"] as? Bool == true && answer.json["devices_notified"] as? Int == 1)
                #expect(["sent", "delivered"].contains(answer.json["status"] as? String))
                let shown = try await scenario.shown(scenario.token(ann, "android"))
                #expect(shown.map(\.notificationId) == [id])
                let payload = String(decoding: shown.first?.body ?? [], as: UTF8.self)
                #expect(payload.contains("Closed on Friday"))
                // The same request again, and a user without devices.
                let again = try await scenario.asHost("POST", "/notifications", body, headers: [("idempotency-key", "canteen")])
                #expect(again.json["notification_id"] as? String == id)
                let nobody = try await scenario.asHost("POST", "/notifications", body.merging(["user_id": ben]) { $1 })
                #expect(nobody.status == 200 && nobody.json["push_sent"] as? Bool == false && nobody.json["devices_notified"] as? Int == 0)
                #expect(nobody.json["skip_reason"] as? String == "no_devices")
                try await scenario.settle()
                #expect(try await scenario.shown(scenario.token(ann, "android")).count == 1)
                // The same fields are readable later.
                let later = try await scenario.asHost("GET", "/notifications/\(id)")
                #expect((later.json["notification"] as? [String: any Sendable])?["title"] as? String == "Canteen")
            }
        }

        @Test("EVAL-04 EVAL-06 EVAL-11 The app gets the buttons and the light of a notification; its record says on which channels it went out")
        func callToAction() async throws {
            try await Scenario.start("DIRECT-ACTIONS", profile: "mlc-lms") { scenario in
                try await scenario.people(["ina"], platforms: ["android"], roles: ["student"])
                let body: [String: any Sendable] = [
                    "user_id": "ina", "notification_type": "assignment_new", "title": "Scales", "body": "Practise the scales", "priority": "high",
                    "call_to_action": [
                        "default_action": ["type": "deep_link", "target": "game/7", "params": ["level": 3, "hint": true] as [String: any Sendable]]
                            as [String: any Sendable],
                        "actions": [
                            ["action_id": "snooze_1h", "title": "Remind in 1 hour", "action": ["type": "callback", "target": "/api/snooze"]]
                                as [String: any Sendable]
                        ],
                    ] as [String: any Sendable],
                    "platform_config": ["android": ["led_color": "#00FF00"]],
                ]
                let answer = try await scenario.asHost("POST", "/notifications", body)
                #expect(answer.status == 202, "\(answer.json)")
                try await scenario.settle()
                let push = try #require(try await scenario.shown(scenario.token("ina", "android")).last)
                let message = try #require(push.json["message"] as? [String: Any])
                let data = try #require(message["data"] as? [String: String])
                #expect(data["deep_link"]?.contains("://game/7?hint=true&level=3&") == true, "\(data)")
                #expect(data["actions"]?.contains(#""action_id":"snooze_1h""#) == true)
                let shown = (message["android"] as? [String: Any])?["notification"] as? [String: Any]
                #expect((shown?["light_settings"] as? [String: Any])?["color"] != nil)

                let stored = try await scenario.asHost("GET", "/notifications/\(push.notificationId)").json["notification"] as? [String: Any]
                let channels = try #require(stored?["channels"] as? [String: [String: Any]])
                // This profile answers in camel case.
                for channel in ["inApp", "push", "email"] {
                    let chosen = channels[channel]?["chosen"] as? Bool
                    #expect(chosen == true, "\(channel): \(String(describing: channels[channel]?["reason"]))")
                }
                var wrong = body
                wrong["call_to_action"] = ["actions": [["action_id": "a", "title": String(repeating: "x", count: 26)]]] as [String: any Sendable]
                let refused = try await scenario.asHost("POST", "/notifications", wrong)
                #expect(refused.status == 422 && refused.errorField == "call_to_action.actions[0].title", "\(refused.json)")
            }
        }

        @Test("ACC-104 EVAL-08 what a strict app does not take is refused with the field's name, and nothing is sent")
        func refusals() async throws {
            try await Scenario.start("ACC-104", profile: "hr-warehouse") { scenario in
                let ann = Self.id(1)
                try await scenario.people([ann], platforms: ["android"])
                let right: [String: any Sendable] = [
                    "app_id": scenario.tenant.appId, "user_id": ann, "notification_type": "announcement", "title": "Canteen", "body": "Closed",
                    "entity_id": Self.id(9),
                ]
                func refusal(_ change: [String: any Sendable], without: String = "") async throws -> String {
                    let body = right.merging(change) { $1 }.filter { $0.key != without }
                    let answer = try await scenario.asHost("POST", "/notifications", body)
                    return "\(answer.status) \(answer.errorCode ?? "") \(answer.errorField ?? "")"
                }
                #expect(try await refusal(["title": String(repeating: "x", count: 101)]) == "422 text_too_long title")
                #expect(try await refusal(["body": String(repeating: "x", count: 501)]) == "422 text_too_long body")
                #expect(try await refusal([:], without: "app_id") == "400 invalid_argument app_id")
                #expect(try await refusal([:], without: "notification_type") == "400 invalid_argument notification_type")
                #expect(try await refusal([:], without: "user_id") == "400 invalid_argument user_id")
                #expect(try await refusal([:], without: "title") == "422 invalid_value title")
                #expect(try await refusal(["entity_id": "nine"]) == "422 invalid_value entity_id")
                #expect(try await refusal([:], without: "entity_id") == "422 deep_link_required deep_link_path")
                #expect(try await refusal(["app_id": "another"]) == "404 not_found app_id")
                #expect(try await refusal(["channel_id": "none"]) == "422 invalid_value channel_id")
                #expect(try await refusal(["scheduled_for": "2030-01-01T08:00:00Z"]) == "403 forbidden scheduled_for")
                try await scenario.settle()
                #expect(try await scenario.requests(scenario.token(ann, "android")).isEmpty)
                // With the limits' own lengths it is taken.
                let most = right.merging(["title": String(repeating: "x", count: 100), "body": String(repeating: "x", count: 500)]) { $1 }
                #expect(try await scenario.asHost("POST", "/notifications", most).status == 200)
            }
        }

        @Test("ACC-064 EVAL-34 a title of 80 and a body of 300 characters come with 65 and 240, the marker included, and no character is split")
        func lengths() async throws {
            try await Scenario.start("ACC-064", profile: "mlc-lms") { scenario in
                // Only students get emoji, and their switch of the category is off by default.
                try await scenario.people(["ann"], roles: ["student"])
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["categories": ["system": true]]).status == 200)
                // The seven code points of a family stand where the texts are cut.
                let family = "👩‍👩‍👧‍👦"
                func text(_ count: Int, cutAt limit: Int) -> String {
                    String(repeating: "a", count: limit - 5) + String(repeating: family, count: count - limit + 5)
                }
                let answer = try await scenario.asHost(
                    "POST", "/notifications",
                    [
                        "user_id": "ann", "notification_type": "system_announcement", "title": text(80, cutAt: 65), "body": text(300, cutAt: 240),
                    ])
                #expect(answer.status == 202 && answer.json["status"] as? String == "pending")
                try await scenario.settle()
                let request = try #require(try await scenario.shown(scenario.token("ann")).first)
                let alert = (request.json["aps"] as? [String: Any])?["alert"] as? [String: Any]
                let (title, body) = (alert?["title"] as? String ?? "", alert?["body"] as? String ?? "")
                #expect(title == String(repeating: "a", count: 60) + family + family + "...")
                #expect(body == String(repeating: "a", count: 235) + family + family + "...")
                #expect(title.count == 65 && body.count == 240)
            }
        }

        @Test("GW-06 EVAL-52 a held notification is cancelled, and nobody gets it; the second time nothing is left; a member may do neither")
        func cancelled() async throws {
            let quiet = "{blocking: deliver, high: hold, normal: hold, low: hold}"
            try await Scenario.start("GW-06-cancel", overrides: ["quiet_hours_action_by_priority": quiet, "dedup_mode": "off"]) { scenario in
                try await scenario.people(["ann"])
                let hours: [String: any Sendable] = ["enabled": true, "start": "00:00", "end": "23:59", "timezone": "UTC"]
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["quiet_hours": hours]).status == 200)
                let body: [String: any Sendable] = ["user_ids": ["ann"], "title": "Lunch", "body": "The table is ready"]
                var ids: [String] = []
                for _ in 0..<2 {
                    let answer = try await scenario.asHost("POST", "/notifications", body)
                    #expect(answer.status == 202)
                    ids.append(try #require(answer.json["notification_id"] as? String))
                }
                try await scenario.settle()
                #expect(try await scenario.outcome(ids[0], for: "ann") == "held")
                #expect(try await scenario.asUser("ann", "DELETE", "/notifications/\(ids[0])").status == 403)
                #expect(try await scenario.asUser("ann", "POST", "/notifications", body).status == 403)
                #expect(try await scenario.asHost("DELETE", "/notifications/\(ids[0])").json["cancelled"] as? Int == 1)
                #expect(try await scenario.asHost("DELETE", "/notifications/\(ids[0])").json["cancelled"] as? Int == 0)
                #expect(try await scenario.asHost("DELETE", "/notifications/notif_01HZ0000000000000000000000").status == 404)
                #expect(try await scenario.asPlatform("root", "DELETE", "/notifications/\(ids[0])?app_id=\(scenario.tenant.appId)").status == 200)
                try await scenario.settle()
                let view = try await scenario.notification(ids[0])
                #expect(view.status == .skipped && view.skipReason == .cancelled)
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["quiet_hours": ["enabled": false]]).status == 200)
                try await scenario.settle()
                #expect(try await scenario.shown(scenario.token("ann")).map(\.notificationId) == [ids[1]])
            }
        }

        @Test("GW-06 EVAL-52 a queued notification is cancelled while the lanes are paused, and its device is never asked")
        func queued() async throws {
            try await Scenario.start("GW-06-queued") { scenario in
                try await scenario.people(["ann"])
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                let sent =
                    try JSONSerialization.jsonObject(
                        with: try await scenario.carillon("push", "send", "--user", "ann", "--title", "Lunch", "--body", "Ready")) as? [String: Any]
                let id = try #require((sent?["notifications"] as? [[String: Any]])?.first?["notification_id"] as? String)
                #expect(((sent?["decisions"] as? [[String: Any]])?.first?["outcome"] as? String) == "sent")
                try await scenario.settle()
                let cancelled = try JSONSerialization.jsonObject(with: try await scenario.carillon("push", "cancel", id)) as? [String: Any]
                #expect(cancelled?["cancelled"] as? Int == 1)
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                #expect(try await scenario.shown(scenario.token("ann")).isEmpty)
                #expect(try await scenario.notification(id).status == .cancelled)
            }
        }

        @Test("GW-07 A database's HTTP hook has its answer while no provider takes anything: events, items and notifications wait for no delivery")
        func hooks() async throws {
            try await Scenario.start("GW-07") { scenario in
                try await scenario.people(["ann"])
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                let event: [String: any Sendable] = [
                    "event_id": "row-1", "event_type": "message.sent", "actor_id": "ben", "channel_id": "dm-1", "channel_type": "dm",
                    "channel_members": ["ann", "ben"], "data": ["message_id": "row-1", "text": "hello", "sender_name": "Ben"],
                ]
                #expect(try await scenario.asHost("POST", "/events", event).status == 202)
                let item: [String: any Sendable] = ["kind": "lesson", "owner_user_id": "ann", "title": "Scales"]
                #expect(try await scenario.asHost("PUT", "/items/row-2", item).status == 200)
                let direct = try await scenario.asHost("POST", "/notifications", ["user_id": "ann", "title": "Lunch", "body": "Ready"])
                #expect(direct.status == 202 || direct.status == 200)
                try await scenario.settle()
                #expect(try await scenario.shown(scenario.token("ann")).isEmpty)
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                #expect(try await scenario.shown(scenario.token("ann")).count == 2)
            }
        }
    }
}
