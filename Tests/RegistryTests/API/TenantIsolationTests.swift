import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

/// Two tenants on one registry. Whatever of the one the other names, there is no such thing (ARCH-07).
@Suite("Tenant isolation of the registry")
struct TenantIsolationTests {
    private typealias Attempt = @Sendable (InProcessChannel) async throws -> Void

    /// A call of every method that forwarded callers may use, with ids of the first tenant.
    private func attempts(on device: RegistryV1.Device, erasure: String) -> [MethodDescriptor: Attempt] {
        let (tenant, organization, app, user) = (RegistryFixture.tenant, "org_acme", "acme-chat", "ann")
        typealias T = RegistryV1.Tenants
        typealias R = RegistryV1.Registry
        typealias P = RegistryV1.PolicyAdministration
        let push = device.pushDeviceId
        var attempts: [MethodDescriptor: Attempt] = [:]
        attempts[T.Method.getOrganization] = { _ = try await T.Client($0).getOrganization(.init(organizationId: organization)) }
        attempts[T.Method.getApp] = { _ = try await T.Client($0).getApp(.init(appId: app)) }
        attempts[T.Method.listApps] = { _ = try await T.Client($0).listApps(.init(organizationId: organization)) }
        attempts[T.Method.getPolicy] = { _ = try await T.Client($0).getPolicy(.init(tenant: tenant)) }
        attempts[T.Method.getCatalogue] = { _ = try await T.Client($0).getCatalogue(.init(tenant: tenant)) }
        attempts[R.Method.upsertUsers] = {
            try Self.check(try await R.Client($0).upsertUsers(.init(users: [.init(tenant: tenant, userId: user)])).results)
        }
        attempts[R.Method.getUser] = { _ = try await R.Client($0).getUser(.init(tenant: tenant, userId: user)) }
        attempts[R.Method.upsertDirectory] = {
            try Self.check(
                try await R.Client($0).upsertDirectory(.init(channels: [.init(tenant: tenant, channelId: "ch_1", addMembers: ["eve"])])).results)
        }
        attempts[R.Method.reportPresence] = { _ = try await R.Client($0).reportPresence(.init(tenant: tenant, userId: user, status: .online)) }
        attempts[R.Method.registerDevice] = { _ = try await R.Client($0).registerDevice(RegistryFixture.iPhone(user, device: "eve", token: 99)) }
        attempts[R.Method.rotateToken] = {
            _ = try await R.Client($0).rotateToken(
                .init(tenant: tenant, userId: user, pushDeviceId: push, token: RegistryFixture.apnsToken(99)))
        }
        attempts[R.Method.updateDevice] = {
            _ = try await R.Client($0).updateDevice(.init(tenant: tenant, userId: user, pushDeviceId: push, status: .inactive))
        }
        attempts[R.Method.removeDevice] = { _ = try await R.Client($0).removeDevice(.init(tenant: tenant, userId: user, pushDeviceId: push)) }
        attempts[R.Method.listDevices] = { _ = try await R.Client($0).listDevices(.init(tenant: tenant, userId: user)) }
        attempts[R.Method.statistics] = { _ = try await R.Client($0).statistics(.init(tenant: tenant)) }
        attempts[P.Method.putFlags] = { _ = try await P.Client($0).putFlags(.init(tenant: tenant, flags: [.init(name: "x", value: "1")])) }
        attempts[P.Method.listFlags] = { _ = try await P.Client($0).listFlags(.init(tenant: tenant)) }
        attempts[P.Method.resolveFlags] = { _ = try await P.Client($0).resolveFlags(.init(tenant: tenant, userId: user)) }
        attempts[P.Method.explainSetting] = { _ = try await P.Client($0).explainSetting(.init(tenant: tenant, setting: "badge_cap")) }
        attempts[P.Method.patchPolicy] = {
            _ = try await P.Client($0).patchPolicy(.init(tenant: .init(organizationId: organization, appId: app), set: ["badge_cap": "1"]))
        }
        attempts[P.Method.putCatalogue] = {
            _ = try await P.Client($0).putCatalogue(.init(tenant: tenant, categories: [.init(categoryId: "x", name: "X")]))
        }
        attempts[P.Method.getOwnCatalogue] = { _ = try await P.Client($0).getOwnCatalogue(.init(tenant: tenant)) }
        attempts[RegistryV1.DeviceAdministration.Method.deviceStats] = {
            _ = try await RegistryV1.DeviceAdministration.Client($0).deviceStats(.init(tenant: tenant))
        }
        attempts[RegistryV1.UserData.Method.eraseUser] = {
            _ = try await RegistryV1.UserData.Client($0).eraseUser(.init(tenant: tenant, userId: user))
        }
        attempts[RegistryV1.UserData.Method.getErasure] = {
            _ = try await RegistryV1.UserData.Client($0).getErasure(.init(tenant: tenant, erasureId: erasure))
        }
        addAdministration(of: device, to: &attempts)
        typealias K = RegistryV1.Relationships
        typealias G = RegistryV1.Groups
        attempts[K.Method.upsertRelationships] = {
            try Self.check(
                try await K.Client($0).upsertRelationships(
                    .init(relationships: [.init(tenant: tenant, guardianUserId: "eve", childUserId: user)])
                ).results)
        }
        attempts[K.Method.listRelationships] = { _ = try await K.Client($0).listRelationships(.init(tenant: tenant, childUserId: user)) }
        attempts[K.Method.endRelationship] = { _ = try await K.Client($0).endRelationship(.init(tenant: tenant, relationshipId: "r1")) }
        attempts[G.Method.upsertGroups] = {
            try Self.check(
                try await G.Client($0).upsertGroups(
                    .init(changes: [.init(group: .init(tenant: tenant, groupId: "g1"), addMembers: ["eve"])])
                ).results)
        }
        attempts[G.Method.getGroup] = { _ = try await G.Client($0).getGroup(.init(tenant: tenant, groupId: "g1")) }
        attempts[G.Method.listGroups] = { _ = try await G.Client($0).listGroups(.init(tenant: tenant)) }
        attempts[G.Method.removeGroup] = { _ = try await G.Client($0).removeGroup(.init(tenant: tenant, groupId: "g1")) }
        return attempts
    }

    /// A batch refuses an invalid item alone (ARCH-16).
    private static func check(_ results: [CommonV1.ItemResult]) throws {
        if let refused = results.first(where: { !$0.reason.isEmpty }) {
            throw APIError(ErrorReason(code: refused.reason) ?? .invalidArgument, refused.message).rpcError
        }
    }

    /// What system administrators alone do.
    private func addAdministration(of device: RegistryV1.Device, to attempts: inout [MethodDescriptor: Attempt]) {
        let (tenant, push) = (RegistryFixture.tenant, device.pushDeviceId)
        typealias T = RegistryV1.Tenants
        typealias R = RegistryV1.Registry
        attempts[T.Method.upsertOrganization] = {
            _ = try await T.Client($0).upsertOrganization(.init(organization: .init(organizationId: "org_acme", name: "Eve's")))
        }
        attempts[T.Method.upsertApp] = { _ = try await T.Client($0).upsertApp(.init(app: RegistryFixture.app())) }
        attempts[R.Method.listUsers] = { _ = try await R.Client($0).listUsers(.init(tenant: tenant)) }
        attempts[T.Method.createServiceKey] = {
            _ = try await T.Client($0).createServiceKey(.init(appId: "acme-chat", name: "eve", scopes: [.events]))
        }
        attempts[T.Method.listServiceKeys] = { _ = try await T.Client($0).listServiceKeys(.init(tenant: tenant)) }
        attempts[T.Method.revokeServiceKey] = { _ = try await T.Client($0).revokeServiceKey(.init(tenant: tenant, keyId: "key_1")) }
        attempts[R.Method.removeDirectory] = { _ = try await R.Client($0).removeDirectory(.init(tenant: tenant, channelIds: ["ch_1"])) }
        attempts[RegistryV1.PolicyAdministration.Method.moveProfile] = {
            _ = try await RegistryV1.PolicyAdministration.Client($0).moveProfile(.init(tenant: tenant))
        }
        typealias D = RegistryV1.DeviceAdministration
        attempts[D.Method.listAllDevices] = { _ = try await D.Client($0).listAllDevices(.init(filter: .init(tenant: tenant))) }
        attempts[D.Method.exportDevices] = {
            try await D.Client($0).exportDevices(.init(filter: .init(tenant: tenant))) { for try await _ in $0 {} }
        }
        attempts[D.Method.getDevice] = { _ = try await D.Client($0).getDevice(.init(pushDeviceId: push)) }
        attempts[D.Method.deactivateDevice] = { _ = try await D.Client($0).deactivateDevice(.init(pushDeviceId: push)) }
        attempts[D.Method.revokeToken] = { _ = try await D.Client($0).revokeToken(.init(tenant: tenant, pushDeviceId: push)) }
        attempts[D.Method.refreshToken] = { _ = try await D.Client($0).refreshToken(.init(pushDeviceId: push)) }
        attempts[RegistryV1.UserData.Method.exportUser] = {
            try await RegistryV1.UserData.Client($0).exportUser(.init(tenant: tenant, userId: "ann")) { for try await _ in $0 {} }
        }
        attempts[RegistryV1.AuditLog.Method.listAudit] = { _ = try await RegistryV1.AuditLog.Client($0).listAudit(.init(tenant: tenant)) }
        typealias V = RegistryV1.TokenVerdicts
        attempts[V.Method.listTokenVerdicts] = { _ = try await V.Client($0).listTokenVerdicts(.init(tenant: tenant)) }
        attempts[V.Method.pauseInvalidation] = { _ = try await V.Client($0).pauseInvalidation(.init(tenant: tenant, provider: "apns")) }
        attempts[V.Method.resumeInvalidation] = { _ = try await V.Client($0).resumeInvalidation(.init(tenant: tenant, provider: "apns")) }
        attempts[V.Method.undoInvalidations] = { _ = try await V.Client($0).undoInvalidations(.init(tenant: tenant, provider: "apns", sinceMs: 1)) }
    }

    /// They name nothing: their answers are the caller's own, or everybody's.
    private let withoutNames: Set<MethodDescriptor> = [
        RegistryV1.PolicyAdministration.Method.listProfiles, RegistryV1.UserData.Method.eraseOwnData, RegistryV1.UserData.Method.exportOwnData,
        RegistryV1.Tenants.Method.listOrganizations,
    ]

    @Test("ACC-148 (partly) ARCH-07 SEC-05 no role finds another tenant's ids in any call, and nothing is changed or disclosed")
    func calls() async throws {
        let fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertOrganization(
            .init(organization: .init(organizationId: "org_eve", name: "Eve", timezone: "UTC", profile: "chat")))
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "eve-chat", organizationId: "org_eve", name: "Eve", apnsTopic: "com.eve")))
        let device = try await fixture.register("ann", device: "phone", token: 1)
        let erased = try await fixture.userData.eraseUser(.init(tenant: RegistryFixture.tenant, userId: "gone"))
        _ = try await fixture.relationships.upsertRelationships(
            .init(relationships: [
                .init(tenant: RegistryFixture.tenant, relationshipId: "r1", guardianUserId: "mum", childUserId: "ann")
            ]))
        _ = try await fixture.groups.upsertGroups(
            .init(changes: [.init(group: .init(tenant: RegistryFixture.tenant, groupId: "g1"), addMembers: ["ann"])]))
        let attempts = attempts(on: device, erasure: erased.erasure?.erasureId ?? "")
        let methods =
            RegistryV1.Registry.Method.all + RegistryV1.Tenants.Method.all + RegistryV1.PolicyAdministration.Method.all
            + RegistryV1.DeviceAdministration.Method.all + RegistryV1.UserData.Method.all + RegistryV1.AuditLog.Method.all
            + RegistryV1.TokenVerdicts.Method.all + RegistryV1.AddressKeys.Method.all + RegistryV1.AuditIntake.Method.all
            + RegistryV1.Relationships.Method.all + RegistryV1.Groups.Method.all
        let before = try await stored(fixture)
        for method in methods {
            let roles = method.authorization?.roles ?? []
            guard !roles.isEmpty, !withoutNames.contains(method) else { continue }
            guard let attempt = attempts[method] else {
                Issue.record("\(method) takes forwarded callers: say here how another tenant would try it")
                continue
            }
            for role in roles {
                let user = role == "system" ? "" : "ann"
                let channel = fixture.channel(actingAs: user, organization: "org_eve", app: "eve-chat", role: role)
                #expect(await reason { try await attempt(channel) } == "not_found", "\(method) as \(role)")
                // Nor with an id of theirs beside a foreign one.
                let halfOwn = fixture.channel(actingAs: user, organization: "org_eve", app: "acme-chat", role: role)
                #expect(await reason { try await attempt(halfOwn) } == "not_found", "\(method) as \(role), own organization and foreign app")
            }
        }
        #expect(try await stored(fixture) == before)
    }

    @Test("ARCH-16 SEC-08 a user of another app in a host's batch fails alone; the users beside it are stored")
    func foreignUser() async throws {
        let fixture = try await RegistryFixture()
        let host = RegistryV1.Registry.Client(fixture.channel(actingAs: "", role: "system"))
        let foreign = CommonV1.Tenant(organizationId: "org_eve", appId: "eve-chat")
        let answer = try await host.upsertUsers(
            .init(users: [
                .init(tenant: RegistryFixture.tenant, userId: "ann"), .init(tenant: foreign, userId: "eve"),
                .init(tenant: RegistryFixture.tenant, userId: "ben"),
            ]))
        #expect(answer.results.map { "\($0.index) \($0.reason)" } == ["1 not_found"])
        #expect(try await fixture.registry.listUsers(.init(tenant: RegistryFixture.tenant)).users.map(\.userId) == ["ann", "ben"])
    }

    /// What the attempts could have changed.
    private func stored(_ fixture: RegistryFixture) async throws -> [String] {
        try await fixture.store.read { database in
            let tables = [
                "users", "devices", "channels", "channel_members", "presence", "own_catalogues", "feature_flags", "apps", "erasures",
                "relationships", "user_groups", "group_members",
            ]
            var found = try tables.map { table in
                try database.rows("SELECT count(*) FROM \(table)", []) { "\(table) \($0[0] as Int)" }[0]
            }
            found += try database.rows("SELECT relationship_id, status FROM relationships", []) { "\($0[0] as String) \($0[1] as String)" }
            found += try database.rows("SELECT push_device_id, status, address_version FROM devices", []) {
                "\($0[0] as String) \($0[1] as String) \($0[2] as Int)"
            }
            found += try database.rows("SELECT policy_overrides FROM apps ORDER BY app_id", []) { $0[0] as String }
            return found
        }
    }
}
