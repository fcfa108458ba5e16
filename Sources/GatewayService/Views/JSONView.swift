import CarillonAPI
import ServiceKit

/// The JSON of the services' records in answers, without tokens.
enum JSONView {
    static func instant(_ milliseconds: Int64) -> JSONValue {
        milliseconds == 0 ? .null : .string(Instant(milliseconds: milliseconds).rfc3339)
    }

    static func instant(_ milliseconds: Int64?) -> JSONValue { instant(milliseconds ?? 0) }

    /// REG-06, complete.
    static func device(_ device: RegistryV1.Device, isCurrent: Bool = false) -> JSONValue {
        [
            "push_device_id": .string(device.pushDeviceId), "device_id": .string(device.deviceId), "user_id": .string(device.userId),
            "organization_id": .text(device.tenant?.organizationId ?? ""), "app_id": .text(device.tenant?.appId ?? ""),
            "device_type": .string(device.deviceType.name), "platform": .string(device.platform), "platform_version": .text(device.platformVersion),
            "device_model": .text(device.deviceModel),
            "device_name": .text(device.deviceName), "push_token_type": .string(device.tokenKind), "token_hash": .text(device.tokenHash),
            "token_provider": .text(device.tokenProvider), "environment": .string(device.environment == .sandbox ? "sandbox" : "production"),
            "status": .string(device.status.name), "is_valid": .bool(device.isValid), "notifications_enabled": .bool(device.notificationsEnabled),
            "badge_enabled": .bool(device.badgeEnabled), "sound_enabled": .bool(device.soundEnabled), "alerts_enabled": .bool(device.alertsEnabled),
            "app_version": .text(device.appVersion), "app_build_number": .text(device.appBuildNumber), "sdk_version": .text(device.sdkVersion),
            "timezone": .text(device.timezone), "locale": .text(device.locale),
            "supports_rich_content": .bool(device.supportsRichContent),
            "supports_notification_actions": .bool(device.supportsNotificationActions), "supports_silent_push": .bool(device.supportsSilentPush),
            "max_payload_size": .integer(Int64(device.maxPayloadSize)), "below_client_floor": .bool(device.belowClientFloor),
            "is_primary": .bool(device.isPrimary), "is_current": .bool(isCurrent), "permission_status": .string(device.permissionStatus.name),
            "registered_at": instant(device.registeredAtMs), "updated_at": instant(device.updatedAtMs), "last_used_at": instant(device.lastUsedAtMs),
            "last_validated_at": instant(device.lastValidatedAtMs), "last_success_at": instant(device.lastSuccessAtMs),
            "last_failure_at": instant(device.lastFailureAtMs), "failure_count": .integer(Int64(device.failureCount)),
            "failure_reason": .text(device.failureReason), "expires_at": instant(device.expiresAtMs), "revoked_at": instant(device.revokedAtMs),
            "deactivated_at": instant(device.deactivatedAtMs), "total_notifications_sent": .integer(device.totalNotificationsSent),
            "total_notifications_delivered": .integer(device.totalNotificationsDelivered),
            "total_notifications_opened": .integer(device.totalNotificationsOpened),
            "last_delivery_status": .text(device.lastDeliveryStatus.name),
        ]
    }

    static func channelSetting(_ setting: PreferencesV1.ChannelSetting) -> JSONValue {
        [
            "muted": .bool(setting.muted), "muted_until": instant(setting.mutedUntilMs), "notify_all": .bool(setting.notifyAll),
            "starred": .bool(setting.starred),
        ]
    }

    static func notification(_ view: ReceiptsV1.NotificationView, showingText: Bool = true) -> JSONValue {
        [
            "notification_id": .string(view.notificationId), "push_id": .text(view.pushId), "event_id": .text(view.eventId),
            "user_id": .string(view.userId), "notification_type": .string(view.typeId), "category": .text(view.categoryId),
            "channel_id": .text(view.channelId), "message_id": .text(view.messageId), "title": showingText ? .text(view.title) : .null,
            "body": showingText ? .text(view.body) : .null, "status": .string(view.status.name),
            "skip_reason": view.skipReason == .unspecified ? .null : .string(view.skipReason.name), "created_at": instant(view.createdAtMs),
            "expires_at": instant(view.expiresAtMs), "channels": channels(of: view),
            "receipts": .list((view.receipts + view.messageReceipts).map(receipt)),
        ]
    }

    /// On which channels a user gets a notification, and why not on the others (EVAL-11).
    private static func channels(of view: ReceiptsV1.NotificationView) -> JSONValue {
        func channel(_ reason: String?) -> JSONValue { ["chosen": .bool(reason == nil), "reason": reason.map(JSONValue.string) ?? .null] }
        let skipped = view.skipReason == .unspecified ? nil : view.skipReason.name
        let email: String? =
            switch view.email.known {
            case .wanted: nil
            case .off: CommonV1.SkipReason.preferenceDisabled.name
            case nil: skipped ?? "not_decided"
            }
        return ["in_app": channel(nil), "push": channel(skipped), "email": channel(email)]
    }

    /// RCPT-02.
    static func receipt(_ receipt: ReceiptsV1.DeviceReceipt) -> JSONValue {
        [
            "push_device_id": .string(receipt.pushDeviceId), "device_id": .text(receipt.deviceId), "push_id": .text(receipt.pushId),
            "status": .string(receipt.status.name), "provider": .text(receipt.provider), "platform": .text(receipt.platform),
            "sent_to_provider_at": instant(receipt.sentToProviderAtMs), "delivered_to_device_at": instant(receipt.deliveredToDeviceAtMs),
            "displayed_at": instant(receipt.displayedAtMs), "opened_at": instant(receipt.openedAtMs), "dismissed_at": instant(receipt.dismissedAtMs),
            "failed_at": instant(receipt.failedAtMs), "failure_reason": .text(receipt.failureReason),
            "provider_error_code": .text(receipt.providerErrorCode), "provider_message_id": .text(receipt.providerMessageId),
            "provider_latency_ms": .integer(Int64(receipt.providerLatencyMs)), "delivery_latency_ms": .integer(Int64(receipt.deliveryLatencyMs)),
            "delivery_evidence": .text(receipt.deliveryEvidence.name), "action_taken": .text(receipt.actionTaken),
            "attempts": .integer(Int64(receipt.attempts)), "retry_count": .integer(Int64(max(0, receipt.attempts - 1))),
            "channel": .string(receipt.channel.isEmpty ? "push" : receipt.channel), "payload_changes": .text(receipt.payloadChanges),
            "message_reason": .text(receipt.messageReason),
        ]
    }
}
