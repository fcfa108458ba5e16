import CarillonAPI
import Cryptography
import DurableWork
import Logging
import NIOCore
import OutboundHTTP
import OutboundMessages
import Providers
import RPC
import ServiceKit
import Storage
import TLS

/// The connected parts of the dispatcher. Tests make them with their own peers.
struct DispatcherComponents: Sendable {
    let queue: SQLitePushQueue
    let credentials: CredentialStore
    let engine: DispatchEngine
    let pushes: PushesService
    let probes: TokenProbesService
    let credentialKeys: CredentialKeysService
    let testPushes: TestPushesService
    let activityPushes: ActivityPushesService
    let activityChannels: ActivityChannelsService
    /// The agents on desktops.
    let desktop: DesktopService
    let personMessages: PersonMessagesService
    let webhooks: WebhooksService
    /// Tells the ledger which pushes wait for the end of their provider's outage.
    let outageReports: OutageReports
    let userData: UserDataService
    /// What other dispatchers change in this one.
    let fleetReceiver: DispatcherFleetReceiver
    let quarantine: QuarantineService
    /// Reports outcomes of pushes to the ledger.
    let outcomeReports: OutboxPublisher<ReceiptsV1.Outcome>
    /// Reports dead tokens to the registry.
    let tokenReports: OutboxPublisher<RegistryV1.TokenReport>
    /// Reports causes of alerts to receipts.
    let alertReports: OutboxPublisher<ReceiptsV1.AlertReport>
    let metrics: DispatcherMetrics
    let adapters: Adapters
    let jobs: JobScheduler
    private let alertFeed: AlertFeed
    private let engineWorker: EngineWorker
    private let fleetWorker: FleetWorker
    private let receipts: ReceiptPoller
    private let desktops: DesktopWorker
    private let personMessageSender: PersonMessageSender
    private let telemetryForwarder: TelemetryForwarder
    let secretWatcher: SecretWatcher
    private let outbound: OutboundClient
    /// Of a queue that finds its deliveries by itself.
    private let feeder: QueueFeeder?
    private let observer: QueueObserver
    private let recentPushes: RecentPushesCleaner
    private let requests: PooledRequests

    /// - Parameters:
    ///   - store: has ``DispatcherMigrations``.
    ///   - maintenance: wakes ``jobs``. The default does not count as activity, for tests without running jobs.
    ///   - name: of the instance, in audit records.
    ///   - quarantine: of the store.
    ///   - providers: The adapters. Of two with one id the last counts, so another one can take the place of Carillon's own (ARCH-13).
    ///   - fleet: the dispatchers that share the queue.
    ///   - sendToPerson: Makes one attempt of a message to a person; nil: over the network.
    ///   - recordOwn: Writes to the audit log what the dispatcher does by itself.
    ///   - makeQueue: What the engine and the contracts use instead of the store's queue.
    init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics registry: MetricsRegistry,
        policies: any PolicySource, peers: DispatcherPeers, addresses: any AddressOpener, credentialKeyRing: KeyRing, settings: ProviderSettings,
        limits: QueueLimits = QueueLimits(), tls: TLSClientContext, group: any EventLoopGroup,
        providers: [any ProviderAdapter.Type] = ProviderList.all, makeQueue: (SQLitePushQueue) -> any PushQueue = { $0 },
        sendToPerson: PersonMessageSender.Send? = nil,
        recordOwn: @escaping @Sendable (AuditEvent) async throws -> Void = { _ in }, hostLimits: UserNamedHostLimits = UserNamedHostLimits(),
        fleet: any Fleet = LoneDispatcher(), maintenance: WorkSignal = WorkSignal(), name: String = "dispatcher", tracer: Tracer = .off,
        quarantine: Quarantine, audit: any AuditSink, logger: Logger
    ) async throws {
        let consent = peers.consent(policies, clock)
        let transports = TransportMaker(tls: tls, group: group, settings: settings, clock: clock, activity: activity, logger: logger)
        queue = try await SQLitePushQueue(store: store, maintenance: maintenance)
        let pushQueue = makeQueue(queue)
        let sharedQueue = pushQueue as? any SharedPushQueue
        let outcomeOutbox = Outbox<ReceiptsV1.Outcome>(in: store)
        let tokenReportOutbox = Outbox<RegistryV1.TokenReport>(in: store)
        let alertOutbox = Outbox<ReceiptsV1.AlertReport>(in: store)
        requests = PooledRequests(makePool: { transports.http2($0, connections: $1, hooks: $2) })
        adapters = try Adapters(
            providers,
            AdapterServices(config: settings.config, outbound: settings.outbound, requests: requests, clock: clock, logger: logger),
            addresses: addresses)
        credentials = try await CredentialStore(
            store: store, keyRing: credentialKeyRing, adapters: adapters, secrets: settings.secrets, maintenance: maintenance,
            share: { try await fleet.share($0, after: $1) }, retract: { try await fleet.retract($0, after: $1) })
        metrics = DispatcherMetrics(registry, providers: adapters.ids)
        let signals = ReportSignals(
            outcomes: WorkSignal(activity: activity), tokenReports: WorkSignal(activity: activity), receipts: WorkSignal(activity: activity))
        let outageReports = OutageReports(store: store, signal: signals.outcomes)
        self.outageReports = outageReports
        let alertFeed = AlertFeed(store: store, clock: clock, activity: activity, logger: logger)
        self.alertFeed = alertFeed
        let testWatch = TestWatch()
        let sharedMailbox = (pushQueue as? JetStreamPushQueue).map { JetStreamDesktopMailbox(queue: $0, store: store, logger: logger) }
        let messages = DesktopMessages(
            mailbox: sharedMailbox.map { $0 as any DesktopMailbox } ?? SQLiteDesktopMailbox(store: store),
            hub: DesktopHub(activity: activity, metrics: registry), clock: clock,
            activity: activity, reportSignals: signals, testWatch: testWatch, fleet: fleet, metrics: metrics, logger: logger)
        engine = DispatchEngine(
            queue: pushQueue, clock: clock, ids: ids, activity: activity, metrics: metrics, policies: policies,
            checks: DeliveryChecks(pushes: peers.checks, probes: consent), credentials: credentials, addresses: addresses,
            factory: LaneFactory(
                adapters: adapters, transports: transports, makeDesktop: { DesktopTransport(messages: messages, hooks: $0) }), reportSignals: signals,
            testWatch: testWatch, inFlightLimit: limits.inFlight, hostLimits: hostLimits, fleet: fleet, outageReports: outageReports,
            alertFeed: alertFeed, tracer: tracer, logger: logger)
        let changes = CredentialChanges(credentials: credentials, engine: engine, requests: requests)
        let intake = Intake(
            queue: pushQueue, gate: IntakeGate(limit: limits.queued, crowded: limits.crowded), engine: engine, metrics: metrics)
        credentialKeys = CredentialKeysService(
            credentials: credentials, fleet: fleet, audit: audit, ringAudit: KeyRingAudit(credentialKeyRing, of: "credentials"), logger: logger)
        probes = TokenProbesService(
            clock: clock, engine: engine, adapters: adapters, consent: consent, intake: intake)
        for order in try await store.read(LaneOrderTable.all) { await engine.follow(order) }
        pushes = PushesService(
            store: store, queue: pushQueue, clock: clock, metrics: metrics, policies: policies, engine: engine, fleet: fleet,
            credentials: credentials, credentialChanges: changes, adapters: adapters, outcomes: outcomeOutbox, intake: intake,
            ages: QueueAges(policies: policies), apps: peers.apps, audit: audit, outageReports: outageReports, logger: logger)
        testPushes = TestPushesService(
            store: store, queue: pushQueue, clock: clock, ids: ids, policies: policies, engine: engine, adapters: adapters,
            registry: peers.registry, consent: consent, intake: intake)
        activityPushes = ActivityPushesService(
            store: store, clock: clock, ids: ids, adapters: adapters, addresses: peers.addresses, consent: consent, intake: intake, audit: audit)
        activityChannels = ActivityChannelsService(
            store: store, clock: clock, adapters: adapters, credentials: credentials, requests: requests, audit: audit,
            pace: SharedPace(.channel, every: ActivityChannels.interval, mostKeys: 10_000, fleet: fleet, clock: clock))
        let outbound = OutboundClient(
            hosts: settings.outbound, caFile: settings.messageCAPath, timeout: .seconds(30),
            concurrency: MessageTurns.mostAtOnce + TelemetryForwarder.mostAtOnce)
        let transport = MessageTransport(outbound)
        self.outbound = outbound
        let send: PersonMessageSender.Send = sendToPerson ?? { try await transport.send($0, over: $1, now: $2) }
        let messagesArrived = WorkSignal(activity: activity)
        personMessages = PersonMessagesService(store: store, clock: clock, signal: messagesArrived)
        webhooks = WebhooksService(credentials: credentials, clock: clock)
        personMessageSender = PersonMessageSender(
            store: store, credentials: credentials, policies: policies, registry: peers.registry,
            send: send, signal: messagesArrived, maintenance: maintenance, outcomes: signals.outcomes, clock: clock, activity: activity,
            metrics: metrics, webhooks: WebhookAlerts(feed: alertFeed), record: recordOwn, logger: logger)
        telemetryForwarder = TelemetryForwarder(
            accounts: { [credentials] in credentials.allInUse.compactMap { TelemetryForwarder.Account($0) } }, receipts: peers.telemetry, send: send,
            claimant: ids.make(prefix: "\(name)_"), clock: clock, activity: activity, metrics: metrics, logger: logger)
        secretWatcher = SecretWatcher(
            credentials: credentials, changes: changes, keyCheck: AddressKeyCheck(apps: peers.apps), clock: clock, record: recordOwn, logger: logger)
        userData = UserDataService(.dispatcher, store: store, audit: audit, clock: clock) {
            _ = try await sharedQueue?.erase(user: $0.id, of: $0.tenant)
            try await fleet.send(.erase($0))
        }
        fleetReceiver = DispatcherFleetReceiver(
            engine: engine, sharedQueue: sharedQueue, credentials: credentials, changes: changes, userData: userData, pushes: pushes,
            desktops: messages.hub, paces: [engine.activityPace, activityChannels.pace], logger: logger)
        fleetWorker = FleetWorker(fleet: fleet, receiver: fleetReceiver)
        self.quarantine = QuarantineService(
            quarantine, of: name,
            sources: [
                outcomeOutbox.quarantineSource(waking: signals.outcomes), tokenReportOutbox.quarantineSource(waking: signals.tokenReports),
                alertOutbox.quarantineSource(),
            ], audit: audit, logger: logger)
        engineWorker = EngineWorker(engine: engine)
        outcomeReports = OutboxPublisher(
            name: "outcome reports", outbox: outcomeOutbox, to: peers.outcomes, quarantine: quarantine, signal: signals.outcomes,
            activity: activity, clock: clock, logger: logger)
        tokenReports = OutboxPublisher(
            name: "token reports", outbox: tokenReportOutbox, to: peers.tokenReports, quarantine: quarantine, signal: signals.tokenReports,
            activity: activity, clock: clock, logger: logger)
        alertReports = OutboxPublisher(
            name: "causes of alerts", outbox: alertOutbox, to: peers.alerts, quarantine: quarantine, activity: activity, clock: clock,
            logger: logger)
        receipts = ReceiptPoller(
            store: store, engine: engine, adapters: adapters, credentials: credentials, requests: requests, signal: signals.receipts, clock: clock,
            activity: activity, metrics: metrics, logger: logger)
        desktop = DesktopService(
            store: store, messages: messages, clock: clock, activity: activity, fleet: fleet, devices: DeviceCheckClient(peers.registry))
        desktops = DesktopWorker(messages: messages, clock: clock, activity: activity, logger: logger)
        feeder = sharedQueue.map { [engine, metrics] in QueueFeeder(queue: $0, engine: engine, metrics: metrics) }
        observer = QueueObserver(queue: pushQueue, clock: clock, metrics: metrics, engine: engine, intake: intake.gate)
        recentPushes = RecentPushesCleaner(queue: pushQueue)
        jobs = JobScheduler(
            MaintenanceJob.dispatcher(store, queue: queue, clock: clock, remind: Self.reminder(metrics, alertFeed, logger)), signal: maintenance,
            clock: clock, activity: activity, metrics: registry, logger: logger)
    }

    /// Tells operators of an old key, with an alert that pages nobody.
    private static func reminder(
        _ metrics: DispatcherMetrics, _ alerts: AlertFeed, _ logger: Logger
    ) -> @Sendable (CredentialTable.Aged) -> Void {
        { credential in
            metrics.alert(ProviderID(rawValue: credential.provider), code: "rotation_due")
            alerts.fire(
                .keyRotationDue, credential.provider, of: credential.tenant, severity: .warning,
                detail: "the credential is older than a year: put at \(credential.createdAt.rfc3339)",
                remedy: "make a new key, and put it (`carillon credentials put \(credential.provider)`)")
            logger.warning(
                "a credential is older than a year",
                metadata: [
                    "organization": "\(credential.tenant.organizationId)", "app": "\(credential.tenant.appId)",
                    "provider": "\(credential.provider)", "credential": "\(credential.id)", "put_at": "\(credential.createdAt.rfc3339)",
                    "remedy": "make a new key, and put it (`carillon credentials put \(credential.provider)`)",
                ])
        }
    }

    /// The contracts.
    var services: [any RegistrableService] {
        [pushes, probes, credentialKeys, testPushes, activityPushes, activityChannels, desktop, personMessages, webhooks, userData, quarantine]
    }

    /// The workers that take a push to its provider, and its outcome to the peers. They stop in reverse order: the reports after the engine, which
    /// writes outcomes until its last answer, and the mailboxes of desktops after it, too, because they answer its lanes.
    var pipeline: [any BackgroundWorker] {
        let feeders: [any BackgroundWorker] = feeder.map { [$0] } ?? []
        let reports: [any BackgroundWorker] = [alertReports, alertFeed, outcomeReports, tokenReports]
        return reports + [fleetWorker, desktops, engineWorker, receipts, personMessageSender, observer, recentPushes] + feeders
    }

    /// The background work.
    var workers: [any BackgroundWorker] { pipeline + [jobs, secretWatcher, telemetryForwarder] }

    /// After the workers have ended.
    func shutdown() async {
        await requests.shutdown()
        await outbound.close()
        await engine.fleet.leave()
    }
}
