import JetStream
import TLS
import TestCertificates
import TestNATS
import Testing

@Suite("Connections with TLS")
struct SecureConnectionTests {
    @Test("Both sides check certificates; a wrong authority, no certificate and no TLS are refused")
    func mutual() async throws {
        let authority = try TestAuthority()
        let files = try authority.issue("nats", dnsNames: ["localhost"])
        let client = try authority.issue("client", dnsNames: ["client.test"])
        let server = try await TestServer(
            """
            tls { cert_file: "\(files.certificateChainPath)", key_file: "\(files.privateKeyPath)", ca_file: "\(authority.caPath)", verify: true }

            """)
        func options(_ tls: NATSOptions.TLS?) -> NATSOptions {
            var options = NATSOptions(servers: ["tls://localhost:\(server.port)"], name: "test")
            if tls == nil { options.servers = [server.url] }
            options.tls = tls
            return options
        }
        let right = NATSOptions.TLS(
            caPath: authority.caPath, certificatePath: client.certificateChainPath, keyPath: client.privateKeyPath)
        let connection = try await NATSConnection.connect(options(right))
        try await JetStreamClient(connection).checkAvailable()
        await connection.close()

        var wrong = right
        let other = try TestAuthority("Another authority")
        wrong.caPath = other.caPath
        let refused = try await failure { _ = try await NATSConnection.connect(options(wrong)) }
        #expect(refused.kind == .tls, "\(refused)")
        wrong = right
        wrong.serverName = "elsewhere.test"
        #expect(try await failure { _ = try await NATSConnection.connect(options(wrong)) }.kind == .tls)
        wrong = NATSOptions.TLS(caPath: authority.caPath)
        let anonymous = try await failure { _ = try await NATSConnection.connect(options(wrong)) }
        #expect([.tls, .unreachable].contains(anonymous.kind))
        #expect([.tls, .unreachable].contains(try await failure { _ = try await NATSConnection.connect(options(nil)) }.kind))
    }
}
