import CarillonAPI
import Hummingbird
import ServiceKit

/// `/presence`: whether the user is online, and what is in view.
struct PresenceRoute {
    let registry: RegistryV1.Registry.Client

    func add(to endpoints: Endpoints) {
        let registry = registry
        endpoints.on(.put, "/presence") { http in
            let caller = try http.context.user
            let request = RegistryV1.ReportPresenceRequest(
                tenant: try http.context.tenant, userId: caller.id, deviceId: try http.body.string("device_id") ?? caller.deviceID,
                status: try http.body.requiredChoice("status"), activeChannel: try http.body.string("active_channel"),
                lastActivityAtMs: try http.body.instant("last_activity_at"))
            _ = try await registry.reportPresence(request, options: try http.context.options)
            return .noContent
        }
    }
}
