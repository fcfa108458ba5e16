import Cryptography
import Foundation
import TLS

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

    /// A certificate under `name`, replacing one of the same name.
    func issue(_ name: String, dnsNames: [String] = [], ipAddresses: [String] = [], uris: [String] = [], days: Int = 30) throws -> TLSCertificateFiles {
        let issued = try authority.issue(commonName: name, dnsNames: dnsNames, ipAddresses: ipAddresses, uris: uris, days: days)
        let files = TLSCertificateFiles(
            certificateChainPath: folder.appendingPathComponent("\(name).pem").path,
            privateKeyPath: folder.appendingPathComponent("\(name).key").path)
        try issued.certificatePEM.write(toFile: files.certificateChainPath, atomically: true, encoding: .utf8)
        try issued.privateKeyPEM.write(toFile: files.privateKeyPath, atomically: true, encoding: .utf8)
        return files
    }
}
