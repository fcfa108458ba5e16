import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.3 Test notifications", .serialized)
    struct TestPush {
        private func results(_ answer: HTTPClient.Response) -> [String] {
            (answer.json["results"] as? [[String: any Sendable]] ?? [])
                .map { "\($0["platform"] as? String ?? "") \($0["status"] as? String ?? "") \($0["reason"] as? String ?? "")" }.sorted()
        }

        @Test("ACC-044 DISP-34 A test push reaches the user's devices also in quiet hours, and the answer has the result of each")
        func duringQuietHours() async throws {
            try await Scenario.start("ACC-044", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann", "ben"], platforms: ["ios", "android"], roles: ["student"])
                let quiet: [String: any Sendable] = ["enabled": true, "start": "00:00", "end": "23:59", "timezone": "UTC"]
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["quiet_hours": quiet]).status == 200)
                let state = try await scenario.asUser("ann", "GET", "/users/me/notifications").json
                let hours = (state["quietHours"] ?? state["quiet_hours"]) as? [String: any Sendable]
                #expect(hours?["active"] as? Bool == true)

                let began = ContinuousClock.now
                let answer = try await scenario.asUser("ann", "POST", "/push/test", [:] as [String: any Sendable])
                #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
                #expect(ContinuousClock.now - began < .seconds(30))
                #expect(results(answer) == ["Android sent ", "iOS sent "])
                for platform in ["ios", "android"] { #expect(try await scenario.accepted(scenario.token("ann", platform)).count == 1) }
                let sent = try #require(try await scenario.accepted(scenario.token("ann")).first)
                #expect((sent.json["data"] as? [String: Any])?["test"] as? String == "true", "\(sent.json)")
                for platform in ["ios", "android"] { #expect(try await scenario.requests(scenario.token("ben", platform)).isEmpty) }

                // What a provider knows in the instant of a registration says nothing of it.
                try await scenario.validated()
                // A device that is dead, a device alone, and one of somebody else.
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [
                        .init(provider: "apns", token: scenario.token("ann"), status: 410, reason: "Unregistered", action: .answer, times: 1)
                    ]))
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                let phone = try #require(devices.first { $0.platform == "iOS" })
                let dead = try await scenario.asUser("ann", "POST", "/push/test", ["device_ids": [phone.pushDeviceId]])
                #expect(results(dead) == ["iOS failed Unregistered"])
                try await scenario.settle()
                let later = try await scenario.asUser("ann", "POST", "/push/test", ["device_ids": [phone.deviceId]])
                #expect(results(later).first?.contains("skipped") == true, "\(results(later))")
                let foreign = try await scenario.asUser("ben", "POST", "/push/test", ["device_ids": [phone.pushDeviceId]])
                #expect(foreign.status == 404 && foreign.errorField == "device_ids")

                // Five a minute.
                for _ in 0..<3 { _ = try await scenario.asUser("ann", "POST", "/push/test", [:] as [String: any Sendable]) }
                let sixth = try await scenario.asUser("ann", "POST", "/push/test", [:] as [String: any Sendable])
                #expect(sixth.status == 429 && sixth.headers["retry-after"] == "12")
                // An admin's word counts for others, a student's does not.
                let asked = ["user_id": "ben"]
                #expect(try await scenario.asUser("eve", "POST", "/admin/test", asked).status == 403)
                let admin = try await scenario.asUser("eve", "POST", "/admin/test", asked, roles: ["system_admin"])
                #expect(results(admin) == ["Android sent ", "iOS sent "])
            }
        }
    }
}
