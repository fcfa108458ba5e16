import ServiceKit

/// The limit of a user's devices with stored permissions. A report may name any device, also an unregistered one, so this limit is needed against
/// invented devices.
struct DeviceQuota: Sendable {
    var key: DeviceKey
    /// Most stored devices of the user.
    var most: Int
    var isRegistered: Bool

    /// Smallest limit, however few devices an app allows.
    static let fewestDevices = 20
    /// The most devices that are read of a user; no `max_devices_per_user` is greater.
    static let mostDevicesRead = 1_000
    /// The most changes that are read of a user, the newest of each device: some hundred kilobytes.
    static let mostChangesRead = 5_000

    /// The limit of an app.
    static func mostDevices(_ policy: Policy) -> Int { max(policy.maxDevicesPerUser, fewestDevices) }
}
