import CarillonAPI
import DurableWork
import Cryptography
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

/// Two apps of one organization, with an ann in each.
@Suite("Actors in the audit log")
struct AuditActorTests {
    let fixture: RegistryFixture
    private let chat = RegistryFixture.tenant
    private let shop = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-shop")

    init() async throws {
        fixture = try await RegistryFixture()
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "acme-shop", organizationId: "org_acme", name: "Shop", apnsTopic: "com.acme.shop")))
        for tenant in [chat, shop] { _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: tenant, userId: "bob")])) }
    }

    /// An administrator of one app looks at bob of another.
    private func look(
        _ user: String, of home: CommonV1.Tenant, at tenant: CommonV1.Tenant, user other: String = "bob", platform: Bool = false
    ) async throws {
        let channel = fixture.channel(
            actingAs: user, organization: home.organizationId, app: home.appId, role: "system_admin", platform: platform)
        _ = try await RegistryV1.Registry.Client(channel).getUser(.init(tenant: tenant, userId: other))
    }

    private func records(of tenant: CommonV1.Tenant, by home: CommonV1.Tenant? = nil) async throws -> [String] {
        try await fixture.auditLog.listAudit(.init(tenant: tenant, action: "user.read", actorTenant: home)).records.reversed().map {
            "\($0.actor) of \($0.actorTenant?.appId ?? "")"
        }
    }

    @Test("SEC-10 a record has the app of its actor, and the log can be filtered by it")
    func homes() async throws {
        try await look("ann", of: chat, at: chat)
        try await look("ann", of: shop, at: chat)
        try await look("ann", of: chat, at: chat, platform: true)
        _ = try await fixture.registry.getUser(.init(tenant: chat, userId: "bob"))
        #expect(
            try await records(of: chat) == [
                "user:ann of acme-chat", "user:ann of acme-shop", "platform:ann of ", "service:operator of ",
            ])
        #expect(try await records(of: chat, by: shop) == ["user:ann of acme-shop"])
        #expect(try await records(of: chat, by: chat) == ["user:ann of acme-chat"])
        #expect(try await records(of: chat, by: .init(organizationId: "org_acme")).count == 2)
        #expect(try await records(of: shop).isEmpty)
    }

    @Test("SEC-10 a read by an administrator of another app is audited, also of a user with the same id")
    func namesakeIsAnother() async throws {
        let bob = fixture.channel(actingAs: "bob", app: "acme-shop", role: "system_admin")
        _ = try await RegistryV1.Registry.Client(bob).getUser(.init(tenant: chat, userId: "bob"))
        _ = try await RegistryV1.Registry.Client(bob).getUser(.init(tenant: shop, userId: "bob"))
        #expect(try await records(of: chat) == ["user:bob of acme-shop"])
        #expect(try await records(of: shop).isEmpty)
    }

    @Test("PRIV-09 SEC-10 erasure finds the user's actions in every app, and not those of a user of another app with the same id")
    func erasure() async throws {
        for (home, tenant) in [(chat, chat), (chat, shop), (shop, chat), (shop, shop)] { try await look("ann", of: home, at: tenant) }
        try await look("ann", of: chat, at: chat, platform: true)
        // A namesake looked at the user: the one is forgotten, the other is not.
        _ = try await fixture.registry.upsertUsers(.init(users: [.init(tenant: chat, userId: "ann")]))
        try await look("ann", of: shop, at: chat, user: "ann")
        let erasure = try await fixture.userData.eraseUser(.init(tenant: chat, userId: "ann")).erasure
        #expect(erasure?.services.first?.erased["audit_log"] == 3)
        let ofChat = try await records(of: chat)
        #expect(ofChat.count == 4 && ofChat[0].hasPrefix("erased:"))
        #expect(ofChat.dropFirst() == ["user:ann of acme-shop", "platform:ann of ", "user:ann of acme-shop"])
        let seen = try await fixture.auditLog.listAudit(.init(tenant: chat, action: "user.read", actorTenant: shop)).records
        #expect(seen.first?.subject.hasPrefix("erased:") == true && seen.last?.subject == "bob")
        let ofShop = try await records(of: shop)
        #expect(ofShop.count == 2 && ofShop[0].hasPrefix("erased:") && ofShop[1] == "user:ann of acme-shop")
        // Whose erasure it was is forgotten only where it was the user's own.
        let shopAnn = fixture.channel(actingAs: "cat", app: "acme-shop", role: "system_admin")
        _ = try await RegistryV1.UserData.Client(shopAnn).eraseUser(.init(tenant: chat, userId: "cat"))
        #expect(try await fixture.auditLog.listAudit(.init(tenant: chat, action: "user.erased")).records.first?.actor == "user:cat")
    }

    @Test("PRIV-11 SEC-10 an export has the user's actions in every app, and not those of another app's user with the same id")
    func export() async throws {
        for (home, tenant) in [(chat, chat), (chat, shop), (shop, chat)] { try await look("ann", of: home, at: tenant) }
        let own = RegistryV1.UserData.Client(fixture.channel(actingAs: "ann", role: "member"))
        let rows = try await own.exportOwnData(.init()) { responses in
            var rows: [String] = []
            for try await response in responses where response.section?.name == "audit_log" { rows += response.section?.rows ?? [] }
            return rows
        }
        let reads = rows.filter { $0.contains("user.read") }
        #expect(reads.count == 2 && reads.allSatisfy { $0.contains(#""actor_app_id":"acme-chat""#) })
    }

    @Test("SEC-10 an actor without an app counts as one of the record's app, in queries and in erasure")
    func actorsOfNoApp() async throws {
        let folder = NSTemporaryDirectory() + "carillon-audit-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let keyRing = try KeyRing.create(at: folder + "/keys.json")
        let store = try Store(path: folder + "/registry.sqlite", migrations: RegistryMigrations.all)
        try await store.write { database in
            for actor in ["user:ann", "service:operator"] {
                try database.run(
                    """
                    INSERT INTO audit_log (organization_id, app_id, at_ms, actor, origin, action, subject, details)
                    VALUES ('org_acme', 'acme-chat', 1, ?, '', 'user.read', 'bob', '')
                    """, [actor])
            }
        }
        let log = RegistryV1.AuditLog.Client(
            InProcessChannel(services: [AuditLogService(store: store)], principal: Principal(service: "operator")))
        func actors(of home: CommonV1.Tenant?) async throws -> [String] {
            try await log.listAudit(.init(tenant: chat, actorTenant: home)).records.map(\.actor)
        }
        #expect(try await actors(of: nil) == ["service:operator", "user:ann"])
        #expect(try await actors(of: chat) == ["user:ann"])
        #expect(try await actors(of: shop).isEmpty)
        let table = AuditUserData.table(Tombstones(keyRing: keyRing))
        for (tenant, erased) in [(shop, 0), (chat, 1)] {
            #expect(try await table.erase(UserKey("ann", of: tenant), store) == erased)
        }
        #expect(try await actors(of: nil).last?.hasPrefix("erased:") == true)
        await store.close()
    }

    @Test("ROLE-01 SEC-05 a system admin of an app's issuer who names no organization sees only the own one")
    func searches() async throws {
        _ = try await fixture.tenants.upsertOrganization(
            .init(organization: .init(organizationId: "org_eve", name: "Eve", timezone: "UTC", profile: "chat")))
        _ = try await fixture.tenants.upsertApp(.init(app: .init(appId: "eve-chat", organizationId: "org_eve", name: "Eve", apnsTopic: "com.eve")))
        let device = try await fixture.register("ann", device: "phone", token: 1)
        typealias Seen = (organizations: [String], devices: Int)
        func seen(_ channel: InProcessChannel) async throws -> Seen {
            let (tenants, devices) = (RegistryV1.Tenants.Client(channel), RegistryV1.DeviceAdministration.Client(channel))
            let listed = try await devices.listAllDevices(.init())
            let exported = try await devices.exportDevices(.init()) { responses in
                var count = 0
                for try await response in responses { count += response.devices.count }
                return count
            }
            #expect(listed.devices.count == exported)
            return (try await tenants.listOrganizations(.init()).organizations.map(\.organizationId), exported)
        }
        let own = try await seen(fixture.channel(actingAs: "root", app: "acme-shop", role: "system_admin"))
        #expect(own.organizations == ["org_acme"] && own.devices == 1)
        let other = try await seen(fixture.channel(actingAs: "root", organization: "org_eve", app: "eve-chat", role: "system_admin"))
        #expect(other.organizations == ["org_eve"] && other.devices == 0)
        let platform = try await seen(fixture.channel(actingAs: "root", organization: "", app: "", role: "system_admin", platform: true))
        #expect(platform.organizations == ["org_acme", "org_eve"] && platform.devices == 1)
        let sibling = RegistryV1.DeviceAdministration.Client(fixture.channel(actingAs: "root", app: "acme-shop", role: "system_admin"))
        #expect(try await sibling.getDevice(.init(pushDeviceId: device.pushDeviceId)).device?.userId == "ann")
        #expect(try await fixture.audit().last == "device.read \(device.pushDeviceId) user:root")
    }
}
