import CarillonAPI
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.AuditIntake`: audit records from other services, and of the registry's own refusals (SEC-10).
struct AuditIntakeService: RegistryV1.AuditIntake.ServiceProtocol, AuditSink {
    let store: Store
    let clock: any DomainClock
    let tombstones: Tombstones

    private static let mostEntries = 100

    func recordAudit(_ request: RegistryV1.RecordAuditRequest, context: ServerContext) async throws -> RegistryV1.RecordAuditResponse {
        try BatchLimit.check(request.entries.count, most: Self.mostEntries, field: "entries")
        let entries = try request.entries.enumerated().map { index, entry in
            guard let action = AuditAction(rawValue: entry.action) else {
                throw APIError(.invalidValue, field: "entries[\(index)].action", "“\(entry.action)” is no action that the log knows")
            }
            return (action: action, entry: try Self.checked(entry, index))
        }
        let now = clock.now
        try await store.write { [tombstones] database in
            for (action, entry) in entries {
                try tombstones.record(
                    action, subject: entry.subject, details: entry.details,
                    by: AuditActor(name: entry.actor, origin: entry.origin, tenant: entry.actorTenant ?? .init()),
                    tenant: entry.tenant ?? .init(), at: now, in: database)
            }
        }
        return .init()
    }

    private static func checked(_ entry: RegistryV1.AuditEntry, _ index: Int) throws(APIError) -> RegistryV1.AuditEntry {
        var entry = entry
        let path = "entries[\(index)]"
        guard !entry.actor.isEmpty else { throw APIError(.invalidArgument, field: "\(path).actor", "is required") }
        entry.actor = try FieldRules.text(entry.actor, field: "\(path).actor", limit: 300)
        entry.origin = try FieldRules.text(entry.origin, field: "\(path).origin", limit: 300)
        entry.subject = try FieldRules.text(entry.subject, field: "\(path).subject", limit: 300)
        entry.details = try FieldRules.text(entry.details, field: "\(path).details", limit: 1_000)
        if let tenant = entry.actorTenant {
            let field = "\(path).actor_tenant"
            if !tenant.organizationId.isEmpty { try FieldRules.checkOrganization(tenant.organizationId, field: "\(field).organization_id") }
            if !tenant.appId.isEmpty { try FieldRules.checkApp(tenant.appId, field: "\(field).app_id") }
        }
        return entry
    }

    /// Audits a call to the registry itself.
    func record(_ event: AuditEvent, _ context: ServerContext) async throws {
        let (by, now) = (AuditActor(context), clock.now)
        try await store.write { [tombstones] database in
            try tombstones.record(
                event.action, subject: event.subject, details: event.details, by: by, tenant: event.tenant ?? by.tenant,
                at: now,
                in: database)
        }
    }

    /// Audits a refusal by the registry itself.
    func refused(_ event: AuditEvent, _ context: ServerContext) async throws {
        let (by, now) = (AuditActor(context), clock.now)
        try await store.write { [tombstones] database in
            try tombstones.record(
                .accessRefused, subject: event.subject, details: event.details, by: by, tenant: by.tenant, at: now, in: database)
        }
    }
}
