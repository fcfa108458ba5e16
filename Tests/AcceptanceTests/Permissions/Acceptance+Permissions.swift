import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.2 Permission and prompts", .serialized)
    struct Permissions {
        /// A user with a role and no device.
        private func newcomer(_ user: String, role: String, in scenario: Scenario) async throws {
            let person = RegistryV1.User(
                tenant: scenario.tenant, userId: user, roles: [role], displayName: user.capitalized, status: .active)
            let answer = try await scenario.clients.registry.upsertUsers(.init(users: [person]))
            #expect(answer.results.allSatisfy { $0.reason.isEmpty })
        }

        /// The answer to the app of a user's phone.
        private func ask(
            _ user: String, _ context: String, device: String = "phone", type: String = "ios", language: String = "en", in scenario: Scenario
        ) async throws -> [String: any Sendable] {
            let answer = try await scenario.asUser(
                user, "GET", "/push/prompt?device_id=\(device)&context=\(context)&device_type=\(type)", headers: [("accept-language", language)])
            #expect(answer.status == 200)
            #expect((answer.json["kind"] as? String == "none") == (answer.json["show"] as? Bool == false))
            return answer.json
        }

        private func kind(
            _ user: String, _ context: String, device: String = "phone", type: String = "ios", in scenario: Scenario
        ) async throws -> String? {
            try await ask(user, context, device: device, type: type, in: scenario)["kind"] as? String
        }

        private func report(
            _ status: String, of user: String, from: String = "os_settings", device: String = "phone", in scenario: Scenario
        ) async throws {
            let body = ["device_id": device, "permission_status": status, "changed_from": from]
            #expect(try await scenario.asUser(user, "PUT", "/push/permission", body).status == 200)
        }

        @discardableResult
        private func outcome(
            _ outcome: String, of user: String, kind: String = "primer", device: String = "phone", in scenario: Scenario
        ) async throws -> Instant? {
            let answer = try await scenario.asUser(user, "POST", "/push/prompt", ["device_id": device, "kind": kind, "outcome": outcome])
            #expect(answer.status == 200)
            // The profiles spell their answers in their own way (ARCH-12).
            return ((answer.json["nextEligibleAt"] ?? answer.json["next_eligible_at"]) as? String).flatMap { Instant(rfc3339: $0) }
        }

        private let day = Duration.seconds(86_400)

        @Test("ACC-021 PREF-14 The primer comes with the first value or on the third active day, never before and never on a page load")
        func primer() async throws {
            try await Scenario.start("ACC-021", profile: "mlc-lms") { scenario in
                for student in ["ann", "ben"] { try await newcomer(student, role: "student", in: scenario) }
                for student in ["ann", "ben"] {
                    #expect(try await kind(student, "app_start", in: scenario) == "none")
                    #expect(try await kind(student, "page_load", type: "web", in: scenario) == "none")
                }
                let first = try await ask("ann", "value_moment", in: scenario)
                #expect(first["kind"] as? String == "primer")
                let texts = try #require(first["texts"] as? [String: String])
                #expect(texts["title"] == "Stay On Track with Reminders")
                #expect(
                    (1...4).map { texts["item_\($0)"] } == [
                        "Assignments due soon", "Teacher feedback", "Challenges from friends", "Practice streak milestones",
                    ])
                #expect(texts["accept"] == "Enable Notifications")
                #expect(texts["decline"] == "Not Now")
                #expect(texts["note"] == "You can change this anytime in Settings.")
                #expect(try await kind("ben", "app_start", in: scenario) == "none")
                for expected in ["none", "primer"] {
                    try await scenario.advance(by: day)
                    #expect(try await kind("ben", "page_load", type: "web", in: scenario) == "none")
                    #expect(try await kind("ben", "app_start", in: scenario) == expected)
                }
            }
        }

        @Test("ACC-022 PREF-15 After Not Now there is quiet for seven days, then the primer again")
        func notNow() async throws {
            try await Scenario.start("ACC-022", profile: "mlc-lms") { scenario in
                try await newcomer("ann", role: "student", in: scenario)
                #expect(try await kind("ann", "value_moment", in: scenario) == "primer")
                let again = try #require(try await outcome("not_now", of: "ann", in: scenario))
                #expect(again == (try await scenario.now()) + .seconds(7 * 86_400))
                for context in ["app_start", "contextual", "settings"] {
                    #expect(try await kind("ann", context, in: scenario) == "none")
                }
                try await scenario.advance(to: again - .seconds(1))
                #expect(try await kind("ann", "app_start", in: scenario) == "none")
                try await scenario.advance(to: again)
                #expect(try await kind("ann", "app_start", in: scenario) == "primer")
            }
        }

        // The toast is a screen's; its text is told.
        @Test("ACC-023 (partly) A granted prompt is reported, the device registers and is sent to, and nothing asks again")
        func granted() async throws {
            try await Scenario.start("ACC-023", profile: "mlc-lms") { scenario in
                try await newcomer("ann", role: "student", in: scenario)
                let shown = try await ask("ann", "value_moment", in: scenario)
                #expect((shown["texts"] as? [String: String])?["granted"] == "You're all set!")
                try await outcome("accepted", of: "ann", in: scenario)
                let answer = try await scenario.asUser(
                    "ann", "PUT", "/push/permission",
                    ["device_id": "phone", "permission_status": "granted", "changed_from": "permission_prompt"])
                let history = try #require(answer.json["history"] as? [[String: any Sendable]])
                #expect(history.map { $0["oldStatus"] as? String } == ["not_determined"])
                #expect(history.map { $0["newStatus"] as? String } == ["granted"])
                #expect(history.map { $0["changedFrom"] as? String } == ["permission_prompt"])
                let told = try #require(try await scenario.raised(1, "push_permission_changed", about: "ann").first).json
                #expect(
                    told as? [String: String] == [
                        "device_id": "phone", "user_id": "ann", "old_status": "not_determined", "new_status": "granted",
                        "changed_from": "permission_prompt",
                    ])
                let device = ["platform": "ios", "token": scenario.token("ann"), "device_id": "phone", "registration_method": "settings_toggle"]
                #expect(try await scenario.asUser("ann", "POST", "/push/devices", device).status == 200)
                let due = ["assignment": "Scales", "due_time": "18:00"]
                try await scenario.submit(scenario.event("due", type: "assignment_due_soon", to: ["ann"], data: due))
                #expect(try await scenario.outcome("due", for: "ann") == "pushed")
                #expect(try await scenario.shown(scenario.token("ann")).count == 1)
                #expect(try await kind("ann", "app_start", in: scenario) == "none")
                // A later change in the system's settings reaches the device at once.
                try await report("denied", of: "ann", in: scenario)
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                #expect(devices.map(\.permissionStatus) == [.denied])
            }
        }

        @Test("ACC-024 (partly) After a denial the user sees the banner with the way to the settings, never the prompt; Dismiss hides it")
        func deniedBanner() async throws {
            try await Scenario.start("ACC-024", profile: "mlc-lms") { scenario in
                try await newcomer("ann", role: "student", in: scenario)
                #expect(try await kind("ann", "value_moment", in: scenario) == "primer")
                try await report("denied", of: "ann", from: "permission_prompt", in: scenario)
                for context in ["app_start", "contextual", "settings"] {
                    let shown = try await ask("ann", context, in: scenario)
                    #expect(shown["kind"] as? String == "denied_banner")
                    let texts = try #require(shown["texts"] as? [String: String])
                    #expect(texts["title"] == "Notifications are turned off")
                    #expect(texts["decline"] == "Dismiss")
                    #expect(texts["instructions_ios"]?.isEmpty == false)
                    #expect(texts["instructions_android"]?.isEmpty == false)
                }
                try await outcome("dismissed", of: "ann", kind: "denied_banner", in: scenario)
                #expect(try await kind("ann", "app_start", in: scenario) == "none")
            }
        }

        @Test("ACC-025 PREF-14 A user who opted out in the settings sees no prompt for 180 days, also in context")
        func optedOut() async throws {
            // Half a year: not on the clock that the other scenarios share.
            try await RunningSystem.fresh("ACC-025") { system in
                try await Scenario.start("ACC-025", profile: "mlc-lms", in: system) { scenario in
                    try await newcomer("ann", role: "student", in: scenario)
                    #expect(try await kind("ann", "value_moment", in: scenario) == "primer")
                    let off = try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": false])
                    let since = try #require((off.json["optedOutAt"] as? String).flatMap { Instant(rfc3339: $0) })
                    for context in ["app_start", "contextual", "settings", "value_moment"] {
                        #expect(try await kind("ann", context, in: scenario) == "none")
                    }
                    let again = since + .seconds(180 * 86_400)
                    let answer = try await ask("ann", "contextual", in: scenario)
                    #expect(answer["reason"] as? String == "opted_out")
                    #expect(answer["nextEligibleAt"] as? String == again.rfc3339)
                    try await scenario.advance(to: again - .seconds(1))
                    #expect(try await kind("ann", "contextual", in: scenario) == "none")
                    try await scenario.advance(to: again)
                    #expect(try await kind("ann", "contextual", in: scenario) == "primer")
                }
            }
        }

        @Test("ACC-026 PREF-14 A parent sees the soft-ask at the first dashboard, in the parent's words; after a skip only from the settings")
        func softAsk() async throws {
            try await Scenario.start("ACC-026", profile: "school") { scenario in
                try await newcomer("mona", role: "guardian", in: scenario)
                let shown = try await ask("mona", "dashboard", in: scenario)
                #expect(shown["kind"] as? String == "primer")
                #expect((shown["texts"] as? [String: String])?["body"] == "Get notified when your child earns a sticker!")
                let arabic = try await ask("mona", "dashboard", language: "ar", in: scenario)
                #expect(arabic["locale"] as? String == "ar")
                #expect(try await outcome("skipped", of: "mona", in: scenario) == nil)
                for _ in 0..<3 {
                    try await scenario.advance(by: day)
                    #expect(try await kind("mona", "first_login", in: scenario) == "none")
                    #expect(try await kind("mona", "dashboard", in: scenario) == "none")
                }
                #expect(try await kind("mona", "settings", in: scenario) == "primer")
                // Each device asks for itself.
                #expect(try await kind("mona", "dashboard", device: "tablet", in: scenario) == "primer")
            }
        }

        @Test("ACC-028 PREF-14 First renders ask for nothing; only the settings screen does")
        func userIntent() async throws {
            try await Scenario.start("ACC-028", profile: "timesafari") { scenario in
                try await newcomer("did:ethr:0xabc", role: "member", in: scenario)
                for context in ["page_load", "app_start", "first_login", "dashboard", "value_moment", "contextual"] {
                    for type in ["web", "android"] {
                        #expect(try await kind("did:ethr:0xabc", context, type: type, in: scenario) == "none", "\(context) on \(type)")
                    }
                }
                #expect(try await kind("did:ethr:0xabc", "settings", type: "android", in: scenario) == "primer")
                #expect(try await kind("did:ethr:0xabc", "settings", device: "browser", type: "web", in: scenario) == "web_contextual")
            }
        }

        @Test("ACC-032 OBS-08 Ten answers to the system's prompt with seven grants are a rate of 70%, and the target of more than 60% is met")
        func grantRate() async throws {
            try await Scenario.start("ACC-032", profile: "mlc-lms") { scenario in
                for number in 0..<10 {
                    try await newcomer("user-\(number)", role: "student", in: scenario)
                    try await report(number < 7 ? "granted" : "denied", of: "user-\(number)", from: "permission_prompt", in: scenario)
                }
                let statistics = try await scenario.clients.permissions.permissionStatistics(.init(tenant: scenario.tenant))
                #expect(statistics == .init(prompted: 10, granted: 7, grantRate: 0.7, target: "> 60 %", met: true))
                // As an administrator's screen and an operator's terminal show it.
                let http = try await scenario.metric("permission_grant_rate")
                #expect(http["value"] as? Double == 0.7 && http["target"] as? String == "> 60 %" && http["met"] as? Bool == true)
                let printed = try await scenario.carillon("devices", "stats")
                let app = try #require(try JSONSerialization.jsonObject(with: printed) as? [String: Any])
                let metrics = try #require(app["metrics"] as? [[String: Any]])
                let shown = try #require(metrics.first { $0["name"] as? String == "permission_grant_rate" })
                #expect(shown["value"] as? Double == 0.7 && shown["target"] as? String == "> 60 %" && shown["met"] as? Bool == true)
                // Four more denials, and the target is missed.
                for number in 10..<14 {
                    try await newcomer("user-\(number)", role: "student", in: scenario)
                    try await report("denied", of: "user-\(number)", from: "permission_prompt", in: scenario)
                }
                let missed = try await scenario.metric("permission_grant_rate")
                #expect(missed["value"] as? Double == 0.5 && missed["met"] as? Bool == false)
            }
        }
    }
}
