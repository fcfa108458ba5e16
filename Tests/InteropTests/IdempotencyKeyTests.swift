import CarillonAPI
import Foundation
import OutboundMessages
import RPC
import SystemControl
import TestFolders
import Testing

/// The caller of a post.
enum Caller {
    case host, user(String), administrator, nobody
    /// A system that signs the body with this secret.
    case signer(secret: String)
}

/// `Idempotency-Key` through the real gateway and services, with crashes in between.
@Suite("GW-04 Idempotency keys")
struct IdempotencyKeyTests {
    /// A running system with the chat app of one organization, where `ann` is a member of `ch_general`.
    struct Fixture {
        let system: CarillonSystem
        let workspace: Workspace
        let serviceKey: String

        func post(_ path: String, _ json: any Sendable, key: String, as caller: Caller = .host) async throws -> HTTPClient.Response {
            // A connection of its own each time: the gateway may have been restarted.
            let gateway = try system.clients.gateway()
            var headers = [("idempotency-key", key)]
            if path == "/push/web-subscriptions" { headers.append(("origin", Self.page)) }
            if let credential = try await credential(of: caller) { headers.append(("authorization", "Bearer \(credential)")) }
            if case .signer(let secret) = caller {
                let body = Array(try JSONSerialization.data(withJSONObject: json, options: .sortedKeys))
                headers.append(("x-signature", SignedWebhook.sign(body, secrets: [secret], now: try await system.time.now())))
            }
            let answer = try await gateway.request("POST", "/api/v1" + path, headers: headers, json: json)
            await gateway.close()
            return answer
        }

        /// Where the app's pages are.
        static let page = "https://chat.example.com"

        private func credential(of caller: Caller) async throws -> String? {
            func token(_ user: String, _ role: String) async throws -> String {
                try UserTokens(runFolder: system.options.runFolder).token(
                    user: user, app: workspace.tenant.appId, roles: [role], now: try await system.time.now())
            }
            return switch caller {
            case .host: serviceKey
            case .user(let id): try await token(id, "member")
            case .administrator: try await token("root", "system_admin")
            case .nobody, .signer: nil
            }
        }

        /// Kills services, and starts them in this order. The gateway comes last: it waits for no peer that has been away for seconds.
        func crash(_ names: String...) async throws {
            for name in names { await system.kill(name) }
            for name in names { try await system.start(name) }
        }
    }

    static func withFixture(_ body: (Fixture) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-keys-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.testMode = true
        let system = try CarillonSystem(options, executables: Executables(folder: ReleaseExecutables.folder))
        do {
            try await system.start()
            let workspace = Workspace(organization: "org-keys", app: "app-keys", clients: system.clients, runFolder: folder)
            try await workspace.create(name: "keys", overrides: ["badge_push_on_change": "false"])
            try await workspace.add([.init(userID: "ann", displayName: "Ann", platforms: ["ios"])])
            try await workspace.addChannel("ch_general", name: "general", members: ["ann"])
            let key = try await system.clients.tenants.createServiceKey(.init(appId: "app-keys", name: "host", scopes: [.events]))
            try await body(Fixture(system: system, workspace: workspace, serviceKey: key.secret))
        } catch {
            await system.stop()
            throw error
        }
        await system.stop()
    }

    static func event(_ id: String, text: String = "hello") -> [String: any Sendable] {
        [
            "event_id": id, "event_type": "message.sent", "actor_id": "ben", "channel_id": "ch_general", "channel_type": "public",
            "mentions": [["type": "user", "user_id": "ann"]], "data": ["message_id": "msg_\(id)", "text": text, "sender_name": "Ben"],
        ]
    }

    @Test("GW-04 EVAL-58 After a crash of gateway and evaluator the same key has the same answer and makes no second event")
    func crash() async throws {
        try await Self.withFixture { fixture in
            let body: [String: any Sendable] = ["events": [Self.event("e1"), ["event_id": ""], Self.event("e2")]]
            let first = try await fixture.post("/events", body, key: "k1")
            #expect(first.status == 202, "\(String(decoding: first.body, as: UTF8.self))")
            try await fixture.crash("evaluator", "gateway")
            let again = try await fixture.post("/events", body, key: "k1")
            #expect(again.status == 202)
            #expect(again.body == first.body, "\(String(decoding: again.body, as: UTF8.self))")
            #expect(again.headers["x-request-id"] != first.headers["x-request-id"])
            #expect(!String(decoding: again.body, as: UTF8.self).contains(#""duplicate":true"#), "it is the first answer, not a new one")

            let other = try await fixture.post("/events", ["events": [Self.event("e3")]], key: "k1")
            #expect(other.status == 409)
            let error = try #require(other.json["error"] as? [String: any Sendable])
            #expect(error["code"] as? String == "idempotency_mismatch")
            #expect(error["field"] as? String == "Idempotency-Key")

            try await fixture.system.time.settle()
            let statistics = try await fixture.system.clients.evaluator.statistics(.init(tenant: fixture.workspace.tenant))
            #expect(statistics.eventsAccepted == 2)
            #expect(statistics.targets == 2)
            // Without the key the events are known, and the answer says so.
            let fresh = try await fixture.post("/events", body, key: "k2")
            #expect(String(decoding: fresh.body, as: UTF8.self).contains(#""duplicate":true"#))
        }
    }

    @Test("GW-04 An evaluator killed under load keeps each event with its answer, or neither")
    func crashUnderLoad() async throws {
        try await Self.withFixture { fixture in
            let evaluator = fixture.system.clients.evaluator
            let (callers, calls) = (64, 40)
            let (answered, progress) = AsyncStream.makeStream(of: Void.self)
            let duplicates = try await withThrowingTaskGroup(of: Int.self) { group in
                for caller in 0..<callers {
                    group.addTask {
                        var duplicates = 0
                        for call in 0..<calls {
                            let id = "load-\(caller)-\(call)"
                            let event = EvaluatorV1.Event(
                                tenant: fixture.workspace.tenant, eventId: id, eventType: "message.sent", actorId: "ben", channelId: "ch_general",
                                channelType: .public)
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
                        await fixture.system.kill("evaluator")
                        try await fixture.system.start("evaluator")
                        if answers == 2_100 { break }
                    }
                    return 0
                }
                return try await group.reduce(0, +)
            }
            #expect(duplicates == 0)
            let statistics = try await evaluator.statistics(.init(tenant: fixture.workspace.tenant))
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
}
