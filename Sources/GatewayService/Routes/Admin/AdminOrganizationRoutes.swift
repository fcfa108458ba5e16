import CarillonAPI
import Hummingbird
import ServiceKit

/// `/admin/organizations` (GW-06). The registry authorizes the caller, whom the gateway names.
struct AdminOrganizationRoutes {
    let tenants: RegistryV1.Tenants.Client

    func add(to endpoints: Endpoints) {
        let tenants = tenants
        endpoints.on(.get, "/admin/organizations") { http in
            let page = try http.page
            let answer = try await tenants.listOrganizations(
                .init(pageSize: page.size, pageToken: page.token), options: try http.context.options)
            return .items(answer.organizations.map(JSONView.organization), next: answer.nextPageToken)
        }
        endpoints.on(.get, "/admin/organizations/{organization_id}") { http in
            let answer = try await tenants.getOrganization(
                .init(organizationId: try http.parameter("organization_id")), options: try http.context.options)
            return .ok(["organization": answer.organization.map(JSONView.organization) ?? .null])
        }
        endpoints.on(.put, "/admin/organizations/{organization_id}") { http in
            let answer = try await tenants.upsertOrganization(
                .init(organization: try Self.organization(http)), options: try http.context.options)
            return .ok(["organization": answer.organization.map(JSONView.organization) ?? .null])
        }
    }

    private static func organization(_ http: EndpointRequest) throws -> RegistryV1.Organization {
        let body = http.body
        var organization = RegistryV1.Organization()
        organization.organizationId = try http.parameter("organization_id")
        organization.name = try body.string("name") ?? ""
        organization.timezone = try body.string("timezone") ?? ""
        organization.defaultLocale = try body.string("default_locale") ?? ""
        organization.status = try body.choice("status") ?? .unspecified
        organization.profile = try body.string("profile") ?? ""
        organization.policyOverrides = try body.jsonTexts("policy_overrides") ?? [:]
        return organization
    }
}
