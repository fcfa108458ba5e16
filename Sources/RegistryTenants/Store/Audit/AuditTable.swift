package import CarillonAPI
package import GRDB
package import ServiceKit
package import Storage

/// The table `audit_log` (SEC-10). A record is written in the transaction of its change, so that the store has both or neither.
package enum AuditTable {
    /// Adds a row, for the registry's own changes of what is no user: devices, keys, apps. ``Tombstones`` records what concerns users.
    ///
    /// - Parameters:
    ///   - subject: what was acted upon: the id of a device, a provider, a key.
    ///   - details: more about it, in a few words. Never a token, an address or a text of a user (SEC-14).
    package static func record(
        _ action: AuditAction, subject: String, details: String = "", by actor: AuditActor, tenant: CommonV1.Tenant, at: Instant,
        in database: Database
    ) throws {
        try database.run(
            """
            INSERT INTO audit_log (organization_id, app_id, at_ms, actor, origin, action, subject, details, home_organization_id, home_app_id)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                tenant.organizationId, tenant.appId, at, actor.name, actor.origin, action.rawValue, subject, details, actor.tenant.organizationId,
                actor.tenant.appId,
            ])
    }

    /// Adds rows about what belongs to no app, such as a key ring.
    package static func record(_ events: [AuditEvent], by actor: AuditActor, at now: Instant, in store: Store) async throws {
        try await store.write { database in
            for event in events {
                try record(
                    event.action, subject: event.subject, details: event.details, by: actor, tenant: .init(), at: now,
                    in: database)
            }
        }
    }
}
