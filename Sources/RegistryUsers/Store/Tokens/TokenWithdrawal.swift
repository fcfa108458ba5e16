import CarillonAPI
import Storage

extension DeviceRow {
    /// Withdraws the token of a device whose system denies notifications (REG-14). Only the hash stays, and the device waits without a token for its
    /// next registration. A revoked device stays revoked.
    mutating func withdrawToken(nowMs: Int64, _ database: Database) throws {
        guard status != .revoked else { return }
        if tokenHash != nil {
            try archiveToken(database, reason: "withdrawn", nowMs: nowMs)
            tokenHash = nil
            address = nil
            addressVersion += 1
            try awaitValidation(database)
            if deviceType == .web { try WebSubscriptionRow.end(of: pushDeviceId, nowMs: nowMs, database) }
        }
        enter(try status.after(.register(hasToken: false, launchMayReactivate: false)))
    }
}
