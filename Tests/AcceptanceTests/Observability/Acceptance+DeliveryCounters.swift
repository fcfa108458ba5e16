import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// Counters of a device's notifications.
    @Suite("Counters of devices", .serialized)
    struct DeliveryCounters {
        /// Sent, delivered, opened and the last status of a user's only device, as the user sees it.
        private func counters(of user: String, _ scenario: Scenario) async throws -> String {
            let items = try await scenario.asUser(user, "GET", "/push/devices").json["items"] as? [[String: any Sendable]]
            let device = try #require(items?.first)
            let counts = ["sent", "delivered", "opened"].map { device["total_notifications_\($0)"] as? Int ?? -1 }
            return counts.map(String.init).joined(separator: " ") + " " + (device["last_delivery_status"] as? String ?? "none")
        }

        /// RCPT-08: at least every 10 s.
        private func pass(_ scenario: Scenario) async throws { try await scenario.advance(by: .seconds(10)) }

        @Test(
            "REG-06 RCPT-08 ARCH-04 A device counts each push that was sent, arrived and was opened once, also when services are killed"
        )
        func counting() async throws {
            try await RunningSystem.fresh("REG-06") { system in
                try await Scenario.start("REG-06", in: system) { scenario in
                    try await scenario.people(["ann"])
                    try await scenario.validated()
                    // The validation of its token was no notification.
                    #expect(try await counters(of: "ann", scenario) == "0 0 0 none")
                    try await scenario.submit(scenario.mention("ann", id: "first"))
                    try await pass(scenario)
                    #expect(try await counters(of: "ann", scenario) == "1 0 0 sent")
                    let report = ["notification_id": try await scenario.decision("first", for: "ann").notificationId]
                    for kind in ["delivered", "delivered", "opened", "opened"] {
                        #expect(try await scenario.asUser("ann", "POST", "/push/\(kind)", report).status == 200)
                    }
                    // The ledger's store has the counted events, and the registry the last one that it counted.
                    for service in ["receipts", "registry"] {
                        await system.kill(service)
                        try await system.start(service)
                    }
                    try await pass(scenario)
                    try await told("1 1 1 opened", scenario)

                    // The provider takes it and the dispatcher dies without the answer: its next life asks again.
                    try await scenario.advance(by: .seconds(1_000))
                    _ = try await scenario.clients.simulator.addFaults(
                        .init(faults: [.init(provider: "apns", action: .withhold, times: 1)]))
                    try await scenario.submit(scenario.mention("ann", id: "second"))
                    await system.kill("dispatcher")
                    try await system.start("dispatcher")
                    try await scenario.settle()
                    try await scenario.advance(by: .seconds(60))
                    #expect(try await scenario.accepted(scenario.token("ann")).count >= 2)
                    try await told("2 1 1 sent", scenario)

                    _ = try await scenario.clients.simulator.addFaults(
                        .init(
                            faults: [.init(provider: "apns", status: 400, reason: "PayloadEmpty", action: .answer, times: 1)], replace: true))
                    try await scenario.advance(by: .seconds(1_000))
                    try await scenario.submit(scenario.mention("ann", id: "third"))
                    try await pass(scenario)
                    try await told("2 1 1 failed", scenario)
                    let device = try #require(
                        try await scenario.clients.deviceAdministration.listAllDevices(.init(filter: .init(tenant: scenario.tenant))).devices.first)
                    #expect(device.totalNotificationsSent == 2 && device.lastDeliveryStatus == .failed)
                }
            }
        }

        /// A service that was just started is reached again in real time.
        private func told(_ expected: String, _ scenario: Scenario) async throws {
            try await eventually("the counters are \(expected)") { (try? await counters(of: "ann", scenario)) == expected }
        }

        @Test("REG-06 PRIV-11 PRIV-09 A user's export has the counters of the devices; logout and erasure delete them")
        func privacy() async throws {
            try await Scenario.start("REG-06-PRIVACY") { scenario in
                try await scenario.people(["ann", "ben"])
                for user in ["ann", "ben"] { try await scenario.submit(scenario.mention(user, id: "to-\(user)")) }
                try await pass(scenario)
                func held(_ user: String) async throws -> [[String: any Sendable]] {
                    let data = try await scenario.asUser(user, "GET", "/users/me/data")
                    #expect(data.status == 200)
                    let services = data.json["services"] as? [String: [String: [any Sendable]]]
                    return services?["registry"]?["delivery_counters"] as? [[String: any Sendable]] ?? []
                }
                #expect(try await held("ann").first?["sent"] as? Int == 1)
                let erasure = try await scenario.asUser("ann", "POST", "/users/me/erasure")
                let services = try #require(erasure.json["services"] as? [[String: any Sendable]])
                let erased = services.first { $0["service"] as? String == "registry" }?["erased"] as? [String: Int]
                #expect(erased?["delivery_counters"] == 1)
                #expect(try await counters(of: "ben", scenario) == "1 0 0 sent")
                let device = try #require(
                    try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ben")).devices.first)
                #expect(try await scenario.asUser("ben", "DELETE", "/push/devices/\(device.pushDeviceId)").status == 204)
                #expect(try await held("ben").isEmpty)
            }
        }
    }
}
