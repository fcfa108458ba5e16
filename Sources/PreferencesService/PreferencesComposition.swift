import CarillonAPI
import ServiceKit

/// Puts preferences together: what its `main` runs.
public enum PreferencesComposition {
    public static let definition = ServiceDefinition(name: "preferences", defaultPort: 7102)

    /// Opens the store and the way to the registry.
    @Sendable
    public static func build(_ runtime: ServiceRuntime) async throws -> ServiceParts {
        try IANA.requireDatabase()
        let store = try runtime.openStore(migrations: PreferencesMigrations.all)
        let registry = RegistryV1.Registry.Client(runtime.channel(to: "registry"))
        let directory = RegistryDirectory(registry: registry, relationships: .init(runtime.channel(to: "registry")))
        let linkKeys = try runtime.linkKeyRing()
        let policies = PolicyWatcher(registry: registry, metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let quarantine = try await runtime.quarantine(of: store)
        let switches = Outbox(PushSwitchOutbox.table, in: store)
        let feed = try await ChangeFeed(
            of: store, tables: PreferenceChangeHandlers.tables, name: "preferences", metrics: runtime.metrics, logger: runtime.logger)
        return ServiceParts(
            rpc: [
                PreferenceChangeHandlers(feed: feed),
                try PreferencesHandlers(
                    store: store, policies: policies, directory: directory, clock: runtime.clock, audit: audit, metrics: runtime.metrics),
                PermissionHandlers(
                    store: store, policies: policies, directory: directory, texts: try PromptTexts(metrics: runtime.metrics), clock: runtime.clock,
                    audit: audit),
                UserDataHandlers(store: store, audit: audit, clock: runtime.clock),
                QuarantineService(
                    quarantine, of: "preferences",
                    sources: [switches.quarantineSource(), Outbox(TelemetrySource.outbox, in: store).quarantineSource()],
                    audit: audit, logger: runtime.logger),
                ConsentHandlers(
                    store: store, policies: policies, directory: directory, links: ConsentLinks(keyRing: linkKeys), ids: runtime.ids,
                    clock: runtime.clock, audit: audit),
            ],
            workers: [
                OutboxReporter(
                    name: "push switches", outbox: switches, to: runtime.delivery(to: "registry"), quarantine: quarantine,
                    batchSize: PushSwitchOutbox.batchSize, activity: runtime.activity, logger: runtime.logger,
                    deliver: PushSwitchOutbox.deliver(to: .init(runtime.channel(to: "registry")))),
                TelemetrySource.worker(
                    store: store, receipts: runtime.channel(to: "receipts"), peer: runtime.delivery(to: "receipts"), quarantine: quarantine,
                    activity: runtime.activity, logger: runtime.logger),
                policies, KeyRingWatcher(["link": linkKeys], logger: runtime.logger),
                PreferencesMaintenance(store: store, clock: runtime.clock, activity: runtime.activity, logger: runtime.logger),
            ], interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: audit.refused)
    }
}
