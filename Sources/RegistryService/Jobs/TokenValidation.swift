import CarillonAPI
import ServiceKit
import Storage

/// Which tokens of an app are to be validated with a silent push, and how fast (REG-19, DISP-31): every token once after its registration
/// (REG-12), and each again after every cycle where the policy has one.
struct TokenValidation: Sendable {
    /// A probe of which nothing was heard is repeated after this long.
    private static let silenceMs: Int64 = 86_400_000
    /// Without a cycle, a token of which nothing is heard is asked about for so long after its device was last used: it registered, or a verdict
    /// on it was undone.
    private static let newMs: Int64 = 7 * 86_400_000
    /// Devices of one call.
    static let largestBatch = 1_000

    let tenant: Tenant
    private let cycleMs: Int64?
    private let perSecond: Int

    init(tenant: Tenant, policy: Policy) {
        self.tenant = tenant
        cycleMs = policy.upkeep.validationDays.map(milliseconds(ofDays:))
        // At most a tenth of the send rate.
        perSecond = max(1, policy.sendRatePerSecond / 10)
    }

    /// Devices of one batch.
    var batchSize: Int { min(Self.largestBatch, perSecond) }

    /// How many can be asked about within a time.
    func count(within time: Duration) -> Int { Int(time / .seconds(1)) * perSecond }

    /// How long a batch of this size lasts at the rate of probes.
    func pause(after count: Int) -> Duration { .microseconds(Int64(count) * 1_000_000 / Int64(perSecond)) }

    /// What a device's row says of whether it is to be asked about.
    struct Times: Sendable {
        static let columns = "last_validated_at_ms, last_used_at_ms, next_probe_at_ms"

        /// Nil: its token is new.
        var validatedAtMs: Int64?
        var usedAtMs: Int64
        var nextProbeAtMs: Int64?

        /// - Parameter first: where ``columns`` begin.
        init(_ row: Row, from first: Int) {
            validatedAtMs = row[first]
            usedAtMs = row[first + 1]
            nextProbeAtMs = row[first + 2]
        }
    }

    /// Whether a device that can be asked is due.
    func isDue(_ times: Times, nowMs: Int64) -> Bool {
        guard (times.nextProbeAtMs ?? 0) <= nowMs else { return false }
        guard let validatedAtMs = times.validatedAtMs else { return cycleMs != nil || times.usedAtMs > nowMs - Self.newMs }
        return cycleMs.map { validatedAtMs <= nowMs - $0 } ?? false
    }

    /// Those of these rows that are due, as a probe needs them.
    func due(_ rows: [Int64], nowMs: Int64, _ database: Database) throws -> [CommonV1.SendableDevice] {
        let found = try database.rows(
            """
            SELECT \(DeviceRow.selectList), \(Times.columns) FROM devices NOT INDEXED
            WHERE id IN (SELECT value FROM json_each(?)) AND organization_id = ? AND app_id = ? AND \(ProbeCandidates.condition)
            """, ["[\(rows.map(String.init).joined(separator: ","))]", tenant.organization, tenant.app]
        ) { row in
            (device: try DeviceRow(row), times: Times(row, from: DeviceRow.columns.count))
        }
        return found.filter { isDue($0.times, nowMs: nowMs) }.map { $0.device.probeTarget }
    }

    /// A probe failed softly: the device is asked about again a cycle later; where there is none, when it has another token.
    func waitForNextCycle(_ device: DeviceRow, nowMs: Int64, _ database: Database) throws {
        let nextMs = cycleMs.map { nowMs + $0 } ?? Int64.max
        try database.run("UPDATE devices SET next_probe_at_ms = ? WHERE push_device_id = ?", [nextMs, device.pushDeviceId])
    }

    /// Remembers that these were asked about. One that has another token since is not: that one is asked about as well.
    func asked(_ devices: [CommonV1.SendableDevice], nowMs: Int64, _ database: Database) throws {
        for device in devices {
            try database.run(
                "UPDATE devices SET next_probe_at_ms = ? WHERE push_device_id = ? AND address_version = ?",
                [nowMs + Self.silenceMs, device.pushDeviceId, device.address?.version ?? 0])
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
