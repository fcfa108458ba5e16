import CarillonAPI
import RPC
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Updates of organizations and apps")
struct PartialUpdateTests {
    private func organization(_ fixture: RegistryFixture, _ change: (inout RegistryV1.Organization) -> Void) async throws -> RegistryV1.Organization {
        var organization = RegistryV1.Organization(organizationId: "org_acme")
        change(&organization)
        return try #require(try await fixture.tenants.upsertOrganization(.init(organization: organization)).organization)
    }

    private func app(
        _ fixture: RegistryFixture, clear: [String] = [], _ change: (inout RegistryV1.App) -> Void = { _ in }
    ) async throws -> RegistryV1.App {
        var app = RegistryV1.App(appId: "acme-chat", organizationId: "org_acme")
        change(&app)
        return try #require(try await fixture.tenants.upsertApp(.init(app: app, clearFields: clear)).app)
    }

    @Test("REG-01 values that an update of an organization lacks do not change")
    func organizations() async throws {
        let fixture = try await RegistryFixture()
        _ = try await organization(fixture) {
            $0.policyOverrides = ["badge_cap": "50"]
            $0.status = .suspended
            $0.defaultLocale = "de"
        }
        let renamed = try await organization(fixture) { $0.name = "Acme Limited" }
        #expect(renamed.name == "Acme Limited" && renamed.status == .suspended && renamed.timezone == "Europe/Berlin")
        #expect(renamed.defaultLocale == "de" && renamed.profile == "chat" && renamed.policyOverrides == ["badge_cap": "50"])
        let more = try await organization(fixture) { $0.policyOverrides = ["max_attempts": "7"] }
        #expect(more.policyOverrides == ["badge_cap": "50", "max_attempts": "7"])
        #expect(await reason { _ = try await organization(fixture) { $0.status = .init(rawValue: 99) } } == "invalid_value")
        #expect(
            await reason { _ = try await fixture.tenants.upsertOrganization(.init(organization: .init(organizationId: "org_new"))) }
                == "invalid_argument")
    }

    @Test("REG-02 values that an update of an app lacks do not change; a field can be cleared by name")
    func apps() async throws {
        let fixture = try await RegistryFixture()
        _ = try await app(fixture) {
            $0.policyOverrides = ["badge_cap": "50"]
            $0.apnsEnvironment = .sandbox
            $0.deepLinkScheme = "acme"
            $0.allowedOrigins = ["https://chat.example.com", "http://localhost:8080"]
            $0.serviceWorkerPath = "/push.js"
            $0.webFallbackBaseUrl = "https://chat.example.com"
        }
        let renamed = try await app(fixture) { $0.name = "Chat" }
        #expect(renamed.name == "Chat" && renamed.policyOverrides == ["badge_cap": "50"] && renamed.apnsTopic == "com.acme.chat")
        #expect(renamed.apnsEnvironment == .sandbox && renamed.deepLinkScheme == "acme" && renamed.fcmProjectId == "acme-1")
        #expect(renamed.allowedOrigins.count == 2 && renamed.serviceWorkerPath == "/push.js")
        let policy = try await fixture.tenants.getPolicy(.init(tenant: RegistryFixture.tenant))
        #expect(policy.serviceWorkerPath == "/push.js" && policy.allowedOrigins == renamed.allowedOrigins)
        #expect(policy.settings.first { $0.name == "web_fallback_base_url" }?.value == #""https://chat.example.com""#)
        let emptied = try await app(fixture, clear: ["fcm_project_id", "allowed_origins"])
        #expect(emptied.fcmProjectId.isEmpty && emptied.allowedOrigins.isEmpty && emptied.apnsTopic == "com.acme.chat")
        #expect(await reason { _ = try await app(fixture, clear: ["name"]) } == "invalid_value")
    }

    @Test(
        "REG-02 invalid values are refused, and nothing changes",
        arguments: [
            ("vapid_public_key", "AAAA"), ("allowed_origins", "https://a.example.com/path"), ("allowed_origins", "http://a.example.com"),
            ("allowed_origins", "ftp://a"), ("web_fallback_base_url", "http://a.example.com"), ("service_worker_path", "sw.js"),
            ("apns_environment", "moon"),
        ])
    func refused(field: String, value: String) async throws {
        let fixture = try await RegistryFixture()
        let before = try await fixture.tenants.getApp(.init(appId: "acme-chat"))
        let error = await #expect(throws: RPCError.self) {
            try await app(fixture) {
                $0.name = "Changed"
                switch field {
                case "vapid_public_key": $0.vapidPublicKey = value
                case "allowed_origins": $0.allowedOrigins = [value]
                case "web_fallback_base_url": $0.webFallbackBaseUrl = value
                case "service_worker_path": $0.serviceWorkerPath = value
                default: $0.apnsEnvironment = .word(value)
                }
            }
        }
        #expect(error?.reason == "invalid_value" && error?.field == "app.\(field)")
        #expect(try await fixture.tenants.getApp(.init(appId: "acme-chat")) == before)
    }

    @Test("ARCH-07 an unknown app and another tenant's app get the same answer")
    func existence() async throws {
        let fixture = try await RegistryFixture()
        let stranger = RegistryV1.Tenants.Client(
            fixture.channel(actingAs: "eve", organization: "org_other", app: "other", role: "org_admin"))
        let foreign = await #expect(throws: RPCError.self) { try await stranger.getApp(.init(appId: "acme-chat")) }
        let absent = await #expect(throws: RPCError.self) { try await stranger.getApp(.init(appId: "acme-none")) }
        #expect(foreign?.message.replacing("acme-chat", with: "acme-none") == absent?.message)
        #expect(foreign?.field == absent?.field && foreign?.reason == absent?.reason && foreign?.code == absent?.code)
    }
}
