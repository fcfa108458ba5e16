import DurableWork
import ServiceKit

extension MaintenanceJob {
    /// Deletes old rows of preferences at the turn of every day (UTC): mutes that ended, tombstones of erased users after 30 days, and expired
    /// idempotency keys.
    static func preferences(_ store: PreferencesStore) -> [MaintenanceJob] {
        // Soon after the start, so that a service that is restarted every day also deletes old rows.
        let firstAfter = Duration.seconds(5 * 60)
        return privacy(store.file, firstAfter: firstAfter) + [
            MaintenanceJob("mutes", firstAfter: firstAfter, retryAfter: usualRetry, in: store.file) { now, limit, database in
                try store.transaction(database).endExpiredMutes(at: now, limit: limit)
            }
        ]
    }
}
