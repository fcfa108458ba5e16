import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Removes, empties and anonymizes old notifications and telemetry by the apps' policies, at the start and at midnight (RCPT-19, PRIV-01, PRIV-08),
/// in small transactions.
struct RetentionJobs: Sendable {
    /// Notifications that one transaction deletes, in some milliseconds.
    static let portion = 200
    /// Telemetry events that one transaction deletes.
    static let telemetryPortion = 2_000

    let store: Store
    let ids: IdentifierSource
    let policies: any PolicySource
    let metrics: ReceiptsMetrics
    let logger: Logger

    /// Deletes expired idempotency records and tombstones, pseudonym keys of finished quarters, ids of counted events, and each app's old
    /// notifications and events.
    var all: [MaintenanceJob] {
        MaintenanceJob.privacy(store) + [
            MaintenanceJob("keys of pseudonyms", retryAfter: MaintenanceJob.usualRetry) { now in
                let gone = try await store.write { try AgedNotifications.destroyFinishedKeys(at: now, $0) }
                if !gone.isEmpty { logger.notice("keys of pseudonyms destroyed", metadata: ["quarters": "\(gone.joined(separator: ", "))"]) }
                return gone.count
            },
            MaintenanceJob("counted telemetry", retryAfter: MaintenanceJob.usualRetry, in: store, batch: Self.telemetryPortion) {
                now, limit, database in
                try TelemetryTable.forgetCounted(now: now, limit: limit, database)
            },
            MaintenanceJob(
                "delivery logs", retryAfter: MaintenanceJob.usualRetry,
                eachOf: { try await store.read { Array(Set(try Purge.tenants($0) + TelemetryTable.tenants($0))) } },
                { tenant, now in try await removeWhatIsDue(of: tenant, now: now) }),
        ]
    }

    /// - Returns: how many notifications and events were changed or removed.
    private func removeWhatIsDue(of tenant: CommonV1.Tenant, now: Instant) async throws -> Int {
        let plan = RetentionPlan(try await policies.current(for: tenant).policy, now: now)
        let removed = try await MaintenanceJob.inBatches(of: Self.portion, store) {
            try Purge.remove(tenant, before: plan.removesBefore, keepsOpen: plan.keepsOpen, limit: Self.portion, $0)
        }
        var done = removed
        done += try await MaintenanceJob.inBatches(of: Self.telemetryPortion, store) {
            try TelemetryTable.purge(tenant, before: plan.removesBefore, limit: Self.telemetryPortion, $0)
        }
        metrics.purged(removed)
        if removed > 0 { logger.info("delivery log purged", metadata: ["app": "\(tenant.appId)", "notifications": "\(removed)"]) }
        if let before = plan.emptiesBefore {
            done += try await MaintenanceJob.inBatches(of: Anonymizing.portion, store) { try AgedNotifications.empty(tenant, before: before, $0) }
        }
        if let before = plan.anonymizesBefore {
            let changed = try await MaintenanceJob.inBatches(of: Anonymizing.portion, store) { [ids] in
                try AgedNotifications.anonymize(tenant, before: before, now: now, ids: ids, $0)
            }
            if changed > 0 { logger.info("receipts made anonymous", metadata: ["app": "\(tenant.appId)", "notifications": "\(changed)"]) }
            done += changed
            done += try await MaintenanceJob.inBatches(of: Self.telemetryPortion, store) {
                try AgedTelemetry.anonymize(tenant, before: before, now: now, limit: Self.telemetryPortion, $0)
            }
        }
        return done
    }
}
