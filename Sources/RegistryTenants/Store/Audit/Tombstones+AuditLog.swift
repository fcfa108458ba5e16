package import CarillonAPI
package import GRDB
package import ServiceKit
package import Storage

/// Keeps erased users' names out of the audit log while their tombstones exist. Reads of an erased user, and calls of one with a valid token, are
/// recorded with the user's pseudonym (PRIV-09, SEC-10).
extension Tombstones {
    /// Adds a row to the audit log, naming erased users by their pseudonyms: for records about users, of calls, and from other services.
    package func record(
        _ action: AuditAction, subject: String, details: String = "", by actor: AuditActor, tenant: CommonV1.Tenant, at: Instant,
        in database: Database
    ) throws {
        var (subject, name) = (subject, actor.name)
        if AuditAction.onUsers.contains(action), try isErased(subject, tenant, now: at, database) {
            subject = pseudonym(of: subject, tenant)
        }
        let home = Self.home(actor.tenant, orElse: tenant)
        if let user = Self.user(name), try isErased(user, home, now: at, database) { name = pseudonym(of: user, home) }
        try AuditTable.record(action, subject: subject, details: details, by: actor.named(name), tenant: tenant, at: at, in: database)
    }

    /// Searches the records of the last two days for names that were written in other ways. It reads batches on a reader, and renames in one
    /// transaction for each batch with names.
    ///
    /// - Parameter batch: records of one read transaction.
    /// - Returns: the number of renamed rows.
    package func sweepAuditLog(_ store: Store, now: Instant, batch: Int) async throws -> Int {
        var last = try await store.read { try hasAny(now: now, $0) ? Self.beforeSwept(now: now, $0) : nil }
        var renamed = 0
        while let after = last {
            let (found, end) = try await store.read { try erasedNames(after: after, limit: batch, now: now, $0) }
            if !found.isEmpty {
                renamed += try await store.write { database in
                    // Rows that an erasure has renamed meanwhile do not change.
                    try found.reduce(0) { count, row in
                        try count
                            + database.countChanges(
                                "UPDATE audit_log SET actor = coalesce(?, actor), subject = coalesce(?, subject) WHERE id = ?",
                                [row.actor, row.subject, row.id])
                    }
                }
            }
            last = Task.isCancelled ? nil : end
        }
        return renamed
    }

    /// A record that names erased users, with their pseudonyms; nil: the column does not change.
    private struct ErasedRecord: Sendable {
        var id: Int64
        var actor: String?
        var subject: String?
    }

    /// The records with erased users among those after an id.
    ///
    /// - Returns: also the next position; nil after the last record.
    private func erasedNames(after id: Int64, limit: Int, now: Instant, _ database: Database) throws -> (found: [ErasedRecord], end: Int64?) {
        let onUsers = Set(AuditAction.onUsers.map(\.rawValue))
        let rows = try database.rows(
            """
            SELECT id, organization_id, app_id, home_organization_id, home_app_id, actor, subject, action FROM audit_log NOT INDEXED
            WHERE id > ? AND at_ms > ? ORDER BY id LIMIT ?
            """, [id, now - Self.swept, limit]
        ) { row in
            let tenant = CommonV1.Tenant(organizationId: row[1], appId: row[2])
            return (
                id: row[0] as Int64, tenant: tenant, home: Self.home(CommonV1.Tenant(organizationId: row[3], appId: row[4]), orElse: tenant),
                actor: Self.user(row[5]), subject: onUsers.contains(row[7]) ? row[6] as String : nil
            )
        }
        var known: [UserKey: String?] = [:]
        func pseudonym(_ user: String?, _ tenant: CommonV1.Tenant) throws -> String? {
            guard let user else { return nil }
            if let found = known[UserKey(user, of: tenant)] { return found }
            let found = try isErased(user, tenant, now: now, database) ? self.pseudonym(of: user, tenant) : nil
            known[UserKey(user, of: tenant)] = .some(found)
            return found
        }
        let found = try rows.compactMap { row -> ErasedRecord? in
            let record = ErasedRecord(id: row.id, actor: try pseudonym(row.actor, row.home), subject: try pseudonym(row.subject, row.tenant))
            return record.actor == nil && record.subject == nil ? nil : record
        }
        return (found, rows.count == limit ? rows.last?.id : nil)
    }

    /// The record before the first of those that are looked at; nil: there are none.
    private static func beforeSwept(now: Instant, _ database: Database) throws -> Int64? {
        try database.firstRow("SELECT min(id) - 1 FROM audit_log INDEXED BY audit_log_by_age WHERE at_ms > ?", [now - swept]) {
            $0[0] as Int64?
        }
            ?? nil
    }

    /// The app whose user did something. Records from before actors had an app are their own app's.
    private static func home(_ tenant: CommonV1.Tenant, orElse own: CommonV1.Tenant) -> CommonV1.Tenant {
        tenant.organizationId.isEmpty && tenant.appId.isEmpty ? own : tenant
    }

    private static let swept = Duration.days(2)

    private static func user(_ actor: String) -> String? { actor.hasPrefix("user:") ? String(actor.dropFirst("user:".count)) : nil }

    private func isErased(_ user: String, _ tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> Bool {
        guard !user.isEmpty, !user.hasPrefix("erased:") else { return false }
        return try living([user], tenant: tenant, now: now, database).isEmpty
    }
}
