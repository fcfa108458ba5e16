import ServiceKit
import Storage

/// Keeps erased users' names out of the audit log for as long as their tombstones stand: whoever looks at an erased user, and whatever an
/// erased user tries with a token that is still valid, is on record under the hash that stands for them (PRIV-09, SEC-10).
extension Tombstones {
    /// Adds a row to the audit log, naming erased users by their pseudonyms.
    func record(
        _ action: AuditAction, subject: String, details: String = "", by actor: AuditActor, tenant: Tenant, atMs: Int64, in database: Database
    ) throws {
        var (subject, name) = (subject, actor.name)
        if AuditAction.onUsers.contains(action), try isErased(subject, tenant, nowMs: atMs, database) { subject = key(subject, tenant).pseudonym }
        if let user = Self.user(name), try isErased(user, tenant, nowMs: atMs, database) { name = key(user, tenant).pseudonym }
        try Audit.record(action, subject: subject, details: details, by: actor.named(name), tenant: tenant, atMs: atMs, in: database)
    }

    /// Goes through the records of the last two days, for rows that came by any other way.
    ///
    /// - Returns: how many rows lost a name.
    func sweepAuditLog(nowMs: Int64, _ database: Database) throws -> Int {
        guard try hasAny(nowMs: nowMs, database) else { return 0 }
        let actions = AuditAction.onUsers.map(\.rawValue)
        let found = try database.rows(
            """
            SELECT DISTINCT organization_id, app_id, actor, subject, action IN (SELECT value FROM json_each(?)) FROM audit_log
            WHERE at_ms > ? AND (actor GLOB 'user:*' OR subject <> '')
            """, [JSONArray.text(actions), nowMs - Self.sweptMs]
        ) { row in (tenant: Tenant(organization: row[0], app: row[1]), actor: row[2] as String, subject: row[3] as String, isUser: row[4] as Bool) }
        var renamed = 0
        var known: Set<[String]> = []
        for row in found {
            for user in [Self.user(row.actor), row.isUser ? row.subject : nil].compactMap({ $0 }) {
                guard known.insert([row.tenant.organization, row.tenant.app, user]).inserted,
                    try isErased(user, row.tenant, nowMs: nowMs, database)
                else { continue }
                for step in UserDataStep.all where step.table == "audit_log" { renamed += try step.erase(key(user, row.tenant), database) }
            }
        }
        return renamed
    }

    private static let sweptMs: Int64 = 2 * 86_400_000

    private static func user(_ actor: String) -> String? { actor.hasPrefix("user:") ? String(actor.dropFirst("user:".count)) : nil }

    private func isErased(_ user: String, _ tenant: Tenant, nowMs: Int64, _ database: Database) throws -> Bool {
        guard !user.isEmpty, !user.hasPrefix("erased:") else { return false }
        return try living([user], tenant: tenant, nowMs: nowMs, database).isEmpty
    }
}
