import SystemControl
import Testing

extension Acceptance {
    /// Texts as their readers get them.
    @Suite("2.5 Texts in the reader's language", .serialized)
    struct Texts {
        /// Adds a user with an Android phone.
        private func add(_ user: String, role: String, locale: String, timezone: String = "UTC", to scenario: Scenario) async throws {
            let person: [String: any Sendable] = ["display_name": user, "locale": "en", "timezone": timezone, "roles": [role]]
            #expect(try await scenario.asHost("PUT", "/directory/users/\(user)", person).status == 200)
            let device = ["platform": "android", "token": scenario.token(user, "android"), "device_id": "phone", "locale": locale]
            #expect(try await scenario.asUser(user, "POST", "/push/devices", device).status == 200)
        }

        /// Title and body of the only push to a user.
        private func text(of user: String, in scenario: Scenario) async throws -> [String] {
            let requests = try await scenario.shown(scenario.token(user, "android"))
            #expect(requests.count == 1)
            let message = requests.first?.json["message"] as? [String: Any]
            let notification = message?["notification"] as? [String: Any]
            return ["title", "body"].map { notification?[$0] as? String ?? "" }
        }

        @Test(
            "ACC-069 I18N-01 I18N-04 EVAL-36 a phone in Spanish reads English first, and Spanish when the app has it on, in the user's zone",
            arguments: [
                ("en", "[en]", "🎵 Assignment Due Soon", "Complete 'Scales' by 3:00 PM"),
                ("es", "[en, es]", "🎵 Tarea por entregar", "Hora límite para «Scales»: 15:00"),
            ])
        func spanish(name: String, languages: String, title: String, body: String) async throws {
            try await Scenario.start("ACC-069-\(name)", profile: "mlc-lms", overrides: ["supported_locales": languages]) { scenario in
                try await add("maya", role: "student", locale: "es-MX", timezone: "America/New_York", to: scenario)
                let data = ["assignment": "Scales", "due_time": "2026-12-05T20:00:00Z"]
                try await scenario.submit(scenario.event("e1", type: "assignment_due_soon", to: ["maya"], entity: "1", data: data))
                #expect(try await text(of: "maya", in: scenario) == [title, body])
            }
        }

        @Test("ACC-068 EVAL-37 emoji stay only for the student")
        func emoji() async throws {
            try await Scenario.start("ACC-068", profile: "mlc-lms") { scenario in
                try await add("sam", role: "student", locale: "en", to: scenario)
                try await add("tina", role: "teacher", locale: "en", to: scenario)
                let data = ["sender_name": "Ann 🎻", "text": "Well 🎉 done ❤️"]
                try await scenario.submit(scenario.event("e1", type: "message_reply", to: ["sam", "tina"], entity: "1", data: data))
                #expect(try await text(of: "sam", in: scenario) == ["Message from Ann 🎻", "Well 🎉 done ❤️"])
                #expect(try await text(of: "tina", in: scenario) == ["Message from Ann", "Well done"])
            }
        }
    }
}
