import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.7 Groups", .serialized)
    struct Groups {
        /// The titles and bodies that a phone showed, in order.
        private func shown(_ user: String, in scenario: Scenario) async throws -> [String] {
            try await scenario.shown(scenario.token(user, "android")).map { request in
                let message = request.json["message"] as? [String: Any]
                let notification = message?["notification"] as? [String: Any]
                return "\(notification?["title"] as? String ?? "-") / \(notification?["body"] as? String ?? "-")"
            }
        }

        @Test("ACC-090 (partly) EVAL-29 Of three children that a roll call marks, the first comes at once, the others as one with each status")
        func rollCall() async throws {
            // Over FCM, where each push is a request of its own.
            try await Scenario.start("ACC-090", profile: "school", overrides: ["enabled_providers": "[expo, fcm]"]) { scenario in
                let children = ["ali", "sara", "omar"]
                try await scenario.people(children, platforms: [], roles: ["student"])
                try await scenario.people(["mum"], platforms: ["android"], roles: ["guardian"])
                for child in children {
                    let related = try await scenario.asHost(
                        "PUT", "/directory/relationships/r-\(child)",
                        ["guardian_user_id": "mum", "child_user_id": child, "verified": true] as [String: any Sendable])
                    #expect(related.status == 200)
                }
                for (child, status) in zip(children, ["present", "absent", "late"]) {
                    var event = scenario.event(child, type: "attendance_marked", to: [], data: ["status": status])
                    event["subject_user_id"] = child
                    try await scenario.submit(event)
                    try await scenario.advance(by: .seconds(4))
                }
                #expect(try await shown("mum", in: scenario) == ["Attendance: Ali / Ali: Present"])
                #expect(try await scenario.decision("omar", for: "mum").detail.hasPrefix("collected until"))
                try await scenario.advance(by: .seconds(30))
                #expect(try await shown("mum", in: scenario).dropFirst() == ["2 updates / Sara: Absent, Omar: Late"])
                #expect(try await scenario.outcome("omar", for: "mum") == "grouped")
            }
        }

        @Test(
            "ACC-091 (partly) EVAL-29 Five stickers in ten seconds: leading one and one of four, trailing one of five; Arabic in its own form",
            arguments: [("leading", "en"), ("trailing", "ar")])
        func stickers(emit: String, language: String) async throws {
            let overrides = ["enabled_providers": "[expo, fcm]", "group_emit": emit]
            try await Scenario.start("ACC-091-\(emit)", profile: "school", overrides: overrides) { scenario in
                try await scenario.people(["sami"], platforms: ["android"], roles: ["student"])
                let user = try await scenario.asHost(
                    "PUT", "/directory/users/sami", ["display_name": "Sami", "roles": ["student"], "locale": language] as [String: any Sendable])
                #expect(user.status == 200)
                for number in 1...5 {
                    let data = ["sticker_name": "Star \(number)", "teacher_name": "Ms Noor"]
                    try await scenario.submit(scenario.event("s\(number)", type: "sticker_awarded", to: ["sami"], entity: "s\(number)", data: data))
                    try await scenario.advance(by: .seconds(2))
                }
                #expect(try await shown("sami", in: scenario).count == (emit == "leading" ? 1 : 0))
                try await scenario.advance(by: .seconds(30))
                let last = try await shown("sami", in: scenario)
                if emit == "leading" {
                    #expect(
                        last == ["New sticker! / You got the Star 1 sticker from Ms Noor", "4 new stickers / Star 2, Star 3, Star 4, Star 5"])
                } else {
                    let plain = last.map { text in String(text.unicodeScalars.filter { !("\u{2066}"..."\u{2069}").contains($0) }) }
                    #expect(plain == ["5 ملصقات جديدة / Star 1، Star 2، Star 3، Star 4، Star 5"])
                }
            }
        }
    }
}
