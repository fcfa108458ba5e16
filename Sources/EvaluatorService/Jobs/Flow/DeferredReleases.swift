import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Releases deferred notifications of one kind when they are due (EVAL-22, EVAL-29…31, EVAL-44): each is decided again.
///
/// A release is one transaction (``DecisionCommit``). After a crash before the commit the notifications are still deferred, and are released again.
final class DeferredReleases: DueItemHandler {
    let kind: DueItemKind

    private let store: Store
    private let clock: any DomainClock
    private let lookup: AudienceLookup
    private let pushCounts: UncommittedPushCounts
    private let rates: UserRates
    private let signals: WorkSignals
    private let backlog: Backlog
    private let quarantine: Quarantine
    private let metrics: EvaluatorMetrics
    private let logger: Logger

    /// - Parameter kind: one of ``DeferralTable/kinds``.
    init(
        of kind: DueItemKind, store: Store, clock: any DomainClock, lookup: AudienceLookup, pushCounts: UncommittedPushCounts,
        rates: UserRates, signals: WorkSignals, backlog: Backlog, quarantine: Quarantine, metrics: EvaluatorMetrics, logger: Logger
    ) {
        self.kind = kind
        self.store = store
        self.clock = clock
        self.lookup = lookup
        self.pushCounts = pushCounts
        self.rates = rates
        self.signals = signals
        self.backlog = backlog
        self.quarantine = quarantine
        self.metrics = metrics
        self.logger = logger
    }

    func settle(_ items: [DueItem], of tenant: CommonV1.Tenant, now: Instant) async throws {
        let page = try await store.read { try DeferralTable.read(items.map(\.row), $0) }
        if !page.unreadable.isEmpty {
            quarantine.tell(try await store.write { [quarantine] in try DueItemQuarantine.add(page.unreadable, to: quarantine, at: now, $0) })
        }
        guard !page.deferred.isEmpty else { return }
        var decider = ReleaseDecider(rates: rates)
        let prepared = try await lookup.prepare(page.deferred, events: page.events, tenant: tenant, now: now)
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
            do {
                guard try await commit(decided) else {
                    try await rates.restore(from: store, at: clock.now)
                    continue
                }
            } catch {
                // The places that were taken are free again. Where the store fails for this, too, the next attempt does it.
                try? await rates.restore(from: store, at: clock.now)
                throw error
            }
            counts.committed(through: 1)
        }
        try await postpone(prepared.left, of: tenant)
    }

    /// Gives notifications without an answer a later due time, so that they delay no others.
    private func postpone(_ left: [PreparedReleases.Left], of tenant: CommonV1.Tenant) async throws {
        guard !left.isEmpty else { return }
        logger.warning(
            "due notifications stay deferred: registry or preferences fail for them",
            metadata: ["app": "\(tenant.appId)", "notifications": "\(left.count)"])
        let now = clock.now
        try await store.write { _ = try DeferralTable.update(left.map { $0.postponed(at: now) }, $0) }
    }

    /// - Returns: false where nothing was committed, and the next round decides again.
    private func commit(_ decided: DecidedRelease) async throws -> Bool {
        let now = clock.now
        // They are counted before the publisher sees them: it may deliver and delete them before this task runs again. Those of notifications that
        // the released ones replace are known after the commit.
        let counted = decided.outboxBatches.count
        backlog.change(by: counted)
        let batches: Int
        do {
            batches = try await store.write { try DecisionCommit.commit(decided, at: now, $0) }
        } catch {
            backlog.change(by: -counted)
            // The next round reads the rest.
            if error is DecisionCommit.DeferralsAreGone { return false }
            throw error
        }
        backlog.change(by: batches - counted)
        if batches > 0 { signals.outbox.signal() }
        metrics.released(decided)
        return true
    }
}
