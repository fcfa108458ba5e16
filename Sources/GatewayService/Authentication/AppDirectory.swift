import CarillonAPI
import Cryptography
import RPC
import ServiceKit

/// The token issuers of apps. Cached for a few seconds, so that a changed issuer takes effect soon.
struct AppDirectory: Sendable {
    struct App: Sendable {
        var tenant: CommonV1.Tenant
        var issuer: String
        /// The required `aud` claim; empty: any.
        var audience: String
        var keys: JWKSet?
    }

    private let tenants: RegistryV1.Tenants.Client
    private let access: RegistryV1.AppAccess.Client
    private let cache: TTLCache<App>

    init(tenants: RegistryV1.Tenants.Client, access: RegistryV1.AppAccess.Client, metrics: MetricsRegistry) {
        self.tenants = tenants
        self.access = access
        cache = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("app", metrics: metrics))
    }

    /// The app with this id, or nil.
    func app(_ id: String) async throws -> App? {
        try await cache.value(for: id) {
            do {
                guard let app = try await tenants.getApp(.init(appId: id)).app else { return nil }
                let published = app.auth.flatMap { $0.jwks.isEmpty ? nil : $0.jwks }
                var keys = try published.map { try JWKSet(json: Array($0.utf8)).keys } ?? []
                if app.auth?.hasSharedSecret == true {
                    let secret = try await access.getTokenSecret(.init(appId: id)).secret
                    if !secret.isEmpty { keys.append(JSONWebKey(sharedSecret: secret)) }
                }
                return App(
                    tenant: .init(organizationId: app.organizationId, appId: app.appId), issuer: app.auth?.issuer ?? "",
                    audience: app.auth?.audience ?? "", keys: keys.isEmpty ? nil : JWKSet(keys))
            } catch let error as RPCError where error.code == .notFound {
                return nil
            }
        }
    }
}
