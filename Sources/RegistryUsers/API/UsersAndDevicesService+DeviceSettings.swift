import CarillonAPI
import RPC
import RegistryTenants
import ServiceKit
import Storage

extension UsersAndDevicesService {
    func updateDevice(
        _ request: RegistryV1.UpdateDeviceRequest, context: ServerContext
    ) async throws -> RegistryV1.UpdateDeviceResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUserIfNamed(request.userId)
        try Self.checkDeviceName(of: request)
        let change = try DeviceChange(request, byOwner: context.principal?.actor.map { $0.userID == request.userId } ?? true)
        let (tenant, now) = (request.tenant ?? .init(), now)
        // Preferences know this status already.
        let isNews = context.principal?.service != "preferences"
        let floors = request.platformVersion == nil ? ClientFloors() : try await policies.entry(for: tenant).policy.clientFloors
        let device = try await store.write { database -> RegistryV1.Device? in
            guard var device = try DeviceTable.named(by: request, tenant: tenant, database) else {
                try InvalidationJournalTable.withdraw(request, tenant: tenant, database)
                return nil
            }
            if request.isPrimary == true {
                try DeviceTable.unmarkPrimary(of: device.userId, tenant: tenant, database)
            }
            if request.status == .active, try UserTable.isInactive(device.userId, tenant: tenant, database) {
                throw APIError(.invalidTransition, field: "status", "the user is inactive; nothing is sent to them before they are active again")
            }
            let permission = device.permissionStatus
            if request.permissionStatus == .denied { try DeviceTable.withdrawToken(of: &device, now: now, database) }
            try change.apply(to: &device, floors: floors, now: now)
            try DeviceTable.update(device, database)
            if isNews { try PreferencesV1.DevicePermission.note(device, before: permission, now: now, database) }
            return try DeviceTable.wholeMessage(of: device, database)
        }
        return .init(device: device)
    }

    private static func checkDeviceName(of request: RegistryV1.UpdateDeviceRequest) throws(APIError) {
        if !request.deviceId.isEmpty { try FieldRules.checkDevice(request.deviceId) }
        guard request.pushDeviceId.isEmpty, !request.deviceId.isEmpty, request.userId.isEmpty else { return }
        throw APIError(.invalidArgument, field: "user_id", "is required where device_id names the device: installations are a user's")
    }

    func listDevices(
        _ request: RegistryV1.ListDevicesRequest, context: ServerContext
    ) async throws -> RegistryV1.ListDevicesResponse {
        try context.requireScope(tenant: request.tenant, userID: request.userId)
        try FieldRules.checkUserIfNamed(request.userId)
        let tenant = request.tenant ?? .init()
        try await auditRead(.devicesListed, of: request.userId, tenant: tenant, context)
        return try await store.read { database in
            var devices = try DeviceTable.wholeMessages(
                of: try DeviceTable.all(userId: request.userId, tenant: tenant, database), database)
            if request.includeRevoked {
                devices += try RevokedTokenTable.devices(of: request.userId, tenant: tenant, database)
            } else {
                devices.removeAll { $0.status == .revoked }
            }
            return .init(devices: devices)
        }
    }
}
