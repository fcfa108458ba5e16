import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import DispatcherService

@Suite(.serialized) struct SummaryPushTests {
    /// A summary of what a device shows, as the evaluator makes it.
    private func summary(_ id: String, body: String, device: String = "fcm_1") -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: [device])
        (push.notificationId, push.collapseId) = (id, "summary.assignments")
        push.contents = [
            DispatcherV1.Content(title: "6 updates", body: body, data: ["group_summary": "true", "category": "assignments", "notification_id": "n6"])
        ]
        return push
    }

    @Test("EVAL-54 C-33 a summary replaces the one before it on the device, says so in its data, and is reported to nobody")
    func sent() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("p1", devices: ["fcm_1"]), summary("s1", body: "You have 6 new assignments")])
            try await fixture.until("two are sent") { try await fixture.requests("fcm").count == 2 }
            // Two connections may carry them, in any order.
            let messages = try await fixture.requests("fcm").map { try JSONSerialization.jsonObject(with: Data($0.body)) as? [String: Any] }
                .compactMap { $0?["message"] as? [String: Any] }
            let message = try #require(messages.first { ($0["data"] as? [String: Any])?["group_summary"] != nil })
            let android = try #require(message["android"] as? [String: Any])
            #expect(android["collapse_key"] as? String == "summary.assignments")
            #expect((android["notification"] as? [String: Any])?["tag"] as? String == "summary.assignments")
            #expect((message["notification"] as? [String: Any])?["body"] as? String == "You have 6 new assignments")
            #expect((message["data"] as? [String: Any])?["group_summary"] as? String == "true")
            // The ledger knows no notification of the summary's own.
            #expect((message["data"] as? [String: Any])?["notification_id"] as? String == "n6")
            try await fixture.until("the notification is reported") { !fixture.peers.outcomes.isEmpty }
            try await fixture.quiet()
            #expect(fixture.peers.outcomes.map(\.pushId) == ["p1"])
        }
    }

    @Test("EVAL-54 EVAL-55 unsent summaries of a category become one, of which nobody hears either")
    func unsent() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.enqueue([summary("s1", body: "You have 6 new assignments", device: "dev_1")])
            try await fixture.enqueue([summary("s2", body: "You have 7 new assignments", device: "dev_1")])
            #expect(try await fixture.status().queued == 1)
            try await fixture.putAPNsKey("KEY0000001")
            try await fixture.until("the newest is sent") { try await fixture.requests("apns").count == 1 }
            try await fixture.quiet()
            #expect(fixture.peers.outcomes.isEmpty)
        }
    }
}
