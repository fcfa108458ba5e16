import Cryptography
import TestFolders
import Testing

@Suite("The certificate authority of a run folder") struct CertificateAuthorityTests {
    @Test func opensslTrustsWhatTheAuthorityIssues() throws {
        let folder = try TemporaryFolder()
        let authority = try CertificateAuthority.create(commonName: "Carillon test authority")
        let leaf = try authority.issue(
            commonName: "registry", dnsNames: ["localhost", "*.push.example"], ipAddresses: ["127.0.0.1", "::1"],
            uris: ["spiffe://carillon/service/registry"])
        try folder.write("ca.pem", Array(authority.certificatePEM.utf8))
        try folder.write("leaf.pem", Array(leaf.certificatePEM.utf8))
        try folder.write("leaf.key", Array(leaf.privateKeyPEM.utf8))
        #expect(try folder.openssl("verify", "-x509_strict", "-CAfile", "ca.pem", "leaf.pem").hasPrefix("leaf.pem: OK"))
        for (option, name) in [("-verify_hostname", "api.push.example"), ("-verify_ip", "127.0.0.1")] {
            #expect(try folder.openssl("verify", "-CAfile", "ca.pem", option, name, "leaf.pem").hasPrefix("leaf.pem: OK"))
        }
        #expect(try !folder.openssl("verify", "-CAfile", "ca.pem", "-verify_hostname", "elsewhere", "leaf.pem").contains(": OK"))
        let text = try folder.openssl("x509", "-in", "leaf.pem", "-noout", "-text")
        for expected in ["URI:spiffe://carillon/service/registry", "TLS Web Server Authentication, TLS Web Client Authentication", "CA:FALSE"] {
            #expect(text.contains(expected))
        }
        #expect(
            try folder.openssl("x509", "-in", "leaf.pem", "-noout", "-pubkey") == folder.openssl("pkey", "-in", "leaf.key", "-pubout"))
    }

    @Test func authoritiesDoNotVouchForEachOther() throws {
        let folder = try TemporaryFolder()
        let first = try CertificateAuthority.create(commonName: "first")
        let second = try CertificateAuthority.create(commonName: "second")
        let leaf = try first.issue(commonName: "x", dnsNames: ["localhost"])
        try folder.write("ca.pem", Array(second.certificatePEM.utf8))
        try folder.write("leaf.pem", Array(leaf.certificatePEM.utf8))
        #expect(try !folder.openssl("verify", "-CAfile", "ca.pem", "leaf.pem").contains(": OK"))
        #expect(throws: CryptographyError.self) {
            try CertificateAuthority(certificatePEM: first.certificatePEM, privateKeyPEM: second.privateKeyPEM)
        }
        let restored = try CertificateAuthority(certificatePEM: first.certificatePEM, privateKeyPEM: first.privateKeyPEM)
        try folder.write("ca.pem", Array(first.certificatePEM.utf8))
        try folder.write("leaf.pem", Array(restored.issue(commonName: "y", dnsNames: ["localhost"]).certificatePEM.utf8))
        #expect(try folder.openssl("verify", "-CAfile", "ca.pem", "leaf.pem").hasPrefix("leaf.pem: OK"))
    }

    @Test func namesCannotSmuggleOtherNames() throws {
        let authority = try CertificateAuthority.create(commonName: "authority")
        for name in ["a,DNS:b", "a b", "", "ä"] {
            #expect(throws: CryptographyError.self) { try authority.issue(commonName: "x", dnsNames: [name]) }
        }
        #expect(throws: CryptographyError.self) { try authority.issue(commonName: "x", ipAddresses: ["not an address"]) }
        #expect(throws: CryptographyError.self) { try authority.issue(commonName: "") }
    }
}
