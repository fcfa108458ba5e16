import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// What authors see before anything is sent, and what is sent then.
    @Suite("2.9 Previews", .serialized)
    struct Previews {
        /// Without what differs from one notification and device to the next: ids of notifications and pushes, and the token.
        private func comparable(_ payload: String, token: String) -> String {
            payload.replacing(/(notif|push)_[0-9A-Za-z]{26}/) { "\($0.1)_ID" }.replacing(token, with: "TOKEN")
        }

        /// The preview for Android through FCM, of a list of previews.
        private func android(_ items: Any?) throws -> [String: Any] {
            let devices = try #require(items as? [[String: Any]])
            #expect(devices.map { "\($0["device_type"] ?? "") \($0["provider"] ?? "")" } == ["android fcm", "android expo"])
            return try #require(devices.first)
        }

        @Test("EVAL-63 CTL-02 DISP-21 A preview of a long text in Arabic has the payload that is sent later, but for ids and the token")
        func arabic() async throws {
            let overrides = ["enabled_providers": "[expo, fcm]", "content_retention_days": "30", "delivery_log_retention_days": "30"]
            try await Scenario.start("EVAL-63", profile: "school", overrides: overrides) { scenario in
                let person: [String: any Sendable] = ["display_name": "Ali", "locale": "ar", "timezone": "UTC", "roles": ["student"]]
                #expect(try await scenario.asHost("PUT", "/directory/users/ali", person).status == 200)
                try await scenario.people(["mum"], platforms: ["android"], roles: ["guardian"])
                let related: [String: any Sendable] = ["guardian_user_id": "mum", "child_user_id": "ali", "verified": true]
                #expect(try await scenario.asHost("PUT", "/directory/relationships/r1", related).status == 200)
                let token = scenario.token("ali", "android")
                let device = ["platform": "android", "token": token, "device_id": "phone", "locale": "ar"]
                #expect(try await scenario.asUser("ali", "POST", "/push/devices", device).status == 200)

                // The body is cut to the app's limit, and the notes do not fit into a payload.
                let sticker = String(repeating: "نجمة ذهبية ", count: 20)
                let data = ["sticker_name": sticker, "teacher_name": "نور", "notes": String(repeating: "n", count: 5_000)]
                let asked: [String: any Sendable] = [
                    "type_id": "sticker_awarded", "device_type": "android", "locale": "ar", "role": "student", "data": data,
                    "entity_type": "entity", "entity_id": "s1",
                ]
                let answer = try await scenario.asUser("boss", "POST", "/admin/preview", asked, roles: ["org_admin"])
                #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
                let preview = try android(answer.json["devices"])
                #expect(preview["omissions"] as? [String] == ["data key 'notes' left out to fit the payload limit"])
                let warnings = try #require(preview["warnings"] as? [String])
                #expect(warnings.contains { $0.hasSuffix("its limit is 150: it was cut") }, "\(warnings)")
                let body = try #require(preview["body"] as? String)
                let closed = try #require(preview["collapsed_body"] as? String)
                #expect(closed.count < body.count && closed.hasSuffix("…"), "\(closed)")
                let payload = try #require(preview["payload"] as? String)
                #expect(payload.contains(body) && (preview["payload_bytes"] as? Int ?? .max) <= 4_096)

                // Nothing was sent, and nobody may look who is no administrator.
                try await scenario.settle()
                #expect(try await scenario.requests(token).isEmpty)
                let refused = try await scenario.asUser("ali", "POST", "/admin/preview", asked, roles: ["staff"])
                #expect(refused.status == 403)

                var event = scenario.event("s1", type: "sticker_awarded", to: [], entity: "s1", data: data)
                event["subject_user_id"] = "ali"
                try await scenario.submit(event)
                let sent = try await scenario.shown(token)
                #expect(sent.count == 1)
                let request = try #require(sent.first)
                let placeholder = try #require(payload.firstMatch(of: /"token":"([^"]+)"/)).1
                #expect(
                    comparable(String(decoding: request.body, as: UTF8.self), token: token) == comparable(payload, token: String(placeholder)))

                // The command line says the same.
                let printed = try await scenario.carillon(
                    ["preview", "sticker_awarded", "--locale", "ar", "--role", "student", "--device-type", "android"]
                        + data.flatMap { ["--data", "\($0.key)=\($0.value)"] })
                let list = try #require(try JSONSerialization.jsonObject(with: printed) as? [String: Any])
                let shown = try android(list["items"])
                #expect(shown["body"] as? String == body && shown["collapsed_body"] as? String == closed)
            }
        }
    }
}
