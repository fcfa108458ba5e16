import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

extension TokenValidation.Times {
    static let columns = "last_validated_at_ms, last_used_at_ms, next_probe_at_ms"

    /// - Parameter first: the first index of ``columns``.
    init(_ row: Row, from first: Int) {
        self.init(validatedAt: row[first], usedAt: row[first + 1], nextProbeAt: row[first + 2])
    }
}

extension DeviceTable {
    /// The rows of an app that are due for a probe, among these, with the data for it.
    static func probeTargets(
        _ rows: [Int64], _ validation: TokenValidation, now: Instant, _ database: Database
    ) throws -> [CommonV1.SendableDevice] {
        let found = try database.rows(
            """
            SELECT \(selectList), \(TokenValidation.Times.columns) FROM devices NOT INDEXED
            WHERE id IN (SELECT value FROM json_each(?)) AND organization_id = ? AND app_id = ? AND \(ProbeCandidates.condition)
            """, [JSONArray.text(rows), validation.tenant.organizationId, validation.tenant.appId]
        ) { row in
            (device: try DeviceRecord(row), times: TokenValidation.Times(row, from: columns.count))
        }
        return found.filter { validation.isDue($0.times, now: now) }.map { $0.device.probeTarget }
    }

    /// After a soft failure of a probe, the next probe comes a cycle later; without a cycle, when the device has another token.
    static func waitForNextCycle(_ device: DeviceRecord, _ validation: TokenValidation, now: Instant, _ database: Database) throws {
        try database.run(
            "UPDATE devices SET next_probe_at_ms = ? WHERE push_device_id = ?", [validation.nextCycle(after: now), device.pushDeviceId])
    }

    /// Marks devices as probed. A device with another token meanwhile is not marked, so that its new token is probed as well.
    static func markProbed(_ devices: [CommonV1.SendableDevice], now: Instant, _ database: Database) throws {
        for device in devices {
            try database.run(
                "UPDATE devices SET next_probe_at_ms = ? WHERE push_device_id = ? AND address_version = ?",
                [now + TokenValidation.silence, device.pushDeviceId, device.address?.version ?? 0])
        }
    }
}
