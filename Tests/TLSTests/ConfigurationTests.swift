import Foundation
import TestCertificates
import Testing

@testable import TLS

@Suite("TLS configuration")
struct ConfigurationTests {
    let authority: TestAuthority
    init() throws { authority = try TestAuthority() }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test("A file that is missing is named")
    func missing() throws {
        let text = message {
            _ = try TLSServerContext(
                TLSServerConfiguration(certificate: TLSCertificateFiles(certificateChainPath: "/nowhere/a.pem", privateKeyPath: "/nowhere/a.key")))
        }
        #expect(text.contains("/nowhere/a.pem") && text.contains("No such file"))
        let trust = message { _ = try TLSClientContext(TLSClientConfiguration(trustedCAPath: "/nowhere/ca.pem")) }
        #expect(trust.contains("/nowhere/ca.pem"))
    }

    @Test("A key that belongs to another certificate is refused")
    func wrongKey() throws {
        var files = try authority.issue("one", dnsNames: ["one.test"])
        files.privateKeyPath = try authority.issue("two", dnsNames: ["two.test"]).privateKeyPath
        let text = message { _ = try TLSServerContext(TLSServerConfiguration(certificate: files)) }
        #expect(text.contains(files.privateKeyPath) && text.contains(files.certificateChainPath))
    }

    @Test("A file that is no PEM certificate is named")
    func notPEM() throws {
        let path = authority.folder.appendingPathComponent("text.pem").path
        try "nothing".write(toFile: path, atomically: true, encoding: .utf8)
        let text = message { _ = try TLSClientContext(TLSClientConfiguration(trustedCAPath: path)) }
        #expect(text.contains(path) && text.contains("no PEM certificate"))
    }

    @Test("A client that knows no server name does not connect unverified")
    func noName() throws {
        let context = try TLSClientContext(TLSClientConfiguration(trustedCAPath: authority.caPath))
        let text = message { _ = try TLSHandler(context: context, serverName: nil) }
        #expect(text.contains("server's name"))
    }
}
