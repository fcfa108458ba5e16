import CarillonAPI
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("An app whose policy cannot be read holds no other app's permissions back")
struct UnreadablePolicyTests {
    private let other = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-school")

    @Test("REG-30 PREF-13 Permissions of the app are rejected as unavailable, one by one; those of other apps are taken")
    func permissions() async throws {
        let fixture = try await PreferencesFixture()
        func permission(_ user: String, of tenant: CommonV1.Tenant) -> PreferencesV1.DevicePermission {
            .init(tenant: tenant, userId: user, deviceId: "d1", permissionStatus: .denied, changedAtMs: fixture.clock.now.milliseconds)
        }
        let request = PreferencesV1.TakePermissionsRequest(permissions: [
            permission("usr_1", of: other), permission("usr_2", of: PreferencesFixture.tenant), permission("", of: PreferencesFixture.tenant),
        ])
        func rejected() async throws -> [String] {
            try await fixture.permissionsFromRegistry.takePermissions(request).rejected.map { "\($0.index) \($0.reason)" }
        }
        fixture.policiesCannotBeRead(of: other)
        #expect(try await rejected() == ["0 unavailable", "2 invalid_argument"])
        let states = try await fixture.permissions.listPermissions(.init(tenant: PreferencesFixture.tenant, userId: "usr_2")).states
        #expect(states.map(\.permissionStatus) == [.denied])
    }
}
