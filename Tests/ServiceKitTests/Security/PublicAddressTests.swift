import NIOCore
import ServiceKit
import Testing

@Suite("SEC-07 Public addresses")
struct PublicAddressTests {
    private func isPublic(_ text: String) throws -> Bool { PublicAddress.isPublic(try SocketAddress(ipAddress: text, port: 443)) }

    @Test(
        "SEC-07 No address of a private network, of this machine, of a link or of a special purpose is public",
        arguments: [
            "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.255.255", "169.254.169.254", "172.16.0.1",
            "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1", "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1",
            "224.0.0.1", "255.255.255.255", "::", "::1", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::a00:1", "100::1", "fe80::1", "fc00::1",
            "fd12::1", "ff02::1", "2001::1", "2001:1ff::1", "2001:db8::1", "2002:7f00:1::", "3fff:fff::1", "4000::1",
        ])
    func special(_ address: String) throws {
        let isPublic = try isPublic(address)
        #expect(!isPublic)
    }

    @Test(
        "SEC-07 Addresses of the internet are public",
        arguments: [
            "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "172.15.255.255", "172.32.0.1", "192.167.255.255",
            "198.17.255.255", "198.20.0.1", "223.255.255.255", "2001:200::1", "2001:4860:4860::8888", "2606:4700::1111", "2a00::1", "3ffe::1",
        ])
    func ordinary(_ address: String) throws {
        let isPublic = try isPublic(address)
        #expect(isPublic)
    }

    @Test("SEC-07 A Unix socket is not public")
    func unixSocket() throws {
        let address = try SocketAddress(unixDomainSocketPath: "/run/socket")
        #expect(!PublicAddress.isPublic(address))
    }
}
