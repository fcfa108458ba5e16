import CarillonAPI
import ServiceKit

/// What an app's policy and catalogue are made of, besides its profile. Resolving it is the check before a change is accepted (POL-04):
/// change a copy, resolve that, then write.
struct PolicyBasis: Sendable {
    var organization: OrganizationRow
    var app: AppRow
    /// What the app adds to its profile's catalogue.
    var own: CatalogueContent

    init(organization: OrganizationRow, app: AppRow, own: CatalogueContent) {
        self.organization = organization
        self.app = app
        self.own = own
    }

    /// The policy that applies, and where each setting comes from.
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
