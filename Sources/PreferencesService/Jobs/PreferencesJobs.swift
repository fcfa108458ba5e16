import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// Deletes old rows of preferences at the turn of every day (UTC): mutes that ended, tombstones of erased users after 30 days, and expired
    /// idempotency keys.
    static func preferences(_ store: Store) -> [MaintenanceJob] {
        // Soon after the start, so that a service that is restarted every day also deletes old rows.
        let firstAfter = Duration.seconds(5 * 60)
        return privacy(store, firstAfter: firstAfter) + [
            MaintenanceJob("mutes", firstAfter: firstAfter, retryAfter: usualRetry, in: store) { now, limit, database in
                try ChannelSettingTable.endExpiredMutes(at: now, limit: limit, database)
            }
        ]
    }
}
