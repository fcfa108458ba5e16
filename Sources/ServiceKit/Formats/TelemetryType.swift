/// The types of telemetry events (RCPT-23). The set is closed: receipts refuses any other type.
///
/// The contract has them as text, because clients and host systems name them, and the refusal of an unknown type names the event.
public enum TelemetryType: String, Sendable, CaseIterable {
    case deviceRegistered = "push_device_registered"
    case permissionChanged = "push_permission_changed"
    case tokenRefreshed = "push_token_refreshed"
    case notificationSent = "push_notification_sent"
    case notificationDelivered = "push_notification_delivered"
    case notificationOpened = "push_notification_opened"
    case notificationDismissed = "push_notification_dismissed"
    case notificationFailed = "push_notification_failed"
    /// The time to live of a push ended before its device got it.
    case notificationExpired = "push_notification_expired"
    /// A push was cancelled before it was sent.
    case notificationCancelled = "push_notification_cancelled"
    /// A mail or webhook about a notification was sent, or failed for good (DISP-32).
    case messageEnded = "push_message_ended"
    /// On which channels a user gets a notification (EVAL-11), for apps with a webhook that takes telemetry.
    case channelsDecided = "push_channels_decided"
    case categoryToggled = "push_category_toggled"
    case quietHoursUpdated = "push_quiet_hours_updated"
    /// A user opened the app to look, without a notification (`status_checks`, OBS-08).
    case statusChecked = "push_status_checked"
    /// A user saved settings (`preference_edit_seconds`, OBS-08).
    case settingsSaved = "push_settings_saved"
    case skipped = "push_skipped"
    case tokenRotated = "push_token_rotated"
    case consentChanged = "push_consent_changed"
    case promptOutcome = "push_prompt_outcome"
    /// Reports of devices that schedule notifications by themselves (AGENT-21).
    case localDelivery = "local_delivery"
    case localError = "local_error"
    case localHeartbeat = "local_heartbeat"
}
