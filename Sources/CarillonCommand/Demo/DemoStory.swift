import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl

/// The story of one phone of the demo from its registration on: the app's requests to the gateway and their results.
struct DemoStory {
    /// One step, for people and programs.
    struct Step: Encodable { var step, result: String }

    private static let user = "newcomer"
    private static let channel = "ch_general"
    /// The channel of the mention in quiet hours. In #general the previous mention would suppress it (EVAL-28).
    private static let nightChannel = "ch_random"

    private let demo: DemoWorkspace
    private let clients: OperatorClients
    private let gateway: HTTPClient
    private let token: String
    private var steps: [Step] = []

    /// Changes the policy so that quiet hours defer mentions instead of dropping them. Called some seconds before the story, so that every service
    /// knows.
    static func prepare(_ demo: DemoWorkspace, _ clients: OperatorClients) async throws {
        _ = try await clients.administration.patchPolicy(
            .init(tenant: demo.workspace.tenant, set: ["quiet_hours_action_by_priority.high": "hold"]))
    }

    /// Runs the story.
    static func steps(_ system: CarillonSystem, _ demo: DemoWorkspace) async throws -> [Step] {
        let gateway = try system.clients.gateway()
        do {
            var story = try DemoStory(system, demo, gateway)
            try await story.live()
            await gateway.close()
            return story.steps
        } catch {
            await gateway.close()
            throw error
        }
    }

    private init(_ system: CarillonSystem, _ demo: DemoWorkspace, _ gateway: HTTPClient) throws {
        self.demo = demo
        clients = system.clients
        self.gateway = gateway
        token = try UserTokens(runFolder: system.options.runFolder).token(user: Self.user, app: DemoWorkspace.app, now: Self.now)
    }

    private static var now: Instant { SystemClock().now }

    private mutating func live() async throws {
        let phone = Workspace.Member(userID: Self.user, displayName: "Newcomer", platforms: ["ios"])
        let registered = try await call(
            "POST", "/push/devices", ["platform": "ios", "token": phone.token(on: "ios"), "device_id": "newcomer-phone", "timezone": "UTC"])
        let device = registered["push_device_id"] as? String ?? ""
        tell("registers a phone", "\(device), \(Self.text("status", of: registered)), \(Self.hash(of: registered))")

        let after = Workspace.Member(userID: "\(Self.user) after a reinstall", displayName: "", platforms: ["ios"])
        let rotated = try await call("PUT", "/push/devices/\(device)/token", ["token": after.token(on: "ios"), "refresh_reason": "app_reinstall"])
        tell("gets a new token", "same device, \(Self.hash(of: rotated)); of the old one only its hash is kept")
        let joined = [Self.channel, Self.nightChannel].map { channel in
            RegistryV1.Channel(
                tenant: demo.workspace.tenant, channelId: channel, name: String(channel.dropFirst(3)), channelType: .public,
                addMembers: [Self.user])
        }
        _ = try await clients.registry.upsertDirectory(.init(channels: joined))
        tell("is mentioned", try await mention("before"))

        let muted = try await call("POST", "/channels/\(Self.channel)/mute", ["muted": true, "duration": "1h"])
        tell("mutes #general", "until \(muted["muted_until"] as? String ?? "further notice")")
        tell("is mentioned", try await mention("muted"))
        _ = try await call("POST", "/channels/\(Self.channel)/mute", ["muted": false])

        let (start, end) = (Self.wallTime(of: Self.now + .seconds(-3_600)), Self.wallTime(of: Self.now + .seconds(3_600)))
        _ = try await call(
            "PUT", "/users/me/notifications",
            ["quiet_hours": ["enabled": true, "start": start, "end": end, "timezone": "UTC"] as [String: any Sendable]])
        tell("wants quiet hours", "\(start) to \(end) UTC, which is now")
        tell("is mentioned", try await mention("quiet", in: Self.nightChannel))

        let test = try await call("POST", "/push/test", [:])
        let results = (test["results"] as? [[String: any Sendable]] ?? []).map {
            "\($0["status"] as? String ?? "?") to \($0["platform"] as? String ?? "?")"
        }
        tell("asks for a test push", "\(results.joined(separator: ", ")), quiet hours or not")

        _ = try await call("PUT", "/users/me/notifications", ["quiet_hours": ["enabled": false] as [String: any Sendable]])
        tell("ends the quiet hours", try await release(of: "quiet"))
    }

    private mutating func tell(_ step: String, _ result: String) { steps.append(Step(step: step, result: result)) }

    /// Sends a mention of the newcomer and returns the decision.
    private func mention(_ name: String, in channel: String = channel) async throws -> String {
        let id = "demo-story-\(name)"
        var event = EvaluatorV1.Event(tenant: demo.workspace.tenant, eventId: id, eventType: "message.sent", actorId: "alice")
        event.channelId = channel
        event.channelType = .public
        event.mentions = [.init(type: .user, userId: Self.user)]
        event.data = ["message_id": id, "text": "welcome, @\(Self.user)", "sender_name": "Alice", "channel_name": String(channel.dropFirst(3))]
        _ = try await clients.evaluator.submitEvents(.init(events: [event]))
        return Self.text(try await Explanation.wait(for: id, demo.workspace.tenant, clients))
    }

    /// The outcome of a deferred mention. Waits for it at most five seconds.
    private func release(of name: String) async throws -> String {
        let deadline = ContinuousClock.now + .seconds(5)
        while true {
            let answer = try await clients.evaluator.explain(.init(tenant: demo.workspace.tenant, id: "demo-story-\(name)", userId: Self.user))
            let waits = answer.decisions.contains { $0.outcome == .held }
            if !waits || ContinuousClock.now > deadline { return "and gets what waited: " + Self.text(answer) }
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    private static func text(_ answer: EvaluatorV1.ExplainResponse) -> String {
        Explanation(answer).decisions.first { $0.userId == user }?.text ?? "nothing was decided"
    }

    private func call(_ method: String, _ path: String, _ body: [String: any Sendable]) async throws -> [String: any Sendable] {
        let answer = try await gateway.request(method, "/api/v1" + path, headers: [("authorization", "Bearer \(token)")], json: body)
        guard (200..<300).contains(answer.status) else {
            throw WorkspaceError(description: "\(method) \(path): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
        }
        return answer.json
    }

    private static func text(_ name: String, of answer: [String: any Sendable]) -> String {
        (answer["device"] as? [String: any Sendable])?[name] as? String ?? ""
    }

    private static func hash(of answer: [String: any Sendable]) -> String { "token \(text("token_hash", of: answer).prefix(19))…" }

    private static func wallTime(of instant: Instant) -> String { String(instant.rfc3339.dropFirst(11).prefix(5)) }
}
