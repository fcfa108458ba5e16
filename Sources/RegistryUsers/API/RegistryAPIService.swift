import CarillonAPI
import Cryptography
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.Registry`: users, devices and audiences. The calls are in extensions, one file a subject. Calls about organizations, apps,
/// policy and service keys go to ``TenantsService``.
struct RegistryAPIService: RegistryV1.Registry.ServiceProtocol {
    let tenants: TenantsService
    let registrar: DeviceRegistrar
    let registrationCounter: RegistrationCounter
    let newTokens: NewTokens
    /// Signalled when an address with a known end is on disk (REG-40).
    let addressEnds: WorkSignal
    /// Counts of each app's devices and users.
    let statistics: StatisticsCache
    let devices: DeviceCache
    let deviceLookups: CacheMetrics
    let metrics: RegistryMetrics

    var store: Store { tenants.store }
    var policies: PolicyCache { tenants.policies }
    var tombstones: Tombstones { tenants.tombstones }
    var ids: IdentifierSource { tenants.ids }
    var clock: any DomainClock { tenants.clock }
    var logger: Logger { tenants.logger }

    /// Watches the store from now on. Blocks: call it during composition.
    init(
        tenants: TenantsService, metrics: MetricsRegistry, outbound: OutboundHosts = OutboundHosts(), newTokens: NewTokens = NewTokens(),
        statisticsSignal: WorkSignal = WorkSignal(), addressEnds: WorkSignal = WorkSignal()
    ) throws {
        self.tenants = tenants
        self.newTokens = newTokens
        self.addressEnds = addressEnds
        statistics = StatisticsCache(store: tenants.store, policies: tenants.policies, clock: tenants.clock, signal: statisticsSignal)
        registrar = DeviceRegistrar(keyRing: tenants.keyRing, ids: tenants.ids, outbound: outbound)
        self.metrics = RegistryMetrics(metrics)
        self.registrationCounter = RegistrationCounter(metrics: self.metrics)
        devices = try DeviceCache(of: tenants.store)
        deviceLookups = CacheMetrics("devices", metrics: metrics)
    }

    var now: Instant { clock.now }

    /// An administrator's read of users is audited before it is answered (SEC-10).
    func recordLook(_ action: AuditAction, at userId: String, tenant: Tenant, _ context: ServerContext) async throws {
        guard context.looksAtAnother(than: userId, of: tenant.message) else { return }
        let (actor, now) = (AuditActor(context), now)
        try await store.write { [tombstones] in
            try tombstones.record(action, subject: userId, by: actor, tenant: tenant, atMs: now.milliseconds, in: $0)
        }
    }
}
