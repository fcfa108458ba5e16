import CarillonAPI
import Hummingbird
import RPC
import ServiceKit

/// `/users/me/notifications`: the user's preferences (PREF-04, PREF-05).
struct PreferenceRoutes {
    let peers: GatewayPeers
    let policies: any PolicySource
    let readers: ReaderLanguages
    let clock: any DomainClock

    func add(to endpoints: Endpoints) {
        let preferences = peers.preferences
        let warning = FrequencyWarning(frequency: peers.frequency, clock: clock)
        endpoints.on(.get, "/users/me/notifications") { [policies, readers] http in
            let (tenant, user) = (try http.context.tenant, try http.context.user.id)
            async let app = policies.current(for: tenant)
            let document = try await preferences.getPreferences(.init(tenant: tenant, userId: user), options: try http.context.options).document
            guard let document else { throw APIError(.internalError, "the preferences service answered no document") }
            let governing = try await app
            let words = CatalogueWords(
                wanted: try await readers.wanted(by: http, chosen: document.language ?? ""), policy: governing.policy, languages: readers.texts)
            let view = JSONView.preferences(document).adding([
                "catalogue": Self.catalogue(governing.catalogue, in: document, words),
                "frequency": try await warning.view(
                    in: governing, timezone: document.quietState?.timezone ?? "", tenant: tenant, userId: user,
                    options: try http.context.options),
            ])
            return .ok(view).tagged(version: document.version)
        }
        endpoints.on(.put, "/users/me/notifications") { http in
            let body = try PreferenceBody(http)
            let document = try await preferences.updatePreferences(body.request, options: try http.context.options).document
            guard let document else { throw APIError(.internalError, "the preferences service answered no document") }
            return .ok(JSONView.preferences(document).adding(["warnings": .list(body.warnings)])).tagged(version: document.version)
        }
    }

    /// The catalogue's entries in the document, which are those for the user's roles, in the reader's language.
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
    /// Adds the document's version as the entity tag, for `If-Match` of the next update.
    fileprivate func tagged(version: Int64) -> Answer {
        var answer = self
        answer.headers[.eTag] = EntityTag.header("\(version)")
        return answer
    }
}
