import ServiceKit

/// The place of a device among those of its user. A report names its device as it likes, before the device is registered even, so this alone
/// bounds what a user can make up.
struct DeviceQuota: Sendable {
    var key: DeviceKey
    /// Devices of the user of which something is kept.
    var most: Int
    var isRegistered: Bool

    /// Devices of a user of which something is kept, however few an app lets register.
    static let fewestDevices = 20
    /// The most devices that are read of a user; no `max_devices_per_user` is greater.
    static let mostDevicesRead = 1_000
    /// The most changes that are read of a user, the newest of each device: some hundred kilobytes.
    static let mostChangesRead = 5_000

    /// How many devices of a user something is kept of.
    static func mostDevices(_ policy: Policy) -> Int { max(policy.maxDevicesPerUser, fewestDevices) }
}
