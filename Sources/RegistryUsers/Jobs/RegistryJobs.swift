import CarillonAPI
import DurableWork
import Logging
import RegistryTenants
import ServiceKit
import Storage

extension MaintenanceJob {
    /// The jobs of ``RegistryJobs``.
    static func registry(
        store: Store, metrics: UserMetrics, policies: PolicyCache, registrations: RegistrationCounter, statistics: StatisticsCache,
        tombstones: Tombstones, logger: Logger
    ) -> [MaintenanceJob] {
        RegistryJobs(
            store: store, metrics: metrics, policies: policies, registrations: registrations, statistics: statistics, tombstones: tombstones,
            logger: logger
        ).all
    }
}

/// The registry's maintenance jobs: soon after the start, and at midnight and noon (UTC). Jobs of apps run app by app. Transactions are short, so
/// that registrations run between them.
struct RegistryJobs: Sendable {
    fileprivate let store: Store
    fileprivate let metrics: UserMetrics
    fileprivate let policies: PolicyCache
    fileprivate let registrations: RegistrationCounter
    fileprivate let statistics: StatisticsCache
    fileprivate let tombstones: Tombstones
    fileprivate let logger: Logger

    /// Jobs are due daily. Two rounds a day also keep limits of up to a day (`stale_token_cleanup_hours` from 12 on, presence).
    static let rounds = DailySchedule.halfDay
    /// The first round runs soon after the start, so that a service that is restarted every day also runs its jobs.
    static let firstRound = Duration.seconds(600)
    /// Devices are counted earlier, so that the counts of large apps are soon there.
    private static let firstCount = Duration.seconds(60)
    /// Presence older than this is deleted. No `presence_ttl_seconds` is longer, and with two rounds a day no presence stays for 24 h.
    private static let presenceAge = Duration.seconds(3_600)
    /// A failure report cannot be repeated later than this: outboxes keep at most 7 days.
    private static let countedFailureAge = Duration.days(8)

    /// The jobs in their order.
    fileprivate var all: [MaintenanceJob] {
        ofSharedTables + [ofApps(InactivityJob.self)] + ofDeadTokens(StaleTokenJob.self) + ofDeadTokens(FailingDevicesJob.self) + [
            ofApps(PurgeNoticeJob.self), ofApps(ExpiredDevicesJob.self), ofApps(RevokedDevicesJob.self), ofApps(RevokedTokensJob.self),
            ofApps(AuditRetentionJob.self), countOfApps,
        ]
    }

    // MARK: Tables of all apps

    private var ofSharedTables: [MaintenanceJob] {
        [
            inBatches("presence") { try PresenceTable.purge(before: $0 - Self.presenceAge, limit: $1, $2) },
            inBatches("counted failures") { try CountedFailureTable.purge(before: $0 - Self.countedFailureAge, limit: $1, $2) },
            inBatches("invalidation journal") { try InvalidationJournalTable.purge(now: $0, limit: $1, $2) },
            shared("audit log of no app") { [store] in try await AuditRetentionJob.purgeAppless(store, now: $0) },
            inBatches("tombstones") { try Tombstones.purge(now: $0, limit: $1, $2) },
            shared("erased names in the audit log") { [store, tombstones] in
                try await tombstones.sweepAuditLog(store, now: $0, batch: MaintenanceJob.usualBatch)
            },
            .idempotencyKeys(store, every: Self.rounds, firstAfter: Self.firstRound),
        ]
    }

    private func inBatches(
        _ name: String, _ purge: @escaping @Sendable (_ now: Instant, _ limit: Int, Database) throws -> Int
    ) -> MaintenanceJob {
        MaintenanceJob(name, every: Self.rounds, firstAfter: Self.firstRound, in: store) { try purge($0, $1, $2) }
    }

    private func shared(_ name: String, _ purge: @escaping @Sendable (_ now: Instant) async throws -> Int) -> MaintenanceJob {
        MaintenanceJob(name, every: Self.rounds, firstAfter: Self.firstRound) { try await purge($0) }
    }

    // MARK: Apps

    /// Counts devices and languages once a day. The shares of languages are metrics, and what the catalogue has of devices; receipts are told whether
    /// too many tokens expire (OBS-06).
    private var countOfApps: MaintenanceJob {
        MaintenanceJob("device statistics", firstAfter: Self.firstCount, eachOf: { try await apps() }) {
            [store, metrics, policies, registrations, statistics] app, now in
            metrics.languages(try await statistics.countLanguages(app).value.shares(), app: app.appId)
            let counts = try await statistics.count(app)
            try await registrations.write(to: store)
            let daily = try await store.read { try DailyDeviceCounts(of: app, now: now, $0) }
            let stats = DeviceStatistics(smallestGroup: 1).statistics(of: app, counts: counts, daily: daily)
            metrics.readings(
                DeviceMetrics.readings(of: stats, daily: daily, profile: try await policies.entry(for: app).policy.profile), app: app.appId)
            try await store.write { database in
                let expiry = ExpiredTokenShare(
                    expired: try ExpiredTokenCountTable.ofWeek(app, now: now, database), active: counts.value.activeDevices)
                try Outbox<ReceiptsV1.AlertReport>.insert(expiry.report(of: app, at: now), database)
            }
            return 1
        }
    }

    private func ofApps(_ type: any AppJob.Type) -> MaintenanceJob {
        MaintenanceJob(type.name, every: Self.rounds, firstAfter: Self.firstRound, eachOf: { try await apps() }) { app, now in
            try await run(type, app, now: now)
        }
    }

    /// Invalidates known dead tokens (REG-20): at the rounds, or more often in apps with a shorter deadline. Each app is in one of both jobs.
    private func ofDeadTokens(_ type: any AppJob.Type) -> [MaintenanceJob] {
        [false, true].map { isStrict in
            MaintenanceJob(
                type.name, every: Self.rounds, firstAfter: Self.firstRound, deadline: { isStrict ? await shortestDeadline() : nil },
                eachOf: { try await apps(areStrict: isStrict) }
            ) { app, now in
                try await run(type, app, now: now)
            }
        }
    }

    private func apps() async throws -> [CommonV1.Tenant] { try await store.read { try AppTable.tenants($0) } }

    private func apps(areStrict: Bool) async throws -> [CommonV1.Tenant] {
        var found: [CommonV1.Tenant] = []
        for tenant in try await apps() {
            let isStrict = await deadline(of: tenant) != nil
            if isStrict == areStrict { found.append(tenant) }
        }
        return found
    }

    /// An app's `stale_token_cleanup_hours` if it is below the time between two rounds; else nil. Also nil when the policy cannot be read; then the
    /// jobs of the rounds fail for the app.
    private func deadline(of tenant: CommonV1.Tenant) async -> Duration? {
        let hours = try? await policies.entry(for: tenant).policy.deviceLifecycle.staleTokenCleanupHours
        guard let hours, .seconds(hours * 3_600) < Duration.milliseconds(Self.rounds.rawValue) else { return nil }
        return .seconds(hours * 3_600)
    }

    /// The shortest `stale_token_cleanup_hours` below the time between two rounds; nil: none.
    private func shortestDeadline() async -> Duration? {
        var shortest: Duration?
        for tenant in (try? await apps()) ?? [] {
            guard let deadline = await deadline(of: tenant) else { continue }
            shortest = min(shortest ?? deadline, deadline)
        }
        return shortest
    }

    /// Handles all due items of an app, one transaction a batch.
    ///
    /// - Returns: how many items.
    private func run(_ type: any AppJob.Type, _ tenant: CommonV1.Tenant, now: Instant) async throws -> Int {
        guard var job = type.init(policy: try await policies.entry(for: tenant).policy) else { return 0 }
        try await job.find(in: store, of: tenant, now: now)
        var done = 0
        while true {
            try Task.checkCancellation()
            let before = job
            let (batch, after) = try await store.write { database in
                var job = before
                let batch = try job.handle(tenant: tenant, now: now, limit: MaintenanceJob.usualBatch, database)
                return (batch, job)
            }
            for alarm in after.alarms.dropFirst(before.alarms.count) { alarm.raise(metrics, logger) }
            metrics.pendingVerdicts(after.pendingVerdicts - before.pendingVerdicts)
            job = after
            done += batch
            if batch < MaintenanceJob.usualBatch { return done }
        }
    }
}
