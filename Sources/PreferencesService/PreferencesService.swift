import DurableWork
public import ServiceKit

/// The composition of preferences: users' choices, permissions of devices, and consents of guardians.
public enum PreferencesService {
    /// `preferences`, port 7102.
    public static let definition = ServiceDefinition(name: "preferences", defaultPort: 7102)

    /// Builds the service.
    ///
    /// - Throws: configuration, key ring and store errors, each naming what is wrong and the remedy.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let linkKeyRing = try runtime.linkKeyRing()
        let store = try runtime.openStore(migrations: PreferencesMigrations.all)
        let peers = PreferencesPeers(runtime)
        let policies = PolicyWatcher(tenants: peers.tenants, metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let quarantine = try await runtime.quarantine(of: store)
        let components = try PreferencesComponents(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics, policies: policies,
            peers: peers, linkKeyRing: linkKeyRing, quarantine: quarantine, audit: audit, logger: runtime.logger)
        return ServiceComponents(
            rpc: components.services,
            workers: components.workers + [policies, KeyRingWatcher(["link": linkKeyRing], logger: runtime.logger)],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: audit.refused)
    }
}
