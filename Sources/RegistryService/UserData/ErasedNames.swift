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
        let home = Self.home(actor.tenant, orElse: tenant)
        if let user = Self.user(name), try isErased(user, home, nowMs: atMs, database) { name = key(user, home).pseudonym }
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
            SELECT DISTINCT organization_id, app_id, home_organization_id, home_app_id, actor, subject,
                action IN (SELECT value FROM json_each(?)) FROM audit_log
            WHERE at_ms > ? AND (actor GLOB 'user:*' OR subject <> '')
            """, [JSONArray.text(actions), nowMs - Self.sweptMs]
        ) { row in
            let tenant = Tenant(organization: row[0], app: row[1])
            return (
                tenant: tenant, home: Self.home(Tenant(organization: row[2], app: row[3]), orElse: tenant), actor: row[4] as String,
                subject: row[5] as String, isUser: row[6] as Bool
            )
        }
        var renamed = 0
        var known: Set<[String]> = []
        for row in found {
            for (user, tenant) in [(Self.user(row.actor), row.home), (row.isUser ? row.subject : nil, row.tenant)] {
                guard let user, known.insert([tenant.organization, tenant.app, user]).inserted,
                    try isErased(user, tenant, nowMs: nowMs, database)
                else { continue }
                for step in UserDataStep.all where step.table == "audit_log" { renamed += try step.erase(key(user, tenant), database) }
            }
        }
        return renamed
    }

    /// The app whose user did something. Records from before actors had an app are their own app's.
    private static func home(_ tenant: Tenant, orElse own: Tenant) -> Tenant {
        tenant.organization.isEmpty && tenant.app.isEmpty ? own : tenant
    }

    private static let sweptMs: Int64 = 2 * 86_400_000

    private static func user(_ actor: String) -> String? { actor.hasPrefix("user:") ? String(actor.dropFirst("user:".count)) : nil }

    private func isErased(_ user: String, _ tenant: Tenant, nowMs: Int64, _ database: Database) throws -> Bool {
        guard !user.isEmpty, !user.hasPrefix("erased:") else { return false }
        return try living([user], tenant: tenant, nowMs: nowMs, database).isEmpty
    }
}
