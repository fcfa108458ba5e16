import CarillonAPI
import Cryptography
import Foundation
import Providers
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Stores of earlier versions")
struct StoreUpgradeTests {
    @Test("SEC-01 plain hashes of an older store become keyed ones: tokens are found again, and nobody else can compute their hashes")
    func keyedHashes() async throws {
        let folder = NSTemporaryDirectory() + "carillon-upgrade-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let keyRing = try KeyRing.create(at: folder + "/keys.json")
        let path = folder + "/registry.sqlite"
        let token = RegistryFixture.apnsToken(0xABC)
        let digest = SHA256.hash(token)

        let steps = RegistryMigrations.all(keyRing: keyRing)
        let before = try #require(steps.firstIndex { $0.name == "0006 keyed token hashes" })
        let old = try Store(path: path, migrations: Array(steps[..<before]))
        try await old.write { database in
            // Columns that came later are there for the writing alone.
            let columns = Set(try database.columns(in: "devices").map(\.name))
            let later = DeviceRow.columns.filter { !columns.contains($0) }
            for column in later { try database.execute(sql: "ALTER TABLE devices ADD COLUMN \(column)") }
            try device(hash: digest, keyRing, token).insert(database)
            for column in later { try database.execute(sql: "ALTER TABLE devices DROP COLUMN \(column)") }
            try device(hash: digest, keyRing, token).archiveToken(database, reason: "rotated", nowMs: 2)
            try database.execute(
                sql: """
                    INSERT INTO held_invalidations (organization_id, app_id, provider, push_device_id, address_version, reason,
                        observed_at_ms, held_at_ms) VALUES ('org_acme', 'acme-chat', 'apns', 'push_1', 1, 'Unregistered', 5, 7)
                    """)
        }
        await old.close()
        #expect(try Data(contentsOf: URL(filePath: path)).range(of: Data(digest)) != nil)

        let new = try Store(path: path, migrations: steps)
        let found = try await new.read { database in
            let keyed = try PushToken(token, of: .apns, keyRing)
            return (
                device: try DeviceRow.find(database, tokenHash: keyed.hash, tenant: Tenant(RegistryFixture.tenant)),
                revoked: try database.rows("SELECT token_hash FROM revoked_tokens", []) { Array($0[0] as Data) },
                paused: try database.rows("SELECT provider, mode, since_ms FROM invalidation_modes", []) {
                    "\($0[0] as String) \($0[1] as String) \($0[2] as Int64)"
                },
                hash: keyed.hash
            )
        }
        #expect(found.device?.pushDeviceId == "push_1")
        #expect(found.revoked == [found.hash])
        #expect(found.paused == ["apns paused 7"])
        await new.close()
        // Not even in pages that nothing points to any more.
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasPrefix("registry.sqlite") {
            #expect(try Data(contentsOf: URL(filePath: folder + "/" + name)).range(of: Data(digest)) == nil, "\(name)")
        }
    }

    @Test("REG-40 T25 the ends of an older store's subscriptions count for sends, and its addresses that start activities have an end")
    func addressEnds() async throws {
        let folder = NSTemporaryDirectory() + "carillon-upgrade-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let keyRing = try KeyRing.create(at: folder + "/keys.json")
        let steps = RegistryMigrations.all(keyRing: keyRing)
        let before = try #require(steps.firstIndex { $0.name == "address ends" })
        let old = try Store(path: folder + "/registry.sqlite", migrations: Array(steps[..<before]))
        try await old.write { database in
            for (number, ended) in [false, true].enumerated() {
                var browser = try device(hash: [UInt8(number)], keyRing, "a subscription")
                (browser.pushDeviceId, browser.deviceId) = ("push_\(number)", "browser-\(number)")
                (browser.deviceType, browser.tokenType) = (.web, .webPush)
                try browser.insert(database)
                try database.run(
                    """
                    INSERT INTO web_subscriptions (push_device_id, organization_id, app_id, subscription_id, endpoint_hash, browser, browser_version,
                        user_agent, vapid_key_id, subscribed_at_ms, unsubscribed_at_ms, expires_at_ms)
                    VALUES (?, 'org_acme', 'acme-chat', ?, x'00', 'Firefox', '', '', '', 1, ?, 5000)
                    """, ["push_\(number)", "sub_\(number)", ended ? 2 : nil])
            }
            for (kind, end) in [("push_to_start", nil), ("live_activity", 9_000)] as [(String, Int64?)] {
                try database.run(
                    """
                    INSERT INTO activity_addresses (organization_id, app_id, address_id, push_device_id, user_id, kind, name, environment, token_hash,
                        address, version, registered_at_ms, updated_at_ms, expires_at_ms)
                    VALUES ('org_acme', 'acme-chat', ?1, 'push_0', 'usr_1', ?1, 'n', 1, ?1, x'00', 1, 7, 7, ?2)
                    """, [kind, end])
            }
        }
        await old.close()
        let new = try Store(path: folder + "/registry.sqlite", migrations: steps)
        let found = try await new.read { database in
            (
                devices: try database.rows("SELECT expires_at_ms FROM devices ORDER BY push_device_id", []) { $0[0] as Int64? },
                activities: try database.rows("SELECT expires_at_ms FROM activity_addresses ORDER BY kind", []) { $0[0] as Int64? },
                shown: try WebSubscriptionRow.all(of: "usr_1", tenant: Tenant(RegistryFixture.tenant), database).map(\.expiresAtMs),
                kept: try database.columns(in: "web_subscriptions").map(\.name)
            )
        }
        #expect(found.devices == [5_000, nil])
        // One place says when a subscription ends.
        #expect(Set(found.shown) == [5_000, nil] && !found.kept.contains("expires_at_ms"))
        #expect(found.activities == [9_000, 7 + ActivityAddressDraft.startAgeMs])
        await new.close()
    }

    private func device(hash: [UInt8], _ keyRing: KeyRing, _ token: String) throws -> DeviceRow {
        DeviceRow(
            tenant: Tenant(RegistryFixture.tenant), pushDeviceId: "push_1", userId: "usr_1", deviceId: "phone", deviceType: .ios,
            platform: "iOS", platformVersion: "", deviceModel: "", deviceName: "", tokenType: .apns, tokenProvider: "", tokenHash: hash,
            address: try keyRing.seal(Array(token.utf8), associatedData: Array("push_1".utf8)), environment: .production,
            addressVersion: 1, status: .active, revokedReason: "", deactivatedBy: "", isValid: true,
            capabilities: PushTokenType.apns.kind.capabilities, notificationsEnabled: true, badgeEnabled: true, soundEnabled: true,
            alertsEnabled: true, appVersion: "", appBuildNumber: "", sdkVersion: "", timezone: "UTC", locale: "en", isPrimary: false,
            permissionStatus: .granted, registeredAtMs: 1, lastRegisteredAtMs: 1, updatedAtMs: 1, lastUsedAtMs: 1,
            lastValidatedAtMs: nil, lastSuccessAtMs: nil, lastFailureAtMs: nil, failureCount: 0, failureReason: "", revokedAtMs: nil,
            deactivatedAtMs: nil)
    }
}
