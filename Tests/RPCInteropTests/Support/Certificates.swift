import TestCertificates
import TLS

/// An authority and the certificates of a server and a client, as the flags of each side.
struct Certificates {
    private let authority: TestAuthority
    let flags: (server: [String], client: [String])

    var authorityPath: String { authority.caPath }

    init() throws {
        let authority = try TestAuthority("Interoperability")
        func flags(_ files: TLSCertificateFiles) -> [String] {
            [
                "--use_tls=true", "--ca_file=\(authority.caPath)", "--cert_file=\(files.certificateChainPath)",
                "--key_file=\(files.privateKeyPath)",
            ]
        }
        self.authority = authority
        self.flags = (
            server: flags(try authority.issue("server", dnsNames: ["localhost"])), client: flags(try authority.issue("client"))
        )
    }
}
