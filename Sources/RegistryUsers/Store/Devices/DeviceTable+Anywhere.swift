import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The tenants where a caller may search a device.
struct DeviceReach: Sendable {
    /// Nil: every app.
    let tenant: CommonV1.Tenant?
    /// Throws `not_found` for a tenant beyond the caller's scope.
    let require: @Sendable (CommonV1.Tenant) throws -> Void
}

extension DeviceTable {
    /// The device; without a tenant, of any app, because ids of push devices are unique in the system.
    ///
    /// - Throws: `not_found`: one answer for "there is none" and "it is not yours" (ARCH-07).
    static func find(
        anywhere id: String, in reach: DeviceReach, _ database: Database
    ) throws -> DeviceRecord {
        guard !id.isEmpty else { throw APIError(.invalidArgument, field: "push_device_id", "is required") }
        let absent = APIError(.notFound, field: "push_device_id", "there is no device “\(id)”")
        let found = try database.firstRow("SELECT \(selectList) FROM devices WHERE push_device_id = ?", [id], DeviceRecord.init)
        do {
            if let tenant = reach.tenant { try reach.require(tenant) }
            guard let found, reach.tenant.map({ $0 == found.tenant }) ?? true else { throw absent }
            try reach.require(found.tenant)
            return found
        } catch let error as APIError where error.reason == .notFound {
            throw absent
        }
    }
}
