import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl

/// Idle streams of desktops' agents, at the dispatcher and through the gateway, and of open apps: memory and CPU of a stream.
struct StreamLoad: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "streams",
        abstract: "Holds idle streams of desktops' agents or of open apps in a system in a fresh folder; prints memory and CPU as JSON.")

    /// Where agents hold their streams.
    enum Place: String, ExpressibleByArgument, CaseIterable, Sendable {
        /// `DesktopStream`.
        case dispatcher
        /// `GET /stream?device_id=…`.
        case gateway
        /// `GET /stream`, of an open app.
        case app
    }

    @Option(help: "dispatcher: DesktopStream. gateway: GET /stream of an agent. app: GET /stream of an open app.") var at = Place.dispatcher
    @Option(help: "Streams, each of another user's agent.") var streams = 10_000
    @Option(name: .customLong("streams-a-connection"), help: "Streams of one connection: at most 250, the gateway's limit.")
    var streamsAConnection = 200
    @Option(help: "Seconds until memory is read. A stream has a heartbeat every 25.") var idle = 40

    func validate() throws {
        guard streams > 0, (1...250).contains(streamsAConnection), idle > 0 else {
            throw ValidationError("--streams and --idle must be at least 1, --streams-a-connection 1 to 250")
        }
    }

    func run() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-streams-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = CarillonSystem.Options(runFolder: folder)
        options.logLevel = "warning"
        // All agents are on this machine.
        options.serviceSettings["dispatcher"] = ["rpc.max_connections": "30000", "rpc.max_connections_per_peer": "30000"]
        options.serviceSettings["gateway"] = ["limits.address_connections": "0", "limits.address_rate": "0"]
        let system = try CarillonSystem(options)
        do {
            try await system.start()
            let agents = try await register(in: system)
            let report = try await measure(agents, try holder(in: system), system)
            await system.stop()
            try printJSON(report)
        } catch {
            await system.stop()
            throw error
        }
    }

    private func holder(in system: CarillonSystem) throws -> any AgentHolder {
        switch at {
        case .dispatcher: return DispatcherAgents(clients: system.clients, tenant: Self.tenant, streamsAConnection: streamsAConnection)
        case .gateway, .app:
            let address = try system.folder.runningService("gateway").hostAndPort("http")
            return GatewayAgents(port: address.port, streamsAConnection: streamsAConnection, areApps: at == .app)
        }
    }

    private static let tenant = CommonV1.Tenant(organizationId: "org_bench", appId: "bench-desktops")

    private func register(in system: CarillonSystem) async throws -> [Agent] {
        let folder = system.options.runFolder
        let workspace = Workspace(organization: Self.tenant.organizationId, app: Self.tenant.appId, clients: system.clients, runFolder: folder)
        try await workspace.create(name: "Desktops", overrides: ["enabled_providers": "[apns, desktop]", "inbox_enabled": "true"])
        let (tokens, now) = (try UserTokens(runFolder: folder), SystemClock().now)
        var agents: [Agent] = []
        for first in stride(from: 0, to: streams, by: 500) {
            let users = (first..<min(first + 500, streams)).map { "user-\($0)" }
            try await workspace.add(users.map { .init(userID: $0, displayName: $0, platforms: []) })
            let devices = users.map { user in
                RegistryV1.RegisterDeviceRequest(
                    tenant: Self.tenant, userId: user, deviceId: "desk", platform: "linux", token: "agent-of-a-desktop-\(user)")
            }
            let answer = try await system.clients.registry.registerDevices(.init(devices: devices))
            if let refused = answer.results.first(where: { !$0.reason.isEmpty }) { throw ValidationError("a device was refused: \(refused.message)") }
            for (user, device) in zip(users, answer.pushDeviceIds) {
                agents.append(Agent(user: user, device: device, token: try tokens.token(user: user, app: Self.tenant.appId, now: now)))
            }
        }
        guard agents.count == streams else { throw ValidationError("\(agents.count) of \(streams) devices were registered") }
        return agents
    }

    private func measure(_ agents: [Agent], _ holder: any AgentHolder, _ system: CarillonSystem) async throws -> StreamReport {
        // First calls fill caches and load code. These streams end when those of the same devices begin.
        _ = try await holder.hold(Array(agents.prefix(100)))
        try await Task.sleep(for: .seconds(2))
        let (before, began) = (system.usage, ContinuousClock.now)
        let held = try await holder.hold(agents)
        let (opened, secondsToOpen) = (system.usage, (ContinuousClock.now - began) / .seconds(1))
        try await Task.sleep(for: .seconds(idle))
        let after = system.usage
        try held.requireOpen()
        await holder.shutDown()
        let names = ["dispatcher", "gateway", "receipts"]
        func byName(_ value: (String) -> Double) -> [String: Double] { Dictionary(uniqueKeysWithValues: names.map { ($0, value($0)) }) }
        return StreamReport(
            streams: streams, streamsAConnection: streamsAConnection, secondsToOpen: secondsToOpen,
            privateBytesAStream: byName { name in
                Double((after[name]?.privateBytes ?? 0) - (before[name]?.privateBytes ?? 0)) / Double(agents.count)
            },
            cpuPercent: byName { name in ((after[name]?.cpuSeconds ?? 0) - (opened[name]?.cpuSeconds ?? 0)) / Double(idle) * 100 })
    }
}

/// What one run of ``StreamLoad`` showed.
private struct StreamReport: Encodable {
    var streams: Int
    var streamsAConnection: Int
    var secondsToOpen: Double
    /// By process.
    var privateBytesAStream: [String: Double]
    /// Of one core while all streams are idle, by process.
    var cpuPercent: [String: Double]
}

/// An agent on a desktop.
struct Agent: Sendable {
    var user: String
    /// The push device id.
    var device: String
    /// The user's access token.
    var token: String
}

/// Holds streams of agents, until it is shut down.
protocol AgentHolder: Sendable {
    /// Begins the streams, and returns when all are open.
    func hold(_ agents: [Agent]) async throws -> OpenStreams
    func shutDown() async
}
