import CarillonAPI
import Logging
import RegistryTenants
import ServiceKit
import Storage

/// Counts every app's devices and languages once a day, and in between the apps that calls asked about. Exports the shares of languages as metrics.
struct StatisticsWorker: BackgroundWorker {
    let name = "device statistics"
    let store: Store
    let clock: any DomainClock
    let activity: ActivityTracker
    let metrics: UserMetrics
    let statistics: StatisticsCache
    let logger: Logger

    static let firstRound = Duration.seconds(60)

    func run() async throws {
        var nextRound = clock.now + Self.firstRound
        while !Task.isCancelled {
            try await statistics.signal.round(on: clock, activity) {
                while let tenant = statistics.nextRequested { try await attempt { try await statistics.countRequested(tenant) } }
                if clock.now >= nextRound {
                    nextRound = DailySchedule.day.next(after: clock.now)
                    try await countAll()
                }
                return WorkSignal.Due(date: nextRound)
            }
        }
    }

    /// Runs one round. A failure is logged, and the next round counts again.
    ///
    /// - Throws: `CancellationError` alone.
    func countAll() async throws {
        var apps: [CommonV1.Tenant] = []
        try await attempt { apps = try await store.read { try AppTable.tenants($0) } }
        for tenant in apps {
            try await attempt {
                let shares = try await statistics.countLanguages(tenant)
                metrics.languages(shares.value.shares(), app: tenant.appId)
                try await statistics.count(tenant)
            }
        }
    }

    private func attempt(_ body: () async throws -> Void) async throws {
        _ = try await attempt(body) { error in
            logger.warning("devices and languages cannot be counted now", metadata: ["error": "\(error)"])
        }
    }
}
