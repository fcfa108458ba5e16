import CarillonAPI
import DurableWork
public import ServiceKit

/// The composition of the preferences service.
public enum PreferencesService {
    public static let definition = ServiceDefinition(name: "preferences", defaultPort: 7102)

    /// Opens the store and the connection to the registry.
    @Sendable
    public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let file = try runtime.openStore(migrations: PreferencesSchema.migrations)
        let store = PreferencesStore(file, ids: runtime.ids)
        let registry = RegistryV1.Registry.Client(runtime.channel(to: "registry"))
        let directory = RegistryDirectory(registry: registry, relationships: .init(runtime.channel(to: "registry")))
        let linkKeys = try runtime.linkKeyRing()
        let policies = PolicyWatcher(registry: registry, metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let quarantine = try await runtime.quarantine(of: file)
        let switches = Outbox<RegistryV1.PushSwitch>(in: file)
        let telemetry = Outbox<ReceiptsV1.TelemetryEvent>(in: file)
        let preferences = try UserPreferencesService(
            store: store, policies: policies, directory: directory, clock: runtime.clock, audit: audit, metrics: runtime.metrics)
        // After the cache of choices, so that a client that hears of a change and asks again gets the new choice.
        let feed = try ChangeFeed(
            of: file, tables: PreferencesSchema.answerTables, name: "preferences", activity: runtime.activity, metrics: runtime.metrics)
        return ServiceComponents(
            rpc: [
                PreferenceChangesService(feed: feed),
                preferences,
                PermissionsService(
                    store: store, policies: policies, directory: directory, texts: try PromptTexts(metrics: runtime.metrics), clock: runtime.clock,
                    audit: audit),
                PreferencesUserDataService(store: store, audit: audit, clock: runtime.clock),
                QuarantineService(
                    quarantine, of: "preferences",
                    sources: [switches.quarantineSource(), telemetry.quarantineSource()],
                    audit: audit, logger: runtime.logger),
                ConsentsService(
                    store: store, policies: policies, directory: directory, links: ConsentLinks(keyRing: linkKeys), ids: runtime.ids,
                    clock: runtime.clock, audit: audit),
            ],
            workers: [
                OutboxPublisher(name: "push switches", outbox: switches, to: "registry", quarantine: quarantine, runtime),
                OutboxPublisher(name: "telemetry", outbox: telemetry, to: "receipts", quarantine: quarantine, runtime),
                policies, KeyRingWatcher(["link": linkKeys], logger: runtime.logger),
                JobScheduler(MaintenanceJob.preferences(store), runtime),
            ], interceptors: [IdempotencyInterceptor(store: file, clock: runtime.clock)], onRefusal: audit.refused)
    }
}
