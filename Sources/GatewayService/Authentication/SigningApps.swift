import CarillonAPI
import RPC
import ServiceKit

/// The apps that signed requests name (RCPT-27). Everybody may name one, so an id costs the registry one question within ``lifetime``, whether there
/// is such an app or not.
struct SigningApps: Sendable {
    private let tenants: RegistryV1.Tenants.Client
    private let cache: TTLCache<CommonV1.Tenant>
    /// Ids of no app. Callers can invent any number of them, so they have a cache of their own.
    private let unknown: TTLCache<Bool>

    /// How long an answer is used.
    static let lifetime = Duration.seconds(5)

    init(tenants: RegistryV1.Tenants.Client, metrics: MetricsRegistry, lifetime: Duration = SigningApps.lifetime) {
        self.tenants = tenants
        let lookups = CacheMetrics("signing_app", metrics: metrics)
        cache = TTLCache(lifetime: lifetime, mostEntries: 10_000, lookups: lookups)
        unknown = TTLCache(lifetime: lifetime, mostEntries: 10_000, lookups: lookups)
    }

    /// The app with this id; nil: there is none.
    ///
    /// - Parameter options: of the question to the registry.
    func tenant(of appID: String, options: CallOptions) async throws -> CommonV1.Tenant? {
        guard TenantID.canBeApp(appID), unknown.cached(appID) == nil else { return nil }
        return try await cache.value(for: appID) {
            do {
                guard let app = try await tenants.getApp(.init(appId: appID), options: options).app else { return nil }
                return CommonV1.Tenant(organizationId: app.organizationId, appId: app.appId)
            } catch let error as RPCError where error.code == .notFound {
                unknown.insert(true, for: appID)
                return nil
            }
        }
    }
}
