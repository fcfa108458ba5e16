package import CarillonAPI
package import DurableWork
import Protobuf
package import RPC
import RegistryTenants
import ServiceKit
import Storage

/// Reports to preferences permissions that came with a registration or a device update (PREF-13). They replace older reports there. A new device is
/// not reported, because preferences read its registration.
extension PreferencesV1.DevicePermission: OutboxItem {
    package static let policy = OutboxPolicy(table: "permission_outbox", userIndex: .rows, itemsPerCall: 500)
    package var users: [String] { [userId] }
    package static func request(_ items: [Self]) throws -> [UInt8] { try PreferencesV1.TakePermissionsRequest(permissions: items).bytes() }
    package static func items(of request: [UInt8]) throws -> [Self] { try PreferencesV1.TakePermissionsRequest(bytes: request).permissions }

    package static func deliver(_ request: [UInt8], over channel: any RPCChannel) async throws -> [CommonV1.ItemResult] {
        let response: PreferencesV1.TakePermissionsResponse = try await channel.send(
            request, as: PreferencesV1.TakePermissionsRequest.self, to: PreferencesV1.Permissions.Method.takePermissions)
        return response.rejected
    }

    /// Writes a change to the outbox, in the transaction that writes the device.
    static func note(_ device: DeviceRecord, before: PermissionStatus, now: Instant, _ database: Database) throws {
        guard device.permissionStatus != before else { return }
        try Outbox.insert(
            PreferencesV1.DevicePermission(
                tenant: device.tenant, userId: device.userId, deviceId: device.deviceId, permissionStatus: .init(device.permissionStatus),
                changedAtMs: now.milliseconds), database)
    }
}
