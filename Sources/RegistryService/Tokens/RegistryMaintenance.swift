import Logging
import ServiceKit
import Storage

/// What the registry tidies by itself, twice a day: devices that keep failing, presence, and what is kept for audit.
struct RegistryMaintenance: BackgroundWorker {
    let name = "maintenance"
    let store: Store
    let policies: PolicyBook
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: RegistryMetrics
    let logger: Logger

    private static let interval = Duration.seconds(12 * 3_600)
    /// Presence older than this is deleted; no `presence_ttl_seconds` is longer. With two rounds a day none lives for 24 h.
    private static let presenceAgeMs: Int64 = 3_600_000
    /// A failure report cannot be repeated later than this: outboxes keep at most 7 days.
    private static let countedFailureAgeMs: Int64 = 8 * 86_400_000

    func run() async throws {
        while true {
            try await clock.sleep(for: Self.interval)
            do {
                try await activity.perform { try await tidy() }
            } catch is CancellationError {
                throw CancellationError()
            } catch {
                logger.error("maintenance failed; it is tried again in 12 hours", metadata: ["error": "\(error)"])
            }
        }
    }

    /// One round.
    func tidy() async throws {
        let nowMs = clock.now.milliseconds
        let apps = try await store.read { database in
            try database.rows("SELECT organization_id, app_id FROM apps", []) { Tenant(organization: $0[0], app: $0[1]) }
        }
        for tenant in apps {
            let policy = try await policies.entry(for: tenant).policy
            let invalidated = try await store.write { database in
                try database.run(
                    "DELETE FROM revoked_tokens WHERE organization_id = ? AND app_id = ? AND revoked_at_ms < ?",
                    [
                        tenant.organization, tenant.app, nowMs - Int64(policy.revokedTokenRetentionDays) * 86_400_000,
                    ])
                return try Self.invalidateFailing(tenant: tenant, policy: policy, nowMs: nowMs, database)
            }
            if invalidated > 0 {
                metrics.expired(invalidated, provider: "none")
                logger.notice("devices that kept failing are invalid now", metadata: ["app": "\(tenant.app)", "devices": "\(invalidated)"])
            }
        }
        try await store.write { database in
            try database.run("DELETE FROM presence WHERE reported_at_ms < ?", [nowMs - Self.presenceAgeMs])
            try database.run("DELETE FROM counted_failures WHERE counted_at_ms < ?", [nowMs - Self.countedFailureAgeMs])
        }
    }

    /// Devices that reached `failure_count_threshold` are dead (REG-21).
    private static func invalidateFailing(
        tenant: Tenant, policy: Policy, nowMs: Int64, _ database: Database
    ) throws -> Int {
        guard let threshold = policy.failureCountThreshold else { return 0 }
        let failing = try database.rows(
            """
            SELECT \(DeviceRow.selectList) FROM devices
            WHERE failure_count >= ? AND failure_count > 0 AND organization_id = ? AND app_id = ? AND status = 'active'
            """, [threshold, tenant.organization, tenant.app], DeviceRow.init)
        let rules = TokenReports(policy: policy, nowMs: nowMs)
        for device in failing { try rules.invalidate(device, reason: device.failureReason, database) }
        return failing.count
    }
}
