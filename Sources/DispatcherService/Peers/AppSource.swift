import CarillonAPI
import ServiceKit

/// The registry's record of an app (REG-02), for what the app's credentials leave out, and for what its devices need of them.
protocol AppSource: Sendable {
    /// - Throws: the error of a call to the registry, or `not_found`.
    func app(of tenant: CommonV1.Tenant) async throws -> RegistryV1.App

    /// The keys that addresses of the app's devices were made with, each with the number of addresses.
    ///
    /// - Throws: the error of a call to the registry.
    func addressKeys(of tenant: CommonV1.Tenant) async throws -> [RegistryV1.VapidKey]
}

/// ``AppSource`` over RPC. Asks each time: credentials are put seldom, right after a change of the app.
struct RemoteApps: AppSource {
    let tenants: RegistryV1.Tenants.Client
    let addresses: RegistryV1.Addresses.Client

    func app(of tenant: CommonV1.Tenant) async throws -> RegistryV1.App {
        guard let app = try await tenants.getApp(.init(appId: tenant.appId)).app else {
            throw APIError(.notFound, field: "app_id", "there is no app “\(tenant.appId)”")
        }
        return app
    }

    func addressKeys(of tenant: CommonV1.Tenant) async throws -> [RegistryV1.VapidKey] {
        try await addresses.listVapidKeys(.init(tenant: tenant)).keys
    }
}
