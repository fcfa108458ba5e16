import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// Deletes old rows of preferences at the turn of every day (UTC): mutes that ended, content and options of devices' schedulers, tombstones of
    /// erased users after 30 days, and expired idempotency keys.
    static func preferences(_ store: Store, policies: any PolicySource) -> [MaintenanceJob] {
        // Soon after the start, so that a service that is restarted every day also deletes old rows.
        let firstAfter = Duration.seconds(5 * 60)
        return privacy(store, firstAfter: firstAfter) + [
            MaintenanceJob("mutes", firstAfter: firstAfter, retryAfter: usualRetry, in: store) { now, limit, database in
                try ChannelSettingTable.endExpiredMutes(at: now, limit: limit, database)
            },
            MaintenanceJob(
                "local content", firstAfter: firstAfter, retryAfter: usualRetry, eachOf: { try await store.read { try LocalContentTable.apps($0) } }
            ) { app, now in
                let policy = try await policies.current(for: app).policy
                // Devices fetch once a day. So content lives for a day at least, also with 0 days on the devices.
                let oldest = now - Duration.days(max(1, policy.localRetentionDays))
                return try await MaintenanceJob.inBatches(of: MaintenanceJob.usualBatch, store) {
                    try LocalContentTable.deleteOld(app, before: oldest, limit: MaintenanceJob.usualBatch, $0)
                }
            },
            MaintenanceJob(
                "local options", firstAfter: firstAfter, retryAfter: usualRetry, eachOf: { try await store.read { try LocalConfigTable.apps($0) } }
            ) { app, _ in
                guard !(try await policies.current(for: app).policy.localConfigSync) else { return 0 }
                return try await MaintenanceJob.inBatches(of: MaintenanceJob.usualBatch, store) {
                    try LocalConfigTable.deleteAll(of: app, limit: MaintenanceJob.usualBatch, $0)
                }
            },
        ]
    }
}
