import CarillonAPI
import Storage

/// When tokens end by their own date (REG-40): in `devices.expires_at_ms`, and for browsers with their subscription. Few providers say so, and
/// the column is written for their devices alone.
enum TokenExpiry {
    /// The end of the year 9999.
    private static let latestMs: Int64 = 253_402_300_799_999

    /// - Throws: `invalid_value` for an instant that is past: such a token is none.
    static func check(_ expiresAtMs: Int64?, nowMs: Int64) throws(APIError) {
        guard let expiresAtMs else { return }
        guard expiresAtMs > nowMs, expiresAtMs <= latestMs else {
            throw APIError(
                .invalidValue, field: "expires_at", "is an instant to come, before the year 10000; with a token that is over get a new one")
        }
    }

    static func set(_ expiresAtMs: Int64, of device: DeviceRow, _ database: Database) throws {
        try database.run("UPDATE devices SET expires_at_ms = ? WHERE push_device_id = ?", [expiresAtMs, device.pushDeviceId])
    }

    /// Devices whose token is over by its own date are `expired`, without a probe.
    ///
    /// - Returns: how many, at most `limit`.
    static func expire(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            """
            SELECT \(DeviceRow.selectList) FROM devices INDEXED BY devices_by_expiry
            WHERE app_id = ? AND expires_at_ms <= ? AND status = 'active' AND expires_at_ms IS NOT NULL AND organization_id = ? LIMIT ?
            """, [tenant.app, nowMs, tenant.organization, limit], DeviceRow.init)
        for var device in due {
            try device.expire(reason: "token_expired", nowMs: nowMs, database)
            try ExpiredTokens.count(tenant, atMs: nowMs, database)
        }
        return due.count
    }
}

extension DeviceRow {
    /// Its address is over by its own date.
    mutating func expire(reason: String, nowMs: Int64, _ database: Database) throws {
        enter(try status.after(.providerSaysGone(to: .expired)))
        failureReason = reason
        lastFailureAtMs = nowMs
        updatedAtMs = nowMs
        try update(database)
    }
}
