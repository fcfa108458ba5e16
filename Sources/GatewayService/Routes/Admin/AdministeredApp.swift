import CarillonAPI
import Hummingbird

/// The tenant that a request of an administrator is about. The service that is called authorizes the caller.
extension EndpointRequest {
    /// The app in the path or the query, else the caller's own.
    ///
    /// - Throws: `invalid_argument` where neither is there, `not_found` for an app that does not exist, or that is not the service key's.
    func administered(by tenants: RegistryV1.Tenants.Client) async throws -> CommonV1.Tenant {
        let own = try context.tenant
        let named = try context.parameters.get("app_id") == nil ? query["app_id"] ?? "" : parameter("app_id")
        guard !named.isEmpty, named != own.appId else { return try Self.withApp(own) }
        try requireKey(ofApp: named)
        guard let app = try await tenants.getApp(.init(appId: named), options: try context.options).app else {
            throw APIError(.notFound, field: "app_id", "there is no app “\(named)”")
        }
        return .init(organizationId: app.organizationId, appId: app.appId)
    }

    /// A service key is of one app.
    ///
    /// - Throws: `not_found` for a host that names another one.
    func requireKey(ofApp named: String) throws {
        guard case .host = try context.caller, try named != context.tenant.appId else { return }
        throw APIError(.notFound, field: "app_id", "the service key is not of an app “\(named)”")
    }

    /// Organization and app of the query's `organization_id` and `app_id`. The caller's organization, where the query names none.
    ///
    /// - Parameter app: The app where the query names none; nil: the caller's. In another organization: no app.
    /// - Throws: `invalid_argument` for an app without an organization, from a caller who has none either.
    func queriedTenant(app: String? = nil) throws -> CommonV1.Tenant {
        let own = try context.tenant
        let (organization, named) = (query["organization_id"], query["app_id"])
        guard organization != nil || named == nil || named == own.appId || !own.organizationId.isEmpty else {
            throw APIError(
                .invalidArgument, field: "organization_id", "organization_id is required beside app_id, for callers without one of their own")
        }
        let isOwn = organization == nil || organization == own.organizationId
        return .init(organizationId: organization ?? own.organizationId, appId: named ?? (isOwn ? app ?? own.appId : ""))
    }

    /// ``queriedTenant(app:)`` where an app is needed.
    ///
    /// - Throws: `invalid_argument`, also where no app is named and the caller has none.
    func queriedApp() throws -> CommonV1.Tenant { try Self.withApp(queriedTenant()) }

    private static func withApp(_ tenant: CommonV1.Tenant) throws -> CommonV1.Tenant {
        guard !tenant.appId.isEmpty else {
            throw APIError(.invalidArgument, field: "app_id", "app_id is required, for callers without an app of their own")
        }
        return tenant
    }
}
