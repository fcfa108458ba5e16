import CarillonAPI
import RPC
import ServiceKit
import Storage

/// The ledger put together: what a process runs, and what a test runs in its own.
public struct ReceiptsComposition: Sendable {
    /// The service, for a server or an in-process channel.
    public let service: any RegistrableService

    /// - Parameters:
    ///   - store: Opened with ``migrations``.
    ///   - policies: Where apps' badge rules come from.
    public init(store: Store, clock: any DomainClock, metrics: MetricsRegistry, policies: any PolicySource) {
        service = ReceiptsServer(
            store: store, clock: clock, policies: policies, latencies: LatencyBook(), metrics: ReceiptsMetrics(metrics))
    }

    /// The schema of the ledger's store.
    public static var migrations: [Migration] { ReceiptsMigrations.all }
}
