import CarillonAPI
import ServiceKit

/// The layers of an app's policy and catalogue besides its profile. Resolving them checks a change (POL-04): change a copy, resolve it, then write
/// it.
struct PolicyBasis: Sendable {
    var organization: OrganizationRecord
    var app: AppRecord
    /// The app's own entries of the catalogue.
    var own: CatalogueContent

    init(organization: OrganizationRecord, app: AppRecord, own: CatalogueContent) {
        self.organization = organization
        self.app = app
        self.own = own
    }

    /// The effective policy with the origin of each setting.
    ///
    /// - Throws: `invalid_policy` naming the setting, `invalid_argument` for an unknown profile.
    func resolve(_ profiles: ProfileLibrary) throws -> PolicyEntry {
        let (app, organization) = (app.app, organization.organization)
        let profile = try profiles.profile(app.profile, version: Int(app.profileVersion))
        var organizationLayer = try Self.overrides(organization.policyOverrides, field: "organization.policy_overrides")
        if organizationLayer.values["default_locale"] == nil, !organization.defaultLocale.isEmpty {
            organizationLayer.set("default_locale", .text(organization.defaultLocale))
        }
        var appLayer = try Self.overrides(app.policyOverrides, field: "app.policy_overrides")
        if appLayer.values["deep_link_scheme"] == nil, !app.deepLinkScheme.isEmpty {
            appLayer.set("deep_link_scheme", .text(app.deepLinkScheme))
        }
        if appLayer.values["web_fallback_base_url"] == nil, !app.webFallbackBaseUrl.isEmpty {
            appLayer.set("web_fallback_base_url", .text(app.webFallbackBaseUrl))
        }
        let layers = PolicyLayers(profile: profile.settings, organization: organizationLayer, app: appLayer)
        let androidChannel = app.defaultAndroidChannelId
        let version = self.organization.revision + self.app.revision
        let response = RegistryV1.GetPolicyResponse(
            profile: profile.name, version: version,
            settings: layers.resolve().map { .init(name: $0.name, value: $0.value.json, origin: .init($0.origin)) },
            organizationTimezone: organization.timezone, organizationSuspended: organization.status == .suspended, appName: app.name,
            addressEnvironment: app.apnsEnvironment,
            defaultAndroidChannelId: androidChannel.isEmpty ? profile.defaultAndroidChannelId : androidChannel,
            organizationDefaultLocale: organization.defaultLocale, profileVersion: Int32(profile.version), vapidPublicKey: app.vapidPublicKey,
            serviceWorkerPath: app.serviceWorkerPath.isEmpty ? "/sw.js" : app.serviceWorkerPath, allowedOrigins: app.allowedOrigins,
            clientFloors: profile.clientFloors, deepLinkRequired: profile.deepLinkRequired)
        let content = own.isEmpty ? profile.content : profile.content.overlaid(by: own)
        return PolicyEntry(
            response: response, policy: try Policy(response),
            catalogue: content.response(version: own.isEmpty ? Int64(profile.version) : version), layers: layers)
    }

    static func overrides(_ texts: [String: String], field: String) throws(APIError) -> PolicyOverrides {
        do { return try PolicyOverrides(texts: texts) } catch {
            throw APIError(.invalidPolicy, field: "\(field).\(error.path)", error.rule)
        }
    }
}
