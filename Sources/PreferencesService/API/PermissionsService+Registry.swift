import CarillonAPI
import RPC
import ServiceKit
import Storage

extension PermissionsService {
    /// The most permissions of one call.
    private static let mostPermissions = 10_000

    func takePermissions(
        _ request: PreferencesV1.TakePermissionsRequest, context: ServerContext
    ) async throws -> PreferencesV1.TakePermissionsResponse {
        guard request.permissions.count <= Self.mostPermissions else {
            throw APIError(
                .payloadTooLarge, field: "permissions", "has \(request.permissions.count) items; send at most \(Self.mostPermissions) in one call")
        }
        var rejected: [CommonV1.ItemResult] = []
        var changes: [(index: Int, change: PermissionChange)] = []
        var apps: Set<CommonV1.Tenant> = []
        for (index, item) in request.permissions.enumerated() {
            do {
                try context.requireScope(tenant: item.tenant, userID: item.userId)
                changes.append((index, try Self.change(item)))
                apps.insert(item.tenant ?? .init())
            } catch let error as APIError {
                rejected.append(error.itemResult(index))
            }
        }
        let policies = await policies.policies(for: apps)
        var taken: [RegistryPermission] = []
        for (index, change) in changes {
            do {
                // `not_found`: the registry no longer has the app.
                let policy = try policies.policy(of: request.permissions[index].tenant ?? .init()).policy
                let quota = DeviceQuota(key: change.key, most: DeviceQuota.mostDevices(policy), isRegistered: true)
                taken.append(RegistryPermission(change: change, mode: policy.telemetryMode, quota: quota))
            } catch {
                rejected.append(error.itemResult(index))
            }
        }
        let (permitted, now) = (taken, clock.now)
        try await store.write { [telemetry] in try PermissionRecording.record(permitted, raisingFrom: telemetry, at: now, $0) }
        return .init(rejected: rejected.sorted { $0.index < $1.index })
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
