import CarillonAPI
import Cryptography
import RPC
import Storage

/// `carillon.registry.v1.AppAccess`: data with which the gateway authenticates an app's clients.
struct AppAccessService: RegistryV1.AppAccess.ServiceProtocol {
    let store: Store
    let keyRing: KeyRing

    func checkOrigin(_ request: RegistryV1.CheckOriginRequest, context: ServerContext) async throws -> RegistryV1.CheckOriginResponse {
        guard !request.origin.isEmpty else { throw APIError(.invalidArgument, field: "origin", "is required") }
        return .init(allowed: try await store.read { try AppTable.isAllowed(origin: request.origin, $0) })
    }

    func getTokenSecret(
        _ request: RegistryV1.GetTokenSecretRequest, context: ServerContext
    ) async throws -> RegistryV1.GetTokenSecretResponse {
        let keyRing = keyRing
        guard !request.appId.isEmpty else { throw APIError(.invalidArgument, field: "app_id", "is required") }
        return .init(secret: try await store.read { try TokenSecretTable.open(ofApp: request.appId, keyRing: keyRing, $0) } ?? [])
    }
}
