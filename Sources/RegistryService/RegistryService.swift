import CarillonAPI
import RPC
import ServiceKit

/// Puts the registry together: what its `main` runs.
public enum RegistryComposition {
    public static let definition = ServiceDefinition(name: "registry", defaultPort: 7101)

    /// Registrations change the indexes by token and by user at random: the longer the log, the more often a page of
    /// them is changed before it is written to the file (decision 0017).
    private static let logPages = 32_000

    /// Configuration keys: `profiles_dir`, a folder with profile files instead of the shipped ones; `outbound.allowed_hosts`.
    @Sendable
    public static func build(_ runtime: ServiceRuntime) async throws -> ServiceParts {
        try IANA.requireDatabase()
        let profiles = try ProfileLibrary(folder: runtime.config.optionalString("profiles_dir"))
        let keyRing = try runtime.addressKeyRing()
        let store = try runtime.openStore(migrations: RegistryMigrations.all(keyRing: keyRing), logPages: logPages)
        let tenants = TenantsService(
            store: store, profiles: profiles, keyRing: keyRing, ids: runtime.ids, clock: runtime.clock, logger: runtime.logger)
        let registry = try RegistryAPIService(
            tenants: tenants, metrics: runtime.metrics, outbound: try OutboundHosts(runtime.config),
            newTokens: NewTokens(signal: WorkSignal(activity: runtime.activity)), statisticsSignal: WorkSignal(activity: runtime.activity),
            addressEnds: WorkSignal(activity: runtime.activity))
        let probes = DispatcherV1.TokenProbes.Client(runtime.channel(to: "dispatcher"))
        let eraser = UserEraser(
            store: store, tombstones: registry.tombstones,
            peers: UserEraser.peers(runtime.channel(to:)), ids: runtime.ids, clock: runtime.clock, logger: runtime.logger,
            signal: WorkSignal(activity: runtime.activity))
        let auditIntake = AuditIntakeService(store: store, tombstones: registry.tombstones, clock: runtime.clock)
        let quarantine = try await runtime.quarantine(of: store)
        let guardianships = Outbox(GuardianshipOutbox.table, in: store, userColumns: GuardianshipOutbox.userColumns)
        let permissions = Outbox(PermissionOutbox.table, in: store)
        let feed = try await ChangeFeed(
            of: store, tables: DeviceChangesService.tables, name: "registry", metrics: runtime.metrics, logger: runtime.logger)
        return ServiceParts(
            rpc: [
                registry, DeviceChangesService(feed: feed), PolicyAdministrationService(tenants), RelationshipsService(registry),
                GroupsService(registry), PushSwitchesService(registry), DeliveryCountersService(registry),
                TokenVerdictsService(
                    store: store, policies: registry.policies, newTokens: registry.newTokens, clock: runtime.clock, metrics: registry.metrics,
                    logger: runtime.logger),
                AddressKeysService(store: store, keyRing: keyRing, clock: runtime.clock, logger: runtime.logger),
                AuditLogService(store: store), auditIntake, UserDataService(eraser: eraser, policies: registry.policies),
                DeviceAdministrationService(
                    store: store, tombstones: registry.tombstones, policies: registry.policies, registrationCounter: registry.registrationCounter,
                    statistics: registry.statistics, ids: runtime.ids, clock: runtime.clock, logger: runtime.logger,
                    probe: { try await probes.probeTokens($0) }),
                AddressesService(registry), AppAccessService(store: store, keyRing: keyRing),
                QuarantineService(
                    quarantine, of: "registry",
                    sources: [
                        guardianships.quarantineSource(), permissions.quarantineSource(),
                        Outbox(TelemetrySource.outbox, in: store).quarantineSource(),
                    ], audit: auditIntake, logger: runtime.logger),
            ],
            workers: [
                ErasureWorker(eraser: eraser, activity: runtime.activity),
                OutboxReporter(
                    name: "ended guardianships", outbox: guardianships, to: runtime.delivery(to: "preferences"), quarantine: quarantine,
                    batchSize: GuardianshipOutbox.batchSize, activity: runtime.activity, logger: runtime.logger,
                    deliver: GuardianshipOutbox.deliver(to: .init(runtime.channel(to: "preferences")))),
                TelemetrySource.worker(
                    store: store, receipts: runtime.channel(to: "receipts"), peer: runtime.delivery(to: "receipts"), quarantine: quarantine,
                    activity: runtime.activity, logger: runtime.logger),
                OutboxReporter(
                    name: "permissions", outbox: permissions, to: runtime.delivery(to: "preferences"), quarantine: quarantine,
                    batchSize: PermissionOutbox.batchSize, activity: runtime.activity, logger: runtime.logger,
                    deliver: PermissionOutbox.deliver(to: .init(runtime.channel(to: "preferences")))),
                TokenValidationWorker(
                    store: store, policies: registry.policies, newTokens: registry.newTokens, ids: runtime.ids, clock: runtime.clock,
                    activity: runtime.activity, metrics: registry.metrics, logger: runtime.logger,
                    probe: { _ = try await probes.probeTokens($0) }),
                EndedAddressesWorker(
                    store: store, signal: registry.addressEnds, clock: runtime.clock, activity: runtime.activity, metrics: registry.metrics,
                    logger: runtime.logger),
                StatisticsWorker(
                    store: store, book: registry.statistics, clock: runtime.clock, activity: runtime.activity, metrics: registry.metrics,
                    logger: runtime.logger),
                KeyRingWatcher(["address": keyRing], logger: runtime.logger),
                MaintenanceWorker(
                    store: store, tombstones: registry.tombstones, policies: registry.policies, clock: runtime.clock, activity: runtime.activity,
                    metrics: registry.metrics, logger: runtime.logger),
            ],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)],
            onRefusal: { [logger = runtime.logger] event, context in
                do { try await auditIntake.refused(event, context) } catch {
                    logger.warning(
                        "a refusal is not in the audit log",
                        metadata: ["actor": "\(context.callerName)", "method": "\(context.method)", "error": "\(error)"])
                }
            }, onShutdown: [{ try? await registry.registrationCounter.write(to: store) }])
    }
}
