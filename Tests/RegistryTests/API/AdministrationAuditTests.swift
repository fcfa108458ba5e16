import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Audit records of administration")
struct AdministrationAuditTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    @Test("SEC-10 administrators' reads of users and devices are audited; those of users themselves, host systems and services are not")
    func reads() async throws {
        try await fixture.register("ann", device: "phone", token: 1)
        let ann = RegistryV1.Registry.Client(fixture.channel(actingAs: "ann", role: "member"))
        _ = try await ann.listDevices(.init(tenant: tenant, userId: "ann"))
        let host = RegistryV1.Registry.Client(fixture.channel(actingAs: "", role: "system"))
        for client in [ann, host] { _ = try await client.getUser(.init(tenant: tenant, userId: "ann")) }
        _ = try await fixture.client(service: "preferences").listDevices(.init(tenant: tenant, userId: "ann"))
        #expect(try await fixture.audit().isEmpty)
        let root = RegistryV1.Registry.Client(fixture.channel(actingAs: "root", role: "system_admin"))
        _ = try await root.listDevices(.init(tenant: tenant, userId: "ann"))
        _ = try await root.getUser(.init(tenant: tenant, userId: "ann"))
        _ = try await root.listUsers(.init(tenant: tenant))
        #expect(try await fixture.audit() == ["device.listed ann user:root", "user.read ann user:root", "user.listed  user:root"])
        // The operator's command line is an administrator too.
        _ = try await fixture.registry.getUser(.init(tenant: tenant, userId: "ann"))
        let records = try await fixture.auditLog.listAudit(.init(tenant: tenant, actor: "service:operator", pageSize: 1)).records
        #expect(records.first?.action == "user.read")
    }

    @Test("SEC-10 records of other services are stored with their caller and the registry's time; unknown actions are refused")
    func intake() async throws {
        let intake = AuditIntakeService(store: fixture.store, clock: fixture.clock, tombstones: fixture.tombstones)
        let client = RegistryV1.AuditIntake.Client(InProcessChannel(services: [intake], principal: Principal(service: "dispatcher")))
        let entry = RegistryV1.AuditEntry(
            tenant: tenant, actor: "user:root", origin: "203.0.113.7", action: "credential.changed", subject: "apns", details: "more")
        _ = try await client.recordAudit(.init(entries: [entry]))
        let record = try #require(try await fixture.auditLog.listAudit(.init(tenant: tenant, action: "credential")).records.first)
        #expect(record.actor == "user:root" && record.origin == "203.0.113.7" && record.subject == "apns" && record.details == "more")
        #expect(record.atMs == fixture.clock.now.milliseconds)
        let changes: [(inout RegistryV1.AuditEntry) -> Void] = [
            { $0.action = "made.up" }, { $0.details = String(repeating: "x", count: 1_001) }, { $0.subject = String(repeating: "x", count: 301) },
        ]
        for change in changes {
            var bad = entry
            change(&bad)
            let entries = [entry, bad]
            #expect(await reason { _ = try await client.recordAudit(.init(entries: entries)) } == "invalid_value")
        }
        var nobody = entry
        nobody.actor = ""
        let anonymous = nobody
        #expect(await reason { _ = try await client.recordAudit(.init(entries: [anonymous])) } == "invalid_argument")
        // All of a call, or nothing.
        #expect(try await fixture.auditLog.listAudit(.init(tenant: tenant, action: "credential")).records.count == 1)
    }
}
