import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

extension MaintenanceJob {
    /// How long after a failure mails in place of pushes are looked at again.
    private static let mailRetry = Duration.seconds(30)
    /// How long after they are resolved notifications are deleted whose end no report tells.
    private static let resolvedInterval = Duration.seconds(3_600)

    /// The jobs of receipts. Mails in place of pushes and alerts go out when they are due. The others run at the start and at midnight (UTC): they
    /// delete expired idempotency records and tombstones, pseudonym keys of finished quarters, ids of counted events and old rows of users' feeds,
    /// add up old counts of metrics, apply the apps' retention to notifications, entries of the notification centre and events, and hand over the
    /// failure reports of the day.
    static func receipts(
        _ store: Store, ids: IdentifierSource, metrics: ReceiptsMetrics, policies: any PolicySource, alerts: AlertBoard, logger: Logger
    ) -> [MaintenanceJob] {
        let retention = RetentionJob(store: store, ids: ids, metrics: metrics, policies: policies, logger: logger)
        return privacy(store) + reports(store) + [
            MaintenanceJob.alerts(store, alerts: alerts),
            MaintenanceJob(
                "mails in place of pushes", retryAfter: mailRetry, in: store, next: FallbackMailTable.items.nextDue, FallbackMailTable.settle),
            MaintenanceJob("keys of pseudonyms", retryAfter: usualRetry) { now in
                let quarters = try await store.write { try PseudonymKeyTable.destroyFinished(at: now, $0) }
                if !quarters.isEmpty { logger.notice("keys of pseudonyms destroyed", metadata: ["quarters": "\(quarters.joined(separator: ", "))"]) }
                return quarters.count
            },
            MaintenanceJob("counted telemetry", retryAfter: usualRetry, in: store, batch: RetentionJob.eventsPerWrite) { now, limit, database in
                try TelemetryTable.forgetCounted(now: now, limit: limit, database)
            },
            MaintenanceJob("marks without an entry", retryAfter: usualRetry, in: store) { now, limit, database in
                try InboxTable.forgetLate(at: now, limit: limit, database)
            },
            MaintenanceJob("feed of users", retryAfter: usualRetry, in: store) { now, limit, database in
                try UserFeedTable.deleteOld(at: now, limit: limit, database)
            },
            MaintenanceJob("counts of metrics", retryAfter: usualRetry) { now in
                var folded = 0
                while true {
                    let rows = try await store.write { try MetricCountTable.fold(now: now, $0) }
                    guard rows > 0 else { return folded }
                    folded += rows
                }
            },
            MaintenanceJob(
                "delivery logs", retryAfter: usualRetry,
                eachOf: {
                    try await store.read {
                        Array(Set(try NotificationRetention.tenants($0) + TelemetryTable.tenants($0) + InboxTable.tenants($0)))
                    }
                },
                { tenant, now in try await retention.apply(to: tenant, at: now) }),
            // What waited for a time alone.
            MaintenanceJob(
                "resolved notifications", retryAfter: usualRetry, deadline: { await retention.forgetsResolved() ? resolvedInterval : nil },
                eachOf: { try await store.read(NotificationRetention.tenants) },
                { tenant, now in try await retention.applyToResolved(of: tenant, at: now) }),
            MaintenanceJob("ids of resolved notifications", retryAfter: usualRetry, in: store) { now, limit, database in
                try ResolvedNotificationTable.deleteOld(at: now, limit: limit, database)
            },
        ]
    }
}
