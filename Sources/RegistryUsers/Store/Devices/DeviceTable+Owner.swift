import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

extension DeviceTable {
    /// The device of a user. Another user's device counts as unknown (SEC-08).
    static func own(
        _ pushDeviceId: String, of userId: String, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> DeviceRecord {
        guard let device = try find(pushDeviceId, of: userId, tenant: tenant, database) else { throw absent(pushDeviceId) }
        return device
    }

    /// The device of a user; without a user, of any user.
    static func find(
        _ pushDeviceId: String, of userId: String, tenant: CommonV1.Tenant, _ database: Database
    ) throws -> DeviceRecord? {
        try find(pushDeviceId: pushDeviceId, tenant: tenant, database).flatMap {
            userId.isEmpty || $0.userId == userId ? $0 : nil
        }
    }

    static func absent(_ pushDeviceId: String) -> APIError {
        APIError(.notFound, field: "push_device_id", "the user has no device “\(pushDeviceId)”")
    }

    /// - Returns: nil for an installation that is not registered.
    /// - Throws: `not_found` for an unknown push device id.
    static func named(by request: RegistryV1.UpdateDeviceRequest, tenant: CommonV1.Tenant, _ database: Database) throws -> DeviceRecord? {
        guard request.pushDeviceId.isEmpty, !request.deviceId.isEmpty else {
            return try own(request.pushDeviceId, of: request.userId, tenant: tenant, database)
        }
        return try find(userId: request.userId, deviceId: request.deviceId, tenant: tenant, database)
    }

    /// Removes the mark of the user's primary device.
    static func unmarkPrimary(of userId: String, tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            "UPDATE devices SET is_primary = 0 WHERE organization_id = ? AND app_id = ? AND user_id = ? AND is_primary = 1",
            [tenant.organizationId, tenant.appId, userId])
    }
}
