import CarillonAPI
import Foundation
import RPC
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

/// The fixture of one scenario: an organization with an app of its profile in a running system, driven through the gateway as apps and
/// their host system would, and read back through the services and the simulators' records.
struct Scenario {
    let system: CarillonSystem
    let workspace: Workspace
    let serviceKey: String
    private let gateway: HTTPClient
    private let tokens: UserTokens

    var tenant: CommonV1.Tenant { workspace.tenant }
    var clients: OperatorClients { system.clients }

    /// Sets up an organization named after the scenario in the shared system, or in one of its own.
    static func start(
        _ number: String, profile: String = "chat", in given: CarillonSystem? = nil, overrides: [String: String] = [:],
        _ body: (Scenario) async throws -> Void
    ) async throws {
        let system = if let given { given } else { try await RunningSystem.shared.system() }
        // A scenario that broke off while lanes were paused stops no other.
        try await resumeLanes(in: system)
        let name = number.lowercased()
        let workspace = Workspace(organization: "org-\(name)", app: "app-\(name)", clients: system.clients, runFolder: system.options.runFolder)
        try await workspace.create(name: number, profile: profile, overrides: overrides)
        let key = try await system.clients.tenants.createServiceKey(
            .init(appId: "app-\(name)", name: "host", scopes: [.events, .directory, .actAsUser]))
        // Earlier scenarios' requests and faults are not this one's.
        _ = try await system.clients.simulator.reset(.init())
        let gateway = try system.clients.gateway()
        let scenario = Scenario(
            system: system, workspace: workspace, serviceKey: key.secret, gateway: gateway,
            tokens: try UserTokens(runFolder: system.options.runFolder))
        do {
            try await body(scenario)
        } catch {
            await gateway.close()
            throw error
        }
        await gateway.close()
    }

    /// A dispatcher that has just found its NATS servers may not follow the others yet.
    private static func resumeLanes(in system: CarillonSystem) async throws {
        try await eventually("the lanes are resumed", every: .milliseconds(200)) {
            do {
                _ = try await system.clients.dispatcher.pauseLanes(.init(paused: false))
                return true
            } catch let error as RPCError where error.code == .unavailable {
                return false
            }
        }
    }

    /// The same scenario over a connection of its own, for clients that call at the same time.
    func onOwnConnection() throws -> Scenario {
        Scenario(system: system, workspace: workspace, serviceKey: serviceKey, gateway: try clients.gateway(), tokens: tokens)
    }

    /// Closes a connection of its own.
    func disconnect() async { await gateway.close() }

    // MARK: Calls

    /// A request of a user's app.
    func asUser(
        _ user: String, _ method: String, _ path: String, _ json: (any Sendable)? = nil, device: String? = nil, roles: [String] = ["member"],
        headers: [(String, String)] = []
    ) async throws -> HTTPClient.Response {
        let token = try tokens.token(user: user, app: tenant.appId, roles: roles, device: device, now: try await now())
        return try await gateway.request(method, "/api/v1" + path, headers: [("authorization", "Bearer \(token)")] + headers, json: json)
    }

    /// A user's access token, for calls without the gateway.
    func accessToken(of user: String) async throws -> String {
        try tokens.token(user: user, app: tenant.appId, now: try await now())
    }

    /// A request of an administrator of the whole platform.
    func asPlatform(_ administrator: String, _ method: String, _ path: String, _ json: (any Sendable)? = nil) async throws -> HTTPClient.Response {
        let tokens = try PlatformTokens(runFolder: system.options.runFolder)
        let token = try tokens.token(administrator: administrator, now: try await now())
        return try await gateway.request(method, "/api/v1" + path, headers: [("authorization", "Bearer \(token)")], json: json)
    }

    /// A request of somebody whose client speaks another version of the API.
    ///
    /// - Parameter version: empty: the path below `/api` has none.
    func asUser(
        ofVersion version: String, _ user: String, _ method: String, _ path: String, _ json: (any Sendable)? = nil
    ) async throws -> HTTPClient.Response {
        let token = try tokens.token(user: user, app: tenant.appId, now: try await now())
        let base = version.isEmpty ? "/api" : "/api/\(version)"
        return try await gateway.request(method, base + path, headers: [("authorization", "Bearer \(token)")], json: json)
    }

    /// A request without credentials, as from a link in a mail.
    func asAnybody(_ method: String, _ path: String, _ json: (any Sendable)? = nil) async throws -> HTTPClient.Response {
        try await gateway.request(method, "/api/v1" + path, headers: [], json: json)
    }

    /// A request of the host system.
    func asHost(
        _ method: String, _ path: String, _ json: (any Sendable)? = nil, headers: [(String, String)] = [], key: String? = nil
    ) async throws -> HTTPClient.Response {
        try await gateway.request(method, "/api/v1" + path, headers: [("authorization", "Bearer \(key ?? serviceKey)")] + headers, json: json)
    }

    // MARK: Setting the stage

    /// Users with one device each, in one channel when named.
    @discardableResult
    func people(
        _ names: [String], platforms: [String] = ["ios"], channel: String? = nil, timezone: String = "UTC", roles: [String] = ["member"]
    ) async throws -> [Workspace.Member] {
        let members = names.map {
            Workspace.Member(userID: $0, displayName: $0.capitalized, platforms: platforms, timezone: timezone, roles: roles)
        }
        try await workspace.add(members)
        if let channel { try await workspace.addChannel(channel, name: String(channel.dropFirst(3)), members: names) }
        return members
    }

    /// The token of a member's device.
    func token(_ user: String, _ platform: String = "ios") -> String {
        Workspace.Member(userID: user, displayName: user, platforms: [platform]).token(on: platform)
    }

    /// The token of a member's device in an app that sends through Expo.
    func expoToken(_ user: String, _ platform: String = "ios") -> String {
        Workspace.Member(userID: user, displayName: user, platforms: [platform]).expoToken(on: platform)
    }

    // MARK: Events

    /// A message event, as the chat server posts it.
    func message(
        _ id: String, from: String = "sender", channel: String = "ch_general", type: String = "public", text: String = "hello",
        mentions: [[String: String]] = [], members: [String]? = nil, thread: String? = nil, followers: [String]? = nil,
        more: [String: any Sendable] = [:]
    ) -> [String: any Sendable] {
        var event: [String: any Sendable] = [
            "event_id": id, "event_type": "message.sent", "actor_id": from, "channel_id": channel, "channel_type": type,
            "data": ["message_id": "msg_\(id)", "text": text, "sender_name": from.capitalized, "channel_name": String(channel.dropFirst(3))],
        ]
        if !mentions.isEmpty { event["mentions"] = mentions }
        if let members { event["channel_members"] = members }
        if let thread { event["thread_id"] = thread }
        if let followers { event["thread_followers"] = followers }
        return event.merging(more) { $1 }
    }

    /// A mention of one user.
    func mention(_ user: String, id: String, channel: String = "ch_general", text: String = "hello") -> [String: any Sendable] {
        message(id, channel: channel, text: text, mentions: [["type": "user", "user_id": user]])
    }

    /// An event of a host system that names its type and recipients.
    func event(_ id: String, type: String, to recipients: [String], entity: String = "", data: [String: String] = [:]) -> [String: any Sendable] {
        var event: [String: any Sendable] = [
            "event_id": id, "event_type": "host.\(type)", "type_id": type, "recipients": recipients, "data": data,
        ]
        if !entity.isEmpty { event.merge(["entity_type": "entity", "entity_id": entity]) { $1 } }
        return event
    }

    /// Posts an event and waits until the system is at rest.
    func submit(_ event: [String: any Sendable]) async throws {
        let answer = try await asHost("POST", "/events", event)
        #expect(answer.status == 202, "POST /events answered \(answer.status): \(String(decoding: answer.body, as: UTF8.self))")
        try await settle()
    }

    func settle() async throws { try await system.time.settle() }
    func advance(by duration: Duration) async throws { try await system.time.advance(by: duration) }
    /// New tokens were validated by themselves (REG-12), and a provider's answers to that are older than a minute.
    func validated() async throws { try await advance(by: .seconds(180)) }
    func advance(to instant: Instant) async throws { try await system.time.advance(to: instant) }
    /// The system's time. On real time no process is asked: some may be down.
    func now() async throws -> Instant {
        guard system.options.testMode else { return Instant(milliseconds: ChaosRecord.now) }
        return try await system.time.now()
    }

    // MARK: Results

    /// The decision about a user and event: `pushed`, `held`, the reason of the skip, or nil when the user was no target.
    func outcome(_ event: String, for user: String) async throws -> String? {
        let decisions = try await clients.evaluator.explain(.init(tenant: tenant, id: event, userId: user)).decisions
        return decisions.first { $0.userId == user }.map(\.shown)
    }

    /// Outcomes of an event by user.
    func outcomes(_ event: String) async throws -> [String: String] {
        let decisions = try await clients.evaluator.explain(.init(tenant: tenant, id: event)).decisions
        return Dictionary(decisions.map { ($0.userId, $0.shown) }) { first, _ in "\(first) twice" }
    }

    /// The decision itself.
    func decision(_ event: String, for user: String) async throws -> EvaluatorV1.Decision {
        let decisions = try await clients.evaluator.explain(.init(tenant: tenant, id: event, userId: user)).decisions
        return try #require(decisions.first { $0.userId == user }, "no decision for \(user) on \(event)")
    }

    /// The simulators' requests for a token, oldest first, without its validation after the registration (REG-12) and silent pushes of badges.
    func requests(_ token: String, provider: String = "") async throws -> [SimulatorV1.RecordedRequest] {
        try await everyRequest(token, provider: provider).filter { !$0.isProbe && !$0.isBadgeUpdate }
    }

    /// The accepted silent pushes of a badge (RCPT-17), oldest first.
    func badgeUpdates(_ token: String) async throws -> [SimulatorV1.RecordedRequest] {
        try await everyRequest(token).filter { $0.status == 200 && $0.isBadgeUpdate }
    }

    /// A user's notifications in the ledger, newest first, without silent pushes of badges.
    func ledger(of user: String) async throws -> [ReceiptsV1.NotificationView] {
        try await clients.receipts.queryReceipts(.init(tenant: tenant, userId: user)).notifications.filter { $0.typeId != BadgePush.typeID }
    }

    /// All that the simulators got for a token, oldest first.
    func everyRequest(_ token: String, provider: String = "") async throws -> [SimulatorV1.RecordedRequest] {
        var found: [SimulatorV1.RecordedRequest] = []
        var after: Int64 = 0
        while true {
            let page = try await clients.simulator.listRequests(.init(provider: provider, token: token, afterSequence: after, limit: 1_000)).requests
            guard let last = page.last else { return found }
            found += page
            after = last.sequence
        }
    }

    /// Requests that the provider accepted.
    func accepted(_ token: String) async throws -> [SimulatorV1.RecordedRequest] {
        try await requests(token).filter { $0.status == 200 }
    }

    /// The accepted ones that validate the token (REG-19).
    func probes(_ token: String) async throws -> [SimulatorV1.RecordedRequest] {
        try await everyRequest(token).filter { $0.status == 200 && $0.isProbe }
    }

    /// The pushes that a device showed: accepted, and no silent probe of the token (REG-19).
    func shown(_ token: String) async throws -> [SimulatorV1.RecordedRequest] {
        try await accepted(token).filter { request in
            if request.headers["apns-push-type"] == "background" { return false }
            let message = request.json["message"] as? [String: Any]
            return message == nil || message?["notification"] != nil
        }
    }

    /// A metric of the app, as an administrator of its organization reads it over HTTP.
    func metric(_ name: String) async throws -> [String: any Sendable] {
        let answer = try await asUser("boss", "GET", "/admin/organizations/\(tenant.organizationId)/device-stats", roles: ["org_admin"])
        let metrics = (answer.json["apps"] as? [[String: any Sendable]])?.first?["metrics"] as? [[String: any Sendable]]
        return try #require(metrics?.first { $0["name"] as? String == name }, "no metric \(name)")
    }

    /// The output of `carillon … --json` about this app; where the arguments name a format, in that.
    func carillon(_ arguments: String...) async throws -> Data { try await carillon(arguments) }

    /// As above, of a list.
    func carillon(_ arguments: [String]) async throws -> Data {
        let output = system.options.runFolder.appending(path: "carillon-\(UUID().uuidString).log")
        var all =
            arguments + [
                "--run-dir", system.options.runFolder.path, "--organization", tenant.organizationId, "--app", tenant.appId,
            ]
        if !arguments.contains("--format") { all.append("--json") }
        let command = try ServiceProcess(name: "carillon", executable: ReleaseExecutables.url("carillon"), arguments: all, log: output)
        #expect(await command.wait() == 0, "carillon \(arguments.joined(separator: " "))")
        return try Data(contentsOf: output)
    }

    /// The ledger's view of a notification.
    func notification(_ id: String) async throws -> ReceiptsV1.NotificationView {
        try #require(try await clients.receipts.getNotification(.init(tenant: tenant, notificationId: id)).notification)
    }
}

extension EvaluatorV1.Decision {
    fileprivate var shown: String {
        switch outcome {
        case .sent: "pushed"
        case .held: "held"
        default: reason.name
        }
    }
}

extension SimulatorV1.RecordedRequest {
    /// The body as JSON.
    var json: [String: Any] { (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: Any] ?? [:] }

    /// A silent push of the user's badge (RCPT-17).
    var isBadgeUpdate: Bool {
        let data = (json["message"] as? [String: Any] ?? json)["data"] as? [String: Any]
        return data?["type"] as? String == BadgePush.typeID
    }

    /// The badge of a push through APNs.
    var badge: Int? { (json["aps"] as? [String: Any])?["badge"] as? Int }

    /// A silent push of no notification that says nothing: it asks whether the token lives.
    var isProbe: Bool {
        guard notificationId.isEmpty, (json["data"] as? [String: Any] ?? [:]).isEmpty else { return false }
        guard let message = json["message"] as? [String: Any] else { return headers["apns-push-type"] == "background" }
        let isForActivity = (message["apns"] as? [String: Any])?["live_activity_token"] != nil
        return message["notification"] == nil && !isForActivity && (message["data"] as? [String: Any] ?? [:]).isEmpty
    }
}

extension HTTPClient.Response {
    /// `error.code` of GW-02.
    var errorCode: String? { (json["error"] as? [String: any Sendable])?["code"] as? String }
    /// `error.field` of GW-02.
    var errorField: String? { (json["error"] as? [String: any Sendable])?["field"] as? String }
}
