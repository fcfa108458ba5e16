import CarillonAPI
import DurableWork
public import Logging
public import RPC
public import ServiceKit
public import Storage

/// The composition of receipts, for a process or a test.
public struct ReceiptsService: Sendable {
    /// Its name and usual port.
    public static let definition = ServiceDefinition(name: "receipts", defaultPort: 7105)

    /// The service, for a server or an in-process channel.
    public let service: any RegistrableService
    /// Counts of recent pushes, for the same.
    public let frequency: any RegistrableService
    /// Telemetry events, for the same.
    public let telemetry: any RegistrableService
    /// Retention.
    public let workers: [any BackgroundWorker]

    /// - Parameters:
    ///   - store: Opened with ``migrations``.
    ///   - policies: badge rules and retention of apps.
    ///   - audit: Records reads of users' pushes and telemetry.
    ///   - counted: Signalled when counters of a device may have changed (``DeviceCountersReporter``).
    public init(
        store: Store, clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry, policies: any PolicySource,
        audit: any AuditSink, counted: WorkSignal, logger: Logger
    ) {
        let ledgerMetrics = ReceiptsMetrics(metrics)
        service = LedgerService(
            store: store, clock: clock, policies: policies, latencies: LatencyHistograms(), audit: audit, metrics: ledgerMetrics, counted: counted)
        frequency = FrequencyService(store: store, clock: clock)
        telemetry = TelemetryService(store: store, clock: clock, policies: policies, audit: audit, metrics: ledgerMetrics)
        workers = [
            JobScheduler(
                RetentionJobs(store: store, ids: IdentifierSource(clock: clock), policies: policies, metrics: ledgerMetrics, logger: logger).all,
                clock: clock, activity: activity, metrics: metrics, logger: logger)
        ]
    }

    /// The schema of the ledger's store.
    public static var migrations: [Migration] { ReceiptsMigrations.all }

    /// Builds a process from what its main gets.
    @Sendable public static func build(_ runtime: ServiceRuntime) async throws -> ServiceComponents {
        let store = try runtime.openStore(migrations: migrations)
        let audit = AuditReporter(registry: runtime.channel(to: "registry"), logger: runtime.logger)
        let policies = PolicyWatcher(
            registry: .init(runtime.channel(to: "registry")), metrics: runtime.metrics, logger: runtime.logger)
        runtime.needs("registry", while: { policies.knowsNothing })
        let counted = WorkSignal(activity: runtime.activity)
        let receipts = ReceiptsService(
            store: store, clock: runtime.clock, activity: runtime.activity, metrics: runtime.metrics, policies: policies, audit: audit,
            counted: counted, logger: runtime.logger)
        let counters = RegistryV1.DeliveryCounters.Client(runtime.channel(to: "registry"))
        let quarantine = try await runtime.quarantine(of: store)
        let reporter = DeviceCountersReporter(
            store: store, peer: runtime.delivery(to: "registry"), quarantine: quarantine, signal: counted, clock: runtime.clock,
            activity: runtime.activity, logger: runtime.logger,
            deliver: { try await counters.countDeliveries($0) })
        return ServiceComponents(
            rpc: [
                receipts.service, receipts.frequency, receipts.telemetry,
                QuarantineService(
                    quarantine, of: "receipts", sources: [DeviceCountersTable.quarantineSource(counted: counted)], audit: audit,
                    logger: runtime.logger),
                UserDataService(.receipts(ids: runtime.ids), store: store, audit: audit, clock: runtime.clock),
            ], workers: receipts.workers + [reporter, policies],
            interceptors: [IdempotencyInterceptor(store: store, clock: runtime.clock)],
            onRefusal: audit.refused)
    }
}
