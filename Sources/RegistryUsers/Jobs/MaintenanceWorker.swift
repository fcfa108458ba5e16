import DurableWork
import Logging
import RegistryTenants
import ServiceKit
import Storage

/// Runs the jobs, soon after the start and at midnight and noon (UTC): app by app, in transactions short enough for registrations to pass
/// between them. What fails for one app is logged and counted, the others go on, and the next round tries again (ARCH-16).
struct MaintenanceWorker: BackgroundWorker {
    let name = "maintenance"
    let store: Store
    let tombstones: Tombstones
    let policies: PolicyCache
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: RegistryMetrics
    let logger: Logger

    /// The jobs are daily; twice a day keeps the outer bounds of a day (`stale_token_cleanup_hours` from 12 on, presence) as well.
    static let rounds = DailySchedule.halfDay
    private static let betweenRounds = Duration.milliseconds(rounds.rawValue)
    /// The first round comes soon after the start, so that a service which is restarted every day runs its jobs all the same.
    static let firstRound = Duration.seconds(600)
    /// Items of one transaction.
    static let batch = 500
    /// Presence older than this is deleted; no `presence_ttl_seconds` is longer. With two rounds a day none lives for 24 h.
    private static let presenceAgeMs: Int64 = 3_600_000
    /// A failure report cannot be repeated later than this: outboxes keep at most 7 days.
    private static let countedFailureAgeMs = Duration.days(8).wholeMilliseconds

    func run() async throws {
        try await clock.sleep(for: Self.firstRound)
        while true {
            try await activity.perform { try await runRound() }
            let next = Self.rounds.next(after: clock.now)
            while let wait = await untilStaleTokens(), clock.now + wait < next {
                try await clock.sleep(for: wait)
                try await activity.perform { try await invalidateStaleTokens() }
            }
            try await clock.sleep(until: next)
        }
    }

    // MARK: Between the rounds

    /// The shortest `stale_token_cleanup_hours` below the time between two rounds; nil: no app has one.
    private func untilStaleTokens() async -> Duration? {
        let hours = await strictApps().map(\.hours).min()
        return hours.map { .seconds($0 * 3_600) }
    }

    /// Apps whose `stale_token_cleanup_hours` are below the time between two rounds. A change of the setting counts from the next round on.
    private func strictApps() async -> [(tenant: Tenant, hours: Int)] {
        var strict: [(tenant: Tenant, hours: Int)] = []
        for tenant in await apps() {
            await attempt("policy", tenant: tenant) {
                let hours = try await policies.entry(for: tenant).policy.deviceLifecycle.staleTokenCleanupHours
                if .seconds(hours * 3_600) < Self.betweenRounds { strict.append((tenant, hours)) }
            }
        }
        return strict
    }

    /// Takes dead tokens out of sending where they may not wait for the next round (REG-20).
    ///
    /// - Throws: `CancellationError` alone.
    func invalidateStaleTokens() async throws {
        let nowMs = clock.now.milliseconds
        for app in await strictApps() {
            for job in MaintenanceJobs.ofStaleTokens {
                try Task.checkCancellation()
                await attempt(job.name, tenant: app.tenant) { try await run(job, tenant: app.tenant, nowMs: nowMs) }
            }
        }
    }

    // MARK: A round

    /// One round.
    ///
    /// - Throws: `CancellationError` alone.
    func runRound() async throws {
        let nowMs = clock.now.milliseconds
        try await purgeSharedTables(nowMs: nowMs)
        for tenant in await apps() {
            for job in MaintenanceJobs.all {
                try Task.checkCancellation()
                await attempt(job.name, tenant: tenant) { try await run(job, tenant: tenant, nowMs: nowMs) }
            }
        }
    }

    /// All apps; none where they cannot be read now.
    private func apps() async -> [Tenant] {
        var apps: [Tenant] = []
        await attempt("list of apps", tenant: nil) { apps = try await store.read { try $0.apps() } }
        return apps
    }

    private func run(_ type: any MaintenanceJob.Type, tenant: Tenant, nowMs: Int64) async throws {
        guard var job = type.init(policy: try await policies.entry(for: tenant).policy) else { return }
        try await job.look(at: tenant, nowMs: nowMs, in: store)
        var done = 0
        while true {
            let before = job
            let (batch, after) = try await store.write { database in
                var job = before
                let batch = try job.run(tenant: tenant, nowMs: nowMs, limit: Self.batch, database)
                return (batch, job)
            }
            for alarm in after.alarms.dropFirst(before.alarms.count) { alarm.raise(metrics, logger) }
            metrics.held(after.held - before.held)
            job = after
            done += batch
            if batch < Self.batch || Task.isCancelled { break }
        }
        guard done > 0 else { return }
        metrics.cleanedUp(done, job: type.name)
        logger.notice("maintenance job done", metadata: ["job": "\(type.name)", "app": "\(tenant.app)", "items": "\(done)"])
    }

    /// Old rows of tables that are no single app's. What fails for one table is logged and counted under its name, the others go on.
    ///
    /// - Throws: `CancellationError` alone.
    private func purgeSharedTables(nowMs: Int64) async throws {
        try await attemptShared("presence") {
            try await inBatches { try PresenceRows.purge(beforeMs: nowMs - Self.presenceAgeMs, limit: Self.batch, $0) }
        }
        try await attemptShared("counted failures") {
            try await inBatches { try CountedFailures.purge(beforeMs: nowMs - Self.countedFailureAgeMs, limit: Self.batch, $0) }
        }
        try await attemptShared("invalidation journal") {
            try await inBatches { try InvalidationJournal.purge(nowMs: nowMs, limit: Self.batch, $0) }
        }
        try await attemptShared("audit log of no app") { try await AuditRetentionJob.purgeAppless(store, nowMs: nowMs) }
        try await attemptShared("tombstones") { try await inBatches { try Tombstones.purge(nowMs: nowMs, limit: Self.batch, $0) } }
        try await attemptShared("erased names in the audit log") {
            _ = try await tombstones.sweepAuditLog(store, nowMs: nowMs, batch: Self.batch)
        }
        try await attemptShared("idempotency keys") {
            try await inBatches { try IdempotencyRecords.purge(at: Instant(milliseconds: nowMs), limit: Self.batch, $0) }
        }
    }

    private func attemptShared(_ what: String, _ body: () async throws -> Void) async throws {
        try Task.checkCancellation()
        await attempt(what, tenant: nil, body)
    }

    /// A transaction a batch, until one was not full.
    private func inBatches(_ body: @escaping @Sendable (Database) throws -> Int) async throws {
        while try await store.write(body) == Self.batch, !Task.isCancelled {}
    }

    private func attempt(_ what: String, tenant: Tenant?, _ body: () async throws -> Void) async {
        do {
            try await body()
        } catch {
            metrics.cleanupFailed(job: what)
            logger.error(
                "a maintenance job failed; the next round tries again",
                metadata: ["job": "\(what)", "app": "\(tenant?.app ?? "")", "error": "\(error)"])
        }
    }
}
