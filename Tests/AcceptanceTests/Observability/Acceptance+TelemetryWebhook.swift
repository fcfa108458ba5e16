import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// Telemetry as the host system gets it at its webhook.
    @Suite("Telemetry at a webhook", .serialized)
    struct TelemetryWebhook {
        private static let secret = "a-secret-of-the-host"

        /// The POSTs of telemetry for the scenario's app that the host took.
        private func taken(_ scenario: Scenario) async throws -> [[String: Any]] {
            try await scenario.clients.simulator.listRequests(.init(provider: "webhook", limit: 1_000)).requests
                .filter { $0.status == 200 }.map(\.json)
                .filter { $0["kind"] as? String == "telemetry" && $0["app_id"] as? String == scenario.tenant.appId }
        }

        private func ids(_ post: [String: Any]) -> [String] {
            (post["events"] as? [[String: Any]] ?? []).compactMap { $0["event_id"] as? String }
        }

        @Test("RCPT-23 RCPT-27 EVAL-11 A webhook with telemetry=yes gets each event once, signed, without a gap, also after an error as answer")
        func posts() async throws {
            try await Scenario.start("RCPT-27", overrides: ["dedup_mode": "off"]) { scenario in
                try await scenario.people(["ann"])
                let address = try scenario.system.folder.runningService(CarillonSystem.simulator).address("fcm")
                _ = try await scenario.clients.dispatcher.putCredential(
                    .init(
                        tenant: scenario.tenant, provider: "webhook",
                        fields: ["url": "https://\(address)/webhook/\(Self.secret)", "secret": Self.secret, "telemetry": "yes"]))
                // It begins with what is stored after the dispatcher's first look.
                var number = 0
                try await eventually("the first events are posted", every: .milliseconds(500)) {
                    number += 1
                    try await scenario.submit(scenario.mention("ann", id: "early-\(number)"))
                    return try await !taken(scenario).isEmpty
                }
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "webhook", status: 503, action: .answer, times: 1)]))
                try await scenario.submit(scenario.mention("ann", id: "late"))
                let id = try await scenario.decision("late", for: "ann").notificationId
                #expect(try await scenario.asUser("ann", "POST", "/push/opened", ["notification_id": id]).status == 200)
                func isOpening(_ event: [String: Any]) -> Bool {
                    let properties = event["properties"] as? [String: Any]
                    return event["event_type"] as? String == "push_notification_opened" && properties?["notification_id"] as? String == id
                }
                try await eventually("the opening is posted", every: .milliseconds(200)) {
                    try await taken(scenario).contains { ($0["events"] as? [[String: Any]] ?? []).contains(where: isOpening) }
                }
                let posts = try await taken(scenario)
                let events = posts.flatMap { $0["events"] as? [[String: Any]] ?? [] }
                let decided = events.filter { $0["event_type"] as? String == "push_channels_decided" }
                    .compactMap { $0["properties"] as? [String: Any] }
                let decision = try #require(decided.first { $0["notification_id"] as? String == id })
                #expect(decision["host_event_id"] as? String == "late" && (decision["channels"] as? [String])?.contains("push") == true)
                let all = posts.flatMap(ids)
                #expect(Set(all).count == all.count, "an event was posted twice")
                for (before, next) in zip(posts, posts.dropFirst()) {
                    #expect(before["cursor"] as? String == next["after"] as? String)
                }
            }
        }
    }
}
