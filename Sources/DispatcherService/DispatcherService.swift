import CarillonAPI
import Cryptography
import DurableWork
import Foundation
import JetStream
import Logging
import OutboundHTTP
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
        if case .folder(let folder)? = settings.secrets.source, !FileManager.default.fileExists(atPath: folder) {
            runtime.logger.warning(
                "the folder of secrets is not there: credentials that name secrets wait for it",
                metadata: ["setting": "secrets.folder", "folder": "\(folder)"])
        }
        let limits = try QueueLimits(runtime.config)
        let stream = try StreamSettings.read(runtime.config)
        if stream == nil, runtime.instance.number > 1 {
            throw ConfigurationError(
                "\(runtime.instance.name): queue.engine sqlite has one dispatcher, and instance \(runtime.instance.number) would be another; "
                    + "set queue.engine to jetstream, which dispatchers share, or stop this one")
        }
        let (addressKeyRing, credentialKeyRing) = (try runtime.addressKeyRing(), try runtime.credentialKeyRing())
        let store = try runtime.openStore(migrations: DispatcherMigrations.all)
        let peers = DispatcherPeers(runtime)
        let policies = PolicyWatcher(tenants: peers.tenants, metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let quarantine = try await runtime.quarantine(of: store)
        let sharedQueue = try await Self.sharedQueue(stream, store: store, credentialKeyRing, runtime)
        let fleet = try await Self.fleet(of: sharedQueue, store: store, credentialKeyRing, runtime)
        let components = try await DispatcherComponents(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics, policies: policies,
            peers: peers, addresses: KeyRingAddressOpener(keyRing: addressKeyRing), credentialKeyRing: credentialKeyRing, settings: settings,
            limits: limits,
            tls: runtime.tls.client(TLSClientConfiguration(trustedCAPath: settings.trustedCAPath), name: "providers"), group: runtime.group,
            makeQueue: { store in if let sharedQueue { sharedQueue } else { store } },
            recordOwn: { try await audit.record([$0], by: definition.name) }, fleet: fleet,
            maintenance: WorkSignal(activity: runtime.activity), name: runtime.instance.name,
            tracer: runtime.tracer, quarantine: quarantine, audit: audit, logger: runtime.logger)
        // Agents in the same network call without a gateway.
        let registry = runtime.channel(to: "registry")
        let issuers = OutboundClient.ofIssuers(hosts: settings.outbound, caFile: settings.messageCAPath)
        let published = PublishedKeySets(
            ages: try .init(runtime.config), clock: runtime.clock, metrics: runtime.metrics, logger: runtime.logger
        ) { try await issuers.get($0, mostBytes: $1) }
        let tokens = AccessTokenVerifier(
            issuers: TokenIssuers(tenants: .init(registry), access: .init(registry), published: published, metrics: runtime.metrics),
            directory: DirectoryRoles(registry: .init(registry), metrics: runtime.metrics), clock: runtime.clock)
        return ServiceComponents(
            rpc: components.services,
            workers: components.workers + [
                policies, KeyRingWatcher(["address": addressKeyRing, "credential": credentialKeyRing], logger: runtime.logger),
                KeyRingAuditWorker(components.credentialKeys.ringAudit, logger: runtime.logger) {
                    try await audit.record($0, by: definition.name)
                },
            ],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)],
            users: UsersOfContract(DispatcherV1.Desktop.descriptor, tokens: tokens), onRefusal: audit.refused,
            onShutdown: [
                {
                    await components.shutdown()
                    await issuers.close()
                    await sharedQueue?.close()
                }
            ])
    }

    /// The queue on NATS; nil with the queue in the store. Without NATS the service starts, is not ready, and says why.
    private static func sharedQueue(
        _ settings: StreamSettings?, store: Store, _ keyRing: KeyRing, _ runtime: ServiceRuntime
    ) async throws -> JetStreamPushQueue? {
        guard var settings else { return nil }
        settings.owner = QueueOwner(keyRing)
        let queue = try await JetStreamPushQueue.connect(
            settings, name: "carillon-\(runtime.instance.name)", store: store, clock: runtime.clock, logger: runtime.logger)
        runtime.needs("push queue") { queue.problem }
        runtime.degrades(without: "copies of the push queue") { queue.lostCopies }
        return queue
    }

    /// The dispatchers that share the queue on NATS. The service is not ready before it follows them.
    private static func fleet(of queue: JetStreamPushQueue?, store: Store, _ keyRing: KeyRing, _ runtime: ServiceRuntime) async throws -> any Fleet {
        guard let queue else { return LoneDispatcher() }
        var options = JetStreamFleet.Options()
        (options.owner, options.replicas) = (queue.settings.owner, queue.settings.replicas)
        let fleet = try await JetStreamFleet(
            JetStreamClient(queue.connection), options: options, store: store, keyRing: keyRing, clock: runtime.clock,
            name: "\(runtime.instance.name) on \(ProcessInfo.processInfo.hostName)", logger: runtime.logger)
        runtime.needs("other dispatchers") { fleet.problem }
        return fleet
    }
}
