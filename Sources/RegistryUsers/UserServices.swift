import CarillonAPI
package import DurableWork
package import RPC
package import RegistryTenants
package import ServiceKit
import Storage

/// Composition of the registry's upper half: users and groups, devices and their addresses, tokens, presence and audiences.
package struct UserServices: Sendable {
    /// The contracts of this half, with the contract `Registry`.
    package let rpc: [any RegistrableService]
    package let workers: [any BackgroundWorker]
    /// Outboxes whose quarantine operators can list.
    package let quarantineSources: [QuarantineSource]
    /// Writes the counts in memory to the store.
    package let onShutdown: @Sendable () async -> Void

    /// Configuration key: `outbound.allowed_hosts`.
    package init(_ runtime: ServiceRuntime, tenants: TenantsService, quarantine: Quarantine) async throws {
        let store = tenants.store
        let registry = try RegistryAPIService(
            tenants: tenants, metrics: runtime.metrics, outbound: try OutboundHosts(runtime.config),
            newTokens: NewTokens(signal: WorkSignal(activity: runtime.activity)), statisticsSignal: WorkSignal(activity: runtime.activity),
            addressEnds: WorkSignal(activity: runtime.activity))
        let probes = DispatcherV1.TokenProbes.Client(runtime.channel(to: "dispatcher"))
        let eraser = UserEraser(
            store: store, tombstones: tenants.tombstones, peers: UserEraser.peers(runtime.channel(to:)), ids: runtime.ids, clock: runtime.clock,
            logger: runtime.logger, signal: WorkSignal(activity: runtime.activity))
        let guardianships = Outbox<PreferencesV1.EndedGuardianship>(in: store)
        let permissions = Outbox<PreferencesV1.DevicePermission>(in: store)
        let telemetry = Outbox<ReceiptsV1.TelemetryEvent>(in: store)
        let feed = try ChangeFeed(
            of: store, tables: WatchedZones.tables, name: "registry", activity: runtime.activity, metrics: runtime.metrics)
        rpc = [
            registry, DeviceChangesService(feed: feed), RelationshipsService(registry), GroupsService(registry), PushSwitchesService(registry),
            DeliveryCountersService(registry), AddressesService(registry), RegistryUserDataService(eraser: eraser, policies: tenants.policies),
            AddressKeysService(store: store, keyRing: tenants.keyRing, clock: runtime.clock, logger: runtime.logger),
            TokenVerdictsService(
                store: store, policies: tenants.policies, newTokens: registry.newTokens, clock: runtime.clock, metrics: registry.metrics,
                logger: runtime.logger),
            DeviceAdministrationService(
                store: store, tombstones: tenants.tombstones, policies: tenants.policies, registrationCounter: registry.registrationCounter,
                statistics: registry.statistics, ids: runtime.ids, clock: runtime.clock, logger: runtime.logger,
                probe: { try await probes.probeTokens($0) }),
        ]
        workers = [
            ErasureWorker(eraser: eraser, activity: runtime.activity),
            OutboxPublisher(name: "ended guardianships", outbox: guardianships, to: "preferences", quarantine: quarantine, runtime),
            OutboxPublisher(name: "permissions", outbox: permissions, to: "preferences", quarantine: quarantine, runtime),
            OutboxPublisher(name: "telemetry", outbox: telemetry, to: "receipts", quarantine: quarantine, runtime),
            TokenValidationWorker(
                store: store, policies: tenants.policies, newTokens: registry.newTokens, ids: runtime.ids, clock: runtime.clock,
                activity: runtime.activity, metrics: registry.metrics, logger: runtime.logger,
                probe: { _ = try await probes.probeTokens($0) }),
            JobScheduler(MaintenanceJob.endedAddresses(store), signal: registry.addressEnds, runtime),
            StatisticsWorker(
                store: store, book: registry.statistics, clock: runtime.clock, activity: runtime.activity, metrics: registry.metrics,
                logger: runtime.logger),
            JobScheduler(
                RegistryJobs(
                    store: store, tombstones: tenants.tombstones, policies: tenants.policies, metrics: registry.metrics, logger: runtime.logger
                ).all, runtime),
        ]
        quarantineSources = [guardianships.quarantineSource(), permissions.quarantineSource(), telemetry.quarantineSource()]
        onShutdown = { try? await registry.registrationCounter.write(to: store) }
    }
}
