import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Deletes, empties and anonymizes an app's old notifications and telemetry by its policy (RCPT-19, PRIV-01, PRIV-08), and deletes old entries of the
/// notification centre (RCPT-10), in small transactions.
struct RetentionJob: Sendable {
    /// Telemetry events that one transaction deletes or changes.
    static let eventsPerWrite = 2_000

    let store: Store
    let ids: IdentifierSource
    let metrics: ReceiptsMetrics
    let policies: any PolicySource
    let logger: Logger

    /// - Returns: how many notifications, entries and events were changed or deleted.
    func apply(to tenant: CommonV1.Tenant, at now: Instant) async throws -> Int {
        let plan = RetentionPlan(try await policies.current(for: tenant).policy, now: now)
        let notificationsPerWrite = NotificationRetention.notificationsPerWrite
        let removed: Int
        if plan.keepsOpen {
            removed = try await deleteResolved(of: tenant, at: now)
            // Later reports on older notifications are ignored. Their ids are forgotten after a day.
            try await store.write { try PurgeTable.advance(TenantTable.findOrInsert(tenant, $0), to: now - ResolvedNotificationTable.life, $0) }
        } else {
            removed = try await MaintenanceJob.inBatches(of: notificationsPerWrite, store) {
                try NotificationRetention.delete(tenant, before: plan.removesBefore, $0)
            }
        }
        let entries = try await MaintenanceJob.inBatches(of: InboxTable.entriesPerWrite, store) {
            try InboxTable.deleteOld(tenant, before: plan.removesEntriesBefore, $0)
        }
        if entries > 0 { logger.info("notification centre purged", metadata: ["app": "\(tenant.appId)", "entries": "\(entries)"]) }
        var done = removed + entries
        done += try await MaintenanceJob.inBatches(of: Self.eventsPerWrite, store) {
            try TelemetryTable.deleteOld(tenant, before: plan.removesBefore, limit: Self.eventsPerWrite, $0)
        }
        metrics.purged(removed)
        if removed > 0 { logger.info("delivery log purged", metadata: ["app": "\(tenant.appId)", "notifications": "\(removed)"]) }
        if let before = plan.emptiesBefore {
            done += try await MaintenanceJob.inBatches(of: notificationsPerWrite, store) {
                try NotificationRetention.empty(tenant, before: before, $0)
            }
        }
        if let before = plan.anonymizesBefore {
            let changed = try await MaintenanceJob.inBatches(of: notificationsPerWrite, store) { [ids] in
                try NotificationRetention.anonymize(tenant, before: before, now: now, ids: ids, $0)
            }
            if changed > 0 { logger.info("receipts anonymized", metadata: ["app": "\(tenant.appId)", "notifications": "\(changed)"]) }
            done += changed
            done += try await MaintenanceJob.inBatches(of: Self.eventsPerWrite, store) {
                try TelemetryTable.anonymize(tenant, before: before, now: now, limit: Self.eventsPerWrite, $0)
            }
        }
        return done
    }

    /// Whether an app deletes its notifications when they are resolved.
    func forgetsResolved() async -> Bool {
        guard let tenants = try? await store.read(NotificationRetention.tenants) else { return false }
        for tenant in tenants {
            if let app = try? await policies.current(for: tenant), ResolvedRule(app.policy) == .isDeleted { return true }
        }
        return false
    }

    /// Deletes what an app that keeps no resolved notifications still has of them.
    ///
    /// - Returns: how many notifications.
    func applyToResolved(of tenant: CommonV1.Tenant, at now: Instant) async throws -> Int {
        guard RetentionPlan(try await policies.current(for: tenant).policy, now: now).keepsOpen else { return 0 }
        let removed = try await deleteResolved(of: tenant, at: now)
        metrics.purged(removed)
        // What was deleted within the hour is in the log as well.
        store.emptyLogSoon()
        return removed
    }

    private func deleteResolved(of tenant: CommonV1.Tenant, at now: Instant) async throws -> Int {
        try await MaintenanceJob.inBatches(of: NotificationRetention.notificationsPerWrite, store) {
            try NotificationRetention.deleteResolved(of: tenant, at: now, $0)
        }
    }
}
