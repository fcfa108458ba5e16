import CarillonAPI
import Foundation
import Logging
import ServiceKit
import TestFolders
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Profiles of the operator")
struct ProfileLibraryTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ yaml: String, to name: String) throws {
        try yaml.write(toFile: folder.file(name), atomically: true, encoding: .utf8)
    }

    private func refusal() -> String {
        let error = #expect(throws: ProfileError.self) { try ProfileLibrary(own: folder.path) }
        return error?.description ?? "accepted"
    }

    @Test("POL-01 profiles in a folder stand beside the shipped ones, in their versions")
    func beside() throws {
        try write("profile: own\nversion: 2\n", to: "own-2.yml")
        try write("profile: own\nversion: 1\n", to: "own.yaml")
        try write("no profile", to: "notes.txt")
        let library = try ProfileLibrary(own: folder.path)
        #expect(library.names == ["chat", "hr-warehouse", "mlc-lms", "own", "school", "timesafari"])
        #expect(library.versions.first { $0.name == "own" }?.versions == [1, 2])
        #expect(try library.profile("own").version == 2)
    }

    @Test("POL-01 an own profile cannot replace a shipped one, and a version is in one file")
    func names() throws {
        try write("profile: chat\nversion: 9\n", to: "chat.yaml")
        #expect(refusal() == "profile chat.yaml: profile: “chat” is the name of a shipped profile; yours needs another one")
        try write("profile: own\nversion: 1\n", to: "a.yaml")
        try write("profile: own\nversion: 1\n", to: "b.yaml")
        try FileManager.default.removeItem(atPath: folder.file("chat.yaml"))
        #expect(refusal().hasPrefix("profile b.yaml: version: another file"))
    }

    @Test("POL-04 a folder that is not there or holds no profile is refused")
    func folders() {
        #expect(refusal().hasSuffix("the folder holds no *.yaml"))
        let error = #expect(throws: ProfileError.self) { try ProfileLibrary(own: folder.file("missing")) }
        #expect(error?.description.contains("the folder cannot be read") == true)
    }

    @Test("POL-01 the registry does not start without a profile that an app uses")
    func missing() async throws {
        try write("profile: own\nversion: 1\n", to: "own.yaml")
        let fixture = try await RegistryFixture(profiles: ProfileLibrary(own: folder.path))
        _ = try await fixture.administration.moveProfile(.init(tenant: RegistryFixture.tenant, profile: "own"))
        try await fixture.tenantComponents.requireProfiles()
        let without = TenantComponents(
            store: fixture.store, clock: fixture.clock, ids: IdentifierSource(clock: fixture.clock), tombstones: fixture.tombstones,
            profiles: try RegistryFixture.shippedProfiles.get(), keyRing: fixture.keyRing, logger: Logger(label: "test"))
        let error = await #expect(throws: ProfileError.self) { try await without.requireProfiles() }
        #expect(error?.description.hasPrefix("profile own 1: no file holds it, but the app acme-chat uses it (apps in all: 1)") == true)
    }
}
