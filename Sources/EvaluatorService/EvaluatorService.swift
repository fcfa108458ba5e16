import CarillonAPI
import DurableWork
public import Logging
public import RPC
public import ServiceKit
public import Storage

/// The composition of the evaluator, for a process and for tests with their own peers.
public struct EvaluatorService: Sendable {
    /// The service, for a server or an in-process channel.
    public let service: any RegistrableService
    /// The quarantine of messages that peers refuse, for the same.
    public let quarantine: any RegistrableService
    /// The workers: evaluation, outbox, release of deferred notifications.
    public let workers: [any BackgroundWorker]

    /// - Parameters:
    ///   - store: Opened with ``migrations``.
    ///   - policies: Where apps' policies come from.
    ///   - audit: Where overrides of preferences are recorded.
    ///   - quietHoursChanges: Hears of users whose quiet hours may have changed.
    ///   - pauses: between look-ups of events that registry or preferences fail for.
    /// - Throws: What reading the store throws.
    public init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry,
        policies: any PolicySource, peers: EvaluatorPeers, quietHoursChanges: QuietHoursChanges, limits: AudienceLimits = .init(),
        pauses: Backoff = .init(),
        audit: any AuditSink, logger: Logger
    ) async throws {
        let signals = WorkSignals(activity: activity)
        let backlog = Backlog(activity: activity)
        // For some seconds of a high rate. Decoded, an event takes about three times its bytes.
        let recentEvents = RecentRows<PendingEvent>(rows: 10_000, bytes: 8_000_000)
        let recentBatches = RecentRows<StoredOutboxBatch>(rows: 100, bytes: 8_000_000)
        let delivered = DeliveredBatches()
        try store.watchUpdates(of: ["id", "state", "payload"], in: "events") { recentEvents.forget() }
        try store.watchUpdates(of: ["id", "records", "pushes"], in: DecisionOutbox.name) { recentBatches.forget() }
        let evaluatorMetrics = EvaluatorMetrics(metrics)
        evaluatorMetrics.watch(backlog)
        // Work that was left before the start counts from the first moment.
        let (leftOver, lastRow, deferred) = try await store.read {
            (try PendingEventTable.count($0) + DecisionOutbox.count($0), try EventTable.lastRow($0), try DeferralTable.items.count($0))
        }
        backlog.change(by: leftOver)
        // Deferred notifications may be due, or their users may have changed their settings.
        if deferred > 0 { quietHoursChanges.signal.signal() }
        let quarantined = try await Quarantine(store: store, clock: clock, metrics: metrics, logger: logger)
        let outcomes = Outbox<ReceiptsV1.Outcome>(in: store)
        quarantine = QuarantineService(
            quarantined, of: "evaluator",
            sources: DecisionOutbox.quarantineSources(signals: signals, backlog: backlog)
                + [EventTable.quarantineSource(signals: signals, backlog: backlog), outcomes.quarantineSource(waking: signals.outcomes)],
            audit: audit, logger: logger)
        let intake = EventIntake(
            store: store, clock: clock, ids: ids, policies: policies, signals: signals, backlog: backlog, recent: recentEvents,
            metrics: evaluatorMetrics, audit: audit)
        service = EventsService(intake: intake, store: store, policies: policies)
        let lookup = AudienceLookup(
            peers: peers, sendChecks: SendCheckClient(peers.preferences), policies: policies, clock: clock,
            limits: limits, pauses: pauses, logger: logger)
        workers = [
            EvaluationWorker(
                store: store, clock: clock, lookup: lookup, recoveredThrough: lastRow, quietHoursChanges: quietHoursChanges, signals: signals,
                backlog: backlog, recentEvents: recentEvents, recentBatches: recentBatches, delivered: delivered,
                quarantine: quarantined, metrics: evaluatorMetrics, logger: logger),
            DecisionOutboxPublisher(
                store: store, clock: clock, peers: peers, signals: signals, backlog: backlog, recent: recentBatches,
                delivered: delivered, quarantine: quarantined, logger: logger),
            OutboxPublisher(
                name: "outcomes of refused pushes", outbox: outcomes,
                to: PeerDelivery(to: "receipts", backoff: peers.backoffs["receipts"], clock: clock, activity: activity, logger: logger),
                quarantine: quarantined, signal: signals.outcomes, activity: activity, clock: clock, logger: logger,
                deliver: { try await peers.deliver($0) }),
            DeferralWorker(
                store: store, clock: clock, lookup: lookup, changes: quietHoursChanges, signals: signals, backlog: backlog, activity: activity,
                metrics: evaluatorMetrics, logger: logger),
        ]
    }

    /// Name and port.
    public static let definition = ServiceDefinition(name: "evaluator", defaultPort: 7103)

    /// Builds the process.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let store = try runtime.openStore(migrations: EvaluatorService.migrations)
        let registry = runtime.channel(to: "registry")
        let audit = AuditReporter(registry: registry, logger: runtime.logger)
        let quietHoursChanges = QuietHoursChanges(activity: runtime.activity)
        let policies = PolicyWatcher(
            registry: .init(registry), metrics: runtime.metrics, logger: runtime.logger, onChange: quietHoursChanges.policyChanged)
        runtime.needs("registry", while: { policies.knowsNothing })
        let peers = EvaluatorPeers(
            registry: registry, preferences: runtime.channel(to: "preferences"), receipts: runtime.channel(to: "receipts"),
            dispatcher: runtime.channel(to: "dispatcher"), backoffs: runtime.backoffs)
        let evaluator = try await EvaluatorService(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics,
            policies: policies, peers: peers, quietHoursChanges: quietHoursChanges, audit: audit, logger: runtime.logger)
        return ServiceComponents(
            rpc: [evaluator.service, evaluator.quarantine, UserDataService(.evaluator, store: store, audit: audit, clock: runtime.clock)],
            workers: evaluator.workers + [
                policies, runtime.preferenceChanges(telling: quietHoursChanges), runtime.deviceChanges(telling: quietHoursChanges.directory),
                JobScheduler(MaintenanceJob.evaluator(store, policies: policies), runtime),
            ],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)],
            onRefusal: audit.refused)
    }

    /// The schema of the evaluator's store.
    public static var migrations: [Migration] { EvaluatorMigrations.all }
}
