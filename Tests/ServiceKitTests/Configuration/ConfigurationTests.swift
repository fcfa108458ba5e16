import Foundation
@testable import ServiceKit
import HTTP2
import TLS
import TestCertificates
import TestFolders
import Testing

@Suite("Settings")
struct ConfigurationTests {
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func config(
        flags: [String: String] = [:], environment: [String: String] = [:], file: String? = nil, service: String = "registry"
    ) throws -> ServiceConfig {
        let file = try file.map { try ConfigurationFile(path: folder.write($0, to: "carillon.yaml")) }
        return ServiceConfig(service: service, flags: flags, environment: environment, file: file)
    }

    private func message(_ body: () throws -> Void) throws -> String {
        "\(try #require(#expect(throws: ConfigurationError.self, performing: body)))"
    }

    @Test("Flags win over environment, environment over file, file over default; the service's own over the common one")
    func precedence() throws {
        let file = "max_devices: 3\nregistry:\n  token_ttl: 300\ntoken_ttl: 3600\n"
        let environment = ["CARILLON_MAX_DEVICES": "4", "CARILLON_REGISTRY_MAX_DEVICES": "5"]
        let key = "max_devices"
        #expect(try config().int(key, range: 1...10, default: 2) == 2)
        #expect(try config(file: file).int(key, range: 1...10, default: 2) == 3)
        #expect(try config(environment: ["CARILLON_MAX_DEVICES": "4"], file: file).int(key, range: 1...10, default: 2) == 4)
        #expect(try config(environment: environment, file: file).int(key, range: 1...10, default: 2) == 5)
        #expect(try config(flags: [key: "6"], environment: environment, file: file).int(key, range: 1...10, default: 2) == 6)
        #expect(try config(file: file).int("token_ttl", range: 0...86_400, default: 0) == 300)
        #expect(try config(environment: ["CARILLON_PROVIDER_SIM_X": "a"], service: "provider-sim").string("x", default: "") == "a")
        #expect(try config(environment: ["CARILLON_MAX_DEVICES": ""], file: file).int(key, range: 1...10, default: 2) == 3)
        #expect(try config(environment: ["CARILLON_PEERS_REGISTRY": "a:1"]).optionalString("peers.registry") == "a:1")
    }

    @Test("A wrong value is refused with key, value, rule and the line or variable that says so")
    func wrongValues() throws {
        let config = try config(
            flags: ["flag": "maybe"], environment: ["CARILLON_COUNT": "11"], file: "\nlevel: loud\n")
        let count = try message { _ = try config.int("count", range: 1...10, default: 1) }
        #expect(count == "count = \"11\" (environment variable CARILLON_COUNT): must be a whole number from 1 to 10")
        let level = try message { _ = try config.choice("level", of: ["low", "high"], default: "low") }
        #expect(level == "level = \"loud\" (\(folder.file("carillon.yaml")), line 2): must be one of low, high")
        #expect(try message { _ = try config.bool("flag", default: false) } == "flag = \"maybe\" (--set flag): must be true or false")
    }

    @Test("A setting that nobody asks for is refused with the nearest that exists, in a file and as a flag")
    func unknownKeys() throws {
        let wrong = try config(file: "max_device: 3\n")
        _ = try wrong.int("max_devices", range: 1...10, default: 2)
        let text = try message { try wrong.refuseUnknownKeys() }
        #expect(text.contains("line 1: registry has no setting max_device; did you mean max_devices?"))

        let section = try config(file: "registy:\n  max_devices: 3\n")
        _ = try section.int("max_devices", range: 1...10, default: 2)
        #expect(try message { try section.refuseUnknownKeys() }.contains("no setting registy.max_devices; did you mean registry.max_devices?"))

        let flag = try config(flags: ["colour": "red"])
        _ = try flag.int("max_devices", range: 1...10, default: 2)
        #expect(try message { try flag.refuseUnknownKeys() }.contains("no setting colour; known keys: max_devices"))
    }

    @Test("A misspelled variable of the service is refused with the nearest that exists; those of other services and of all are left alone")
    func unknownVariables() throws {
        func refusal(_ name: String, service: String = "gateway") throws {
            let config = try config(environment: [name: "5"], service: service)
            _ = try config.int("limits.user_rate", range: 1...10, default: 2)
            try config.refuseUnknownKeys()
        }
        let text = try message { try refusal("CARILLON_GATEWAY_LIMITS_USER_RAT") }
        #expect(
            text
                == "environment variable CARILLON_GATEWAY_LIMITS_USER_RAT: gateway has no such setting; "
                + "did you mean CARILLON_GATEWAY_LIMITS_USER_RATE?"
        )
        #expect(try message { try refusal("CARILLON_PROVIDER_SIM_X", service: "provider-sim") }.contains("known keys: limits.user_rate"))
        for name in [
            "GATEWAY_LIMITS_USER_RATE", "LIMITS_USER_RATE", "REGISTRY_COLOUR", "RUN", "GATEWAY_PEERS_REGISTRY", "GATEWAY_SERVICE_HOST",
            "GATEWAY_PORT_7180_TCP", "GATEWAY_METRICS_SERVICE_HOST", "GATEWAY_METRICS_PORT_80_TCP_ADDR",
        ] {
            try refusal("CARILLON_" + name)
        }
    }

    @Test("One file serves a whole system: other services' sections and peers are left alone")
    func commonFile() throws {
        let config = try config(file: "registry: {max_devices: 7}\nevaluator: {anything: 1}\npeers:\n  dispatcher: unix:/x\n")
        #expect(try config.int("max_devices", range: 1...10, default: 2) == 7)
        try config.refuseUnknownKeys()
        let wrong = try self.config(file: "registry: {max_device: 7}\npeers: {registri: a}\n")
        _ = try wrong.int("max_devices", range: 1...10, default: 2)
        #expect(throws: ConfigurationError.self) { try wrong.refuseUnknownKeys() }
    }

    @Test("JSON is read as well; lists may be lists")
    func json() throws {
        let config = try config(file: #"{"hosts": ["a", "b"], "deep": {"er": true}}"#)
        #expect(try config.strings("hosts") == ["a", "b"])
        #expect(try config.bool("deep.er", default: false))
    }

    @Test(
        "Files that are no settings are refused with their place",
        arguments: [
            "a: [1, {b: 2}]", "a:\n", "just text", "a: 1\nb: *a", "a: {b: 1", "- a\n- b", "a.b: 1\na: {b: 2}", "a.b: [1]\na: {b: [2]}",
        ])
    func badFiles(text: String) throws {
        #expect(try message { _ = try config(file: text) }.contains("carillon.yaml"))
    }

    @Test("flags: forms, repetition, slips")
    func flags() throws {
        let options = try CommandLineOptions.parse(["--run-dir", "/r", "--listen=unix:/s", "--set", "a=b=c", "--set", "d=", "--test-mode"])
        #expect(options.runFolder == "/r")
        #expect(options.settings == ["listen": "unix:/s", "a": "b=c", "d": "", "test_mode": "true"])
        #expect(!options.stopsWithInput)
        #expect(try CommandLineOptions.parse(["--stop-with-input"]).stopsWithInput)
        #expect(try message { _ = try CommandLineOptions.parse(["--lisen", "x"]) } == "unknown flag --lisen; did you mean --listen?")
        #expect(try message { _ = try CommandLineOptions.parse(["--set", "a"]) } == "--set needs key=value")
        #expect(try message { _ = try CommandLineOptions.parse(["--config"]) } == "--config needs a value; see --help")
    }
}

@Suite("Where a service listens")
struct ListenPlanTests {
    private func plan(
        _ settings: [String: String] = [:], runFolder: String? = nil, testMode: Bool = false, servesRPC: Bool = true, tls: TLSServerContext? = nil
    ) throws -> ListenPlan {
        try ListenPlan(
            definition: ServiceDefinition(name: "registry", defaultPort: 7101), config: ServiceConfig(service: "registry", values: settings),
            runFolder: RunFolder(path: runFolder ?? "run"), hasOwnRunFolder: runFolder != nil, isTestMode: testMode, servesRPC: servesRPC,
            serverTLS: tls)
    }

    @Test("Fixed ports by default, the run folder's socket when there is one, a free port when its path is too long")
    func defaults() throws {
        let fixed = try plan()
        #expect(fixed.rpc == [.host("127.0.0.1", port: 7101)] && fixed.admin == .host("127.0.0.1", port: 7201))
        let own = try plan(runFolder: "/r")
        #expect(own.rpc == [.unix(path: "/r/sockets/registry.sock")] && own.admin == .host("127.0.0.1", port: 0) && own.note == nil)
        let long = try plan(runFolder: "/" + String(repeating: "r", count: 90))
        #expect(long.rpc == [.host("127.0.0.1", port: 0)])
        #expect(long.note?.contains("107 bytes") == true)
        #expect(try plan(servesRPC: false).rpc.isEmpty)
    }

    @Test(
        "SEC-03 an address that others can reach is refused without mutual TLS",
        arguments: [
            ["listen": "0.0.0.0:7101"], ["listen": "127.example.com:7101"], ["listen": "ipv4:127.0.0.1:0,ipv4:192.168.1.5:1"],
            ["listen": "ipv6:[::]:7101"],
            ["admin_listen": "0.0.0.0:7201"],
            ["listen": "7101"], ["listen": "127.0.0.1:99999"], ["listen": "unix:"],
        ])
    func refused(settings: [String: String]) throws {
        let error = #expect(throws: ConfigurationError.self) { try plan(settings) }
        #expect("\(try #require(error))".contains(try #require(settings.values.first)))
    }

    @Test("SEC-03 with mutual TLS others can reach it, but not in test mode; the run folder's default is a port in place of a socket")
    func overTLS() throws {
        let authority = try TestAuthority()
        let tls = try TLSServerContext(
            TLSServerConfiguration(certificate: authority.issueService("registry"), clientCAPath: authority.caPath))
        #expect(try plan(["listen": "0.0.0.0:7101"], tls: tls).rpc == [.host("0.0.0.0", port: 7101)])
        #expect(throws: ConfigurationError.self) { try plan(["listen": "0.0.0.0:7101"], testMode: true, tls: tls) }
        #expect(try plan(runFolder: "/r", tls: tls).rpc == [.host("127.0.0.1", port: 0)])
        #expect(try plan(tls: tls).rpc == [.host("127.0.0.1", port: 7101)])
    }

    @Test(
        "SEC-03 a peer on another host is refused without mutual TLS",
        arguments: ["ipv4:10.1.2.3:7101", "ipv4:127.0.0.1:7101,10.1.2.3:7101", "dns:registry:7101", "registry:7101", "ipv6:[2001:db8::1]:7101"])
    func remotePeer(address: String) throws {
        let config = ServiceConfig(service: "evaluator", values: ["peers.registry": address])
        let error = #expect(throws: ConfigurationError.self) { try PeerAddresses.check(config, usesTLS: false) }
        #expect("\(try #require(error))".contains("peers.registry = \"\(address)\""))
        try PeerAddresses.check(config, usesTLS: true)
    }

    @Test("A peer on this machine needs no TLS", arguments: ["ipv4:127.0.0.1:7101,127.9.9.9:1", "ipv6:[::1]:7101", "localhost:7101", "unix:/s"])
    func localPeer(address: String) throws {
        try PeerAddresses.check(ServiceConfig(service: "evaluator", values: ["peers.registry": address]), usesTLS: false)
    }

    @Test("Several addresses, IPv6 loopback and sockets are taken")
    func taken() throws {
        let several = try plan(["listen": "ipv4:127.0.0.1:0,unix:/s,ipv6:[::1]:5"])
        #expect(several.rpc == [.host("127.0.0.1", port: 0), .unix(path: "/s"), .host("::1", port: 5)])
        #expect(try plan(["admin_listen": "0.0.0.0:1", "admin_remote": "true"]).admin == .host("0.0.0.0", port: 1))
    }
}
