import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

extension DeviceTable {
    /// Prepares a device for a new token, which is validated in the next round (REG-19) and has no known end (REG-40).
    static func awaitValidation(_ device: inout DeviceRecord, _ database: Database) throws {
        try awaitAnotherLook(&device, database)
        try setTokenEnd(nil, of: device, database)
    }

    /// Prepares a device for its old token, which is validated in the next round (REG-19) and keeps its end (REG-40).
    static func awaitAnotherLook(_ device: inout DeviceRecord, _ database: Database) throws {
        device.isValid = false
        device.lastValidatedAt = nil
        try database.run("UPDATE devices SET next_probe_at_ms = NULL WHERE push_device_id = ?", [device.pushDeviceId])
    }

    /// Withdraws the token of a device whose system denies notifications (REG-14). Only the hash stays, and the device waits without a token for its
    /// next registration. A revoked device stays revoked. The caller writes the device.
    static func withdrawToken(of device: inout DeviceRecord, now: Instant, _ database: Database) throws {
        guard device.status != .revoked else { return }
        if device.tokenHash != nil {
            try RevokedTokenTable.archive(tokenOf: device, reason: .withdrawn, now: now, database)
            device.tokenHash = nil
            device.address = nil
            device.addressVersion += 1
            try awaitValidation(&device, database)
            if device.deviceType == .web { try WebSubscriptionTable.end(of: device.pushDeviceId, now: now, database) }
        }
        device.enter(try device.status.after(.register(hasToken: false, launchMayReactivate: false)))
    }
}
