import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// Ends addresses at the end that is known of them. A device whose token or subscription ends is `expired` without a probe (REG-40). Addresses of
    /// Live Activities are deleted.
    ///
    /// Sends look at the end themselves. The jobs update the device's status, and tell the services that cache verdicts.
    static func endedAddresses(_ store: Store) -> [MaintenanceJob] {
        // Two jobs of one name: tokens and activities do not wait for each other.
        func job(
            next: @escaping @Sendable (Database) throws -> Int64?,
            _ expire: @escaping @Sendable (_ nowMs: Int64, _ limit: Int, Database) throws -> Int
        ) -> MaintenanceJob {
            MaintenanceJob("ended addresses", retryAfter: .seconds(60), in: store, next: next) { try expire($0.milliseconds, $1, $2) }
        }
        return [
            job(next: { try TokenExpiry.next($0) }) { try TokenExpiry.expire(nowMs: $0, limit: $1, $2) },
            job(next: { try ActivityAddressRow.nextEnd($0) }) { try ActivityAddressRow.expire(nowMs: $0, limit: $1, $2) },
        ]
    }
}
