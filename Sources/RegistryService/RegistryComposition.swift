import CarillonAPI
import ServiceKit

/// Puts the registry together: what its `main` runs.
public enum RegistryComposition {
    public static let definition = ServiceDefinition(name: "registry", defaultPort: 7101)

    /// Configuration key `profiles_dir`: a folder with profile files instead of the shipped ones.
    @Sendable
    public static func build(_ runtime: ServiceRuntime) async throws -> ServiceParts {
        try IANA.requireDatabase()
        let profiles = try ProfileLibrary(folder: runtime.config.optionalString("profiles_dir"))
        let keyRing = try runtime.addressKeyRing()
        let store = try runtime.openStore(migrations: RegistryMigrations.all(keyRing: keyRing))
        let handlers = RegistryHandlers(
            store: store, profiles: profiles, keyRing: keyRing, ids: runtime.ids, clock: runtime.clock, metrics: runtime.metrics,
            logger: runtime.logger)
        let probes = DispatcherV1.TokenProbes.Client(runtime.channel(to: "dispatcher"))
        return ServiceParts(
            rpc: [
                handlers, PolicyAdministrationHandlers(handlers),
                TokenVerdictHandlers(
                    store: store, policies: handlers.policies, clock: runtime.clock, metrics: handlers.metrics, logger: runtime.logger),
                AddressKeyHandlers(store: store, keyRing: keyRing, clock: runtime.clock, logger: runtime.logger),
                AuditHandlers(store: store),
            ],
            workers: [
                TokenValidationWorker(
                    store: store, policies: handlers.policies, ids: runtime.ids, clock: runtime.clock, activity: runtime.activity,
                    metrics: handlers.metrics, logger: runtime.logger, probe: { _ = try await probes.probeTokens($0) }),
                KeyRingWatcher(["address": keyRing], logger: runtime.logger),
                TidyWorker(
                    store: store, policies: handlers.policies, clock: runtime.clock, activity: runtime.activity,
                    metrics: handlers.metrics, logger: runtime.logger),
            ],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)])
    }
}
