import CarillonAPI
import Cryptography
import DurableWork
import Logging
import RPC
import RegistryTenants
import RegistryUsers
import ServiceKit
import Storage

/// The connected parts of the registry: both halves on one store (decision 0053).
struct RegistryComponents {
    let tenants: TenantComponents
    let users: UserComponents
    /// The contracts.
    let services: [any RegistrableService]
    /// The background work.
    let workers: [any BackgroundWorker]

    /// Watches the store from now on. Blocks: call it while the service is built.
    ///
    /// - Parameters:
    ///   - store: has `RegistryMigrations`.
    ///   - outbound: the hosts that endpoints of browsers' subscriptions may have (SEC-07).
    ///   - quarantine: of the store.
    init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry, peers: RegistryPeers,
        tombstones: Tombstones, profiles: ProfileLibrary, keyRing: KeyRing, outbound: OutboundHosts, quarantine: Quarantine, logger: Logger
    ) throws {
        tenants = TenantComponents(
            store: store, clock: clock, ids: ids, tombstones: tombstones, profiles: profiles, keyRing: keyRing, logger: logger)
        users = try UserComponents(
            store: store, clock: clock, ids: ids, activity: activity, metrics: metrics, peers: peers, tenants: tenants, keyRing: keyRing,
            outbound: outbound, logger: logger)
        let outboxes = RegistryOutboxes(
            store: store, clock: clock, activity: activity, peers: peers, quarantine: quarantine, logger: logger)
        let quarantined = QuarantineService(
            quarantine, of: "registry", sources: outboxes.quarantineSources, audit: tenants.audit, logger: logger)
        services = users.services + tenants.services + [quarantined]
        workers = users.workers + outboxes.publishers
    }
}
