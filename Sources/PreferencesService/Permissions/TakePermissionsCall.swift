import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PermissionHandlers {
    /// The most permissions of one call.
    private static let mostPermissions = 10_000

    func takePermissions(
        _ request: PreferencesV1.TakePermissionsRequest, context: ServerContext
    ) async throws -> PreferencesV1.TakePermissionsResponse {
        guard request.permissions.count <= Self.mostPermissions else {
            throw APIError(
                .payloadTooLarge, field: "permissions", "has \(request.permissions.count) items; send at most \(Self.mostPermissions) in one call")
        }
        var response = PreferencesV1.TakePermissionsResponse()
        var taken: [(change: PermissionChange, mode: TelemetryMode, most: Int)] = []
        for (index, item) in request.permissions.enumerated() {
            do {
                try context.requireScope(tenant: item.tenant, userID: item.userId)
                let change = try Self.change(item)
                let policy = try await policies.current(for: item.tenant ?? .init()).policy
                taken.append((change, policy.telemetryMode, PermissionRows.mostDevices(policy)))
            } catch let error as APIError {
                response.rejected.append(error.itemResult(index))
            } catch let error as RPCError where error.code == .notFound {
                // An app that is gone.
                response.rejected.append(.init(index: UInt32(index), reason: "not_found", message: error.message))
            }
        }
        let (changes, source, now) = (taken, telemetry, clock.now)
        try await store.write { database in
            let erased = try ErasedUsers.among(changes.lazy.map { $0.change.key.tenant.user($0.change.key.userId) }, at: now, database)
            for (change, mode, most) in changes where !erased.contains(change.key.tenant.user(change.key.userId)) {
                guard try PermissionRows.find(change.key, database).changedAtMs <= change.changedAtMs else { continue }
                try PermissionRows.makeRoom(for: change.key, most: most, isRegistered: true, database)
                _ = try change.record(mode: mode, source: source, database)
            }
        }
        return response
    }

    /// The registry does not know how the user decided. The change does not count as an answer to the system's prompt (PREF-15): only reports of
    /// clients do.
    private static func change(_ item: PreferencesV1.DevicePermission) throws(APIError) -> PermissionChange {
        try PreferencesHandlers.checkUser(item.userId)
        try checkDevice(item.deviceId)
        try PreferencesHandlers.checkInstant(item.changedAtMs, field: "changed_at_ms")
        return PermissionChange(
            key: DeviceKey(tenant: Tenant(item.tenant), userId: item.userId, deviceId: item.deviceId),
            status: try choice(item.permissionStatus, field: "permission_status"), changedFrom: "os_settings", changedAtMs: item.changedAtMs)
    }
}
