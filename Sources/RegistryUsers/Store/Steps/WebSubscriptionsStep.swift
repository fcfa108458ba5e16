import CarillonAPI
import Cryptography
import Foundation
import Providers
import RegistryTenants
import ServiceKit
import Storage

extension RegistryMigrations {
    /// Subscriptions of browsers as rows of their own (REG-07), and the VAPID keys that they were made with (REG-37).
    ///
    /// A subscription goes with its device, whoever removes that. Where a verdict removed it, the row waits as long as the device can be
    /// brought back.
    static func webSubscriptions(_ keyRing: KeyRing) -> Migration {
        Migration("0021 web subscriptions") { database in
            try database.execute(
                sql: """
                    CREATE TABLE web_subscriptions (
                        push_device_id TEXT NOT NULL PRIMARY KEY,
                        organization_id TEXT NOT NULL,
                        app_id TEXT NOT NULL,
                        subscription_id TEXT NOT NULL UNIQUE,
                        endpoint_hash BLOB NOT NULL,
                        browser TEXT NOT NULL,
                        browser_version TEXT NOT NULL,
                        user_agent TEXT NOT NULL,
                        vapid_key_id TEXT NOT NULL,
                        subscribed_at_ms INTEGER NOT NULL,
                        unsubscribed_at_ms INTEGER,
                        expires_at_ms INTEGER
                    ) WITHOUT ROWID;
                    CREATE INDEX web_subscriptions_by_endpoint ON web_subscriptions (app_id, endpoint_hash);
                    CREATE INDEX web_subscriptions_by_vapid_key ON web_subscriptions (app_id, vapid_key_id);
                    CREATE INDEX web_subscriptions_by_expiry ON web_subscriptions (app_id, expires_at_ms)
                        WHERE expires_at_ms IS NOT NULL AND unsubscribed_at_ms IS NULL;
                    CREATE TRIGGER web_subscriptions_go_with_device AFTER DELETE ON devices
                    WHEN NOT EXISTS (
                        SELECT 1 FROM invalidation_journal WHERE push_device_id = OLD.push_device_id AND device IS NOT NULL)
                    BEGIN DELETE FROM web_subscriptions WHERE push_device_id = OLD.push_device_id; END;
                    CREATE TRIGGER web_subscriptions_go_with_journal AFTER DELETE ON invalidation_journal
                    WHEN OLD.device IS NOT NULL AND NOT EXISTS (SELECT 1 FROM devices WHERE push_device_id = OLD.push_device_id)
                    BEGIN DELETE FROM web_subscriptions WHERE push_device_id = OLD.push_device_id; END;
                    CREATE TRIGGER web_subscriptions_end_with_owner AFTER UPDATE OF status ON devices
                    WHEN NEW.status = 'revoked' AND NEW.push_token_type = 'web_push'
                    BEGIN UPDATE web_subscriptions SET unsubscribed_at_ms = NEW.updated_at_ms
                        WHERE push_device_id = NEW.push_device_id AND unsubscribed_at_ms IS NULL; END;

                    CREATE TABLE vapid_keys (
                        organization_id TEXT NOT NULL,
                        app_id TEXT NOT NULL,
                        key_id TEXT NOT NULL,
                        public_key TEXT NOT NULL,
                        since_ms INTEGER NOT NULL,
                        PRIMARY KEY (organization_id, app_id, key_id)
                    ) WITHOUT ROWID;
                    """)
            var keys: [Tenant: String] = [:]
            for row in try Row.fetchAll(
                database, sql: "SELECT organization_id, app_id, vapid_public_key, updated_at_ms FROM apps WHERE vapid_public_key <> ''")
            {
                let app = RegistryV1.App(appId: row[1], organizationId: row[0], vapidPublicKey: row[2])
                try VapidKeys.remember(app, nowMs: row[3], database)
                keys[Tenant(organization: row[0], app: row[1])] = VapidKeys.id(of: row[2])
            }
            try takeSubscriptionsOutOfTokens(keyRing, vapidKeyIDs: keys, database)
        }
    }

    /// Subscriptions were tokens like others before: text as the browser wrote it, found by the hash of all of it. What cannot be opened or
    /// read stays as it is, to be registered again.
    private static func takeSubscriptionsOutOfTokens(_ keyRing: KeyRing, vapidKeyIDs: [Tenant: String], _ database: Database) throws {
        let devices = try Row.fetchAll(
            database,
            sql: """
                SELECT id, push_device_id, organization_id, app_id, platform, platform_version, registered_at_ms, address FROM devices
                WHERE push_token_type = 'web_push' AND address IS NOT NULL AND status <> 'revoked' ORDER BY last_registered_at_ms DESC, id DESC
                """)
        for row in devices {
            let (id, pushDeviceId) = (row[0] as Int64, row[1] as String)
            let record = Array(pushDeviceId.utf8)
            guard let opened = try? keyRing.open(Array(row[7] as Data), associatedData: record),
                var address = try? WebPushAddress(json: String(decoding: opened, as: UTF8.self))
            else { continue }
            if address.vapidKeyID.isEmpty { address.vapidKeyID = vapidKeyIDs[Tenant(organization: row[2], app: row[3])] ?? "" }
            let hash = Data(PushToken(address, namesVapidKey: true, keyRing).hash)
            try database.execute(
                sql: "UPDATE OR IGNORE devices SET token_hash = ?, address = ?, address_version = address_version + 1 WHERE id = ?",
                arguments: [hash, Data(try keyRing.seal(Array(address.text.utf8), associatedData: record)), id])
            // Another device has the endpoint already, spelled otherwise: the latest registration keeps it.
            guard database.changesCount == 1 else { continue }
            try database.execute(
                sql: """
                    INSERT INTO web_subscriptions (push_device_id, organization_id, app_id, subscription_id, endpoint_hash, browser,
                        browser_version, user_agent, vapid_key_id, subscribed_at_ms) VALUES (?, ?, ?, 'sub_' || ?, ?, ?, ?, '', ?, ?)
                    """,
                arguments: [
                    pushDeviceId, row[2] as String, row[3] as String, pushDeviceId, hash, row[4] as String, row[5] as String,
                    address.vapidKeyID, row[6] as Int64,
                ])
        }
    }
}
