/// Audited actions (SEC-10), of all services. People and filters use the names: add names, never rename one.
public enum AuditAction: String, Sendable, Hashable, CaseIterable, CustomStringConvertible {
    case accessRefused = "access.refused"
    case appChanged = "app.changed"
    case broadcastCancelled = "broadcast.cancelled"
    case broadcastPaused = "broadcast.paused"
    case broadcastResumed = "broadcast.resumed"
    case broadcastSubmitted = "broadcast.submitted"
    case catalogueChanged = "catalogue.changed"
    case consentDenied = "consent.denied"
    case consentGranted = "consent.granted"
    case consentRequested = "consent.requested"
    case consentRevoked = "consent.revoked"
    case credentialChanged = "credential.changed"
    case deadLettersDropped = "dead_letter.dropped"
    case deadLettersRequeued = "dead_letter.requeued"
    case deviceDeactivated = "device.deactivated"
    case deviceRead = "device.read"
    case devicesExported = "device.exported"
    case devicesListed = "device.listed"
    case flagsChanged = "flags.changed"
    case invalidationPaused = "invalidation.paused"
    case invalidationResumed = "invalidation.resumed"
    case invalidationUndone = "invalidation.undone"
    case itemsListed = "item.listed"
    case keyRingReencrypted = "key_ring.reencrypted"
    case keyRingRotated = "key_ring.rotated"
    case keyRetired = "key_ring.retired"
    case lanesPaused = "lanes.paused"
    case lanesResumed = "lanes.resumed"
    case purgeNoticeUndeliverable = "device.purge_notice_undeliverable"
    case notificationRead = "notification.read"
    case notificationsListed = "notification.listed"
    case organizationChanged = "organization.changed"
    case policyChanged = "policy.changed"
    case preferencesErased = "preferences.erased"
    case preferencesExported = "preferences.exported"
    case preferencesImported = "preferences.imported"
    case preferencesOverridden = "preferences.overridden"
    case preferencesRead = "preferences.read"
    case profileMoved = "profile.moved"
    case providerCalledDown = "provider.called_down"
    case providerCalledUp = "provider.called_up"
    case quarantineDropped = "quarantine.dropped"
    case quarantineRequeued = "quarantine.requeued"
    case serviceKeyCreated = "service_key.created"
    case serviceKeyRevoked = "service_key.revoked"
    case telemetryListed = "telemetry.listed"
    case tokenRefreshRequested = "token.refresh_requested"
    case tokenRevoked = "token.revoked"
    case tokenRotated = "token.rotated"
    case unusualRotations = "security.unusual_rotations"
    case userErased = "user.erased"
    case userExported = "user.exported"
    case userRead = "user.read"
    case usersListed = "user.listed"

    /// Actions whose subject is a user's id. Other subjects may look like one: an app's id, a provider's name.
    public static let onUsers: [AuditAction] = [
        .consentDenied, .consentGranted, .consentRequested, .consentRevoked, .devicesExported, .devicesListed, .notificationRead,
        .notificationsListed, .preferencesErased, .preferencesExported, .preferencesImported, .preferencesRead, .telemetryListed, .userErased,
        .userExported, .userRead, .usersListed,
    ]

    /// The name.
    public var description: String { rawValue }
}
