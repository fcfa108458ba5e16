import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("The audit log")
struct AuditLogTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private func list(_ request: RegistryV1.ListAuditRequest) async throws -> [RegistryV1.AuditRecord] {
        var request = request
        if request.tenant == nil { request.tenant = RegistryFixture.tenant }
        return try await fixture.auditLog.listAudit(request).records
    }

    @Test("SEC-10 the audit log is filtered by action, actor, subject and time, newest first, in pages")
    func filters() async throws {
        let start = fixture.clock.now.milliseconds
        for provider in ["apns", "fcm", "expo"] {
            fixture.clock.advance(by: .seconds(1))
            _ = try await fixture.verdicts.pauseInvalidation(.init(tenant: RegistryFixture.tenant, provider: provider, reason: "drill"))
        }
        _ = try await fixture.verdicts.resumeInvalidation(.init(tenant: RegistryFixture.tenant, provider: "fcm"))
        let all = try await list(.init(fromMs: start + 1))
        #expect(all.map(\.subject) == ["fcm", "expo", "fcm", "apns"])
        #expect(all.last?.details == "drill" && all.last?.atMs == start + 1_000 && all.last?.actor == "service:operator")
        #expect(all.allSatisfy { !$0.origin.isEmpty })
        #expect(try await list(.init(action: "invalidation.resumed")).count == 1)
        #expect(try await list(.init(action: "invalidation")).count == 4)
        #expect(try await list(.init(action: "invalid")).isEmpty)
        #expect(try await list(.init(subject: "expo")).count == 1)
        #expect(try await list(.init(actor: "user:ann")).isEmpty)
        #expect(try await list(.init(fromMs: start + 2_000, untilMs: start + 3_000)).map(\.subject) == ["fcm"])
        let first = try await fixture.auditLog.listAudit(.init(tenant: RegistryFixture.tenant, pageSize: 3))
        #expect(first.records.map(\.subject) == ["fcm", "expo", "fcm"])
        let second = try await fixture.auditLog.listAudit(.init(tenant: RegistryFixture.tenant, pageSize: 3, pageToken: first.nextPageToken))
        // The last of them is the making of the app.
        #expect(second.records.map(\.subject) == ["apns", "acme-chat"] && second.nextPageToken.isEmpty)
        // Another organization's log is its own.
        #expect(try await list(.init(tenant: .init(organizationId: "org_other", appId: "acme-chat"))).isEmpty)
    }
}
