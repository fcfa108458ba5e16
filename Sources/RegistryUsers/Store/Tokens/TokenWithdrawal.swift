import CarillonAPI
import ServiceKit
import Storage

extension DeviceRow {
    /// Withdraws the token of a device whose system denies notifications (REG-14). Only the hash stays, and the device waits without a token for its
    /// next registration. A revoked device stays revoked.
    mutating func withdrawToken(now: Instant, _ database: Database) throws {
        guard status != .revoked else { return }
        if tokenHash != nil {
            try archiveToken(database, reason: "withdrawn", now: now)
            tokenHash = nil
            address = nil
            addressVersion += 1
            try awaitValidation(database)
            if deviceType == .web { try WebSubscriptionRow.end(of: pushDeviceId, now: now, database) }
        }
        enter(try status.after(.register(hasToken: false, launchMayReactivate: false)))
    }
}
