import Logging
import ServiceKit

/// Counts the large apps that calls have asked about. ``RegistryJobs`` counts every app once a day.
struct StatisticsWorker: BackgroundWorker {
    let name = "device statistics"
    let clock: any DomainClock
    let activity: ActivityTracker
    let statistics: StatisticsCache
    let logger: Logger

    func run() async throws {
        while !Task.isCancelled {
            try await statistics.signal.round(on: clock, activity) {
                while let tenant = statistics.nextRequested {
                    _ = try await attempt {
                        try await statistics.countRequested(tenant)
                    } failed: { error in
                        logger.warning("devices and languages cannot be counted now", metadata: ["error": "\(error)"])
                    }
                }
                return WorkSignal.Due()
            }
        }
    }
}
