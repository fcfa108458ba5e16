import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

extension Acceptance {
    /// The document as clients and the command line read and write it.
    @Suite("The preference document", .serialized)
    struct PreferenceDocument {
        private let path = "/users/me/notifications"

        private func quiet(_ document: [String: any Sendable]) throws -> [String: any Sendable] {
            try #require(document["quiet_hours"] as? [String: any Sendable])
        }

        @Test("PREF-05 null forgets a choice: language, one switch, the zone of the quiet hours, a sound")
        func forgetting() async throws {
            try await Scenario.start("PREFS-1") { scenario in
                try await scenario.people(["ann"], timezone: "Europe/Berlin")
                let chosen: [String: any Sendable] = [
                    "language": "fr", "sound": ["dm": "bell", "thread": "ping"], "reduce_motion": true,
                    "vibration": ["mentions": [0, 200]], "notifications": ["mention": ["push": false, "email": false]],
                    "quiet_hours": ["enabled": true, "timezone": "Asia/Tokyo", "days_of_week": [1, 2]] as [String: any Sendable],
                ]
                let set = try await scenario.asUser("ann", "PUT", path, chosen)
                #expect(set.status == 200)
                #expect(set.json["language"] as? String == "fr")
                #expect(try quiet(set.json)["effective_timezone"] as? String == "Asia/Tokyo")
                #expect(try quiet(set.json)["timezone_source"] as? String == "preferences")
                let forgotten: [String: any Sendable] = [
                    "language": NSNull(), "sound": ["dm": NSNull()], "vibration": NSNull(), "notifications": ["mention": ["push": NSNull()]],
                    "quiet_hours": ["timezone": NSNull()],
                ]
                let after = try await scenario.asUser("ann", "PUT", path, forgotten)
                #expect(after.status == 200)
                #expect(after.json["language"] is NSNull)
                #expect(after.json["sound"] as? [String: String] == ["dm": "default", "mention": "default", "thread": "ping"])
                #expect((after.json["vibration"] as? [String: any Sendable])?.isEmpty == true)
                #expect(after.json["reduce_motion"] as? Bool == true)
                let mention = (after.json["notifications"] as? [String: [String: any Sendable]])?["mention"]
                #expect(mention?["push"] as? Bool == true)
                #expect(mention?["email"] as? Bool == false)
                let window = try quiet(after.json)
                #expect(window["timezone"] is NSNull)
                #expect(window["effective_timezone"] as? String == "Europe/Berlin")
                #expect(window["timezone_source"] as? String == "device")
                #expect(window["days_of_week"] as? [Int] == [1, 2])
            }
        }

        @Test("PREF-05 If-Match: a write names the entity tag of the last read; an older one is 412 and changes nothing")
        func entityTags() async throws {
            try await Scenario.start("PREFS-2") { scenario in
                try await scenario.people(["ann"])
                let read = try await scenario.asUser("ann", "GET", path)
                #expect(read.headers["etag"] == "\"1\"")
                let first = try await scenario.asUser("ann", "PUT", path, ["email_enabled": false], headers: [("if-match", "\"1\"")])
                #expect(first.status == 200)
                #expect(first.headers["etag"] == "\"2\"")
                let second = try await scenario.asUser("ann", "PUT", path, ["email_enabled": true], headers: [("if-match", "\"1\"")])
                #expect(second.status == 412)
                #expect(second.errorCode == "version_mismatch")
                #expect(try await scenario.asUser("ann", "GET", path).json["email_enabled"] as? Bool == false)
                #expect(try await scenario.asUser("ann", "PUT", path, ["email_enabled": true], headers: [("if-match", "*")]).status == 200)
            }
        }

        @Test("GW-08 ARCH-16 Unknown fields are ignored and named, values out of range are 422 with their field")
        func warnings() async throws {
            try await Scenario.start("PREFS-3") { scenario in
                try await scenario.people(["ann"])
                let odd: [String: any Sendable] = [
                    "emailEnabled": false, "colour": "blue", "version": 9,
                    "quiet_hours": ["snooze": true, "active": true, "start": "21:00"] as [String: any Sendable],
                ]
                let answer = try await scenario.asUser("ann", "PUT", path, odd)
                #expect(answer.status == 200)
                #expect(answer.json["email_enabled"] as? Bool == false)
                #expect(answer.json["version"] as? Int == 2)
                let warnings = try #require(answer.json["warnings"] as? [[String: String]])
                #expect(Set(warnings.compactMap { $0["field"] }) == ["colour", "version", "quiet_hours.snooze", "quiet_hours.active"])
                let refused: [(body: [String: any Sendable], code: String, field: String)] = [
                    (["language": "english please"], "invalid_value", "language"),
                    (["device_scope": "watch"], "invalid_value", "device_scope"),
                    (["sound": ["dm": String(repeating: "x", count: 101)]], "invalid_value", "sound.dm"),
                    (["quiet_hours": ["days_of_week": [1, 9]]], "invalid_value", "quiet_hours.days_of_week"),
                    (["quiet_hours": ["start": "25:00"]], "invalid_time", "quiet_hours.start"),
                    (["vibration": ["mentions": [99_999]]], "invalid_value", "vibration.mentions"),
                    (["digest_time": ["poke": "08:00"]], "unknown_type", "digest_time.poke"),
                ]
                for (body, code, field) in refused {
                    let answer = try await scenario.asUser("ann", "PUT", path, body)
                    #expect(answer.status == 422, "\(field)")
                    #expect(answer.errorCode == code)
                    #expect(answer.errorField == field)
                }
                let malformed = try await scenario.asUser("ann", "PUT", path, ["quiet_hours": ["days_of_week": [1.5]]])
                #expect(malformed.status == 400)
                #expect(malformed.errorField == "quiet_hours.days_of_week")
                #expect(try await scenario.asUser("ann", "GET", path).json["version"] as? Int == 2)
            }
        }

        /// Runs `carillon prefs …` to its end.
        private func prefs(_ scenario: Scenario, _ arguments: String...) async throws -> (status: Int32, output: URL) {
            let all =
                ["prefs"] + arguments + [
                    "--run-dir", scenario.system.options.runFolder.path, "--organization", scenario.tenant.organizationId, "--app",
                    scenario.tenant.appId,
                ]
            let output = scenario.system.options.runFolder.appending(path: "carillon-\(UUID().uuidString).log")
            let command = try ServiceProcess(name: "carillon", executable: ReleaseExecutables.url("carillon"), arguments: all, log: output)
            return (await command.wait(), output)
        }

        @Test("carillon prefs import accepts the output of carillon prefs export; a dry run changes nothing")
        func transfer() async throws {
            try await Scenario.start("PREFS-5") { scenario in
                try await scenario.people(["ann", "sender"], channel: "ch_General")
                let chosen: [String: any Sendable] = [
                    "language": "fr", "notifications": ["dm_message": ["push": false]], "sound": ["dm": "bell"],
                    "quiet_hours": ["enabled": true, "days_of_week": [1, 2], "allow_critical": false] as [String: any Sendable],
                ]
                #expect(try await scenario.asUser("ann", "PUT", path, chosen).status == 200)
                #expect(try await scenario.asUser("ann", "PUT", "/channels/ch_General/settings", ["starred": true]).status == 200)
                let before = try await scenario.asUser("ann", "GET", path).json
                let exported = try await prefs(scenario, "export")
                #expect(exported.status == 0)
                let line = try String(contentsOf: exported.output, encoding: .utf8)
                #expect(
                    line.contains(#""dm_message":{"push":false}"#) && line.contains(#""ch_General":{"#) && line.contains(#""days_of_week":[1,2]"#))
                let forget = ["language": NSNull(), "notifications": NSNull(), "sound": NSNull(), "quiet_hours": NSNull()]
                #expect(try await scenario.asUser("ann", "PUT", path, forget).status == 200)
                #expect(try await prefs(scenario, "import", exported.output.path, "--dry-run").status == 0)
                #expect(try await scenario.asUser("ann", "GET", path).json["language"] is NSNull)
                #expect(try await prefs(scenario, "import", exported.output.path).status == 0)
                let after = try await scenario.asUser("ann", "GET", path).json
                for name in ["language", "notifications", "sound", "quiet_hours", "channel_settings", "categories"] {
                    let (old, new) = (before[name] as? NSObject, after[name] as? NSObject)
                    #expect(old == new, "\(name)")
                }
                let broken = scenario.system.options.runFolder.appending(path: "broken.jsonl")
                try (line + "{\"user_id\":\"bob\",\"language\":\"not a language\"}\nnonsense\n").write(to: broken, atomically: true, encoding: .utf8)
                let refused = try await prefs(scenario, "import", broken.path)
                #expect(refused.status == 1)
                let said = try String(contentsOf: refused.output, encoding: .utf8)
                #expect(said.contains("line 2: invalid_value language") && said.contains("line 3: not understood"))
                #expect(said.contains("changed 0, unchanged 1, rejected 2"))
            }
        }

        @Test("PREF-09 The command line sets the zone of quiet hours alone, and shows the document")
        func commandLine() async throws {
            try await Scenario.start("PREFS-4") { scenario in
                try await scenario.people(["ann"])
                #expect(try await prefs(scenario, "set", "ann", "--quiet-hours", "21:00-06:00").status == 0)
                #expect(try await prefs(scenario, "set", "ann", "--timezone", "Asia/Tokyo").status == 0)
                let window = try quiet(try await scenario.asUser("ann", "GET", path).json)
                #expect(window["timezone"] as? String == "Asia/Tokyo")
                #expect(window["start"] as? String == "21:00")
                #expect(window["enabled"] as? Bool == true)
                #expect(try await prefs(scenario, "set", "ann", "--timezone", "Mars/X").status != 0)
                #expect(try await prefs(scenario, "show", "ann").status == 0)
            }
        }
    }
}
