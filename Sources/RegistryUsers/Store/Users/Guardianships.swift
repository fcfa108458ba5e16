import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// Lookups for events about a child: its guardians and teachers, and the check of a guardianship right before a send (EVAL-52).
enum Guardianships {
    /// A child without a user in the registry counts as active.
    static let childIsActive = "coalesce(c.status, 'active') = 'active'"

    /// When they were not guardian and child last; 0: never.
    private static let lastEnd = "max(coalesce(r.last_ended_at_ms, 0), coalesce(c.last_inactive_at_ms, 0))"

    static let subjectsSQL = """
        SELECT r.child_user_id, r.guardian_user_id, r.status = 'active' AND \(childIsActive), r.verified_at_ms IS NOT NULL, \(lastEnd)
        FROM json_each(?) AS wanted
        CROSS JOIN relationships AS r ON r.organization_id = ? AND r.app_id = ? AND r.child_user_id = wanted.value
        LEFT JOIN users AS c ON c.organization_id = r.organization_id AND c.app_id = r.app_id AND c.user_id = r.child_user_id
        ORDER BY r.child_user_id, r.guardian_user_id
        """

    static let activeSQL = """
        SELECT r.guardian_user_id, r.child_user_id, \(lastEnd) FROM json_each(?) AS wanted
        CROSS JOIN relationships AS r ON r.organization_id = ? AND r.app_id = ?
            AND r.child_user_id = json_extract(wanted.value, '$[1]') AND r.guardian_user_id = json_extract(wanted.value, '$[0]')
        LEFT JOIN users AS c ON c.organization_id = r.organization_id AND c.app_id = r.app_id AND c.user_id = r.child_user_id
        WHERE r.status = 'active' AND \(childIsActive)
        """

    /// Guardians and teachers of each subject, in the order of `ids`.
    static func subjects(_ ids: [String], tenant: CommonV1.Tenant, _ database: Database) throws -> [RegistryV1.ResolvedSubject] {
        guard !ids.isEmpty else { return [] }
        let unique = ids.uniqued()
        let arguments = ResolveQueries.arguments(unique, tenant)
        var guardians: [String: [RegistryV1.ResolvedGuardian]] = [:]
        let rows = try Row.fetchCursor(database.cachedStatement(sql: subjectsSQL), arguments: arguments)
        while let row = try rows.next() {
            guardians[row[0], default: []].append(.init(userId: row[1], active: row[2], verified: row[3], lastEndedAtMs: row[4]))
        }
        let teachers = try TeachersAudience.all(of: unique, tenant: tenant, database)
        return unique.map { .init(userId: $0, guardians: guardians[$0] ?? [], teacherIds: teachers[$0] ?? []) }
    }

    /// The pairs that are guardian and child now, each with the last time before which they were not; the beginning of time: they always were.
    static func active(_ pairs: Set<Guardianship>, tenant: CommonV1.Tenant, _ database: Database) throws -> [Guardianship: Instant] {
        guard !pairs.isEmpty else { return [:] }
        let arguments: StatementArguments = [
            JSONArray.text(pairs: pairs.map { ($0.guardian, $0.child) }), tenant.organizationId, tenant.appId,
        ]
        let active = try database.rows(activeSQL, arguments) { (Guardianship(guardian: $0[0], child: $0[1]), $0[2] as Instant) }
        // Two may be related in several ways. One that lasts is enough.
        return Dictionary(active) { min($0, $1) }
    }
}
