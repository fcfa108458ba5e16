import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `service_keys`: keys of host systems.
enum ServiceKeyTable {
    private static let columns = "key_id, organization_id, app_id, scopes, name, created_at_ms, revoked_at_ms"

    private static func read(_ row: Row) throws -> RegistryV1.ServiceKey {
        RegistryV1.ServiceKey(
            keyId: row[0], tenant: .init(organizationId: row[1], appId: row[2]),
            scopes: try JSONColumn.list(row[3]).map { try .init(stored: $0) }, name: row[4], createdAtMs: row[5], revokedAtMs: row[6])
    }

    static func insert(_ key: RegistryV1.ServiceKey, of tenant: CommonV1.Tenant, secretHash: String, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO service_keys (organization_id, app_id, key_id, secret_hash, name, scopes, created_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                tenant.organizationId, tenant.appId, key.keyId, secretHash, key.name, JSONColumn.encode(key.scopes.map(\.name)), key.createdAtMs,
            ])
    }

    /// A page of an app's keys in the order of their ids, with the revoked ones.
    static func page(of tenant: CommonV1.Tenant, after: String, limit: Int, _ database: Database) throws -> [RegistryV1.ServiceKey] {
        try database.rows(
            "SELECT \(columns) FROM service_keys WHERE organization_id = ? AND app_id = ? AND key_id > ? ORDER BY key_id LIMIT ?",
            [tenant.organizationId, tenant.appId, after, limit], read)
    }

    static func find(_ keyId: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> RegistryV1.ServiceKey? {
        try database.firstRow(
            "SELECT \(columns) FROM service_keys WHERE organization_id = ? AND app_id = ? AND key_id = ?",
            [tenant.organizationId, tenant.appId, keyId], read)
    }

    /// The key with this secret; nil for a revoked one.
    static func valid(secretHash: String, _ database: Database) throws -> RegistryV1.ServiceKey? {
        try database.firstRow("SELECT \(columns) FROM service_keys WHERE secret_hash = ? AND revoked_at_ms IS NULL", [secretHash], read)
    }

    static func revoke(_ keyId: String, now: Instant, _ database: Database) throws {
        try database.run("UPDATE service_keys SET revoked_at_ms = ? WHERE key_id = ?", [now.milliseconds, keyId])
    }
}
