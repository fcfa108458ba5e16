import Foundation
import GatewayService
import NIOCore
import NIOPosix
@testable import ServiceKit
import Testing

@Suite("Settings that the gateway does not have")
struct UnknownSettingTests {
    /// Starts the gateway at a port that somebody else has, and answers what it says.
    private func start(_ settings: [String: String]) async throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "carillon-settings-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder.appending(path: "keys"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(
            FileManager.default.createFile(
                atPath: folder.appending(path: "keys/gateway").path, contents: Data("key-of-gateway".utf8), attributes: [.posixPermissions: 0o600]))
        let other = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton).bind(host: "127.0.0.1", port: 0).get()
        var options = CommandLineOptions()
        options.runFolder = folder.path
        options.settings = settings.merging([
            "http_listen": "127.0.0.1:\(other.localAddress?.port ?? 0)", "admin_listen": "ipv4:127.0.0.1:0", "rpc.max_connections": "10",
            "peers.registry": "unix:/nowhere.sock", "log_level": "critical",
        ]) { $1 }
        let runner = ServiceRunner(definition: GatewayService.definition, options: options, environment: [:]) { try await GatewayService.build($0) }
        let error = await #expect(throws: (any Error).self) { try await runner.run() }
        try await other.close()
        return error.map { "\($0)" } ?? ""
    }

    @Test("An unknown setting is refused before the HTTP server opens; those that every service has are known by then")
    func beforeListening() async throws {
        // Were it noticed later, the port would be what is complained about.
        #expect(try await start(["http_listn": "127.0.0.1:1"]).contains("gateway has no setting http_listn; did you mean http_listen?"))
        let taken = try await start([:])
        #expect(taken.contains("HTTP port") && !taken.contains("no setting"), "\(taken)")
    }
}
