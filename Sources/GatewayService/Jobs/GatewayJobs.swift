import DurableWork
import ServiceKit

extension MaintenanceJob {
    /// Removes images of notifications when the first one expires, at most once an hour, and at midnight. After a failure it runs an hour later.
    static func gateway(_ media: MediaPublisher) -> [MaintenanceJob] {
        [
            MaintenanceJob("expired pictures", retryAfter: .seconds(3_600), deadline: { media.untilNextRemoval }) {
                try await media.removeExpired(now: $0)
            }
        ]
    }
}
