import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/apps/{app_id}/policy`, `/admin/organizations/{app_id}/policy` and `/admin/profiles` (GW-06, POL-01, POL-02).
struct AdminPolicyRoutes {
    let tenants: RegistryV1.Tenants.Client
    let administration: RegistryV1.PolicyAdministration.Client

    func add(to endpoints: Endpoints) {
        let (tenants, administration) = (tenants, administration)
        endpoints.on(.get, "/admin/profiles") { http in
            let profiles = try await administration.listProfiles(.init(), options: try http.context.options).profiles
            return .items(
                profiles.map { ["name": .string($0.name), "versions": .list($0.versions.map { .integer(Int64($0)) })] })
        }
        endpoints.on(.get, "/admin/apps/{app_id}/policy") { http in
            let tenant = try await http.administered(by: tenants)
            let policy = try await tenants.getPolicy(.init(tenant: tenant), options: try http.context.options)
            return .ok(JSONView.policy(policy))
        }
        endpoints.on(.get, "/admin/apps/{app_id}/policy/{setting}") { http in
            let request = RegistryV1.ExplainSettingRequest(
                tenant: try await http.administered(by: tenants), setting: try http.parameter("setting"),
                typeId: http.query["type_id"] ?? "")
            return .ok(JSONView.explanation(try await administration.explainSetting(request, options: try http.context.options)))
        }
        endpoints.on(.patch, "/admin/apps/{app_id}/policy") { http in
            let tenant = try await http.administered(by: tenants)
            return try await Self.patch(http, organization: tenant.organizationId, app: tenant.appId, administration)
        }
        endpoints.on(.patch, "/admin/organizations/{organization_id}/policy") { http in
            try await Self.patch(http, organization: try http.parameter("organization_id"), app: "", administration)
        }
        endpoints.on(.post, "/admin/apps/{app_id}/profile") { http in
            let version = try http.body.integer("version") ?? 0
            guard let version = Int32(exactly: version), version >= 0 else {
                throw APIError(.invalidValue, field: "version", "version must be a version of the profile, or absent for the newest")
            }
            let request = RegistryV1.MoveProfileRequest(
                tenant: try await http.administered(by: tenants), profile: try http.body.string("profile") ?? "", version: version,
                dryRun: try http.body.bool("dry_run") ?? false)
            let answer = try await administration.moveProfile(request, options: try http.context.options)
            return .ok([
                "profile": .string(answer.profile), "version": .integer(Int64(answer.version)),
                "changes": .list(answer.changes.map(JSONView.change)), "added_types": JSONView.texts(answer.addedTypes),
                "removed_types": JSONView.texts(answer.removedTypes),
            ])
        }
    }

    private static func patch(
        _ http: EndpointRequest, organization: String, app: String, _ administration: RegistryV1.PolicyAdministration.Client
    ) async throws -> Answer {
        var request = RegistryV1.PatchPolicyRequest()
        request.tenant = .init(organizationId: organization, appId: app)
        request.set = try http.body.jsonTexts("set") ?? [:]
        request.clear = try http.body.strings("clear") ?? []
        request.expectedVersion = try http.ifMatch
        request.dryRun = try http.body.bool("dry_run") ?? false
        guard !request.set.isEmpty || !request.clear.isEmpty else { throw http.body.missing("set") }
        let answer = try await administration.patchPolicy(request, options: try http.context.options)
        return .ok([
            "changes": .list(answer.changes.map(JSONView.change)), "version": .integer(answer.version),
            "overrides": .map(answer.overrides.mapValues(JSONView.setting)),
        ])
    }
}
