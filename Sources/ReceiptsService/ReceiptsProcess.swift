import CarillonAPI
import RPC
import ServiceKit
import Storage

/// Receipts as a process.
public enum ReceiptsProcess {
    public static let definition = ServiceDefinition(name: "receipts", defaultPort: 7105)

    /// Builds the parts from what a main gets.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceParts {
        let store = try runtime.openStore(migrations: ReceiptsComposition.migrations)
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let policies = PolicyWatcher(
            registry: .init(runtime.channel(to: "registry")), metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let tallied = WorkSignal(activity: runtime.activity)
        let receipts = ReceiptsComposition(
            store: store, clock: runtime.clock, activity: runtime.activity, metrics: runtime.metrics, policies: policies, audit: audit,
            tallied: tallied, logger: runtime.logger)
        let counters = RegistryV1.DeliveryCounters.Client(runtime.channel(to: "registry"))
        let quarantine = try await runtime.quarantine(of: store)
        let tallies = DeviceTallyReporter(
            store: store, peer: runtime.delivery(to: "registry"), quarantine: quarantine, signal: tallied, clock: runtime.clock,
            activity: runtime.activity, logger: runtime.logger,
            deliver: { try await counters.countDeliveries($0) })
        return ServiceParts(
            rpc: [
                receipts.service, receipts.frequency, receipts.telemetry,
                QuarantineService(
                    quarantine, of: "receipts", sources: [DeviceTallyTable.quarantineSource(tallied: tallied)], audit: audit, logger: runtime.logger),
                LedgerUserData(store: store, audit: audit, ids: runtime.ids, clock: runtime.clock),
            ], workers: receipts.workers + [tallies, policies],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)],
            onRefusal: audit.refused, onShutdown: [{ await store.close() }]
        )
    }
}
