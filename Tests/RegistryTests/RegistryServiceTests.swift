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

    @Test("ARCH-07 the tables of both halves are one step, the first of the list")
    func migrations() {
        let names = RegistryMigrations.all.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(names.first == "0001 registry")
    }
}
