import Testing

@testable import RPC

@Suite("Targets of channels") struct TargetTests {
    func addresses(_ text: String) throws -> [Target.Address]? {
        if case .addresses(let addresses) = try Target.parse(text).kind { return addresses }
        return nil
    }

    @Test("Lists, sockets, literals and names are understood")
    func forms() throws {
        #expect(
            try addresses("ipv4:127.0.0.1:7101,127.0.0.1:7102") == [.ip("127.0.0.1", port: 7101), .ip("127.0.0.1", port: 7102)])
        #expect(try addresses("ipv6:[::1]:7101") == [.ip("::1", port: 7101)])
        #expect(try addresses("unix:/run/registry.sock") == [.unix(path: "/run/registry.sock")])
        #expect(try addresses("unix:///run/registry.sock") == [.unix(path: "/run/registry.sock")])
        #expect(try addresses("10.1.2.3:80") == [.ip("10.1.2.3", port: 80)])
        #expect(try addresses("[::1]:80") == [.ip("::1", port: 80)])
        for text in ["registry:7101", "dns:registry:7101", "dns:///registry:7101"] {
            guard case .dns(let name, let port) = try Target.parse(text).kind else {
                Issue.record("\(text) is a name")
                continue
            }
            #expect(name == "registry" && port == 7101)
        }
    }

    @Test(
        "The error names the fault of a target",
        arguments: [
            ("", "host:port"), ("registry", "host:port"), ("registry:", "port"), ("registry:0", "port"), ("registry:70000", "port"),
            (":7101", "host:port"), ("unix:", "path"), ("ipv4:1.2.3.4:1,", "host:port"), ("dns://8.8.8.8/registry:1", "DNS server"),
        ])
    func faults(text: String, word: String) {
        let error = #expect(throws: TargetError.self) { try Target.parse(text) }
        #expect(error?.description.contains(word) == true)
    }
}

@Suite("Waits between attempts to connect") struct ConnectBackoffTests {
    @Test("ARCH-02 waits grow from 100 ms by 1.6 up to the ceiling, and jitter stays within a fifth")
    func growth() {
        var backoff = ConnectBackoff(.internalPeers)
        var expected = 0.1
        for _ in 0..<20 {
            let wait = backoff.wait(chance: 0.5)
            #expect(abs(wait / .seconds(1) - expected) < 0.001)
            expected = min(expected * 1.6, 5)
        }
        backoff.reset()
        #expect(backoff.wait(chance: 0) == .milliseconds(80))
        backoff.reset()
        #expect(backoff.wait(chance: 1) == .milliseconds(120))
        #expect(ClientSettings.Backoff().maximum == .seconds(120))
    }
}
