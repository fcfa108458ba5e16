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

    @Test("SEC-13 CTL-01 a key that is missing or cannot be used is named in plain words, with `keys init` only where that makes it")
    func words() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: url) }
        func text(_ body: () throws -> Void) -> String { "\((#expect(throws: SystemError.self) { try body() }) as (any Error)?)" }
        let noFolder = text { try KeyMaterial.renewCertificates(at: url, of: ["registry"]) }
        #expect(noFolder.contains("no run folder at \(url.path)"), "\(noFolder)")
        let missing = text { _ = try UserTokens(runFolder: url) }
        #expect(missing.contains("issuer/key.pem: no such file; `carillon keys init \(url.path)`"), "\(missing)")
        try KeyMaterial.create(at: url)
        let stranger = text { try KeyMaterial.renewCertificates(at: url, of: ["nobody"]) }
        #expect(stranger.contains("there is no certificate for nobody") && !stranger.contains("keys init"), "\(stranger)")
        try Data("no key".utf8).write(to: url.appending(path: "issuer/platform-key.pem"))
        let broken = text { _ = try PlatformTokens(runFolder: url) }
        #expect(broken.contains("issuer/platform-key.pem: ") && !broken.contains("keys init") && !broken.contains("Domain"), "\(broken)")
    }

    @Test("SEC-01 SEC-13 a service's own run folder gets the keys that the service needs, no others, and again after a change")
    func distribution() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: url) }
        let (system, services) = (url.appending(path: "system"), url.appending(path: "services"))
        #expect(throws: SystemError.self) { try KeyMaterial.distribute(from: system, to: services) }
        try KeyMaterial.create(at: system)
        let written = try KeyMaterial.distribute(from: system, to: services)
        // Those of dispatcher come first: it must know a new key before the registry seals with it.
        #expect(written.first == "dispatcher/ca/ca.pem")
        func files(_ service: String) throws -> [String] {
            let folder = RunFolder(path: services.path).path(service)
            return try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.contains(".") }.sorted()
        }
        for service in RunFolder.serviceNames {
            #expect(try Set(files(service)).isSuperset(of: ["ca/ca.pem", "certs/\(service).key", "certs/\(service).pem"]))
            #expect(try files(service).filter { $0.hasPrefix("certs/") }.count == 2, "no certificate of another service")
            let run = RunFolder(path: services.appending(path: service).path)
            #expect(run.unsafePermission() == nil)
            _ = try TLSServerContext(TLSServerConfiguration(certificate: run.certificate(of: service), clientCAPath: run.authorityPath))
        }
        for (ring, owners) in [
            ("keys/address-keyring.json", ["registry", "dispatcher"]), ("keys/credential-keyring.json", ["dispatcher"]),
            ("keys/link-keyring.json", ["preferences"]),
        ] {
            #expect(try RunFolder.serviceNames.filter { try files($0).contains(ring) } == owners)
        }
        #expect(written.filter { $0.hasPrefix("nats/") } == ["nats/ca/ca.pem", "nats/certs/nats.key", "nats/certs/nats.pem"])
        #expect(written.filter { $0.hasSuffix("ca.key") || $0.hasSuffix("operator.key") } == [])

        #expect(try KeyMaterial.distribute(from: system, to: services) == [])
        try KeyMaterial.renewCertificates(at: system, of: ["receipts"])
        #expect(try KeyMaterial.distribute(from: system, to: services) == ["receipts/certs/receipts.key", "receipts/certs/receipts.pem"])
    }

    @Test("SEC-13 CTL-01 `keys init` makes what is missing, keeps what is there, and says which half of a pair is lost")
    func initAgain() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "keys-\(UUID().uuidString.prefix(8))")
        defer { try? FileManager.default.removeItem(at: url) }
        func path(_ name: String) -> String { url.appending(path: name).path }
        let made = try KeyMaterial.create(at: url)
        for name in made { #expect(try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int == 0o600, "\(name)") }
        for folder in Set(made.map { URL(filePath: path($0)).deletingLastPathComponent().path }) {
            #expect(try FileManager.default.attributesOfItem(atPath: folder)[.posixPermissions] as? Int == 0o700, "\(folder)")
        }
        #expect(try KeyMaterial.create(at: url) == [])

        let kept = FileManager.default.contents(atPath: path("keys/operator"))
        for name in ["keys/host", "certs/gateway.pem", "certs/gateway.key"] { try FileManager.default.removeItem(atPath: path(name)) }
        #expect(try KeyMaterial.create(at: url) == ["keys/host", "certs/gateway.pem", "certs/gateway.key"])
        #expect(FileManager.default.contents(atPath: path("keys/operator")) == kept)
        #expect(Set(try FileManager.default.subpathsOfDirectory(atPath: url.path)).isSuperset(of: made))
        #expect(try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".new") } == [])

        try FileManager.default.removeItem(atPath: path("issuer/key.pem"))
        let lost = #expect(throws: SystemError.self) { try KeyMaterial.create(at: url) }
        #expect("\(lost as (any Error)?)".contains("issuer/key.pem") && "\(lost as (any Error)?)".contains("issuer/jwks.json"))
        try FileManager.default.removeItem(atPath: path("issuer/jwks.json"))
        #expect(try KeyMaterial.create(at: url) == ["issuer/key.pem", "issuer/jwks.json"])

        // A host whose certificates come from elsewhere has the authority without its key.
        try FileManager.default.removeItem(atPath: path("ca/ca.key"))
        #expect(try KeyMaterial.create(at: url) == [])
    }
}
