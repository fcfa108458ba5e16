import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Alerts and the daily failure report (OBS-03, OBS-07, RCPT-21).
    @Suite("Alerts and reports", .serialized)
    struct Alerts {
        private static let operators = "ops@mlc.example.com"

        /// Has alerts of the scenario's app mailed to its operators, by the simulated mail server.
        private func mailToOperators(_ scenario: Scenario) async throws {
            let address = try scenario.system.folder.runningService(CarillonSystem.simulator).address("smtp")
            let (host, port) = (address.prefix { $0 != ":" }, address.drop { $0 != ":" }.dropFirst())
            _ = try await scenario.clients.dispatcher.putCredential(
                .init(
                    tenant: scenario.tenant, provider: "smtp",
                    fields: [
                        "host": String(host), "port": String(port), "security": "tls", "from": "push@mlc.example.com",
                        "alerts_to": Self.operators,
                    ]))
        }

        /// The ids of the mails to the operators, in order.
        private func mails(_ scenario: Scenario) async throws -> [String] {
            try await scenario.clients.simulator.listRequests(.init(provider: "smtp", limit: 100)).requests
                .filter { $0.token == Self.operators && $0.status == 250 }.map(\.notificationId)
        }

        /// The alerts about the success rate, as `carillon alerts` prints them.
        private func alerts(_ scenario: Scenario) async throws -> [[String: Any]] {
            let output = try await scenario.carillon("alerts", "list", "--kind", "success_rate")
            let list = try JSONSerialization.jsonObject(with: output) as? [String: Any]
            return try #require(list?["items"] as? [[String: Any]])
        }

        @Test("ACC-145 OBS-03 RCPT-21 90% for 5 minutes fires an alert, 5 minutes above 95% resolve it; the day's report counts failures by code")
        func successRate() async throws {
            let overrides = ["cap_enforcement": "off", "device_group_max": "0", "presence_rule": "none", "email_mode": "off"]
            try await Scenario.start("ACC-145", profile: "mlc-lms", overrides: overrides) { scenario in
                let users = (0..<10).map { "student-\($0)" }
                try await scenario.people(users, roles: ["student"])
                try await scenario.validated()
                try await mailToOperators(scenario)
                // Noon, outside quiet hours, and the beginning of a minute.
                let date = LocalDateTime(try await scenario.now(), .utc).date.adding(days: 1)
                try await scenario.advance(to: WallClock.instant(of: LocalDateTime(date: date, hour: 12), in: .utc))

                func minute(_ name: String) async throws {
                    try await scenario.submit(
                        scenario.event(name, type: "assignment_new", to: users, entity: name, data: ["assignment": "Scales \(name)"]))
                    try await scenario.advance(by: .seconds(60))
                }
                func fail(_ faults: [(user: String, status: Int32, reason: String)]) async throws {
                    let faults = faults.map {
                        SimulatorV1.Fault(
                            provider: "apns", token: scenario.token($0.user), status: $0.status, reason: $0.reason, action: .answer, times: 0)
                    }
                    _ = try await scenario.clients.simulator.addFaults(.init(faults: faults, replace: true))
                }

                try await fail([("student-0", 400, "BadExpirationDate")])
                for number in 0..<4 { try await minute("bad-\(number)") }
                #expect(try await alerts(scenario).isEmpty)
                try await minute("bad-4")
                let firing = try #require(try await alerts(scenario).first)
                #expect(firing["state"] as? String == "firing" && firing["subject"] as? String == "iOS", "\(firing)")
                let id = try #require(firing["alert_id"] as? String)
                #expect(try await mails(scenario).filter { $0.hasPrefix("alert-\(id)-") }.count == 1)
                let acknowledged = try await scenario.clients.alerts.acknowledgeAlert(.init(tenant: scenario.tenant, alertId: id)).alert
                #expect(acknowledged?.state == .firing && acknowledged?.acknowledgedBy.isEmpty == false)

                try await fail([])
                for number in 0..<4 { try await minute("good-\(number)") }
                #expect(try await alerts(scenario).map { $0["state"] as? String } == ["firing"])
                try await minute("good-4")
                #expect(try await alerts(scenario).map { $0["state"] as? String } == ["resolved"])
                let told = try await mails(scenario).filter { $0.hasPrefix("alert-\(id)-") }
                #expect(told.count == 2 && told[0].hasSuffix("-firing-email") && told[1].hasSuffix("-resolved-email"), "\(told)")

                try await fail([("student-1", 410, "Unregistered"), ("student-2", 400, "BadPriority")])
                try await minute("mixed")
                let midnight = WallClock.instant(of: LocalDateTime(date: date.adding(days: 1), hour: 0), in: .utc)
                try await scenario.advance(to: midnight + .seconds(60))
                let day = String((midnight - .seconds(1)).rfc3339.prefix(10))
                let answer = try await scenario.asUser("boss", "GET", "/admin/reports/failures?date=\(day)", roles: ["org_admin"])
                #expect(answer.status == 200, "\(answer.json)")
                #expect(answer.json["accepted"] as? Int == 103 && answer.json["failed"] as? Int == 7, "\(answer.json)")
                let failures = try #require(answer.json["failures"] as? [[String: Any]])
                #expect(
                    failures.map { "\($0["code"] ?? "") \($0["count"] ?? "")" } == ["BadExpirationDate 5", "BadPriority 1", "Unregistered 1"])
                #expect(try await mails(scenario).contains("report-failures-\(day)-email"))
                let printed = try JSONSerialization.jsonObject(with: try await scenario.carillon("reports", "failures", "--date", day))
                #expect((printed as? [String: Any])?["failed"] as? Int == 7)
            }
        }
    }
}
