import ServiceKit

/// Audited actions (SEC-10). People and filters use the names: add names, never rename one.
package enum AuditAction: String, Sendable, CaseIterable {
    case accessRefused = "access.refused"
    case appChanged = "app.changed"
    case catalogueChanged = "catalogue.changed"
    case consentDenied = "consent.denied"
    case consentGranted = "consent.granted"
    case consentRequested = "consent.requested"
    case consentRevoked = "consent.revoked"
    case credentialChanged = "credential.changed"
    case deadLettersRequeued = "dead_letter.requeued"
    case deviceDeactivated = "device.deactivated"
    case deviceRead = "device.read"
    case devicesExported = "device.exported"
    case devicesListed = "device.listed"
    case flagsChanged = "flags.changed"
    case invalidationPaused = "invalidation.paused"
    case invalidationResumed = "invalidation.resumed"
    case invalidationUndone = "invalidation.undone"
    case keyRingReencrypted = "key_ring.reencrypted"
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
    package static let onUsers: [AuditAction] = [
        .consentDenied, .consentGranted, .consentRequested, .consentRevoked, .devicesExported, .devicesListed, .notificationRead,
        .notificationsListed, .preferencesErased, .preferencesExported, .preferencesImported, .preferencesRead, .telemetryListed, .userErased,
        .userExported, .userRead, .usersListed,
    ]
}

/// The actor of a record, with the origin.
package struct AuditActor: Sendable, Hashable {
    /// `user:ann`, `platform:root`, `host` for a host system's key, `service:operator`, `registry` for the service's own actions.
    package let name: String
    /// The address of the caller; empty for the service itself.
    package let origin: String
    /// The app of the user or host system; both empty for other actors.
    package let tenant: Tenant

    /// The registry itself: a job, or the guard.
    package static let registry = AuditActor(name: "registry", origin: "", tenant: Tenant(organization: "", app: ""))

    /// An actor that another service names.
    package init(name: String, origin: String, tenant: Tenant) {
        self.name = name
        self.origin = origin
        self.tenant = tenant
    }

    /// The same actor with another name.
    package func named(_ name: String) -> AuditActor { AuditActor(name: name, origin: origin, tenant: tenant) }

    /// Whether the actor is this user.
    package func isUser(_ userId: String, of tenant: Tenant) -> Bool { name == "user:\(userId)" && self.tenant == tenant }
}
