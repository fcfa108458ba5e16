import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Testing

/// One rule says what an id of an app or organization can be (ARCH-06); the services' answers to other ids are the same: generated from the
/// contracts.
@Suite("Ids that no tenant can have")
struct TenantIDTests {
    private static let contracts = Contracts(of: descriptorPool.services.filter { $0.hasPrefix("carillon.") })
    private static let apps = [String(repeating: "a", count: 65), String(repeating: "a", count: 129), "UPPER", "-a", "a b", "ä"]

    @Test("ARCH-06 ARCH-07 Every service answers not_found to an app id or organization id that cannot be, and stores nothing")
    func everyService() async throws {
        let fixture = try await PushFixture()
        let before = try await fixture.contents()
        let operators = fixture.channel(as: "operator")
        let organization = ContractFixture.tenant.organizationId
        let impossible =
            Self.apps.map { CommonV1.Tenant(organizationId: organization, appId: $0) }
            + [String(repeating: "o", count: 129), "org acme"].map { CommonV1.Tenant(organizationId: $0, appId: ContractFixture.tenant.appId) }
        var services: Set<String> = []
        for call in try ContractCalls.all(fixture.contracts) + ContractCalls.pushes() {
            let field = Self.contracts.messages[call.message]?.first {
                if case .message(".carillon.common.v1.Tenant") = $0.kind { !$0.isRepeated } else { false }
            }
            guard let field else { continue }
            services.insert(call.method.service.fullName)
            for tenant in impossible {
                let bytes = Wire.setting([field.number], to: .raw(try tenant.bytes()), in: call.request)
                let what: Comment = "\(call.method.path) at \(tenant.organizationId.prefix(20))/\(tenant.appId.prefix(20))"
                do {
                    _ = try await call.answer(bytes, operators)
                    Issue.record("\(what) was answered")
                } catch let error as RPCError {
                    #expect(error.reason == "not_found", "\(what): \(error)")
                }
            }
        }
        #expect(services.count > 10, "\(services)")
        #expect(try await fixture.contents() == before)
    }

    @Test("ARCH-06 The longest ids are ids of tenants; longer ones, and other characters, are not")
    func rule() async throws {
        for app in Self.apps + [""] { #expect(!TenantID.canBeApp(app), "\(app)") }
        for app in ["a", "0", "acme-chat", "a.b_c", String(repeating: "a", count: 64)] { #expect(TenantID.canBeApp(app), "\(app)") }
        for organization in ["", "org acme", "ö", String(repeating: "o", count: 129)] {
            #expect(!TenantID.canBeOrganization(organization), "\(organization)")
        }
        for organization in ["org_acme", "Org:1.2-3", String(repeating: "o", count: 128)] {
            #expect(TenantID.canBeOrganization(organization), "\(organization)")
        }
        // An app that cannot be is refused by its name and the rule, where somebody makes it.
        let tenants = RegistryV1.Tenants.Client(try await ContractFixture().channel)
        for app in Self.apps {
            let refusal = await #expect(throws: RPCError.self) {
                try await tenants.upsertApp(.init(app: .init(appId: app, organizationId: ContractFixture.tenant.organizationId, name: "A")))
            }
            #expect(refusal?.reason == "invalid_value" && refusal?.field == "app.app_id", "\(app)")
        }
    }
}
