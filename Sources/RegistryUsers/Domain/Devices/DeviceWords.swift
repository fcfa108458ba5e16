import CarillonAPI

/// What a device is.
typealias DeviceType = CommonV1.DeviceType.Known

/// What a device's system says of notifications (REG-14).
typealias PermissionStatus = CommonV1.PermissionStatus.Known

extension PermissionStatus {
    /// Whether a device may have a token, and be sent to (REG-14).
    var permits: Bool { self == .granted || self == .provisional }
}
