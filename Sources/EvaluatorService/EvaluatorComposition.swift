import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

/// The evaluator put together: what a process runs, and what a test runs with neighbours of its own.
public struct EvaluatorComposition: Sendable {
    /// The service, for a server or an in-process channel.
    public let service: any RegistrableService
    /// What the neighbours refuse, for the same.
    public let quarantine: any RegistrableService
    /// Evaluation, hand-over and release.
    public let workers: [any BackgroundWorker]

    /// - Parameters:
    ///   - store: Opened with ``migrations``.
    ///   - policies: Where apps' policies come from.
    ///   - audit: Where overrides of preferences are recorded.
    ///   - answers: Keeps what preferences said; nil asks each time.
    ///   - heldChanges: Hears whose preferences changed.
    ///   - pauses: between look-ups of events that registry or preferences fail for.
    /// - Throws: What reading the store throws.
    public init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry,
        policies: any PolicySource, neighbours: Neighbours, answers: SendAnswers.Cache? = nil,
        heldChanges: HeldChanges, limits: AudienceLimits = .init(), pauses: Backoff = .init(), audit: any AuditSink, logger: Logger
    ) async throws {
        let signals = WorkSignals(activity: activity)
        let backlog = Backlog(activity: activity)
        let evaluatorMetrics = EvaluatorMetrics(metrics)
        evaluatorMetrics.watch(backlog)
        // What a previous life left over is work from the first moment.
        let (leftOver, lastRow, waiting) = try await store.read {
            (try EventTable.pendingCount($0) + HandOverTable.count($0), try EventTable.lastRow($0), try HeldTable.count($0))
        }
        backlog.change(by: leftOver)
        // What waits may have become due, or its user may have chosen something else.
        if waiting > 0 { heldChanges.signal.signal() }
        let setAside = try await Quarantine(store: store, metrics: metrics, logger: logger)
        quarantine = QuarantineService(
            setAside, of: "evaluator",
            sources: HandOverTable.quarantineSources(signals: signals, backlog: backlog)
                + [EventTable.quarantineSource(signals: signals, backlog: backlog)],
            audit: audit, logger: logger)
        let intake = EventIntake(
            store: store, clock: clock, ids: ids, policies: policies, signals: signals, backlog: backlog, metrics: evaluatorMetrics,
            audit: audit)
        service = EvaluatorServer(intake: intake, store: store, policies: policies)
        let lookup = AudienceLookup(
            neighbours: neighbours, sendAnswers: SendAnswers(neighbours.preferences, cache: answers), policies: policies, clock: clock,
            limits: limits, pauses: pauses, logger: logger)
        workers = [
            EvaluationWorker(
                store: store, clock: clock, lookup: lookup, recoveredThrough: lastRow, heldChanges: heldChanges, signals: signals, backlog: backlog,
                quarantine: setAside, metrics: evaluatorMetrics, logger: logger),
            HandOverWorker(
                store: store, clock: clock, neighbours: neighbours, signals: signals, backlog: backlog, quarantine: setAside, logger: logger),
            ReleaseWorker(
                store: store, clock: clock, lookup: lookup, changes: heldChanges, signals: signals, backlog: backlog, activity: activity,
                metrics: evaluatorMetrics, logger: logger),
        ]
    }

    /// The schema of the evaluator's store.
    public static var migrations: [Migration] { EvaluatorMigrations.all }
}
