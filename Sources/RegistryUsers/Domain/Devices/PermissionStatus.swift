import CarillonAPI

/// The permission for notifications in a device's system (REG-14).
typealias PermissionStatus = CommonV1.PermissionStatus.Known

extension PermissionStatus {
    /// Whether a device may have a token and get pushes (REG-14).
    var permits: Bool { self == .granted || self == .provisional }
}
