import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
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

        @Test("ACC-034 An update changes the fields that it names, and nothing else")
        func partialUpdate() async throws {
            try await Scenario.start("ACC-034") { scenario in
                try await scenario.people(["ann"], channel: "ch_general")
                // Existing preferences: none of them a default, and each of the values asked for another one.
                let existing: [String: any Sendable] = [
                    "email_enabled": true, "categories": ["channel_activity": true, "reactions": true],
                    "notifications": ["mention": ["push": false, "email": true], "dm_message": ["push": false]],
                    "quiet_hours": [
                        "enabled": false, "start": "21:15", "end": "06:45", "timezone": "Asia/Tokyo", "days_of_week": [1, 3, 5],
                        "allow_critical": true,
                    ] as [String: any Sendable],
                ]
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", existing).status == 200)
                #expect(try await scenario.asUser("ann", "POST", "/channels/ch_general/mute", ["muted": true]).status == 200)
                let before = try await values(of: "ann", in: scenario)
                let answer = try await scenario.asUser(
                    "ann", "PUT", "/users/me/notifications",
                    [
                        "notifications": ["mention": ["push": true, "email": false]],
                        "quiet_hours": ["enabled": true, "start": "23:00", "end": "07:00"] as [String: any Sendable],
                    ] as [String: any Sendable])
                #expect(answer.status == 200)
                let after = try await values(of: "ann", in: scenario)
                let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
                // Where the window stands now follows from it.
                let derived: Set = ["updated_at", "quiet_hours.active", "quiet_hours.ends_at", "quiet_hours.next_change_at"]
                // Numbers and booleans are the same kind of object here.
                let (yes, no): (Set<String>, Set<String>) = (["true", "1"], ["false", "0"])
                let next = String(try #require(before["version"].flatMap { Int($0) }) + 1)
                let wanted: [String: Set<String>] = [
                    "notifications.mention.email": no, "notifications.mention.push": yes, "quiet_hours.enabled": yes, "quiet_hours.start": ["23:00"],
                    "quiet_hours.end": ["07:00"], "version": [next],
                ]
                #expect(changed.subtracting(derived).sorted() == wanted.keys.sorted())
                for (path, values) in wanted { #expect(values.contains(after[path] ?? ""), "\(path)") }
                #expect(after["quiet_hours.timezone"] == "Asia/Tokyo" && yes.contains(after["channel_settings.ch_general.muted"] ?? ""))
            }
        }

        /// Everything in a user's document, by its path.
        private func values(of user: String, in scenario: Scenario) async throws -> [String: String] {
            func flat(_ value: any Sendable, _ path: String) -> [String: String] {
                let parts: [(String, any Sendable)]
                if let fields = value as? [String: any Sendable] {
                    parts = fields.map { (path.isEmpty ? $0.key : "\(path).\($0.key)", $0.value) }
                } else if let items = value as? [any Sendable] {
                    parts = items.enumerated().map { ("\(path)[\($0.offset)]", $0.element) }
                } else {
                    return [path: "\(value)"]
                }
                return parts.reduce(into: [:]) { all, part in all.merge(flat(part.1, part.0)) { $1 } }
            }
            return flat(try await scenario.asUser(user, "GET", "/users/me/notifications").json, "")
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
