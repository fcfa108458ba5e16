public import Logging
public import ServiceKit

/// Runs a service's maintenance jobs, one after the other, each at its time by the domain's clock. A failure is logged and counted, and stops no
/// other job.
///
/// Metrics: ``MaintenanceMetrics``.
public struct JobScheduler: BackgroundWorker {
    /// In logs.
    public let name = "maintenance"
    private let jobs: [MaintenanceJob]
    private let signal: WorkSignal
    private let clock: any DomainClock
    private let activity: ActivityTracker
    private let metrics: MaintenanceMetrics
    private let logger: Logger

    /// - Parameters:
    ///   - jobs: jobs that are due at the same time run in this order.
    ///   - signal: signalled when items of the jobs fall due earlier than before; nil: all jobs have daily turns.
    public init(
        _ jobs: [MaintenanceJob], signal: WorkSignal? = nil, clock: any DomainClock, activity: ActivityTracker, metrics: MetricsRegistry,
        logger: Logger
    ) {
        self.jobs = jobs
        self.signal = signal ?? WorkSignal(activity: activity)
        self.clock = clock
        self.activity = activity
        self.metrics = MaintenanceMetrics(metrics)
        self.logger = logger
        for job in jobs { self.metrics.show(job.name) }
    }

    /// Runs until cancelled.
    ///
    /// - Throws: `CancellationError`.
    public func run() async throws {
        let start = clock.now
        // Nil: after a signal.
        var due: [Instant?] = jobs.map { start + $0.firstAfter }
        while true {
            try await signal.round(on: clock, activity) {
                for (place, job) in jobs.enumerated() {
                    if let instant = due[place], instant <= clock.now { due[place] = try await run(job) }
                }
                return WorkSignal.Due(date: due.compactMap(\.self).min())
            }
            try Task.checkCancellation()
            for (place, job) in jobs.enumerated() where job.runsOnSignal { due[place] = clock.now }
        }
    }

    /// Runs every job once, now.
    ///
    /// - Throws: `CancellationError` alone.
    public func round() async throws {
        for job in jobs { _ = try await run(job) }
    }

    /// - Returns: when the job runs again; nil: after a signal.
    /// - Throws: `CancellationError` alone.
    private func run(_ job: MaintenanceJob) async throws -> Instant? {
        try Task.checkCancellation()
        do {
            count(try await job.work(clock.now), of: job)
            return try await job.next(clock.now)
        } catch {
            try Task.checkCancellation()
            if let failed = error as? AppsFailed { count(failed.done, of: job) }
            metrics.failed(job.name)
            logger.error("a maintenance job failed; it is tried again", metadata: ["job": "\(job.name)", "error": "\(error)"])
            guard let pause = job.retryAfter else { return try await job.next(clock.now) }
            return clock.now + pause
        }
    }

    private func count(_ done: Int, of job: MaintenanceJob) {
        guard done > 0 else { return }
        metrics.done(done, of: job.name)
        logger.info("maintenance job done", metadata: ["job": "\(job.name)", "items": "\(done)"])
    }
}
