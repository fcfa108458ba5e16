import COpenSSL
import Cryptography
import Foundation
import TLS
import Testing

/// An authority of the test's own, and certificates of it in files.
final class TestAuthority: Sendable {
    let folder: URL
    private let authority: CertificateAuthority

    init(_ name: String = "Test authority") throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("tls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        authority = try CertificateAuthority.create(commonName: name)
        try authority.certificatePEM.write(toFile: caPath, atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    var caPath: String { folder.appendingPathComponent("ca.pem").path }

    /// A certificate whose time ended an hour ago: one of the usual kind, dated back and signed again.
    func issueExpired(_ name: String, dnsNames: [String]) throws -> TLSCertificateFiles {
        let files = try issue(name, dnsNames: dnsNames)
        let certificate = try #require(
            Self.read(try String(contentsOfFile: files.certificateChainPath, encoding: .utf8)) { PEM_read_bio_X509($0, nil, nil, nil) })
        let key = try #require(Self.read(authority.privateKeyPEM) { PEM_read_bio_PrivateKey($0, nil, nil, nil) })
        defer {
            X509_free(certificate)
            EVP_PKEY_free(key)
        }
        X509_gmtime_adj(X509_getm_notBefore(certificate), -7200)
        X509_gmtime_adj(X509_getm_notAfter(certificate), -3600)
        X509_sign(certificate, key, EVP_sha256())
        let file = try #require(BIO_new_file(files.certificateChainPath, "w"))
        PEM_write_bio_X509(file, certificate)
        BIO_free(file)
        return files
    }

    private static func read(_ pem: String, _ parse: (OpaquePointer) -> OpaquePointer?) -> OpaquePointer? {
        pem.withCString { text in
            guard let bio = BIO_new_mem_buf(text, -1) else { return nil }
            defer { BIO_free(bio) }
            return parse(bio)
        }
    }

    /// A certificate under `name`, replacing one of the same name.
    func issue(_ name: String, dnsNames: [String] = [], ipAddresses: [String] = [], uris: [String] = [], days: Int = 30) throws -> TLSCertificateFiles
    {
        let issued = try authority.issue(commonName: name, dnsNames: dnsNames, ipAddresses: ipAddresses, uris: uris, days: days)
        let files = TLSCertificateFiles(
            certificateChainPath: folder.appendingPathComponent("\(name).pem").path,
            privateKeyPath: folder.appendingPathComponent("\(name).key").path)
        try issued.certificatePEM.write(toFile: files.certificateChainPath, atomically: true, encoding: .utf8)
        try issued.privateKeyPEM.write(toFile: files.privateKeyPath, atomically: true, encoding: .utf8)
        return files
    }
}
