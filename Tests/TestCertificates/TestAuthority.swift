import COpenSSL
import Cryptography
package import Foundation
package import TLS

/// An authority of a test's own, and certificates of it in files.
package final class TestAuthority: Sendable {
    package let folder: URL
    private let authority: CertificateAuthority

    /// A new authority in a folder of its own, which goes with it.
    package init(_ name: String = "Test authority") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        authority = try CertificateAuthority.create(commonName: name)
        try authority.certificatePEM.write(toFile: caPath, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    package var caPath: String { folder.appendingPathComponent("ca.pem").path }

    /// A certificate under `name`, replacing one of the same name.
    package func issue(
        _ name: String, dnsNames: [String] = [], ipAddresses: [String] = [], uris: [String] = [], days: Int = 30
    ) throws -> TLSCertificateFiles {
        let issued = try authority.issue(commonName: name, dnsNames: dnsNames, ipAddresses: ipAddresses, uris: uris, days: days)
        let files = files(name)
        try issued.certificatePEM.write(toFile: files.certificateChainPath, atomically: true, encoding: .utf8)
        try issued.privateKeyPEM.write(toFile: files.privateKeyPath, atomically: true, encoding: .utf8)
        return files
    }

    /// A certificate of a service: its name for servers, its URI for clients.
    package func issueService(_ name: String, file: String? = nil, dnsNames: [String] = []) throws -> TLSCertificateFiles {
        try issue(file ?? name, dnsNames: [name] + dnsNames, uris: ["spiffe://carillon/service/\(name)"])
    }

    /// A certificate whose time ended an hour ago: one of the usual kind, dated back and signed again.
    package func issueExpired(_ name: String, dnsNames: [String]) throws -> TLSCertificateFiles {
        let files = try issue(name, dnsNames: dnsNames)
        guard
            let certificate = Self.read(
                try String(contentsOfFile: files.certificateChainPath, encoding: .utf8), { PEM_read_bio_X509($0, nil, nil, nil) }),
            let key = Self.read(authority.privateKeyPEM, { PEM_read_bio_PrivateKey($0, nil, nil, nil) }),
            let file = BIO_new_file(files.certificateChainPath, "w")
        else { preconditionFailure("OpenSSL cannot read what it wrote a moment ago") }
        defer {
            X509_free(certificate)
            EVP_PKEY_free(key)
            BIO_free(file)
        }
        X509_gmtime_adj(X509_getm_notBefore(certificate), -7200)
        X509_gmtime_adj(X509_getm_notAfter(certificate), -3600)
        X509_sign(certificate, key, EVP_sha256())
        PEM_write_bio_X509(file, certificate)
        return files
    }

    private func files(_ name: String) -> TLSCertificateFiles {
        TLSCertificateFiles(
            certificateChainPath: folder.appendingPathComponent("\(name).pem").path,
            privateKeyPath: folder.appendingPathComponent("\(name).key").path)
    }

    private static func read(_ pem: String, _ parse: (OpaquePointer) -> OpaquePointer?) -> OpaquePointer? {
        pem.withCString { text in
            guard let bio = BIO_new_mem_buf(text, -1) else { return nil }
            defer { BIO_free(bio) }
            return parse(bio)
        }
    }
}
