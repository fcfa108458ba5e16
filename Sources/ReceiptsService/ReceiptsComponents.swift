import CarillonAPI
import DurableWork
import Logging
import RPC
import ServiceKit
import Storage

/// The connected parts of receipts. Tests make them with their own peers.
struct ReceiptsComponents: Sendable {
    let ledger: LedgerService
    let deliveryChanges: DeliveryChangesService
    let frequency: FrequencyService
    let inbox: InboxService
    let userStreams: UserStreamsService
    let telemetry: TelemetryService
    let alerts: AlertsService
    let reports: ReportsService
    let quarantine: QuarantineService
    let userData: UserDataService
    let jobs: JobScheduler
    let beats: UserStreamBeats
    let reporter: DeviceCountersReporter
    /// Hands messages to users to the dispatcher.
    let personMessages: OutboxPublisher<DispatcherV1.PersonMessage>
    /// Hands silent pushes of badges to the evaluator.
    let badges: BadgeUpdater

    /// - Parameters:
    ///   - store: has ``ReceiptsMigrations``.
    ///   - countersChanged: wakes ``reporter``. The default counts as activity until the reporter runs; tests without a running reporter give one
    ///     that does not.
    ///   - maintenance: wakes ``jobs``. The default does not count as activity, for tests without running jobs.
    ///   - quarantine: of the store.
    /// - Throws: ``StoreError`` where the store cannot be watched.
    init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry,
        policies: any PolicySource, peers: ReceiptsPeers, countersChanged: WorkSignal? = nil, maintenance: WorkSignal = WorkSignal(),
        tracer: Tracer = .off, quarantine: Quarantine, audit: any AuditSink, logger: Logger
    ) throws {
        let countersChanged = countersChanged ?? WorkSignal(activity: activity)
        let ledgerMetrics = ReceiptsMetrics(metrics)
        let failures = ChangeFeed(name: "receipts", activity: activity, metrics: metrics)
        let feed = TelemetryFeed()
        let streams = UserStreamHub(activity: activity, metrics: metrics)
        // A broadcast changes thousands of users in a commit, and the hub looks up each of them.
        try store.watch([UserFeedTable.watched], mostUsers: Store.mostInProcess) { streams.changed($0) }
        let reportEffects = ClientReportEffects(metrics: ledgerMetrics, feed: feed, countersChanged: countersChanged)
        let joinedReports = JoinedReports(in: store, clock: clock) { reportEffects.recorded($0.count, $0.metrics, $0.telemetry) }
        ledger = LedgerService(
            store: store, clock: clock, metrics: ledgerMetrics, policies: policies, latencies: LatencyHistograms(), joinedReports: joinedReports,
            countersChanged: countersChanged, failures: failures, feed: feed, streams: streams, maintenance: maintenance, audit: audit,
            tracer: tracer)
        deliveryChanges = DeliveryChangesService(failures: failures)
        frequency = FrequencyService(store: store, clock: clock)
        inbox = InboxService(store: store, clock: clock, policies: policies, metrics: ledgerMetrics)
        userStreams = UserStreamsService(store: store, clock: clock, policies: policies, streams: streams)
        beats = UserStreamBeats(streams: streams)
        telemetry = TelemetryService(store: store, clock: clock, metrics: ledgerMetrics, policies: policies, audit: audit, feed: feed)
        let alertBoard = AlertBoard(metrics: ledgerMetrics, logger: logger)
        alerts = AlertsService(store: store, clock: clock, alerts: alertBoard, maintenance: maintenance, audit: audit)
        reports = ReportsService(store: store, clock: clock)
        let messageOutbox = Outbox<DispatcherV1.PersonMessage>(in: store)
        self.quarantine = QuarantineService(
            quarantine, of: "receipts",
            sources: [DeviceCountersTable.quarantineSource(countersChanged: countersChanged), messageOutbox.quarantineSource()], audit: audit,
            logger: logger)
        personMessages = OutboxPublisher(
            name: "messages to people", outbox: messageOutbox, to: peers.personMessages, quarantine: quarantine, activity: activity, clock: clock,
            logger: logger)
        badges = BadgeUpdater(
            store: store, clock: clock, activity: activity, policies: policies, peers: peers, metrics: ledgerMetrics,
            streams: streams, signal: WorkSignal(activity: activity), logger: logger)
        userData = UserDataService(
            .receipts(ids: ids), store: store, audit: audit, clock: clock, onErasure: { streams.changed(countersOf: [$0]) })
        jobs = JobScheduler(
            MaintenanceJob.receipts(store, ids: ids, metrics: ledgerMetrics, policies: policies, alerts: alertBoard, logger: logger),
            signal: maintenance, clock: clock, activity: activity, metrics: metrics, logger: logger)
        reporter = DeviceCountersReporter(
            store: store, clock: clock, activity: activity, peers: peers, quarantine: quarantine, countersChanged: countersChanged, logger: logger)
    }

    /// The contracts.
    var services: [any RegistrableService] {
        [ledger, inbox, userStreams, deliveryChanges, frequency, telemetry, alerts, reports, quarantine, userData]
    }

    /// The background work.
    var workers: [any BackgroundWorker] { [jobs, reporter, personMessages, badges, beats] }
}
