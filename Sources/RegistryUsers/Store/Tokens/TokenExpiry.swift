import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// The ends of tokens (REG-40), in `devices.expires_at_ms`, also of browsers' subscriptions. Few providers name an end, and the column is written
/// only for their devices.
enum TokenExpiry {
    /// The end of the year 9999.
    private static let latestMs: Int64 = 253_402_300_799_999

    /// - Throws: `invalid_value` for a past instant, because such a token is not valid.
    static func check(_ expiresAtMs: Int64?, now: Instant) throws(APIError) {
        guard let expiresAtMs else { return }
        guard expiresAtMs > now.milliseconds, expiresAtMs <= latestMs else {
            throw APIError(
                .invalidValue, field: "expires_at", "is an instant to come, before the year 10000; with a token that is over get a new one")
        }
    }

    /// - Parameter expiresAtMs: nil: the token has no known end.
    static func set(_ expiresAtMs: Int64?, of device: DeviceRow, _ database: Database) throws {
        try database.run(
            "UPDATE devices SET expires_at_ms = ?1 WHERE push_device_id = ?2 AND expires_at_ms IS NOT ?1", [expiresAtMs, device.pushDeviceId])
    }

    /// The earliest end of an active device's token, of all apps; nil: none has a known end.
    static func next(_ database: Database) throws -> Int64? {
        try database.firstRow(
            """
            SELECT expires_at_ms FROM devices INDEXED BY devices_by_end WHERE status = 'active' AND expires_at_ms IS NOT NULL
            ORDER BY expires_at_ms LIMIT 1
            """, []
        ) { $0[0] as Int64 }
    }

    /// Marks devices with an ended token `expired`, of all apps, without a probe. So is a row with unknown values, so that it does not block the
    /// others.
    ///
    /// - Returns: the number of devices, at most `limit`.
    static func expire(now: Instant, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            """
            SELECT \(DeviceRow.selectList) FROM devices INDEXED BY devices_by_end
            WHERE status = 'active' AND expires_at_ms IS NOT NULL AND expires_at_ms <= ? ORDER BY expires_at_ms LIMIT ?
            """, [now.milliseconds, limit]
        ) { (tenant: Tenant(organization: $0[0], app: $0[1]), pushDeviceId: $0[2] as String, device: try? DeviceRow($0)) }
        for (tenant, pushDeviceId, device) in due {
            guard var device else {
                try database.run(
                    """
                    UPDATE devices SET status = 'expired', failure_reason = 'token_expired', last_failure_at_ms = ?1, updated_at_ms = ?1
                    WHERE push_device_id = ?2
                    """, [now.milliseconds, pushDeviceId])
                try ExpiredTokens.count(tenant, atMs: now.milliseconds, database)
                continue
            }
            if device.tokenType == .webPush { try WebSubscriptionRow.end(of: device.pushDeviceId, now: now, database) }
            try device.expire(reason: device.tokenType == .webPush ? "subscription_expired" : "token_expired", now: now, database)
            try ExpiredTokens.count(device.tenant, atMs: now.milliseconds, database)
        }
        return due.count
    }
}

extension DeviceRow {
    /// The device's token has ended.
    fileprivate mutating func expire(reason: String, now: Instant, _ database: Database) throws {
        enter(try status.after(.providerSaysGone(to: .expired)))
        failureReason = reason
        lastFailureAtMs = now.milliseconds
        updatedAtMs = now.milliseconds
        try update(database)
    }
}
