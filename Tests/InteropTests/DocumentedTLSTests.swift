import CarillonAPI
import Foundation
import NIOCore
import NIOPosix
import ServiceKit
import SystemControl
import TestConditions
import TestFolders
import Testing

/// The commands of docs/operations.md work as printed, except for paths, host names and ports.
@Suite("The documented configuration of TLS between hosts", .timeLimit(.minutes(2)))
struct DocumentedTLSTests {
    /// The YAML under the heading.
    private func documented() throws -> String {
        let text = try String(contentsOf: ProjectFolder.root.appending(path: "docs/operations.md"), encoding: .utf8)
        let section = try #require(text.components(separatedBy: "## TLS between hosts").last)
        return try #require(section.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first)
    }

    /// Free ports, found by taking them for a moment all at once.
    private func freePorts(_ count: Int) async throws -> [Int] {
        var taken: [any Channel] = []
        for _ in 0..<count {
            taken.append(try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).bind(host: "0.0.0.0", port: 0).get())
        }
        for channel in taken { try await channel.close() }
        return taken.compactMap(\.localAddress?.port)
    }

    @Test("SEC-03 the configuration in docs/operations.md works as printed")
    func works() async throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "carillon-hosts-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: url) }
        try KeyMaterial.create(at: url)
        let folder = RunFolder(path: url.path)
        for principal in KeyMaterial.principals { try FileManager.default.removeItem(atPath: folder.keyPath(of: principal)) }
        var yaml = try documented().replacing("/var/lib/carillon", with: folder.path)
        for host in ["alpha.example.com", "beta.example.com"] {
            #expect(yaml.contains(host))
            yaml = yaml.replacing(host, with: "localhost")
        }
        let documentedPorts = [7101, 7102, 7103, 7104, 7105, 7106, 7180]
        for (printed, free) in zip(documentedPorts, try await freePorts(documentedPorts.count)) {
            #expect(yaml.contains(":\(printed)"))
            yaml = yaml.replacing(":\(printed)\n", with: ":\(free)\n")
        }
        let config = url.appending(path: "carillon.yaml")
        try yaml.write(to: config, atomically: true, encoding: .utf8)

        var processes: [ServiceProcess] = []
        do {
            for name in CarillonSystem.services {
                processes.append(
                    try ServiceProcess(
                        name: name, executable: ReleaseExecutables.url(name), arguments: ["--run-dir", folder.path, "--config", config.path],
                        log: url.appending(path: "\(name).log")))
            }
            for process in processes {
                try await eventually("\(process.name) listens") { folder.record(of: process.name) != nil || process.exitStatus != nil }
                try #require(process.exitStatus == nil, "\(process.name): \(process.lastLogLines())")
            }
            try await use(url, folder)
        } catch {
            for process in processes { await process.stop() }
            throw error
        }
        for process in processes { #expect(await process.stop() == 0, "\(process.lastLogLines())") }
    }

    /// A call by certificate, and one through the gateway that the registry and the evaluator answer.
    private func use(_ url: URL, _ folder: RunFolder) async throws {
        let clients = try OperatorClients(runFolder: url)
        var organization = RegistryV1.Organization()
        organization.organizationId = "org"
        organization.name = "Between hosts"
        organization.timezone = "UTC"
        organization.profile = "chat"
        _ = try await clients.tenants.upsertOrganization(.init(organization: organization))
        let workspace = Workspace(organization: "org", app: "app", clients: clients, runFolder: url)
        try await workspace.createApp(name: "app")
        let key = try await clients.tenants.createServiceKey(.init(appId: "app", name: "host", scopes: [.events, .directory])).secret
        let gateway = try clients.gateway()
        let event: [String: any Sendable] = [
            "event_id": "e1", "event_type": "message.sent", "actor_id": "ann", "channel_id": "ch_general", "channel_type": "public",
            "data": ["message_id": "m1", "text": "hello", "sender_name": "Ann", "channel_name": "general"] as [String: any Sendable],
        ]
        let answer = try await gateway.request("POST", "/api/v1/events", headers: [("authorization", "Bearer \(key)")], json: event)
        #expect(answer.status == 202, "\(String(decoding: answer.body, as: UTF8.self))")
        await gateway.close()
        await clients.shutdown()
    }
}
