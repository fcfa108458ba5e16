import CarillonAPI
import OutboundMessages
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("RCPT-27 Signatures of what host systems post")
struct WebhooksServiceTests {
    private static let body = Array(#"{"reports":[]}"#.utf8)

    private func verdict(
        _ signature: String, in fixture: DispatcherFixture, tenant: CommonV1.Tenant = TestPushes.tenant
    ) async throws -> DispatcherV1.SignatureVerdict {
        try await fixture.components.webhooks.checkSignature(
            .init(tenant: tenant, signature: signature, body: Self.body), context: DispatcherFixture.context
        ).verdict
    }

    @Test("RCPT-27 SEC-09 The secrets of the app's webhook sign, both while one is replaced; without a webhook nothing is valid")
    func secrets() async throws {
        try await withFixture { fixture in
            let now = fixture.clock.now
            func sign(_ secret: String) -> String { SignedWebhook.sign(Self.body, secrets: [secret], now: now) }
            #expect(try await verdict(sign("0123456789abcdef"), in: fixture) == .invalid)
            try await fixture.put(.webhook, ["url": "https://host.example.com/hook", "secret": "0123456789abcdef"])
            #expect(try await verdict(sign("0123456789abcdef"), in: fixture) == .valid)
            try await fixture.put(
                .webhook, ["url": "https://host.example.com/hook", "secret": "fedcba9876543210", "previous_secret": "0123456789abcdef"])
            for secret in ["fedcba9876543210", "0123456789abcdef"] { #expect(try await verdict(sign(secret), in: fixture) == .valid) }
            #expect(try await verdict(sign("another-secret-of-us"), in: fixture) == .invalid)
            let other = CommonV1.Tenant(organizationId: TestPushes.tenant.organizationId, appId: "another")
            #expect(try await verdict(sign("fedcba9876543210"), in: fixture, tenant: other) == .invalid)
        }
    }

    @Test("RCPT-27 SEC-09 An old signature is expired, and a header without end is not read")
    func limits() async throws {
        try await withFixture { fixture in
            try await fixture.put(.webhook, ["url": "https://host.example.com/hook", "secret": "0123456789abcdef"])
            let old = SignedWebhook.sign(Self.body, secrets: ["0123456789abcdef"], now: fixture.clock.now - .seconds(301))
            #expect(try await verdict(old, in: fixture) == .expired)
            let new = SignedWebhook.sign(Self.body, secrets: ["0123456789abcdef"], now: fixture.clock.now)
            #expect(try await verdict(new + String(repeating: ",v1=00", count: 200), in: fixture) == .invalid)
        }
    }
}
