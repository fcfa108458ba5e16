public import Logging
public import ServiceKit

/// Runs a service's maintenance jobs, one after the other, each at its times by the domain's clock. What fails in one job is logged and counted,
/// and stops no other.
///
/// Metrics: `carillon_maintenance_items_total{job}`, `carillon_maintenance_failures_total{job}`.
public struct JobScheduler: BackgroundWorker {
    /// In logs.
    public let name = "maintenance"
    private let jobs: [MaintenanceJob]
    private let clock: any DomainClock
    private let activity: ActivityTracker
    private let metrics: MetricsRegistry
    private let logger: Logger

    /// - Parameter jobs: in the order in which those run that are due at the same time.
    public init(_ jobs: [MaintenanceJob], clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry, logger: Logger) {
        self.jobs = jobs
        self.clock = clock
        self.activity = activity
        self.metrics = metrics
        self.logger = logger
    }

    /// The scheduler of a process.
    public init(_ jobs: [MaintenanceJob], _ runtime: ServiceRuntime) {
        self.init(jobs, clock: runtime.clock, activity: runtime.activity, metrics: runtime.metrics, logger: runtime.logger)
    }

    /// Runs until cancelled.
    ///
    /// - Throws: `CancellationError`.
    public func run() async throws {
        let start = clock.now
        var due = jobs.map { start + $0.firstAfter }
        while let next = due.min() {
            if next > clock.now { try await clock.sleep(until: next) }
            due = try await activity.perform {
                var due = due
                for (place, job) in jobs.enumerated() where due[place] <= clock.now {
                    let isDone = try await run(job)
                    let now = clock.now
                    due[place] = isDone ? job.schedule.next(after: now) : job.retryAfter.map { now + $0 } ?? job.schedule.next(after: now)
                }
                return due
            }
        }
    }

    /// Runs every job once, now.
    ///
    /// - Throws: `CancellationError` alone.
    public func round() async throws {
        for job in jobs { _ = try await run(job) }
    }

    /// - Returns: whether the job did all that is due.
    /// - Throws: `CancellationError` alone.
    private func run(_ job: MaintenanceJob) async throws -> Bool {
        try Task.checkCancellation()
        do {
            count(try await job.work(clock.now), of: job)
            return true
        } catch {
            try Task.checkCancellation()
            if let failed = error as? AppsFailed { count(failed.done, of: job) }
            metrics.counter("carillon_maintenance_failures_total", ["job": job.name], help: "Maintenance jobs that failed").increment()
            logger.error("a maintenance job failed; it is tried again", metadata: ["job": "\(job.name)", "error": "\(error)"])
            return false
        }
    }

    private func count(_ done: Int, of job: MaintenanceJob) {
        guard done > 0 else { return }
        metrics.counter("carillon_maintenance_items_total", ["job": job.name], help: "Items that maintenance jobs did something to")
            .increment(by: done)
        logger.info("maintenance job done", metadata: ["job": "\(job.name)", "items": "\(done)"])
    }
}
