import CarillonAPI
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// What simulated devices do, as the services learn of it.
    @Suite("Simulated devices", .serialized)
    struct SimulatedPhones {
        @Test("SIM-03 RCPT-06 RCPT-07 What a simulated device confirms and opens is in the receipt, and the device of an uninstalled app is retired")
        func devices() async throws {
            try await Scenario.start("SIM-03", overrides: ["invalid_token_action": "expire"]) { scenario in
                let members = try await scenario.people(["ann", "ben"])
                try await scenario.validated()
                let script = SimulatorV1.DeviceScript(confirmation: .always, afterMs: 5_000, openShare: 1)
                let devices = members.map { member in
                    SimulatorV1.SimulatedDevice(
                        token: member.token(on: "ios"), platform: .ios, uninstalled: member.userID == "ben", userId: member.userID,
                        deviceId: member.deviceID(on: "ios"), script: script)
                }
                _ = try await scenario.clients.simulator.putDevices(.init(devices: devices))
                for user in ["ann", "ben"] { try await scenario.submit(scenario.mention(user, id: "to-\(user)")) }
                let id = try await scenario.decision("to-ann", for: "ann").notificationId

                // Of other devices nothing is reported.
                let others = try await DeviceReports.send(after: 0, of: ["another"], tenant: scenario.tenant, clients: scenario.clients)
                #expect(others.delivered == 0 && others.skipped == 0 && others.lastEvent > 0)
                _ = try await scenario.carillon("sim", "device", "report")
                let delivered = try await scenario.notification(id).receipts.map(\.status)
                #expect(delivered == [.delivered])
                try await scenario.advance(by: .seconds(120))
                _ = try await scenario.carillon("sim", "device", "report")
                let opened = try await scenario.notification(id).receipts
                #expect(opened.map(\.status) == [.opened] && opened.map(\.actionTaken) == ["default"])

                let retired = try await scenario.clients.registry.listDevices(
                    .init(tenant: scenario.tenant, userId: "ben", includeRevoked: true)
                ).devices
                #expect(retired.map(\.status) == [.expired])
            }
        }
    }
}
