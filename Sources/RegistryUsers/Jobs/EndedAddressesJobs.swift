import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// Ends addresses at their known end. A device with an ended token or subscription is `expired` without a probe (REG-40). Addresses of Live
    /// Activities are deleted.
    ///
    /// Sends check the end themselves. The jobs update the device's status.
    static func endedAddresses(_ store: Store) -> [MaintenanceJob] {
        // Two jobs with one name, so that tokens and activities do not wait for each other.
        func job(
            next: @escaping @Sendable (Database) throws -> Instant?,
            _ expire: @escaping @Sendable (_ now: Instant, _ limit: Int, Database) throws -> Int
        ) -> MaintenanceJob {
            MaintenanceJob("ended addresses", retryAfter: .seconds(60), in: store, next: next) { try expire($0, $1, $2) }
        }
        return [
            job(next: { try DeviceTable.nextTokenEnd($0) }) { try DeviceTable.expireTokens(now: $0, limit: $1, $2) },
            job(next: { try ActivityAddressTable.nextEnd($0) }) { try ActivityAddressTable.expire(now: $0, limit: $1, $2) },
        ]
    }
}
