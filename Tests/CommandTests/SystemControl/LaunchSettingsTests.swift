import Foundation
import ServiceKit
import TestFolders
import Testing

@testable import SystemControl

@Suite("Settings that a system gives its services")
struct LaunchSettingsTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func settings(
        _ service: String, _ chosen: [String: String] = [:], change: (inout CarillonSystem.Options) -> Void = { _ in }
    ) throws -> [String: String] {
        var options = CarillonSystem.Options(runFolder: URL(filePath: folder.path))
        options.serviceSettings[service] = chosen
        change(&options)
        return try LaunchSettings(options: options, folder: RunFolder(path: folder.path)).settings(of: service)
    }

    @Test("CTL-01 an address of the operator's wins over a free and over a documented one", arguments: [false, true])
    func addresses(fixedPorts: Bool) throws {
        let chosen = try settings("gateway", ["http_listen": "127.0.0.1:8080"]) { $0.fixedPorts = fixedPorts }
        #expect(chosen["http_listen"] == "127.0.0.1:8080")
        let usual = try settings("gateway") { $0.fixedPorts = fixedPorts }
        #expect(usual["http_listen"] == (fixedPorts ? "127.0.0.1:7180" : "127.0.0.1:0"))
        #expect(try settings("registry", ["listen": "127.0.0.1:9"]) { $0.fixedPorts = fixedPorts }["listen"] == "127.0.0.1:9")
    }

    @Test("ROLE-01 the gateway trusts the run folder's issuer of administrators only beside the simulators, and beside no other issuer")
    func platformIssuer() throws {
        let own = try settings("gateway")
        #expect(own["platform_issuer.issuer"] == "https://platform.example.com")
        #expect(own["platform_issuer.jwks"] == folder.file("issuer/platform-jwks.json"))
        #expect(try settings("gateway") { $0.simulateProviders = false }.keys.filter { $0.hasPrefix("platform_issuer.") } == [])
        // One of an operator's settings does not stand beside the rest of the run folder's.
        let chosen = ["platform_issuer.issuer": "https://login.example.com", "platform_issuer.jwks": "/etc/jwks.json"]
        #expect(try settings("gateway", chosen).filter { $0.key.hasPrefix("platform_issuer.") } == chosen)
        let audience = ["platform_issuer.audience": "push"]
        #expect(try settings("gateway", audience).filter { $0.key.hasPrefix("platform_issuer.") } == audience)
    }

    @Test("CTL-01 a certificate of the operator's wins over the run folder's; the dispatcher sends to the simulators only where they run")
    func others() throws {
        let tls = try settings("gateway", ["http_tls.certificate": "/etc/own.pem"]) { $0.transport = .tls }
        #expect(tls["http_tls.certificate"] == "/etc/own.pem" && tls["tls.certificate"]?.hasPrefix(folder.path) == true)
        #expect(try settings("dispatcher") { $0.simulateProviders = false } == [:])
        #expect(throws: SystemError.self) { try settings("dispatcher") }
        let run = RunFolder(path: folder.path)
        try run.write(
            ProcessRecord(
                pid: 1, rpc: [], tls: false, admin: "",
                extra: ["apns": "127.0.0.1:1", "fcm": "127.0.0.1:2", "oauth": "http://x", "expo": "127.0.0.1:3"]),
            of: CarillonSystem.simulator)
        let simulated = try settings("dispatcher", ["providers.fcm.base_url": "https://fcm.example.com"])
        #expect(simulated["outbound.allowed_hosts"] == "127.0.0.1")
        #expect(try settings("registry")["outbound.allowed_hosts"] == "127.0.0.1")
        #expect(try settings("registry") { $0.simulateProviders = false }["outbound.allowed_hosts"] == nil)
        #expect(simulated["providers.expo.base_url"] == "https://127.0.0.1:3")
        #expect(simulated["providers.apns.base_url"] == "https://127.0.0.1:1" && simulated["providers.fcm.base_url"] == "https://fcm.example.com")
    }

    @Test("ARCH-05 all processes of a test-mode system begin at one time")
    func clockStart() throws {
        let start = Instant(milliseconds: 1_770_000_000_000)
        let settings = try settings("registry", ["clock_start": "2020-01-01T00:00:00Z"]) { ($0.testMode, $0.clockStart) = (true, start) }
        #expect(settings["clock_start"] == start.rfc3339)
    }
}
