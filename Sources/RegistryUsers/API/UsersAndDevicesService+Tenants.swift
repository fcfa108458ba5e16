import CarillonAPI
import RPC
import RegistryTenants

/// Calls that ``TenantsService`` answers.
extension UsersAndDevicesService {
    func upsertOrganization(
        _ request: RegistryV1.UpsertOrganizationRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertOrganizationResponse {
        try await tenants.upsertOrganization(request, context: context)
    }

    func getOrganization(
        _ request: RegistryV1.GetOrganizationRequest, context: ServerContext
    ) async throws -> RegistryV1.GetOrganizationResponse {
        try await tenants.getOrganization(request, context: context)
    }

    func listOrganizations(
        _ request: RegistryV1.ListOrganizationsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListOrganizationsResponse {
        try await tenants.listOrganizations(request, context: context)
    }

    func upsertApp(
        _ request: RegistryV1.UpsertAppRequest, context: ServerContext
    ) async throws -> RegistryV1.UpsertAppResponse {
        try await tenants.upsertApp(request, context: context)
    }

    func getApp(
        _ request: RegistryV1.GetAppRequest, context: ServerContext
    ) async throws -> RegistryV1.GetAppResponse {
        try await tenants.getApp(request, context: context)
    }

    func listApps(
        _ request: RegistryV1.ListAppsRequest, context: ServerContext
    ) async throws -> RegistryV1.ListAppsResponse {
        try await tenants.listApps(request, context: context)
    }

    func getPolicy(
        _ request: RegistryV1.GetPolicyRequest, context: ServerContext
    ) async throws -> RegistryV1.GetPolicyResponse {
        try await tenants.getPolicy(request, context: context)
    }

    func watchPolicy(
        _ request: RegistryV1.GetPolicyRequest, response: ResponseWriter<RegistryV1.GetPolicyResponse>, context: ServerContext
    ) async throws {
        try await tenants.watchPolicy(request, response: response, context: context)
    }

    func getCatalogue(
        _ request: RegistryV1.GetCatalogueRequest, context: ServerContext
    ) async throws -> RegistryV1.GetCatalogueResponse {
        try await tenants.getCatalogue(request, context: context)
    }

    func createServiceKey(
        _ request: RegistryV1.CreateServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.CreateServiceKeyResponse {
        try await tenants.createServiceKey(request, context: context)
    }

    func listServiceKeys(
        _ request: RegistryV1.ListServiceKeysRequest, context: ServerContext
    ) async throws -> RegistryV1.ListServiceKeysResponse {
        try await tenants.listServiceKeys(request, context: context)
    }

    func revokeServiceKey(
        _ request: RegistryV1.RevokeServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.RevokeServiceKeyResponse {
        try await tenants.revokeServiceKey(request, context: context)
    }

    func verifyServiceKey(
        _ request: RegistryV1.VerifyServiceKeyRequest, context: ServerContext
    ) async throws -> RegistryV1.VerifyServiceKeyResponse {
        try await tenants.verifyServiceKey(request, context: context)
    }
}
