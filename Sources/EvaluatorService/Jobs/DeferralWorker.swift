import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Releases deferred notifications (EVAL-22): at their due time by the domain clock, and at once where the user ends the quiet hours.
///
/// A release is one transaction (``DecisionCommit``). After a crash before the commit the notifications are still deferred, and are released again.
final class DeferralWorker: BackgroundWorker {
    let name = "deferral"

    /// Notifications that are decided together.
    static let notificationsPerRound = 1_000

    let store: Store
    let clock: any DomainClock
    let lookup: AudienceLookup
    private let pushCounts: UncommittedPushCounts
    private let changes: QuietHoursChanges
    private let signals: WorkSignals
    private let backlog: Backlog
    private let activity: ActivityTracker
    private let metrics: EvaluatorMetrics
    private let logger: Logger

    init(
        store: Store, clock: any DomainClock, lookup: AudienceLookup, pushCounts: UncommittedPushCounts, changes: QuietHoursChanges,
        signals: WorkSignals, backlog: Backlog, activity: ActivityTracker, metrics: EvaluatorMetrics, logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.lookup = lookup
        self.pushCounts = pushCounts
        self.changes = changes
        self.signals = signals
        self.backlog = backlog
        self.activity = activity
        self.metrics = metrics
        self.logger = logger
    }

    func run() async throws {
        await keepRunning(logger: logger) {
            var patience = Backoff(longest: .seconds(2))
            while true {
                try Task.checkCancellation()
                // While it waits for a due time the process counts as idle (decision 0003).
                try await self.changes.signal.round(on: self.clock, self.activity) {
                    while try await !self.review() {
                        while try await self.releaseDue() { try Task.checkCancellation() }
                        try await patience.wait()
                    }
                    patience.reset()
                    return WorkSignal.Due(date: try await self.round())
                }
            }
        }
    }

    /// Reviews the users who changed.
    ///
    /// - Returns: false where preferences do not have an app's newest policy yet. They get it within moments, and then its users are reviewed.
    ///   Due notifications do not wait for that.
    private func review() async throws -> Bool {
        let changed = changes.take()
        do {
            let behind = try await review(changed)
            changes.giveBack(.init(tenants: behind))
            return behind.isEmpty
        } catch {
            changes.giveBack(changed)
            throw error
        }
    }

    /// - Returns: the next due time.
    private func round() async throws -> Instant? {
        while try await releaseDue() { try Task.checkCancellation() }
        let (count, next) = try await store.read { (try DeferralTable.items.count($0), try DeferralTable.items.nextDue($0)) }
        metrics.deferred(count)
        return next
    }

    // MARK: Release

    /// - Returns: false when nothing is due.
    private func releaseDue() async throws -> Bool {
        let now = clock.now
        let page = try await store.read { try DeferralTable.due(at: now, limit: Self.notificationsPerRound, $0) }
        guard !page.deferred.isEmpty else { return false }
        // Apps are released at the same time: an app that a peer is slow for, or fails for, delays no other app.
        let deferred = Dictionary(grouping: page.deferred, by: \.tenant)
        _ = try await deferred.keys.concurrentMap { [self] tenant in
            var decider = ReleaseDecider()
            let prepared = try await lookup.prepare(deferred[tenant] ?? [], events: page.events, tenant: tenant, now: now)
            for release in prepared.releases {
                let needed = ReleaseDecider.dedupKeysNeeded(release)
                let dedupRecords = needed.isEmpty ? [:] : try await store.read { try DedupRecordTable.read(needed, $0) }
                let counts = pushCounts.session()
                defer { counts.withdraw() }
                let decided = try await counts.decide(
                    by: ReleaseDecider.pushCountKeysNeeded(release), number: 1, at: release.now, in: store
                ) { counts in
                    let decided = try decider.decide(release, dedupRecords: dedupRecords, pushCounts: counts)
                    return (decided, decided.pushCounts)
                }
                if try await commit(decided) { counts.committed(through: 1) }
            }
            try await postpone(prepared.left, of: tenant)
            return prepared.left.count
        }
        return true
    }

    /// Gives notifications without an answer a later due time, so that they delay no others.
    private func postpone(_ left: [PreparedReleases.Left], of tenant: CommonV1.Tenant) async throws {
        guard !left.isEmpty else { return }
        logger.warning(
            "due notifications stay deferred: registry or preferences fail for them",
            metadata: ["app": "\(tenant.appId)", "notifications": "\(left.count)"])
        let now = clock.now
        try await store.write { try DeferralTable.update(left.map { $0.postponed(at: now) }, $0) }
    }

    /// - Returns: false where nothing was committed, and the next round decides again.
    private func commit(_ decided: DecidedRelease) async throws -> Bool {
        let now = clock.now
        do {
            try await store.write { try DecisionCommit.commit(decided, at: now, $0) }
        } catch is DecisionCommit.DeferralsAreGone {
            // The next round reads the rest.
            return false
        }
        backlog.change(by: decided.outboxBatches.count)
        if !decided.outboxBatches.isEmpty { signals.outbox.signal() }
        metrics.released(decided)
        return true
    }
}
