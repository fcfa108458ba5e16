import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 Devices by priority", .serialized)
    struct DevicesByPriority {
        /// A student with two phones, of which the first one was used last.
        private func withPhones(_ number: String, _ body: (Scenario) async throws -> Void) async throws {
            try await Scenario.start(number, profile: "mlc-lms") { scenario in
                try await scenario.people(["fay"], platforms: ["ios", "android"], roles: ["student"])
                try await scenario.advance(by: .seconds(60))
                try await scenario.people(["fay"], platforms: ["ios"], roles: ["student"])
                try await body(scenario)
            }
        }

        private func send(_ id: String, _ priority: String, to user: String = "fay", in scenario: Scenario) async throws {
            var event = scenario.event(id, type: "assignment_new", to: [user], entity: id, data: ["assignment": "Scales \(id)"])
            event["priority"] = priority
            try await scenario.submit(event)
        }

        private func counts(_ scenario: Scenario) async throws -> [Int] {
            try await [scenario.shown(scenario.token("fay")).count, scenario.shown(scenario.token("fay", "android")).count]
        }

        @Test("ACC-060 EVAL-25 A normal push goes to the most recently used device alone, with APNs priority 5")
        func normal() async throws {
            try await withPhones("ACC-060") { scenario in
                try await send("n", "normal", in: scenario)
                #expect(try await counts(scenario) == [1, 0])
                #expect(try await scenario.shown(scenario.token("fay")).first?.headers["apns-priority"] == "5")
                // The other phone is used: it is the most recent one now.
                try await scenario.advance(by: .seconds(60))
                try await scenario.people(["fay"], platforms: ["android"], roles: ["student"])
                try await send("m", "normal", in: scenario)
                #expect(try await counts(scenario) == [1, 1])
                let message = try await scenario.shown(scenario.token("fay", "android")).first?.json["message"] as? [String: Any]
                #expect((message?["android"] as? [String: Any])?["priority"] as? String == "NORMAL")
                try await send("b", "blocking", in: scenario)
                #expect(try await counts(scenario) == [2, 2])
            }
        }

        @Test("ACC-059 EVAL-26 A high push that no device confirms goes to the other devices after 300 s; one that is opened does not")
        func escalation() async throws {
            try await Scenario.start("ACC-059", profile: "mlc-lms") { scenario in
                try await scenario.people(["gil"], platforms: ["ios", "android"], roles: ["student"])
                let tablet = String(repeating: "059a", count: 16)
                _ = try await scenario.clients.registry.registerDevice(
                    .init(tenant: scenario.tenant, userId: "gil", deviceId: "tablet-059", platform: "ios", token: tablet, appVersion: "1.0.0"))
                try await scenario.advance(by: .seconds(60))
                try await scenario.people(["gil"], platforms: ["ios"], roles: ["student"])
                func counts() async throws -> [Int] {
                    var counts: [Int] = []
                    for token in [scenario.token("gil"), scenario.token("gil", "android"), tablet] {
                        counts.append(try await scenario.shown(token).count)
                    }
                    return counts
                }
                try await send("silent", "high", to: "gil", in: scenario)
                try await send("opened", "high", to: "gil", in: scenario)
                #expect(try await counts() == [2, 0, 0])
                try await scenario.advance(by: .seconds(200))
                let opened = try await scenario.decision("opened", for: "gil").notificationId
                let report = try await scenario.asUser("gil", "POST", "/push/opened", ["notification_id": opened])
                #expect(report.status == 200, "\(report.json)")
                try await scenario.advance(by: .seconds(99))
                #expect(try await counts() == [2, 0, 0])
                try await scenario.advance(by: .seconds(1))
                #expect(try await counts() == [2, 1, 1])
                try await scenario.advance(by: .seconds(3_600))
                #expect(try await counts() == [2, 1, 1])
                // The ledger has both pushes of the notification.
                let ledger = try await scenario.ledger(of: "gil")
                #expect(Set(ledger.map { Set($0.receipts.map(\.pushId)).count }) == [1, 2])
            }
        }

        @Test("EVAL-26 A high push that fails for good at the first device goes to the others at once")
        func failedFirst() async throws {
            try await Scenario.start("ACC-059-failed", profile: "mlc-lms") { scenario in
                try await scenario.people(["hal"], platforms: ["ios", "android"], roles: ["student"])
                try await scenario.advance(by: .seconds(60))
                try await scenario.people(["hal"], platforms: ["ios"], roles: ["student"])
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [
                        .init(provider: "apns", token: scenario.token("hal"), status: 410, reason: "Unregistered", action: .answer, times: 1)
                    ]))
                try await send("f", "high", to: "hal", in: scenario)
                #expect(try await scenario.shown(scenario.token("hal")).isEmpty)
                #expect(try await scenario.shown(scenario.token("hal", "android")).count == 1)
            }
        }

        @Test("ACC-061 EVAL-27 RCPT-17 A low notification is in the centre and sets the badge by a silent push; nothing is shown")
        func low() async throws {
            try await withPhones("ACC-061") { scenario in
                try await send("l", "low", in: scenario)
                #expect(try await counts(scenario) == [0, 0])
                #expect(try await scenario.outcome("l", for: "fay") == "low_priority_no_push")
                let ledger = try await scenario.ledger(of: "fay")
                #expect(ledger.map(\.skipReason) == [.lowPriorityNoPush])
                #expect(try await scenario.badgeUpdates(scenario.token("fay")).map(\.badge) == [1])
                let android = try await scenario.badgeUpdates(scenario.token("fay", "android")).last?.json["message"] as? [String: Any]
                #expect((android?["data"] as? [String: Any])?["badge"] as? String == "1" && android?["notification"] == nil)
                let unread = try await scenario.asUser("fay", "GET", "/inbox/unread-count", roles: ["student"]).json
                #expect(unread["unread"] as? Int == 1)
            }
        }

        @Test("ACC-062 (partly) EVAL-24 With the scope “all my devices” a normal push goes to all; a blocking one goes to all whatever the scope")
        func scopes() async throws {
            try await withPhones("ACC-062") { scenario in
                func choose(_ scope: String) async throws {
                    let answer = try await scenario.asUser("fay", "PUT", "/users/me/notifications", ["device_scope": scope])
                    #expect(answer.status == 200, "\(answer.json)")
                }
                try await choose("all")
                try await send("n1", "normal", in: scenario)
                #expect(try await counts(scenario) == [1, 1])
                try await choose("desktop_only")
                try await send("n2", "normal", in: scenario)
                #expect(try await scenario.outcome("n2", for: "fay") == "no_devices")
                try await send("b1", "blocking", in: scenario)
                #expect(try await counts(scenario) == [2, 2])
            }
        }

        @Test(
            "ACC-062 (partly: no desktop agent yet) With the scope “primary” a normal push goes to that device, and without it to the last used one")
        func primary() async throws {
            try await withPhones("ACC-062-primary") { scenario in
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "fay")).devices
                let android = try #require(devices.first { $0.platform == "Android" }).pushDeviceId
                let marked = try await scenario.asUser("fay", "PATCH", "/push/devices/\(android)", ["is_primary": true])
                #expect(marked.status == 200, "\(marked.json)")
                let chosen = try await scenario.asUser("fay", "PUT", "/users/me/notifications", ["device_scope": "primary"])
                #expect(chosen.status == 200, "\(chosen.json)")
                try await send("p1", "normal", in: scenario)
                #expect(try await counts(scenario) == [0, 1])
                try await send("p2", "blocking", in: scenario)
                #expect(try await counts(scenario) == [1, 2])
                #expect(try await scenario.asUser("fay", "DELETE", "/push/devices/\(android)").status < 300)
                try await send("p3", "normal", in: scenario)
                #expect(try await counts(scenario) == [2, 2])
            }
        }
    }
}
