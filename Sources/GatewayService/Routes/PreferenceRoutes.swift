import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/users/me/notifications`, `/channels/…/mute`, `/channels/…/settings`, `/presence`.
struct PreferenceRoutes {
    let services: Services
    let policies: any PolicySource
    let readers: ReaderLanguages
    let clock: any DomainClock

    func add(to endpoints: Endpoints) {
        let preferences = services.preferences
        let registry = services.registry
        let warning = FrequencyWarning(frequency: services.frequency, clock: clock)
        endpoints.on(.get, "/users/me/notifications") { [policies, readers] incoming in
            let (tenant, user) = (try incoming.context.tenant, try incoming.context.user.id)
            async let app = policies.current(for: tenant)
            let document = try await preferences.getPreferences(.init(tenant: tenant, userId: user), options: try incoming.context.options).document
            guard let document else { throw APIError(.internalError, "the preferences service answered no document") }
            let governing = try await app
            let words = CatalogueWords(
                wanted: try await readers.wanted(by: incoming, chosen: document.language ?? ""), policy: governing.policy, languages: readers.texts)
            let shown = Shown.preferences(document).adding([
                "catalogue": Self.catalogue(governing.catalogue, in: document, words),
                "frequency": try await warning.shown(
                    in: governing, timezone: document.quietState?.timezone ?? "", tenant: tenant, userId: user,
                    options: try incoming.context.options),
            ])
            return .ok(shown).tagged(version: document.version)
        }
        endpoints.on(.put, "/users/me/notifications") { incoming in
            let body = try PreferenceBody(incoming)
            let document = try await preferences.updatePreferences(body.request, options: try incoming.context.options).document
            guard let document else { throw APIError(.internalError, "the preferences service answered no document") }
            return .ok(Shown.preferences(document).adding(["warnings": .list(body.warnings)])).tagged(version: document.version)
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
                status: try incoming.body.requiredChoice("status"), activeChannel: try incoming.body.string("active_channel"),
                lastActivityAtMs: try incoming.body.instantMilliseconds("last_activity_at") { Instant(rfc3339: $0)?.milliseconds })
            _ = try await registry.reportPresence(request, options: try incoming.context.options)
            return .noContent
        }
    }

    /// The entries that the document holds: those of the user's roles, in the reader's language.
    private static func catalogue(_ catalogue: Catalogue, in document: PreferencesV1.Document, _ words: CatalogueWords) -> JSONValue {
        let types = Set(document.notifications.map(\.typeId))
        return [
            "categories": .list(
                document.categories.compactMap { catalogue.category($0.categoryId) }.map(words.read).map { category in
                    ["category_id": .string(category.categoryId), "name": .string(category.name), "description": .text(category.description)]
                }),
            "types": .list(
                catalogue.types.filter { types.contains($0.typeId) }.map {
                    ["type_id": .string($0.typeId), "category_id": .string($0.categoryId)]
                }),
        ]
    }
}

extension Answer {
    /// With the document's version as its entity tag, for `If-Match` of the next update.
    fileprivate func tagged(version: Int64) -> Answer {
        var answer = self
        answer.headers[.eTag] = "\"\(version)\""
        return answer
    }
}
