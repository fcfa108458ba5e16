import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The ends of tokens (REG-40), in `devices.expires_at_ms`, also of browsers' subscriptions. Few providers name an end, and the column is written
/// only for their devices.
extension DeviceTable {
    /// - Parameter end: nil: the token has no known end.
    static func setTokenEnd(_ end: Instant?, of device: DeviceRecord, _ database: Database) throws {
        try database.run(
            "UPDATE devices SET expires_at_ms = ?1 WHERE push_device_id = ?2 AND expires_at_ms IS NOT ?1", [end, device.pushDeviceId])
    }

    /// The earliest end of an active device's token, of all apps; nil: none has a known end.
    static func nextTokenEnd(_ database: Database) throws -> Instant? {
        try database.firstRow(
            """
            SELECT expires_at_ms FROM devices INDEXED BY devices_by_end WHERE status = 'active' AND expires_at_ms IS NOT NULL
            ORDER BY expires_at_ms LIMIT 1
            """, []
        ) { $0[0] as Instant }
    }

    /// Marks active devices whose token has ended as `expired`, of all apps, without a probe. A row with unknown values is marked, too, so that it
    /// does not block the others.
    ///
    /// - Returns: the number of devices, at most `limit`.
    static func expireTokens(now: Instant, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            """
            SELECT \(selectList) FROM devices INDEXED BY devices_by_end
            WHERE status = 'active' AND expires_at_ms IS NOT NULL AND expires_at_ms <= ? ORDER BY expires_at_ms LIMIT ?
            """, [now.milliseconds, limit]
        ) { (tenant: CommonV1.Tenant(organizationId: $0[0], appId: $0[1]), pushDeviceId: $0[2] as String, device: try? DeviceRecord($0)) }
        for (tenant, pushDeviceId, device) in due {
            guard var device else {
                try database.run(
                    """
                    UPDATE devices SET status = 'expired', failure_reason = 'token_expired', last_failure_at_ms = ?1, updated_at_ms = ?1
                    WHERE push_device_id = ?2
                    """, [now.milliseconds, pushDeviceId])
                try ExpiredTokenCountTable.count(tenant, at: now, database)
                continue
            }
            let isSubscription = device.tokenType.isSubscription
            if isSubscription { try WebSubscriptionTable.end(of: device.pushDeviceId, now: now, database) }
            try expire(&device, reason: isSubscription ? "subscription_expired" : "token_expired", now: now)
            try update(device, database)
            try ExpiredTokenCountTable.count(device.tenant, at: now, database)
        }
        return due.count
    }

    private static func expire(_ device: inout DeviceRecord, reason: String, now: Instant) throws {
        device.enter(try device.status.after(.providerSaysGone(to: .expired)))
        device.failureReason = reason
        device.lastFailureAt = now
        device.updatedAt = now
    }
}
