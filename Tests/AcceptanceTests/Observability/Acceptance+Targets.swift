import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Metrics against their targets (OBS-08).
    @Suite("Metrics and targets", .serialized)
    struct Targets {
        @Test("ACC-147 OBS-08 REG-30 Sixteen of twenty workers reachable meet the target, fifteen miss it; so do openings and latencies")
        func reachable() async throws {
            try await Scenario.start("ACC-147", profile: "hr-warehouse", overrides: ["strict_uuid_ids": "false"]) { scenario in
                let reachable = (1...16).map { "worker-\($0)" }
                try await scenario.people(reachable, platforms: ["android"], roles: ["worker"])
                try await scenario.people((17...20).map { "worker-\($0)" }, platforms: [], roles: ["worker"])
                for number in 17...18 {
                    let denied = ["platform": "android", "device_id": "phone", "permission_status": "denied"]
                    #expect(try await scenario.asUser("worker-\(number)", "POST", "/push/devices", denied).status == 200)
                }
                func expect(_ value: Double, isMet: Bool) async throws {
                    let metric = try await scenario.metric("push_enabled_users")
                    #expect(metric["value"] as? Double == value && metric["target"] as? String == "≥ 80 %" && metric["met"] as? Bool == isMet)
                }
                try await expect(0.8, isMet: true)

                let data = ["request_kind": "leave", "outcome": "approved"]
                try await scenario.submit(scenario.event("e1", type: "request_status_changed", to: reachable, entity: "req_1", data: data))
                var ids: [String: String] = [:]
                for user in reachable { ids[user] = try await scenario.decision("e1", for: user).notificationId }
                for (number, user) in reachable.enumerated() {
                    // Half of them after two seconds, half after four.
                    if [0, 8].contains(number) { try await scenario.advance(by: .seconds(2)) }
                    let report = ["notification_id": ids[user] ?? ""]
                    #expect(try await scenario.asUser(user, "POST", "/push/delivered", report).status == 200)
                    if number < 6 { #expect(try await scenario.asUser(user, "POST", "/push/opened", report).status == 200) }
                }
                let counts = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                #expect(counts.clientEvents == ["delivered": 16, "opened": 6], "6 of 16 are more than 30 %")
                var latencies: [Int32] = []
                for user in reachable { latencies += try await scenario.notification(ids[user] ?? "").receipts.map(\.deliveryLatencyMs) }
                #expect(latencies.count == 16 && latencies.reduce(0, +) / 16 == 3_000, "\(latencies)")
                let summary = try await scenario.asUser("boss", "GET", "/admin/metrics/summary", roles: ["org_admin"])
                let metrics = try #require(summary.json["metrics"] as? [[String: any Sendable]], "\(summary.status)")
                let goals = [("open_rate", 0.375, "> 30 %"), ("delivery_latency", 3, "< 5 s"), ("push_enabled_users", 0.8, "≥ 80 %")]
                for (name, value, target) in goals {
                    let metric = try #require(metrics.first { $0["name"] as? String == name }, "no metric \(name)")
                    #expect(metric["value"] as? Double == value && metric["target"] as? String == target, "\(metric)")
                    #expect(metric["met"] as? Bool == true, "\(metric)")
                }

                for (enabled, value) in [(false, 0.75), (true, 0.8)] {
                    #expect(try await scenario.asUser("worker-1", "PUT", "/users/me/notifications", ["push_enabled": enabled]).status == 200)
                    try await scenario.settle()
                    try await expect(value, isMet: enabled)
                }
            }
        }
    }
}
