import DurableWork
import ServiceKit

extension MaintenanceJob {
    /// Removes images of notifications that have expired, every hour.
    static func gateway(_ media: MediaPublisher) -> [MaintenanceJob] {
        [MaintenanceJob("expired pictures", deadline: { .seconds(3_600) }) { try await media.removeExpired(now: $0) }]
    }
}
