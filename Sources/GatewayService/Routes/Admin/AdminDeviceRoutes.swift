import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/admin/devices` and `/admin/organizations/{organization_id}/device-stats` (GW-06, REG-32, REG-33). The registry authorizes the caller.
struct AdminDeviceRoutes {
    let devices: RegistryV1.DeviceAdministration.Client
    let permissions: PreferencesV1.Permissions.Client

    func add(to endpoints: Endpoints) {
        let (devices, permissions) = (devices, permissions)
        endpoints.on(.get, "/admin/devices") { http in
            let page = try http.page
            let answer = try await devices.listAllDevices(
                .init(filter: try Self.filter(http), pageSize: page.size, pageToken: page.token), options: try http.context.options)
            return .items(answer.devices.map(JSONView.administeredDevice), next: answer.nextPageToken)
        }
        endpoints.on(.get, "/admin/devices/export") { http in
            let isCSV = try Self.isCSV(http)
            let request = RegistryV1.ExportDevicesRequest(filter: try Self.filter(http))
            var options = try http.context.options
            options.timeout = Self.exportTime
            let items = try await StreamedItems<RegistryV1.Device> { [options] take in
                try await devices.exportDevices(request, options: options) { responses in
                    for try await response in responses { try await take(response.devices) }
                }
            }
            return isCSV ? .csv(items) : .json(items)
        }
        endpoints.on(.get, "/admin/devices/{push_device_id}") { http in
            let answer = try await devices.getDevice(.init(pushDeviceId: try http.parameter("push_device_id")), options: try http.context.options)
            return .ok(["device": answer.device.map(JSONView.administeredDevice) ?? .null])
        }
        endpoints.on(.post, "/admin/devices/{push_device_id}/deactivate") { http in
            let request = RegistryV1.DeactivateDeviceRequest(
                pushDeviceId: try http.parameter("push_device_id"), reason: try http.body.string("reason") ?? "")
            let answer = try await devices.deactivateDevice(request, options: try http.context.options)
            return .ok(["device": answer.device.map(JSONView.administeredDevice) ?? .null])
        }
        endpoints.on(.post, "/admin/devices/{push_device_id}/revoke") { http in
            let request = RegistryV1.RevokeTokenRequest(
                pushDeviceId: try http.parameter("push_device_id"), reason: try http.body.string("reason") ?? "")
            let answer = try await devices.revokeToken(request, options: try http.context.options)
            return .ok(["device": answer.device.map(JSONView.administeredDevice) ?? .null])
        }
        endpoints.on(.post, "/admin/devices/{push_device_id}/refresh") { http in
            let answer = try await devices.refreshToken(.init(pushDeviceId: try http.parameter("push_device_id")), options: try http.context.options)
            return .accepted(["asked": .bool(answer.asked)])
        }
        endpoints.on(.get, "/admin/organizations/{organization_id}/device-stats") { http in
            let tenant = CommonV1.Tenant(organizationId: try http.parameter("organization_id"), appId: http.query["app_id"] ?? "")
            let options = try http.context.options
            let answer = try await devices.deviceStats(.init(tenant: tenant), options: options)
            // Preferences have the statistics of permission prompts. All apps' questions share the time of the request.
            let apps = try await answer.apps.concurrentMap(atOnce: Self.appsAtOnce) { stats in
                JSONView.deviceStats(stats, try await permissions.permissionStatistics(.init(tenant: stats.tenant), options: options))
            }
            return .ok(["apps": .list(apps)])
        }
    }

    /// Apps of an organization whose statistics are asked for at once.
    private static let appsAtOnce = 16

    /// An export of a million devices takes about a minute; a client that reads slowly may take longer.
    private static let exportTime = Duration.seconds(1_800)

    private static func isCSV(_ http: EndpointRequest) throws -> Bool {
        switch http.query["format", .word(["json", "csv"])] ?? "json" {
        case "csv": return true
        case "json": return false
        default: throw APIError(.invalidValue, field: "format", "format is csv or json")
        }
    }

    private static func filter(_ http: EndpointRequest) throws -> RegistryV1.DeviceFilter {
        let query = http.query
        var filter = RegistryV1.DeviceFilter()
        if query.has("organization_id") || query.has("app_id") { filter.tenant = try http.queriedTenant(app: "") }
        filter.userId = query["user_id"] ?? ""
        filter.deviceType = try query.choice("device_type")
        filter.platform = query["platform"] ?? ""
        filter.status = try query.choice("status")
        filter.pushTokenType = try query.choice("push_token_type")
        filter.appVersion = query["app_version"] ?? ""
        filter.permissionStatus = try query.choice("permission_status")
        filter.lastUsedFromMs = try http.instant("last_used_from")
        filter.lastUsedBeforeMs = try http.instant("last_used_before")
        filter.registeredFromMs = try http.instant("registered_from")
        filter.registeredBeforeMs = try http.instant("registered_before")
        switch query["notifications_enabled", .word(["true", "false"])] {
        case nil: break
        case "true": filter.notificationsEnabled = true
        case "false": filter.notificationsEnabled = false
        default: throw APIError(.invalidValue, field: "notifications_enabled", "notifications_enabled is true or false")
        }
        return filter
    }
}

extension Answer {
    fileprivate static func json(_ items: StreamedItems<RegistryV1.Device>) -> Answer {
        Answer(
            status: .ok, body: nil,
            stream: { style in
                let warnings = style.warnings.isEmpty ? "" : #""warnings":\#(JSONValue.list(style.warnings).encoded(camelCase: false)),"#
                return items.body(#"{"ok":true,\#(warnings)"items":["#, "]}") { devices, isFirst in
                    let text = devices.map { JSONView.administeredDevice($0).encoded(camelCase: style.camelCase) }.joined(separator: ",")
                    return isFirst || devices.isEmpty ? text : "," + text
                }
            }, headers: [.contentType: "application/json; charset=utf-8"])
    }

    fileprivate static func csv(_ items: StreamedItems<RegistryV1.Device>) -> Answer {
        Answer(
            status: .ok, body: nil,
            stream: { _ in
                items.body(DeviceReport.csvHeader, "") { devices, _ in devices.map(DeviceReport.csvLine).joined() }
            }, headers: [.contentType: "text/csv; charset=utf-8", .contentDisposition: "attachment; filename=\"devices.csv\""])
    }
}
