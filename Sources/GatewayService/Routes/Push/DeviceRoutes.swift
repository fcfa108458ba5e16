import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/devices`: the user's devices.
struct DeviceRoutes {
    let registry: RegistryV1.Registry.Client

    func add(to endpoints: Endpoints) {
        let registry = registry
        endpoints.registration("/push/devices") { http in
            let answer = try await registry.registerDevice(try Self.registration(http), options: try http.context.options)
            guard let device = answer.device else { throw APIError(.internalError, "the registry answered no device") }
            return .ok([
                "push_device_id": .string(device.pushDeviceId), "registered_at": JSONView.instant(device.registeredAtMs),
                "device": JSONView.device(device),
            ])
        }
        endpoints.on(.get, "/push/devices") { http in
            let (tenant, user) = (try http.context.tenant, try http.context.user)
            let devices = try await registry.listDevices(.init(tenant: tenant, userId: user.id), options: try http.context.options).devices
            return .items(devices.map { JSONView.device($0, isCurrent: !user.deviceID.isEmpty && $0.deviceId == user.deviceID) })
        }
        endpoints.on(.patch, "/push/devices/{push_device_id}") { http in
            let device = try await registry.updateDevice(try Self.update(http), options: try http.context.options).device
            return .ok(["device": device.map { JSONView.device($0) } ?? .null])
        }
        endpoints.on(.put, "/push/devices/{push_device_id}/token") { http in
            let request = RegistryV1.RotateTokenRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, pushDeviceId: try http.parameter("push_device_id"),
                token: try http.body.requiredString("token"), refreshReason: try http.body.string("refresh_reason") ?? "",
                environment: try Self.environment(http.body), origin: http.origin)
            let device = try await registry.rotateToken(request, options: try http.context.options).device
            return .ok(["device": device.map { JSONView.device($0) } ?? .null])
        }
        endpoints.on(.delete, "/push/devices/{push_device_id}") { http in
            _ = try await registry.removeDevice(
                .init(
                    tenant: try http.context.tenant, userId: try http.context.user.id, pushDeviceId: try http.parameter("push_device_id")),
                options: try http.context.options)
            return .noContent
        }
    }

    /// The environment of an address; unspecified when absent, which means the app's.
    ///
    /// - Throws: Also for an empty text, which a client build without the setting would send.
    static func environment(_ body: JSONObject) throws -> CommonV1.AddressEnvironment {
        try body.has("environment") ? body.requiredChoice("environment") : .unspecified
    }

    private static func registration(_ http: EndpointRequest) throws -> RegistryV1.RegisterDeviceRequest {
        let body = http.body
        var request = RegistryV1.RegisterDeviceRequest()
        request.tenant = try http.context.tenant
        request.userId = try http.context.user.id
        request.deviceId = try body.string("device_id") ?? ""
        request.deviceType = try body.choice("device_type") ?? .unspecified
        request.platform = try body.requiredString("platform")
        request.token = try body.string(either: "token", "push_token") ?? ""
        request.permissionStatus = try body.choice("permission_status") ?? .unspecified
        if request.token.isEmpty, [.unspecified, .granted, .provisional].contains(request.permissionStatus) { throw body.missing("token") }
        request.pushTokenType = try body.choice("push_token_type") ?? .unspecified
        request.platformVersion = try body.string(either: "os_version", "platform_version") ?? ""
        request.deviceModel = try body.string("device_model") ?? ""
        request.deviceName = try body.string("device_name") ?? ""
        request.appVersion = try body.string("app_version") ?? ""
        request.appBuildNumber = try body.string("app_build_number") ?? ""
        request.sdkVersion = try body.string("sdk_version") ?? ""
        request.timezone = try body.string("timezone") ?? ""
        request.locale = try body.string("locale") ?? ""
        request.tokenProvider = try body.string("token_provider") ?? ""
        request.registrationMethod = try body.choice("registration_method") ?? .unspecified
        request.environment = try environment(body)
        request.notificationsEnabled = try body.bool("notifications_enabled")
        request.badgeEnabled = try body.bool("badge_enabled")
        request.soundEnabled = try body.bool("sound_enabled")
        request.alertsEnabled = try body.bool("alerts_enabled")
        request.supportsRichContent = try body.bool("supports_rich_content")
        request.supportsNotificationActions = try body.bool("supports_notification_actions")
        request.supportsSilentPush = try body.bool("supports_silent_push")
        request.expiresAtMs = try body.instant("expires_at")
        request.origin = http.origin
        request.maxPayloadSize = try body.integer("max_payload_size", as: UInt32.self)
        return request
    }

    private static func update(_ http: EndpointRequest) throws -> RegistryV1.UpdateDeviceRequest {
        let body = http.body
        var request = RegistryV1.UpdateDeviceRequest()
        request.tenant = try http.context.tenant
        request.userId = try http.context.user.id
        request.pushDeviceId = try http.parameter("push_device_id")
        request.deviceName = try body.string("device_name")
        request.notificationsEnabled = try body.bool("notifications_enabled")
        request.badgeEnabled = try body.bool("badge_enabled")
        request.soundEnabled = try body.bool("sound_enabled")
        request.alertsEnabled = try body.bool("alerts_enabled")
        request.isPrimary = try body.bool("is_primary")
        request.status = try body.choice("status", among: [.active, .inactive])
        request.locale = try body.string("locale")
        request.timezone = try body.string("timezone")
        request.appVersion = try body.string("app_version")
        request.permissionStatus = try body.choice("permission_status")
        request.platformVersion = try body.string(either: "os_version", "platform_version")
        return request
    }
}
