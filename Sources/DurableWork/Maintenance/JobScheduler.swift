public import Logging
public import ServiceKit

/// Runs a service's maintenance jobs, one after the other, each at its times by the domain's clock. What fails in one job is logged and counted,
/// and stops no other.
///
/// Metrics: ``MaintenanceMetrics``.
public struct JobScheduler: BackgroundWorker {
    /// In logs.
    public let name = "maintenance"
    private let jobs: [MaintenanceJob]
    private let clock: any DomainClock
    private let activity: ActivityTracker
    private let metrics: MaintenanceMetrics
    private let logger: Logger

    /// - Parameter jobs: in the order in which those run that are due at the same time.
    public init(_ jobs: [MaintenanceJob], clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry, logger: Logger) {
        self.jobs = jobs
        self.clock = clock
        self.activity = activity
        self.metrics = MaintenanceMetrics(metrics)
        self.logger = logger
        for job in jobs { self.metrics.show(job.name) }
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
        while let earliest = due.min() {
            if earliest > clock.now { try await clock.sleep(until: earliest) }
            due = try await activity.perform {
                var due = due
                for (place, job) in jobs.enumerated() where due[place] <= clock.now {
                    let isDone = try await run(job)
                    due[place] = await turn(of: job, isDone: isDone)
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

    /// When a job that has run now runs again.
    private func turn(of job: MaintenanceJob, isDone: Bool) async -> Instant {
        if !isDone, let pause = job.retryAfter { return clock.now + pause }
        let deadline = await job.deadline()
        let (now, turn) = (clock.now, job.schedule.next(after: clock.now))
        return deadline.map { min(now + $0, turn) } ?? turn
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
            metrics.failed(job.name)
            logger.error("a maintenance job failed; it is tried again", metadata: ["job": "\(job.name)", "error": "\(error)"])
            return false
        }
    }

    private func count(_ done: Int, of job: MaintenanceJob) {
        guard done > 0 else { return }
        metrics.done(done, of: job.name)
        logger.info("maintenance job done", metadata: ["job": "\(job.name)", "items": "\(done)"])
    }
}
