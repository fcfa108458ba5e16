import Cryptography
import Foundation
import RegistryService
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Composition of the registry")
struct RegistryServiceTests {
    @Test("the registry is started under its name, at its port")
    func definition() {
        #expect(RegistryService.definition.name == "registry")
        #expect(RegistryService.definition.defaultPort == 7101)
    }

    @Test("ARCH-07 the steps of both halves are one list, each step once, organizations first")
    func migrations() throws {
        let file = NSTemporaryDirectory() + "carillon-registry-\(UUID().uuidString).json"
        defer { try? FileManager.default.removeItem(atPath: file) }
        let names = RegistryMigrations.all(keyRing: try KeyRing.create(at: file)).map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.first == RegistryMigrations.organizations.name)
    }
}
