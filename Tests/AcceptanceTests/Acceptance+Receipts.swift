import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// What became of pushes, as users and operators see it.
    @Suite("Receipts", .serialized)
    struct Receipts {
        @Test("RCPT-03 An operator lists the delivery log with the states of chat, by user, status and time, in pages")
        func deliveryLog() async throws {
            try await Scenario.start("RCPT-03") { scenario in
                try await scenario.people(["ann"])
                try await scenario.people(["ben"], platforms: ["android"])
                try await scenario.submit(scenario.mention("ann", id: "opened"))
                let id = try await scenario.decision("opened", for: "ann").notificationId
                #expect(try await scenario.asUser("ann", "POST", "/push/opened", ["notification_id": id]).status == 200)
                try await scenario.advance(by: .seconds(60))
                let later = try await scenario.now()
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "fcm", status: 400, reason: "INVALID_ARGUMENT", action: "answer", times: 1)]))
                try await scenario.submit(scenario.mention("ben", id: "refused"))
                func entries(_ arguments: String...) async throws -> [[String: Any]] {
                    var page = ""
                    var found: [[String: Any]] = []
                    repeat {
                        let all = ["receipts", "log", "--limit", "1", "--page", page] + arguments
                        let log = try await carillon(scenario, all)
                        found += try #require(log["entries"] as? [[String: Any]])
                        page = try #require(log["next_page"] as? String)
                    } while !page.isEmpty
                    return found
                }
                let all = try await entries()
                #expect(all.map { $0["user_id"] as? String } == ["ben", "ann"])
                #expect(all.map { $0["status"] as? String } == ["failed", "delivered"])
                #expect(all.map { $0["error_code"] as? String } == ["INVALID_ARGUMENT", ""])
                let ann = try #require(all.last)
                #expect(ann["notification_id"] as? String == id)
                #expect((ann["device_id"] as? String)?.hasPrefix("push_") == true)
                #expect(ann["type"] as? String == "mention")
                #expect(ann["channel_id"] as? String == "ch_general")
                #expect(ann["message_id"] as? String == "msg_opened")
                #expect((ann["apns_id"] as? String)?.isEmpty == false)
                #expect(try await entries("--user", "ann").count == 1)
                #expect(try await entries("--status", "failed").map { $0["user_id"] as? String } == ["ben"])
                #expect(try await entries("--since", later.rfc3339).map { $0["user_id"] as? String } == ["ben"])
                #expect(try await entries("--until", later.rfc3339).map { $0["user_id"] as? String } == ["ann"])
            }
        }

        /// What `carillon` prints as JSON.
        private func carillon(_ scenario: Scenario, _ arguments: [String]) async throws -> [String: Any] {
            let output = scenario.system.options.runFolder.appending(path: "carillon-\(UUID().uuidString).log")
            let all =
                arguments + [
                    "--run-dir", scenario.system.options.runFolder.path, "--organization", scenario.tenant.organizationId, "--app",
                    scenario.tenant.appId, "--json",
                ]
            let command = try ServiceProcess(name: "carillon", executable: Executables().locate("carillon"), arguments: all, log: output)
            #expect(await command.wait() == 0)
            return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any])
        }

        @Test("RCPT-06 ACC-142 (partly) In chat the delivery log is gone after 30 days, and a report that comes then is ignored with 202")
        func retention() async throws {
            try await RunningSystem.fresh("ACC-142") { system in
                try await Scenario.start("ACC-142", in: system) { scenario in
                    try await scenario.people(["ann"])
                    try await scenario.submit(scenario.mention("ann", id: "old"))
                    let id = try await scenario.decision("old", for: "ann").notificationId
                    let report = ["notification_id": id]
                    #expect(try await scenario.asUser("ann", "POST", "/push/delivered", report).status == 200)
                    try await scenario.advance(by: .seconds(31 * 86_400))
                    let log = try await scenario.clients.receipts.queryDeliveryLog(.init(tenant: scenario.tenant))
                    #expect(log.entries.isEmpty)
                    #expect(try await scenario.asUser("ann", "POST", "/push/delivered", report).status == 202)
                    #expect(try await scenario.asUser("ben", "POST", "/push/delivered", ["notification_id": "notif_unknown"]).status == 404)
                    let statistics = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                    #expect(statistics.clientEvents == ["delivered": 1])
                }
            }
        }
    }
}
