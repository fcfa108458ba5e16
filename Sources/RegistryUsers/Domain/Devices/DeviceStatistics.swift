import CarillonAPI
import ServiceKit

/// Statistics of an app's devices (REG-33, OBS-08).
struct DeviceStatistics: Sendable {
    /// Administrators of an organization get no group with fewer users, because it would reveal data of single users (REG-32).
    static let smallestShownGroup: Int64 = 5

    /// Smaller groups are merged into `other`; 1 merges none.
    let smallestGroup: Int64

    /// The statistics of one app.
    ///
    /// - Parameters:
    ///   - counts: of the devices, from an earlier instant.
    ///   - daily: the present daily counts.
    func statistics(
        of tenant: CommonV1.Tenant, counts: StatisticsCache.Count<DeviceCounts>, daily: DailyDeviceCounts
    ) -> RegistryV1.AppDeviceStats {
        let counted = counts.value
        var stats = RegistryV1.AppDeviceStats()
        stats.tenant = tenant
        stats.countedAtMs = counts.countedAt.milliseconds
        stats.activeDevices = counted.activeDevices
        stats.byType = shown(counted.types)
        stats.byPlatform = shown(counted.platforms)
        stats.byStatus = shown(counted.statuses)
        stats.multiDeviceUsers = counted.multiDeviceUsers
        stats.activeUsers = counted.activeUsers
        stats.pushEnabledUsers = counted.pushEnabledUsers
        stats.permissionDeterminedDevices = counted.permissionDetermined
        stats.permissionDeniedDevices = counted.permissionDenied
        stats.tokensExpiredThisWeek = daily.tokensExpiredThisWeek
        (stats.registrationsAttempted, stats.registrationsTaken) = (daily.registrations.attempted, daily.registrations.taken)
        return stats
    }

    /// The groups of a column that may be shown, the largest first and `other` last.
    private func shown(_ groups: DeviceCounts.Groups) -> [RegistryV1.DeviceGroup] {
        let all = groups.devices.map { RegistryV1.DeviceGroup(name: $0.key, devices: $0.value, users: groups.users(in: [$0.key])) }
            .sorted { ($1.users, $0.name) < ($0.users, $1.name) }
        var shown = all.filter { $0.users >= smallestGroup }
        var merged = Array(all[shown.count...])
        guard !merged.isEmpty else { return shown }
        // A too small `other` also gets the next larger group. Otherwise subtraction would reveal it.
        while groups.users(in: merged.map(\.name)) < smallestGroup, let next = shown.popLast() { merged.append(next) }
        return shown + [.init(name: "other", devices: merged.reduce(0) { $0 + $1.devices }, users: groups.users(in: merged.map(\.name)))]
    }
}

/// The daily counts of an app.
struct DailyDeviceCounts: Sendable {
    var tokensExpiredThisWeek: Int64
    var registrations: RegistrationCounter.Counts
    /// See ``StaleTokenAge``.
    var staleTokenAge: Duration?
}
