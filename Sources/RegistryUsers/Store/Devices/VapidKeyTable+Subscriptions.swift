import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

extension VapidKeyTable {
    /// All keys of an app, the current one first, then the newest. Each has its number of subscriptions of devices that are sendable or only switched
    /// off. A dead or moved subscription must subscribe again, with the current key.
    static func all(of tenant: CommonV1.Tenant, current: String, _ database: Database) throws -> [RegistryV1.VapidKey] {
        try database.rows(
            """
            SELECT k.key_id, k.public_key, k.since_ms,
                (SELECT count(*) FROM web_subscriptions AS s
                    JOIN devices AS d ON d.push_device_id = s.push_device_id
                    WHERE s.app_id = k.app_id AND s.vapid_key_id = k.key_id AND s.organization_id = k.organization_id
                        AND s.unsubscribed_at_ms IS NULL AND d.status IN ('active', 'inactive') AND d.address IS NOT NULL
                        AND d.token_hash IS s.endpoint_hash)
            FROM vapid_keys AS k WHERE k.organization_id = ? AND k.app_id = ?
            ORDER BY k.public_key = ? DESC, k.since_ms DESC, k.key_id
            """, [tenant.organizationId, tenant.appId, current]
        ) { row in
            let publicKey: String = row[1]
            return .init(keyId: row[0], publicKey: publicKey, current: publicKey == current, sinceMs: row[2], subscriptions: row[3])
        }
    }
}
