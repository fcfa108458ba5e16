import CarillonAPI
import Foundation
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `revoked_tokens`: hashes of devices' earlier tokens (REG-18).
enum RevokedTokenTable {
    /// Keeps the hash of a device's present token. Nothing happens without a token.
    ///
    /// - Parameter code: the provider's, for the reason `provider`.
    static func archive(tokenOf device: DeviceRecord, reason: RevokedReason, code: String = "", now: Instant, _ database: Database) throws {
        guard let tokenHash = device.tokenHash else { return }
        try database.run(
            """
            INSERT INTO revoked_tokens (organization_id, app_id, user_id, device_id, push_device_id, push_token_type, token_hash,
                reason, revoked_code, registered_at_ms, revoked_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                device.tenant.organizationId, device.tenant.appId, device.userId, device.deviceId, device.pushDeviceId, device.tokenType.name,
                Data(tokenHash), reason.name, code, device.lastRegisteredAt, now,
            ])
    }

    /// Keeps the hash of a token for Live Activities.
    static func archive(_ address: ActivityAddressRecord, reason: RevokedReason, now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO revoked_tokens (organization_id, app_id, user_id, device_id, push_device_id, push_token_type, token_hash, reason,
                registered_at_ms, revoked_at_ms)
            VALUES (?, ?, ?, coalesce((SELECT device_id FROM devices WHERE push_device_id = ?), ''), ?, ?, ?, ?, ?, ?)
            """,
            [
                address.tenant.organizationId, address.tenant.appId, address.userId, address.pushDeviceId, address.pushDeviceId,
                "\(PushTokenType.ofActivities.name)_\(address.kind.name)", Data(address.tokenHash), reason.name, address.updatedAt,
                now.milliseconds,
            ])
    }

    /// Earlier tokens of the user's devices, each as a device that is not sendable.
    static func devices(of userId: String, tenant: CommonV1.Tenant, _ database: Database) throws -> [RegistryV1.Device] {
        try database.rows(
            """
            SELECT push_device_id, device_id, push_token_type, token_hash, reason, registered_at_ms, revoked_at_ms, revoked_code
            FROM revoked_tokens WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY id DESC
            """, [tenant.organizationId, tenant.appId, userId]
        ) { row in
            var device = RegistryV1.Device()
            device.tenant = tenant
            device.userId = userId
            device.pushDeviceId = row[0]
            device.deviceId = row[1]
            (device.pushTokenType, device.activityKind) = try kind(row[2])
            device.tokenHash = TokenHash.text(Array(row[3] as Data))
            device.status = .revoked
            device.revokedReason = try .init(stored: row[4])
            device.revokedCode = row[7]
            device.registeredAtMs = row[5]
            device.revokedAtMs = row[6] as Int64
            return device
        }
    }

    /// The kind of a token: a device's, or the provider's name and the kind of an address for Live Activities.
    private static func kind(_ word: String) throws -> (type: RegistryV1.PushTokenType, activity: RegistryV1.ActivityKind) {
        let prefix = PushTokenType.ofActivities.name + "_"
        guard word.hasPrefix(prefix) else { return (try .init(stored: word), .unspecified) }
        return (.init(PushTokenType.ofActivities), try .init(stored: String(word.dropFirst(prefix.count))))
    }

    /// Finds an app's rows from an instant or before.
    static func findOld(of tenant: CommonV1.Tenant, until: Instant, in store: Store) async throws -> [Int64] {
        try await RowIDs.find(in: "revoked_tokens", age: "revoked_at_ms", index: "revoked_tokens_by_age", of: tenant, until: until, store)
    }

    /// Deletes those of an app's rows that are from the instant or before. Another transaction found the rows: since then they may have gone, and
    /// their ids may be those of new rows.
    static func delete(_ ids: some Sequence<Int64>, of tenant: CommonV1.Tenant, until: Instant, _ database: Database) throws {
        try database.run(
            """
            DELETE FROM revoked_tokens
            WHERE id IN (SELECT value FROM json_each(?)) AND organization_id = ? AND app_id = ? AND revoked_at_ms <= ?
            """, [JSONArray.text(ids), tenant.organizationId, tenant.appId, until])
    }
}
