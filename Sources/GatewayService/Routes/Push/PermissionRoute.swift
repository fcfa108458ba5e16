import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/push/permission`: the permission of a device (PREF-13).
struct PermissionRoute {
    let permissions: PreferencesV1.Permissions.Client

    func add(to endpoints: Endpoints) {
        let permissions = permissions
        endpoints.on(.put, "/push/permission") { http in
            let caller = try http.context.user
            let request = PreferencesV1.ReportPermissionRequest(
                tenant: try http.context.tenant, userId: caller.id, deviceId: try http.body.string("device_id") ?? caller.deviceID,
                permissionStatus: try http.body.requiredChoice("permission_status"),
                changedFrom: try http.body.requiredChoice("changed_from"))
            let state = try await permissions.reportPermission(request, options: try http.context.options).state ?? .init()
            return .ok(Self.view(state))
        }
    }

    private static func view(_ state: PreferencesV1.PermissionState) -> JSONValue {
        [
            "device_id": .string(state.deviceId), "permission_status": .string(state.permissionStatus.name),
            "changed_from": .text(state.changedFrom.name),
            "changed_at": JSONView.instant(state.changedAtMs),
            "history": .list(
                state.history.map { change in
                    [
                        "old_status": .string(change.oldStatus.name), "new_status": .string(change.newStatus.name),
                        "changed_from": .string(change.changedFrom.name), "changed_at": JSONView.instant(change.changedAtMs),
                    ]
                }),
        ]
    }
}
