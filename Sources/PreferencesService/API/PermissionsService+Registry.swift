import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PermissionsService {
    func takePermissions(
        _ request: PreferencesV1.TakePermissionsRequest, context: ServerContext
    ) async throws -> PreferencesV1.TakePermissionsResponse {
        try BatchLimit.check(request.permissions.count, field: "permissions")
        let changes = try await BatchItems(request.permissions) { item in
            try context.requireScope(tenant: item.tenant, userID: item.userId)
            return try Self.change(item)
        }
        let policies = await policies.policies(for: Set(changes.accepted.map(\.item.key.user.tenant)))
        let taken = try changes.checked { change -> RegistryPermission? in
            // `not_found`: the registry no longer has the app.
            let policy = try policies.policy(of: change.key.user.tenant).policy
            let quota = DeviceQuota(key: change.key, most: DeviceQuota.mostDevices(policy), isRegistered: true)
            return RegistryPermission(change: change, mode: policy.telemetryMode, quota: quota)
        }
        let (permitted, now) = (taken.accepted.map(\.item), clock.now)
        try await store.write { [telemetry] in try PermissionRecording.record(permitted, raisingFrom: telemetry, at: now, $0) }
        return .init(rejected: taken.refused)
    }

    /// A change from the registry. It does not count as an answer to the system's prompt (PREF-15), because the registry does not know how the user
    /// decided; only clients' reports count.
    private static func change(_ item: PreferencesV1.DevicePermission) throws(APIError) -> PermissionChange {
        try FieldRules.checkUser(item.userId)
        try FieldRules.checkDevice(item.deviceId)
        try FieldRules.checkInstant(item.changedAtMs, field: "changed_at_ms")
        return PermissionChange(
            key: DeviceKey(user: UserKey(item.userId, of: item.tenant), deviceId: item.deviceId),
            status: try item.permissionStatus.required(field: "permission_status"), changedFrom: .osSettings,
            changedAt: Instant(milliseconds: item.changedAtMs))
    }
}
