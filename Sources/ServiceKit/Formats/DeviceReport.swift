public import CarillonAPI

/// A device as a row of a report (REG-32), as JSON or CSV. It has the token's hash, never the token.
public enum DeviceReport {
    private static let fields: [(name: String, value: @Sendable (RegistryV1.Device) -> String)] = [
        ("push_device_id", { $0.pushDeviceId }), ("organization_id", { $0.tenant?.organizationId ?? "" }), ("app_id", { $0.tenant?.appId ?? "" }),
        ("user_id", { $0.userId }), ("device_id", { $0.deviceId }), ("device_name", { $0.deviceName }), ("device_type", { $0.deviceType.name }),
        ("platform", { $0.platform }), ("platform_version", { $0.platformVersion }), ("device_model", { $0.deviceModel }),
        ("app_version", { $0.appVersion }), ("push_token_type", { $0.tokenKind }), ("token_hash", { $0.tokenHash }),
        ("status", { $0.status.name }), ("revoked_reason", { $0.revokedReason.name }), ("is_valid", { "\($0.isValid)" }),
        ("notifications_enabled", { "\($0.notificationsEnabled)" }), ("permission_status", { $0.permissionStatus.name }), ("locale", { $0.locale }),
        ("supports_rich_content", { "\($0.supportsRichContent)" }), ("below_client_floor", { "\($0.belowClientFloor)" }),
        ("timezone", { $0.timezone }), ("is_primary", { "\($0.isPrimary)" }), ("failure_count", { "\($0.failureCount)" }),
        ("failure_reason", { $0.failureReason }), ("registered_at", { instant($0.registeredAtMs) }), ("last_used_at", { instant($0.lastUsedAtMs) }),
        ("last_validated_at", { instant($0.lastValidatedAtMs ?? 0) }), ("last_success_at", { instant($0.lastSuccessAtMs ?? 0) }),
        ("last_failure_at", { instant($0.lastFailureAtMs ?? 0) }), ("revoked_at", { instant($0.revokedAtMs ?? 0) }),
        ("deactivated_at", { instant($0.deactivatedAtMs ?? 0) }), ("total_notifications_sent", { "\($0.totalNotificationsSent)" }),
        ("total_notifications_delivered", { "\($0.totalNotificationsDelivered)" }),
        ("total_notifications_opened", { "\($0.totalNotificationsOpened)" }),
        ("last_delivery_status", { $0.lastDeliveryStatus.name }),
    ]

    /// The columns' names, as JSON spells them.
    public static let columns = fields.map(\.name)

    /// The device's value for each column; empty where it has none. Instants are RFC 3339.
    public static func row(_ device: RegistryV1.Device) -> [String] { fields.map { $0.value(device) } }

    /// The first line of a CSV file (RFC 4180), with its end.
    public static var csvHeader: String { CSV.line(columns) }

    /// A device's line of a CSV file, with its end.
    public static func csvLine(_ device: RegistryV1.Device) -> String { CSV.line(row(device)) }

    private static func instant(_ milliseconds: Int64) -> String {
        milliseconds == 0 ? "" : Instant(milliseconds: milliseconds).rfc3339
    }
}

extension RegistryV1.Device {
    /// The kind of the token: `apns`, `web_push` …, or `apns_push_to_start` for a Live Activity.
    public var tokenKind: String { activityKind == .unspecified ? pushTokenType.name : "\(pushTokenType.name)_\(activityKind.name)" }
}
