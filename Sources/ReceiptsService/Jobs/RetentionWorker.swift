import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Removes what apps keep no longer, empties what they keep without its content, and takes the names from what they keep longer than those, at
/// start and at the turn of every day (RCPT-19, PRIV-01, PRIV-08), a portion at a time.
struct RetentionWorker: BackgroundWorker {
    let name = "retention"
    /// Notifications one transaction removes: some milliseconds of the writer's time.
    static let portion = 200
    /// Telemetry events likewise, which have nothing else to them.
    static let telemetryPortion = 2_000
    /// When an app's policy could not be had.
    static let retryInterval = Duration.seconds(600)

    let store: Store
    let ids: IdentifierSource
    let clock: any DomainClock
    let activity: ActivityTracker
    let policies: any PolicySource
    let metrics: ReceiptsMetrics
    let logger: Logger

    func run() async throws {
        while !Task.isCancelled {
            let isDone = await activity.perform {
                let isCleanedUp = await cleanUp()
                return await removeWhatIsDue() && isCleanedUp
            }
            if isDone { try await clock.sleep(untilNext: .day) } else { try await clock.sleep(for: Self.retryInterval) }
        }
    }

    /// What no call needs any more: expired answers and tombstones, and keys of pseudonyms whose quarter is over.
    ///
    /// - Returns: False when something is left to do.
    private func cleanUp() async -> Bool {
        do {
            try await PrivacyUpkeep(store: store, clock: clock, activity: activity, logger: logger).round()
            let now = clock.now
            let gone = try await store.write { try AgedNotifications.destroyFinishedKeys(at: now, $0) }
            _ = try await inPortions(of: Self.telemetryPortion) { limit in
                try await store.write { try TelemetryTable.forgetCounted(nowMs: now.milliseconds, limit: limit, $0) }
            }
            if !gone.isEmpty { logger.notice("keys of pseudonyms destroyed", metadata: ["quarters": "\(gone.joined(separator: ", "))"]) }
            return true
        } catch {
            logger.warning("expired answers and keys could not be deleted; it will be tried again", metadata: ["error": "\(error)"])
            return false
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
        let (now, ids) = (clock.now, ids)
        let plan = RetentionPlan(try await policies.current(for: tenant).policy, now: now)
        let removed = try await inPortions(of: Self.portion) { limit in
            try await store.write { try Purge.remove(tenant, before: plan.removesBefore, keepsOpen: plan.keepsOpen, limit: limit, $0) }
        }
        _ = try await inPortions(of: Self.telemetryPortion) { limit in
            try await store.write { try TelemetryTable.purge(tenant, before: plan.removesBefore, limit: limit, $0) }
        }
        metrics.purged(removed)
        if removed > 0 { logger.info("delivery log purged", metadata: ["app": "\(tenant.appId)", "notifications": "\(removed)"]) }
        if let before = plan.emptiesBefore {
            _ = try await inPortions(of: Anonymizing.portion) { _ in
                try await store.write { try AgedNotifications.empty(tenant, before: before, $0) }
            }
        }
        if let before = plan.anonymizesBefore {
            let changed = try await inPortions(of: Anonymizing.portion) { _ in
                try await store.write { try AgedNotifications.anonymize(tenant, before: before, now: now, ids: ids, $0) }
            }
            if changed > 0 { logger.info("receipts made anonymous", metadata: ["app": "\(tenant.appId)", "notifications": "\(changed)"]) }
            _ = try await inPortions(of: Self.telemetryPortion) { limit in
                try await store.write { try AgedTelemetry.anonymize(tenant, before: before, now: now, limit: limit, $0) }
            }
        }
    }

    /// Portion by portion, so that others can write in between.
    ///
    /// - Returns: how many items in all.
    private func inPortions(of size: Int, _ work: (Int) async throws -> Int) async throws -> Int {
        var done = 0
        while true {
            try Task.checkCancellation()
            let portion = try await work(size)
            done += portion
            if portion < size { return done }
        }
    }
}
