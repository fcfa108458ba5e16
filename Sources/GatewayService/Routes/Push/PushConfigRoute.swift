import CarillonAPI
import Hummingbird
import ServiceKit

/// `/push/config`: the settings of the app's client.
struct PushConfigRoute {
    let administration: RegistryV1.PolicyAdministration.Client
    let policies: any PolicySource
    let readers: ReaderLanguages

    func add(to endpoints: Endpoints) {
        endpoints.on(.get, "/push/config") { [administration, policies, readers] http in
            let app = try await policies.current(for: try http.context.tenant)
            let words = CatalogueWords(wanted: try await readers.wanted(by: http), policy: app.policy, languages: readers.texts)
            let flags = try await administration.resolveFlags(
                .init(tenant: try http.context.tenant, userId: try http.context.user.id), options: try http.context.options
            ).flags
            return .ok([
                "vapid_public_key": .text(app.policy.vapidPublicKey), "service_worker_path": .string(app.policy.serviceWorkerPath),
                "android_channels": .list(app.catalogue.androidChannels.map { JSONView.androidChannel(words.read($0)) }),
                "ios_categories": .list(app.catalogue.iosCategories.map(JSONView.iosCategory)),
                "deep_link_scheme": app.policy.deepLinkScheme.map { .string($0) } ?? .null,
                "foreground_presentation": .string(app.policy.foregroundPresentation), "flags": .map(flags.mapValues { .string($0) }),
            ])
        }
    }
}
