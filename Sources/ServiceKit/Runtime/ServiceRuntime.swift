public import Cryptography
import Foundation
public import Logging
public import NIOCore
public import RPC
public import Storage
import Synchronization
import TLS

/// Everything that a service is composed from: settings, time, identifiers, logs, metrics, peers, stores and keys.
public final class ServiceRuntime: Sendable {
    /// The service.
    public let definition: ServiceDefinition
    /// Which of the service's processes in the run folder this one is.
    public let instance: ServiceInstance
    /// Its settings.
    public let config: ServiceConfig
    /// Its log.
    public let logger: Logger
    /// Domain time: virtual in test mode.
    public let clock: any DomainClock
    /// Counts work in progress: workers report to it; calls are reported by ``CallObserver``.
    public let activity: ActivityTracker
    /// Makes new identifiers, by ``clock``.
    public let ids: IdentifierSource
    /// The metrics of the admin port.
    public let metrics: MetricsRegistry
    /// Collects the spans of traces; it is off without `telemetry.otlp_endpoint`.
    public let tracer: Tracer
    /// Sends them; nil: nothing is exported.
    let exporter: OTLPExporter?
    /// Counts connections and streams that the process's listeners closed.
    public let cuts: CutMetrics
    /// The process's event loops.
    public let group: any EventLoopGroup
    /// The folder of stores, keys, sockets and logs.
    public let runFolder: RunFolder
    /// Whether time is virtual, and moved by the clock contract.
    public let isTestMode: Bool
    /// Makes the TLS contexts of listeners and connections, and renews them.
    public let tls: TLSContexts
    /// The backoff of each peer.
    public let backoffs = PeerBackoffs()

    private let mutualTLS: MutualTLS?
    private let ownKey: OwnKey
    private let peerCalls: PeerCallMetrics
    private struct Opened {
        var stores: [(name: String, store: Store)] = []
        var channels: [String: ClientChannel] = [:]
        var needs: [ReadinessCheck] = []
        var degradations: [@Sendable () -> String?] = []
    }
    private let opened = Mutex(Opened())

    /// - Throws: ``ConfigurationError`` for invalid settings.
    public init(
        definition: ServiceDefinition, instance: ServiceInstance? = nil, config: ServiceConfig, runFolder: RunFolder, logger: Logger,
        clock: any DomainClock,
        activity: ActivityTracker, metrics: MetricsRegistry = MetricsRegistry(), group: any EventLoopGroup
    ) throws {
        self.definition = definition
        self.instance = instance ?? ServiceInstance(service: definition.name)
        self.config = config
        self.logger = logger
        self.clock = clock
        self.activity = activity
        self.ids = IdentifierSource(clock: clock)
        self.metrics = metrics
        self.cuts = CutMetrics(metrics: metrics)
        self.group = group
        self.runFolder = runFolder
        self.isTestMode = clock is VirtualClock
        self.peerCalls = PeerCallMetrics(metrics: metrics)
        self.tls = TLSContexts(metrics: metrics, logger: logger)
        if let telemetry = try TelemetrySettings(config) {
            let tracer = Tracer(percent: telemetry.samplePercent, metrics: metrics)
            self.tracer = tracer
            self.exporter = try OTLPExporter(
                telemetry, tracer: tracer, instance: self.instance, tls: tls, metrics: metrics, group: group, logger: logger)
        } else {
            self.tracer = .off
            self.exporter = nil
        }
        self.mutualTLS = try MutualTLS(config, contexts: tls)
        // Who shows a certificate needs no bearer key.
        if mutualTLS == nil { _ = try runFolder.key(of: definition.name) }
        try PeerAddresses.check(config, usesTLS: mutualTLS != nil)
        self.ownKey = OwnKey(path: runFolder.keyPath(of: definition.name))
    }

    /// Refuses settings that were not read. A service with a listener of its own calls it after reading its settings and before listening, so that
    /// clients never connect to a process that is about to end.
    ///
    /// - Throws: ``ConfigurationError`` with the setting, its source, and the most similar known one.
    public func refuseUnknownSettings() throws { try config.refuseUnknownKeys() }

    /// Opens the instance's store: `stores/NAME.sqlite` in the run folder, or the path in the setting `store`. It is closed after the drain. Blocks:
    /// call it while the service is built. A store that the service had before and that is gone is refused without the setting `start_empty`.
    ///
    /// - Parameters:
    ///   - name: of a second store of the service; its setting is `NAME_store`.
    ///   - logPages: see ``Store/init(path:migrations:readers:logPages:limits:check:onCommit:)``. Fewer on a small file system (`CheckpointLength`).
    /// - Throws: ``StoreError``, ``ConfigurationError``.
    public func openStore(migrations: [Migration], name: String? = nil, logPages: Int = Store.usualLogPages) throws -> Store {
        let path = try storePath(name)
        if let missing = try missingStore(name, at: path) { throw missing }
        return try openStore(at: path, name: name, migrations: migrations, logPages: logPages, isNeeded: true)
    }

    /// The path of a store, from its setting or in the run folder.
    ///
    /// - Parameter name: of a second store of the service.
    func storePath(_ name: String? = nil) throws -> String {
        try config.string(name.map { "\($0)_store" } ?? "store", default: runFolder.storePath(of: name ?? instance.name))
    }

    /// The error of a store that is gone; nil where it is there, was never there, or may begin empty.
    func missingStore(_ name: String? = nil, at path: String) throws -> ConfigurationError? {
        let mayStartEmpty = try config.bool("start_empty", default: false)
        if let missing = runFolder.missingStore(of: name ?? instance.name, at: path) {
            guard mayStartEmpty else { return missing }
            logger.warning("there is no data in \(path): beginning with an empty store, as start_empty allows")
        } else if mayStartEmpty {
            logger.warning("start_empty is set: if \(path) is ever gone, this service begins with an empty store; remove the setting")
        }
        return nil
    }

    /// - Parameters:
    ///   - isNeeded: whether the service is not ready while the store takes no writes.
    ///   - check: see ``Store/init(path:migrations:readers:logPages:limits:check:onCommit:)``.
    func openStore(
        at path: String, name: String? = nil, migrations: [Migration], logPages: Int = Store.usualLogPages, isNeeded: Bool,
        check: ((Database) throws -> Void)? = nil
    ) throws -> Store {
        let readers = try config.int("store_readers", range: 1...64, default: 4)
        let labels = ["store": name ?? definition.name]
        let commits = metrics.histogram("carillon_store_commit_seconds", labels, help: "Transactions and how long each took until it was on disk.")
        let writes = metrics.counter("carillon_store_writes_total", labels, help: "Writing calls; those of one moment share a transaction.")
        let readiness = StoreReadiness()
        let pages = CheckpointLength.pages(usual: logPages, fileSystem: FileSystemSpace.size(at: StoreFiles.folder(of: path)))
        let store = try Store(path: path, migrations: migrations, readers: readers, logPages: pages, check: check) { took, calls in
            commits.observe(took)
            writes.increment(by: calls)
            readiness.committed()
        }
        opened.withLock { opened in
            opened.stores.append((name ?? instance.name, store))
            guard isNeeded else { return }
            opened.needs.append(
                ReadinessCheck(name: "store \(name ?? definition.name)") { [weak store] in
                    guard let store else { return nil }
                    return await readiness.problem(of: store)
                })
        }
        metrics.gauge("carillon_store_waiting_writes", labels, help: "Writes that wait for the next transaction.") {
            [weak store] in Double(store?.waitingWrites ?? 0)
        }
        // After the store is open: a record of a store that could never be made would refuse the next start.
        try runFolder.recordStore(of: name ?? instance.name, at: path)
        return store
    }

    /// The channel to a peer; the same one for each call. The addresses come from the setting `peers.NAME` (`ipv4:a:1,b:2`, `dns:name:port`,
    /// `unix:PATH`), else from the peer's `NAME.json` in the run folder, which is read at each reconnect: a peer may start later, or elsewhere. Calls
    /// wait for the peer within their deadline.
    ///
    /// Over TCP with `tls.…`, the peer needs a certificate for its service's name, and authenticates this service by its certificate alone.
    public func channel(to service: String) -> ClientChannel {
        opened.withLock { opened in
            if let existing = opened.channels[service] { return existing }
            let channel = makeChannel(to: service)
            opened.channels[service] = channel
            return channel
        }
    }

    /// Declares that the service needs something outside this system, such as a message server: `/readyz` then asks for its problem.
    ///
    /// - Parameters:
    ///   - what: for people.
    ///   - problem: returns at once: why it cannot be used; nil: it can.
    public func needs(_ what: String, problem: @escaping @Sendable () -> String?) {
        opened.withLock { $0.needs.append(ReadinessCheck(name: what) { problem() }) }
    }

    /// Declares that the service is degraded, and stays ready, without something outside this system that its calls do not need. `/readyz` then
    /// names the problem.
    ///
    /// - Parameters:
    ///   - what: for people.
    ///   - problem: returns at once: why it cannot be used; nil: it can.
    public func degrades(without what: String, problem: @escaping @Sendable () -> String?) {
        opened.withLock { $0.degradations.append { problem().map { "\(what): \($0)" } } }
    }

    /// Declares that the service needs a peer to answer: `/readyz` then checks whether the peer runs. The service starts without it. A running peer
    /// counts even when it is not ready, for example because its store takes no writes: it still answers reads.
    ///
    /// - Parameter isNeeded: whether the peer is needed now. A service with enough cached data stays ready while the peer is away.
    public func needs(_ service: String, while isNeeded: @escaping @Sendable () -> Bool = { true }) {
        let health = GRPCHealthV1.Health.Client(channel(to: service))
        let check = ReadinessCheck(name: "peer \(service)") {
            guard isNeeded() else { return nil }
            do {
                let request = GRPCHealthV1.HealthCheckRequest(service: HealthState.processName)
                let answer = try await health.check(request, options: CallOptions(timeout: .milliseconds(1_500)))
                return answer.status == .serving ? nil : "it is starting or stopping"
            } catch let error as RPCError where error.code == .notFound {
                // The peer's version does not know the name, but it runs.
                return nil
            } catch {
                return "\(error)"
            }
        }
        opened.withLock { $0.needs.append(check) }
    }

    /// The checks of the service's stores and needed peers.
    var readinessChecks: [ReadinessCheck] { opened.withLock { $0.needs } }

    /// What the service is degraded without, each with its problem; nil: it works.
    var degradations: [@Sendable () -> String?] { opened.withLock { $0.degradations } }

    private func makeChannel(to service: String) -> ClientChannel {
        let (target, tls) = PeerAddresses.target(of: service, config: config, runFolder: runFolder, tls: mutualTLS?.client)
        let byKey: @Sendable () -> Metadata = { [ownKey] in ownKey.credentials }
        var settings = ClientSettings.internalPeers
        settings.patience = definition.peerPatience
        return ClientChannel(
            target: target, tls: tls, group: group, credentials: tls == nil ? byKey : nil,
            policy: ServiceInstance.services.contains(service) ? .roundRobin : .pickFirst, settings: settings, observer: peerCalls,
            logger: logger)
    }

    /// The ring that seals addresses; for the registry and the dispatcher only.
    ///
    /// - Throws: ``ConfigurationError`` with path and remedy for a missing ring.
    public func addressKeyRing() throws -> KeyRing { try keyRing(runFolder.addressKeyRingPath) }

    /// The ring that seals provider credentials; for the dispatcher only.
    ///
    /// - Throws: as ``addressKeyRing()``.
    public func credentialKeyRing() throws -> KeyRing { try keyRing(runFolder.credentialKeyRingPath) }

    /// The ring that signs links which work without a sign-in; for preferences only.
    ///
    /// - Throws: as ``addressKeyRing()``.
    public func linkKeyRing() throws -> KeyRing { try keyRing(runFolder.linkKeyRingPath) }

    private func keyRing(_ path: String) throws -> KeyRing {
        guard FileManager.default.fileExists(atPath: path) else {
            throw ConfigurationError("no key ring at \(path); make the keys with `carillon keys init \(runFolder.path)`")
        }
        do {
            return try KeyRing(path: path)
        } catch {
            throw ConfigurationError("the key ring \(path) cannot be used: \(error)")
        }
    }

    /// The opened stores, by name.
    var stores: [(name: String, store: Store)] { opened.withLock { $0.stores } }

    /// The TLS context of RPC listeners on TCP; nil without `tls.…` settings.
    func serverTLS() throws -> TLSServerContext? { try mutualTLS?.server() }

    /// Closes the channels, then the stores.
    func close() async {
        let opened = opened.withLock { opened in
            defer { opened = Opened() }
            return opened
        }
        for channel in opened.channels.values { await channel.shutdown(within: .seconds(1)) }
        await exporter?.close()
        for (_, store) in opened.stores { await store.close() }
    }
}

/// The service's own bearer key, read again every few seconds so that it can be replaced while the service runs (SEC-13).
private final class OwnKey: Sendable {
    private struct State {
        var metadata = Metadata()
        var readAt: ContinuousClock.Instant?
    }
    private let path: String
    private let state = Mutex(State())
    private static let freshness = Duration.seconds(5)

    init(path: String) { self.path = path }

    /// `authorization: Bearer …`; empty without a key: then the peer refuses the call.
    var credentials: Metadata {
        state.withLock { state in
            let now = ContinuousClock.now
            if let readAt = state.readAt, now - readAt < OwnKey.freshness { return state.metadata }
            state.readAt = now
            if let data = FileManager.default.contents(atPath: path) {
                let key = String(decoding: data.filter { $0 > 0x20 }, as: UTF8.self)
                state.metadata = ["authorization": "Bearer \(key)"]
            }
            return state.metadata
        }
    }
}
