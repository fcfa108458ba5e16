import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// A row of `organizations`.
struct OrganizationRecord: Sendable {
    var organization: RegistryV1.Organization
    /// Grows with every change; part of the policy version of all its apps.
    var revision: Int64
}

/// The table `organizations` (REG-01).
enum OrganizationTable {
    private static let columns =
        "organization_id, name, timezone, default_locale, status, profile, policy_overrides, created_at_ms, updated_at_ms, revision"

    private static func read(_ row: Row) throws -> OrganizationRecord {
        let organization = RegistryV1.Organization(
            organizationId: row[0], name: row[1], timezone: row[2], defaultLocale: row[3], status: try .init(stored: row[4]), profile: row[5],
            policyOverrides: try JSONColumn.map(row[6]), createdAtMs: row[7], updatedAtMs: row[8])
        return OrganizationRecord(organization: organization, revision: row[9])
    }

    static func find(_ id: String, _ database: Database) throws -> OrganizationRecord? {
        try database.firstRow("SELECT \(columns) FROM organizations WHERE organization_id = ?", [id], read)
    }

    /// Organizations after `id`, in the order of their ids.
    static func page(after id: String, limit: Int, _ database: Database) throws -> [OrganizationRecord] {
        try database.rows(
            "SELECT \(columns) FROM organizations WHERE organization_id > ? ORDER BY organization_id LIMIT ?", [id, limit],
            read)
    }

    /// Writes an organization. The time of its creation does not change.
    static func upsert(_ organization: RegistryV1.Organization, now: Instant, _ database: Database) throws -> OrganizationRecord {
        try database.run(
            """
            INSERT INTO organizations (organization_id, name, timezone, default_locale, status, profile, policy_overrides,
                revision, created_at_ms, updated_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, 1, ?, ?)
            ON CONFLICT (organization_id) DO UPDATE SET name = excluded.name, timezone = excluded.timezone,
                default_locale = excluded.default_locale, status = excluded.status, profile = excluded.profile,
                policy_overrides = excluded.policy_overrides, revision = revision + 1, updated_at_ms = excluded.updated_at_ms
            """,
            [
                organization.organizationId, organization.name, organization.timezone, organization.defaultLocale,
                organization.status.name, organization.profile, JSONColumn.encode(organization.policyOverrides), now.milliseconds,
                now.milliseconds,
            ])
        guard let row = try find(organization.organizationId, database) else {
            throw DatabaseError(message: "organization \(organization.organizationId) is gone right after it was written")
        }
        return row
    }
}
