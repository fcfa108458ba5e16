import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.6 Chat triggers", .serialized)
    struct Chat {
        @Test("ACC-074 @bob, @here, @all and a self-mention target the union, each once, without the sender")
        func unionOfTargets() async throws {
            try await Scenario.start("ACC-074") { scenario in
                let everybody = ["sender", "bob", "carol", "dave", "erin"]
                try await scenario.people(everybody, channel: "ch_general")
                for online in ["bob", "carol"] {
                    #expect(try await scenario.asUser(online, "PUT", "/presence", ["status": "online", "device_id": "phone"]).status == 204)
                }
                let mentions = [
                    ["type": "user", "user_id": "bob"], ["type": "here"], ["type": "all"], ["type": "user", "user_id": "sender"],
                ]
                try await scenario.submit(scenario.message("union", mentions: mentions))
                let outcomes = try await scenario.outcomes("union")
                #expect(outcomes == ["bob": "pushed", "carol": "pushed", "dave": "pushed", "erin": "pushed"])
                #expect(try await scenario.decision("union", for: "bob").typeId == "mention")
                #expect(try await scenario.decision("union", for: "carol").typeId == "mention_here")
                #expect(try await scenario.decision("union", for: "dave").typeId == "mention_all")
                for user in ["bob", "carol", "dave", "erin"] { #expect(try await scenario.accepted(scenario.token(user)).count == 1) }
                #expect(try await scenario.accepted(scenario.token("sender")).isEmpty)
            }
        }

        @Test("ACC-076 Only the channel in view is suppressed, and only while presence is fresh")
        func presence() async throws {
            try await Scenario.start("ACC-076") { scenario in
                try await scenario.people(["ann", "sender"], channel: "ch_general")
                try await scenario.workspace.addChannel("ch_other", name: "other", members: ["ann", "sender"])
                let viewing: [String: any Sendable] = ["status": "online", "active_channel": "ch_general", "device_id": "laptop"]
                #expect(try await scenario.asUser("ann", "PUT", "/presence", viewing).status == 204)
                try await scenario.submit(scenario.mention("ann", id: "in-view"))
                #expect(try await scenario.outcome("in-view", for: "ann") == "user_active")
                try await scenario.submit(scenario.mention("ann", id: "elsewhere", channel: "ch_other"))
                #expect(try await scenario.outcome("elsewhere", for: "ann") == "pushed")
                try await scenario.advance(by: .seconds(91))
                try await scenario.submit(scenario.mention("ann", id: "stale"))
                #expect(try await scenario.outcome("stale", for: "ann") == "pushed")
            }
        }

        @Test("ACC-077 The 30-second window is per user and channel, and suppressed messages do not extend it")
        func dedupWindow() async throws {
            try await Scenario.start("ACC-077") { scenario in
                try await scenario.people(["ann", "sender"], channel: "ch_general")
                try await scenario.workspace.addChannel("ch_other", name: "other", members: ["ann", "sender"])
                try await scenario.submit(scenario.mention("ann", id: "at-0"))
                try await scenario.advance(by: .seconds(20))
                try await scenario.submit(scenario.mention("ann", id: "at-20"))
                try await scenario.advance(by: .seconds(1))
                try await scenario.submit(scenario.mention("ann", id: "at-21", channel: "ch_other"))
                try await scenario.advance(by: .seconds(10))
                try await scenario.submit(scenario.mention("ann", id: "at-31"))
                #expect(try await scenario.outcome("at-0", for: "ann") == "pushed")
                #expect(try await scenario.outcome("at-20", for: "ann") == "deduplicated")
                #expect(try await scenario.outcome("at-21", for: "ann") == "pushed")
                #expect(try await scenario.outcome("at-31", for: "ann") == "pushed")
                #expect(try await scenario.accepted(scenario.token("ann")).count == 3)
            }
        }

        /// One user for each cause; a user with several causes is skipped for the earliest.
        @Test("ACC-078 Six causes, six reasons, the earliest wins")
        func reasonsInOrder() async throws {
            try await Scenario.start("ACC-078") { scenario in
                let withDevice = ["disabled", "muted", "viewing", "quiet", "repeated", "plain", "all-causes", "muted-and-quiet"]
                try await scenario.people(withDevice + ["sender"])
                try await scenario.people(["deviceless", "nothing-at-all"], platforms: [])
                let everybody = withDevice + ["deviceless", "nothing-at-all", "sender"]
                try await scenario.workspace.addChannel("ch_general", name: "general", members: everybody)

                let off: [String: any Sendable] = ["notifications": ["mention": ["push": false]]]
                let quietNow: [String: any Sendable] = [
                    "quiet_hours": ["enabled": true, "start": "00:00", "end": "23:59", "timezone": "UTC"] as [String: any Sendable]
                ]
                let viewing: [String: any Sendable] = ["status": "online", "active_channel": "ch_general", "device_id": "laptop"]
                // A window for `repeated` and for those with every cause is opened by a first mention.
                for user in ["repeated", "all-causes"] { try await scenario.submit(scenario.mention(user, id: "first-\(user)")) }
                for user in ["disabled", "all-causes", "nothing-at-all"] {
                    #expect(try await scenario.asUser(user, "PUT", "/users/me/notifications", off).status == 200)
                }
                for user in ["muted", "all-causes", "muted-and-quiet", "nothing-at-all"] {
                    #expect(try await scenario.asUser(user, "POST", "/channels/ch_general/mute", ["muted": true]).status == 200)
                }
                for user in ["quiet", "all-causes", "muted-and-quiet"] {
                    #expect(try await scenario.asUser(user, "PUT", "/users/me/notifications", quietNow).status == 200)
                }
                for user in ["viewing", "all-causes"] { #expect(try await scenario.asUser(user, "PUT", "/presence", viewing).status == 204) }

                let mentions = everybody.filter { $0 != "sender" }.map { ["type": "user", "user_id": $0] }
                try await scenario.submit(scenario.message("one-event", mentions: mentions))
                #expect(
                    try await scenario.outcomes("one-event") == [
                        "deviceless": "no_devices", "nothing-at-all": "no_devices", "disabled": "preference_disabled",
                        "all-causes": "preference_disabled", "muted": "channel_muted", "muted-and-quiet": "channel_muted",
                        "viewing": "user_active", "quiet": "quiet_hours", "repeated": "deduplicated", "plain": "pushed",
                    ])
                #expect(try await scenario.accepted(scenario.token("plain")).count == 1)
            }
        }

        @Test("ACC-079 A long Markdown message is cleaned and cut for each platform")
        func previewCleaning() async throws {
            try await Scenario.start("ACC-079") { scenario in
                try await scenario.people(["ann"], platforms: ["ios", "android"])
                let sentence = "**Bold** and _soft_ words with `code`,\na [link](https://example.com/x) and 👩‍👩‍👧 family.\n> quoted\n- item\n"
                let text = String(repeating: sentence, count: 6)
                #expect(text.count > 400)
                try await scenario.submit(scenario.mention("ann", id: "markdown", text: text))
                let ios = try #require(try await scenario.accepted(scenario.token("ann", "ios")).first)
                let android = try #require(try await scenario.accepted(scenario.token("ann", "android")).first)
                for (body, limit) in [(ios.message, 178), (android.message, 240)] {
                    #expect(body.count <= limit)
                    #expect(body.count > limit - 20)
                    #expect(body.hasSuffix("..."))
                    #expect(!body.contains("\n"))
                    #expect(!["**", "_soft_", "`", "](", "> "].contains { body.contains($0) })
                    #expect(body.hasPrefix("Bold and soft words with code, a link and 👩‍👩‍👧 family."))
                }
            }
        }

        @Test("ACC-080 A mention on APNs has exactly the headers and fields of the profile")
        func apnsRequest() async throws {
            try await Scenario.start("ACC-080") { scenario in
                try await scenario.people(["ann"])
                try await scenario.submit(
                    scenario.message(
                        "m1", text: "look here", mentions: [["type": "user", "user_id": "ann"]], thread: "th_1", followers: [],
                        more: [
                            "data": [
                                "message_id": "msg_1", "text": "look here", "sender_name": "Sender", "channel_name": "general",
                                "sender_avatar": "https://cdn.example.com/a.png", "image_url": "https://cdn.example.com/i.png",
                            ]
                        ]))
                let request = try #require(try await scenario.accepted(scenario.token("ann")).first)
                #expect(request.headers["apns-topic"] == KeyMaterial.apnsTopic)
                #expect(request.headers["apns-push-type"] == "alert")
                #expect(request.headers["apns-priority"] == "10")
                #expect(request.headers["apns-expiration"] == "0")
                #expect(request.headers["authorization"]?.hasPrefix("bearer ") == true)
                let aps = try #require(request.json["aps"] as? [String: Any])
                let alert = try #require(aps["alert"] as? [String: Any])
                #expect(alert["title"] as? String == "Sender")
                #expect(alert["subtitle"] as? String == "#general")
                #expect(alert["body"] as? String == "look here")
                #expect(aps["thread-id"] as? String == "ch_general")
                #expect(aps["category"] as? String == "MESSAGE_WITH_IMAGE")
                #expect(aps["mutable-content"] as? Int == 1)
                #expect(aps["interruption-level"] as? String == "active")
                let data = try #require(request.json["data"] as? [String: Any])
                let expected = [
                    "type": "mention", "channel_id": "ch_general", "channel_name": "general", "message_id": "msg_1", "thread_id": "th_1",
                    "sender_id": "sender", "sender_name": "Sender", "sender_avatar": "https://cdn.example.com/a.png",
                    "image_url": "https://cdn.example.com/i.png", "notification_id": try await scenario.decision("m1", for: "ann").notificationId,
                ]
                for (key, value) in expected { #expect(data[key] as? String == value, "data.\(key)") }
                #expect(try await scenario.clients.simulator.statistics(.init()).violations == [:])

                try await scenario.advance(by: .seconds(31))
                try await scenario.submit(scenario.mention("ann", id: "m2"))
                let plain = try #require(try await scenario.accepted(scenario.token("ann")).last?.json["aps"] as? [String: Any])
                #expect(plain["category"] as? String == "MESSAGE")
            }
        }

        @Test("ACC-082 RCPT-05 The first delivered report counts, a second changes nothing")
        func deliveredTwice() async throws {
            try await Scenario.start("ACC-082") { scenario in
                try await scenario.people(["ann"])
                try await scenario.submit(scenario.mention("ann", id: "m"))
                let id = try await scenario.decision("m", for: "ann").notificationId
                let accepted = try await scenario.notification(id)
                #expect(accepted.status == .sent, "APNs confirms acceptance, not delivery")
                #expect(accepted.receipts.map(\.deliveryEvidence) == [.unspecified])
                try await scenario.advance(by: .seconds(5))
                let first = try await scenario.now()
                #expect(
                    try await scenario.asUser("ann", "POST", "/push/delivered", ["notification_id": id, "delivered_at": first.rfc3339]).status == 200)
                try await scenario.advance(by: .seconds(60))
                let second = try await scenario.now()
                let again = try await scenario.asUser("ann", "POST", "/push/delivered", ["notification_id": id, "delivered_at": second.rfc3339])
                #expect(again.status == 200)
                #expect(again.json["ok"] as? Bool == true)
                let view = try await scenario.notification(id)
                #expect(view.status == .delivered)
                #expect(view.receipts.map(\.deliveredToDeviceAtMs) == [first.milliseconds])
                #expect(view.receipts.first?.deliveryEvidence == .device)
            }
        }

        @Test("ACC-083 An event submitted twice, and its notification handed over again, make one push")
        func submittedTwice() async throws {
            try await Scenario.start("ACC-083") { scenario in
                try await scenario.people(["ann"])
                let event = scenario.mention("ann", id: "once")
                let first = try await scenario.asHost("POST", "/events", event)
                let second = try await scenario.asHost("POST", "/events", event)
                #expect(first.status == 202 && second.status == 202)
                try await scenario.settle()
                try await scenario.advance(by: .seconds(200))
                try await scenario.submit(event)
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                let statistics = try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant))
                #expect(statistics.eventsAccepted == 1)
            }
        }

        @Test("SEC-06 EVAL-02 Ids with control characters or marks of writing direction are refused by their fields, alone and in a batch")
        func invisibleIDs() async throws {
            try await Scenario.start("SEC-06") { scenario in
                try await scenario.people(["ann"])
                for mark in ["\n", "\r", "\u{1B}[2J", "\u{85}", "\u{202E}"] {
                    var event = scenario.mention("ann", id: "a\(mark)b")
                    let answer = try await scenario.asHost("POST", "/events", event)
                    #expect(answer.status == 400 && answer.errorField == "event_id", "\(mark.debugDescription): \(answer.status)")
                    event["event_id"] = "whole"
                    event["data"] = ["message_id": "m\(mark)"]
                    let message = try await scenario.asHost("POST", "/events", event)
                    #expect(message.status == 400 && message.errorField == "data.message_id", "\(mark.debugDescription): \(message.status)")
                }
                let batch = [scenario.mention("ann", id: "x\u{1B}"), scenario.mention("ann", id: "good")]
                let answer = try await scenario.asHost("POST", "/events", ["events": batch])
                #expect(answer.status == 202 && answer.json["accepted"] as? Int == 1)
                let results = try #require(answer.json["results"] as? [[String: any Sendable]])
                #expect(results.first?["field"] as? String == "events[0].event_id" && results.last?["event_id"] as? String == "good")
            }
        }

        @Test("ACC-086 On an idle system the provider has accepted the push within two seconds")
        func timeliness() async throws {
            try await Scenario.start("ACC-086") { scenario in
                try await scenario.people(["ann"])
                let submitted = try await scenario.now()
                #expect(try await scenario.asHost("POST", "/events", scenario.mention("ann", id: "quick")).status == 202)
                // Two virtual seconds pass; whatever is due later than that does not happen.
                try await scenario.advance(to: submitted + .seconds(2))
                let request = try #require(try await scenario.accepted(scenario.token("ann")).first)
                #expect(request.receivedAtMs <= (submitted + .seconds(2)).milliseconds)
                let id = try await scenario.decision("quick", for: "ann").notificationId
                #expect(try await scenario.notification(id).status == .sent)
            }
        }
    }
}
