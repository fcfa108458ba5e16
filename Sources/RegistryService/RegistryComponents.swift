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

    init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry, peers: RegistryPeers,
        profiles: ProfileLibrary, keyRing: KeyRing, outbound: OutboundHosts, logger: Logger
    ) throws {
        tenants = TenantComponents(store: store, clock: clock, ids: ids, profiles: profiles, keyRing: keyRing, logger: logger)
        users = try UserComponents(
            store: store, clock: clock, ids: ids, activity: activity, metrics: metrics, peers: peers, tenants: tenants, keyRing: keyRing,
            outbound: outbound, logger: logger)
    }

    var rpc: [any RegistrableService] { users.rpc + tenants.rpc }
}
