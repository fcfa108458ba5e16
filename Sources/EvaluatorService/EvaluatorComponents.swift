import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// The connected parts of the evaluator. Tests make them with their own peers.
struct EvaluatorComponents: Sendable {
    let events: EventsService
    let broadcasts: BroadcastsService
    let quarantine: QuarantineService
    let userData: UserDataService
    let evaluation: EvaluationWorker
    let decisions: DecisionOutboxPublisher
    /// Reports pushes that the dispatcher refused to the ledger.
    let outcomes: OutboxPublisher<ReceiptsV1.Outcome>
    let dueItems: DueItemWorker
    /// Has the pictures of events prepared before they are decided.
    let pictures: PicturePreparation
    let jobs: JobScheduler

    /// - Parameters:
    ///   - store: has ``EvaluatorMigrations``.
    ///   - settingsChanges: hears of users and apps whose settings may have changed.
    ///   - failedPushes: hears of users with a push that failed.
    ///   - pauses: between look-ups of events that registry or preferences fail for.
    ///   - quarantine: of the store.
    ///   - audit: records overrides of preferences.
    /// - Throws: what reading the store throws.
    init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry,
        policies: any PolicySource, peers: EvaluatorPeers, settingsChanges: SettingsChanges, failedPushes: FailedPushes,
        limits: AudienceLimits = .init(), pauses: Backoff = .init(), tracer: Tracer = .off, quarantine: Quarantine,
        audit: any AuditSink, logger: Logger
    ) async throws {
        let signals = WorkSignals(activity: activity, dueItems: settingsChanges.signal)
        let backlog = Backlog(activity: activity)
        // For some seconds of a high rate. Decoded, an event takes about three times its bytes.
        let recentEvents = RecentRows<PendingEvent>(rows: 10_000, bytes: 8_000_000)
        let recentBatches = RecentRows<StoredOutboxBatch>(rows: 100, bytes: 8_000_000)
        try store.watchUpdates(of: ["id", "state", "payload"], in: "events") { recentEvents.forget() }
        try store.watchUpdates(of: ["id", "records", "pushes"], in: DecisionOutboxTable.name) { recentBatches.forget() }
        let delivered = DeliveredBatches()
        let outboxRoom = OutboxRoom(delivered: delivered)
        let (pushCounts, rates) = (UncommittedPushCounts(), UserRates())
        let evaluatorMetrics = EvaluatorMetrics(metrics)
        evaluatorMetrics.watch(backlog)
        // Work that was left before the start counts from the first moment.
        let (leftOver, lastRow, hasDueItems) = try await store.read {
            (try PendingEventTable.count($0) + DecisionOutboxTable.count($0), try EventTable.lastRow($0), try DueItemTable.items.nextDue($0) != nil)
        }
        backlog.change(by: leftOver)
        if hasDueItems { try await store.write { [now = clock.now] in try ScheduledEventTable.endLeases(at: now, $0) } }
        // Items may be due, or users may have changed their settings.
        if hasDueItems { signals.dueItems.signal() }

        let outbox = Outbox<ReceiptsV1.Outcome>(in: store)
        let acceptance = EventAcceptance(
            store: store, clock: clock, ids: ids, policies: policies, signals: signals, backlog: backlog, recent: recentEvents,
            metrics: evaluatorMetrics, audit: audit, tracer: tracer)
        let cancellation = Cancellation(store: store, clock: clock, peers: peers, signals: signals, backlog: backlog)
        let entityDeletion = EntityDeletion(
            store: store, clock: clock, policies: policies, cancellation: cancellation, signals: signals)
        let lookup = AudienceLookup(clock: clock, policies: policies, peers: peers, limits: limits, pauses: pauses, logger: logger)
        events = EventsService(
            acceptance: acceptance, cancellation: cancellation, entityDeletion: entityDeletion,
            dryRun: DryRun(store: store, clock: clock, ids: ids, policies: policies, lookup: lookup, audit: audit),
            items: Items(store: store, clock: clock, policies: policies, signals: signals, backlog: backlog, audit: audit), registry: peers.registry,
            store: store,
            policies: policies)
        broadcasts = BroadcastsService(
            store: store, clock: clock, ids: ids, policies: policies, peers: peers, signals: signals, outboxRoom: outboxRoom, audit: audit,
            logger: logger)
        self.quarantine = QuarantineService(
            quarantine, of: "evaluator",
            sources: DecisionOutboxTable.quarantineSources(signals: signals, backlog: backlog)
                + [
                    EventQuarantine.source(signals: signals, backlog: backlog), DueItemQuarantine.source(signals: signals),
                    outbox.quarantineSource(waking: signals.outcomes),
                ],
            audit: audit, logger: logger)
        userData = UserDataService(.evaluator, store: store, audit: audit, clock: clock)
        evaluation = EvaluationWorker(
            store: store, clock: clock, lookup: lookup, recoveredThrough: lastRow, settingsChanges: settingsChanges, signals: signals,
            backlog: backlog, recentEvents: recentEvents, recentBatches: recentBatches, pushCounts: pushCounts, rates: rates, delivered: delivered,
            outboxRoom: outboxRoom, quarantine: quarantine, metrics: evaluatorMetrics, tracer: tracer, logger: logger)
        decisions = DecisionOutboxPublisher(
            store: store, clock: clock, policies: policies, peers: peers, signals: signals, backlog: backlog, recent: recentBatches,
            delivered: delivered, outboxRoom: outboxRoom, quarantine: quarantine, logger: logger)
        outcomes = OutboxPublisher(
            name: "outcomes of refused pushes", outbox: outbox, to: peers.outcomes, quarantine: quarantine, signal: signals.outcomes,
            activity: activity, clock: clock, logger: logger)
        let releases = DeferralTable.kinds.map { kind in
            DeferredReleases(
                of: kind, store: store, clock: clock, lookup: lookup, pushCounts: pushCounts, rates: rates, signals: signals, backlog: backlog,
                quarantine: quarantine, metrics: evaluatorMetrics, logger: logger)
        }
        let deferralReviews = DeferralReviews(store: store, clock: clock, lookup: lookup, changes: settingsChanges, rates: rates)
        let reportReviews = ItemReportReviews(store: store, clock: clock, policies: policies, changes: settingsChanges)
        pictures = PicturePreparation(
            store: store, clock: clock, policies: policies, peers: peers, signals: signals, backlog: backlog, activity: activity, logger: logger)
        let scheduled = ScheduledEvents(store: store, pictures: pictures, signals: signals, backlog: backlog)
        let broadcastPages = BroadcastPages(
            store: store, clock: clock, ids: ids, policies: policies, registry: peers.registry, cancellation: cancellation, signals: signals,
            backlog: backlog, outboxRoom: outboxRoom, logger: logger)
        let escalations = Escalations(
            store: store, clock: clock, policies: policies, peers: peers, failures: failedPushes, signals: signals, backlog: backlog, logger: logger)
        let reminders = DueReminders(store: store, policies: policies, lookup: lookup, signals: signals, backlog: backlog)
        let reports = ItemReportRule.allCases.map {
            ItemReports(rule: $0, store: store, policies: policies, lookup: lookup, signals: signals, backlog: backlog)
        }
        let silentPushes = WaitingSilentPushes(store: store, clock: clock, policies: policies, signals: signals, backlog: backlog)
        dueItems = DueItemWorker(
            store: store, clock: clock, handlers: releases + reports + [scheduled, broadcastPages, escalations, silentPushes, reminders],
            reviews: [deferralReviews.review, reportReviews.review, escalations.review], signal: signals.dueItems, activity: activity,
            quarantine: quarantine,
            metrics: evaluatorMetrics, logger: logger)
        jobs = JobScheduler(
            MaintenanceJob.evaluator(store, policies: policies), clock: clock, activity: activity, metrics: metrics, logger: logger)
    }

    /// The contracts.
    var services: [any RegistrableService] { [events, broadcasts, quarantine, userData] }

    /// The workers that take an event to the peers.
    var pipeline: [any BackgroundWorker] { [evaluation, decisions, outcomes, dueItems, pictures] }

    /// The background work.
    var workers: [any BackgroundWorker] { pipeline + [jobs] }
}
