import CarillonAPI
import Logging
import ServiceKit
import Storage

/// Removes what apps keep no longer, at start and then daily on the domain's clock (RCPT-19), a portion at a time.
struct RetentionWorker: BackgroundWorker {
    let name = "retention"
    /// Notifications one transaction removes: some milliseconds of the writer's time.
    static let portion = 200
    /// Telemetry events likewise, which have nothing else to them.
    static let telemetryPortion = 2_000
    static let interval = Duration.seconds(86_400)
    /// When an app's policy could not be had.
    static let retryInterval = Duration.seconds(600)

    let store: Store
    let clock: any DomainClock
    let activity: ActivityTracker
    let policies: any PolicySource
    let metrics: ReceiptsMetrics
    let logger: Logger

    func run() async throws {
        while !Task.isCancelled {
            let isDone = await activity.perform { await removeWhatIsDue() }
            try await clock.sleep(for: isDone ? Self.interval : Self.retryInterval)
        }
    }

    /// - Returns: False when something is left to do.
    private func removeWhatIsDue() async -> Bool {
        let tenants: [CommonV1.Tenant]
        do {
            tenants = try await store.read { Array(Set(try Purge.tenants($0) + TelemetryTable.tenants($0))) }
        } catch {
            logger.warning("the delivery logs could not be looked through for purging; it will be tried again", metadata: ["error": "\(error)"])
            return false
        }
        var isDone = true
        for tenant in tenants where !Task.isCancelled {
            do {
                try await removeWhatIsDue(of: tenant)
            } catch {
                isDone = false
                logger.warning(
                    "an app's delivery log could not be purged; it will be tried again", metadata: ["app": "\(tenant.appId)", "error": "\(error)"])
            }
        }
        return isDone
    }

    private func removeWhatIsDue(of tenant: CommonV1.Tenant) async throws {
        let days = try await policies.current(for: tenant).policy.deliveryLogRetentionDays
        let before = (clock.now - .seconds(days * 86_400)).milliseconds
        var removed = 0
        var portion: Int
        repeat {
            try Task.checkCancellation()
            portion = try await store.write {
                try Purge.remove(tenant, before: before, keepsOpen: days == 0, limit: Self.portion, $0)
            }
            removed += portion
        } while portion == Self.portion
        let nowMs = clock.now.milliseconds
        repeat {
            try Task.checkCancellation()
            portion = try await store.write { try TelemetryTable.purge(tenant, before: before, nowMs: nowMs, limit: Self.telemetryPortion, $0) }
        } while portion == Self.telemetryPortion
        metrics.purged(removed)
        if removed > 0 { logger.info("delivery log purged", metadata: ["app": "\(tenant.appId)", "notifications": "\(removed)"]) }
    }
}
