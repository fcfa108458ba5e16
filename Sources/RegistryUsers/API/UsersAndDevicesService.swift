import CarillonAPI
import Logging
import RPC
import RegistryTenants
import ServiceKit
import Storage

/// `carillon.registry.v1.Registry`: users, devices and audiences. The calls are in extensions, one file a subject.
struct UsersAndDevicesService: RegistryV1.Registry.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let ids: IdentifierSource
    let metrics: UserMetrics
    let policies: PolicyCache
    let tombstones: Tombstones
    let registrar: DeviceRegistrar
    let registrations: RegistrationCounter
    let newTokens: NewTokenSignal
    /// Signalled when an address with a known end is on disk (REG-40).
    let addressEnds: WorkSignal
    /// Counts of each app's devices and users.
    let statistics: StatisticsCache
    let devices: DeviceCache
    let deviceLookups: CacheMetrics
    let logger: Logger

    var now: Instant { clock.now }

    /// An administrator's read of users is audited before it is answered (SEC-10).
    func auditRead(_ action: AuditAction, of userId: String, tenant: CommonV1.Tenant, _ context: ServerContext) async throws {
        guard context.looksAtAnother(than: userId, of: tenant) else { return }
        let (actor, now) = (AuditActor(context), now)
        try await store.write { [tombstones] in
            try tombstones.record(action, subject: userId, by: actor, tenant: tenant, at: now, in: $0)
        }
    }
}
