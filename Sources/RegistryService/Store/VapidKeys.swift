import CarillonAPI
import Cryptography
import Storage

/// The public keys that an app's browsers subscribed with: the present one, and those before it, which stay valid for the subscriptions
/// that were made with them (REG-37).
enum VapidKeys {
    /// The id of a key: the first 16 characters of its SHA-256 in base64url. Empty for no key.
    static func id(of publicKey: String) -> String {
        publicKey.isEmpty ? "" : String(Base64URL.encode(SHA256.hash(publicKey)).prefix(16))
    }

    /// Keeps an app's key, once.
    static func remember(_ app: RegistryV1.App, nowMs: Int64, _ database: Database) throws {
        guard !app.vapidPublicKey.isEmpty else { return }
        try database.run(
            """
            INSERT INTO vapid_keys (organization_id, app_id, key_id, public_key, since_ms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, key_id) DO NOTHING
            """, [app.organizationId, app.appId, id(of: app.vapidPublicKey), app.vapidPublicKey, nowMs])
    }

    /// Makes sure that the app has or had a key.
    ///
    /// - Throws: `invalid_subscription`: nothing could ever be sent to what was made with another one.
    static func require(_ publicKey: String, of tenant: Tenant, _ database: Database) throws {
        let known = try database.firstRow(
            "SELECT 1 FROM vapid_keys WHERE organization_id = ? AND app_id = ? AND key_id = ? AND public_key = ?",
            [tenant.organization, tenant.app, id(of: publicKey), publicKey]
        ) { _ in true }
        guard known == true else {
            throw APIError(.invalidSubscription, field: "vapid_public_key", "is no key of this app, of now or before; subscribe anew")
        }
    }

    /// All keys of an app, the current one first, then the latest, each with the subscriptions that need it: of devices that can be sent to, or
    /// could after a switch. What became dead or somebody else's has to subscribe anew, and does so with the current key.
    static func all(of tenant: Tenant, current: String, _ database: Database) throws -> [RegistryV1.VapidKey] {
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
            """, [tenant.organization, tenant.app, current]
        ) { row in
            let publicKey: String = row[1]
            return .init(keyId: row[0], publicKey: publicKey, current: publicKey == current, sinceMs: row[2], subscriptions: row[3])
        }
    }
}
