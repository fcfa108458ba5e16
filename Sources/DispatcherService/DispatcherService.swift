import CarillonAPI
import Cryptography
import DurableWork
import Logging
import NIOCore
import Providers
public import ServiceKit
import Storage
import TLS

/// The composition of the dispatcher, which sends pushes to providers.
public enum DispatcherService {
    /// `dispatcher`, port 7104.
    public static let definition = ServiceDefinition(name: "dispatcher", defaultPort: 7104)

    /// Builds the service.
    ///
    /// - Throws: configuration, key ring and store errors, each naming what is wrong and the remedy.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let settings = try ProviderSettings(runtime.config)
        let inFlightLimit = try runtime.config.int("queue.in_flight_limit", range: 1...1_000_000, default: 20_000)
        let queueLimit = try runtime.config.int("queue.limit", range: 1_000...1_000_000_000, default: 10_000_000)
        let registry = RegistryV1.Registry.Client(runtime.channel(to: "registry"))
        let preferences = PreferencesV1.Preferences.Client(runtime.channel(to: "preferences"))
        let policies = PolicyWatcher(registry: registry, metrics: runtime.metrics, logger: runtime.logger)
        let (addressKeyRing, credentialKeyRing) = (try runtime.addressKeyRing(), try runtime.credentialKeyRing())
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let store = try runtime.openStore(migrations: QueueSchema.migrations)
        let quarantine = try await runtime.quarantine(of: store)
        let sendChecks = SendCheckClient(preferences)
        let parts = try await DispatcherComponents(
            store: store,
            credentialKeyRing: credentialKeyRing,
            addresses: KeyRingAddressOpener(keyRing: addressKeyRing),
            checks: RemoteSendChecks(answers: sendChecks, verdicts: DeviceAnswers(registry)), policies: policies, settings: settings,
            tls: runtime.tls.client(TLSClientConfiguration(trustedCAPath: settings.trustedCAPath), name: "providers"), group: runtime.group,
            clock: runtime.clock, activity: runtime.activity, ids: runtime.ids, metrics: runtime.metrics, logger: runtime.logger,
            inFlightLimit: inFlightLimit, queueLimit: queueLimit, audit: audit,
            consent: RemoteGuardianConsent(registry: registry, answers: sendChecks, policies: policies, clock: runtime.clock),
            apps: RemoteApps(registry: registry))
        return ServiceComponents(
            rpc: [
                parts.pushes, parts.probes, parts.credentialKeys, parts.testPushes(registry: registry, policies: policies, ids: runtime.ids),
                UserDataService(.dispatcher, store: store, audit: audit, clock: runtime.clock),
                QuarantineService(quarantine, of: "dispatcher", sources: parts.quarantineSources, audit: audit, logger: runtime.logger),
            ],
            workers: parts.workers(
                outcomes: .init(runtime, to: "receipts"), tokenReports: .init(runtime, to: "registry"), quarantine: quarantine) + [
                    policies, KeyRingWatcher(["address": addressKeyRing, "credential": credentialKeyRing], logger: runtime.logger),
                    JobScheduler(MaintenanceJob.privacy(store), runtime),
                ],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: audit.refused,
            onShutdown: [{ await parts.shutdown() }])
    }
}

/// The components of the dispatcher, connected. The service and the tests give it different peers.
struct DispatcherComponents: Sendable {
    let queue: any PushQueue
    let outcomes: Outbox<ReceiptsV1.Outcome>
    let tokenReports: Outbox<RegistryV1.TokenReport>
    let credentials: CredentialStore
    let engine: DispatchEngine
    let pushes: PushesService
    let probes: TokenProbesService
    let credentialKeys: CredentialKeysService
    let measures: DispatcherMetrics
    let adapters: Adapters
    private let requests: PooledRequests
    private let signals: ReportSignals
    private let activity: ActivityTracker
    private let clock: any DomainClock
    private let logger: Logger
    private let store: Store
    private let intake: IntakeGate
    private let consent: any GuardianConsent

    /// - Parameters:
    ///   - providers: The adapters. Of two with one id the last counts, so another one can take the place of Carillon's own (ARCH-13).
    ///   - makeQueue: Another queue than that of the store.
    init(
        store: Store, credentialKeyRing: KeyRing, addresses: any AddressOpener, checks: any SendChecks, policies: any PolicySource,
        settings: ProviderSettings, tls: TLSClientContext, group: any EventLoopGroup, clock: any DomainClock, activity: ActivityTracker,
        ids: IdentifierSource, metrics: MetricsRegistry, logger: Logger, inFlightLimit: Int, queueLimit: Int, audit: any AuditSink,
        consent: any GuardianConsent, apps: any AppSource, providers: [any ProviderAdapter.Type] = ProviderList.all,
        makeQueue: (SQLitePushQueue) -> any PushQueue = { $0 }
    ) async throws {
        self.activity = activity
        self.clock = clock
        self.logger = logger
        self.store = store
        self.consent = consent
        let makePool: @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport = { endpoint, connections, hooks in
            var limits = ConnectionPoolState.Limits()
            limits.maximumConnections = connections
            return ProviderPool(
                endpoint: endpoint, tls: tls, limits: limits, eventLoop: group.next(), clock: clock, activity: activity, logger: logger,
                hooks: hooks)
        }
        queue = makeQueue(try await SQLitePushQueue(store: store))
        outcomes = Outbox(in: store)
        tokenReports = Outbox(in: store)
        requests = PooledRequests(makePool: makePool)
        adapters = try Adapters(
            providers,
            AdapterServices(config: settings.config, outbound: settings.outbound, requests: requests, clock: clock, logger: logger))
        credentials = try await CredentialStore(store: store, keyRing: credentialKeyRing, adapters: adapters)
        measures = DispatcherMetrics(registry: metrics, providers: adapters.ids)
        signals = ReportSignals(outcomes: WorkSignal(activity: activity), tokenReports: WorkSignal(activity: activity))
        engine = DispatchEngine(
            queue: queue, checks: checks, consent: consent, policies: policies, credentials: credentials, addresses: addresses,
            factory: LaneFactory(adapters: adapters, makePool: makePool), clock: clock, activity: activity, ids: ids, logger: logger,
            measures: measures, reportSignals: signals, inFlightLimit: inFlightLimit)
        intake = IntakeGate(limit: queueLimit)
        credentialKeys = CredentialKeysService(credentials: credentials, logger: logger)
        probes = TokenProbesService(
            queue: queue, engine: engine, adapters: adapters, measures: measures, consent: consent, clock: clock, intake: intake)
        pushes = PushesService(
            queue: queue, engine: engine, credentials: credentials, adapters: adapters, outcomes: outcomes, measures: measures, clock: clock,
            logger: logger, intake: intake, ages: QueueAges(policies: policies), policies: policies, apps: apps, audit: audit)
    }

    /// Test pushes, which ask the registry for the devices of a user.
    func testPushes(registry: RegistryV1.Registry.Client, policies: any PolicySource, ids: IdentifierSource) -> TestPushesService {
        TestPushesService(
            queue: queue, engine: engine, adapters: adapters, registry: registry, consent: consent, policies: policies, store: store, ids: ids,
            clock: clock,
            intake: intake)
    }

    /// A peer that takes reports, and the call that delivers them.
    struct ReportPeer<Report: OutboxItem>: Sendable {
        var peer: PeerDelivery
        var deliver: OutboxPublisher<Report>.Deliver
    }

    /// The background workers, with the peers that they report to.
    ///
    /// - Parameter quarantine: of the store.
    func workers(
        outcomes: ReportPeer<ReceiptsV1.Outcome>, tokenReports: ReportPeer<RegistryV1.TokenReport>, quarantine: Quarantine
    ) -> [any BackgroundWorker] {
        [
            EngineWorker(engine: engine),
            publisher("outcome reports", self.outcomes, signals.outcomes, to: outcomes, quarantine),
            publisher("token reports", self.tokenReports, signals.tokenReports, to: tokenReports, quarantine),
            QueueObserver(queue: queue, engine: engine, measures: measures, clock: clock),
        ]
    }

    private func publisher<Report>(
        _ name: String, _ outbox: Outbox<Report>, _ signal: WorkSignal, to peer: ReportPeer<Report>, _ quarantine: Quarantine
    ) -> OutboxPublisher<Report> {
        OutboxPublisher(
            name: name, outbox: outbox, to: peer.peer, quarantine: quarantine, signal: signal, activity: activity, clock: clock, logger: logger,
            deliver: peer.deliver)
    }

    /// How reports come back from the quarantine.
    var quarantineSources: [QuarantineSource] {
        [outcomes.quarantineSource(waking: signals.outcomes), tokenReports.quarantineSource(waking: signals.tokenReports)]
    }

    /// After the workers have ended.
    func shutdown() async { await requests.shutdown() }
}

extension DispatcherComponents.ReportPeer {
    /// The peer of a process.
    init(_ runtime: ServiceRuntime, to service: String) {
        let channel = runtime.channel(to: service)
        self.init(peer: runtime.delivery(to: service), deliver: { try await Report.deliver($0, over: channel) })
    }
}
