import CarillonAPI
import Foundation
import ServiceKit
import Testing

extension Acceptance {
    @Suite("5.3 Preferences", .serialized)
    struct PreferencesScenarios {
        private func types(_ document: [String: any Sendable], _ channel: String) throws -> [String: Bool] {
            let types = try #require(document["notifications"] as? [String: [String: any Sendable]])
            return types.compactMapValues { $0[channel] as? Bool }
        }

        @Test("ACC-033 PREF-04 A new user's preferences are the catalogue's defaults")
        func defaults() async throws {
            try await Scenario.start("ACC-033") { scenario in
                try await scenario.people(["ann"])
                let document = try await scenario.asUser("ann", "GET", "/users/me/notifications").json
                #expect(document["push_enabled"] as? Bool == true)
                let catalogue = try #require(document["catalogue"] as? [String: [[String: any Sendable]]])
                #expect(catalogue["types"]?.contains { $0["type_id"] as? String == "mention" } == true, "one request is enough for a settings screen")
                let categories = try #require(document["categories"] as? [String: Bool])
                #expect(
                    categories == [
                        "direct_messages": true, "mentions": true, "thread_replies": true, "channel_activity": false, "reactions": false,
                        "system": true,
                    ])
                let push = try types(document, "push")
                #expect(Set(push.filter(\.value).keys).isSuperset(of: ["dm_message", "dm_reply", "mention", "thread_reply", "security_alert"]))
                #expect(push["channel_message"] == false)
                #expect(push["reaction"] == false)
                #expect(Set(try types(document, "email").filter(\.value).keys) == ["mention", "security_alert"])
            }
        }

        @Test("ACC-034 An update changes what it names, and nothing else")
        func partialUpdate() async throws {
            try await Scenario.start("ACC-034") { scenario in
                try await scenario.people(["ann"])
                let before = try await scenario.asUser("ann", "GET", "/users/me/notifications").json
                let answer = try await scenario.asUser(
                    "ann", "PUT", "/users/me/notifications",
                    [
                        "notifications": ["mention": ["push": true, "email": false]],
                        "quiet_hours": ["enabled": true, "start": "23:00", "end": "07:00"] as [String: any Sendable],
                    ] as [String: any Sendable])
                #expect(answer.status == 200)
                let after = answer.json
                let version = try #require(before["version"] as? Int)
                #expect(after["version"] as? Int == version + 1)
                var expectedTypes = try types(before, "email")
                expectedTypes["mention"] = false
                #expect(try types(after, "email") == expectedTypes)
                #expect(try types(after, "push") == types(before, "push"))
                let quiet = try #require(after["quiet_hours"] as? [String: any Sendable])
                let quietBefore = try #require(before["quiet_hours"] as? [String: any Sendable])
                #expect(quiet["enabled"] as? Bool == true)
                #expect(quiet["start"] as? String == "23:00")
                #expect(quiet["end"] as? String == "07:00")
                #expect(quiet["days_of_week"] as? [Int] == quietBefore["days_of_week"] as? [Int])
                #expect(after["categories"] as? [String: Bool] == before["categories"] as? [String: Bool])
            }
        }

        @Test("ACC-035 A mute with a duration ends by itself")
        func timedMute() async throws {
            try await Scenario.start("ACC-035") { scenario in
                try await scenario.people(["ann", "sender"], channel: "ch_general")
                let muted = try await scenario.asUser(
                    "ann", "POST", "/channels/ch_general/mute", ["muted": true, "duration": "1h"] as [String: any Sendable])
                #expect(muted.status == 200)
                #expect(muted.json["muted"] as? Bool == true)
                let until = try #require((muted.json["muted_until"] as? String).flatMap { Instant(rfc3339: $0) })
                #expect(until == (try await scenario.now()) + .seconds(3_600))
                try await scenario.advance(by: .seconds(600))
                try await scenario.submit(scenario.mention("ann", id: "early"))
                #expect(try await scenario.outcome("early", for: "ann") == "channel_muted")
                try await scenario.advance(by: .seconds(51 * 60))
                try await scenario.submit(scenario.mention("ann", id: "late"))
                #expect(try await scenario.outcome("late", for: "ann") == "pushed")
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
            }
        }

        @Test("ACC-036 notify_all on one channel wakes it, and no other")
        func notifyAll() async throws {
            try await Scenario.start("ACC-036") { scenario in
                try await scenario.people(["ann", "sender"], channel: "ch_alerts")
                try await scenario.workspace.addChannel("ch_other", name: "other", members: ["ann", "sender"])
                #expect(try await scenario.asUser("ann", "PUT", "/channels/ch_alerts/settings", ["notify_all": true]).status == 200)
                try await scenario.submit(scenario.message("plain-alerts", channel: "ch_alerts"))
                try await scenario.submit(scenario.message("plain-other", channel: "ch_other"))
                #expect(try await scenario.outcome("plain-alerts", for: "ann") == "pushed")
                #expect(try await scenario.outcome("plain-other", for: "ann") != "pushed")
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
            }
        }
    }
}
