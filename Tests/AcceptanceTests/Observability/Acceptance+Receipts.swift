import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// The delivery log, as users and operators see it.
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
                    .init(faults: [.init(provider: "fcm", status: 400, reason: "INVALID_ARGUMENT", action: .answer, times: 1)]))
                try await scenario.submit(scenario.mention("ben", id: "refused"))
                func entries(_ arguments: String...) async throws -> [[String: Any]] {
                    var page = ""
                    var found: [[String: Any]] = []
                    repeat {
                        let all = ["receipts", "log", "--limit", "1", "--after", page] + arguments
                        let log = try #require(try JSONSerialization.jsonObject(with: try await scenario.carillon(all)) as? [String: Any])
                        found += try #require(log["items"] as? [[String: Any]])
                        page = log["next_page"] as? String ?? ""
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
    }
}
