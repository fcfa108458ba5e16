import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Limits of texts and roles")
struct IdentifierTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    /// One character for a reader, and `bytes` bytes.
    private static func bomb(_ bytes: Int) -> String { "a" + String(repeating: "\u{301}", count: (bytes - 1) / 2) }

    @Test("SEC-06 REG-06 a text also has a limit in bytes, because a character may have any number of them")
    func text() throws {
        let family = "👨‍👩‍👧‍👦"
        #expect(try FieldRules.text(String(repeating: family, count: 16), field: "f", limit: 100).count == 16)
        #expect(try FieldRules.text(String(repeating: "😀", count: 100), field: "f", limit: 100).utf8.count == 400)
        #expect(try FieldRules.text(Self.bomb(399), field: "f", limit: 100).count == 1)
        for wrong in [Self.bomb(401), Self.bomb(900_001), String(repeating: "é", count: 101)] {
            let error = #expect(throws: APIError.self) { _ = try FieldRules.text(wrong, field: "f", limit: 100) }
            #expect(error?.field == "f" && error?.message == "has at most 100 characters, in at most 400 bytes")
        }
        // What is taken out does not count.
        #expect(try FieldRules.text("a\u{7}\u{85}b" + String(repeating: "\u{0}", count: 1_000), field: "f", limit: 2) == "ab")
    }

    @Test("SEC-06 REG-03 REG-11 a role with a control character or too many bytes is refused, because roles are compared")
    func roles() async throws {
        for wrong in ["teacher\u{7}", "a\u{85}", Self.bomb(259), ""] {
            let user = RegistryV1.User(tenant: tenant, userId: "ann", roles: ["member", wrong])
            let results = try await fixture.registry.upsertUsers(.init(users: [user])).results
            #expect(results.map(\.field) == ["roles"] && results.map(\.reason) == ["invalid_value"], "\(wrong.debugDescription)")
            let group = RegistryV1.Group(tenant: tenant, groupId: "g", name: "G", kind: .role, role: wrong)
            let refused = try await fixture.groups.upsertGroups(.init(changes: [.init(group: group)])).results
            #expect(refused.map(\.field) == ["role"], "\(wrong.debugDescription)")
            #expect(throws: CatalogueViolation.self) { try CatalogueRules.roles([wrong], "types.t.recipient_roles") }
        }
        let user = RegistryV1.User(tenant: tenant, userId: "ann", roles: ["Lehrkräfte"])
        #expect(try await fixture.registry.upsertUsers(.init(users: [user])).results.isEmpty)
    }

    @Test("SEC-06 REG-23 the version of the app is stored without control characters")
    func appVersion() async throws {
        let device = try await fixture.register("ann", device: "phone", token: 1)
        let updated = try await fixture.registry.updateDevice(
            .init(tenant: tenant, userId: "ann", pushDeviceId: device.pushDeviceId, deviceName: "My\u{1B} phone", appVersion: "4.0\u{1B}[31m"))
        #expect(updated.device?.appVersion == "4.0[31m" && updated.device?.deviceName == "My phone")
        #expect(try await fixture.device(device.pushDeviceId, of: "ann")?.appVersion == "4.0[31m")
    }
}
