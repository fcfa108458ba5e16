import CarillonAPI
import ServiceKit

extension JSONView {
    /// A device for administrators: with the reason of its revocation, and without its token.
    static func administeredDevice(_ device: RegistryV1.Device) -> JSONValue {
        Self.device(device).adding(["revoked_reason": .text(device.revokedReason.name)])
    }

    static func deviceStats(
        _ stats: RegistryV1.AppDeviceStats, _ prompts: PreferencesV1.PermissionStatisticsResponse
    ) -> JSONValue {
        func groups(_ groups: [RegistryV1.DeviceGroup]) -> JSONValue {
            .list(groups.map { ["name": .string($0.name), "devices": .integer($0.devices), "users": .integer($0.users)] })
        }
        func rate(_ part: Int64, of whole: Int64) -> JSONValue { whole == 0 ? .null : .number(Double(part) / Double(whole)) }
        return [
            "organization_id": .text(stats.tenant?.organizationId ?? ""), "app_id": .string(stats.tenant?.appId ?? ""),
            "counted_at": instant(stats.countedAtMs),
            "languages_counted_at": instant(stats.languagesCountedAtMs),
            "active_devices": .integer(stats.activeDevices), "by_type": groups(stats.byType), "by_platform": groups(stats.byPlatform),
            "by_status": groups(stats.byStatus), "multi_device_users": .integer(stats.multiDeviceUsers),
            "active_users": .integer(stats.activeUsers), "push_enabled_users": .integer(stats.pushEnabledUsers),
            "push_enabled_ratio": rate(stats.pushEnabledUsers, of: stats.activeUsers),
            "permission_denied_rate": rate(stats.permissionDeniedDevices, of: stats.permissionDeterminedDevices),
            "tokens_expired_this_week": .integer(stats.tokensExpiredThisWeek),
            "registrations_attempted": .integer(stats.registrationsAttempted), "registrations_taken": .integer(stats.registrationsTaken),
            "languages": .list(
                stats.languages.map {
                    ["language": .string($0.language), "users": .integer($0.users), "share": .number($0.share)]
                }),
            "metrics": .list((stats.metrics + [CatalogueReader.grants(prompts)]).map(metric)),
        ]
    }
}
