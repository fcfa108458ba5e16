import CarillonAPI
import ServiceKit

/// A user in the registry's directory.
struct DirectoryUser: Sendable, Hashable {
    /// Roles in the directory; empty for an unknown user.
    var roles: [String] = []
    var zones = UserZones()
    /// Whether the directory has the user.
    var isKnown = false
    /// Whether the user's age requires a guardian's consent (PREF-17).
    var guardianConsentRequired = false
}

/// A device in the registry.
struct DirectoryDevice: Sendable, Hashable {
    var deviceType: CommonV1.DeviceType
    /// The status by the registration or a later report.
    var permissionStatus: PermissionStatus
    var registeredAt: Instant
}
