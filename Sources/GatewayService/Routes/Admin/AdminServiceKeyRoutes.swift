import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/admin/service-keys`: the keys of an app's host systems (GW-03, GW-06). The app is the caller's, or `?app_id=`.
struct AdminServiceKeyRoutes {
    let tenants: RegistryV1.Tenants.Client

    func add(to endpoints: Endpoints) {
        let tenants = tenants
        endpoints.on(.get, "/admin/service-keys") { http in
            let page = try http.page
            let request = RegistryV1.ListServiceKeysRequest(
                tenant: try await http.administered(by: tenants), pageSize: page.size, pageToken: page.token)
            let answer = try await tenants.listServiceKeys(request, options: try http.context.options)
            return .items(answer.keys.map(Self.view), next: answer.nextPageToken)
        }
        endpoints.on(.post, "/admin/service-keys") { http in
            var app = try http.body.string("app_id") ?? ""
            if app.isEmpty { app = try await http.administered(by: tenants).appId }
            let request = RegistryV1.CreateServiceKeyRequest(
                appId: app, name: try http.body.requiredString("name"),
                scopes: try (http.body.strings("scopes", among: RegistryV1.ServiceKeyScope.words) ?? []).map { try .init(word: $0, field: "scopes") })
            let answer = try await tenants.createServiceKey(request, options: try http.context.options)
            // The secret is shown only here.
            return .ok(["service_key": Self.view(answer.key ?? .init()), "secret": .string(answer.secret)])
        }
        endpoints.on(.delete, "/admin/service-keys/{key_id}") { http in
            let request = RegistryV1.RevokeServiceKeyRequest(
                tenant: try await http.administered(by: tenants), keyId: try http.parameter("key_id"))
            _ = try await tenants.revokeServiceKey(request, options: try http.context.options)
            return .noContent
        }
    }

    private static func view(_ key: RegistryV1.ServiceKey) -> JSONValue {
        let tenant = key.tenant ?? .init()
        return [
            "key_id": .string(key.keyId), "organization_id": .string(tenant.organizationId), "app_id": .string(tenant.appId),
            "name": .string(key.name), "scopes": JSONView.texts(key.scopes.map(\.name)), "created_at": JSONView.instant(key.createdAtMs),
            "revoked_at": JSONView.instant(key.revokedAtMs),
        ]
    }
}
