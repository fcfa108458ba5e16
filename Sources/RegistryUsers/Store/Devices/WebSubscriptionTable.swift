import CarillonAPI
import Cryptography
import Foundation
import GRDB
import Providers
import RegistryTenants
import ServiceKit
import Storage

/// The table `web_subscriptions`: a device's subscription without endpoint, keys and end. Those are only in the device's row, endpoint and keys
/// sealed for the device's id.
enum WebSubscriptionTable {
    private static let messageSQL = """
        SELECT s.subscription_id, s.push_device_id, d.device_id, d.user_id, s.endpoint_hash, s.browser, s.browser_version, s.user_agent,
            d.status = 'active' AND d.address IS NOT NULL AND d.token_hash IS s.endpoint_hash AND s.unsubscribed_at_ms IS NULL,
            d.last_validated_at_ms, s.subscribed_at_ms, s.unsubscribed_at_ms, d.expires_at_ms, s.vapid_key_id, coalesce(k.public_key, '')
        FROM devices AS d JOIN web_subscriptions AS s ON s.push_device_id = d.push_device_id
        LEFT JOIN vapid_keys AS k ON k.organization_id = s.organization_id AND k.app_id = s.app_id AND k.key_id = s.vapid_key_id
        WHERE d.organization_id = ? AND d.app_id = ? AND d.user_id = ?
        """

    /// Subscriptions of a user, the latest first.
    static func all(of userId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> [RegistryV1.WebSubscription] {
        try database.rows(
            messageSQL + " ORDER BY s.subscribed_at_ms DESC, s.subscription_id DESC", [tenant.organizationId, tenant.appId, userId]
        ) { message($0, tenant) }
    }

    /// The subscription of a device.
    static func of(_ device: DeviceRecord, _ database: Database) throws -> RegistryV1.WebSubscription? {
        try database.firstRow(
            messageSQL + " AND s.push_device_id = ?",
            [device.tenant.organizationId, device.tenant.appId, device.userId, device.pushDeviceId]
        ) { message($0, device.tenant) }
    }

    private static func message(_ row: Row, _ tenant: CommonV1.Tenant) -> RegistryV1.WebSubscription {
        .init(
            tenant: tenant, subscriptionId: row[0], pushDeviceId: row[1], deviceId: row[2], userId: row[3],
            endpointHash: TokenHash.text(Array(row[4] as Data)), browser: row[5], browserVersion: row[6], userAgent: row[7], isActive: row[8],
            lastTestedAtMs: row[9], subscribedAtMs: row[10], unsubscribedAtMs: row[11], expiresAtMs: row[12], vapidKeyId: row[13],
            vapidPublicKey: row[14])
    }

    /// The device of an active subscription; nil for another user's or an ended one.
    static func device(
        of subscriptionId: String, userId: String, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> DeviceRecord? {
        let pushDeviceId = try database.firstRow(
            "SELECT push_device_id FROM web_subscriptions WHERE subscription_id = ? AND unsubscribed_at_ms IS NULL", [subscriptionId]
        ) { $0[0] as String }
        guard let pushDeviceId, let device = try DeviceTable.find(pushDeviceId: pushDeviceId, tenant: tenant, database),
            device.userId == userId
        else { return nil }
        return device
    }

    /// The VAPID key that a known endpoint was made with.
    static func vapidKeyID(ofEndpoint hash: [UInt8], tenant: CommonV1.Tenant, _ database: Database) throws -> String? {
        try database.firstRow(
            """
            SELECT vapid_key_id FROM web_subscriptions INDEXED BY web_subscriptions_by_endpoint
            WHERE app_id = ? AND endpoint_hash = ? AND organization_id = ? ORDER BY subscribed_at_ms DESC LIMIT 1
            """, [tenant.appId, Data(hash), tenant.organizationId]
        ) { $0[0] as String }
    }

    /// Stores a device's subscription. The same endpoint is the same subscription.
    static func record(
        _ address: WebPushAddress, hash: [UInt8], of device: DeviceRecord, details: BrowserDetails?, ids: IdentifierSource, now: Instant,
        _ database: Database
    ) throws {
        let details = details ?? BrowserDetails(browser: device.platform, version: device.platformVersion)
        let known = try database.countChanges(
            """
            UPDATE web_subscriptions SET browser = ?, browser_version = ?, user_agent = CASE ? WHEN '' THEN user_agent ELSE ? END,
                vapid_key_id = ?, unsubscribed_at_ms = NULL
            WHERE push_device_id = ? AND endpoint_hash = ?
            """,
            [
                details.browser, details.version, details.userAgent, details.userAgent, address.vapidKeyID, device.pushDeviceId, Data(hash),
            ])
        guard known == 0 else { return }
        try database.run(
            """
            INSERT INTO web_subscriptions (push_device_id, organization_id, app_id, subscription_id, endpoint_hash, browser, browser_version,
                user_agent, vapid_key_id, subscribed_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (push_device_id) DO UPDATE SET subscription_id = excluded.subscription_id, endpoint_hash = excluded.endpoint_hash,
                browser = excluded.browser, browser_version = excluded.browser_version, user_agent = excluded.user_agent,
                vapid_key_id = excluded.vapid_key_id, subscribed_at_ms = excluded.subscribed_at_ms, unsubscribed_at_ms = NULL
            """,
            [
                device.pushDeviceId, device.tenant.organizationId, device.tenant.appId, ids.make(prefix: "sub_"), Data(hash), details.browser,
                details.version, details.userAgent, address.vapidKeyID, now.milliseconds,
            ])
    }

    /// Ends a subscription.
    static func end(of pushDeviceId: String, now: Instant, _ database: Database) throws {
        try database.run(
            "UPDATE web_subscriptions SET unsubscribed_at_ms = ? WHERE push_device_id = ? AND unsubscribed_at_ms IS NULL",
            [now.milliseconds, pushDeviceId])
    }
}
