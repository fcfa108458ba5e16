import CarillonAPI
import Hummingbird
import ServiceKit

/// `/channels/{channel_id}/mute` and `/channels/{channel_id}/settings`: the user's settings of one conversation (PREF-07).
struct ChannelRoutes {
    let preferences: PreferencesV1.Preferences.Client

    func add(to endpoints: Endpoints) {
        let preferences = preferences
        endpoints.on(.post, "/channels/{channel_id}/mute") { http in
            guard let muted = try http.body.bool("muted") else { throw http.body.missing("muted") }
            let channel = try http.parameter("channel_id")
            let request = PreferencesV1.MuteChannelRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, channelId: channel, muted: muted,
                duration: try http.body.string("duration") ?? "")
            let setting = try await preferences.muteChannel(request, options: try http.context.options).setting ?? .init()
            return .ok(["channel_id": .string(channel), "muted": .bool(setting.muted), "muted_until": JSONView.instant(setting.mutedUntilMs)])
        }
        endpoints.on(.put, "/channels/{channel_id}/settings") { http in
            let channel = try http.parameter("channel_id")
            let request = PreferencesV1.UpdateChannelSettingsRequest(
                tenant: try http.context.tenant, userId: try http.context.user.id, channelId: channel,
                notifyAll: try http.body.bool("notify_all"), starred: try http.body.bool("starred"))
            let setting = try await preferences.updateChannelSettings(request, options: try http.context.options).setting ?? .init()
            return .ok(JSONValue.object([.init(name: "channel_id", value: .string(channel))]).adding(JSONView.channelSetting(setting)))
        }
    }
}
