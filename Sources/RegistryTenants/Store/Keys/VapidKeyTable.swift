package import CarillonAPI
package import GRDB
import Providers
package import ServiceKit
import Storage

/// The table `vapid_keys`: the public keys of apps' browser subscriptions, the current one and earlier ones, which stay valid for their
/// subscriptions (REG-37).
package enum VapidKeyTable {
    /// Stores an app's key once.
    package static func remember(_ app: RegistryV1.App, now: Instant, _ database: Database) throws {
        guard !app.vapidPublicKey.isEmpty else { return }
        try database.run(
            """
            INSERT INTO vapid_keys (organization_id, app_id, key_id, public_key, since_ms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, key_id) DO NOTHING
            """, [app.organizationId, app.appId, VapidKey.id(of: app.vapidPublicKey), app.vapidPublicKey, now.milliseconds])
    }

    /// Checks that the app has or had a key.
    ///
    /// - Throws: `invalid_subscription`, because no push could be sent to a subscription with another key.
    package static func require(_ publicKey: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
        let known = try database.firstRow(
            "SELECT 1 FROM vapid_keys WHERE organization_id = ? AND app_id = ? AND key_id = ? AND public_key = ?",
            [tenant.organizationId, tenant.appId, VapidKey.id(of: publicKey), publicKey]
        ) { _ in true }
        guard known == true else {
            throw APIError(.invalidSubscription, field: "vapid_public_key", "is no key of this app, of now or before; subscribe anew")
        }
    }
}
