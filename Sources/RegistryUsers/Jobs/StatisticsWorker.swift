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
    let metrics: RegistryMetrics
    let statistics: StatisticsCache
    let logger: Logger

    static let firstRound = Duration.seconds(60)

    func run() async throws {
        var nextRound = clock.now + Self.firstRound
        while !Task.isCancelled {
            try await activity.perform {
                while let tenant = statistics.nextWanted { try await attempt { try await statistics.countWanted(tenant) } }
                guard clock.now >= nextRound else { return }
                nextRound = DailySchedule.day.next(after: clock.now)
                try await look()
            }
            await statistics.signal.wait(until: nextRound, on: clock)
        }
    }

    /// Runs one round. A failure is logged, and the next round counts again.
    ///
    /// - Throws: `CancellationError` alone.
    func look() async throws {
        var apps: [Tenant] = []
        try await attempt { apps = try await store.read { try AppTable.tenants($0) } }
        for tenant in apps {
            try await attempt {
                let shares = try await statistics.countLanguages(tenant)
                metrics.languages(shares.value.shares(), app: tenant.app)
                try await statistics.count(tenant)
            }
        }
    }

    private func attempt(_ body: () async throws -> Void) async throws {
        do {
            try await body()
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            logger.warning("devices and languages cannot be counted now", metadata: ["error": "\(error)"])
        }
    }
}
