import CarillonAPI

/// The registry's part of the metric catalogue with its targets (OBS-08).
enum MetricTargets {
    private struct Target {
        var words: String
        var isMet: (Double) -> Bool
    }

    static func readings(of stats: RegistryV1.AppDeviceStats, profile: String) -> [RegistryV1.MetricReading] {
        [
            reading(
                "registration_success_rate", stats.registrationsTaken, of: stats.registrationsAttempted,
                Target(words: "> 99 %") { $0 > 0.99 }),
            // A target of one profile only, because it depends on the purpose of the app.
            reading(
                "push_enabled_users", stats.pushEnabledUsers, of: stats.activeUsers,
                profile == "hr-warehouse" ? Target(words: "≥ 80 %") { $0 >= 0.8 } : nil),
            reading("multi_device_users", stats.multiDeviceUsers, of: stats.activeUsers, nil),
            reading("permission_denied_rate", stats.permissionDeniedDevices, of: stats.permissionDeterminedDevices, nil),
            // The base of the rate: devices that were active at the start of the week, so active now or expired since.
            reading(
                "token_expiration_rate", stats.tokensExpiredThisWeek, of: stats.activeDevices + stats.tokensExpiredThisWeek,
                Target(words: "< 1 %") { $0 < 0.01 }),
        ]
    }

    private static func reading(_ name: String, _ part: Int64, of whole: Int64, _ target: Target?) -> RegistryV1.MetricReading {
        let value = whole == 0 ? nil : Double(part) / Double(whole)
        return .init(name: name, value: value, target: target?.words ?? "", met: value.flatMap { value in target.map { $0.isMet(value) } })
    }
}
