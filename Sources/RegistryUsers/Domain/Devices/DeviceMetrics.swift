import CarillonAPI
import ServiceKit

/// The registry's part of the metric catalogue (OBS-08).
enum DeviceMetrics {
    /// The readings of an app, those with groups first as a whole.
    static func readings(of stats: RegistryV1.AppDeviceStats, daily: DailyDeviceCounts, profile: String) -> [CommonV1.MetricReading] {
        func reading(_ metric: CatalogueMetric, _ part: Int64, of whole: Int64) -> CommonV1.MetricReading {
            metric.reading(part, of: whole, profile: profile)
        }
        return [
            reading(.registrationSuccessRate, stats.registrationsTaken, of: stats.registrationsAttempted),
            reading(.pushEnabledUsers, stats.pushEnabledUsers, of: stats.activeUsers),
            reading(.multiDeviceUsers, stats.multiDeviceUsers, of: stats.activeUsers),
            reading(.permissionDeniedRate, stats.permissionDeniedDevices, of: stats.permissionDeterminedDevices),
            // The base of the rate: devices that were active at the start of the week, so active now or expired since.
            reading(.tokenExpirationRate, stats.tokensExpiredThisWeek, of: stats.activeDevices + stats.tokensExpiredThisWeek),
            CatalogueMetric.staleTokenAge.reading(value: daily.staleTokenAge?.inSeconds, profile: profile),
        ] + platforms(stats, profile)
    }

    /// The share of each platform in the active devices.
    private static func platforms(_ stats: RegistryV1.AppDeviceStats, _ profile: String) -> [CommonV1.MetricReading] {
        guard !stats.byPlatform.isEmpty else { return [CatalogueMetric.platformDistribution.reading(value: nil, profile: profile)] }
        return stats.byPlatform.map {
            CatalogueMetric.platformDistribution.reading(group: $0.name, $0.devices, of: stats.activeDevices, profile: profile)
        }
    }
}
