import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/users/me/notifications`, `/channels/…/mute`, `/channels/…/settings`, `/presence`.
struct PreferenceRoutes {
    let services: Services
    let policies: any PolicySource

    func add(to endpoints: Endpoints) {
        let preferences = services.preferences
        let registry = services.registry
        endpoints.on(.get, "/users/me/notifications") { [policies] incoming in
            let (tenant, user) = (try incoming.context.tenant, try incoming.context.user.id)
            async let app = policies.current(for: tenant)
            let document = try await preferences.getPreferences(.init(tenant: tenant, userId: user), options: try incoming.context.options).document
            guard let document else { throw APIError(.internalError, "the preferences service answered no document") }
            return .ok(Shown.preferences(document).adding(["catalogue": Self.catalogue(try await app.catalogue)]))
        }
        endpoints.on(.put, "/users/me/notifications") { incoming in
            let document = try await preferences.updatePreferences(try Self.update(incoming), options: try incoming.context.options).document
            guard let document else { throw APIError(.internalError, "the preferences service answered no document") }
            return .ok(Shown.preferences(document))
        }
        endpoints.on(.post, "/channels/{channel_id}/mute") { incoming in
            guard let muted = try incoming.body.bool("muted") else { throw incoming.body.missing("muted") }
            let channel = try incoming.parameter("channel_id")
            let request = PreferencesV1.MuteChannelRequest(
                tenant: try incoming.context.tenant, userId: try incoming.context.user.id, channelId: channel, muted: muted,
                duration: try incoming.body.string("duration") ?? "")
            let setting = try await preferences.muteChannel(request, options: try incoming.context.options).setting ?? .init()
            return .ok(["channel_id": .string(channel), "muted": .bool(setting.muted), "muted_until": Shown.instant(setting.mutedUntilMs)])
        }
        endpoints.on(.put, "/channels/{channel_id}/settings") { incoming in
            let channel = try incoming.parameter("channel_id")
            let request = PreferencesV1.UpdateChannelSettingsRequest(
                tenant: try incoming.context.tenant, userId: try incoming.context.user.id, channelId: channel,
                notifyAll: try incoming.body.bool("notify_all"), starred: try incoming.body.bool("starred"))
            let setting = try await preferences.updateChannelSettings(request, options: try incoming.context.options).setting ?? .init()
            return .ok(JSONValue.object([.init(name: "channel_id", value: .string(channel))]).adding(Shown.channelSetting(setting)))
        }
        endpoints.on(.put, "/presence") { incoming in
            let caller = try incoming.context.user
            let request = RegistryV1.ReportPresenceRequest(
                tenant: try incoming.context.tenant, userId: caller.id, deviceId: try incoming.body.string("device_id") ?? caller.deviceID,
                status: try incoming.body.requiredString("status"), activeChannel: try incoming.body.string("active_channel"),
                lastActivityAtMs: try incoming.body.instantMilliseconds("last_activity_at") { Instant(rfc3339: $0)?.milliseconds })
            _ = try await registry.reportPresence(request, options: try incoming.context.options)
            return .noContent
        }
    }

    private static func catalogue(_ catalogue: Catalogue) -> JSONValue {
        [
            "categories": .list(
                catalogue.categories.map { category in
                    ["category_id": .string(category.categoryId), "name": .string(category.name), "description": .text(category.description)]
                }),
            "types": .list(catalogue.types.map { ["type_id": .string($0.typeId), "category_id": .string($0.categoryId)] }),
        ]
    }

    /// PREF-05: only what the body names changes.
    private static func update(_ incoming: Incoming) throws -> PreferencesV1.UpdatePreferencesRequest {
        let body = incoming.body
        var request = PreferencesV1.UpdatePreferencesRequest()
        request.tenant = try incoming.context.tenant
        request.userId = try incoming.context.user.id
        request.pushEnabled = try body.bool("push_enabled")
        request.emailEnabled = try body.bool("email_enabled")
        if let types = try body.object("notifications") {
            request.notifications = try types.names.map { name in
                guard let type = try types.object(name) else { throw types.missing(name) }
                return .init(typeId: name, push: try type.bool("push"), email: try type.bool("email"))
            }
        }
        if let categories = try body.object("categories") {
            request.categories = try categories.names.map { name in
                guard let enabled = try categories.bool(name) else { throw categories.missing(name) }
                return .init(categoryId: name, enabled: enabled)
            }
        }
        if let quiet = try body.object("quiet_hours") { request.quietHours = try quietHours(quiet) }
        request.promotionalOptIn = try body.bool("promotional_opt_in")
        request.language = try body.string("language")
        request.sound = try body.stringMap("sound") ?? [:]
        request.ifVersion = incoming.ifMatch
        return request
    }

    private static func quietHours(_ body: JSONObject) throws -> PreferencesV1.QuietHoursUpdate {
        var update = PreferencesV1.QuietHoursUpdate()
        update.enabled = try body.bool("enabled")
        update.start = try body.string("start")
        update.end = try body.string("end")
        update.timezone = try body.string("timezone")
        update.days = try body.integers("days_of_week").map { days in .init(daysOfWeek: days.map { Int32(clamping: $0) }) }
        update.allowCritical = try body.bool("allow_critical")
        return update
    }
}
