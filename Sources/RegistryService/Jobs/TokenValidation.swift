import CarillonAPI
import ServiceKit
import Storage

/// Which tokens of an app are to be validated with a silent push, and how fast (REG-19, DISP-31).
struct TokenValidation: Sendable {
    /// A probe of which nothing was heard is repeated after this long.
    private static let silenceMs: Int64 = 86_400_000
    /// Devices of one call.
    static let largestBatch = 1_000

    let tenant: Tenant
    private let cycleMs: Int64
    private let perSecond: Int

    /// Nil when the policy asks for no validation.
    init?(tenant: Tenant, policy: Policy) {
        guard let days = policy.upkeep.validationDays else { return nil }
        self.tenant = tenant
        cycleMs = milliseconds(ofDays: days)
        // At most a tenth of the send rate.
        perSecond = max(1, policy.sendRatePerSecond / 10)
    }

    /// Devices of one batch.
    var batchSize: Int { min(Self.largestBatch, perSecond) }

    /// How long a batch of this size lasts at the rate of probes.
    func pause(after count: Int) -> Duration { .microseconds(Int64(count) * 1_000_000 / Int64(perSecond)) }

    /// The next devices that are due: never validated, or not for a cycle. Only providers with an invisible push are asked (C-45).
    ///
    /// - Parameter row: where the batch before ended; the table is read once in its own order, whatever the number of batches.
    /// - Returns: the devices, and where this batch ended.
    func due(after row: Int64, nowMs: Int64, _ database: Database) throws -> (devices: [CommonV1.SendableDevice], last: Int64) {
        let found = try database.rows(
            """
            SELECT \(DeviceRow.selectList), id FROM devices NOT INDEXED
            WHERE id > ? AND app_id = ? AND organization_id = ? AND status = 'active' AND address IS NOT NULL
                AND supports_silent_push = 1 AND push_token_type IN ('apns', 'fcm') AND coalesce(last_validated_at_ms, 0) <= ?
                AND coalesce(next_probe_at_ms, 0) <= ?
            ORDER BY id LIMIT ?
            """, [row, tenant.app, tenant.organization, nowMs - cycleMs, nowMs, batchSize]
        ) { (device: try DeviceRow($0).probeTarget, row: $0[DeviceRow.columns.count] as Int64) }
        return (found.map(\.device), found.last?.row ?? row)
    }

    /// A probe failed softly: the device is asked about again a cycle later.
    func waitForNextCycle(_ device: DeviceRow, nowMs: Int64, _ database: Database) throws {
        try database.run("UPDATE devices SET next_probe_at_ms = ? WHERE push_device_id = ?", [nowMs + cycleMs, device.pushDeviceId])
    }

    /// Remembers that these were asked about.
    func asked(_ devices: [CommonV1.SendableDevice], nowMs: Int64, _ database: Database) throws {
        for device in devices {
            try database.run(
                "UPDATE devices SET next_probe_at_ms = ? WHERE push_device_id = ?", [nowMs + Self.silenceMs, device.pushDeviceId])
        }
    }
}

extension DeviceRow {
    /// What a probe needs to know of a device.
    var probeTarget: CommonV1.SendableDevice {
        var device = CommonV1.SendableDevice()
        device.pushDeviceId = pushDeviceId
        device.deviceId = deviceId
        device.userId = userId
        device.deviceType = deviceType
        device.platform = platform
        device.address = sealedAddress
        device.maxPayloadBytes = capabilities.maxPayloadBytes
        return device
    }
}
