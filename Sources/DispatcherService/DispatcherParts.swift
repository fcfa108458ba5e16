import CarillonAPI
import Cryptography
import Logging
import NIOCore
import ServiceKit
import Storage
import TLS

/// Everything the dispatcher consists of, wired; the service and the tests give it different peers.
struct DispatcherParts: Sendable {
    let queue: any PushQueue
    let outbox: OutcomeOutbox
    let credentials: CredentialStore
    let engine: DispatchEngine
    let rpc: DispatcherRPC
    let probes: TokenProbeRPC
    let credentialKeys: CredentialKeyRPC
    let measures: DispatcherMeasures
    private let transport: PooledTokenTransport
    private let signals: [OutcomeOutbox.Box: WorkSignal]
    private let activity: ActivityTracker
    private let clock: any DomainClock
    private let logger: Logger
    private let store: Store
    private let intake: IntakeGate
    private let consent: any GuardianConsent

    /// - Parameters:
    ///   - others: Adapters in the place of Carillon's own senders (ARCH-13).
    ///   - makeQueue: Another queue than that of the store.
    init(
        store: Store, credentialKeyRing: KeyRing, addresses: any AddressOpener, checks: any SendChecks, policies: any PolicySource,
        settings: ProviderSettings, tls: TLSClientContext, group: any EventLoopGroup, clock: any DomainClock, activity: ActivityTracker,
        ids: IdentifierSource, metrics: MetricsRegistry, logger: Logger, mostInHand: Int, queueLimit: Int, audit: any AuditSink,
        consent: any GuardianConsent, replacing others: [ProviderKind: any ProviderSender] = [:],
        makeQueue: (SQLitePushQueue) -> any PushQueue = { $0 }
    ) async throws {
        self.activity = activity
        self.clock = clock
        self.logger = logger
        self.store = store
        self.consent = consent
        let makePool: @Sendable (ProviderEndpoint, Int, ProviderPool.Hooks) -> ProviderPool = { endpoint, connections, hooks in
            var limits = ConnectionPoolState.Limits()
            limits.maximumConnections = connections
            return ProviderPool(
                endpoint: endpoint, tls: tls, limits: limits, eventLoop: group.next(), clock: clock, activity: activity, logger: logger,
                hooks: hooks)
        }
        queue = makeQueue(try await SQLitePushQueue(store: store))
        outbox = OutcomeOutbox(store: store)
        credentials = try await CredentialStore(store: store, keyRing: credentialKeyRing, outbound: settings.outbound)
        measures = DispatcherMeasures(registry: metrics)
        transport = PooledTokenTransport(override: settings.tokenEndpoint, makePool: makePool)
        let tokens = GoogleTokenSource(transport: transport, clock: clock, logger: logger)
        let senders: [ProviderKind: any ProviderSender] = [
            .apns: APNsSender(production: settings.apnsProduction, sandbox: settings.apnsSandbox),
            .fcm: FCMSender(host: settings.fcm, tokens: tokens),
        ].merging(others) { $1 }
        signals = [.outcomes: WorkSignal(activity: activity), .tokenReports: WorkSignal(activity: activity)]
        engine = DispatchEngine(
            queue: queue, checks: checks, consent: consent, policies: policies, credentials: credentials, addresses: addresses,
            factory: LaneFactory(senders: senders, makePool: makePool), clock: clock, activity: activity, ids: ids, logger: logger,
            measures: measures, reportSignals: signals, mostInHand: mostInHand)
        intake = IntakeGate(limit: queueLimit)
        credentialKeys = CredentialKeyRPC(credentials: credentials, logger: logger)
        probes = TokenProbeRPC(queue: queue, engine: engine, measures: measures, consent: consent, clock: clock, intake: intake)
        rpc = DispatcherRPC(
            queue: queue, engine: engine, credentials: credentials, tokens: tokens, outbox: outbox, measures: measures, clock: clock,
            logger: logger, intake: intake, ages: QueueAges(policies: policies), policies: policies, audit: audit)
    }

    /// Test pushes, which ask the registry for the devices of a user.
    func testPushes(registry: RegistryV1.Registry.Client, policies: any PolicySource, ids: IdentifierSource) -> TestPushRPC {
        TestPushRPC(
            queue: queue, engine: engine, registry: registry, consent: consent, policies: policies, store: store, ids: ids, clock: clock,
            intake: intake)
    }

    /// A peer that takes reports, and the call that delivers them.
    struct Neighbour: Sendable {
        var peer: PeerDelivery
        var deliver: OutboxReporter.Deliver
    }

    /// The background workers, with the peers that they report to.
    ///
    /// - Parameter quarantine: of the store.
    func workers(outcomes: Neighbour, tokenReports: Neighbour, quarantine: Quarantine) -> [any BackgroundWorker] {
        [
            EngineWorker(engine: engine),
            reporter("outcome reports", .outcomes, to: outcomes, quarantine),
            reporter("token reports", .tokenReports, to: tokenReports, quarantine),
            QueueObserver(queue: queue, engine: engine, measures: measures, clock: clock),
        ]
    }

    private func reporter(_ name: String, _ box: OutcomeOutbox.Box, to neighbour: Neighbour, _ quarantine: Quarantine) -> OutboxReporter {
        // Token reports name devices alone.
        let named: @Sendable ([UInt8]) -> [String] = { box == .outcomes ? OutboxReporter.users(ofOutcome: $0) : [] }
        return OutboxReporter(
            name: name, outbox: outbox.box(box), to: neighbour.peer, quarantine: quarantine, batchSize: OutcomeOutbox.batchSize,
            signal: signals[box] ?? WorkSignal(activity: activity), activity: activity, logger: logger, named: named,
            deliver: neighbour.deliver)
    }

    /// How reports come back from the quarantine.
    var quarantineSources: [QuarantineSource] { OutcomeOutbox.Box.allCases.map { outbox.box($0).quarantineSource(waking: signals[$0]) } }

    /// After the workers have ended.
    func shutdown() async { await transport.shutdown() }
}

/// Runs the engine until the service drains.
private struct EngineWorker: BackgroundWorker {
    let name = "dispatch"
    let engine: DispatchEngine
    func run() async throws { try await engine.run() }
}
