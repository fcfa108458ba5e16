import CarillonAPI
package import Cryptography
import DurableWork
package import Logging
package import RPC
package import RegistryTenants
package import ServiceKit
package import Storage

/// The connected parts of the registry's upper half: users and groups, devices and their addresses, tokens, presence and audiences.
package struct UserComponents: Sendable {
    let registry: UsersAndDevicesService
    let administration: DeviceAdministrationService
    let verdicts: TokenVerdictsService
    let eraser: UserEraser
    let jobs: JobScheduler
    let endedAddresses: JobScheduler
    /// The background work, without the delivery of ``RegistryOutboxes``.
    package let workers: [any BackgroundWorker]
    /// The contracts of this half.
    package let services: [any RegistrableService]

    /// Watches the store from now on. Blocks: call it while the service is built.
    ///
    /// - Parameter outbound: the hosts that endpoints of browsers' subscriptions may have (SEC-07).
    package init(
        store: Store, clock: any DomainClock, ids: IdentifierSource, activity: ActivityTracker, metrics: MetricsRegistry, peers: RegistryPeers,
        tenants: TenantComponents, keyRing: KeyRing, outbound: OutboundHosts, logger: Logger
    ) throws {
        let (policies, tombstones) = (tenants.policies, tenants.tombstones)
        let userMetrics = UserMetrics(metrics)
        let newTokens = NewTokenSignal(signal: WorkSignal(activity: activity))
        let addressEnds = WorkSignal(activity: activity)
        let statistics = StatisticsCache(store: store, clock: clock, policies: policies, signal: WorkSignal(activity: activity))
        let registrations = RegistrationCounter(metrics: userMetrics)
        let registrar = DeviceRegistrar(ids: ids, keyRing: keyRing, outbound: outbound)
        registry = UsersAndDevicesService(
            store: store, clock: clock, ids: ids, metrics: userMetrics, policies: policies, tombstones: tombstones, registrar: registrar,
            registrations: registrations, newTokens: newTokens, addressEnds: addressEnds, statistics: statistics,
            devices: try DeviceCache(of: store), deviceLookups: CacheMetrics("devices", metrics: metrics), logger: logger)
        // After the cache of devices, so that a service that hears of a change and asks again gets the new devices.
        let feed = try ChangeFeed(of: store, tables: WatchedZones.tables, name: "registry", activity: activity, metrics: metrics)
        administration = DeviceAdministrationService(
            store: store, clock: clock, ids: ids, policies: policies, tombstones: tombstones, registrations: registrations, statistics: statistics,
            probe: peers.probe, logger: logger)
        verdicts = TokenVerdictsService(
            store: store, clock: clock, metrics: userMetrics, policies: policies, newTokens: newTokens, logger: logger)
        eraser = UserEraser(
            store: store, clock: clock, ids: ids, tombstones: tombstones, userData: .registry(tombstones), peers: peers.erasures,
            signal: WorkSignal(activity: activity), logger: logger)
        let keyRingAudit = KeyRingAudit(keyRing, of: "tokens")
        services = [
            registry, administration, verdicts, DeviceChangesService(feed: feed),
            RelationshipsService(store: store, clock: clock, ids: ids, policies: policies, tombstones: tombstones),
            GroupsService(store: store, clock: clock, policies: policies, tombstones: tombstones),
            PushSwitchesService(store: store, clock: clock, policies: policies, tombstones: tombstones), DeliveryCountersService(store: store),
            AddressesService(
                store: store, clock: clock, ids: ids, metrics: userMetrics, policies: policies, registrar: registrar, addressEnds: addressEnds,
                logger: logger),
            RegistryUserDataService(store: store, clock: clock, policies: policies, eraser: eraser),
            AddressKeysService(store: store, clock: clock, keyRing: keyRing, audit: keyRingAudit, logger: logger),
        ]
        jobs = JobScheduler(
            MaintenanceJob.registry(
                store: store, metrics: userMetrics, policies: policies, registrations: registrations, statistics: statistics, tombstones: tombstones,
                logger: logger),
            clock: clock, activity: activity, metrics: metrics, logger: logger)
        // Addresses end at an instant: they do not wait for a daily round.
        endedAddresses = JobScheduler(
            MaintenanceJob.endedAddresses(store), signal: addressEnds, clock: clock, activity: activity, metrics: metrics, logger: logger)
        workers = [
            ErasureWorker(activity: activity, eraser: eraser, logger: logger),
            TokenValidationWorker(
                store: store, clock: clock, ids: ids, activity: activity, metrics: userMetrics, policies: policies, newTokens: newTokens,
                probe: peers.probe, logger: logger),
            StatisticsWorker(clock: clock, activity: activity, statistics: statistics, logger: logger),
            KeyRingAuditWorker(keyRingAudit, logger: logger) {
                try await AuditTable.record($0, by: .registry, at: clock.now, in: store)
            },
            jobs, endedAddresses,
        ]
    }

    /// Writes the counts in memory to the store.
    package var onShutdown: @Sendable () async -> Void {
        { [registry] in try? await registry.registrations.write(to: registry.store) }
    }
}
