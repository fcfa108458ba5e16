import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/admin/service-keys`: what host systems of an app call with (GW-03, GW-06). Of the caller's app, or of `?app_id=`.
struct ServiceKeyRoutes {
    let registry: RegistryV1.Registry.Client

    func add(to endpoints: Endpoints) {
        let registry = registry
        endpoints.on(.get, "/admin/service-keys") { incoming in
            let page = try incoming.page
            let request = RegistryV1.ListServiceKeysRequest(
                tenant: try await incoming.administered(by: registry), pageSize: page.size, pageToken: page.token)
            let answer = try await registry.listServiceKeys(request, options: try incoming.context.options)
            return .items(answer.keys.map(Self.shown), next: answer.nextPageToken)
        }
        endpoints.on(.post, "/admin/service-keys") { incoming in
            var app = try incoming.body.string("app_id") ?? ""
            if app.isEmpty { app = try await incoming.administered(by: registry).appId }
            let request = RegistryV1.CreateServiceKeyRequest(
                appId: app, name: try incoming.body.requiredString("name"),
                scopes: try (incoming.body.strings("scopes") ?? []).map { try .init(word: $0, field: "scopes") })
            let answer = try await registry.createServiceKey(request, options: try incoming.context.options)
            // Shown this once.
            return .ok(["service_key": Self.shown(answer.key ?? .init()), "secret": .string(answer.secret)])
        }
        endpoints.on(.delete, "/admin/service-keys/{key}") { incoming in
            let request = RegistryV1.RevokeServiceKeyRequest(
                tenant: try await incoming.administered(by: registry), keyId: try incoming.parameter("key"))
            _ = try await registry.revokeServiceKey(request, options: try incoming.context.options)
            return .noContent
        }
    }

    private static func shown(_ key: RegistryV1.ServiceKey) -> JSONValue {
        [
            "key_id": .string(key.keyId), "organization_id": .string(key.organizationId), "app_id": .string(key.appId),
            "name": .string(key.name), "scopes": Shown.texts(key.scopes.map(\.name)), "created_at": Shown.instant(key.createdAtMs),
            "revoked_at": Shown.instant(key.revokedAtMs),
        ]
    }
}
