import CarillonAPI
import Cryptography
import DurableWork
public import ServiceKit
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
        let limits = try QueueLimits(runtime.config)
        let (addressKeyRing, credentialKeyRing) = (try runtime.addressKeyRing(), try runtime.credentialKeyRing())
        let store = try runtime.openStore(migrations: DispatcherMigrations.all)
        let peers = DispatcherPeers(runtime)
        let policies = PolicyWatcher(tenants: peers.tenants, metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let quarantine = try await runtime.quarantine(of: store)
        let components = try await DispatcherComponents(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics, policies: policies,
            peers: peers, addresses: KeyRingAddressOpener(keyRing: addressKeyRing), credentialKeyRing: credentialKeyRing, settings: settings,
            limits: limits,
            tls: runtime.tls.client(TLSClientConfiguration(trustedCAPath: settings.trustedCAPath), name: "providers"), group: runtime.group,
            maintenance: WorkSignal(activity: runtime.activity), quarantine: quarantine, audit: audit, logger: runtime.logger)
        return ServiceComponents(
            rpc: components.services,
            workers: components.workers + [
                policies, KeyRingWatcher(["address": addressKeyRing, "credential": credentialKeyRing], logger: runtime.logger),
                KeyRingAuditWorker(components.credentialKeys.ringAudit, logger: runtime.logger) {
                    try await audit.record($0, by: definition.name)
                },
            ],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: audit.refused,
            onShutdown: [{ await components.shutdown() }])
    }
}
