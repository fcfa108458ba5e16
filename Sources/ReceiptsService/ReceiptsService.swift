import CarillonAPI
import DurableWork
public import ServiceKit

/// The composition of receipts: the ledger of notifications, and telemetry.
public enum ReceiptsService {
    /// `receipts`, port 7105.
    public static let definition = ServiceDefinition(name: "receipts", defaultPort: 7105)

    /// Builds the service.
    ///
    /// - Throws: configuration and store errors, each naming what is wrong and the remedy.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let store = try runtime.openStore(migrations: ReceiptsMigrations.all)
        let peers = ReceiptsPeers(runtime)
        let policies = PolicyWatcher(tenants: peers.tenants, metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let quarantine = try await runtime.quarantine(of: store)
        let components = try ReceiptsComponents(
            store: store, clock: runtime.clock, ids: runtime.ids, activity: runtime.activity, metrics: runtime.metrics, policies: policies,
            peers: peers, maintenance: WorkSignal(activity: runtime.activity), tracer: runtime.tracer, quarantine: quarantine,
            audit: audit, logger: runtime.logger)
        return ServiceComponents(
            rpc: components.services, workers: components.workers + [policies],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)], onRefusal: audit.refused)
    }
}
