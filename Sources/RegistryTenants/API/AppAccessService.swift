import CarillonAPI
import Cryptography
import Logging
import RPC
import ServiceKit
import Storage

/// `carillon.registry.v1.AppAccess`: data with which the gateway authenticates an app's clients.
struct AppAccessService: RegistryV1.AppAccess.ServiceProtocol {
    let store: Store
    let clock: any DomainClock
    let keyRing: KeyRing
    let logger: Logger
    /// Log lines about an app's unreadable secret: the gateway asks for it again at every such token.
    private let alerts = RateLimiter<String>(most: 1, interval: .seconds(900))

    init(store: Store, clock: any DomainClock, keyRing: KeyRing, logger: Logger) {
        self.store = store
        self.clock = clock
        self.keyRing = keyRing
        self.logger = logger
    }

    func checkOrigin(_ request: RegistryV1.CheckOriginRequest, context: ServerContext) async throws -> RegistryV1.CheckOriginResponse {
        guard !request.origin.isEmpty else { throw APIError(.invalidArgument, field: "origin", "is required") }
        return .init(allowed: try await store.read { try AppTable.isAllowed(origin: request.origin, $0) })
    }

    func getTokenSecret(
        _ request: RegistryV1.GetTokenSecretRequest, context: ServerContext
    ) async throws -> RegistryV1.GetTokenSecretResponse {
        let keyRing = keyRing
        guard !request.appId.isEmpty else { throw APIError(.invalidArgument, field: "app_id", "is required") }
        do {
            return .init(secret: try await store.read { try TokenSecretTable.open(ofApp: request.appId, keyRing: keyRing, $0) } ?? [])
        } catch let error as CryptographyError {
            warnOfUnreadableSecret(of: request.appId, error)
            throw APIError(.unavailable, "the app's token secret cannot be opened until an operator has put it again; the registry's log names it")
        }
    }

    /// The ring has lost the secret's key, as after a restore without the keys.
    private func warnOfUnreadableSecret(of app: String, _ error: CryptographyError) {
        guard alerts.take(app, at: clock.steadyNow) == nil else { return }
        logger.critical(
            "an app's token secret cannot be opened; tokens signed with it are refused until it is put again",
            metadata: [
                "alert": "page", "app": "\(app)", "cause": "\(error)",
                "remedy": "put the key back into the key ring, or put the secret again (`carillon apps issuer \(app) --shared-secret FILE`)",
            ])
    }
}
