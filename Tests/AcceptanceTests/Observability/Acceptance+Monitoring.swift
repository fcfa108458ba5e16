import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// The metric catalogue: over HTTP, on the command line and in a Prometheus.
    @Suite("Metric catalogue", .serialized)
    struct Monitoring {
        /// Pushes of every kind: three that ann gets, opens or dismisses; one that fails, one to a dead token, and a repetition that is skipped.
        private func live(_ scenario: Scenario) async throws {
            try await scenario.people(["ann", "ben", "gone"])
            try await scenario.validated()
            let phone = try #require(try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices.first)
            let granted = try await scenario.asUser(
                "ann", "PUT", "/push/permission",
                ["device_id": phone.deviceId, "permission_status": "granted", "changed_from": "permission_prompt"])
            #expect(granted.status == 200)
            func fault(_ user: String, _ status: Int32, _ reason: String) async throws {
                let fault = SimulatorV1.Fault(
                    provider: "apns", token: scenario.token(user), status: status, reason: reason, action: .answer, times: 1)
                _ = try await scenario.clients.simulator.addFaults(.init(faults: [fault]))
            }
            func report(_ kind: String, _ event: String, _ more: [String: any Sendable] = [:]) async throws {
                let id = try await scenario.decision(event, for: "ann").notificationId
                let answer = try await scenario.asUser("ann", "POST", "/push/\(kind)", more.merging(["notification_id": id]) { $1 })
                #expect(answer.status == 200)
            }
            try await scenario.submit(scenario.mention("ann", id: "first"))
            // The second of a minute is a repetition.
            try await scenario.submit(scenario.mention("ann", id: "repeated"))
            try await report("delivered", "first")
            try await report("opened", "first", ["deep_link_target": "app://channel/general"])
            try await fault("ben", 400, "PayloadEmpty")
            try await scenario.submit(scenario.mention("ben", id: "wrong"))
            try await scenario.advance(by: .seconds(1_000))
            try await scenario.submit(scenario.mention("ann", id: "second"))
            try await report("dismissed", "second")
            try await scenario.advance(by: .seconds(1_000))
            try await scenario.submit(scenario.mention("ann", id: "third"))
            try await report("opened", "third", ["action_taken": "reply"])
            try await fault("gone", 410, "Unregistered")
            try await scenario.submit(scenario.mention("gone", id: "dead"))
            let saved: [String: any Sendable] = ["user_id": "ann", "edit_seconds": 12.5]
            let at = "2026-02-02T09:00:00.000Z"
            let events: [[String: any Sendable]] = [
                ["event_id": "look", "event_type": "push_status_checked", "timestamp": at, "properties": ["user_id": "ann"]],
                ["event_id": "saved", "event_type": "push_settings_saved", "timestamp": at, "properties": saved],
            ]
            let told = try await scenario.asUser("ann", "POST", "/telemetry", ["events": events])
            #expect(told.status == 200 && told.json["accepted"] as? Int == 2, "\(told.json)")
            #expect(try await scenario.asHost("GET", "/notifications/none").status == 404)
        }

        @Test("OBS-08 RCPT-24 GW-06 All 24 metrics have value, target and whether it is met, over HTTP and by carillon metrics")
        func catalogue() async throws {
            try await Scenario.start("OBS-08", overrides: ["badge_push_on_change": "false"]) { scenario in
                try await live(scenario)
                let app = scenario.tenant.appId
                let answer = try await scenario.asUser("boss", "GET", "/admin/metrics/summary?app_id=\(app)", roles: ["org_admin"])
                #expect(answer.status == 200)
                let metrics = try #require(answer.json["metrics"] as? [[String: any Sendable]])
                #expect(Set(metrics.compactMap { $0["name"] as? String }).count == 24)
                func value(_ name: String, _ group: String? = nil) -> Double? {
                    metrics.first { $0["name"] as? String == name && $0["group"] as? String == group }?["value"] as? Double
                }
                // Sent to ann three times; ben's and gone's failed.
                #expect(value("success_rate") == 0.6 && value("success_rate", "iOS") == 0.6)
                #expect(value("failure_rate") == 0.4 && value("failure_rate", "Unregistered") == 0.2)
                #expect(value("delivery_rate", "apns") == 1 && value("first_attempt_success") == 0.6)
                let opened = (value("open_rate") ?? 0) * 3
                #expect(opened.rounded() == 2 && value("action_click_rate") == 0.5)
                #expect(value("suppressed_violations") == 0 && value("deeplink_success") == 1)
                #expect(value("status_checks") == 1 && value("preference_edit_seconds") == 12.5)
                let success = metrics.first { $0["name"] as? String == "success_rate" }
                #expect(success?["target"] as? String == "> 98 %" && success?["met"] as? Bool == false && success?["whole"] as? Int == 5)
                let later = try await scenario.asUser(
                    "boss", "GET", "/admin/metrics/summary?app_id=\(app)&from=2099-01-01T00:00:00Z", roles: ["org_admin"])
                #expect(later.status == 400 || later.status == 422)
                #expect(try await scenario.asUser("ann", "GET", "/admin/metrics/summary?app_id=\(app)").status == 403)

                let output = try await scenario.carillon("metrics", "--since", "2h")
                let shown = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
                let rows = try #require(shown["metrics"] as? [[String: Any]])
                #expect(Set(rows.compactMap { $0["name"] as? String }).count == 24)
                let row = try #require(rows.first { $0["name"] as? String == "success_rate" })
                #expect(row["value"] as? Double == 0.6 && row["met"] as? Bool == false && row["unit"] as? String == "share")

                let counted = String(decoding: try await scenario.carillon("metrics", "--since", "2h", "--format", "csv"), as: UTF8.self)
                #expect(counted.contains("\r\nsuccess_rate,,share,0.6,3,5,> 98 %,false,"), "\(counted)")
                let table = String(decoding: try await scenario.carillon("receipts", "export", "--format", "csv"), as: UTF8.self)
                let lines = try await scenario.carillon("receipts", "export").split(separator: UInt8(ascii: "\n"))
                #expect(table.hasPrefix("created_at,notification_id,user_id,") && table.split(separator: "\r\n").count == lines.count + 1)
                #expect(try lines.allSatisfy { try JSONSerialization.jsonObject(with: Data($0)) is [String: Any] } && lines.count >= 5)
            }
        }

        @Test("OBS-02 OBS-08 Prometheus finds every series that the shipped rules and the dashboard name, and answers each panel")
        func prometheus() async throws {
            #expect(try await PrometheusServer.complaint("rules", about: MonitoringFiles.rules) == nil)
            #expect(try await PrometheusServer.complaint("config", about: MonitoringFiles.configuration) == nil)
            try await RunningSystem.fresh("obs-08-prometheus") { system in
                try await Scenario.start("OBS-08-PROMETHEUS", in: system) { scenario in
                    try await live(scenario)
                    // The registry counts devices daily.
                    try await scenario.advance(by: .days(1))
                    // A refused credential, last: nothing else leaves then.
                    let fault = SimulatorV1.Fault(
                        provider: "apns", token: scenario.token("ann"), status: 403, reason: "InvalidProviderToken", action: .answer, times: 1)
                    _ = try await scenario.clients.simulator.addFaults(.init(faults: [fault]))
                    try await scenario.submit(scenario.mention("ann", id: "refused"))

                    let server = try await PrometheusServer(scraping: system.options.runFolder, rules: MonitoringFiles.rules)
                    let panels = try MonitoringFiles.panels()
                    #expect(panels.count > 40)
                    let selectors = MonitoringFiles.selectors(in: try MonitoringFiles.expressions())
                        .union(panels.reduce(into: Set<String>()) { $0.formUnion(MonitoringFiles.selectors(in: $1.expression)) })
                    #expect(selectors.count > 50)
                    for selector in selectors.sorted() {
                        try await eventually("Prometheus has \(selector)", every: .milliseconds(200)) { try await server.series(selector) > 0 }
                    }
                    for (title, expression) in panels where !expression.contains("> 0") {
                        try await eventually("the panel \(title) shows \(expression)", every: .milliseconds(200)) {
                            try await server.series(expression) > 0
                        }
                    }
                    withExtendedLifetime(server) {}
                }
            }
        }
    }
}
