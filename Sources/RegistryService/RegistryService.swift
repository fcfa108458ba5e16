import CarillonAPI
import DurableWork
import RPC
import RegistryTenants
import RegistryUsers
public import ServiceKit

/// The composition of the registry.
public enum RegistryService {
    /// Its name, and the port it listens on unless told otherwise.
    public static let definition = ServiceDefinition(name: "registry", defaultPort: 7101)

    /// Registrations change the indexes by token and by user at random: the longer the log, the more often a page of
    /// them is changed before it is written to the file (decision 0017).
    private static let logPages = 32_000

    /// Configuration keys: `profiles_dir`, a folder with the operator's own profiles; `outbound.allowed_hosts`.
    @Sendable
    public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let profiles = try ProfileLibrary(own: runtime.config.optionalString("profiles_dir"))
        let outbound = try OutboundHosts(runtime.config)
        let keyRing = try runtime.addressKeyRing()
        let store = try runtime.openStore(migrations: RegistryMigrations.all, logPages: logPages)
        let peers = RegistryPeers(runtime)
        let tombstones = Tombstones(keyRing: keyRing)
        let quarantine = try await runtime.quarantine(of: store) { try tombstones.erased($0, at: $1, $2) }
        let components = try RegistryComponents(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics, peers: peers,
            tombstones: tombstones, profiles: profiles, keyRing: keyRing, outbound: outbound, quarantine: quarantine, logger: runtime.logger)
        try await components.tenants.requireProfiles()
        return ServiceComponents(
            rpc: components.services, workers: components.workers + [KeyRingWatcher(["address": keyRing], logger: runtime.logger)],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: components.tenants.onRefusal,
            onShutdown: [components.users.onShutdown])
    }
}
