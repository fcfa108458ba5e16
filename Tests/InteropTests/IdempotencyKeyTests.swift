import CarillonAPI
import Foundation
import RPC
import SystemControl
import Testing

/// `Idempotency-Key` through the real gateway and services, with crashes in between.
@Suite("GW-04 Idempotency keys")
struct IdempotencyKeyTests {
    /// A running system with the chat app of one organization, where `ann` is a member of `ch_general`.
    private struct World {
        let system: CarillonSystem
        let workspace: Workspace
        let serviceKey: String
        let token: String

        func post(_ path: String, _ json: any Sendable, key: String, asUser: Bool = false) async throws -> HTTPClient.Response {
            // A connection of its own each time: the gateway may have been restarted.
            let gateway = try system.clients.gateway()
            let headers = [("authorization", "Bearer \(asUser ? token : serviceKey)"), ("idempotency-key", key)]
            let answer = try await gateway.request("POST", "/api/v1" + path, headers: headers, json: json)
            await gateway.close()
            return answer
        }

        func crash(_ names: String...) async throws {
            for name in names { await system.kill(name) }
            for name in names { try await system.start(name) }
        }
    }

    private func withWorld(_ body: (World) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-keys-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.testMode = true
        let system = try CarillonSystem(options)
        do {
            try await system.start()
            let workspace = Workspace(organization: "org-keys", app: "app-keys", clients: system.clients, runFolder: folder)
            try await workspace.create(name: "keys")
            try await workspace.add([.init(userID: "ann", displayName: "Ann", platforms: ["ios"])])
            try await workspace.addChannel("ch_general", name: "general", members: ["ann"])
            let key = try await system.clients.registry.createServiceKey(.init(appId: "app-keys", name: "host", scopes: ["events"]))
            let token = try UserTokens(runFolder: folder).token(user: "ann", app: "app-keys", now: try await system.time.now())
            try await body(World(system: system, workspace: workspace, serviceKey: key.secret, token: token))
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    private static func event(_ id: String, text: String = "hello") -> [String: any Sendable] {
        [
            "event_id": id, "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general", "channel_type": "public",
            "mentions": [["type": "user", "user_id": "ann"]], "data": ["message_id": "msg_\(id)", "text": text, "sender_name": "Ben"],
        ]
    }

    @Test("GW-04 EVAL-58 After a crash of gateway and evaluator the same key has the same answer and makes no second event")
    func crash() async throws {
        try await withWorld { world in
            let body: [String: any Sendable] = ["events": [Self.event("e1"), ["event_id": ""], Self.event("e2")]]
            let first = try await world.post("/events", body, key: "k1")
            #expect(first.status == 202, "\(String(decoding: first.body, as: UTF8.self))")
            try await world.crash("gateway", "evaluator")
            let again = try await world.post("/events", body, key: "k1")
            #expect(again.status == 202)
            #expect(again.body == first.body, "\(String(decoding: again.body, as: UTF8.self))")
            #expect(again.headers["x-request-id"] != first.headers["x-request-id"])
            #expect(!String(decoding: again.body, as: UTF8.self).contains(#""duplicate":true"#), "it is the first answer, not a new one")

            let other = try await world.post("/events", ["events": [Self.event("e3")]], key: "k1")
            #expect(other.status == 409)
            let error = try #require(other.json["error"] as? [String: any Sendable])
            #expect(error["code"] as? String == "idempotency_mismatch")
            #expect(error["field"] as? String == "Idempotency-Key")

            try await world.system.time.settle()
            let statistics = try await world.system.clients.evaluator.statistics(.init(tenant: world.workspace.tenant))
            #expect(statistics.eventsAccepted == 2)
            #expect(statistics.targets == 2)
            // Without the key the events are known, and the answer says so.
            let fresh = try await world.post("/events", body, key: "k2")
            #expect(String(decoding: fresh.body, as: UTF8.self).contains(#""duplicate":true"#))
        }
    }

    @Test("GW-04 An evaluator killed under load keeps each event with its answer, or neither")
    func crashUnderLoad() async throws {
        try await withWorld { world in
            let evaluator = world.system.clients.evaluator
            let (callers, calls) = (64, 40)
            let (answered, progress) = AsyncStream.makeStream(of: Void.self)
            let duplicates = try await withThrowingTaskGroup(of: Int.self) { group in
                for caller in 0..<callers {
                    group.addTask {
                        var duplicates = 0
                        for call in 0..<calls {
                            let id = "load-\(caller)-\(call)"
                            let event = EvaluatorV1.Event(
                                tenant: world.workspace.tenant, eventId: id, eventType: "message.sent", actorId: "ben", channelId: "ch_general",
                                channelType: "public")
                            let answer = try await Self.submitted(event, key: id, evaluator)
                            // A stored event without its stored answer is answered as a duplicate.
                            duplicates += answer.accepted.count { $0.duplicate }
                            progress.yield()
                        }
                        return duplicates
                    }
                }
                group.addTask {
                    var answers = 0
                    for await _ in answered {
                        answers += 1
                        guard answers % 350 == 0 else { continue }
                        await world.system.kill("evaluator")
                        try await world.system.start("evaluator")
                        if answers == 2_100 { break }
                    }
                    return 0
                }
                return try await group.reduce(0, +)
            }
            #expect(duplicates == 0)
            let statistics = try await evaluator.statistics(.init(tenant: world.workspace.tenant))
            #expect(statistics.eventsAccepted == Int64(callers * calls))
        }
    }

    /// Asks until there is an answer, always with the same key.
    private static func submitted(
        _ event: EvaluatorV1.Event, key: String, _ evaluator: EvaluatorV1.Evaluator.Client
    ) async throws -> EvaluatorV1.SubmitEventsResponse {
        while true {
            do {
                return try await evaluator.submitEvents(.init(events: [event]), options: CallOptions(metadata: ["idempotency-key": key]))
            } catch let error as RPCError where error.code == .unavailable || error.code == .deadlineExceeded {}
        }
    }

    @Test("GW-04 Every POST of the gateway answers a repetition as the first time and refuses another body, also after a restart")
    func everyPost() async throws {
        try await withWorld { world in
            let tenant = world.workspace.tenant
            _ = try await world.post("/events", Self.event("e1"), key: "first")
            try await world.system.time.settle()
            let decisions = try await world.system.clients.evaluator.explain(.init(tenant: tenant, id: "e1", userId: "ann")).decisions
            let notification = try #require(decisions.first).notificationId
            let report: [String: any Sendable] = ["notification_id": notification]
            let registration: [String: any Sendable] = ["platform": "ios", "device_id": "pad", "token": String(repeating: "ab", count: 32)]
            let phone = try #require(
                try await world.system.clients.registry.listDevices(.init(tenant: tenant, userId: "ann")).devices.first?.pushDeviceId)
            let activity: [String: any Sendable] = [
                "push_device_id": phone, "kind": "live_activity", "name": "order", "token": String(repeating: "ef", count: 40),
            ]
            let posts: [(path: String, body: [String: any Sendable], other: [String: any Sendable])] = [
                ("/events", Self.event("e2"), Self.event("e2", text: "another")),
                ("/push/devices", registration, registration.merging(["device_name": "Ann's"]) { $1 }),
                ("/channels/ch_general/mute", ["muted": true, "duration": "1h"], ["muted": false]),
                ("/push/delivered", report, report.merging(["device_id": "d"]) { $1 }),
                ("/push/displayed", report, report.merging(["device_id": "d"]) { $1 }),
                ("/push/opened", report, report.merging(["action_taken": "reply"]) { $1 }),
                ("/push/dismissed", report, report.merging(["dismiss_method": "swipe"]) { $1 }),
                ("/badge/counters", ["counter": "dm", "op": "increment"], ["counter": "dm", "op": "clear"]),
                ("/push/activity-tokens", activity, activity.merging(["name": "another order"]) { $1 }),
                ("/push/test", [:], ["device_ids": [phone]]),
            ]
            var answers: [HTTPClient.Response] = []
            for (path, body, _) in posts {
                let answer = try await world.post(path, body, key: path, asUser: path != "/events")
                #expect((200...202).contains(answer.status), "\(path): \(String(decoding: answer.body, as: UTF8.self))")
                answers.append(answer)
            }
            // What would give another answer if it were done again.
            _ = try await world.post("/badge/counters", ["counter": "dm", "op": "increment"], key: "once more", asUser: true)
            try await world.system.time.advance(by: .seconds(60))
            try await world.crash("gateway", "registry", "preferences", "evaluator", "receipts", "dispatcher")
            for ((path, body, other), first) in zip(posts, answers) {
                let again = try await world.post(path, body, key: path, asUser: path != "/events")
                #expect(again.status == first.status, "\(path)")
                #expect(again.body == first.body, "\(path): \(String(decoding: again.body, as: UTF8.self))")
                let refused = try await world.post(path, other, key: path, asUser: path != "/events")
                #expect(refused.status == 409, "\(path): \(String(decoding: refused.body, as: UTF8.self))")
                #expect((refused.json["error"] as? [String: any Sendable])?["code"] as? String == "idempotency_mismatch", "\(path)")
            }
            #expect(try await world.system.clients.receipts.badge(.init(tenant: tenant, userId: "ann")).counters["dm"] == 2)
            let long = try await world.post("/events", Self.event("e3"), key: String(repeating: "k", count: 129))
            #expect(long.status == 400)
        }
    }
}
