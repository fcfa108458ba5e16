import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import Storage
import Testing

@testable import RegistryService

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

    private func device(hash: [UInt8], _ keyRing: KeyRing, _ token: String) throws -> DeviceRow {
        DeviceRow(
            tenant: Tenant(RegistryFixture.tenant), pushDeviceId: "push_1", userId: "usr_1", deviceId: "phone", deviceType: "ios",
            platform: "iOS", platformVersion: "", deviceModel: "", deviceName: "", tokenType: .apns, tokenProvider: "", tokenHash: hash,
            address: try keyRing.seal(Array(token.utf8), associatedData: Array("push_1".utf8)), environment: .production,
            addressVersion: 1, status: .active, revokedReason: "", deactivatedBy: "", isValid: true,
            capabilities: PushTokenType.apns.capabilities, notificationsEnabled: true, badgeEnabled: true, soundEnabled: true,
            alertsEnabled: true, appVersion: "", appBuildNumber: "", sdkVersion: "", timezone: "UTC", locale: "en", isPrimary: false,
            permissionStatus: "granted", registeredAtMs: 1, lastRegisteredAtMs: 1, updatedAtMs: 1, lastUsedAtMs: 1,
            lastValidatedAtMs: nil, lastSuccessAtMs: nil, lastFailureAtMs: nil, failureCount: 0, failureReason: "", revokedAtMs: nil,
            deactivatedAtMs: nil)
    }
}
