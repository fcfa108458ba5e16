import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.9 Removed credentials", .serialized)
    struct RemovedCredentials {
        @Test("DISP-33 CTL-01 GW-06 without its key an app's pushes wait; another key that is put over HTTP sends them, without a restart")
        func removal() async throws {
            try await Scenario.start("DISP-33", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], roles: ["student"])
                try await scenario.validated()
                func send(_ id: String) async throws {
                    try await scenario.submit(
                        scenario.event(id, type: "assignment_new", to: ["ann"], entity: id, data: ["assignment": "Scales"]))
                    try await scenario.settle()
                }
                func removal() async throws -> [String: Any] {
                    let output = try await scenario.carillon("credentials", "remove", "apns")
                    return try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
                }
                let before = try await scenario.accepted(scenario.token("ann")).count
                let removed = try await removal()
                #expect((removed["credential_id"] as? String)?.hasPrefix("cred_") == true && removed["waiting"] as? Int == 0, "\(removed)")

                try await send("e1")
                #expect(try await scenario.accepted(scenario.token("ann")).count == before)
                let queue = try await scenario.clients.dispatcher.queueStatus(.init(tenant: scenario.tenant))
                #expect(queue.queued == 1 && queue.lanes.contains { $0.reason.contains("carillon credentials put apns") }, "\(queue.lanes)")

                let key = try P256PrivateKey.generate()
                let (id, team, topic) = ("DISP33KEY2", KeyMaterial.apnsTeamID, KeyMaterial.apnsTopic)
                let trusted = SimulatorV1.TrustedApnsKey(keyId: id, teamId: team, publicKeyPem: try key.publicKeyPEM, topics: [topic])
                _ = try await scenario.clients.simulator.trust(.init(credential: .apns(trusted)))
                let fields = ["key_id": id, "team_id": team, "private_key_pem": try key.pem, "topic": topic]
                let body: [String: any Sendable] = ["fields": fields]
                let put = try await scenario.asUser("root", "PUT", "/admin/credentials/apns", body, roles: ["system_admin"])
                #expect(put.status == 200, "\(put.json)")
                try await scenario.settle()
                #expect(try await scenario.accepted(scenario.token("ann")).count == before + 1)

                for (role, status) in [("member", 403), ("system_admin", 200)] {
                    let answer = try await scenario.asUser("root", "DELETE", "/admin/credentials/apns", roles: [role])
                    #expect(answer.status == status, "\(role): \(answer.json)")
                }
                let records = try await scenario.clients.auditLog.listAudit(.init(tenant: scenario.tenant)).records
                #expect(records.count { $0.action == "credential.removed" && $0.subject == "apns" } == 2)
            }
        }
    }
}
