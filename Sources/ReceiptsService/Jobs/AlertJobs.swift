import DurableWork
import ServiceKit
import Storage

extension MaintenanceJob {
    /// How long after a failure alerts are looked at again.
    private static let alertRetry = Duration.seconds(30)

    /// Judges the rules of alerts minute by minute, and tells alerts that wait for their time. It also shows the firing alerts at the start.
    static func alerts(_ store: Store, alerts: AlertBoard) -> MaintenanceJob {
        MaintenanceJob("alerts", retryAfter: alertRetry, in: store, next: nextAlertDue) { now, limit, database in
            let series = try FinishedPushTable.settle(at: now, limit: limit, database)
            let waiting = try AlertTable.settle(at: now, limit: limit, database)
            // A failure of the commit alone could show what is not stored. The next run shows it again.
            alerts.show(.init(told: series.told + waiting.told, firing: try AlertTable.firing(database)))
            return max(series.due, waiting.due)
        }
    }

    private static func nextAlertDue(_ database: Database) throws -> Instant? {
        try [FinishedPushTable.nextDue(database), AlertTable.nextDue(database)].compactMap(\.self).min()
    }

    /// Hands over the failure reports of the days that ended, and deletes what is older than a year.
    static func reports(_ store: Store) -> [MaintenanceJob] {
        [
            MaintenanceJob("failure reports", retryAfter: usualRetry) { now in
                try await store.write { try FailureReportTable.handOver(at: now, $0) }
            },
            MaintenanceJob("old failure counts", retryAfter: usualRetry) { now in
                try await store.write { try FailureReportTable.deleteOld(at: now, $0) }
            },
            MaintenanceJob("old alerts", retryAfter: usualRetry, in: store, AlertTable.deleteOld),
        ]
    }
}
