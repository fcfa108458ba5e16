import Foundation
import ServiceKit
import SystemControl
import TLS
import Testing

@Suite("Keys of a run folder")
struct KeyMaterialTests {
    @Test("SEC-13 renewing replaces the certificates that are named, readable by their owner alone, and leaves everything else")
    func renewal() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: url) }
        try KeyMaterial.create(at: url)
        let folder = RunFolder(path: url.path)
        func contents() throws -> [String: Data] {
            var found: [String: Data] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                if let data = FileManager.default.contents(atPath: folder.path(path)), !data.isEmpty { found[path] = data }
            }
            return found
        }
        let before = try contents()
        let written = try KeyMaterial.renewCertificates(at: url, of: ["registry", "gateway"])
        #expect(written == ["certs/registry.pem", "certs/registry.key", "certs/gateway.pem", "certs/gateway.key"])
        let after = try contents()
        #expect(Set(after.filter { before[$0.key] != $0.value }.keys) == Set(written) && after.count == before.count)
        for name in ["registry", "gateway"] {
            _ = try TLSServerContext(TLSServerConfiguration(certificate: folder.certificate(of: name), clientCAPath: folder.authorityPath))
            let attributes = try FileManager.default.attributesOfItem(atPath: folder.certificate(of: name).privateKeyPath)
            #expect(attributes[.posixPermissions] as? Int == 0o600)
        }
        #expect(throws: SystemError.self) { try KeyMaterial.renewCertificates(at: url, of: ["nobody"]) }
    }
}
