import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// What another system says about pushes.
    @Suite("Delivery reports of other systems", .serialized)
    struct DeliveryReports {
        private static let secret = "a-secret-of-the-host"

        /// A POST as the other system makes it.
        private func post(
            _ scenario: Scenario, _ reports: [[String: any Sendable]], secret: String = Self.secret, age: Duration = .zero
        ) async throws -> HTTPClient.Response {
            let json: [String: any Sendable] = ["reports": reports]
            // The same bytes as the client sends.
            let body = Array(try JSONSerialization.data(withJSONObject: json, options: .sortedKeys))
            let seconds = (try await scenario.system.time.now() - age).milliseconds / 1_000
            let code = HMACSHA256.authenticationCode(for: Array("\(seconds).".utf8) + body, key: Array(secret.utf8))
            let gateway = try scenario.clients.gateway()
            let answer = try await gateway.request(
                "POST", "/api/v1/webhooks/delivery/apns?app_id=\(scenario.tenant.appId)",
                headers: [("x-signature", "t=\(seconds),v1=\(Hexadecimal.encode(code))")], json: json)
            await gateway.close()
            return answer
        }

        @Test("RCPT-27 GW-06 SEC-09 Signed reports update receipts once, unknown ones are 204, and wrong signatures and bodies are refused")
        func reports() async throws {
            try await Scenario.start("RCPT-27-IN") { scenario in
                try await scenario.people(["ann"])
                let address = try scenario.system.folder.runningService(CarillonSystem.simulator).address("fcm")
                try await scenario.submit(scenario.mention("ann", id: "e1"))
                let id = try await scenario.decision("e1", for: "ann").notificationId
                let opening: [String: any Sendable] = ["report_id": "r1", "status": "opened", "notification_id": id]
                let early = try await post(scenario, [opening])
                #expect(early.status == 401, "without a webhook there is no secret: \(early.json)")
                _ = try await scenario.clients.dispatcher.putCredential(
                    .init(
                        tenant: scenario.tenant, provider: "webhook",
                        fields: ["url": "https://\(address)/webhook/\(Self.secret)", "secret": Self.secret]))

                let unknown: [String: any Sendable] = ["report_id": "r2", "status": "failed", "notification_id": "notif_nowhere"]
                for _ in 1...2 {
                    let taken = try await post(scenario, [opening, unknown])
                    #expect(taken.status == 204 && taken.body.isEmpty, "\(taken.json)")
                }
                let receipts = try await scenario.notification(id).receipts
                #expect(receipts.map(\.status) == [.opened] && receipts.map(\.opens) == [1])

                let forged = try await post(scenario, [opening], secret: "another-secret-than-ours")
                #expect(forged.status == 401 && forged.errorCode == "unauthenticated")
                let replayed = try await post(scenario, [opening], age: .seconds(301))
                #expect(replayed.status == 401 && replayed.errorCode == "unauthenticated")
                let strange = try await post(scenario, [["report_id": "r3", "status": "eaten", "notification_id": id]])
                #expect(strange.status == 422 && strange.errorField == "reports[0].status", "\(strange.json)")
                #expect(try await scenario.notification(id).receipts.map(\.opens) == [1])
            }
        }
    }
}
