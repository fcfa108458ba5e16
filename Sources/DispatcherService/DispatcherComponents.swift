import CarillonAPI
import Cryptography
import DurableWork
import Logging
import NIOCore
import Providers
import RPC
import ServiceKit
import Storage
import TLS

/// The connected parts of the dispatcher. Tests make them with their own peers.
struct DispatcherComponents: Sendable {
    let queue: SQLitePushQueue
    let outcomes: Outbox<ReceiptsV1.Outcome>
    let tokenReports: Outbox<RegistryV1.TokenReport>
    let credentials: CredentialStore
    let engine: DispatchEngine
    let pushes: PushesService
    let probes: TokenProbesService
    let credentialKeys: CredentialKeysService
    let userData: UserDataService
    let metrics: DispatcherMetrics
    let adapters: Adapters
    let jobs: JobScheduler
    private let requests: PooledRequests
    private let signals: ReportSignals
    private let store: Store
    private let clock: any DomainClock
    private let ids: IdentifierSource
    private let activity: ActivityTracker
    private let policies: any PolicySource
    private let consent: any GuardianConsent
    private let intake: IntakeGate
    private let audit: any AuditSink
    private let logger: Logger

    /// - Parameters:
    ///   - store: has ``DispatcherMigrations``.
    ///   - maintenance: wakes ``jobs``. The default does not count as activity, for tests without running jobs.
    ///   - providers: The adapters. Of two with one id the last counts, so another one can take the place of Carillon's own (ARCH-13).
    ///   - makeQueue: What the engine and the contracts use instead of the store's queue.
    init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics registry: MetricsRegistry,
        policies: any PolicySource, checks: any SendChecks, consent: any GuardianConsent, apps: any AppSource, addresses: any AddressOpener,
        credentialKeyRing: KeyRing, settings: ProviderSettings, limits: QueueLimits = QueueLimits(), tls: TLSClientContext,
        group: any EventLoopGroup, providers: [any ProviderAdapter.Type] = ProviderList.all,
        makeQueue: (SQLitePushQueue) -> any PushQueue = { $0 }, maintenance: WorkSignal = WorkSignal(), audit: any AuditSink, logger: Logger
    ) async throws {
        (self.store, self.clock, self.ids, self.activity) = (store, clock, ids, activity)
        (self.policies, self.consent, self.audit, self.logger) = (policies, consent, audit, logger)
        let makePool: @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport = { endpoint, connections, hooks in
            var limits = ConnectionPoolState.Limits()
            limits.maximumConnections = connections
            return ProviderPool(
                endpoint: endpoint, tls: tls, limits: limits, eventLoop: group.next(), clock: clock, activity: activity, logger: logger,
                hooks: hooks)
        }
        queue = try await SQLitePushQueue(store: store, maintenance: maintenance)
        let pushQueue = makeQueue(queue)
        outcomes = Outbox(in: store)
        tokenReports = Outbox(in: store)
        requests = PooledRequests(makePool: makePool)
        adapters = try Adapters(
            providers,
            AdapterServices(config: settings.config, outbound: settings.outbound, requests: requests, clock: clock, logger: logger))
        credentials = try await CredentialStore(store: store, keyRing: credentialKeyRing, adapters: adapters, maintenance: maintenance)
        metrics = DispatcherMetrics(registry, providers: adapters.ids)
        signals = ReportSignals(outcomes: WorkSignal(activity: activity), tokenReports: WorkSignal(activity: activity))
        engine = DispatchEngine(
            queue: pushQueue, clock: clock, ids: ids, activity: activity, metrics: metrics, policies: policies, checks: checks, consent: consent,
            credentials: credentials, addresses: addresses, factory: LaneFactory(adapters: adapters, makePool: makePool),
            reportSignals: signals, inFlightLimit: limits.inFlight, logger: logger)
        intake = IntakeGate(limit: limits.queued)
        credentialKeys = CredentialKeysService(
            credentials: credentials, audit: audit, ringAudit: KeyRingAudit(credentialKeyRing, of: "credentials"), logger: logger)
        probes = TokenProbesService(
            queue: pushQueue, clock: clock, engine: engine, adapters: adapters, consent: consent, intake: intake)
        pushes = PushesService(
            queue: pushQueue, clock: clock, metrics: metrics, policies: policies, engine: engine, credentials: credentials, adapters: adapters,
            outcomes: outcomes, intake: intake, ages: QueueAges(policies: policies), apps: apps, audit: audit, logger: logger)
        userData = UserDataService(.dispatcher, store: store, audit: audit, clock: clock)
        jobs = JobScheduler(
            MaintenanceJob.dispatcher(store, queue: queue, clock: clock), signal: maintenance, clock: clock, activity: activity, metrics: registry,
            logger: logger)
    }

    /// The contracts.
    ///
    /// - Parameters:
    ///   - registry: names the devices of a user, for test pushes.
    ///   - quarantine: of the store.
    func services(registry: RegistryV1.Registry.Client, quarantine: Quarantine) -> [any RegistrableService] {
        let sources = [outcomes.quarantineSource(waking: signals.outcomes), tokenReports.quarantineSource(waking: signals.tokenReports)]
        return [
            pushes, probes, credentialKeys, testPushes(registry: registry), userData,
            QuarantineService(quarantine, of: "dispatcher", sources: sources, audit: audit, logger: logger),
        ]
    }

    /// Test pushes, which ask the registry for the devices of a user.
    func testPushes(registry: RegistryV1.Registry.Client) -> TestPushesService {
        TestPushesService(
            store: store, queue: engine.queue, clock: clock, ids: ids, policies: policies, engine: engine, adapters: adapters,
            registry: registry, consent: consent, intake: intake)
    }

    /// The background work but ``jobs``.
    ///
    /// - Parameters:
    ///   - outcomes: the peer that takes outcomes.
    ///   - tokenReports: the peer that takes token states.
    ///   - quarantine: of the store.
    func workers(
        outcomes: ReportPeer<ReceiptsV1.Outcome>, tokenReports: ReportPeer<RegistryV1.TokenReport>, quarantine: Quarantine
    ) -> [any BackgroundWorker] {
        [
            EngineWorker(engine: engine),
            publisher("outcome reports", self.outcomes, signals.outcomes, to: outcomes, quarantine),
            publisher("token reports", self.tokenReports, signals.tokenReports, to: tokenReports, quarantine),
            QueueObserver(queue: engine.queue, clock: clock, metrics: metrics, engine: engine),
        ]
    }

    private func publisher<Report>(
        _ name: String, _ outbox: Outbox<Report>, _ signal: WorkSignal, to peer: ReportPeer<Report>, _ quarantine: Quarantine
    ) -> OutboxPublisher<Report> {
        OutboxPublisher(
            name: name, outbox: outbox, to: peer.delivery, quarantine: quarantine, signal: signal, activity: activity, clock: clock,
            logger: logger, deliver: peer.deliver)
    }

    /// After the workers have ended.
    func shutdown() async { await requests.shutdown() }
}
