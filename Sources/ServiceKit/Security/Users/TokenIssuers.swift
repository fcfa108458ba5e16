public import CarillonAPI
public import Cryptography
import RPC

/// The token issuers of apps. Cached for a few seconds, so that a changed issuer takes effect soon.
public struct TokenIssuers: Sendable {
    /// An app with its issuer.
    public struct App: Sendable {
        public var tenant: CommonV1.Tenant
        public var issuer: String
        /// The required `aud` claim; empty: any.
        public var audience: String
        /// The public keys of the issuer, where an operator gave them.
        public var publicKeys: JWKSet
        /// Where the issuer publishes them instead; empty: nowhere.
        public var keysURL: String
        /// The issuer also signs with HS256 and a shared secret.
        public var hasSharedSecret: Bool
    }

    private let tenants: RegistryV1.Tenants.Client
    private let access: RegistryV1.AppAccess.Client
    private let apps: TTLCache<App>
    /// Shared secrets, by app.
    private let secrets: TTLCache<[UInt8]>
    private let published: PublishedKeySets?
    /// Of tokens of all apps, and of the platform's issuer.
    let verified = VerifiedSignatures()

    /// Asks the registry.
    ///
    /// - Parameter published: reads sets that issuers publish; nil: tokens of such issuers are refused.
    public init(
        tenants: RegistryV1.Tenants.Client, access: RegistryV1.AppAccess.Client, published: PublishedKeySets? = nil, metrics: MetricsRegistry
    ) {
        self.published = published
        self.tenants = tenants
        self.access = access
        apps = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("app", metrics: metrics))
        secrets = TTLCache(lifetime: .seconds(5), mostEntries: 10_000, lookups: CacheMetrics("app_secret", metrics: metrics))
    }

    /// The app with this id, or nil.
    public func app(_ id: String) async throws -> App? {
        try await apps.value(for: id) {
            do {
                guard let app = try await tenants.getApp(.init(appId: id)).app else { return nil }
                let published = app.auth.flatMap { $0.jwks.isEmpty ? nil : $0.jwks }
                return App(
                    tenant: .init(organizationId: app.organizationId, appId: app.appId), issuer: app.auth?.issuer ?? "",
                    audience: app.auth?.audience ?? "", publicKeys: try published.map { try JWKSet(json: Array($0.utf8)) } ?? JWKSet([]),
                    keysURL: app.auth?.jwksUrl ?? "", hasSharedSecret: app.auth?.hasSharedSecret ?? false)
            } catch let error as RPCError where error.code == .notFound {
                return nil
            }
        }
    }

    /// The keys that an issuer publishes at an address.
    ///
    /// - Throws: `unavailable` where they were never read.
    public func keys(at url: String, for token: JWT.Decoded) async throws -> JWKSet {
        guard let published else { return JWKSet([]) }
        return try await published.keys(at: url, for: token)
    }

    /// The app's keys that may have signed a token. The shared secret is read for HS256 alone, so that the loss of the secret does not refuse tokens
    /// that a public key verifies.
    public func keys(of app: App, for token: JWT.Decoded) async throws -> JWKSet {
        guard app.hasSharedSecret, token.algorithm == "HS256" else {
            guard !app.keysURL.isEmpty else { return app.publicKeys }
            return try await keys(at: app.keysURL, for: token)
        }
        let id = app.tenant.appId
        let secret = try await secrets.value(for: id) {
            let secret = try await access.getTokenSecret(.init(appId: id)).secret
            return secret.isEmpty ? nil : secret
        }
        return JWKSet(secret.map { [JSONWebKey(sharedSecret: $0)] } ?? [])
    }
}
