import CarillonAPI
import RPC
import ServiceKit

extension TenantsService {
    func getPolicy(
        _ request: RegistryV1.GetPolicyRequest, context: ServerContext
    ) async throws -> RegistryV1.GetPolicyResponse {
        try context.requireScope(tenant: request.tenant)
        return try await policies.entry(for: request.tenant ?? .init()).response
    }

    /// The interval in real time in which an unchanged policy is sent again, well below the 60 s after which a silent stream counts as dead
    /// (ARCH-02).
    private static let heartbeat = Duration.seconds(15)

    func watchPolicy(
        _ request: RegistryV1.GetPolicyRequest, response: ResponseWriter<RegistryV1.GetPolicyResponse>, context: ServerContext
    ) async throws {
        try context.requireScope(tenant: request.tenant)
        let tenant = request.tenant ?? .init()
        // Subscribes before the first answer, so that no change is missed.
        let changes = policies.changes(of: tenant)
        try await response.write(policies.entry(for: tenant).response)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in changes {
                    try await response.write(policies.entry(for: tenant).response)
                }
                // The stream ends only with its task: the watcher has gone, or the server drains.
                throw CancellationError()
            }
            group.addTask {
                while true {
                    try await Task.sleep(for: Self.heartbeat)
                    try await response.write(policies.entry(for: tenant).response)
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    func getCatalogue(
        _ request: RegistryV1.GetCatalogueRequest, context: ServerContext
    ) async throws -> RegistryV1.GetCatalogueResponse {
        try context.requireScope(tenant: request.tenant)
        return try await policies.entry(for: request.tenant ?? .init()).catalogue
    }
}
