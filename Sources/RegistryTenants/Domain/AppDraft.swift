import CarillonAPI
import Cryptography
import Foundation
import ServiceKit

/// Merges a request into a stored app: an empty field does not change, unless it is to be cleared (REG-02).
enum AppDraft {
    /// Fields that can be cleared.
    static let clearable = [
        "apns_topic", "fcm_project_id", "default_android_channel_id", "deep_link_scheme", "auth", "expo_project", "vapid_public_key",
        "web_fallback_base_url", "allowed_origins", "service_worker_path",
    ]

    /// - Parameter existing: nil for a new app, which gets the defaults.
    static func checked(
        _ asked: RegistryV1.App, clearing: [String], over existing: RegistryV1.App?, organization: RegistryV1.Organization,
        profiles: ProfileLibrary
    ) throws(APIError) -> RegistryV1.App {
        var app = existing ?? .init(appId: asked.appId, organizationId: asked.organizationId, name: asked.appId, apnsEnvironment: .production)
        try clear(clearing, of: &app)
        try merge(asked, over: &app)
        try chooseProfile(asked, over: existing, organization: organization, profiles: profiles, for: &app)
        app.policyOverrides = try OrganizationDraft.overrides(asked.policyOverrides, over: app.policyOverrides, field: "app.policy_overrides")
        return app
    }

    private static func clear(_ fields: [String], of app: inout RegistryV1.App) throws(APIError) {
        for field in fields {
            switch field {
            case "apns_topic": app.apnsTopic = ""
            case "fcm_project_id": app.fcmProjectId = ""
            case "default_android_channel_id": app.defaultAndroidChannelId = ""
            case "deep_link_scheme": app.deepLinkScheme = ""
            case "auth": app.auth = nil
            case "expo_project": app.expoProject = ""
            case "vapid_public_key": app.vapidPublicKey = ""
            case "web_fallback_base_url": app.webFallbackBaseUrl = ""
            case "allowed_origins": app.allowedOrigins = []
            case "service_worker_path": app.serviceWorkerPath = ""
            default: throw APIError(.invalidValue, field: "clear_fields", "takes \(clearable.joined(separator: ", ")), found “\(field)”")
            }
        }
    }

    private static func merge(_ asked: RegistryV1.App, over app: inout RegistryV1.App) throws(APIError) {
        func text(_ text: String, _ field: String, _ limit: Int, over value: String) throws(APIError) -> String {
            let text = try FieldRules.text(text, field: "app.\(field)", limit: limit)
            return text.isEmpty ? value : text
        }
        app.name = try text(asked.name, "name", 200, over: app.name)
        app.apnsTopic = try text(asked.apnsTopic, "apns_topic", 255, over: app.apnsTopic)
        app.fcmProjectId = try text(asked.fcmProjectId, "fcm_project_id", 128, over: app.fcmProjectId)
        app.deepLinkScheme = try text(asked.deepLinkScheme, "deep_link_scheme", 64, over: app.deepLinkScheme)
        app.defaultAndroidChannelId = try text(
            asked.defaultAndroidChannelId, "default_android_channel_id", 100, over: app.defaultAndroidChannelId)
        app.expoProject = try text(asked.expoProject, "expo_project", 128, over: app.expoProject)
        try mergeWeb(asked, over: &app)
        if let environment = try asked.apnsEnvironment.checked(field: "app.apns_environment") { app.apnsEnvironment = .init(environment) }
        if let issuer = asked.auth {
            try check(issuer)
            app.auth = .init(issuer: issuer.issuer, jwks: issuer.jwks, audience: issuer.audience, jwksUrl: issuer.jwksUrl)
        }
    }

    private static func mergeWeb(_ asked: RegistryV1.App, over app: inout RegistryV1.App) throws(APIError) {
        if !asked.vapidPublicKey.isEmpty {
            guard let point = Base64URL.decode(asked.vapidPublicKey), (try? P256PublicKey(x963: point)) != nil else {
                throw APIError(.invalidValue, field: "app.vapid_public_key", "is an uncompressed P-256 point in base64url")
            }
            app.vapidPublicKey = asked.vapidPublicKey
        }
        if !asked.webFallbackBaseUrl.isEmpty {
            do { try SettingType.url.check(.text(asked.webFallbackBaseUrl), path: "", partially: false) } catch {
                throw APIError(.invalidValue, field: "app.web_fallback_base_url", "is an https address")
            }
            app.webFallbackBaseUrl = asked.webFallbackBaseUrl
        }
        if !asked.allowedOrigins.isEmpty {
            guard asked.allowedOrigins.count <= 100, asked.allowedOrigins.allSatisfy(isOrigin) else {
                throw APIError(.invalidValue, field: "app.allowed_origins", "has at most 100 origins such as https://app.example.com")
            }
            app.allowedOrigins = asked.allowedOrigins
        }
        if !asked.serviceWorkerPath.isEmpty {
            guard asked.serviceWorkerPath.hasPrefix("/"), asked.serviceWorkerPath.utf8.count <= 200 else {
                throw APIError(.invalidValue, field: "app.service_worker_path", "is a path of at most 200 bytes, beginning with /")
            }
            app.serviceWorkerPath = asked.serviceWorkerPath
        }
    }

    /// Scheme, host, and a port other than the default, with nothing after them (REG-15). Browsers treat pages on the same machine like https.
    private static func isOrigin(_ text: String) -> Bool {
        let isLocal = text == "http://localhost" || text.hasPrefix("http://localhost:")
        guard text.utf8.count <= 255, text.hasPrefix("https://") || isLocal, let start = text.range(of: "://")?.upperBound else { return false }
        let host = text[start...]
        return !host.isEmpty && host.utf8.allSatisfy { $0 > 0x20 && !"/?#@\\".utf8.contains($0) }
    }

    /// The app keeps its profile and version until it is moved (POL-01).
    private static func chooseProfile(
        _ asked: RegistryV1.App, over existing: RegistryV1.App?, organization: RegistryV1.Organization, profiles: ProfileLibrary,
        for app: inout RegistryV1.App
    ) throws(APIError) {
        app.profile = [asked.profile, existing?.profile ?? "", organization.profile].first { !$0.isEmpty } ?? ""
        if asked.profileVersion != 0 {
            app.profileVersion = asked.profileVersion
        } else if existing?.profile != app.profile {
            app.profileVersion = Int32(try profiles.profile(app.profile).version)
        }
    }

    /// Refuses keys that cannot verify user tokens.
    private static func check(_ issuer: RegistryV1.TokenIssuer) throws(APIError) {
        guard FreeText.fits(issuer.issuer, 0...500), FreeText.fits(issuer.audience, 0...500), issuer.jwks.utf8.count <= 65_536 else {
            throw APIError(
                .invalidValue, field: "app.auth", "issuer and audience have \(FreeText.words(most: 500)), the key set at most 64 KiB")
        }
        guard issuer.jwks.isEmpty || issuer.jwksUrl.isEmpty else {
            throw APIError(.invalidValue, field: "app.auth.jwks_url", "is in place of jwks: give one of them")
        }
        if !issuer.jwksUrl.isEmpty {
            let isAddress = (try? SettingType.url.check(.text(issuer.jwksUrl), path: "", partially: false)) != nil
            guard isAddress, issuer.jwksUrl.utf8.count <= 2_000 else {
                throw APIError(.invalidValue, field: "app.auth.jwks_url", "is an https address of at most 2,000 bytes")
            }
        }
        guard !issuer.jwks.isEmpty else { return }
        do { _ = try JWKSet(json: Array(issuer.jwks.utf8)) } catch {
            throw APIError(.invalidKeySet, field: "app.auth.jwks", "\(error)")
        }
    }

    /// The names of the changed fields, for the audit log.
    static func changedFields(_ app: RegistryV1.App, from existing: RegistryV1.App?) -> String {
        guard let existing else { return "created" }
        return ChangedFields()
            .add("name", app.name, existing.name).add("profile", app.profile, existing.profile)
            .add("profile_version", app.profileVersion, existing.profileVersion)
            .add("policy_overrides", app.policyOverrides, existing.policyOverrides).add("apns_topic", app.apnsTopic, existing.apnsTopic)
            .add("apns_environment", app.apnsEnvironment, existing.apnsEnvironment)
            .add("fcm_project_id", app.fcmProjectId, existing.fcmProjectId)
            .add("default_android_channel_id", app.defaultAndroidChannelId, existing.defaultAndroidChannelId)
            .add("deep_link_scheme", app.deepLinkScheme, existing.deepLinkScheme).add("auth", app.auth, existing.auth)
            .add("expo_project", app.expoProject, existing.expoProject)
            .add("vapid_public_key", app.vapidPublicKey, existing.vapidPublicKey)
            .add("web_fallback_base_url", app.webFallbackBaseUrl, existing.webFallbackBaseUrl)
            .add("allowed_origins", app.allowedOrigins, existing.allowedOrigins)
            .add("service_worker_path", app.serviceWorkerPath, existing.serviceWorkerPath).text
    }
}
