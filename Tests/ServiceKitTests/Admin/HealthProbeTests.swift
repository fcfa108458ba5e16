import Foundation
import HTTP2
import Logging
import NIOPosix
import TestFolders
import Testing

@testable import ServiceKit

@Suite("The health check of a service")
struct HealthProbeTests {
    private let folder: TemporaryFolder
    private let definition = ServiceDefinition(name: "registry", defaultPort: 7101)

    init() throws { folder = try TemporaryFolder() }

    private func probe(_ arguments: [String] = [], environment: [String: String] = [:]) async throws -> String? {
        let options = try CommandLineOptions.parse(["--health", "--run-dir", folder.path] + arguments)
        #expect(options.wantsHealth)
        return try await HealthProbe(definition: definition, options: options, environment: environment).problem()
    }

    /// An admin port with these problems.
    private func admin(_ problems: [String]) async throws -> AdminServer {
        let pages = AdminPages(service: "registry", problems: { problems }, metrics: MetricsRegistry(), level: LogLevel(.info))
        return try await AdminServer.start(on: .host("127.0.0.1", port: 0), group: MultiThreadedEventLoopGroup.singleton, pages: pages)
    }

    private func record(_ server: AdminServer) throws {
        try RunFolder(path: folder.path).write(ProcessRecord(pid: 1, rpc: [], tls: false, admin: server.address), of: "registry")
    }

    @Test("OBS-02 ARCH-10 it asks the port of the running service, by its record or by the setting; a service that is not ready tells why")
    func answers() async throws {
        #expect(try await probe()?.contains("not running: there is no \(folder.path)/registry.json") == true)
        let ready = try await admin([])
        try record(ready)
        #expect(try await probe() == nil)

        let problem = "store registry: the disk is full"
        let busy = try await admin([problem])
        #expect(try await probe(["--admin-listen", busy.address])?.contains(problem) == true)
        #expect(try await probe(environment: ["CARILLON_REGISTRY_ADMIN_LISTEN": busy.address])?.contains(problem) == true)
        // A free port is in the record alone.
        #expect(try await probe(["--admin-listen", "127.0.0.1:0"]) == nil)

        let address = busy.address
        await busy.stop()
        #expect(try await probe(["--admin-listen", address])?.contains("no answer from the admin port \(address)") == true)
        await #expect(throws: ConfigurationError.self) { try await probe(["--admin-listen", "nowhere"]) }
        await ready.stop()
    }

    @Test("A service that listens on all addresses is asked on loopback")
    func everywhere() {
        #expect(HealthProbe.reachable(.host("0.0.0.0", port: 7201)) == .host("127.0.0.1", port: 7201))
        #expect(HealthProbe.reachable(.host("::", port: 7201)) == .host("::1", port: 7201))
        #expect(HealthProbe.reachable(.host("10.0.0.7", port: 7201)) == .host("10.0.0.7", port: 7201))
    }
}
