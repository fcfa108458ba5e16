import CarillonAPI
import Storage

extension DeviceRow {
    /// Its system permits no notifications any more: the token stays as a hash of the past alone, and the device waits without one for the next
    /// registration, as if it had registered so (REG-14). One that was revoked stays revoked.
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
