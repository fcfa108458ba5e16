import CarillonAPI

/// What the registry says of a user.
struct DirectoryUser: Sendable, Hashable {
    /// Roles in the directory; empty for a user it does not know.
    var roles: [String] = []
    var zones = UserZones()
    /// False for a user the directory does not know.
    var isKnown = false
    /// Of an age at which a guardian must have consented (PREF-17).
    var guardianConsentRequired = false
}

/// What the registry says of a device.
struct DirectoryDevice: Sendable, Hashable {
    var deviceType: CommonV1.DeviceType
    /// As it was when the device registered, or was reported since.
    var permissionStatus: PermissionStatus
    var registeredAtMs: Int64 = 0
}
