import CarillonAPI
import DurableWork
import Protobuf
import RegistryTenants
import ServiceKit
import Storage

/// Tells preferences of permissions that the registry learnt first, with a registration or from a settings screen: earlier reports there
/// before holds no longer (PREF-13). A new device is not told of: preferences look at when it came.
enum PermissionOutbox {
    static let table = "permission_outbox"
    /// Permissions of one call.
    static let batchSize = 500

    /// Notes a change, in the transaction that writes the device.
    static func note(_ device: DeviceRow, before: String, nowMs: Int64, _ database: Database) throws {
        guard device.permissionStatus != before else { return }
        let message = PreferencesV1.DevicePermission(
            tenant: device.tenant.message, userId: device.userId, deviceId: device.deviceId, permissionStatus: device.permissionStatus,
            changedAtMs: nowMs)
        let user = ChangedUser(organization: device.tenant.organization, app: device.tenant.app, user: device.userId)
        try Outbox.insert(try message.bytes(), about: user, into: table, database)
    }
}
