import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.6 Actions of users", .serialized)
    struct Actions {
        private static let secret = "a-secret-of-the-host"

        /// What the host got, in order.
        private func posts(_ scenario: Scenario) async throws -> [SimulatorV1.RecordedRequest] {
            try await scenario.clients.simulator.listRequests(.init(provider: "webhook", limit: 100)).requests
        }

        @Test("ACC-081 EVAL-42 SEC-09 An inline reply reaches the host signed and once, also when its first answer was an error; the receipt has it")
        func reply() async throws {
            try await Scenario.start("ACC-081") { scenario in
                try await scenario.people(["ann", "ben"])
                try await scenario.postToSimulator(path: "/webhook/\(Self.secret)", secret: Self.secret)
                try await scenario.submit(scenario.message("dm1", from: "ben", channel: "dm_ann_ben", type: "dm", members: ["ann", "ben"]))
                let id = try #require(try await scenario.shown(scenario.token("ann")).last?.notificationId)
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "webhook", status: 503, action: .answer, times: 1)]))

                let reply: [String: any Sendable] = ["notification_id": id, "action": "REPLY", "text_input": "On my way"]
                func act(_ body: [String: any Sendable], as user: String = "ann") async throws -> HTTPClient.Response {
                    try await scenario.asUser(user, "POST", "/push/actions", body)
                }
                let first = try await act(reply)
                #expect(first.status == 202 && first.json["ok"] as? Bool == true, "\(first.json)")
                try await scenario.advance(by: .seconds(10))
                let again = try await act(reply)
                #expect(again.status == 202)
                try await scenario.advance(by: .seconds(4_000))
                // The simulated host refuses a wrong signature.
                let posts = try await self.posts(scenario)
                #expect(posts.map(\.status) == [503, 200] && posts.map(\.notificationId) == [id, id])
                let ids = Set(posts.map { $0.json["message_id"] as? String })
                #expect(ids.count == 1)
                let post = try #require(posts.last?.json)
                #expect(post["kind"] as? String == "action" && post["action"] as? String == "REPLY" && post["user_id"] as? String == "ann")
                #expect(post["text_input"] as? String == "On my way")
                let about = post["notification"] as? [String: Any]
                #expect(about?["channel_id"] as? String == "dm_ann_ben" && about?["message_id"] as? String == "msg_dm1")
                let receipts = try await scenario.notification(id).receipts
                #expect(receipts.map(\.actionTaken) == ["REPLY"] && receipts.map(\.status) == [.opened])

                let unoffered = try await act(["notification_id": id, "action": "APPROVE"])
                #expect(unoffered.status == 422 && unoffered.errorField == "action", "\(unoffered.json)")
                let long = try await act(["notification_id": id, "action": "REPLY", "text_input": String(repeating: "a", count: 4_001)])
                #expect(long.status == 422 && long.errorCode == "text_too_long" && long.errorField == "text_input")
                let foreign = try await act(reply, as: "ben")
                #expect(foreign.status == 404 && foreign.errorCode == "not_found")
                let read = try await act(["notification_id": id, "action": "MARK_READ"])
                #expect(read.status == 202)
                try await scenario.advance(by: .seconds(10))
                let all = try await self.posts(scenario).map { $0.json["action"] as? String }
                #expect(all == ["REPLY", "REPLY", "MARK_READ"])
            }
        }

        @Test("EVAL-41 A callback of a button is posted to its own path at the host, and one to the snooze brings the notification back")
        func callbacks() async throws {
            try await Scenario.start("EVAL-41-CALLBACK") { scenario in
                try await scenario.people(["ann"])
                try await scenario.postToSimulator(path: "/another", secret: Self.secret)
                func button(_ id: String, _ target: String, _ params: [String: any Sendable]) -> [String: any Sendable] {
                    ["action_id": id, "title": id, "action": ["type": "callback", "target": target, "params": params] as [String: any Sendable]]
                }
                let buttons = [
                    button("approve", "/webhook/\(Self.secret)", ["request": 7]), button("later", "/api/notifications/snooze", ["seconds": 60]),
                ]
                let answer = try await scenario.asHost(
                    "POST", "/notifications",
                    [
                        "user_id": "ann", "notification_type": "admin_notice", "title": "Leave", "body": "Ben asks for a day",
                        "call_to_action": ["actions": buttons] as [String: any Sendable],
                    ] as [String: any Sendable])
                #expect((200...202).contains(answer.status), "\(answer.json)")
                try await scenario.settle()
                let id = try #require(try await scenario.shown(scenario.token("ann")).last?.notificationId)
                for action in ["approve", "later"] {
                    let taken = try await scenario.asUser("ann", "POST", "/push/actions", ["notification_id": id, "action": action])
                    #expect(taken.status == 202, "\(taken.json)")
                }
                try await scenario.advance(by: .seconds(70))
                let posts = try await self.posts(scenario)
                #expect(posts.map(\.status) == [200])
                let post = try #require(posts.first?.json)
                #expect(post["action"] as? String == "approve" && post["params"] as? [String: String] == ["request": "7"])
                #expect(try await scenario.shown(scenario.token("ann")).map(\.notificationId) == [id, id])
            }
        }
    }
}
