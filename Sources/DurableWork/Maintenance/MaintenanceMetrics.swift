public import ServiceKit

/// Counts the processed items and the failed runs of jobs: `carillon_maintenance_items_total{job}`, `carillon_maintenance_failures_total{job}`.
public struct MaintenanceMetrics: Sendable {
    private let registry: MetricsRegistry

    /// - Parameter registry: of the process.
    public init(_ registry: MetricsRegistry) { self.registry = registry }

    /// Exports a job's counters before its first run, so that a rate includes the first item.
    public func show(_ job: String) { _ = (items(job), failures(job)) }

    /// Counts items that a job processed.
    public func done(_ count: Int, of job: String) { items(job).increment(by: count) }

    /// Counts a run of a job that failed.
    public func failed(_ job: String) { failures(job).increment() }

    private func items(_ job: String) -> Counter {
        registry.counter("carillon_maintenance_items_total", ["job": job], help: "Items that maintenance jobs processed")
    }

    private func failures(_ job: String) -> Counter {
        registry.counter("carillon_maintenance_failures_total", ["job": job], help: "Maintenance jobs that failed")
    }
}
