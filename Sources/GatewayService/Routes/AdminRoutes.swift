import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/organizations` and `/admin/apps` (GW-06). The services authorize the caller, whom the gateway names.
struct AdminRoutes {
    let services: Services

    func add(to endpoints: Endpoints) {
        let registry = services.registry
        endpoints.on(.get, "/admin/organizations") { http in
            let page = try http.page
            let answer = try await registry.listOrganizations(
                .init(pageSize: page.size, pageToken: page.token), options: try http.context.options)
            return .items(answer.organizations.map(JSONView.organization), next: answer.nextPageToken)
        }
        endpoints.on(.get, "/admin/organizations/{id}") { http in
            let answer = try await registry.getOrganization(
                .init(organizationId: try http.parameter("id")), options: try http.context.options)
            return .ok(["organization": answer.organization.map(JSONView.organization) ?? .null])
        }
        endpoints.on(.put, "/admin/organizations/{id}") { http in
            let answer = try await registry.upsertOrganization(
                .init(organization: try Self.organization(http)), options: try http.context.options)
            return .ok(["organization": answer.organization.map(JSONView.organization) ?? .null])
        }
        endpoints.on(.get, "/admin/apps") { http in
            let page = try http.page
            let organization = try http.query["organization_id"] ?? http.context.tenant.organizationId
            let answer = try await registry.listApps(
                .init(organizationId: organization, pageSize: page.size, pageToken: page.token), options: try http.context.options)
            return .items(answer.apps.map(JSONView.app), next: answer.nextPageToken)
        }
        endpoints.on(.get, "/admin/apps/{id}") { http in
            let answer = try await registry.getApp(.init(appId: try http.parameter("id")), options: try http.context.options)
            return .ok(["app": answer.app.map(JSONView.app) ?? .null])
        }
        endpoints.on(.put, "/admin/apps/{id}") { http in
            let answer = try await registry.upsertApp(try Self.app(http), options: try http.context.options)
            return .ok(["app": answer.app.map(JSONView.app) ?? .null])
        }
    }

    private static func organization(_ http: EndpointRequest) throws -> RegistryV1.Organization {
        let body = http.body
        var organization = RegistryV1.Organization()
        organization.organizationId = try http.parameter("id")
        organization.name = try body.string("name") ?? ""
        organization.timezone = try body.string("timezone") ?? ""
        organization.defaultLocale = try body.string("default_locale") ?? ""
        organization.status = try body.choice("status") ?? .unspecified
        organization.profile = try body.string("profile") ?? ""
        organization.policyOverrides = try body.jsonTexts("policy_overrides") ?? [:]
        return organization
    }

    private static func app(_ http: EndpointRequest) throws -> RegistryV1.UpsertAppRequest {
        let body = http.body
        var app = RegistryV1.App()
        app.appId = try http.parameter("id")
        app.organizationId = try body.string("organization_id") ?? http.context.tenant.organizationId
        app.name = try body.string("name") ?? ""
        app.profile = try body.string("profile") ?? ""
        app.policyOverrides = try body.jsonTexts("policy_overrides") ?? [:]
        app.apnsTopic = try body.string("apns_topic") ?? ""
        app.apnsEnvironment = try body.choice("apns_environment") ?? .unspecified
        app.fcmProjectId = try body.string("fcm_project_id") ?? ""
        app.expoProject = try body.string("expo_project") ?? ""
        app.vapidPublicKey = try body.string("vapid_public_key") ?? ""
        app.defaultAndroidChannelId = try body.string("default_android_channel_id") ?? ""
        app.deepLinkScheme = try body.string("deep_link_scheme") ?? ""
        app.webFallbackBaseUrl = try body.string("web_fallback_base_url") ?? ""
        app.allowedOrigins = try body.strings("allowed_origins") ?? []
        app.serviceWorkerPath = try body.string("service_worker_path") ?? ""
        if let auth = try body.object("auth") { app.auth = try issuer(auth) }
        // `null` clears a member; an absent member does not change.
        let clear = [
            "apns_topic", "fcm_project_id", "default_android_channel_id", "deep_link_scheme", "auth", "expo_project", "vapid_public_key",
            "web_fallback_base_url", "allowed_origins", "service_worker_path",
        ].filter(body.isNull)
        return .init(app: app, clearFields: clear)
    }

    private static func issuer(_ auth: JSONObject) throws -> RegistryV1.TokenIssuer {
        return .init(
            issuer: try auth.string("issuer") ?? "", jwks: try auth.string("jwks") ?? "", sharedSecret: try auth.string("shared_secret") ?? "")
    }
}

extension EndpointRequest {
    /// `limit` and `cursor` of a list.
    var page: (size: Int32, token: String) {
        get throws {
            let token = query["cursor"] ?? ""
            guard let limit = query["limit"] else { return (0, token) }
            guard let size = Int32(limit), (1...1_000).contains(size) else {
                throw APIError(.invalidValue, field: "limit", "limit is 1 to 1000")
            }
            return (size, token)
        }
    }
}

extension Answer {
    /// A page of a list (GW-01).
    static func items(_ items: [JSONValue], next: String) -> Answer { .ok(["items": .list(items), "next_cursor": .text(next)]) }
}
