import ServiceKit
import Testing

@Suite("SEC-07 Hosts that are connected to on somebody else's word")
struct OutboundHostsTests {
    @Test(
        "SEC-07 Addresses are refused in every spelling that some library reads as one, private or not",
        arguments: [
            "127.0.0.1", "10.0.0.7", "192.168.1.1", "172.16.0.1", "169.254.169.254", "0.0.0.0", "8.8.8.8",
            // Decimal, octal, hexadecimal, short.
            "2130706433", "0177.0.0.1", "0x7f.0.0.1", "0x7f000001", "0X7F000001", "127.1", "127.0.0.1.", "017700000001", "10.0x7", "1.2.3.4.5", "0x",
            // IPv6, mapped and embedded forms.
            "[::1]", "[::]", "[fe80::1]", "[fe80::1%25eth0]", "[fd00::7]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]",
            "[2606:4700::1111]",
        ])
    func addresses(host: String) {
        let refusal = OutboundHosts().refusal(of: "https://\(host):443/send")
        #expect(refusal?.hasPrefix("names an address") == true, "\(host): \(refusal ?? "accepted")")
        #expect(OutboundHosts().refusal(of: "HTTPS://\(host)") != nil)
    }

    @Test(
        "SEC-07 Names that mean this machine, and what is no name, are refused",
        arguments: [
            "localhost", "LocalHost.", "push.localhost", "localhost:8443", "", ":443", "[::1", "-push.example.net", "push-.example.net",
            "push..example.net",
            ".", "127%2e0%2e0%2e1", "push.example.net\\@10.0.0.1", "user@push.example.net", String(repeating: "a", count: 64) + ".example.net",
        ])
    func names(authority: String) {
        #expect(OutboundHosts().refusal(of: "https://\(authority)/send") != nil, "\(authority)")
    }

    @Test(
        "SEC-07 Push services have names",
        arguments: [
            "fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", "wns2-by3p.notify.windows.com", "push.example.net:8443",
            "PUSH.example.NET.", "1and1.example", "a.0xg.example", "10.example",
        ])
    func pushServices(authority: String) {
        #expect(OutboundHosts().refusal(of: "https://\(authority)/send/one?x=1#y") == nil)
        #expect(OutboundHosts().refusal(of: "http://\(authority)/send") == "is no https address")
    }

    @Test("SEC-07 What the operator lists is fine, and that alone; what is no host is refused with its name")
    func allowList() throws {
        let values = ["outbound.allowed_hosts": "10.0.0.7, fd00::7,push.localhost"]
        let hosts = try OutboundHosts(ServiceConfig(service: "registry", values: values))
        for url in ["https://10.0.0.7/send", "https://[fd00::7]:8443/", "https://Push.LOCALHOST./x"] {
            #expect(hosts.refusal(of: url) == nil, "\(url)")
        }
        for url in ["https://10.0.0.8/", "https://[fd00::8]/", "https://localhost/", "http://10.0.0.7/"] {
            #expect(hosts.refusal(of: url) != nil, "\(url)")
        }
        for bad in ["https://push.example.net", "*.example.net", "a,,b/c"] {
            #expect(throws: ConfigurationError.self) {
                try OutboundHosts(ServiceConfig(service: "registry", values: ["outbound.allowed_hosts": bad]))
            }
        }
    }
}
