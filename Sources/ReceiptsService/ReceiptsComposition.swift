import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

/// The ledger put together: what a process runs, and what a test runs in its own.
public struct ReceiptsComposition: Sendable {
    /// The service, for a server or an in-process channel.
    public let service: any RegistrableService
    /// Counts for warnings and caps, for the same.
    public let frequency: any RegistrableService
    /// Telemetry events, for the same.
    public let telemetry: any RegistrableService
    /// Retention.
    public let workers: [any BackgroundWorker]

    /// - Parameters:
    ///   - store: Opened with ``migrations``.
    ///   - policies: Where apps' badge rules and retention come from.
    ///   - audit: Where it is recorded who looked at users' pushes and telemetry.
    ///   - tallied: Given when something may have been counted of a device (``DeviceTallyReporter``).
    public init(
        store: Store, clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry, policies: any PolicySource,
        audit: any AuditSink, tallied: WorkSignal, logger: Logger
    ) {
        let ledgerMetrics = ReceiptsMetrics(metrics)
        service = ReceiptsServer(
            store: store, clock: clock, policies: policies, latencies: LatencyBook(), audit: audit, metrics: ledgerMetrics, tallied: tallied)
        frequency = FrequencyServer(store: store, clock: clock)
        telemetry = TelemetryServer(store: store, clock: clock, policies: policies, audit: audit, metrics: ledgerMetrics)
        workers = [
            RetentionWorker(
                store: store, ids: IdentifierSource(clock: clock), clock: clock, activity: activity, policies: policies, metrics: ledgerMetrics,
                logger: logger)
        ]
    }

    /// The schema of the ledger's store.
    public static var migrations: [Migration] { ReceiptsMigrations.all }
}
