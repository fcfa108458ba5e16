import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/apps` (GW-06). The registry authorizes the caller, whom the gateway names.
struct AdminAppRoutes {
    let tenants: RegistryV1.Tenants.Client

    func add(to endpoints: Endpoints) {
        let tenants = tenants
        endpoints.on(.get, "/admin/apps") { http in
            let page = try http.page
            let organization = try http.query["organization_id"] ?? http.context.tenant.organizationId
            let answer = try await tenants.listApps(
                .init(organizationId: organization, pageSize: page.size, pageToken: page.token), options: try http.context.options)
            return .items(answer.apps.map(JSONView.app), next: answer.nextPageToken)
        }
        endpoints.on(.get, "/admin/apps/{app_id}") { http in
            let answer = try await tenants.getApp(.init(appId: try http.parameter("app_id")), options: try http.context.options)
            return .ok(["app": answer.app.map(JSONView.app) ?? .null])
        }
        endpoints.on(.put, "/admin/apps/{app_id}") { http in
            let answer = try await tenants.upsertApp(try Self.app(http), options: try http.context.options)
            return .ok(["app": answer.app.map(JSONView.app) ?? .null])
        }
    }

    private static func app(_ http: EndpointRequest) throws -> RegistryV1.UpsertAppRequest {
        let body = http.body
        var app = RegistryV1.App()
        app.appId = try http.parameter("app_id")
        // A caller without an organization has to name one.
        let own = try http.context.tenant.organizationId
        app.organizationId = try own.isEmpty ? body.requiredString("organization_id") : body.string("organization_id") ?? own
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

    /// The token issuer, which replaces the present one as a whole.
    private static func issuer(_ auth: JSONObject) throws -> RegistryV1.TokenIssuer {
        var issuer = RegistryV1.TokenIssuer()
        issuer.issuer = try auth.string("issuer") ?? ""
        issuer.audience = try auth.string("audience") ?? ""
        issuer.jwks = try auth.string("jwks") ?? ""
        issuer.jwksUrl = try auth.string("jwks_url") ?? ""
        issuer.sharedSecret = try auth.string("shared_secret") ?? ""
        return issuer
    }
}
