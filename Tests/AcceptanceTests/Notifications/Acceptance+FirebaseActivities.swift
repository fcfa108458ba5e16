import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 Live Activities through FCM", .serialized)
    struct FirebaseActivities {
        @Test("DISP-37 DISP-11 An iPhone whose app uses Firebase gets its notifications and its Live Activity through FCM")
        func activity() async throws {
            try await Scenario.start("DISP-37-FCM") { scenario in
                try await scenario.people(["ina"], platforms: [])
                let token = scenario.token("ina", "android")
                let device = ["platform": "ios", "token": token, "device_id": "phone", "push_token_type": "fcm"]
                let registered = try await scenario.asUser("ina", "POST", "/push/devices", device)
                let phone = try #require(registered.json["push_device_id"] as? String, "\(String(decoding: registered.body, as: UTF8.self))")
                try await scenario.validated()
                let activityToken = String(repeating: "a1", count: 40)
                let address = ["push_device_id": phone, "kind": "live_activity", "name": "order-17", "token": activityToken]
                let added = try await scenario.asUser("ina", "POST", "/push/activity-tokens", address)
                #expect(added.status == 200, "\(String(decoding: added.body, as: UTF8.self))")

                let state: [String: any Sendable] = ["event": "update", "content_state": ["eta": 15]]
                let push: [String: any Sendable] = ["user_id": "ina", "name": "order-17", "live_activity": state]
                let taken = try await scenario.asHost("POST", "/push/activities", push)
                #expect(taken.status == 202 && taken.json["addresses"] as? Int == 1, "\(String(decoding: taken.body, as: UTF8.self))")
                try await scenario.settle()
                try await scenario.submit(scenario.mention("ina", id: "m"))

                let sent = try await scenario.accepted(token)
                #expect(sent.map(\.provider) == ["fcm", "fcm"])
                let messages = sent.map { $0.json["message"] as? [String: Any] ?? [:] }
                let apple = try #require(messages.first?["apns"] as? [String: Any])
                let aps = (apple["payload"] as? [String: Any])?["aps"] as? [String: Any]
                #expect(apple["live_activity_token"] as? String == activityToken && aps?["event"] as? String == "update")
                #expect((aps?["content-state"] as? [String: Any])?["eta"] as? Int == 15)
                #expect(messages.last?["notification"] != nil)
                // APNs was asked for neither.
                #expect(try await scenario.everyRequest(activityToken).isEmpty)
                #expect(try await scenario.clients.simulator.statistics(.init()).violations == [:])
            }
        }
    }
}
